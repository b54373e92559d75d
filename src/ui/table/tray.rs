//! The dice tray: what is aside, what was rolled, and everything that can be done now.

use leptos::prelude::*;

use super::closing::ClosingLine;
use crate::{
    engine::{Aside, Choice, Claim, Count, Dice, Face, Figure, GoldenDie, Seat},
    session::{Address, Msg, Session},
    shell::Store,
    ui::{
        art::{Art, die, face_handle, figure},
        focus,
    },
};

/// What lies in the tray.
#[derive(Clone, Debug, PartialEq)]
struct Lying {
    aside: Vec<Aside>,
    count: Count,
    points: u8,
    golden_aside: bool,
    can_ghost: bool,
}

fn lying(session: &Session) -> Option<Lying> {
    let game = &session.play.as_ref()?.game;
    let turn = game.phase().turn()?;
    Some(Lying {
        aside: turn.aside().to_vec(),
        count: game.count(),
        points: turn.points(),
        golden_aside: turn.golden() == GoldenDie::Aside,
        can_ghost: game.count().canned,
    })
}

/// One group of the roll: all dice of a value.
#[derive(Clone, Debug, PartialEq)]
struct Group {
    face: Face,
    count: u8,
    /// Whether it can be picked by a person at this tab.
    open: bool,
    /// Whether its value is aside already.
    used: bool,
    /// Whether the golden die is among them.
    golden: bool,
}

fn groups(session: &Session) -> Vec<Group> {
    let Some(play) = &session.play else { return Vec::new() };
    let Some(rolled) = play.game.phase().rolled() else { return Vec::new() };
    let choices = play.game.choices();
    let turn = play.game.phase().turn();
    let used = turn.map(|turn| turn.used()).unwrap_or_default();
    let golden = turn.filter(|turn| turn.golden() == GoldenDie::Rolling).and_then(|_| rolled.last());
    let group = |face: Face| Group {
        face,
        count: rolled.count(face),
        open: session.person_is_due() && choices.contains(&Choice::Keep(face)),
        used: used.contains(face),
        golden: golden == Some(face),
    };
    rolled.values().iter().map(group).collect()
}

/// A button that can be pressed now.
#[derive(Clone, Debug, PartialEq)]
struct Press {
    msg: Msg,
    words: String,
    action: &'static str,
    claim: Option<String>,
    art: Option<String>,
    primary: bool,
}

/// Every button but those of the roll.
fn presses(session: &Session) -> Vec<Press> {
    let Some(play) = &session.play else { return Vec::new() };
    let game = &play.game;
    let texts = &session.messages().table;
    let names = |seat: Seat| play.name(seat).to_owned();
    let mut presses = Vec::new();
    if !session.person_is_due() {
        return presses;
    }
    let rolls_nine = game.choices().contains(&Choice::Roll(Dice::WHITE + 1));
    for choice in game.choices() {
        let press = |words: String, action, art: &str| Press {
            msg: Msg::for_choice(choice),
            words,
            action,
            claim: None,
            art: Some(art.to_owned()),
            primary: false,
        };
        presses.extend(match choice {
            Choice::Roll(dice) if dice <= Dice::WHITE => {
                let dice = if rolls_nine && session.golden { dice + 1 } else { dice };
                Some(Press { primary: true, ..press((texts.roll)(dice), "roll", "roll") })
            }
            Choice::Stop => Some(match game.claim() {
                Ok(claim) => Press {
                    claim: Some(claim_handle(claim)),
                    primary: true,
                    ..press((texts.stop)(&claim, &names), "stop", "stop")
                },
                Err(_) => press(texts.stop_failing.to_owned(), "stop", "stop"),
            }),
            Choice::StopLower => game.lower_claim().and_then(Claim::tile).map(|tile| Press {
                claim: Some(tile.number().to_string()),
                ..press((texts.lower)(tile), "lower", "stop")
            }),
            Choice::Weasel(dice) => Some(press((texts.weasel)(dice), "weasel", "weasel")),
            Choice::AcceptBust => Some(press(texts.bust.to_owned(), "bust", "stop")),
            _ => None,
        });
    }
    if play.can_undo() {
        presses.push(Press {
            msg: Msg::PressedUndo,
            words: texts.undo.to_owned(),
            action: "undo",
            claim: None,
            art: Some("undo".to_owned()),
            primary: false,
        });
    }
    presses
}

fn claim_handle(claim: Claim) -> String {
    claim.tile().map_or_else(|| "hen".to_owned(), |tile| tile.number().to_string())
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
            on:keydown=move |event| focus::rove(&event, ".tray")
        >
            <AsideRow />
            <ClosingLine />
            <RollRow />
            <Questions />
            <Actions />
        </section>
    }
}

/// The dice laid aside, their sum, and whether there is a worm.
#[component]
fn AsideRow() -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &store.peek(Session::messages).table;
    let lying = store.slice(lying);
    move || {
        lying.get().filter(|lying| !lying.aside.is_empty()).map(|lying| {
            let worm = match (lying.count.canned, lying.count.worm) {
                (true, _) => texts.worm_canned,
                (_, true) => texts.worm_yes,
                _ => texts.worm_no,
            };
            let last = lying.aside.len().saturating_sub(1);
            let golden_group = lying.golden_aside.then_some(last);
            let dice = lying.aside.iter().map(|aside| {
                let dice = (0..aside.count).map(|_| view! { <Art name=die(aside.face) class="die" /> });
                view! { <span class="group">{dice.collect_view()}</span> }
            });
            let dice = dice.collect_view();
            let _ = golden_group;
            view! {
                <div class="aside-row" data-aside=lying.points>
                    <span class="sr">{(texts.aside_label)(&lying.count, false)}</span>
                    <span class="aside-dice" aria-hidden="true">
                        {dice}
                        {lying.can_ghost.then(|| view! { <Art name="can" class="die ghost" /> })}
                    </span>
                    <span class="sum" aria-hidden="true">{(texts.sum)(lying.count.sum)}</span>
                    <span class="worm-mark" class:missing=!lying.count.worm aria-hidden="true">
                        <Art name="worm" />
                        {worm}
                    </span>
                </div>
            }
        })
    }
}

