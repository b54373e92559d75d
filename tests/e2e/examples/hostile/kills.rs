//! Pages that are killed in the middle of a game: what was seen is kept, and the dice to come are those of the seed.

use std::{ops::Range, time::Duration};

use e2e::{App, Browser, BrowserKind, Result, Table, eventually};
use engine::{Action, Edition, Game};
use record::Save;
use rng::DiceRng;
use serde_json::json;
use tokio::time::{sleep, timeout};

use crate::{
    lot::Lot,
    page::{IS_OUTSIDE, enter, is_content, open, outside, start_anew},
    tally::{Tally, Verdict},
};

/// Plays inside the page as long as it is told to: for the people it takes what is there, and skips the bots now and then.
/// A second passes whenever somebody looks at the clock: between turns the roll is deaf for a moment.
const PLAYER: &str = "
    const { now } = Date;
    let looks = 0, steps = 0;
    Date.now = () => now() + 1000 * looks++;
    const find = selector => document.querySelector(`${selector}:not([disabled])`);
    const worth = button => button.dataset.face === 'W' ? 6 : Number(button.dataset.face);
    const face = () => [...document.querySelectorAll('[data-face]:not([disabled])')]
        .sort((one, other) => worth(other) - worth(one))[0];
    window.next = () => find('dialog[open] [data-action=confirm]')
        ?? find('[data-action=stop][data-claim]') ?? find('[data-choose-seat]') ?? find('[data-choose-specialist]')
        ?? face() ?? find('[data-action=roll]') ?? find('[data-action=stop]') ?? find('[data-action=bust]');
    setInterval(() => {
        if (!window.playing) return;
        steps += 1;
        (steps % 40 === 0 ? find('[data-action=skip]') : window.next())?.click();
    }, 12);";

/// What is kept of the game on the table.
const KEPT: &str = "localStorage.getItem('heckmeck:/:game:' + location.hash.split('/').at(-1))";

/// Longer than chromedriver waits for a page that has died.
const DEATH: Duration = Duration::from_secs(5);

/// How often a game is killed before the next one begins.
const LIVES: u64 = 8;

/// How a page ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Reload,
    /// In the very task in which something was pressed.
    ReloadAtOnce,
    Leave,
    /// Left, and come back to by the button.
    LeaveAndBack,
    Close,
    /// For Chromium only: others have no way to it.
    Crash,
}

impl End {
    const ALL: [End; 6] =
        [End::Reload, End::ReloadAtOnce, End::Leave, End::LeaveAndBack, End::Close, End::Crash];

    fn name(self) -> &'static str {
        match self {
            End::Reload => "reloaded",
            End::ReloadAtOnce => "reloaded at a press",
            End::Leave => "left",
            End::LeaveAndBack => "left, and back",
            End::Close => "tab closed",
            End::Crash => "crashed",
        }
    }
}

pub(crate) async fn run(browser: &mut Browser, cases: Range<u64>, seed: u64) -> Result<Vec<Tally>> {
    let crashes = browser.kind() == BrowserKind::Chromium;
    let ends: Vec<End> = End::ALL.into_iter().filter(|end| crashes || *end != End::Crash).collect();
    let mut tallies: Vec<Tally> =
        ends.iter().map(|end| Tally::of(format!("kills: {}", end.name()))).collect();
    let plan = browser.app_site()?.running_first(PLAYER);
    let mut app = open(browser, plan).await?;
    let mut game = None;
    for case in cases {
        let mut lot = Lot::of(seed, case);
        if game.is_none() || case % LIVES == 0 {
            game = Some(begin(&app, &mut lot).await?);
        }
        let number = (case % ends.len() as u64) as usize;
        let killed = kill(&mut app, ends[number], game.unwrap_or_default(), &mut lot).await;
        let verdict = match killed {
            Ok(over) => {
                if over {
                    game = None;
                }
                Verdict::Accepted
            }
            Err(error) => {
                game = None;
                Verdict::Broken(error.to_string())
            }
        };
        let kept: String = app.browser.value(&format!("{KEPT} ?? ''")).await.unwrap_or_default();
        tallies[number].count(case, &kept, verdict)?;
    }
    Ok(tallies)
}

/// Begins a game of people and bots; returns the seed of its dice.
async fn begin(app: &App<'_>, lot: &mut Lot) -> Result<u64> {
    start_anew(app).await?;
    let seed = lot.below(1 << 30) as u64;
    let players = lot.pick(&[
        "Ann,Otto:naive",
        "Otto:greedy,Ann,Ben",
        "Ann,Ben",
        "Otto:expert,Ann,Ida:careful",
    ]);
    let edition = lot.pick(&Edition::ALL).name();
    enter(app, &format!("#/new?edition={edition}&players={players}&seed={seed}")).await?;
    app.wait_for_screen("table").await?;
    Ok(seed)
}

