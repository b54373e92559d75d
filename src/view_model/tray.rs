//! The dice tray: what lies aside, what was rolled, and what is asked.

use engine::{Aside, Choice, Count, Dice, Event, Face, Failure, Figure, Phase, Seat, Turn};

use super::{
    actions::{bot_plays, roll_choice},
    practice::practice_prompt,
    price::bust_price,
};
use crate::app::{Model, Play};

/// One die in the row above the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LyingDie {
    pub face: Face,
    pub golden: bool,
    /// Whether a new group begins with it.
    pub first: bool,
}

/// The dice laid aside and what they count.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct AsideView {
    pub dice: Vec<LyingDie>,
    /// The points of the dice, without the canned worm; 0 between turns.
    pub points: u8,
    /// What they count; none between turns, when the dice of the turn before are still to be seen.
    pub count: Option<Count>,
}

impl AsideView {
    pub fn of(model: &Model) -> AsideView {
        let Some(play) = &model.play else { return AsideView::default() };
        if play.is_between_turns() {
            let dice = play.last_turn.as_ref().map_or_else(Vec::new, |last| laid_aside(&last.turn));
            return AsideView { dice, ..AsideView::default() };
        }
        let Some(turn) = play.game.phase().turn() else { return AsideView::default() };
        let count = Some(play.game.count());
        AsideView { dice: laid_aside(turn), points: turn.points(), count }
    }

    /// The count, once anything lies aside.
    pub fn sum(&self) -> Option<Count> {
        self.count.filter(|_| self.points > 0)
    }

    /// Whether the canned worm stands in for a missing one (E10.1).
    pub fn is_canned(&self) -> bool {
        self.sum().is_some_and(|count| count.canned)
    }
}

fn laid_aside(turn: &Turn) -> Vec<LyingDie> {
    let group = |(group, aside): (usize, &Aside)| {
        let face = aside.face;
        (0..aside.count).map(move |place| LyingDie {
            face,
            golden: false,
            first: place == 0 && group > 0,
        })
    };
    let mut dice: Vec<LyingDie> = turn.aside().iter().enumerate().flat_map(group).collect();
    // Where the golden die lies, it is the last of its group.
    if let Some(golden) = turn.golden_aside()
        && let Some(die) = dice.iter_mut().rfind(|die| die.face == golden)
    {
        die.golden = true;
    }
    dice
}

/// One of the six hollows of the tray: each value has its own, and all dice of the roll that show it lie there.
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own about the dice")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hollow {
    /// The number of the roll in the game: the dice of another roll are others, even with the same value.
    pub roll: usize,
    pub face: Face,
    /// How many dice lie in it.
    pub dice: u8,
    /// Whether a person at this tab can lay them aside now.
    pub open: bool,
    /// Whether the value is aside already.
    pub used: bool,
    /// Whether the golden die is among them.
    pub golden: bool,
    /// Whether the roll is dead: none of its dice can be laid aside.
    pub dead: bool,
    /// Whether it is what is to be pressed next in the guided game.
    pub target: bool,
}

/// The dice on the table that are not aside.
struct Lying<'a> {
    turn: &'a Turn,
    dice: Dice,
    /// The value that was just taken from them.
    without: Option<Face>,
    dead: bool,
}

impl<'a> Lying<'a> {
    fn of(play: &'a Play) -> Option<Lying<'a>> {
        let lying = |turn, dice| Lying { turn, dice, without: None, dead: false };
        match play.game.phase() {
            Phase::Choosing { turn, rolled } => {
                let dead = play.game.choices().contains(&Choice::AcceptBust);
                Some(Lying { dead, ..lying(turn, *rolled) })
            }
            // What ended the turn before lies there until the next one rolls.
            _ if play.is_between_turns() => {
                let last = play.last_turn.as_ref()?;
                Some(Lying { dead: true, ..lying(&last.turn, last.dead?) })
            }
            // The dice that were not laid aside lie there until they are rolled again.
            Phase::Deciding(turn) => {
                let without = Some(turn.aside().last()?.face);
                Some(Lying { without, ..lying(turn, last_roll(play)?.0) })
            }
            _ => None,
        }
    }
}

impl Hollow {
    pub fn of(model: &Model, face: Face) -> Hollow {
        let bare = Hollow {
            roll: 0,
            face,
            dice: 0,
            open: false,
            used: false,
            golden: false,
            dead: false,
            target: false,
        };
        let Some(play) = &model.play else { return bare };
        let Some(Lying { turn, dice, without, dead }) = Lying::of(play) else {
            let turn = play.game.phase().turn().filter(|_| !play.is_between_turns());
            return Hollow { used: turn.is_some_and(|turn| turn.used().contains(face)), ..bare };
        };
        let count = if without == Some(face) { 0 } else { dice.count(face) };
        let golden = last_roll(play).is_some_and(|(_, golden)| golden);
        Hollow {
            roll: rolls(play),
            face,
            dice: count,
            open: model.person_is_due() && play.game.choices().contains(&Choice::Keep(face)),
            used: turn.used().contains(face),
            golden: golden && count > 0 && dice.last() == Some(face),
            dead: dead && count > 0,
            target: model.guided_choice() == Some(Choice::Keep(face)),
        }
    }

