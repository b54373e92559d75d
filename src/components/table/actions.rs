//! Roll, stop, and whatever else can be done now.

use engine::{Choice, Choices, Claim, Dice, Game, Seat};
use crate::{i18n::TableTexts, app::{Address, Msg, Play, Session}, platform::Store, components::{
        art::art,
        dom::{El, el},
        focus,
        widgets::button,
    }};

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
pub fn actions(store: Store) -> El {
    el("div")
        .class("actions")
        .on("keydown", |event| focus::rove(&event))
        .child(golden_switch(store))
        .child(el("div").class("presses").live(
            move || store.read(presses),
            move |presses| presses.into_iter().map(|press| press_button(store, press)).collect(),
        ))
        .child(waiting_for_bot(store))
        .child(to_result(store))
}

fn press_button(store: Store, press: Press) -> El {
    let Press { msg, words, action, claim, art: picture, kind } = press;
    let class = match kind {
        Kind::Main => "action can",
        Kind::Failing => "action fail",
        Kind::Small if action == "weasel" => "action can narrow",
        Kind::Small => "action narrow",
        Kind::Resting => "action",
    };
    button(store, class, move || msg.clone())
        .attr("data-action", action)
        .maybe("data-claim", claim.as_deref())
        .maybe("disabled", (kind == Kind::Resting).then_some(""))
        .child(art(picture))
        .child(el("span").text(&words))
}

/// The golden die lies beside the white ones, on by default (E8.1).
fn golden_switch(store: Store) -> El {
    let words = store.messages().table.golden;
    let offered = move || {
        store.read(|session| {
            let nine = |play: &Play| play.game.choices().contains(&Choice::Roll(Dice::WHITE + 1));
            session.play.as_ref().is_some_and(nine) && session.person_is_due()
        })
    };
    el("div").class("golden-place").live(offered, move |offered| {
        // The same button before and after it is pressed, so that the focus stays on it.
        let switch = offered.then(|| {
            button(store, "action narrow golden-switch", || Msg::ToggledGolden)
                .attr("data-action", "golden")
                .live_attr("aria-pressed", move || {
                    Some(store.read(|session| session.golden).to_string())
                })
                .child(art("golden"))
                .child(el("span").text(words))
        });
        switch.into_iter().collect()
    })
}

/// While a bot plays, the others can look, or skip.
fn waiting_for_bot(store: Store) -> El {
    let texts = &store.messages().table;
    let waiting = move || {
        store.read(|session| {
            let play =
                session.play.as_ref().filter(|play| play.bot_is_due() && !session.watching)?;
            Some((texts.bot_thinks)(play.name(play.game.current())))
        })
    };
    el("div").class("bot-place").live(waiting, move |waiting| {
        let Some(words) = waiting else { return Vec::new() };
        let plays = el("p").class("bot-plays").child(art("robot")).child(el("span").text(&words));
        let skip = button(store, "action", || Msg::PressedSkip)
            .attr("data-action", "skip")
            .child(art("skip"))
            .child(el("span").text(texts.skip));
        vec![plays, skip]
    })
}

/// After the end the table can still be looked at.
fn to_result(store: Store) -> El {
    let words = store.messages().table.see_result;
    let result = move || {
        store.read(|session| {
            let play = session.play.as_ref().filter(|play| play.game.is_over())?;
            Some(Address::End(play.id.clone()).to_hash())
        })
    };
    el("div").class("result-place").live(result, move |address| {
        let link = address.map(|address| {
            el("a").class("action can").attr("href", &address).child(el("span").text(words))
        });
        link.into_iter().collect()
    })
}
