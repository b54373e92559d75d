//! What can be done below the tray: one button for each choice, and who plays if it is a bot.

use engine::{Choice, Choices, Claim, Dice, Edition, Seat};

use super::{coach::is_target, practice::practice_button, tray::is_hopeless};
use crate::app::{Address, Model, Msg, Play};

/// What a button below the tray does. Each has its own place in the row, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionKind {
    /// The golden die lies beside the white ones, on by default (E8.1).
    Golden,
    Undo,
    Roll,
    Stop,
    /// Accept a dead roll that the weasel could save: takes the place of the stop.
    Bust,
    /// Leave the steal and take the next lower tile (L3.3).
    Lower,
    Weasel,
    /// The bots wait, or go on.
    Pause,
    /// One step of a bot, while they wait.
    Step,
    /// Passes over what the bots do.
    Skip,
    /// A sentence of the guided game was read.
    GoOn,
    /// The guided game once more, at its end.
    Again,
    /// A game of one's own, at the end of the guided one.
    Play,
}

impl ActionKind {
    pub const ALL: [ActionKind; 13] = [
        ActionKind::Golden,
        ActionKind::Undo,
        ActionKind::Roll,
        ActionKind::Stop,
        ActionKind::Bust,
        ActionKind::Lower,
        ActionKind::Weasel,
        ActionKind::Pause,
        ActionKind::Step,
        ActionKind::Skip,
        ActionKind::GoOn,
        ActionKind::Again,
        ActionKind::Play,
    ];

    /// `data-action` on the page.
    pub const fn name(self) -> &'static str {
        match self {
            ActionKind::Golden => "golden",
            ActionKind::Undo => "undo",
            ActionKind::Roll => "roll",
            ActionKind::Stop => "stop",
            ActionKind::Bust => "bust",
            ActionKind::Lower => "lower",
            ActionKind::Weasel => "weasel",
            ActionKind::Pause => "pause",
            ActionKind::Step => "step",
            ActionKind::Skip => "skip",
            ActionKind::GoOn => "go-on",
            ActionKind::Again => "again",
            ActionKind::Play => "play",
        }
    }

    /// The name of its picture.
    pub const fn picture(self) -> &'static str {
        match self {
            ActionKind::Bust | ActionKind::Lower => "stop",
            ActionKind::GoOn | ActionKind::Play => "skip",
            ActionKind::Again => "undo",
            own => own.name(),
        }
    }

    /// How it looks, and its slot in the row: there are four, and whatever comes and goes keeps to its own.
    pub const fn class(self) -> &'static str {
        match self {
            ActionKind::Undo | ActionKind::Pause => "action narrow in-undo",
            ActionKind::Golden => "action narrow golden-switch in-special",
            ActionKind::Lower => "action narrow in-special",
            ActionKind::Weasel => "action wide in-roll",
            ActionKind::Roll | ActionKind::Step | ActionKind::Again => "action in-roll",
            ActionKind::Stop | ActionKind::Bust | ActionKind::Skip | ActionKind::Play => {
                "action in-stop"
            }
            ActionKind::GoOn => "action in-both",
        }
    }
}

/// How a button presents what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It takes back, or rests.
    Plain,
    /// It moves the turn on.
    Can,
    /// It moves the turn on, and risks what could be had now.
    Risks,
    /// It ends in a failed attempt.
    Fails,
}

/// A button below the tray, as it is now.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionButton {
    pub words: String,
    /// What pressing it means. None while it rests: its place is kept, so that nothing jumps.
    pub msg: Option<Msg>,
    pub tone: Tone,
    /// `data-claim` on the page: the number of the tile it takes, or `hen`.
    pub claim: Option<String>,
    /// Whether it is pressed in, where it is a switch.
    pub pressed: Option<bool>,
    /// Whether it is what is to be pressed next in the guided game.
    pub target: bool,
}