/// Lets the game go on for a while, kills its page, and sees what comes back; tells whether the game is over.
async fn kill(app: &mut App<'_>, end: End, seed: u64, lot: &mut Lot) -> Result<bool> {
    app.browser.run::<()>("window.playing = true", vec![]).await?;
    sleep(Duration::from_millis(lot.below(900) as u64)).await;
    let (address, last) = finish(app, end).await?;
    let last: Save = Save::read(&last)?.0;
    if !matches!(end, End::Reload | End::ReloadAtOnce | End::LeaveAndBack) {
        app.browser.open(&address).await?;
    }
    app.browser.wait_for("['table', 'end'].includes(document.body?.dataset.screen)").await?;
    // Nobody else plays it any more.
    app.browser.wait_for("!document.querySelector('[data-action=take-over]')").await?;
    let (save, game) = at_rest(app).await?;
    if last.seed != seed || save.seed != seed || save.record.opening != last.record.opening {
        return Err("another game has come back".into());
    }
    if !save.record.actions.starts_with(&last.record.actions) {
        let (before, after) = (last.record.actions.len(), save.record.actions.len());
        return Err(format!("{before} actions were seen, {after} came back, or others").into());
    }
    dice_are_of_the_seed(&save)?;
    is_content(app).await?;
    Ok(game.is_over())
}

/// Ends the page; returns its address and what was kept at its last look.
async fn finish(app: &App<'_>, end: End) -> Result<(String, String)> {
    let look = format!("const seen = [location.href, {KEPT}];");
    let client = app.browser.client();
    match end {
        End::Reload | End::ReloadAtOnce => {
            let press = if end == End::ReloadAtOnce { "window.next()?.click();" } else { "" };
            let script =
                format!("window.__old = true; {press} {look} location.reload(); return seen");
            let seen = app.browser.run(&script, vec![]).await?;
            app.browser.wait_for("!window.__old && document.readyState === 'complete'").await?;
            Ok(seen)
        }
        End::Leave | End::LeaveAndBack => {
            if end == End::LeaveAndBack {
                // A question that is just closing takes a step back of its own, which must not come after ours.
                app.browser.run::<()>("window.playing = false", vec![]).await?;
                app.browser.wait_for_frames().await?;
            }
            let script = format!("{look} location.href = arguments[0]; return seen");
            let seen = app.browser.run(&script, vec![outside(app).into()]).await?;
            app.browser.wait_for(IS_OUTSIDE).await?;
            if end == End::LeaveAndBack {
                // Only once the answer is on its way: chromedriver repeats a script that a new page has cut off, and
                // two steps lead out of the game.
                app.browser.run::<()>("setTimeout(() => history.back(), 50)", vec![]).await?;
                app.browser.wait_for(&format!("!({IS_OUTSIDE})")).await?;
            }
            Ok(seen)
        }
        End::Close | End::Crash => {
            let old = client.window().await?;
            let new = client.new_window(true).await?.handle;
            client.switch_to_window(old).await?;
            let seen = app.browser.run(&format!("{look} return seen"), vec![]).await?;
            if end == End::Close {
                client.close_window().await?;
            } else {
                // Nobody is left to answer.
                let _ = timeout(DEATH, app.browser.cdp("Page.crash", json!({}))).await;
                let _ = timeout(DEATH, client.close_window()).await;
            }
            client.switch_to_window(new).await?;
            Ok(seen)
        }
    }
}

/// What is kept, once the table shows just that: bots may go on meanwhile, and the page is painted after it has saved.
async fn at_rest(app: &App<'_>) -> Result<(Save, Game)> {
    eventually(async || {
        let before: String = app.browser.value(KEPT).await?;
        let at_table = app.screen().await? == "table";
        let table = if at_table { Some(app.table().await?) } else { None };
        let after: String = app.browser.value(KEPT).await?;
        if before != after {
            return Err("the bots never rest".into());
        }
        let (save, game) = Save::read(&after)?;
        if let Some(table) = table {
            let mut expected = Table::of(&game);
            if save.record.opening.players[game.current().index()].bot.is_some() {
                expected.offers.clear();
            }
            let differences = table.differences(&expected);
            if !differences.is_empty() {
                return Err(differences.join("\n").into());
            }
        }
        Ok((save, game))
    })
    .await
}

/// Every roll of the record is the one that the seed has for it, and so is the next one.
fn dice_are_of_the_seed(save: &Save) -> Result<()> {
    let mut dice = DiceRng::from_seed(save.seed);
    let mut game = save.record.opening.game()?;
    for (number, action) in save.record.actions.iter().enumerate() {
        if matches!(action, Action::Roll(_) | Action::Weasel(_)) {
            let due = dice.resolve(&game, action.choice());
            if due != *action {
                return Err(format!("action {number} is {action:?}, the seed has {due:?}").into());
            }
        }
        game.play(*action)?;
    }
    if dice.position() == save.position {
        Ok(())
    } else {
        Err(format!("the dice are at {}, and should be at {}", save.position, dice.position())
            .into())
    }
}
