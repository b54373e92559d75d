//! The players around the table: what each has in sight.

use engine::{Figure, Seat};
use leptos::prelude::*;

use crate::{
    components::{
        art::{Art, Bird, FigureToy},
        buttons::VisuallyHidden,
    },
    platform::{tile_handle, use_app},
    view_model::SeatView,
};

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
    let shown = use_app().memo(move |model| SeatView::of(model, seat));
    move || shown.get().map(|shown| view! { <Place seat shown /> })
}

/// The place as it is now: what is seen of a player, and a label that says it in words.
#[component]
fn Place(seat: Seat, shown: SeatView) -> impl IntoView {
    let label = (use_app().messages().table.seat)(&shown);
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
            data-turn=shown.turn.then_some("")
            aria-current=shown.turn.then_some("true")
        >
            <VisuallyHidden>{label}</VisuallyHidden>
            <div class="chip" aria-hidden="true">
                <Bird number=shown.look.bird />
                <span class="name">{shown.name.clone()}</span>
                <Figures shown=shown.clone() />
                <TopOfStack shown=shown.clone() />
                <span class="worms">
                    <Count number=shown.worms picture="worm" />
                    {(shown.bratworms > 0)
                        .then(|| view! { <Count number=shown.bratworms picture="bratworm" /> })}
                </span>
            </div>
        </li>
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

/// The specialists of a player. The hen sits on what it guards, but where a place is narrow it stands beside the bird: the
/// style decides which of the two is seen.
#[component]
fn Figures(shown: SeatView) -> impl IntoView {
    let sits = |figure| figure == Figure::Hen && shown.is_guarded();
    let class = |figure| if sits(figure) { "figure sits" } else { "figure" };
    let toys = shown.figures().map(|figure| view! { <FigureToy figure class=class(figure) /> });
    view! { <span class="figures">{toys.collect_view()}</span> }
}

/// The only tile of a stack that counts for others, and how many there are.
#[component]
fn TopOfStack(shown: SeatView) -> impl IntoView {
    let number = shown.top.map_or_else(|| "–".to_owned(), |tile| tile.number().to_string());
    view! {
        <span class="top">
            <span
                class=if shown.top.is_some() { "small-tile" } else { "small-tile none" }
                data-fly=shown.top.map(tile_handle)
            >
                {number}
            </span>
            {shown.is_guarded().then(|| view! { <SittingHen /> })}
            {(shown.tiles > 1).then(|| view! { <Times number=shown.tiles /> })}
        </span>
    }
}

#[component]
fn SittingHen() -> impl IntoView {
    view! {
        <span class="on-top">
            <FigureToy figure=Figure::Hen />
        </span>
    }
}

/// How many there are, as a factor.
#[component]
pub fn Times(number: usize) -> impl IntoView {
    view! { <span class="count">{format!("×{number}")}</span> }
}