impl ActionButton {
    /// None where this cannot be done, above all unless a person at this tab is due.
    pub fn of(model: &Model, kind: ActionKind) -> Option<ActionButton> {
        if model.guide.is_some() {
            return guided(model, kind);
        }
        if let Some(round) = model.practised_round().filter(|_| !model.person_is_due()) {
            return practice_button(model, round, kind);
        }
        match kind {
            ActionKind::Pause => return pause(model),
            ActionKind::Step => return step(model),
            ActionKind::Skip => return skip(model),
            _ => {}
        }
        let play = model.play.as_ref().filter(|_| model.person_is_due())?;
        let choices = play.game.choices();
        match kind {
            ActionKind::Golden => golden(model, &choices),
            ActionKind::Undo => Some(undo(model, play)),
            ActionKind::Roll => roll(model, play, &choices),
            ActionKind::Stop => stop(model, play, &choices),
            ActionKind::Bust => bust(model, &choices),
            ActionKind::Lower => lower(model, play, &choices),
            ActionKind::Weasel => weasel(model, &choices),
            _ => None,
        }
    }

    pub(super) fn new(words: String, msg: Msg, tone: Tone) -> ActionButton {
        ActionButton { words, msg: Some(msg), tone, claim: None, pressed: None, target: false }
    }

    fn choosing(choice: Choice, words: String) -> ActionButton {
        ActionButton::new(words, Msg::Chose(choice), Tone::Can)
    }

    fn failing(choice: Choice, words: &str) -> ActionButton {
        ActionButton::new(words.to_owned(), Msg::Chose(choice), Tone::Fails)
    }

    pub(super) fn resting(words: &str) -> ActionButton {
        let words = words.to_owned();
        ActionButton {
            words,
            msg: None,
            tone: Tone::Plain,
            claim: None,
            pressed: None,
            target: false,
        }
    }

    fn claiming(self, claim: Claim) -> ActionButton {
        let tile = claim.tile().map(|tile| tile.number().to_string());
        ActionButton { claim: Some(tile.unwrap_or_else(|| "hen".to_owned())), ..self }
    }
}

/// In the guided game: what the table has for what is to be done, else what goes on.
fn guided(model: &Model, kind: ActionKind) -> Option<ActionButton> {
    let texts = &model.messages().guide;
    let button = |words: &str, msg| ActionButton::new(words.to_owned(), msg, Tone::Can);
    let done = model.guide.as_ref().is_some_and(|guide| guide.step.is_last());
    let play = model.play.as_ref()?;
    let choices = play.game.choices();
    let button = match (kind, model.guided_choice()) {
        (ActionKind::Roll, Some(_)) => roll(model, play, &choices)?,
        (ActionKind::Stop, Some(_)) => stop(model, play, &choices)?,
        (ActionKind::GoOn, None) if !done => button(texts.go_on, Msg::PressedGoOn),
        (ActionKind::Play, None) if done => button(texts.play, Msg::PressedQuickGame),
        (ActionKind::Again, None) if done => {
            ActionButton { tone: Tone::Plain, ..button(texts.again, Msg::PressedGuide) }
        }
        _ => return None,
    };
    Some(ActionButton { target: is_target(model, kind), ..button })
}

fn undo(model: &Model, play: &Play) -> ActionButton {
    let words = model.messages().table.undo.to_owned();
    // What lies aside in a position was laid there before it.
    if play.can_undo() && model.practised_round().is_none() {
        ActionButton::new(words, Msg::PressedUndo, Tone::Plain)
    } else {
        ActionButton::resting(&words)
    }
}

