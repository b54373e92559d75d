//! The players around the table: what each has in sight.

use leptos::prelude::*;

use super::grill::{FigureToy, fly_tile};
use crate::{
    engine::{Figure, Seat, Tile},
    i18n::SeatSummary,
    session::{Look, Session},
    shell::Store,
    ui::art::Art,
};

fn summary(session: &Session, seat: Seat) -> Option<(SeatSummary, Look)> {
    let play = session.play.as_ref()?;
    let game = &play.game;
    let summary = SeatSummary {
        name: play.name(seat).to_owned(),
        turn: game.current() == seat,
        top: game.stack(seat).top(),
        tiles: game.stack(seat).tiles().len(),
        worms: game.score(seat),
        specialist: game.specialist(seat),
        bratworms: game.bratworms(seat),
        bot: play.bot(seat),
    };
    Some((summary, session.settings.look(seat)))
}

/// Everybody's place.
#[component]
pub fn SeatsView() -> impl IntoView {
    let store = expect_context::<Store>();
    let messages = store.peek(Session::messages);
    let count =
        store.slice(|session| session.play.as_ref().map_or(0, |play| play.game.player_count()));
    let seats = move || Seat::all(count.get()).map(|seat| view! { <Place seat /> }).collect_view();
    view! { <ol class="seats" aria-label=messages.table.players>{seats}</ol> }
}

#[component]
fn Place(seat: Seat) -> impl IntoView {
    let store = expect_context::<Store>();
    let messages = store.peek(Session::messages);
    let summary = store.slice(move |session| summary(session, seat));
    let offered = store.slice(move |session| {
        let game = &session.play.as_ref()?.game;
        (game.current() == seat).then(|| game.offered()).flatten()
    });
    move || {
        summary.get().map(|(summary, look)| {
            let label = (messages.table.seat)(&summary);
            view! {
                <li
                    class="seat"
                    data-colour=look.colour
                    data-seat=seat.number()
                    data-top=summary.top.map(Tile::number)
                    data-worms=summary.worms
                    data-tiles=summary.tiles
                    data-bratworms=summary.bratworms
                    data-specialist=summary.specialist.map(Figure::name)
                    data-turn=summary.turn.then_some("")
                    aria-current=summary.turn.then_some("true")
                >
                    <span class="quiet">{label}</span>
                    <div class="chip" aria-hidden="true">
                        <Art name=format!("bird-{}", look.bird) class="bird" />
                        <span class="name">{summary.name.clone()}</span>
                        <span class="figures">
                            {summary.specialist.map(|standing| view! { <FigureToy standing /> })}
                            {offered.get().map(|standing| view! { <FigureToy standing /> })}
                        </span>
                        <TopOfStack top=summary.top tiles=summary.tiles />
                        <Holdings worms=summary.worms bratworms=summary.bratworms />
                    </div>
                </li>
            }
        })
    }
}

/// The only portion of a stack that counts for others, and how many lie beneath.
#[component]
fn TopOfStack(top: Option<Tile>, tiles: usize) -> impl IntoView {
    let face = match top {
        Some(tile) => {
            view! { <span class="small-tile" data-fly=fly_tile(tile)>{tile.number()}</span> }
                .into_any()
        }
        None => view! { <span class="small-tile none">"–"</span> }.into_any(),
    };
    view! {
        <span class="top">
            {face}
            {(tiles > 1).then(|| view! { <span class="count">{format!("×{tiles}")}</span> })}
        </span>
    }
}

/// Worms in all, and bratworms among them.
#[component]
fn Holdings(worms: u8, bratworms: u8) -> impl IntoView {
    view! {
        <span class="worms">
            <span class="count">
                {worms}
                <Art name="worm" />
            </span>
            {(bratworms > 0)
                .then(|| {
                    view! {
                        <span class="count">
                            {bratworms}
                            <Art name="bratworm" />
                        </span>
                    }
                })}
        </span>
    }
}
