//! One game in two tabs: one plays, the other says so and can take over.

use std::{collections::BTreeSet, env};

use e2e::{App, Browser, Fault, Result, Table, Twin, eventually};
use engine::{Choice, Edition};
use serde_json::Value;

const WATCHES: &str = "!!document.querySelector('[data-action=take-over]')";

async fn watches(app: &App<'_>, watching: bool) -> Result<()> {
    app.browser.wait_for(&format!("({WATCHES}) === {watching}")).await
}

pub(crate) async fn one_plays_and_the_other_can_take_over(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    twin.play(Choice::Roll(8))?;
    app.choose(Choice::Roll(8)).await?;
    app.expect(&Table::of(twin.game())).await?;
    let address: String = app.browser.value("location.href").await?;
    let client = app.browser.client();
    let first = client.window().await?;
    let second = client.new_window(true).await?.handle;

    client.switch_to_window(second.clone()).await?;
    client.goto(&address).await?;
    app.wait_for_screen("table").await?;
    watches(&app, true).await?;
    assert!(app.table().await?.offers.is_empty(), "who watches decides nothing");

    client.switch_to_window(first.clone()).await?;
    let keep = twin.decide().unwrap();
    app.choose(keep).await?;
    twin.play(keep)?;
    app.expect(&Table::of(twin.game())).await?;

    client.switch_to_window(second).await?;
    app.action("take-over").await?;
    watches(&app, false).await?;
    app.expect(&Table::of(twin.game())).await?;
    let next = twin.game().choices()[0];
    app.choose(next).await?;
    twin.play(next)?;
    app.expect(&Table::of(twin.game())).await?;

    client.switch_to_window(first).await?;
    watches(&app, true).await?;
    app.action("take-over").await?;
    watches(&app, false).await?;
    app.expect(&Table::of(twin.game())).await
}

pub(crate) async fn who_reloads_plays_on(browser: &mut Browser) -> Result<()> {
    let twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    for _ in 0..5 {
        app.reload().await?;
        app.expect(&Table::of(twin.game())).await?;
        watches(&app, false).await?;
    }
    Ok(())
}

pub(crate) async fn one_tab_alone_is_never_told_of_another(browser: &mut Browser) -> Result<()> {
    let (mut one, mut other) =
        (Twin::new(Edition::Original, 2, 305)?, Twin::new(Edition::Original, 3, 12)?);
    let app = App::start_game(browser, &one.link()).await?;
    app.play_some(&mut one, 1).await?;
    let address: String = app.browser.value("location.hash").await?;
    app.go("#/").await?;
    app.wait_for_screen("start").await?;
    app.go(&other.link()).await?;
    app.action("confirm").await?;
    app.wait_for_screen("table").await?;
    app.play_some(&mut other, 1).await?;
    let other_address: String = app.browser.value("location.hash").await?;
    for _ in 0..4 {
        for (twin, address) in [(&mut one, &address), (&mut other, &other_address)] {
            app.go("#/").await?;
            app.wait_for_screen("start").await?;
            app.go(address).await?;
            app.wait_for_screen("table").await?;
            app.expect(&Table::of(twin.game())).await?;
            app.play_some(twin, 1).await?;
            watches(&app, false).await?;
        }
    }
    Ok(())
}

/// Plain http on a name knows no locks: what is kept tells that another tab plays.
pub(crate) async fn without_locks_the_kept_game_tells(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let no_locks = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })";
    let site = browser.app_site()?.without_worker().running_first(no_locks).start()?;
    let app = App::on(browser, site, &twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.play_some(&mut twin, 1).await?;
    let address: String = app.browser.value("location.href").await?;
    let client = app.browser.client();
    let mut playing = client.window().await?;
    let mut watching = client.new_window(true).await?.handle;
    client.switch_to_window(watching.clone()).await?;
    client.goto(&address).await?;
    app.wait_for_screen("table").await?;
    for _ in 0..3 {
        // Who plays is seen by the other one, which can take over, and then it is the other way round.
        client.switch_to_window(playing.clone()).await?;
        app.play_some(&mut twin, 2).await?;
        watches(&app, false).await?;
        client.switch_to_window(watching.clone()).await?;
        watches(&app, true).await?;
        app.expect(&Table { offers: BTreeSet::new(), ..Table::of(twin.game()) }).await?;
        app.action("take-over").await?;
        watches(&app, false).await?;
        app.expect(&Table::of(twin.game())).await?;
        (playing, watching) = (watching, playing);
    }
    Ok(())
}

/// How often a tab takes a game over while the other one is being played as fast as it goes. `E2E_RACES=200` tries harder.
fn races() -> usize {
    env::var("E2E_RACES").ok().and_then(|count| count.parse().ok()).unwrap_or(6)
}

