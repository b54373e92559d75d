//! From the engine's events to steps, in the order of the events.

use engine::{Claim, Dice, Event, Face, FaceSet, Figure, Place, Seat, Tile};

/// Whether things move. The still twin shows the same steps in the same order, but as cuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    Moving,
    Still,
}

/// What is shown in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// The dice tumble and slide into their hollows.
    Roll {
        dice: u8,
        /// How many different values came up.
        values: u8,
        /// The value of the one die on which it hangs whether the turn goes on.
        decides: Option<Face>,
        /// Whether a later step of the same show has taken these dice away again.
        passed: bool,
    },
    /// Dice go aside, one after the other.
    LayAside { face: Face, count: u8 },
    /// What the dice aside give now lights up.
    Light,
    /// A tile goes from the grill to a pile.
    Take { seat: Seat, tile: Tile },
    /// A tile goes from one pile to another.
    Steal { seat: Seat, from: Seat, tile: Tile },
    /// The hen is claimed; that it moves is a step of its own.
    TakeHen { seat: Seat, from: Seat },
    /// The attempt fails: the dice shake.
    Fail { seat: Seat },
    /// A tile goes home to the grill.
    Return { seat: Seat, tile: Tile },
    /// A tile is turned over.
    Turn {
        tile: Tile,
        /// Whether it came home in the same show.
        returned: bool,
    },
    /// A figure walks.
    Walk { figure: Figure, to: Place },
    /// A bratworm changes hands.
    GiveBratworm { seat: Seat, from: Option<Seat> },
    /// The line that says what came of the turn.
    Line,
    /// The next turn begins.
    Begin { seat: Seat },
    /// The game is over.
    End,
}

impl Act {
    /// How long one step takes, in milliseconds.
    pub fn length(self, pace: Pace) -> u32 {
        match pace {
            Pace::Moving => match self {
                Act::Roll { passed: true, .. } => 240,
                Act::Roll { dice, values, decides, .. } => {
                    let tumbling = if decides.is_some() { 1360 } else { 620 };
                    tumbling + 180 + 4 * u32::from(dice) + 100 + 12 * u32::from(values)
                }
                Act::LayAside { count, .. } => 220 + 45 * u32::from(count.saturating_sub(1)),
                Act::Light => 160,
                Act::Steal { .. } => 930,
                Act::TakeHen { .. } => 200,
                Act::Fail { .. } => 520,
                Act::Take { .. } | Act::Return { .. } => 420,
                Act::Turn { .. } => 570,
                Act::Walk { .. } | Act::End => 600,
                Act::GiveBratworm { .. } => 540,
                Act::Line => 120,
                Act::Begin { .. } => 440,
            },
            Pace::Still => match self {
                Act::Light | Act::Line => 0,
                Act::LayAside { .. } | Act::TakeHen { .. } | Act::Begin { .. } => 300,
                Act::Roll { .. } | Act::Walk { .. } | Act::GiveBratworm { .. } => 500,
                Act::Fail { .. } | Act::Return { .. } | Act::Turn { .. } | Act::End => 600,
                Act::Take { .. } | Act::Steal { .. } => 700,
            },
        }
    }
}

/// One step of a show, in milliseconds from its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub act: Act,
    pub start: u32,
    pub length: u32,
}

impl Step {
    pub fn end(&self) -> u32 {
        self.start + self.length
    }
}

/// One step after the other, in the order in which it happened. `before` is what had happened earlier: it tells which values lie
/// aside already. The line comes after all moves of a turn, and before the next one begins.
pub fn plan(before: &[Event], events: &[Event], pace: Pace) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut add = |act| {
        let start = steps.last().map_or(0, Step::end);
        steps.push(Step { act, start, length: act.length(pace) });
    };
    let mut used = used_values(before);
    let mut home: Option<Tile> = None;
    for (place, event) in events.iter().enumerate() {
        match *event {
            Event::Rolled { dice, .. } => {
                let later = events.get(place + 1..).unwrap_or_default();
                let passed = later
                    .iter()
                    .any(|event| matches!(event, Event::LaidAside { .. } | Event::Rolled { .. }));
                let decides = deciding(&dice, used).filter(|_| !passed);
                let values = dice.values().iter().count() as u8;
                add(Act::Roll { dice: dice.len(), values, decides, passed });
            }
            Event::LaidAside { face, count, .. } => {
                used.insert(face);
                add(Act::LayAside { face, count });
                add(Act::Light);
            }
            Event::Claimed { seat, claim, .. } => add(match claim {
                Claim::Take { tile, .. } => Act::Take { seat, tile },
                Claim::Steal { tile, from } => Act::Steal { seat, from, tile },
                Claim::TakeHen { from, .. } => Act::TakeHen { seat, from },
            }),
            Event::Failed { seat, .. } => add(Act::Fail { seat }),
            Event::TileReturned { seat, tile } => {
                home = Some(tile);
                add(Act::Return { seat, tile });
            }
            Event::TileTurned { tile, .. } => {
                add(Act::Turn { tile, returned: home == Some(tile) });
            }
            Event::FigureMoved { figure, to, .. } => add(Act::Walk { figure, to }),
            Event::BratwormGained { seat, from, .. } => add(Act::GiveBratworm { seat, from }),
            Event::TurnBegan { seat } => {
                used = FaceSet::default();
                add(Act::Line);
                add(Act::Begin { seat });
            }
            Event::Ended => {
                add(Act::Line);
                add(Act::End);
            }
            // Told in words alone.
            Event::DeadRollWaits { .. }
            | Event::Stopped { .. }
            | Event::BratwormMissed { .. }
            | Event::NothingTurned { .. } => {}
        }
    }
    steps
}

/// The values that lie aside in the turn that is under way.
fn used_values(before: &[Event]) -> FaceSet {
    let mut used = FaceSet::default();
    let turn = before.iter().rev().take_while(|event| !matches!(event, Event::TurnBegan { .. }));
    for event in turn {
        if let Event::LaidAside { face, .. } = event {
            used.insert(*face);
        }
    }
    used
}

/// The die on which it hangs: the only one there is, or the only one that can be laid aside, or, where none can, the last.
fn deciding(dice: &Dice, used: FaceSet) -> Option<Face> {
    let mut open = dice.faces().iter().copied().filter(|face| !used.contains(*face));
    match (open.next(), open.next()) {
        (_, Some(_)) => None,
        // A first roll of one die has nothing to fear.
        (Some(_), None) if used.bits() == 0 => None,
        (Some(face), None) => Some(face),
        (None, _) => dice.faces().last().copied(),
    }
}

/// How long a show takes.
pub fn length(steps: &[Step]) -> u32 {
    steps.last().map_or(0, Step::end)
}

/// When the line can be read that says what came of the turn; none where no turn ends.
pub fn line_start(steps: &[Step]) -> Option<u32> {
    steps.iter().find(|step| step.act == Act::Line).map(|step| step.start)
}

/// The same show in so many milliseconds at most.
pub fn fit(steps: &mut [Step], milliseconds: u32) {
    let whole = length(steps);
    if whole <= milliseconds {
        return;
    }
    for step in steps {
        let end = step.end() * milliseconds / whole;
        step.start = step.start * milliseconds / whole;
        step.length = end - step.start;
    }
}
