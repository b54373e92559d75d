//! What an allowed action brings about. Nothing here asks whether it is allowed.

use super::{
    Action, BratwormSource, Claim, Dice, Event, Events, Face, Failure, Figure, Game, GoldenDie,
    Phase, Place, Rule, Seat, Tile, Turn, setup::Player,
};

impl Game {
    /// Carries out an action that [`Game::choices`] offers.
    pub(super) fn carry_out(&mut self, action: Action, events: &mut Events) {
        let phase = std::mem::replace(&mut self.phase, Phase::Over);
        match (phase, action) {
            (Phase::Deciding(turn), Action::Roll(dice)) => self.roll(turn, dice, events),
            (Phase::Deciding(turn), Action::Stop) => self.stop(turn, false, events),
            (Phase::Deciding(turn), Action::StopLower) => self.stop(turn, true, events),
            (Phase::Choosing { turn, rolled }, Action::Keep(face)) => {
                self.keep(turn, &rolled, face, events);
            }
            (Phase::Choosing { mut turn, .. }, Action::Weasel(dice)) => {
                turn.weasel_used = true;
                self.show_roll(turn, dice, true, events);
            }
            (Phase::Choosing { .. }, Action::AcceptBust) => self.fail(Failure::DeadRoll, events),
            (Phase::TakingBratworm { turn, source }, Action::TakeBratworm(giver)) => {
                self.hand_over_bratworm(Some(giver), source, events);
                self.after_bratworm(turn, source, events);
            }
            (Phase::ReturningSpecialist { .. }, Action::ReturnFigure(figure)) => {
                self.return_one_of_two(figure, events);
            }
            (phase, action) => unreachable!("{action:?} is not offered in {phase:?}"),
        }
    }

    fn roll(&mut self, mut turn: Turn, dice: Dice, events: &mut Events) {
        if turn.is_fresh() && dice.len() > Dice::WHITE {
            turn.golden = GoldenDie::Rolling;
        }
        self.show_roll(turn, dice, false, events);
    }

    /// A roll of old values only is a failure at once (O5.1), unless the weasel is ready (E11.2).
    fn show_roll(&mut self, turn: Turn, dice: Dice, weasel: bool, events: &mut Events) {
        let seat = self.current;
        let golden = turn.golden == GoldenDie::Rolling;
        events.push(Event::Rolled { seat, dice, golden, weasel });
        let used = turn.used();
        let dead = dice.values().iter().all(|face| used.contains(face));
        self.phase = Phase::Choosing { turn, rolled: dice };
        if dead && self.weasel_ready() {
            events.push(Event::DeadRollWaits { seat });
        } else if dead {
            self.fail(Failure::DeadRoll, events);
        }
    }

    fn keep(&mut self, mut turn: Turn, rolled: &Dice, face: Face, events: &mut Events) {
        let count = turn.lay_aside(rolled, face);
        events.push(Event::LaidAside { seat: self.current, face, count });
        if face == Face::One && count >= 2 && self.edition.has_specialists() {
            self.gain_bratworm(turn, BratwormSource::DoubleOne, events);
        } else {
            self.phase = Phase::Deciding(turn);
        }
    }

    /// From the supply, else from the only one who can give, else from whom the taker chooses (E4.3-E4.5).
    pub(super) fn gain_bratworm(
        &mut self,
        turn: Turn,
        source: BratwormSource,
        events: &mut Events,
    ) {
        let mut givers = self.givers();
        let (first, second) = (givers.next(), givers.next());
        drop(givers);
        match (self.supply, first, second) {
            (0, Some(_), Some(_)) => {
                self.phase = Phase::TakingBratworm { turn, source };
                return;
            }
            (0, None, _) => {
                events.push(Event::BratwormMissed { seat: self.current, source });
            }
            (0, Some(giver), None) => self.hand_over_bratworm(Some(giver), source, events),
            _ => self.hand_over_bratworm(None, source, events),
        }
        self.after_bratworm(turn, source, events);
    }

    fn hand_over_bratworm(
        &mut self,
        from: Option<Seat>,
        source: BratwormSource,
        events: &mut Events,
    ) {
        match from {
            None => self.supply -= 1,
            Some(giver) => self.player(giver).bratworms -= 1,
        }
        let seat = self.current;
        self.player(seat).bratworms += 1;
        events.push(Event::BratwormGained { seat, from, source });
    }

    /// The double 1 lets the turn go on; the raven flies up and ends it (E7.3).
    fn after_bratworm(&mut self, turn: Turn, source: BratwormSource, events: &mut Events) {
        match source {
            BratwormSource::DoubleOne => self.phase = Phase::Deciding(turn),
            BratwormSource::Raven => {
                self.put_back(Figure::Raven, Rule::E7_3, events);
                self.end_turn(events);
            }
        }
    }

    fn stop(&mut self, turn: Turn, lower: bool, events: &mut Events) {
        self.phase = Phase::Deciding(turn.clone());
        let count = self.count();
        let seat = self.current;
        events.push(Event::Stopped { seat, sum: count.sum, canned: count.canned });
        let lower = if lower { self.lower_claim() } else { None };
        match lower.map_or_else(|| self.claim(), Ok) {
            Err(why) => self.fail(why, events),
            Ok(claim) => {
                let rule = if lower.is_some() { Rule::L3_3 } else { claim.rule() };
                events.push(Event::Claimed { seat, claim, rule });
                self.take(turn, claim, events);
            }
        }
    }