/// Presses whatever can be pressed, as fast as the page can follow, until another tab plays; notes what was kept of the game
/// whenever it had shown something new. No timer: they are slow in a tab that nobody looks at.
const HAMMER: &str = "
    const [key] = arguments;
    const { Date } = window;
    let clock = Date.now();
    Date.now = () => (clock += 1000);
    const actions = () => JSON.parse(localStorage.getItem(key)).record.actions;
    const find = selector => document.querySelector(`${selector}:not([disabled])`);
    const { port1, port2 } = new MessageChannel();
    window.shown = [];
    window.presses = 0;
    port1.onmessage = () => {
        // Where both tabs share a thread, the other one must get its turn at last.
        if (find('[data-action=take-over]') || document.body.dataset.screen !== 'table' || window.presses > 250) return;
        const button = find('dialog[open] [data-action=confirm]') ?? find('[data-face]') ?? find('[data-action=roll]')
            ?? find('[data-action=bust]') ?? find('[data-action=stop]') ?? find('[data-choose-seat]') ?? find('[data-choose-specialist]');
        window.presses += 1;
        button?.click();
        if (!find('[data-action=take-over]')) window.shown = actions();
        port2.postMessage(0);
    };
    port2.postMessage(0);";

/// The first thing that can be pressed once this tab plays.
const PRESS_AT_ONCE: &str = "(() => {
    const find = selector => document.querySelector(`${selector}:not([disabled])`);
    if (find('[data-action=take-over]')) return false;
    const button = find('[data-face]') ?? find('[data-action=roll]') ?? find('[data-action=bust]')
        ?? find('[data-choose-seat]') ?? find('[data-choose-specialist]') ?? find('[data-action=stop]');
    button?.click();
    return button;
})()";

pub(crate) async fn taking_over_loses_nothing(browser: &mut Browser) -> Result<()> {
    let app = App::open(browser).await?;
    let start: String = app.browser.value("location.href").await?;
    let client = app.browser.client();
    let mut loser = client.window().await?;
    let mut taker = client.new_window(true).await?.handle;
    client.switch_to_window(taker.clone()).await?;
    client.goto(&start).await?;
    app.wait_for_screen("start").await?;
    let mut contested = 0;
    for race in 0..races() {
        let twin = Twin::new(Edition::Extended, 7, race as u64)?;
        let key = format!("game:race{race}");
        app.keep(&key, &twin.save()?).await?;
        for window in [&loser, &taker] {
            client.switch_to_window(window.clone()).await?;
            app.browser.wait_for(&format!("localStorage.getItem('heckmeck:/:{key}')")).await?;
            app.go(&format!("#/table/race{race}")).await?;
            app.wait_for_screen("table").await?;
            watches(&app, *window == taker).await?;
        }
        client.switch_to_window(loser.clone()).await?;
        app.browser.run::<()>(HAMMER, vec![format!("heckmeck:/:{key}").into()]).await?;
        client.switch_to_window(taker.clone()).await?;
        app.browser
            .run::<()>("document.querySelector('[data-action=take-over]')?.click()", vec![])
            .await?;
        // Whoever has taken over plays at once.
        app.browser.wait_for(PRESS_AT_ONCE).await?;
        client.switch_to_window(loser.clone()).await?;
        app.browser
            .wait_for(&format!("({WATCHES}) || document.body.dataset.screen !== 'table'"))
            .await?;
        let shown: Vec<Value> = app.browser.value("window.shown").await?;
        client.switch_to_window(taker.clone()).await?;
        // What the one had shown is the beginning of what the other has played on with, to the last action.
        let played_on = eventually(async || {
            let text = app.kept().await?.remove(&key).ok_or("the game is gone")?;
            let kept: Value = serde_json::from_str(&text)?;
            let kept = kept["record"]["actions"].as_array().cloned().unwrap_or_default();
            if !kept.starts_with(&shown) {
                return Err(
                    format!("race {race}: {} kept, {} shown", kept.len(), shown.len()).into()
                );
            }
            let differences =
                app.table().await?.differences(&Table::of(&record::Save::read(&text)?.1));
            if !differences.is_empty() {
                return Err(differences.join("\n").into());
            }
            Ok(kept.len() > shown.len())
        })
        .await?;
        contested += usize::from(played_on && !shown.is_empty());
        for window in [&taker, &loser] {
            client.switch_to_window(window.clone()).await?;
            app.go("#/").await?;
            app.wait_for_screen("start").await?;
        }
        (loser, taker) = (taker, loser);
    }
    let races = races();
    assert!(2 * contested > races, "both played in only {contested} of {races} races");
    Ok(())
}

/// Some browsers put a page aside as it is when it is left: it is no other tab to itself when somebody comes back to it.
pub(crate) async fn who_steps_back_plays_on(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    let elsewhere = b"<!DOCTYPE html><link rel=icon href=data:,><title>Elsewhere</title>".to_vec();
    app.site.set_fault("elsewhere.html", Fault::Replaced(elsewhere));
    for _ in 0..2 {
        app.play_some(&mut twin, 3).await?;
        app.browser.open(&app.site.address("elsewhere.html")).await?;
        // Only once the answer is on its way: a driver may wait for ever for that of a script which its own page has cut off.
        app.browser.run::<()>("setTimeout(() => history.back(), 50)", vec![]).await?;
        app.browser.wait_for("document.body?.dataset.screen === 'table'").await?;
        app.browser.wait_for_frames().await?;
        watches(&app, false).await?;
        app.expect(&Table::of(twin.game())).await?;
    }
    app.play_some(&mut twin, 3).await
}