    /// Whether nothing lies in it.
    pub fn is_bare(&self) -> bool {
        self.dice == 0
    }
}

/// Whether a roll waits for somebody to lay dice of it aside.
pub fn is_undecided(model: &Model) -> bool {
    let phase = model.play.as_ref().map(|play| play.game.phase());
    phase.is_some_and(|phase| matches!(phase, Phase::Choosing { .. }))
}

/// The dice that wait for the first roll of a turn, and whether the golden one is among them; none while others lie there.
pub fn waiting_dice(model: &Model) -> Option<(u8, bool)> {
    let play = model.play.as_ref().filter(|play| !play.game.is_over())?;
    if !play.is_between_turns() || Lying::of(play).is_some() {
        return None;
    }
    let golden = play.game.choices().contains(&Choice::Roll(Dice::WHITE + 1)) && model.golden;
    Some((Dice::WHITE + u8::from(golden), golden))
}

fn rolls(play: &Play) -> usize {
    play.events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count()
}

/// The last roll, and whether its last die is the golden one.
fn last_roll(play: &Play) -> Option<(Dice, bool)> {
    play.events.iter().rev().find_map(|event| match event {
        Event::Rolled { dice, golden, .. } => Some((*dice, *golden)),
        _ => None,
    })
}

/// What is to be done now, in one line.
pub fn prompt(model: &Model) -> Option<String> {
    let texts = &model.messages().table;
    let others = practice_prompt(model).or_else(|| bot_plays(model));
    if others.is_some() {
        return others;
    }
    let play = model.play.as_ref().filter(|_| model.person_is_due())?;
    let choices = play.game.choices();
    let words = match play.game.phase() {
        Phase::Deciding(turn) if turn.is_fresh() => texts.prompt_roll,
        Phase::Choosing { .. } if choices.contains(&Choice::AcceptBust) => {
            let price = bust_price(model).unwrap_or_default();
            return Some(format!("{} {price}", texts.prompt_weasel));
        }
        Phase::Choosing { .. } => texts.prompt_keep,
        Phase::Deciding(_) => match play.game.claim() {
            Ok(_) if roll_choice(model, &choices).is_some() && !is_hopeless(play) => {
                texts.prompt_take_or_roll
            }
            Ok(_) => texts.prompt_take,
            Err(_) if is_hopeless(play) => texts.prompt_hopeless,
            Err(Failure::NoWorm { .. }) => texts.prompt_no_worm,
            Err(_) => texts.prompt_roll_on,
        },
        _ => return None,
    };
    Some(words.to_owned())
}

/// Whether rolling on is sure to fail: every value is aside (O3.5).
pub(super) fn is_hopeless(play: &Play) -> bool {
    play.game.phase().turn().is_some_and(|turn| turn.used().iter().count() == Face::ALL.len())
}

/// A choice between people or figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionView {
    pub words: &'static str,
    pub answers: Vec<Answer>,
}

/// One answer: one button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub choice: Choice,
    pub words: String,
    /// What that brings.
    pub more: Option<&'static str>,
    /// The name of its picture.
    pub picture: &'static str,
}

impl QuestionView {
    /// What a person at this tab is asked now.
    pub fn of(model: &Model) -> Option<QuestionView> {
        let play = model.play.as_ref().filter(|_| model.person_is_due())?;
        let texts = &model.messages().table;
        let words = match play.game.phase() {
            Phase::TakingBratworm { .. } => texts.choose_giver,
            Phase::ReturningSpecialist { .. } => texts.choose_specialist,
            _ => return None,
        };
        let choices = play.game.choices();
        let answer = |choice: Choice| {
            let (words, more, picture) = match choice {
                Choice::TakeBratworm(seat) => {
                    ((texts.giver)(play.name(seat), play.game.bratworms(seat)), None, "bratworm")
                }
                Choice::ReturnFigure(goes) => {
                    let stays = choices.iter().find_map(|other| match other {
                        Choice::ReturnFigure(figure) if *figure != goes => Some(*figure),
                        _ => None,
                    })?;
                    let does = (texts.figure_does)(stays);
                    ((texts.keep_figure)(stays), Some(does), stays.name())
                }
                _ => return None,
            };
            Some(Answer { choice, words, more, picture })
        };
        Some(QuestionView { words, answers: choices.iter().copied().filter_map(answer).collect() })
    }
}

impl Answer {
    /// The player it names.
    pub fn seat(&self) -> Option<Seat> {
        match self.choice {
            Choice::TakeBratworm(seat) => Some(seat),
            _ => None,
        }
    }

    /// The specialist that goes back for it.
    pub fn specialist(&self) -> Option<Figure> {
        match self.choice {
            Choice::ReturnFigure(figure) => Some(figure),
            _ => None,
        }
    }
}
