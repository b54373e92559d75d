//! One game, one tab that plays it; and what is kept of a game is read when nobody else can change it any more.

use record::{Save, SaveError};

use super::{Address, Effect, GameId, Model, Notice, Play};

impl Model {
    /// A kept game was read. Before this tab may play it, to show it at once; and again when it may, because another tab
    /// may have played on in between.
    pub(super) fn game_fetched(&mut self, id: GameId, text: Option<&str>, now: u64) -> Vec<Effect> {
        if matches!(&self.address, Address::Replay { id: asked, .. } if *asked == id) {
            return match text.map(|text| restored(&id, text)) {
                Some(Ok(whole)) => self.begin_replay(whole),
                Some(Err(notice)) => self.back_to_start(notice),
                None => self.back_to_start(Notice::GameMissing),
            };
        }
        let in_memory = self.play.as_ref().is_some_and(|play| play.id == id);
        let kept = text.filter(|_| !(in_memory && self.memory_is_newer()));
        let play = match kept.map(|text| restored(&id, text)) {
            Some(Ok(play)) => play,
            Some(Err(notice)) => return self.back_to_start(notice),
            None if in_memory => return self.take_seat(id, now),
            None => return self.back_to_start(Notice::GameMissing),
        };
        let locked = in_memory && self.locked;
        // Closed or reloaded before its last move was shown: on to the result. Who comes from there looks at the table.
        let over = play.game.is_over() && !in_memory;
        self.seat_at(play);
        if over && self.address == Address::Table(id.clone()) {
            return vec![Effect::Go { address: Address::End(id), replace: true }];
        }
        self.locked = locked;
        self.take_seat(id, now)
    }

    /// Plays here if this tab has been allowed to, or asks for it.
    fn take_seat(&mut self, id: GameId, now: u64) -> Vec<Effect> {
        if !self.locked {
            return vec![Effect::Occupy { id, by_force: false }];
        }
        self.occupied = true;
        self.watching = false;
        self.wait_for_bot(now)
    }

    /// This tab may play: as the only one, or like any other where the browser keeps nobody out.
    pub(super) fn this_tab_plays(&mut self, id: GameId, alone: bool) -> Vec<Effect> {
        let here = self.play.as_ref().is_some_and(|play| play.id == id);
        let left = matches!(
            self.address,
            Address::Start | Address::Setup | Address::New(_) | Address::Play
        );
        if !here || (left && !self.occupied) {
            // The table was left before the answer came.
            return vec![Effect::Release];
        }
        self.locked = true;
        self.alone = alone;
        if self.occupied { Vec::new() } else { vec![Effect::Fetch(id)] }
    }

    pub(super) fn other_tab_plays(&mut self, id: &GameId) -> Vec<Effect> {
        if self.play.as_ref().is_some_and(|play| play.id == *id) {
            self.occupied = false;
            self.locked = false;
            self.skipping = false;
            self.watching = true;
        }
        Vec::new()
    }

    /// Somebody who comes back to a page that was put aside finds the lock free, and the game as it is kept by then.
    pub(super) fn lock_lost(&mut self, id: GameId) -> Vec<Effect> {
        self.other_tab_plays(&id);
        let here = self.play.as_ref().is_some_and(|play| play.id == id);
        here.then_some(Effect::Occupy { id, by_force: false }).into_iter().collect()
    }

    /// Another tab has played on in the game on this table. Whoever plays alone here had a late action of the other tab in
    /// between and plays on from there; everybody else watches.
    pub(super) fn saved_elsewhere(&mut self, id: GameId, text: &str, now: u64) -> Vec<Effect> {
        // Whoever has left the table reads the game anew on return.
        let seated = self.occupied || self.locked || self.watching;
        let here = seated && self.play.as_ref().is_some_and(|play| play.id == id);
        let Some(play) = restored(&id, text).ok().filter(|_| here) else { return Vec::new() };
        let (over, alone) = (play.game.is_over(), self.locked && self.alone);
        self.seat_at(play);
        if over && self.address == Address::Table(id.clone()) {
            return vec![Effect::Go { address: Address::End(id), replace: true }];
        }
        self.locked = alone;
        self.occupied = alone;
        self.watching = !alone;
        self.wait_for_bot(now)
    }

    pub(super) fn take_over(&mut self) -> Vec<Effect> {
        let occupy = |play: &Play| Effect::Occupy { id: play.id.clone(), by_force: true };
        self.play.iter().map(occupy).collect()
    }

    /// The table is left: another tab may play the game.
    pub(super) fn leave_table(&mut self) -> Vec<Effect> {
        if !self.occupied && !self.locked {
            return Vec::new();
        }
        self.occupied = false;
        self.locked = false;
        self.skipping = false;
        vec![Effect::Release]
    }
}

fn restored(id: &GameId, text: &str) -> Result<Play, Notice> {
    let (save, _) = Save::read(text).map_err(|error| match error {
        SaveError::Newer => Notice::GameNewer,
        SaveError::Damaged(_) => Notice::GameDamaged,
    })?;
    Play::restore(id.clone(), save).map_err(|_| Notice::GameDamaged)
}
