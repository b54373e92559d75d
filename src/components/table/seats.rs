//! The players around the table: what each has in sight.

use engine::{Figure, Seat};
use leptos::prelude::*;

use crate::{
    components::{
        art::{Art, Bird, FigureToy},
        buttons::VisuallyHidden,
        follow::{follow, is},
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

/// What the parts of a place follow. None without a game on the table.
type Shown = Memo<Option<SeatView>>;

/// The place of one player.
#[component]
fn SeatPlace(seat: Seat) -> impl IntoView {
    let app = use_app();
    let label = app.messages().table.seat;
    let shown = app.memo(move |model| SeatView::of(model, seat));
    let turn = is(shown, |seat| seat.turn);
    view! {
        <li
            class="seat"
            data-seat=seat.number()
            data-colour=follow(shown, |seat| Some(seat.look.colour.to_string()))
            data-top=follow(shown, |seat| seat.top.map(|tile| tile.number().to_string()))
            data-worms=follow(shown, |seat| Some(seat.worms.to_string()))
            data-tiles=follow(shown, |seat| Some(seat.tiles.to_string()))
            data-bratworms=follow(shown, |seat| Some(seat.bratworms.to_string()))
            data-specialist=follow(shown, |seat| Some(seat.specialist?.name().to_owned()))
            data-turn=move || turn().then_some("")
            aria-current=move || turn().then_some("true")
        >
            <VisuallyHidden>{move || shown.with(|seat| seat.as_ref().map(label))}</VisuallyHidden>
            <Chip shown />
        </li>
    }
}

/// What is seen of a player; the label says it in words.
#[component]
fn Chip(shown: Shown) -> impl IntoView {
    let bird = move || shown.with(|seat| seat.as_ref().map_or(0, |seat| seat.look.bird));
    view! {
        <div class="chip" aria-hidden="true">
            <Bird number=Signal::derive(bird) />
            <span class="name">{follow(shown, |seat| Some(seat.name.clone()))}</span>
            <Figures shown />
            <TopOfStack shown />
            <span class="worms">
                <span class="count">
                    {follow(shown, |seat| Some(seat.worms.to_string()))} <Art name="worm" />
                </span>
                <Show when=is(shown, |seat| seat.bratworms > 0)>
                    <span class="count">
                        {follow(shown, |seat| Some(seat.bratworms.to_string()))}
                        <Art name="bratworm" />
                    </span>
                </Show>
            </span>
        </div>
    }
}

/// The specialists of a player. The hen sits on what it guards, but where a place is narrow it stands beside the bird: the
/// style decides which of the two is seen.
#[component]
fn Figures(shown: Shown) -> impl IntoView {
    let toys = |seat: &SeatView| {
        let sits = |figure| figure == Figure::Hen && seat.is_guarded();
        let class = |figure| if sits(figure) { "figure sits" } else { "figure" };
        let toy = |figure| view! { <FigureToy figure class=class(figure) /> };
        seat.figures().map(toy).collect_view()
    };
    view! {
        <span class="figures">{move || shown.with(|seat| seat.as_ref().map(toys))}</span>
    }
}

/// The only tile of a stack that counts for others, and how many there are.
#[component]
fn TopOfStack(shown: Shown) -> impl IntoView {
    let number = follow(shown, |seat| Some(seat.top?.number().to_string()));
    view! {
        <span class="top">
            <span
                class="small-tile"
                class:none=is(shown, |seat| seat.top.is_none())
                data-fly=follow(shown, |seat| seat.top.map(tile_handle))
            >
                {move || number().unwrap_or_else(|| "–".to_owned())}
            </span>
            <Show when=is(shown, SeatView::is_guarded)>
                <span class="on-top">
                    <FigureToy figure=Figure::Hen />
                </span>
            </Show>
            <Show when=is(shown, |seat| seat.tiles > 1)>
                <span class="count">
                    {follow(shown, |seat| Some(format!("×{}", seat.tiles)))}
                </span>
            </Show>
        </span>
    }
}