/// Rolling on risks what could be taken, and is sure to fail once every value is aside. The weasel takes its place.
fn roll(model: &Model, play: &Play, choices: &Choices) -> Option<ActionButton> {
    let texts = &model.messages().table;
    if choices.iter().any(|choice| matches!(choice, Choice::Weasel(_))) {
        return None;
    }
    Some(match roll_choice(model, choices) {
        Some(choice @ Choice::Roll(dice)) => {
            let tone = match play.game.claim() {
                _ if is_hopeless(play) => Tone::Fails,
                Ok(_) => Tone::Risks,
                Err(_) => Tone::Can,
            };
            ActionButton { tone, ..ActionButton::choosing(choice, (texts.roll)(dice)) }
        }
        _ => ActionButton::resting(texts.roll_resting),
    })
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

/// What stopping takes, that it fails, or that it cannot be had now.
fn stop(model: &Model, play: &Play, choices: &Choices) -> Option<ActionButton> {
    let texts = &model.messages().table;
    if choices.contains(&Choice::AcceptBust) {
        return None;
    }
    if !choices.contains(&Choice::Stop) {
        return Some(ActionButton::resting(texts.stop_resting));
    }
    let names = |seat: Seat| play.name(seat).to_owned();
    Some(match play.game.claim() {
        Ok(claim) => {
            let words = (texts.stop)(&claim, &names);
            ActionButton::choosing(Choice::Stop, words).claiming(claim)
        }
        Err(_) => ActionButton::failing(Choice::Stop, texts.stop_failing),
    })
}

fn bust(model: &Model, choices: &Choices) -> Option<ActionButton> {
    let words = model.messages().table.bust;
    let bust = || ActionButton::failing(Choice::AcceptBust, words);
    choices.contains(&Choice::AcceptBust).then(bust)
}

fn lower(model: &Model, play: &Play, choices: &Choices) -> Option<ActionButton> {
    let claim = play.game.lower_claim().filter(|_| choices.contains(&Choice::StopLower))?;
    let words = (model.messages().table.lower)(claim.tile()?);
    Some(ActionButton::choosing(Choice::StopLower, words).claiming(claim))
}

fn weasel(model: &Model, choices: &Choices) -> Option<ActionButton> {
    let words = model.messages().table.weasel;
    choices.iter().find_map(|choice| match *choice {
        Choice::Weasel(dice) => {
            let rescues = choices.contains(&Choice::AcceptBust);
            let tone = if rescues { Tone::Can } else { Tone::Risks };
            Some(ActionButton { tone, ..ActionButton::choosing(*choice, words(dice)) })
        }
        _ => None,
    })
}

/// The golden die can be switched on or off before the roll (E8.1).
fn golden(model: &Model, choices: &Choices) -> Option<ActionButton> {
    let words = model.messages().table.golden.to_owned();
    let button = ActionButton::new(words, Msg::ToggledGolden, Tone::Plain);
    let pressed = Some(model.golden);
    choices.contains(&Choice::Roll(Dice::WHITE + 1)).then_some(ActionButton { pressed, ..button })
}

/// The bots can be held, to look at what they do.
fn pause(model: &Model) -> Option<ActionButton> {
    let texts = &model.messages().table;
    let words = if model.paused { texts.go_on } else { texts.pause };
    bot_plays(model).map(|_| ActionButton::new(words.to_owned(), Msg::PressedPause, Tone::Plain))
}

/// While they are held, they can be led step by step.
fn step(model: &Model) -> Option<ActionButton> {
    let words = model.messages().table.step;
    bot_plays(model).map(|_| {
        if model.paused {
            ActionButton::new(words.to_owned(), Msg::PressedStep, Tone::Plain)
        } else {
            ActionButton::resting(words)
        }
    })
}

/// While a bot plays, the others can look, or skip.
fn skip(model: &Model) -> Option<ActionButton> {
    let words = model.messages().table.skip.to_owned();
    bot_plays(model).map(|_| ActionButton::new(words, Msg::PressedSkip, Tone::Plain))
}

/// While a bot plays: who it is, in words.
pub fn bot_plays(model: &Model) -> Option<String> {
    let play = model.play.as_ref().filter(|play| play.bot_is_due() && !model.watching)?;
    Some((model.messages().table.bot_thinks)(play.name(play.game.current())))
}

/// Whether the row has a slot for what only some editions know: the golden die, or the next lower tile (L3.3).
pub fn has_special_slot(model: &Model) -> bool {
    model.play.as_ref().is_some_and(|play| play.game.edition() != Edition::Original)
}

/// What taking a tile means, in the words of the button that takes it.
pub fn claim_words(model: &Model, choice: Choice) -> String {
    let kind = if choice == Choice::StopLower { ActionKind::Lower } else { ActionKind::Stop };
    ActionButton::of(model, kind).map(|button| button.words).unwrap_or_default()
}

/// After the end the table can still be looked at: where the result is.
pub fn result_address(model: &Model) -> Option<String> {
    let play = model.play.as_ref().filter(|play| play.game.is_over())?;
    Some(Address::End(play.id.clone()).to_hash())
}
