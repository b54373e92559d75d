//! What can be done below the tray: one button for each choice, and who plays if it is a bot.

use engine::{Choice, Choices, Claim, Dice, Seat};

use crate::app::{Address, Model, Msg, Play};

/// How a button presents what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It takes back, or rests.
    Plain,
    /// It moves the turn on.
    Can,
    /// It ends in a failed attempt.
    Fails,
}

/// A button below the tray.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionButton {
    /// `data-action` on the page.
    pub action: &'static str,
    /// What pressing it means. None while it rests: its slot is kept, so that nothing jumps.
    pub msg: Option<Msg>,
    pub words: String,
    /// The name of its picture.
    pub picture: &'static str,
    /// `data-claim` on the page: the number of the tile it takes, or `hen`.
    pub claim: Option<String>,
    pub tone: Tone,
    /// Whether it stands at the edge, as a picture where room is scarce.
    pub narrow: bool,
}

impl ActionButton {
    /// A wide button that moves the turn on.
    fn new(action: &'static str, picture: &'static str, msg: Msg, words: String) -> ActionButton {
        ActionButton {
            action,
            msg: Some(msg),
            words,
            picture,
            claim: None,
            tone: Tone::Can,
            narrow: false,
        }
    }

    fn resting(action: &'static str, picture: &'static str, words: &str) -> ActionButton {
        ActionButton {
            action,
            msg: None,
            words: words.to_owned(),
            picture,
            claim: None,
            tone: Tone::Plain,
            narrow: false,
        }
    }

    fn claiming(self, claim: Claim) -> ActionButton {
        let tile = claim.tile().map(|tile| tile.number().to_string());
        ActionButton { claim: Some(tile.unwrap_or_else(|| "hen".to_owned())), ..self }
    }

    fn tone(self, tone: Tone) -> ActionButton {
        ActionButton { tone, ..self }
    }

    fn narrow(self) -> ActionButton {
        ActionButton { narrow: true, ..self }
    }
}

/// The buttons of the moment, in their order; none unless a person at this tab is due.
pub fn action_buttons(model: &Model) -> Vec<ActionButton> {
    let Some(play) = model.play.as_ref().filter(|_| model.person_is_due()) else {
        return Vec::new();
    };
    let choices = play.game.choices();
    let mut buttons = Vec::new();
    buttons.extend(undo(model, play));
    buttons.push(roll(model, &choices));
    buttons.push(stop(model, play, &choices));
    buttons.extend(lower(model, play, &choices));
    buttons.extend(weasel(model, &choices));
    buttons
}

fn undo(model: &Model, play: &Play) -> Option<ActionButton> {
    let words = model.messages().table.undo.to_owned();
    let undo = ActionButton::new("undo", "undo", Msg::PressedUndo, words);
    play.can_undo().then(|| undo.tone(Tone::Plain).narrow())
}

fn roll(model: &Model, choices: &Choices) -> ActionButton {
    let texts = &model.messages().table;
    match roll_choice(model, choices) {
        Some(Choice::Roll(dice)) => {
            let msg = Msg::Chose(Choice::Roll(dice));
            ActionButton::new("roll", "roll", msg, (texts.roll)(dice))
        }
        _ => ActionButton::resting("roll", "roll", texts.roll_resting),
    }
}

/// The roll that is meant: with the golden die if it is offered and switched on, else without.
pub(super) fn roll_choice(model: &Model, choices: &Choices) -> Option<Choice> {
    let dice = choices.iter().filter_map(|choice| match choice {
        Choice::Roll(dice) => Some(*dice),
        _ => None,
    });
    let dice = if model.golden { dice.max() } else { dice.min() };
    dice.map(Choice::Roll)
}

/// The slot of the stop: what it takes, that it fails, or that it cannot be had now.
fn stop(model: &Model, play: &Play, choices: &Choices) -> ActionButton {
    let texts = &model.messages().table;
    if choices.contains(&Choice::AcceptBust) {
        let msg = Msg::Chose(Choice::AcceptBust);
        return ActionButton::new("bust", "stop", msg, texts.bust.to_owned()).tone(Tone::Fails);
    }
    if !choices.contains(&Choice::Stop) {
        return ActionButton::resting("stop", "stop", texts.stop_resting);
    }
    let stop = |words| ActionButton::new("stop", "stop", Msg::Chose(Choice::Stop), words);
    match play.game.claim() {
        Ok(claim) => {
            let names = |seat: Seat| play.name(seat).to_owned();
            stop((texts.stop)(&claim, &names)).claiming(claim)
        }
        Err(_) => stop(texts.stop_failing.to_owned()).tone(Tone::Fails),
    }
}

/// Leaving the steal for the next lower tile (L3.3).
fn lower(model: &Model, play: &Play, choices: &Choices) -> Option<ActionButton> {
    let claim = play.game.lower_claim().filter(|_| choices.contains(&Choice::StopLower))?;
    let words = (model.messages().table.lower)(claim.tile()?);
    let lower = ActionButton::new("lower", "stop", Msg::Chose(Choice::StopLower), words);
    Some(lower.claiming(claim))
}

fn weasel(model: &Model, choices: &Choices) -> Option<ActionButton> {
    choices.iter().find_map(|choice| match *choice {
        Choice::Weasel(dice) => {
            let words = (model.messages().table.weasel)(dice);
            Some(ActionButton::new("weasel", "weasel", Msg::Chose(*choice), words).narrow())
        }
        _ => None,
    })
}

/// Whether the golden die can be switched on or off now (E8.1).
pub fn offers_golden(model: &Model) -> bool {
    let nine = |play: &Play| play.game.choices().contains(&Choice::Roll(Dice::WHITE + 1));
    model.play.as_ref().is_some_and(nine) && model.person_is_due()
}

/// While a bot plays: who it is, in words. The others can look, or skip.
pub fn bot_plays(model: &Model) -> Option<String> {
    let play = model.play.as_ref().filter(|play| play.bot_is_due() && !model.watching)?;
    Some((model.messages().table.bot_thinks)(play.name(play.game.current())))
}

/// After the end the table can still be looked at: where the result is.
pub fn result_address(model: &Model) -> Option<String> {
    let play = model.play.as_ref().filter(|play| play.game.is_over())?;
    Some(Address::End(play.id.clone()).to_hash())
}
