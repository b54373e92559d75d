//! The dice tray: what lies aside, what was rolled, and what is asked.

use engine::{Aside, Choice, Count, Dice, Event, Face, Figure, GoldenDie, Phase, Seat, Turn};

use crate::app::{LastTurn, Model, Play};

/// One die in the row above the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LyingDie {
    pub face: Face,
    pub golden: bool,
    /// Whether a new group begins with it.
    pub first: bool,
    /// Whether it is part of the dead roll that ended the turn before.
    pub dead: bool,
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
            let dice = play.last_turn.as_ref().map_or_else(Vec::new, left_lying);
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

/// The dice of the turn that is over: those aside, and the dead roll behind them.
fn left_lying(last: &LastTurn) -> Vec<LyingDie> {
    let mut dice = laid_aside(&last.turn);
    let dead = last.dead.iter().flat_map(Dice::faces).enumerate();
    dice.extend(dead.map(|(place, face)| LyingDie {
        face: *face,
        golden: false,
        first: place == 0,
        dead: true,
    }));
    dice
}

fn laid_aside(turn: &Turn) -> Vec<LyingDie> {
    let group = |(group, aside): (usize, &Aside)| {
        let face = aside.face;
        (0..aside.count).map(move |place| LyingDie {
            face,
            golden: false,
            first: place == 0 && group > 0,
            dead: false,
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

/// All dice of the roll that show one value: one button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceGroup {
    /// The number of the roll in the game: the dice of another roll are others, even with the same value.
    pub roll: usize,
    pub face: Face,
    pub count: u8,
    /// Whether a person at this tab can lay it aside now.
    pub open: bool,
    /// Whether its value is aside already.
    pub used: bool,
    /// Whether the golden die is among them.
    pub golden: bool,
}

/// The dice on the table that are not aside.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RollView {
    /// By value, in ascending order.
    pub groups: Vec<FaceGroup>,
    /// Whether one of them is still to be laid aside; else they wait to be rolled again.
    pub undecided: bool,
}

impl RollView {
    pub fn of(model: &Model) -> RollView {
        let Some(play) = &model.play else { return RollView::default() };
        match play.game.phase() {
            Phase::Choosing { turn, rolled } => {
                let choices = play.game.choices();
                let can_keep =
                    |face| model.person_is_due() && choices.contains(&Choice::Keep(face));
                RollView { groups: groups(play, turn, rolled, &can_keep), undecided: true }
            }
            // The dice that were not laid aside lie there until they are rolled again.
            Phase::Deciding(turn) => match (turn.aside().last(), last_roll(play)) {
                (Some(kept), Some(rolled)) => {
                    let mut groups = groups(play, turn, &rolled, &|_| false);
                    groups.retain(|group| group.face != kept.face);
                    RollView { groups, undecided: false }
                }
                _ => RollView::default(),
            },
            _ => RollView::default(),
        }
    }

    /// None where no dice lie.
    pub fn unless_empty(self) -> Option<RollView> {
        Some(self).filter(|roll| !roll.groups.is_empty())
    }

    /// By what the dice are known again: those of another roll are others, and so are those that may now be touched.
    pub fn key(&self) -> String {
        let roll = self.groups.first().map_or(0, |group| group.roll);
        let open = self.groups.iter().any(|group| group.open);
        format!("{roll} {} {} {open}", self.groups.len(), self.undecided)
    }
}

fn groups(
    play: &Play,
    turn: &Turn,
    rolled: &Dice,
    can_keep: &dyn Fn(Face) -> bool,
) -> Vec<FaceGroup> {
    let rolls = play.events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
    let golden = rolled.last().filter(|_| turn.golden() == GoldenDie::Rolling);
    let group = |face: Face| FaceGroup {
        roll: rolls,
        face,
        count: rolled.count(face),
        open: can_keep(face),
        used: turn.used().contains(face),
        golden: golden == Some(face),
    };
    rolled.values().iter().map(group).collect()
}

fn last_roll(play: &Play) -> Option<Dice> {
    play.events.iter().rev().find_map(|event| match event {
        Event::Rolled { dice, .. } => Some(*dice),
        _ => None,
    })
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
            Phase::ReturningSpecialist { .. } => texts.choose_return,
            _ => return None,
        };
        let answer = |choice: Choice| {
            let (words, picture) = match choice {
                Choice::TakeBratworm(seat) => {
                    ((texts.giver)(play.name(seat), play.game.bratworms(seat)), "bratworm")
                }
                Choice::ReturnFigure(figure) => ((texts.return_figure)(figure), figure.name()),
                _ => return None,
            };
            Some(Answer { choice, words, picture })
        };
        Some(QuestionView {
            words,
            answers: play.game.choices().into_iter().filter_map(answer).collect(),
        })
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

    /// The specialist it names.
    pub fn specialist(&self) -> Option<Figure> {
        match self.choice {
            Choice::ReturnFigure(figure) => Some(figure),
            _ => None,
        }
    }
}
