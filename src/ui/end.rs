//! The end: who won, by what, and again.

use leptos::prelude::*;

use super::art::Art;
use crate::{
    engine::{Standing, Tile},
    i18n::Messages,
    session::{Address, Msg, Play, Session},
    shell::Store,
};

#[derive(Clone, Debug, PartialEq)]
struct Row {
    standing: Standing,
    name: String,
    bird: u8,
    colour: u8,
}

#[derive(Clone, Debug, PartialEq)]
struct Result {
    heading: String,
    rows: Vec<Row>,
    tie_break: Option<String>,
    extended: bool,
    table: Address,
}

fn result(session: &Session) -> Option<Result> {
    let play = session.play.as_ref()?;
    let messages = session.messages();
    let mut rows: Vec<Row> = play
        .game
        .standings()
        .into_iter()
        .map(|standing| {
            let look = session.settings.look(standing.seat);
            let name = play.name(standing.seat).to_owned();
            Row { standing, name, bird: look.bird, colour: look.colour }
        })
        .collect();
    rows.sort_by_key(|row| row.standing.rank);
    let winners: Vec<String> =
        rows.iter().filter(|row| row.standing.rank == 1).map(|row| row.name.clone()).collect();
    Some(Result {
        heading: (messages.end.heading)(&winners),
        tie_break: tie_break(messages, play, &rows),
        extended: play.game.edition().has_specialists(),
        table: Address::Table(play.id.clone()),
        rows,
    })
}

/// Where the highest portion decided, it is said (O6.3).
fn tie_break(messages: &Messages, play: &Play, rows: &[Row]) -> Option<String> {
    let [first, second, ..] = rows else { return None };
    let decided = first.standing.worms() == second.standing.worms() && second.standing.rank > 1;
    let highest: Tile = first.standing.highest.filter(|_| decided)?;
    Some((messages.end.tie_break)(play.name(first.standing.seat), highest))
}

/// The end screen.
#[component]
pub fn End() -> impl IntoView {
    let store = expect_context::<Store>();
    let result = store.slice(result);
    let messages = store.slice(|session| session.language);
    move || {
        let messages = messages.get().messages();
        result.get().map(|result| view! { <Ranking result messages /> })
    }
}

#[component]
fn Ranking(result: Result, messages: &'static Messages) -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &messages.end;
    let extended = result.extended;
    let rows = result.rows.into_iter().map(move |row| {
        let Row { standing, name, bird, colour } = row;
        view! {
            <tr data-seat=standing.seat.number() data-rank=standing.rank data-worms=standing.worms()>
                <td>{standing.rank}</td>
                <th scope="row" data-colour=colour>
                    <Art name=format!("bird-{bird}") class="bird" />
                    {name}
                </th>
                <td>{standing.tile_worms}</td>
                {extended
                    .then(|| {
                        view! {
                            <td>{standing.bratworms}</td>
                            <td>{standing.apple}</td>
                        }
                    })}
                <td class="total">{standing.worms()}</td>
            </tr>
        }
    });
    view! {
        <main class="page end">
            <Art name="trophy" class="trophy" />
            <h1 tabindex="-1">{result.heading}</h1>
            {result.tie_break.map(|words| view! { <p class="tie-break">{words}</p> })}
            <table class="ranking">
                <thead>
                    <tr>
                        <th scope="col">{texts.rank}</th>
                        <th scope="col">{texts.player}</th>
                        <th scope="col">{texts.tiles}</th>
                        {extended
                            .then(|| {
                                view! {
                                    <th scope="col">{texts.bratworms}</th>
                                    <th scope="col">{texts.apple}</th>
                                }
                            })}
                        <th scope="col">{texts.worms}</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            <div class="answers">
                <a class="button" href=result.table.to_hash()>
                    {texts.to_table}
                </a>
                <a class="button" href="#/">
                    {texts.to_start}
                </a>
                <button
                    class="button primary"
                    data-action="rematch"
                    on:click=move |_| store.send(Msg::PressedRematch)
                >
                    {texts.rematch}
                </button>
            </div>
        </main>
    }
}
