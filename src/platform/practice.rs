//! What practising needs from outside: the storage, the date, the worker.

use js_sys::Date;
use record::Save;

use super::{
    AppContext, now, random,
    runtime::{game_key, kept},
    storage,
};
use crate::app::{Found, Msg, PracticeEffect, PracticeLog, PracticeMsg, StorageTrouble, day_of};

/// Where it is kept how practising went.
const KEY: &str = "practice";

impl AppContext {
    pub(super) fn practise(self, effect: PracticeEffect) {
        match effect {
            PracticeEffect::Open => {
                let opened = PracticeMsg::Opened {
                    log: self.kept_log(),
                    day: today(),
                    // As seeds of games: half of the numbers, and none that could run over.
                    seed: random::number() >> 1,
                };
                self.send(Msg::Practice(opened));
            }
            PracticeEffect::Ask(wanted) => {
                self.with_worker(|worker| worker.ask_practice(self, wanted));
            }
            PracticeEffect::AskAbout(id, wanted) => {
                let kept = storage::read(&game_key(&id)).ok().flatten();
                let save = kept.and_then(|text| Save::read(&text).ok());
                let record = save.and_then(|(save, _)| serde_json::to_string(&save.record).ok());
                if let Some(record) = record {
                    self.with_worker(|worker| worker.ask_about(self, record, wanted));
                } else {
                    // Thrown away meanwhile.
                    let found = Found { wanted, exercise: None, expert_missing: false };
                    self.send(Msg::Practice(PracticeMsg::Found(found)));
                }
            }
            // Another tab may have kept something in between.
            PracticeEffect::Enter(entry) => {
                let log = match self.kept_log() {
                    Some(mut log) => {
                        log.enter(entry);
                        log
                    }
                    None => self.peek(|model| model.practice.log.clone()),
                };
                let _ = self.keep(KEY, log.write());
            }
        }
    }

    /// None where nothing is kept or can be read. What is there but makes no sense is put aside, and that is told.
    fn kept_log(self) -> Option<PracticeLog> {
        storage::read(KEY).ok().flatten()?;
        let (log, readable) = kept(KEY, PracticeLog::read);
        if readable {
            return Some(log);
        }
        self.tell_later(StorageTrouble::PracticeUnreadable);
        None
    }
}

/// The date of the device.
fn today() -> u32 {
    let now = now();
    let behind = Date::new(&(now as f64).into()).get_timezone_offset();
    day_of(now, behind as i32)
}
