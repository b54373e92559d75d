//! The guided first game: a few turns against a friendly bird, with dice that are known beforehand.
//!
//! It is a game like any other, but for three things: its dice come from the script, it goes on only where the script does,
//! and it is never saved. The game that lay on the table before is put aside, and lies there again afterwards.

use engine::{Action, Choice, Dice, Edition, Face, Options, Seat};
use record::{Level, Opening, Player};

use super::{Address, Effect, GameId, Model, Msg, Play};

/// What the bird is called, in every language.
const BIRD: &str = "Pip";

/// Something that is done in the script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// The dice come up like this.
    Roll(&'static [Face]),
    Keep(Face),
    Stop,
}

impl Act {
    /// None if there are too many dice.
    fn action(self) -> Option<Action> {
        Some(match self {
            Act::Roll(faces) => Action::Roll(Dice::new(faces)?),
            Act::Keep(face) => Action::Keep(face),
            Act::Stop => Action::Stop,
        })
    }
}

/// What a sentence of the guide points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Grill,
    /// The stack of the person.
    Own,
    /// The stack of the bird.
    Bird,
    /// The dice aside.
    Aside,
    /// Nothing but what is to be pressed.
    Button,
}

impl Spot {
    /// `data-coach-at` on the page.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Spot::Grill => Some("grill"),
            Spot::Own => Some("own"),
            Spot::Bird => Some("bird"),
            Spot::Aside => Some("aside"),
            Spot::Button => None,
        }
    }
}

/// One sentence: where it points, and what is done once it was read. What a person is to do they do themselves, with what
/// does it in any game; else they say that they have read it.
struct Step {
    at: Spot,
    acts: &'static [Act],
}

const fn step(at: Spot, acts: &'static [Act]) -> Step {
    Step { at, acts }
}

use Act::{Keep, Roll, Stop};
use Face::{Five as F5, Four as F4, One as F1, Three as F3, Two as F2, Worm as W};

/// The sentences to it are `GuideTexts::steps`, one for each.
const SCRIPT: [Step; GuideStep::COUNT] = [
    // What it is about; the first turn takes the 25.
    step(Spot::Grill, &[]),
    step(Spot::Button, &[Roll(&[F1, F2, F2, F3, F5, F5, F5, W])]),
    step(Spot::Button, &[Keep(F5)]),
    step(Spot::Aside, &[Roll(&[F1, F3, F5, W, W])]),
    step(Spot::Button, &[Keep(W)]),
    step(Spot::Grill, &[Stop]),
    step(Spot::Own, &[Roll(&[F1, F2, F3, F4, F4, F4, F5, F5]), Keep(F4)]),
    // The bird takes the 22, and the person steals it.
    step(Spot::Aside, &[Roll(&[F1, F2, F3, W, W]), Keep(W), Stop]),
    step(Spot::Bird, &[Roll(&[F1, F2, F2, F4, F4, F5, W, W])]),
    step(Spot::Button, &[Keep(W)]),
    step(Spot::Aside, &[Roll(&[F1, F3, F3, F3, F3, F5])]),
    step(Spot::Button, &[Keep(F3)]),
    step(Spot::Bird, &[Stop]),
    // The bird has 25, which is safe below the 22, and takes the 24.
    step(
        Spot::Own,
        &[
            Roll(&[F1, F2, F3, F3, F5, F5, F5, W]),
            Keep(F5),
            Roll(&[F1, F2, F4, W, W]),
            Keep(W),
            Stop,
        ],
    ),
    // The person fails.
    step(Spot::Bird, &[Roll(&[F1, F2, F2, F4, F5, F5, F5, W])]),
    step(Spot::Button, &[Keep(F5)]),
    step(Spot::Aside, &[Roll(&[F2, F3, F4, F4, F5])]),
    step(Spot::Button, &[Keep(F4)]),
    step(Spot::Aside, &[Roll(&[F4, F5, F5])]),
    step(Spot::Button, &[]),
    step(Spot::Grill, &[]),
    // The end, and who wins.
    step(Spot::Grill, &[]),
    step(Spot::Own, &[]),
    step(Spot::Button, &[]),
];

/// How far the guided game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuideStep(usize);

impl GuideStep {
    pub const COUNT: usize = 24;

    /// The place of its sentence.
    pub const fn index(self) -> usize {
        self.0
    }

    /// Whether nothing follows.
    pub const fn is_last(self) -> bool {
        self.0 + 1 >= GuideStep::COUNT
    }

