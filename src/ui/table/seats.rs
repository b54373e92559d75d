//! The players around the table: what each has in sight.

use leptos::prelude::*;

use super::grill::{FigureToy, TileFace};
use crate::{
    engine::Seat,
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
    let count = store.slice(|session| {
        session.play.as_ref().map_or(0, |play| play.game.player_count())
    });
    let seats = move || Seat::all(count.get()).map(|seat| view! { <Place seat /> }).collect_view();
    view! {
        <section class="seats" aria-label=messages.table.players>
            <ol>{seats}</ol>
        </section>
    }
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
                    class=format!("seat seat-{}", look.colour)
                    data-seat=seat.number()
                    data-top=summary.top.map(|tile| tile.number())
                    data-worms=summary.worms
                    data-tiles=summary.tiles
                    data-turn=summary.turn.then_some("")
                    aria-current=summary.turn.then_some("true")
                >
                    <span class="sr">{label}</span>
                    <Art name=format!("bird-{}", look.bird) class="bird" />
                    <span class="seat-name" aria-hidden="true">{summary.name}</span>
                    <span class="stack" aria-hidden="true">
                        {summary.top.map(|tile| view! { <TileFace tile /> })}
                        {(summary.tiles > 1)
                            .then(|| view! { <span class="count">{format!("×{}", summary.tiles)}</span> })}
                        {summary.specialist.map(|standing| view! { <FigureToy standing /> })}
                        {offered.get().map(|standing| view! { <FigureToy standing /> })}
                    </span>
                    <span class="holdings" aria-hidden="true">
                        <span class="worm-count">
                            <Art name="worm" />
                            {summary.worms}
                        </span>
                        {(summary.bratworms > 0)
                            .then(|| {
                                view! {
                                    <span class="bratworms">
                                        <Art name="bratworm" />
                                        {summary.bratworms}
                                    </span>
                                }
                            })}
                    </span>
                </li>
            }
        })
    }
}