    pub(super) fn take(&mut self, turn: Turn, claim: Claim, events: &mut Events) {
        let seat = self.current;
        let (won, rule) = match claim {
            Claim::Take { tile, .. } => {
                self.grill.open.remove(tile);
                self.player(seat).stack.push(tile);
                (self.figure_on(tile), Rule::E5_1)
            }
            Claim::Steal { tile, from } => {
                self.player(from).stack.pop();
                self.player(seat).stack.push(tile);
                (self.specialist(from), Rule::E5_2)
            }
            Claim::TakeHen { .. } => (Some(Figure::Hen), Rule::E9_2),
        };
        match won {
            None => self.end_turn(events),
            Some(Figure::Raven) => self.gain_bratworm(turn, BratwormSource::Raven, events),
            Some(figure) => self.win_specialist(turn, figure, rule, events),
        }
    }

    /// A player at this table.
    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Nobody ever owns two: with one in hand already, the winner has to choose (E5.5, E5.6).
    fn win_specialist(&mut self, turn: Turn, figure: Figure, rule: Rule, events: &mut Events) {
        let seat = self.current;
        if self.specialist(seat).is_none() {
            self.move_figure(figure, Place::Player(seat), rule, events);
            self.end_turn(events);
        } else {
            self.move_figure(figure, Place::Offered(seat), rule, events);
            self.phase = Phase::ReturningSpecialist { turn };
        }
    }

    fn return_one_of_two(&mut self, figure: Figure, events: &mut Events) {
        let offered = self.offered();
        self.put_back(figure, Rule::E5_5, events);
        if let Some(kept) = offered.filter(|offered| *offered != figure) {
            self.move_figure(kept, Place::Player(self.current), Rule::E5_5, events);
        }
        self.end_turn(events);
    }

    /// To the lowest free open tile, else out of the game (E6.1, E6.2).
    fn put_back(&mut self, figure: Figure, rule: Rule, events: &mut Events) {
        match self.grill.open.without(self.figures.occupied()).lowest() {
            Some(tile) => self.move_figure(figure, Place::Grill(tile), rule, events),
            None => self.move_figure(figure, Place::Out, Rule::E6_2, events),
        }
    }

    fn move_figure(&mut self, figure: Figure, to: Place, rule: Rule, events: &mut Events) {
        let from = self.figures.put(figure, to);
        events.push(Event::FigureMoved { figure, from, to, rule });
    }

    /// O5, E6.3; the hen's owner is spared (E9.3, E9.4).
    pub(super) fn fail(&mut self, why: Failure, events: &mut Events) {
        let seat = self.current;
        events.push(Event::Failed { seat, why, rule: why.rule() });
        if self.specialist(seat) == Some(Figure::Hen) {
            self.hen_takes_the_blame(events);
        } else {
            let turned = self.return_top_tile(events);
            if let Some(own) = self.specialist(seat) {
                self.put_back(own, Rule::E6_3, events);
            }
            if let Some(displaced) = turned.and_then(|tile| self.figure_on(tile)) {
                let rule = if displaced == Figure::Raven { Rule::E7_4 } else { Rule::E6_3 };
                self.put_back(displaced, rule, events);
            }
        }
        self.end_turn(events);
    }

    fn hen_takes_the_blame(&mut self, events: &mut Events) {
        if self.stack(self.current).top().is_some() {
            self.put_back(Figure::Hen, Rule::E9_3, events);
            events.push(Event::NothingTurned { rule: Rule::E9_3 });
        } else {
            events.push(Event::NothingTurned { rule: Rule::E9_4 });
        }
    }

    /// Steps (1) and (2) of E6.3; says which tile was turned.
    fn return_top_tile(&mut self, events: &mut Events) -> Option<Tile> {
        let seat = self.current;
        let Some(returned) = self.player(seat).stack.pop() else {
            events.push(Event::NothingTurned { rule: Rule::O5_5 });
            return None;
        };
        let higher = self.grill.open.highest().filter(|highest| *highest > returned);
        self.grill.open.insert(returned);
        events.push(Event::TileReturned { seat, tile: returned });
        let (tile, rule) = match higher {
            Some(highest) => (highest, Rule::O5_3),
            None if self.options.short_game => (returned, Rule::L5),
            None => {
                events.push(Event::NothingTurned { rule: Rule::O5_4 });
                return None;
            }
        };
        self.grill.turn(tile);
        events.push(Event::TileTurned { tile, rule });
        Some(tile)
    }

    /// The turn of the player to move, before its first roll.
    pub(super) fn fresh_turn(&self) -> Turn {
        Turn::of_player_with(self.score(self.current))
    }

    /// The next player clockwise, or the end (O3.6, O6.1).
    fn end_turn(&mut self, events: &mut Events) {
        if self.grill.open.is_empty() {
            self.phase = Phase::Over;
            events.push(Event::Ended);
        } else {
            self.current = self.current.next(self.players.len());
            self.phase = Phase::Deciding(self.fresh_turn());
            events.push(Event::TurnBegan { seat: self.current });
        }
    }
}
