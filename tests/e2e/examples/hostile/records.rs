//! Records that were damaged or forged: read as any program reads them, and opened as the page opens a file.

use std::{
    cell::{Cell, RefCell},
    ops::Range,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc,
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

use e2e::Result;
use engine::Setup;
use heckmeck::{
    app::{Effect, GameId, Model, Msg, Settings, SetupForm, update},
    i18n::Language,
    view_model::{EndView, OutcomeView, SeatView, Urgency, headline, spoken, turns},
};
use record::{Opening, Player, Record, Save, Table};
use rng::DiceRng;
use testing::{
    cases,
    random_tables::{every_kind_of_table, play_by_lot, scattered},
};

use crate::{
    invariants,
    lot::Lot,
    mutation::Mutation,
    tally::{Tally, Verdict},
};

/// Whoever takes longer for one record hangs.
const PATIENCE: Duration = Duration::from_secs(20);

/// As much of a long game as is read in a moment.
const LONGEST: usize = 150;

const NOW: u64 = 1_700_000_000_000;

struct Tried {
    case: u64,
    mutation: Mutation,
    text: String,
    verdict: Verdict,
}

/// Tries these cases, one way of making a record bad after the other.
pub(crate) fn run(mut cases: Range<u64>, seed: u64) -> Result<Vec<Tally>> {
    keep_panics_for_verdicts();
    let good = Arc::new(good_records());
    let mut tallies: Vec<Tally> =
        Mutation::ALL.iter().map(|way| Tally::of(format!("records: {}", way.name()))).collect();
    let mut tried = start(Arc::clone(&good), seed, cases.clone());
    while let Some(next) = cases.next() {
        match tried.recv_timeout(PATIENCE) {
            Ok(Tried { case, mutation, text, verdict }) => {
                tallies[mutation as usize].count(case, &text, verdict)?;
            }
            Err(RecvTimeoutError::Timeout) => {
                let (mutation, text) = bad_record(&good, seed, next);
                let why = format!("not done after {} s", PATIENCE.as_secs());
                tallies[mutation as usize].count(next, &text, Verdict::Broken(why))?;
                // The thread that hangs is left alone.
                tried = start(Arc::clone(&good), seed, cases.clone());
            }
            Err(RecvTimeoutError::Disconnected) => return Err("the reading thread is gone".into()),
        }
    }
    Ok(tallies)
}

fn start(good: Arc<Vec<String>>, seed: u64, cases: Range<u64>) -> Receiver<Tried> {
    // Not too many texts are to lie about at once.
    let (tell, tried) = mpsc::sync_channel(64);
    thread::spawn(move || {
        for case in cases {
            let (mutation, text) = bad_record(&good, seed, case);
            let verdict = without_panic(|| judge(&text, &mut Lot::of(!seed, case)));
            if tell.send(Tried { case, mutation, text, verdict }).is_err() {
                return;
            }
        }
    });
    tried
}

/// The record of a case, and what was done to it; now and then something else on top.
fn bad_record(good: &[String], seed: u64, case: u64) -> (Mutation, String) {
    let mut lot = Lot::of(seed, case);
    let mutation = Mutation::ALL[(case % Mutation::ALL.len() as u64) as usize];
    let (text, other) = (lot.pick(good).clone(), lot.pick(good).clone());
    let mut text = mutation.apply(&text, &other, &mut lot);
    if lot.one_in(4) {
        text = lot.pick(&Mutation::ALL).apply(&text, &other, &mut lot);
    }
    (mutation, text)
}

/// The records of all rule cases, and games by lot at every kind of table, new ones and ones from the middle.
pub(crate) fn good_records() -> Vec<String> {
    let mut records: Vec<String> =
        cases::all().into_iter().map(|case| case.record.to_string()).collect();
    for (seed, setup) in (0..).zip(every_kind_of_table()) {
        records.push(game_by_lot(&setup, seed));
        records.push(game_by_lot(&scattered(&setup, &mut DiceRng::from_seed(seed)), seed));
    }
    records
}

fn game_by_lot(setup: &Setup, seed: u64) -> String {
    let mut actions = Vec::new();
    play_by_lot(setup, seed, |_, action, _, _| actions.push(action));
    actions.truncate(LONGEST);
    let player = |number| Player { name: format!("Player {number}"), bot: None };
    let opening = Opening {
        edition: setup.edition,
        options: setup.options,
        players: (0..setup.players).map(player).collect(),
        first_player: setup.first_player,
        start: setup.start.clone(),
    };
    Record { opening, actions }.to_json()
}

/// Right or refused: what is accepted is written and read again as the same, and is a game like any other.
fn judge(text: &str, lot: &mut Lot) -> Verdict {
    let verdict = match record::read(text) {
        Err(error) if error.message.is_empty() => Verdict::Broken("refused without a word".into()),
        Err(_) => Verdict::Refused,
        Ok((record, game)) => {
            let written = record.to_json();
            let again = record::read(&written);
            // Written for whoever asks, whatever is on it.
            let _ = Table(&game).to_json();
            if again.as_ref().ok() != Some(&(record.clone(), game.clone())) {
                Verdict::Broken(format!("written and read again it is another: {written}"))
            } else if let Err(why) = invariants::hold_in(&record, &game, lot) {
                Verdict::Broken(why)
            } else {
                Verdict::Accepted
            }
        }
    };
    match (opened_as_file(text, verdict == Verdict::Accepted), verdict) {
        (Err(why), Verdict::Accepted | Verdict::Refused) => {
            Verdict::Broken(format!("opened as a file: {why}"))
        }
        (_, verdict) => verdict,
    }
}

/// The page's own way, without the page: the game comes to the table and is kept, or the player is told.
fn opened_as_file(text: &str, good: bool) -> Result<(), String> {
    let mut model = Model::new(Settings::default(), SetupForm::default(), Language::En);
    let effects = update(&mut model, Msg::FileRead(Some(text.to_owned())), NOW);
    let adopted = effects.into_iter().find_map(|effect| match effect {
        Effect::Adopt(record) => Some(record),
        _ => None,
    });
    let Some(record) = adopted else {
        return match (good, model.notice) {
            (false, Some(_)) => Ok(()),
            (true, _) => Err("a good record is not taken".to_owned()),
            (false, None) => Err("refused, and nobody is told".to_owned()),
        };
    };
    let id = GameId::from_number(1);
    let effects = update(&mut model, Msg::GameAdopted { id, record, seed: 7 }, NOW);
    let saved = effects.into_iter().find_map(|effect| match effect {
        Effect::Save(_, save) => Some(save),
        _ => None,
    });
    let saved = saved.ok_or("it is not kept")?.to_json().map_err(|error| error.to_string())?;
    let (save, game) = Save::read(&saved).map_err(|error| format!("kept as {error}"))?;
    let play = model.play.as_ref().ok_or("nothing is on the table")?;
    if play.record != save.record || play.game != game {
        return Err("what is kept is not what is on the table".to_owned());
    }
    look_at(&model);
    Ok(())
}

/// Works out what the page would show; none of it may panic.
fn look_at(model: &Model) {
    let seats = model.play.iter().flat_map(|play| play.game.seats());
    seats.for_each(|seat| drop(SeatView::of(model, seat)));
    drop((headline(model), turns(model), OutcomeView::of(model), EndView::of(model)));
    drop((spoken(model, Urgency::Polite), spoken(model, Urgency::Assertive)));
}

thread_local! {
    /// Whether a panic on this thread is a verdict, and what the last one said, with its place in the source.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
    static JUDGING: Cell<bool> = const { Cell::new(false) };
}

/// A panic of what is judged is told as a verdict, any other one as usual.
fn keep_panics_for_verdicts() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if JUDGING.get() {
            PANIC.set(Some(panic.to_string()));
        } else {
            usual(panic);
        }
    }));
}

fn without_panic(judge: impl FnOnce() -> Verdict) -> Verdict {
    JUDGING.set(true);
    let judged = panic::catch_unwind(AssertUnwindSafe(judge));
    JUDGING.set(false);
    judged
        .unwrap_or_else(|_| Verdict::Broken(PANIC.take().unwrap_or_else(|| "panicked".to_owned())))
}
