//! A second table that knows no rules: it only does what the events say.
//!
//! If it always looks like the game, the events tell the whole story, in the right order. Animation, speech and the
//! log rely on that.

use std::collections::{BTreeMap, BTreeSet};

use engine::{BratwormSource, Claim, Event, Face, Failure, Figure, Game, Place, Seat, Tile};

#[derive(Clone, Debug, PartialEq)]
pub struct Shadow {
    current: Seat,
    open: BTreeSet<Tile>,
    down: BTreeSet<Tile>,
    stacks: Vec<Vec<Tile>>,
    figures: BTreeMap<Figure, Place>,
    bratworms: Vec<u8>,
    supply: u8,
    aside: Vec<(Face, u8)>,
    rolled: Vec<Face>,
    over: bool,
}

impl Shadow {
    /// A copy of what lies on the table.
    pub fn of(game: &Game) -> Shadow {
        let turn = game.phase().turn();
        let aside = turn.map(|turn| turn.aside().iter().map(|aside| (aside.face, aside.count)));
        Shadow {
            current: game.current(),
            open: game.grill().open().iter().collect(),
            down: game.grill().down().iter().collect(),
            stacks: game.seats().map(|seat| game.stack(seat).tiles().to_vec()).collect(),
            figures: Figure::ALL.into_iter().filter_map(|f| Some((f, game.place(f)?))).collect(),
            bratworms: game.seats().map(|seat| game.bratworms(seat)).collect(),
            supply: game.supply(),
            aside: aside.map(Iterator::collect).unwrap_or_default(),
            rolled: game.phase().rolled().map(|dice| dice.faces().to_vec()).unwrap_or_default(),
            over: game.is_over(),
        }
    }

    /// Does what the event says, which has to be possible.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::Rolled { seat, dice, golden: _, weasel } => {
                self.is_the_turn_of(seat);
                // The weasel replaces a roll by as many dice; any other roll needs an empty table.
                let replaced = if weasel { usize::from(dice.len()) } else { 0 };
                assert_eq!(self.rolled.len(), replaced);
                self.rolled = dice.faces().to_vec();
            }
            Event::DeadRollWaits { seat } => {
                self.is_the_turn_of(seat);
                assert!(self.is_dead());
            }
            Event::LaidAside { seat, face, count } => {
                self.is_the_turn_of(seat);
                let shown = self.rolled.iter().filter(|shown| **shown == face).count();
                assert_eq!(usize::from(count), shown);
                self.rolled.clear();
                self.aside.push((face, count));
            }
            Event::Stopped { seat, sum, canned } => {
                self.is_the_turn_of(seat);
                assert_eq!(sum, self.points() + if canned { 5 } else { 0 });
            }
            Event::Claimed { seat, claim, rule: _ } => {
                self.is_the_turn_of(seat);
                self.hand_over(claim);
            }
            Event::BratwormGained { seat, from, source } => {
                self.is_the_turn_of(seat);
                self.give_bratworm(from, source);
            }
            Event::BratwormMissed { seat, source: _ } => {
                self.is_the_turn_of(seat);
                assert_eq!(self.supply, 0);
            }
            Event::Failed { seat, why, rule: _ } => {
                self.is_the_turn_of(seat);
                match why {
                    Failure::DeadRoll => assert!(self.is_dead()),
                    Failure::NoWorm { sum } => assert_eq!(sum, self.points()),
                    Failure::NoTile { sum } => assert!(sum >= self.points()),
                }
                self.rolled.clear();
            }
            Event::TileReturned { seat, tile } => {
                self.is_the_turn_of(seat);
                assert_eq!(self.stacks[seat.index()].pop(), Some(tile));
                assert!(self.open.insert(tile));
            }
            Event::TileTurned { tile, rule: _ } => {
                assert_eq!(self.open.pop_last(), Some(tile), "the highest open tile is turned");
                assert!(self.down.insert(tile));
            }
            Event::NothingTurned { rule: _ } => {}
            Event::FigureMoved { figure, from, to, rule: _ } => {
                assert_eq!(self.figures.insert(figure, to), Some(from));
            }
            Event::TurnBegan { seat } => {
                assert_eq!(seat, self.current.next(self.stacks.len()));
                self.current = seat;
                self.aside.clear();
            }
            Event::Ended => {
                self.over = true;
                self.aside.clear();
            }
        }
    }

    fn is_the_turn_of(&self, seat: Seat) {
        assert_eq!(seat, self.current, "an event of somebody else's turn");
    }

    fn is_dead(&self) -> bool {
        self.rolled.iter().all(|shown| self.aside.iter().any(|(face, _)| face == shown))
    }

    fn points(&self) -> u8 {
        self.aside.iter().map(|(face, count)| face.points() * count).sum()
    }

    fn hand_over(&mut self, claim: Claim) {
        let won = match claim {
            Claim::Take { tile, exact: _ } => {
                assert!(self.open.remove(&tile));
                Some(tile)
            }
            Claim::Steal { tile, from } => {
                assert_eq!(self.stacks[from.index()].pop(), Some(tile));
                Some(tile)
            }
            Claim::TakeHen { guarded, from } => {
                assert_eq!(self.stacks[from.index()].last(), Some(&guarded));
                assert_eq!(self.figures.get(&Figure::Hen), Some(&Place::Player(from)));
                None
            }
        };
        self.stacks[self.current.index()].extend(won);
    }

    fn give_bratworm(&mut self, from: Option<Seat>, source: BratwormSource) {
        if source == BratwormSource::DoubleOne {
            assert!(matches!(self.aside.last(), Some((Face::One, 2..))));
        }
        let pile = from.map_or(&mut self.supply, |giver| &mut self.bratworms[giver.index()]);
        *pile = pile.checked_sub(1).expect("a bratworm to give");
        self.bratworms[self.current.index()] += 1;
    }
}
