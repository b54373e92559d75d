//! The players around the table: what each has in sight.

use engine::{Figure, Seat, Tile};
use leptos::prelude::*;

use super::{grill::TakeButton, odds::Chance};
use crate::{
    app::Look,
    components::{
        art::{Art, Bird, FigureToy, TileFace},
        buttons::VisuallyHidden,
    },
    platform::use_app,
    view_model::{ChanceView, SeatView},
};

/// How many edges of a pile are drawn below its top tile: more would not be counted at a glance either.
const EDGES: usize = 5;

/// Everybody's place, clockwise.
#[component]
pub fn Seats() -> impl IntoView {
    let app = use_app();
    // A game keeps its players.
    let count = app.peek(|model| model.play.as_ref().map_or(0, |play| play.game.player_count()));
    view! {
        <ol class="seats" data-area="seats" aria-label=app.messages().table.players>
            {Seat::all(count).map(|seat| view! { <SeatPlace seat /> }).collect_view()}
        </ol>
    }
}

/// The place of one player.
#[component]
fn SeatPlace(seat: Seat) -> impl IntoView {
    let shown = use_app().memo(move |model| {
        let shown = SeatView::of(model, seat)?;
        let chance = shown.top.and_then(|tile| ChanceView::of(model, tile));
        Some((shown, chance))
    });
    move || shown.get().map(|(shown, chance)| view! { <Place seat shown chance /> })
}

/// The place as it is now: what is seen of a player, and a label that says it in words.
#[component]
fn Place(seat: Seat, shown: SeatView, chance: Option<ChanceView>) -> impl IntoView {
    let label = (use_app().messages().table.seat)(&shown);
    // Nobody can have their own top tile.
    let words = chance.as_ref().filter(|chance| chance.short.is_some());
    let words = words.map(|chance| format!(", {}", chance.words));
    view! {
        <li
            class="seat"
            data-seat=seat.number().to_string()
            data-colour=shown.look.colour.to_string()
            data-top=shown.top.map(|tile| tile.number().to_string())
            data-worms=shown.worms.to_string()
            data-tiles=shown.tiles.to_string()
            data-bratworms=shown.bratworms.to_string()
            data-specialist=shown.specialist.map(Figure::name)
            class:acts=shown.acts
            data-turn=shown.turn.then_some("")
            aria-current=shown.turn.then_some("true")
        >
            <VisuallyHidden>{label} {words}</VisuallyHidden>
            <div class="place">
                <span class="who" aria-hidden="true">
                    <Medal look=shown.look />
                    <span class="name">{shown.name.clone()}</span>
                </span>
                <Pile shown=shown.clone() chance />
                <span class="score" aria-hidden="true">
                    <Count number=shown.worms picture="worm" />
                    {(shown.bratworms > 0).then(|| view! { <OfThem number=shown.bratworms /> })}
                </span>
            </div>
        </li>
    }
}

/// The bird of a player on a light disc, so that it can be told on wood and on its own colour.
#[component]
pub fn Medal(look: Look, #[prop(default = "medal")] class: &'static str) -> impl IntoView {
    view! {
        <span class=class data-colour=look.colour.to_string()>
            <Bird number=look.bird />
        </span>
    }
}

/// The stack of a player as a pile: the top tile as it looks on the grill, the edges of the others below it.
#[component]
fn Pile(shown: SeatView, chance: Option<ChanceView>) -> impl IntoView {
    let edges = shown.tiles.saturating_sub(1).min(EDGES);
    let drawn = (0..edges).map(|_| view! { <i class="edge" aria-hidden="true"></i> });
    let toys = shown.figures().map(|figure| view! { <FigureToy figure /> });
    let top = match shown.top {
        Some(tile) => view! { <TopTile tile shown=shown.clone() chance /> }.into_any(),
        None => view! { <NoTile /> }.into_any(),
    };
    view! {
        <span class="pile" data-edges=edges.to_string()>
            {drawn.collect_view()}
            {top}
            <span class="figures" aria-hidden="true">
                {toys.collect_view()}
            </span>
        </span>
    }
}

/// The only tile of a stack that counts for others. Where it can be stolen, the thief's bird sits on it.
#[component]
fn TopTile(tile: Tile, shown: SeatView, chance: Option<ChanceView>) -> impl IntoView {
    let exact = chance.as_ref().map(|chance| chance.exact.clone());
    match shown.steal {
        Some((choice, thief)) => view! {
            <span
                class="top-tile to-steal"
                data-top-tile=""
                data-odds=exact
                data-colour=thief.colour.to_string()
            >
                <TakeButton choice>
                    <TileFace tile />
                    <Chance chance />
                </TakeButton>
                <Medal look=thief class="medal thief" />
            </span>
        }
        .into_any(),
        None => view! {
            <span class="tile top-tile" data-top-tile="" data-odds=exact>
                <TileFace tile />
                <Chance chance />
            </span>
        }
        .into_any(),
    }
}

#[component]
fn NoTile() -> impl IntoView {
    view! {
        <span class="tile no-tile" aria-hidden="true">
            <span>{use_app().messages().table.no_tile}</span>
        </span>
    }
}

/// So many of something.
#[component]
pub fn Count(number: u8, picture: &'static str) -> impl IntoView {
    view! {
        <span class="count">
            {number.to_string()}
            <Art name=picture />
        </span>
    }
}

/// So many of the worms are bratworms: in brackets, because they are counted already.
#[component]
fn OfThem(number: u8) -> impl IntoView {
    view! {
        <span class="of-them">
            <b>{number.to_string()}</b>
            <Art name="bratworm" />
        </span>
    }
}
