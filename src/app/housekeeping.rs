//! What is kept, what may go, and what is told when there is no room left.

use super::{Address, Dialog, Effect, GameId, Model, Notice, Play, SavedGame, StorageTrouble};

/// A game that nobody has made a move in is kept for so many milliseconds: a day.
const UNTOUCHED_IS_KEPT: u64 = 24 * 60 * 60 * 1000;

impl Model {
    /// The storage was looked through. A game that was only set out, and that long ago, is thrown away.
    pub(super) fn saved_games_read(&mut self, games: Vec<SavedGame>, now: u64) -> Vec<Effect> {
        let forgotten = |game: &SavedGame| {
            let age = now.checked_sub(game.updated());
            game.is_untouched() && age.is_some_and(|age| age > UNTOUCHED_IS_KEPT)
        };
        let (gone, mut games): (Vec<_>, Vec<_>) = games.into_iter().partition(forgotten);
        games.sort_by_key(|game| std::cmp::Reverse(game.updated()));
        self.saved_games = games;
        delete(gone.into_iter().map(|game| game.id).collect())
    }

    /// The games that are over, but for the one that is being looked at.
    pub fn finished_games(&self) -> Vec<GameId> {
        let at_table = self.address != Address::Start;
        let on_table =
            |id: &GameId| at_table && self.kept_play().is_some_and(|play| play.id == *id);
        let over = self.saved_games.iter().filter(|game| game.is_over());
        over.map(|game| &game.id).filter(|id| !on_table(id)).cloned().collect()
    }

    /// The game on the table makes room for another one: nobody has made a move in it.
    pub(super) fn clear_untouched(&self) -> Vec<Effect> {
        let untouched = self.play.as_ref().filter(|play| self.occupied && play.is_untouched());
        delete(untouched.map(|play| play.id.clone()).into_iter().collect())
    }

    pub(super) fn delete_game(&mut self, id: GameId) -> Vec<Effect> {
        self.play.take_if(|play| play.id == id);
        vec![Effect::Delete(vec![id]), Effect::ReadSavedGames, Effect::DropLayer]
    }

    pub(super) fn ask_about_finished(&mut self) -> Vec<Effect> {
        if self.finished_games().is_empty() {
            return Vec::new();
        }
        self.open(Dialog::DeleteFinished)
    }

    pub(super) fn delete_finished(&mut self) -> Vec<Effect> {
        if self.tells_of_room() {
            self.notice = None;
        }
        let finished = self.finished_games();
        self.play.take_if(|play| finished.contains(&play.id));
        let mut effects = delete(finished);
        effects.extend([Effect::ReadSavedGames, Effect::DropLayer]);
        effects
    }

    /// There is room again: what had none is saved now.
    pub(super) fn games_deleted(&self, now: u64) -> Vec<Effect> {
        let unsaved = self.kept_play().filter(|_| self.memory_is_newer());
        let save = |play: &Play| Effect::Save(play.id.clone(), Box::new(play.save(now)));
        unsaved.map(save).into_iter().collect()
    }

    /// Each trouble is told once. Where there is no room, it is looked for what could go.
    pub(super) fn tell(&mut self, trouble: StorageTrouble) -> Vec<Effect> {
        if self.told.contains(&trouble) {
            return Vec::new();
        }
        self.told.push(trouble);
        if trouble == StorageTrouble::NearlyFull && self.memory_is_newer() {
            // Worse has been told already.
            return Vec::new();
        }
        self.notice = Some(Notice::Storage(trouble));
        if trouble == StorageTrouble::Full { vec![Effect::ReadSavedGames] } else { Vec::new() }
    }

    /// What could not be saved is only here: then what was kept before is older than what is on the table.
    pub fn memory_is_newer(&self) -> bool {
        self.told.iter().any(|trouble| trouble.loses_games())
    }

    /// The game could be saved after all. Should it fail again, it is told again.
    pub(super) fn saved_again(&mut self) -> Vec<Effect> {
        self.told.retain(|trouble| !trouble.loses_games());
        self.notice
            .take_if(|notice| matches!(notice, Notice::Storage(trouble) if trouble.loses_games()));
        Vec::new()
    }

    /// Whether the notice is about room, so that throwing games away would help.
    pub fn tells_of_room(&self) -> bool {
        use StorageTrouble::{Full, NearlyFull};
        matches!(self.notice, Some(Notice::Storage(Full | NearlyFull)))
    }

    /// A game that only the page holds would be lost with the page.
    pub fn would_lose_the_game(&self) -> bool {
        self.is_in_hand() && self.memory_is_newer()
    }
}

impl StorageTrouble {
    /// Whether it keeps a game from being saved.
    fn loses_games(self) -> bool {
        use StorageTrouble::{Blocked, Full, NotWritten};
        matches!(self, Blocked | Full | NotWritten)
    }
}

fn delete(games: Vec<GameId>) -> Vec<Effect> {
    if games.is_empty() { Vec::new() } else { vec![Effect::Delete(games)] }
}
