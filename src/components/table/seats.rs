//! The players around the table: what each has in sight.

use super::grill::{figure_toy, fly_tile};
use engine::{Figure, Seat, Tile};
use crate::{i18n::SeatSummary, app::{Look, Session}, platform::Store, components::{
        art::{art, bird},
        dom::{El, el},
        widgets::quiet,
    }};

/// What is seen at one place.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    summary: SeatSummary,
    look: Look,
    /// The newly won of two specialists, until one goes back (E5.5).
    offered: Option<Figure>,
}

fn shown(session: &Session, seat: Seat) -> Option<Shown> {
    let play = session.play.as_ref()?;
    let game = &play.game;
    let turn = game.current() == seat;
    let summary = SeatSummary {
        name: play.name(seat).to_owned(),
        turn,
        top: game.stack(seat).top(),
        tiles: game.stack(seat).tiles().len(),
        worms: game.score(seat),
        specialist: game.specialist(seat),
        bratworms: game.bratworms(seat),
        bot: play.bot(seat),
    };
    let offered = game.offered().filter(|_| turn);
    Some(Shown { summary, look: session.settings.look(seat), offered })
}

/// Everybody's place.
pub fn seats(store: Store) -> El {
    let words = store.messages().table.players;
    let count = move || {
        store.read(|session| session.play.as_ref().map_or(0, |play| play.game.player_count()))
    };
    el("ol")
        .class("seats")
        .attr("aria-label", words)
        .live(count, move |count| Seat::all(count).map(|seat| place(store, seat)).collect())
}

fn place(store: Store, seat: Seat) -> El {
    let messages = store.messages();
    let shown = move || store.read(|session| shown(session, seat));
    // Handles and looks are attributes of the place itself, which stays; what lies there is built anew.
    let follow = move |of: fn(&Shown) -> Option<String>| move || shown().as_ref().and_then(of);
    el("li")
        .class("seat")
        .attr("data-seat", &seat.number().to_string())
        .live_attr("data-colour", follow(|shown| Some(shown.look.colour.to_string())))
        .live_attr(
            "data-top",
            follow(|shown| shown.summary.top.map(|tile| tile.number().to_string())),
        )
        .live_attr("data-worms", follow(|shown| Some(shown.summary.worms.to_string())))
        .live_attr("data-tiles", follow(|shown| Some(shown.summary.tiles.to_string())))
        .live_attr("data-bratworms", follow(|shown| Some(shown.summary.bratworms.to_string())))
        .live_attr(
            "data-specialist",
            follow(|shown| Some(shown.summary.specialist?.name().to_owned())),
        )
        .live_attr("data-turn", follow(|shown| shown.summary.turn.then(String::new)))
        .live_attr("aria-current", follow(|shown| shown.summary.turn.then(|| "true".to_owned())))
        .live(shown, move |shown| {
            shown.map_or_else(Vec::new, |shown| {
                vec![quiet(&(messages.table.seat)(&shown.summary)), chip(&shown)]
            })
        })
}

fn chip(shown: &Shown) -> El {
    let Shown { summary, look, offered } = shown;
    // The hen sits on what it guards, but where a place is narrow it stands beside the bird: the style decides.
    let sits = |figure: &Figure| *figure == Figure::Hen && summary.top.is_some();
    let own = summary.specialist.map(|figure| {
        figure_toy(figure).class(if sits(&figure) { "figure sits" } else { "figure" })
    });
    let hen = summary.specialist.filter(sits).map(figure_toy);
    let figures = own.into_iter().chain(offered.map(figure_toy));
    el("div")
        .class("chip")
        .attr("aria-hidden", "true")
        .child(bird(look.bird))
        .child(el("span").class("name").text(&summary.name))
        .child(el("span").class("figures").children(figures))
        .child(top_of_stack(summary.top, summary.tiles, hen))
        .child(holdings(summary.worms, summary.bratworms))
}

/// The only portion of a stack that counts for others, and how many there are.
fn top_of_stack(top: Option<Tile>, tiles: usize, hen: Option<El>) -> El {
    let face = match top {
        Some(tile) => el("span")
            .class("small-tile")
            .attr("data-fly", &fly_tile(tile))
            .text(&tile.number().to_string()),
        None => el("span").class("small-tile none").text("–"),
    };
    let count = (tiles > 1).then(|| el("span").class("count").text(&format!("×{tiles}")));
    let hen = hen.map(|hen| el("span").class("on-top").child(hen));
    el("span").class("top").child(face).children(hen).children(count)
}

/// Worms in all, and bratworms among them.
fn holdings(worms: u8, bratworms: u8) -> El {
    let count = |number: u8, picture: &str| {
        el("span").class("count").text(&number.to_string()).child(art(picture))
    };
    let grilled = (bratworms > 0).then(|| count(bratworms, "bratworm"));
    el("span").class("worms").child(count(worms, "worm")).children(grilled)
}