    fn acts(self) -> &'static [Act] {
        SCRIPT.get(self.0).map_or(&[], |step| step.acts)
    }
}

/// The guided game, beside the table that it is played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide {
    pub step: GuideStep,
    /// How many things were said: every one is spoken, even if it is the same as before.
    pub said: usize,
    /// Whether something else was pressed than what was meant.
    pub strayed: bool,
    /// The game that lay on the table before.
    before: Option<Box<Play>>,
}

impl Guide {
    /// What the sentence points at.
    pub fn at(&self) -> Spot {
        SCRIPT.get(self.step.0).map_or(Spot::Button, |step| step.at)
    }
}

impl Model {
    /// What a person is to choose now in the guided game; none while they only read.
    pub fn guided_choice(&self) -> Option<Choice> {
        let guide = self.guide.as_ref()?;
        self.play.as_ref().filter(|play| !play.bot_is_due())?;
        guide.step.acts().first()?.action().map(Action::choice)
    }

    /// The game that is kept: the one on the table, or the one that the guided game, a replay or a position has put aside.
    pub(super) fn kept_play(&self) -> Option<&Play> {
        match (&self.guide, &self.replay, &self.practice.round) {
            (Some(guide), ..) => guide.before.as_deref(),
            (_, Some(replay), _) => replay.before(),
            (.., Some(round)) if round.takes_the_table() => round.put_aside(),
            _ => self.play.as_ref(),
        }
    }

    /// Whoever looks something up comes back to where they were.
    pub(super) fn open_guide(&mut self) -> Vec<Effect> {
        if self.guide.is_some() { Vec::new() } else { self.begin_guide() }
    }

    /// From the beginning.
    pub(super) fn begin_guide(&mut self) -> Vec<Effect> {
        if self.address != Address::Guide {
            self.leave_guide();
            return vec![Effect::Go { address: Address::Guide, replace: false }];
        }
        let said = self.guide.as_ref().map_or(0, |guide| guide.said + 1);
        self.leave_guide();
        let effects = self.leave_table();
        // Only what is told about it is in danger of being wrong: the table is ours, and the script is tested.
        let Some(play) = self.guided_table() else { return effects };
        let before = self.play.take().map(Box::new);
        self.seat_at(play);
        self.occupied = true;
        self.guide = Some(Guide { step: GuideStep(0), said, strayed: false, before });
        effects
    }

    fn guided_table(&self) -> Option<Play> {
        let person = self.form.seats.iter().find(|seat| seat.bot.is_none());
        let name = person.map_or_else(String::new, |seat| seat.name.clone());
        let bird = Player { name: BIRD.to_owned(), bot: Some(Level::Naive) };
        let opening = Opening {
            edition: Edition::Original,
            options: Options::default(),
            players: self.named(vec![Player { name, bot: None }, bird]),
            first_player: Seat::new(0),
            start: None,
        };
        // No game that is kept is called like this: their names are numbers.
        Play::begin(GameId::parse("guide")?, opening, 0, 0).ok()
    }

    /// The guided game is over or left: what lay on the table before lies there again.
    pub(super) fn leave_guide(&mut self) {
        if let Some(guide) = self.guide.take() {
            self.occupied = false;
            self.play = guide.before.map(|before| *before);
        }
    }

    /// What happens at the table of the guided game is up to the script. Returns what is none of its business.
    pub(super) fn guided(&mut self, msg: Msg) -> Option<Msg> {
        if self.guide.is_none() {
            return Some(msg);
        }
        match msg {
            Msg::Chose(choice) if self.guided_choice() == Some(choice) => self.guide_on(),
            Msg::PressedGoOn if self.guided_choice().is_none() => self.guide_on(),
            Msg::Chose(_) | Msg::PressedUndo => self.guide_back(),
            // There is nobody to hurry.
            Msg::Hurried | Msg::PressedGoOn => {}
            other => return Some(other),
        }
        None
    }

    fn guide_on(&mut self) {
        let (Some(guide), Some(play)) = (&mut self.guide, &mut self.play) else { return };
        if guide.step.is_last() {
            return;
        }
        play.perform(guide.step.acts().iter().filter_map(|act| act.action()));
        guide.step.0 += 1;
        guide.said += 1;
        guide.strayed = false;
    }

    /// Something else was pressed: a kind word.
    fn guide_back(&mut self) {
        if let Some(guide) = &mut self.guide {
            guide.said += 1;
            guide.strayed = true;
        }
    }
}
