//! The dice tray: what is aside, what was rolled, and what is asked.

use leptos::prelude::*;

use super::closing::ClosingLine;
use crate::{
    engine::{Choice, Count, Event, Face, FaceSet, Figure, GoldenDie, Phase, Seat, Turn},
    session::{Msg, Play, Session},
    shell::Store,
    ui::{
        art::{Art, die, face_handle, figure},
        focus,
    },
};

/// One die, as it lies there.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lying {
    face: Face,
    golden: bool,
    /// Whether a new group begins with it.
    first: bool,
    /// Whether it is part of the roll that ended the turn before.
    dead: bool,
}

/// The dice aside and what they count.
#[derive(Clone, Debug, PartialEq)]
struct AsideDice {
    dice: Vec<Lying>,
    points: u8,
    /// What they count; none between turns, when the dice of the turn before are still there.
    count: Option<Count>,
}

fn aside_dice(session: &Session) -> Option<AsideDice> {
    let play = session.play.as_ref()?;
    if play.is_between_turns() {
        let last = play.last_turn.as_ref()?;
        let mut dice = laid_aside(&last.turn);
        let dead = last.dead.iter().flat_map(|dice| dice.faces()).enumerate();
        dice.extend(dead.map(|(place, face)| Lying {
            face: *face,
            golden: false,
            first: place == 0,
            dead: true,
        }));
        return Some(AsideDice { dice, points: 0, count: None });
    }
    let turn = play.game.phase().turn()?;
    let count = Some(play.game.count());
    Some(AsideDice { dice: laid_aside(turn), points: turn.points(), count })
}

fn laid_aside(turn: &Turn) -> Vec<Lying> {
    let groups = turn.aside().iter().enumerate();
    let mut dice: Vec<Lying> = groups
        .flat_map(|(group, aside)| {
            (0..aside.count).map(move |place| Lying {
                face: aside.face,
                golden: false,
                first: place == 0 && group > 0,
                dead: false,
            })
        })
        .collect();
    // Where the golden die lies, it is the last of its group.
    if let Some(golden) = turn.golden_aside()
        && let Some(die) = dice.iter_mut().rfind(|die| die.face == golden)
    {
        die.golden = true;
    }
    dice
}

/// One group of the roll: all dice of a value.
#[derive(Clone, Debug, PartialEq)]
struct Group {
    face: Face,
    count: u8,
    /// Whether a person at this tab can pick it.
    open: bool,
    /// Whether its value is aside already.
    used: bool,
    /// Whether the golden die is among them.
    golden: bool,
}

fn groups(session: &Session) -> Vec<Group> {
    let Some(play) = &session.play else { return Vec::new() };
    let Some(turn) = play.game.phase().turn() else { return Vec::new() };
    let golden_rolls = turn.golden() == GoldenDie::Rolling;
    match play.game.phase() {
        Phase::Choosing { rolled, .. } => {
            let choices = play.game.choices();
            let golden = rolled.last().filter(|_| golden_rolls);
            let group = |face: Face| Group {
                face,
                count: rolled.count(face),
                open: session.person_is_due() && choices.contains(&Choice::Keep(face)),
                used: turn.used().contains(face),
                golden: golden == Some(face),
            };
            rolled.values().iter().map(group).collect()
        }
        Phase::Deciding(turn) if !turn.is_fresh() => left_over(play, turn.used(), golden_rolls),
        _ => Vec::new(),
    }
}

/// The dice that were not laid aside lie there until they are rolled again.
fn left_over(play: &Play, used: FaceSet, golden_rolls: bool) -> Vec<Group> {
    let rolled = play.events.iter().rev().find_map(|event| match event {
        Event::Rolled { dice, .. } => Some(*dice),
        _ => None,
    });
    let Some(rolled) = rolled else { return Vec::new() };
    let kept =
        play.game.phase().turn().and_then(|turn| turn.aside().last()).map(|aside| aside.face);
    let golden = rolled.last().filter(|_| golden_rolls);
    let left = rolled.values().iter().filter(|face| Some(*face) != kept);
    left.map(|face| Group {
        face,
        count: rolled.count(face),
        open: false,
        used: used.contains(face),
        golden: golden == Some(face),
    })
    .collect()
}

/// A choice between people or figures.
#[derive(Clone, Debug, PartialEq)]
enum Question {
    Giver(Vec<(Seat, String)>),
    Return(Vec<(Figure, String)>),
}

fn question(session: &Session) -> Option<Question> {
    let play = session.play.as_ref().filter(|_| session.person_is_due())?;
    let texts = &session.messages().table;
    let mut givers = Vec::new();
    let mut figures = Vec::new();
    for choice in play.game.choices() {
        match choice {
            Choice::TakeBratworm(seat) => {
                givers.push((seat, (texts.giver)(play.name(seat), play.game.bratworms(seat))));
            }
            Choice::ReturnFigure(figure) => figures.push((figure, (texts.return_figure)(figure))),
            _ => {}
        }
    }
    match (givers.is_empty(), figures.is_empty()) {
        (false, _) => Some(Question::Giver(givers)),
        (_, false) => Some(Question::Return(figures)),
        _ => None,
    }
}

