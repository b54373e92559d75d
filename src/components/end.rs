//! The end: who won, by what, and again.

use super::{
    art::{art, bird},
    dom::{El, el},
    widgets::{button, heading, quiet},
};
use engine::Standing;
use crate::{i18n::{EndTexts, Messages}, app::{Address, Look, Msg, Play, Session}, platform::Store};

#[derive(Clone, Debug, PartialEq)]
struct Row {
    standing: Standing,
    name: String,
    look: Look,
}

#[derive(Clone, Debug, PartialEq)]
struct Outcome {
    heading: String,
    rows: Vec<Row>,
    tie_break: Option<String>,
    extended: bool,
    table: String,
}

fn outcome(session: &Session) -> Option<Outcome> {
    let play = session.play.as_ref()?;
    let messages = session.messages();
    let row = |standing: Standing| Row {
        standing,
        name: play.name(standing.seat).to_owned(),
        look: session.settings.look(standing.seat),
    };
    let standings = play.game.standings();
    let with_rank = |rank: usize| {
        standings.iter().filter(move |standing| usize::from(standing.rank) == rank).copied()
    };
    let rows: Vec<Row> = (1..=standings.len()).flat_map(with_rank).map(row).collect();
    let winners = rows.iter().filter(|row| row.standing.rank == 1);
    let winners: Vec<String> = winners.map(|row| row.name.clone()).collect();
    Some(Outcome {
        heading: (messages.end.heading)(&winners),
        tie_break: tie_break(messages, play, &rows),
        extended: play.game.edition().has_specialists(),
        table: Address::Table(play.id.clone()).to_hash(),
        rows,
    })
}

/// Where the highest portion decided, it is said (O6.3).
fn tie_break(messages: &Messages, play: &Play, rows: &[Row]) -> Option<String> {
    let [first, second, ..] = rows else { return None };
    let decided = first.standing.worms() == second.standing.worms() && second.standing.rank > 1;
    let highest = first.standing.highest.filter(|_| decided)?;
    Some((messages.end.tie_break)(play.name(first.standing.seat), highest))
}

/// The end screen.
pub fn end(store: Store) -> El {
    let texts = &store.messages().end;
    el("main").class("page end").live(
        move || store.read(outcome),
        move |outcome| outcome.map_or_else(Vec::new, |outcome| show(store, texts, outcome)),
    )
}

fn show(store: Store, texts: &EndTexts, outcome: Outcome) -> Vec<El> {
    let link = |class: &str, address: &str, words: &str| {
        el("a").class(class).attr("href", address).text(words)
    };
    let rematch = button(store, "button primary", || Msg::PressedRematch)
        .attr("data-action", "rematch")
        .text(texts.rematch);
    let answers = el("div")
        .class("answers")
        .child(link("button", &outcome.table, texts.to_table))
        .child(link("button", "#/", texts.to_start))
        .child(rematch);
    let tie_break = outcome.tie_break.map(|words| el("p").class("tie-break").text(&words));
    let head = [art("trophy").class("trophy"), heading(&outcome.heading)];
    head.into_iter()
        .chain(tie_break)
        .chain([ranking(texts, &outcome.rows, outcome.extended), answers])
        .collect()
}

fn ranking(texts: &EndTexts, rows: &[Row], extended: bool) -> El {
    let head = |words: &str| el("th").attr("scope", "col").text(words);
    // Narrow columns have a picture; the words are there for those who do not see it.
    let pictured = |picture: &str, words: &str| {
        el("th").attr("scope", "col").attr("title", words).child(art(picture)).child(quiet(words))
    };
    let specials = if extended {
        vec![pictured("bratworm", texts.bratworms), pictured("apple", texts.apple)]
    } else {
        Vec::new()
    };
    let heads = [head(texts.rank), head(texts.player), head(texts.tiles)].into_iter();
    let heads = heads.chain(specials).chain([pictured("worm", texts.worms)]);
    el("table")
        .class("ranking")
        .child(el("thead").child(el("tr").children(heads)))
        .child(el("tbody").children(rows.iter().map(|row| ranking_row(row, extended))))
}

fn ranking_row(row: &Row, extended: bool) -> El {
    let Row { standing, name, look } = row;
    let number = |count: u8| el("td").text(&count.to_string());
    let specials = if extended {
        vec![number(standing.bratworms), number(standing.apple)]
    } else {
        Vec::new()
    };
    el("tr")
        .attr("data-seat", &standing.seat.number().to_string())
        .attr("data-rank", &standing.rank.to_string())
        .attr("data-worms", &standing.worms().to_string())
        .attr("data-colour", &look.colour.to_string())
        .child(number(standing.rank))
        .child(el("th").attr("scope", "row").child(bird(look.bird)).text(name))
        .child(number(standing.tile_worms))
        .children(specials)
        .child(number(standing.worms()).class("total"))
}
