//! Kept games that were damaged or forged: each can be played on, or is refused in words and left as it is.

use std::{
    ops::Range,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use e2e::{App, Browser, Result, Table, eventually};
use engine::Game;
use heckmeck::{
    app::{GameId, Play},
    i18n::Language,
};
use record::{Level, Record, Save, SaveError};

use crate::{
    lot::Lot,
    mutation::Mutation,
    page::{NOTICE, enter, is_content, open, start_anew},
    records::good_records,
    tally::{Tally, Verdict},
};

const KEY: &str = "game:abc";

const SLOWEST_STEP: Duration = Duration::from_mins(1);

/// Who may sit at a table instead of a person, and nobody as often.
const BOTS: [Option<Level>; 6] =
    [None, None, None, Some(Level::Naive), Some(Level::Greedy), Some(Level::Expert)];

pub(crate) async fn run(browser: &mut Browser, cases: Range<u64>, seed: u64) -> Result<Vec<Tally>> {
    let good = good_records();
    let mut tallies: Vec<Tally> =
        Mutation::ALL.iter().map(|way| Tally::of(format!("saves: {}", way.name()))).collect();
    let plan = browser.app_site()?;
    let mut app = open(browser, plan).await?;
    for case in cases {
        let mut lot = Lot::of(seed, case);
        let mutation = Mutation::ALL[(case % Mutation::ALL.len() as u64) as usize];
        let (text, other) = (good_save(&good, &mut lot)?, good_save(&good, &mut lot)?);
        let text = mutation.apply(&text, &other, &mut lot);
        let judged = judge(&mut app, &text, &mut lot).await;
        let verdict = judged.unwrap_or_else(|error| Verdict::Broken(error.to_string()));
        tallies[mutation as usize].count(case, &text, verdict)?;
    }
    Ok(tallies)
}

/// A game at any moment, with bots here and there.
fn good_save(good: &[String], lot: &mut Lot) -> Result<String> {
    let text: &String = lot.pick(good);
    let (mut record, _) = record::read(text)?;
    record.actions.truncate(lot.below(record.actions.len() + 1));
    for player in &mut record.opening.players {
        player.bot = *lot.pick(&BOTS);
    }
    // Kept just now: an old game without a move would rightly be tidied away.
    let created = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as u64;
    let (seed, position) = (lot.below(1 << 30) as u64, lot.below(2000) as u64);
    Ok(Save { created, updated: created, seed, position, record }.to_json()?)
}

async fn judge(app: &mut App<'_>, text: &str, lot: &mut Lot) -> Result<Verdict> {
    start_anew(app).await?;
    app.keep(KEY, text).await?;
    // By the list of kept games, or by an address that somebody has kept.
    if lot.one_in(2) {
        enter(app, "#/").await?;
        is_listed(app, text).await?;
        app.go("#/table/abc").await?;
    } else {
        enter(app, "#/table/abc").await?;
    }
    let verdict = match Save::read(text) {
        Ok((save, game)) => {
            plays_on(app, text, save, &game, lot).await?;
            Verdict::Accepted
        }
        Err(error) => {
            is_refused(app, text, &error).await?;
            Verdict::Refused
        }
    };
    is_content(app).await?;
    Ok(verdict)
}

/// The start screen has a row for it that leads there, or says why none can.
async fn is_listed(app: &App<'_>, text: &str) -> Result<()> {
    let texts = &Language::En.messages().start;
    let shown = match Save::read(text) {
        Ok(_) => "row.querySelector('a[href$=\"/abc\"]')".to_owned(),
        Err(SaveError::Newer) => format!("row.textContent.includes('{}')", texts.newer),
        Err(SaveError::Damaged(_)) => format!("row.textContent.includes('{}')", texts.unreadable),
    };
    app.browser
        .wait_for(&format!("(row => row && {shown})(document.querySelector('[data-game=abc]'))"))
        .await
}

async fn is_refused(app: &App<'_>, text: &str, error: &SaveError) -> Result<()> {
    let texts = &Language::En.messages().notices;
    let told = match error {
        SaveError::Newer => texts.game_newer,
        SaveError::Damaged(_) => texts.game_damaged,
    };
    app.browser.wait_for(&format!("({NOTICE}) === '{told}'")).await?;
    app.wait_for_screen("start").await?;
    is_listed(app, text).await?;
    // Whatever would still overwrite it has its chance.
    app.browser.wait_for_frames().await?;
    if app.kept().await?.get(KEY).map(String::as_str) == Some(text) {
        Ok(())
    } else {
        Err("refused, but what was kept is another now".into())
    }
}

/// The table is the one that the engine has, and the next step is taken with the dice that are due.
async fn plays_on(app: &App<'_>, text: &str, save: Save, game: &Game, lot: &mut Lot) -> Result<()> {
    // A game that is over opens with its result.
    app.wait_for_screen(if game.is_over() { "end" } else { "table" }).await?;
    let record = save.record.clone();
    let id = GameId::parse("abc").ok_or("no name for a game")?;
    let mut play = Play::restore(id, save).map_err(|error| error.to_string())?;
    if game.is_over() {
        // From there its table can be looked at.
        app.go("#/table/abc").await?;
        app.wait_for_screen("table").await?;
        return app.expect(&Table::of(game)).await;
    }
    if play.bot_is_due() {
        return bot_plays(app, &record).await;
    }
    app.expect(&Table::of(game)).await?;
    if app.kept().await?.get(KEY).map(String::as_str) != Some(text) {
        return Err("looked at, and it is kept otherwise".into());
    }
    let choice = *lot.pick(&game.choices());
    app.choose(choice).await?;
    play.choose(choice).map_err(|refusal| refusal.to_string())?;
    if play.bot_is_due() {
        return bot_plays(app, &play.record).await;
    }
    if play.game.is_over() {
        return app.wait_for_screen("end").await;
    }
    app.expect(&Table::of(&play.game)).await
}

/// Waits until a bot has played on: longer than for anything else, because every step of a game of many thousands of actions
/// takes its time.
async fn bot_plays(app: &App<'_>, before: &Record) -> Result<()> {
    let deadline = Instant::now() + SLOWEST_STEP;
    loop {
        let played = eventually(async || bot_has_played(app, before).await).await;
        if played.is_ok() || Instant::now() > deadline {
            return played;
        }
    }
}

/// What is kept is the same game some steps later.
async fn bot_has_played(app: &App<'_>, before: &Record) -> Result<()> {
    let kept = app.kept().await?;
    let (save, _) = Save::read(kept.get(KEY).ok_or("it is gone")?)?;
    let goes_on = save.record.opening == before.opening
        && save.record.actions.len() > before.actions.len()
        && save.record.actions.starts_with(&before.actions);
    if goes_on { Ok(()) } else { Err("the bot does not play on".into()) }
}