/// The tray.
#[component]
pub fn Tray() -> impl IntoView {
    let store = expect_context::<Store>();
    let messages = store.peek(Session::messages);
    view! {
        <section
            class="tray"
            aria-label=messages.table.tray
            on:keydown=move |event| focus::rove(&event)
        >
            <AsideRow />
            <div class="offer">
                <ClosingLine />
                <RollRow />
                <Questions />
            </div>
        </section>
    }
}

/// The dice laid aside, their sum, and whether there is a worm.
#[component]
fn AsideRow() -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &store.peek(Session::messages).table;
    let aside = store.slice(aside_dice);
    let dice = move || {
        let dice = aside.get().into_iter().flat_map(|aside| aside.dice).map(|lying| {
            view! {
                <li class:next=lying.first class:dead=lying.dead>
                    <Art name=die(lying.face) class=if lying.golden { "die is-golden" } else { "die" } />
                </li>
            }
        });
        dice.collect_view()
    };
    let count = move || aside.get().and_then(|aside| aside.count);
    let nothing = move || aside.get().is_none_or(|aside| aside.points == 0);
    view! {
        <div class="aside" data-aside=move || aside.get().map_or(0, |aside| aside.points)>
            <span class="quiet">
                {move || count().map(|count| (texts.aside_label)(&count, nothing()))}
            </span>
            <ol class="dice" aria-hidden="true">
                {dice}
                {move || {
                    let canned = count().is_some_and(|count| count.canned);
                    canned.then(|| view! { <li class="next ghost"><Art name="can" class="die" /></li> })
                }}
            </ol>
            {move || {
                count().filter(|_| !nothing()).map(|count| {
                    let mark = if count.worm { "check" } else { "close" };
                    view! {
                        <span class="sum" class:without-worm=!count.worm aria-hidden="true">
                            {count.sum}
                            <Art name="worm" />
                            <Art name=mark class="mark" />
                        </span>
                    }
                })
            }}
        </div>
    }
}

/// The roll on the table, grouped by value; each group is one button.
#[component]
fn RollRow() -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &store.peek(Session::messages).table;
    let groups = store.slice(groups);
    let rolling = store.slice(|session| {
        session.play.as_ref().is_some_and(|play| play.game.phase().rolled().is_some())
    });
    move || {
        let groups = groups.get();
        if groups.is_empty() {
            return None;
        }
        let on_table = rolling.get();
        let faces = groups.into_iter().map(|group| {
            let Group { face, count, open, used, golden } = group;
            let label =
                if used { (texts.used_label)(face, count) } else { (texts.keep)(face, count) };
            let points = face.points() * count;
            view! {
                <button
                    class="face"
                    data-face=face_handle(face)
                    data-used=used.then_some("")
                    disabled=!open
                    aria-label=label
                    on:click=move |_| store.send(Msg::PickedFace(face))
                >
                    <Art name=die(face) class=if golden { "die is-golden" } else { "die" } />
                    <span class="times" aria-hidden="true">{format!("×{count}")}</span>
                    <span class="adds" aria-hidden="true">
                        {if used { texts.used.to_owned() } else { format!("+{points}") }}
                    </span>
                </button>
            }
        });
        Some(view! {
            <div
                class="faces"
                class:rolled=on_table
                role="group"
                aria-label=texts.rolled
                aria-hidden=(!on_table).then_some("true")
            >
                {faces.collect_view()}
            </div>
        })
    }
}

/// Whose bratworm, or which specialist.
#[component]
fn Questions() -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &store.peek(Session::messages).table;
    let question = store.slice(question);
    move || {
        question.get().map(|question| match question {
            Question::Giver(givers) => {
                let buttons = givers.into_iter().map(|(seat, words)| {
                    view! {
                        <button
                            class="action"
                            data-choose-seat=seat.number()
                            on:click=move |_| store.send(Msg::PickedGiver(seat))
                        >
                            <Art name="bratworm" />
                            <span>{words}</span>
                        </button>
                    }
                });
                let buttons = buttons.collect_view().into_any();
                view! { <QuestionRow words=texts.choose_giver buttons /> }
            }
            Question::Return(figures) => {
                let buttons = figures.into_iter().map(|(returned, words)| {
                    view! {
                        <button
                            class="action"
                            data-choose-specialist=returned.name()
                            on:click=move |_| store.send(Msg::PickedFigure(returned))
                        >
                            <Art name=figure(returned) />
                            <span>{words}</span>
                        </button>
                    }
                });
                let buttons = buttons.collect_view().into_any();
                view! { <QuestionRow words=texts.choose_return buttons /> }
            }
        })
    }
}

#[component]
fn QuestionRow(words: &'static str, buttons: AnyView) -> impl IntoView {
    view! {
        <div class="question" role="group" aria-labelledby="question">
            <p id="question">{words}</p>
            <div class="answers">{buttons}</div>
        </div>
    }
}
