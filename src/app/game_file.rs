//! Games as files: handed out as records, and opened again.

use record::{Reason, Record, RecordError, Save};

use super::{Effect, FileDefect, GameId, Model, Notice, Play, clean_name};

/// What is handed out of a kept game: its record, which other programs read and which tells nothing of the dice to come.
/// What cannot be read is handed out as it is.
pub fn file_of_kept(text: String) -> String {
    match Save::read(&text) {
        Ok((save, _)) => save.record.to_json(),
        Err(_) => text,
    }
}

impl Model {
    /// The game of the file, if it is one, is played on or looked at like any other; the file stays as it is.
    pub(super) fn file_read(&mut self, text: Option<&str>) -> Vec<Effect> {
        match text.ok_or(FileDefect::Unreadable).and_then(game_of_file) {
            Ok(record) => vec![Effect::Adopt(Box::new(record))],
            Err(defect) => {
                self.notice = Some(Notice::File(defect));
                Vec::new()
            }
        }
    }

    pub(super) fn adopt(
        &mut self,
        id: GameId,
        mut record: Record,
        seed: u64,
        now: u64,
    ) -> Vec<Effect> {
        for player in &mut record.opening.players {
            player.name = clean_name(&player.name);
        }
        record.opening.players = self.named(record.opening.players);
        // A file holds no dice to come: they are drawn anew.
        let save = Save { created: now, updated: now, seed, position: 0, record };
        let Ok(play) = Play::restore(id, save) else {
            self.notice = Some(Notice::File(FileDefect::Damaged));
            return Vec::new();
        };
        self.sit_down(play, now)
    }
}

/// Reads a record; or a save, which earlier versions handed out.
fn game_of_file(text: &str) -> Result<Record, FileDefect> {
    let text = text.trim_start_matches('\u{feff}').trim();
    match record::read(text) {
        Ok((record, _)) => Ok(record),
        Err(defect) => match Save::read(text) {
            Ok((save, _)) => Ok(save.record),
            Err(_) => Err(why(&defect)),
        },
    }
}

fn why(defect: &RecordError) -> FileDefect {
    match defect.reason {
        Reason::NotARecord | Reason::NotJson => FileDefect::Foreign,
        Reason::UnsupportedVersion => FileDefect::Newer,
        _ => FileDefect::Damaged,
    }
}
