//! Single keys that play.

use engine::{Choice, Face};

use super::actions::roll_choice;
use crate::app::{Address, Dialog, Model, Msg, ReplayMove, ReplayMsg};

/// What a key (`KeyboardEvent.key`) means now. Keys can be switched off, and never act while something is open.
pub fn key_meaning(model: &Model, key: &str) -> Option<Msg> {
    if matches!(model.address, Address::Replay { .. }) {
        let usable = model.settings.keys && model.dialog.is_none() && model.replay.is_some();
        return replay_key(key).filter(|_| usable);
    }
    let at_table = matches!(model.address, Address::Table(_) | Address::Guide)
        || model.practised_round().is_some();
    if !at_table || !model.settings.keys || model.dialog.is_some() {
        return None;
    }
    match key.to_ascii_lowercase().as_str() {
        "?" => Some(Msg::PressedRules),
        "l" => Some(Msg::Opened(Dialog::Log)),
        "m" => Some(Msg::ToggledSound),
        "o" if model.is_plain_game() => Some(Msg::PressedOdds),
        "h" if model.can_hint() => Some(Msg::PressedHint),
        "u" => Some(Msg::PressedUndo),
        key => chosen_by(model, key).map(Msg::Chose),
    }
}

/// In the replay. Arrows with Shift are called `Shift+ArrowRight`.
fn replay_key(key: &str) -> Option<Msg> {
    use ReplayMove::{Back, First, Last, MistakeBack, MistakeOn, On, TurnBack, TurnOn};
    let to = match key {
        "ArrowRight" => On,
        "ArrowLeft" => Back,
        "PageDown" | "Shift+ArrowRight" => TurnOn,
        "PageUp" | "Shift+ArrowLeft" => TurnBack,
        "m" => MistakeOn,
        "M" => MistakeBack,
        "Home" => First,
        "End" => Last,
        " " => return Some(Msg::Replay(ReplayMsg::PressedPlay)),
        "?" => return Some(Msg::Opened(Dialog::Keys)),
        _ => return None,
    };
    Some(Msg::Replay(ReplayMsg::Moved(to)))
}

fn chosen_by(model: &Model, key: &str) -> Option<Choice> {
    let play = model.play.as_ref().filter(|_| model.person_is_due())?;
    let choices = play.game.choices();
    let meant = match key {
        "r" => roll_choice(model, &choices)?,
        "s" | "t" => Choice::Stop,
        "z" => *choices.iter().find(|choice| matches!(choice, Choice::Weasel(_)))?,
        "w" => Choice::Keep(Face::Worm),
        digit => Choice::Keep(Face::from_number(digit.parse().ok()?)?),
    };
    choices.contains(&meant).then_some(meant)
}
