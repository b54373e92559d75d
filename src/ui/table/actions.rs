//! Roll, stop, and whatever else can be done now.

use leptos::prelude::*;

use crate::{
    engine::{Choice, Choices, Claim, Dice, Game, Seat},
    i18n::TableTexts,
    session::{Address, Msg, Play, Session},
    shell::Store,
    ui::{art::Art, focus},
};

/// A button below the tray.
#[derive(Clone, Debug, PartialEq)]
struct Press {
    msg: Msg,
    words: String,
    action: &'static str,
    /// What pressing it takes: the handle tests and scripts hold on to.
    claim: Option<String>,
    art: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// What moves the turn on.
    Main,
    /// The same, but it ends in a failed attempt.
    Failing,
    /// What stands at the edge, as a picture where room is scarce.
    Small,
    /// Its place is kept, so that nothing jumps, but it cannot be pressed now.
    Resting,
}

fn presses(session: &Session) -> Vec<Press> {
    let Some(play) = session.play.as_ref().filter(|_| session.person_is_due()) else {
        return Vec::new();
    };
    let texts = &session.messages().table;
    let choices = play.game.choices();
    let mut presses = Vec::new();
    if play.can_undo() {
        presses.push(Press {
            msg: Msg::PressedUndo,
            words: texts.undo.to_owned(),
            action: "undo",
            claim: None,
            art: "undo",
            kind: Kind::Small,
        });
    }
    presses.push(roll(session, texts, &choices));
    presses.extend(stops(play, texts, &choices));
    presses.extend(weasel(texts, &choices));
    presses
}

fn roll(session: &Session, texts: &TableTexts, choices: &Choices) -> Press {
    let dice = choices.iter().filter_map(|choice| match choice {
        Choice::Roll(dice) => Some(*dice),
        _ => None,
    });
    let dice = if session.golden { dice.max() } else { dice.min() };
    Press {
        msg: Msg::PressedRoll,
        words: dice.map_or_else(|| texts.roll_resting.to_owned(), texts.roll),
        action: "roll",
        claim: None,
        art: "roll",
        kind: if dice.is_some() { Kind::Main } else { Kind::Resting },
    }
}

fn stops(play: &Play, texts: &TableTexts, choices: &Choices) -> Vec<Press> {
    let game = &play.game;
    let names = |seat: Seat| play.name(seat).to_owned();
    let press = |msg, words: String, action, claim, kind| Press {
        msg,
        words,
        action,
        claim,
        art: "stop",
        kind,
    };
    if choices.contains(&Choice::AcceptBust) {
        return vec![press(Msg::PressedBust, texts.bust.to_owned(), "bust", None, Kind::Failing)];
    }
    let stop = if choices.contains(&Choice::Stop) {
        match game.claim() {
            Ok(claim) => {
                let words = (texts.stop)(&claim, &names);
                press(Msg::PressedStop, words, "stop", Some(handle(claim)), Kind::Main)
            }
            Err(_) => {
                press(Msg::PressedStop, texts.stop_failing.to_owned(), "stop", None, Kind::Failing)
            }
        }
    } else {
        press(Msg::PressedStop, texts.stop_resting.to_owned(), "stop", None, Kind::Resting)
    };
    let lower = lower(game, texts)
        .map(|(words, claim)| press(Msg::PressedLower, words, "lower", Some(claim), Kind::Main));
    std::iter::once(stop).chain(lower).collect()
}

fn lower(game: &Game, texts: &TableTexts) -> Option<(String, String)> {
    let offered = game.choices().contains(&Choice::StopLower);
    let tile = game.lower_claim().filter(|_| offered)?.tile()?;
    Some(((texts.lower)(tile), tile.number().to_string()))
}

fn weasel(texts: &TableTexts, choices: &Choices) -> Option<Press> {
    let dice = choices.iter().find_map(|choice| match choice {
        Choice::Weasel(dice) => Some(*dice),
        _ => None,
    })?;
    Some(Press {
        msg: Msg::PressedWeasel,
        words: (texts.weasel)(dice),
        action: "weasel",
        claim: None,
        art: "weasel",
        kind: Kind::Small,
    })
}

fn handle(claim: Claim) -> String {
    claim.tile().map_or_else(|| "hen".to_owned(), |tile| tile.number().to_string())
}

/// The row of buttons.
#[component]
pub fn Actions() -> impl IntoView {
    let store = expect_context::<Store>();
    let presses = store.slice(presses);
    let buttons = move || {
        presses.get().into_iter().map(|press| view! { <PressButton press /> }).collect_view()
    };
    view! {
        <div class="actions" on:keydown=move |event| focus::rove(&event)>
            <GoldenSwitch />
            {buttons}
            <WaitingForBot />
            <ToResult />
        </div>
    }
}

#[component]
fn PressButton(press: Press) -> impl IntoView {
    let store = expect_context::<Store>();
    let Press { msg, words, action, claim, art, kind } = press;
    view! {
        <button
            class="action"
            class:can=kind == Kind::Main || action == "weasel"
            class:fail=kind == Kind::Failing
            class:narrow=kind == Kind::Small
            data-action=action
            data-claim=claim
            disabled=kind == Kind::Resting
            on:click=move |_| store.send(msg.clone())
        >
            <Art name=art />
            <span>{words}</span>
        </button>
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
                    class="action narrow golden-switch"
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
                    <span>{words}</span>
                </p>
                <button class="action" data-action="skip" on:click=move |_| store.send(Msg::PressedSkip)>
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
            view! { <a class="action can" href=address.to_hash()>{texts.see_result}</a> }
        })
    }
}