/// The roll on the table, grouped by value; each group is one button.
#[component]
fn RollRow() -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &store.peek(Session::messages).table;
    let groups = store.slice(groups);
    let roll_number = store.slice(|session| {
        session.play.as_ref().map(|play| play.record.actions.len()).unwrap_or_default()
    });
    move || {
        let groups = groups.get();
        if groups.is_empty() {
            return None;
        }
        let buttons = groups.into_iter().map(|group| {
            let Group { face, count, open, used, golden } = group;
            let label = if used { (texts.used_label)(face, count) } else { (texts.keep)(face, count) };
            let points = face.points() * count;
            view! {
                <button
                    class="face"
                    class:used=used
                    class:with-golden=golden
                    data-face=face_handle(face)
                    disabled=!open
                    aria-label=label
                    on:click=move |_| store.send(Msg::PickedFace(face))
                >
                    <Art name=die(face) class=if golden { "die golden" } else { "die" } />
                    <span class="times" aria-hidden="true">{format!("×{count}")}</span>
                    <span class="points" aria-hidden="true">
                        {if used { texts.used.to_owned() } else { format!("+{points}") }}
                    </span>
                </button>
            }
        });
        Some(view! {
            <div class="roll-row" role="group" aria-label=texts.rolled data-roll=roll_number.get_untracked()>
                {buttons.collect_view()}
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
                            class="button"
                            data-choose-seat=seat.number()
                            on:click=move |_| store.send(Msg::PickedGiver(seat))
                        >
                            <Art name="bratworm" />
                            {words}
                        </button>
                    }
                });
                view! {
                    <div class="question-row" role="group" aria-labelledby="question">
                        <p id="question">{texts.choose_giver}</p>
                        {buttons.collect_view()}
                    </div>
                }
                .into_any()
            }
            Question::Return(figures) => {
                let buttons = figures.into_iter().map(|(returned, words)| {
                    view! {
                        <button
                            class="button"
                            data-choose-specialist=returned.name()
                            on:click=move |_| store.send(Msg::PickedFigure(returned))
                        >
                            <Art name=figure(returned) />
                            {words}
                        </button>
                    }
                });
                view! {
                    <div class="question-row" role="group" aria-labelledby="question">
                        <p id="question">{texts.choose_return}</p>
                        {buttons.collect_view()}
                    </div>
                }
                .into_any()
            }
        })
    }
}

/// Roll, stop, and whatever else can be done.
#[component]
fn Actions() -> impl IntoView {
    let store = expect_context::<Store>();
    let presses = store.slice(presses);
    let buttons = move || {
        let presses = presses.get().into_iter().map(|press| {
            let Press { msg, words, action, claim, art, primary } = press;
            view! {
                <button
                    class="button"
                    class:primary=primary
                    data-action=action
                    data-claim=claim
                    on:click=move |_| store.send(msg.clone())
                >
                    {art.map(|name| view! { <Art name /> })}
                    <span>{words}</span>
                </button>
            }
        });
        presses.collect_view()
    };
    view! {
        <div class="actions">
            <GoldenSwitch />
            {buttons}
            <WaitingForBot />
            <ToResult />
        </div>
    }
}

/// The golden die lies beside the white ones, on by default (E8.1).
#[component]
fn GoldenSwitch() -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &store.peek(Session::messages).table;
    let offered = store.slice(|session| {
        let play = session.play.as_ref()?;
        let nine = play.game.choices().contains(&Choice::Roll(Dice::WHITE + 1));
        (nine && session.person_is_due()).then_some(session.golden)
    });
    move || {
        offered.get().map(|on| {
            view! {
                <button
                    class="button golden-switch"
                    data-action="golden"
                    aria-pressed=on.to_string()
                    on:click=move |_| store.send(Msg::ToggledGolden)
                >
                    <Art name="golden" />
                    <span>{texts.golden}</span>
                </button>
            }
        })
    }
}

/// While a bot plays, the others can look, or skip.
#[component]
fn WaitingForBot() -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &store.peek(Session::messages).table;
    let waiting = store.slice(|session| {
        let play = session.play.as_ref().filter(|play| play.bot_is_due() && !session.watching)?;
        Some((session.messages().table.bot_thinks)(play.name(play.game.current())))
    });
    move || {
        waiting.get().map(|words| {
            view! {
                <p class="bot-plays">
                    <Art name="robot" />
                    {words}
                </p>
                <button class="button" data-action="skip" on:click=move |_| store.send(Msg::PressedSkip)>
                    <Art name="skip" />
                    <span>{texts.skip}</span>
                </button>
            }
        })
    }
}

/// After the end the table can still be looked at.
#[component]
fn ToResult() -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &store.peek(Session::messages).table;
    let result = store.slice(|session| {
        let play = session.play.as_ref().filter(|play| play.game.is_over())?;
        Some(Address::End(play.id.clone()))
    });
    move || {
        result.get().map(|address| {
            view! { <a class="button primary" href=address.to_hash()>{texts.see_result}</a> }
        })
    }
}
