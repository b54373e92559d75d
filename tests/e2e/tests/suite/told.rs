//! What is told of a game: its end, its log, what went wrong and what it cost, and who the opponents are.

use e2e::{App, Browser, Preferences, Result, Twin, Viewport};
use engine::{Choice, Edition, Game};

/// The tiles of a stack on the end screen, bottom first.
fn laid_out(seat: u8) -> String {
    format!(
        "[...document.querySelectorAll('[data-stack=\"{seat}\"] [data-laid]')].map(tile => Number(tile.dataset.laid))"
    )
}

pub(crate) async fn the_end_shows_every_stack_and_fits(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let mut twin = Twin::new(Edition::Extended, 7, 899)?;
    twin.advance(Game::is_over)?;
    let app = App::open(browser).await?;
    app.keep("game:over", &twin.save()?).await?;
    app.go("#/end/over").await?;
    app.wait_for_screen("end").await?;
    app.browser.wait_for("document.querySelector('.end [data-stack]')").await?;
    for standing in twin.game().standings() {
        let seat = standing.seat.number();
        let tiles: Vec<u8> = app.browser.value(&laid_out(seat)).await?;
        let stack = twin.game().stack(standing.seat).tiles();
        assert_eq!(tiles, stack.iter().map(|tile| tile.number()).collect::<Vec<_>>());
        let row = format!("document.querySelector('.ranking [data-seat=\"{seat}\"]')");
        let told: (String, String, String) = app
            .browser
            .value(&format!(
                "(row => [row.dataset.rank, row.dataset.tiles, row.dataset.worms])({row})"
            ))
            .await?;
        let expected = (standing.rank, stack.len(), standing.worms());
        assert_eq!(told, (expected.0.to_string(), expected.1.to_string(), expected.2.to_string()));
    }
    for viewport in Viewport::ALL {
        app.browser.set_viewport(viewport).await?;
        // A scrollbar at the side takes from what can be scrolled to.
        assert!(app.browser.overflow().await?.width <= 0, "{viewport}");
    }
    // Nothing is counted or celebrated long after.
    app.browser.wait_for("!document.querySelector('.counting, .confetti')").await?;
    app.browser.wait_for("document.querySelector('[data-action=export]')").await
}

/// The choice that ends the game, and the table before it.
fn before_the_end() -> Result<(Twin, Choice)> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    loop {
        let before = twin.clone();
        let choice = twin.decide().ok_or("the game never ends")?;
        twin.play(choice)?;
        if twin.game().is_over() {
            return Ok((before, choice));
        }
    }
}

async fn play_to_the_end(app: &App<'_>) -> Result<()> {
    let (before, last) = before_the_end()?;
    app.lay("last", &before).await?;
    app.choose(last).await?;
    app.wait_for_screen("end").await?;
    app.browser.wait_for("document.querySelector('.end h1')?.textContent").await
}

pub(crate) async fn worms_are_counted_when_the_game_has_just_ended(
    browser: &mut Browser,
) -> Result<()> {
    let app = App::open(browser).await?;
    play_to_the_end(&app).await?;
    app.browser
        .wait_for("document.querySelector('.counting') && document.querySelector('.confetti')")
        .await?;
    app.reload().await?;
    app.wait_for_screen("end").await?;
    app.browser.wait_for("document.querySelector('.end-story:not(.counting)')").await?;
    app.browser.wait_for("!document.querySelector('.confetti')").await
}

pub(crate) async fn the_end_stands_still_where_that_is_wanted(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let app = App::open(browser).await?;
    play_to_the_end(&app).await?;
    app.browser.wait_for("document.getAnimations().length === 0").await?;
    let hidden = "getComputedStyle(document.querySelector('.confetti')).display === 'none'";
    app.browser.wait_for(hidden).await
}

async fn opened(app: &App<'_>) -> Result<()> {
    app.browser.wait_for("document.querySelector('dialog').open").await
}

const OPEN_LOG: &str = "document.querySelector('[data-action=log]').click()";

pub(crate) async fn the_log_is_rows_that_unfold(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    // Where there is room, the log lies open beside the table and needs no button to be seen.
    app.browser.run::<()>(OPEN_LOG, vec![]).await?;
    opened(&app).await?;
    app.browser
        .wait_for("document.querySelector('dialog .log-empty').checkVisibility?.() ?? true")
        .await?;
    app.action("cancel").await?;
    app.browser.wait_for("!document.querySelector('dialog').open").await?;

    let (mut ended, first) = (0, twin.game().current());
    let mut before = first;
    while ended < 3 {
        app.play_some(&mut twin, 1).await?;
        if twin.game().current() != before {
            before = twin.game().current();
            ended += 1;
        }
    }
    app.browser.wait_for("document.querySelectorAll('.log .turns > li').length === 3").await?;
    // A turn that is over is left alone, whatever is done next.
    let oldest = "document.querySelector('.log .turns > li:last-child')";
    app.browser.run::<()>(&format!("{oldest}.marked = true"), vec![]).await?;
    app.play_some(&mut twin, 2).await?;
    app.browser.wait_for("document.querySelectorAll('.log .turns > li').length === 4").await?;
    app.browser.wait_for(&format!("{oldest}.marked")).await?;

    app.browser.run::<()>(OPEN_LOG, vec![]).await?;
    opened(&app).await?;
    app.browser.click("dialog .turns > li:last-child summary").await?;
    app.browser
        .wait_for("document.querySelector('dialog .turns > li:last-child details').open")
        .await?;
    app.browser
        .wait_for("document.querySelector('dialog .turns > li:last-child p').textContent.includes('Anna')")
        .await
}

pub(crate) async fn a_failing_stop_names_its_cause_and_its_price(
    browser: &mut Browser,
) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    twin.advance(|game| {
        let owns = game.stack(game.current()).top().is_some();
        owns && game.choices().contains(&Choice::Stop) && game.claim().is_err()
    })?;
    let (player, game) = (twin.game().current(), twin.game().clone());
    let app = App::open(browser).await?;
    app.lay("stop", &twin).await?;
    app.action("stop").await?;
    opened(&app).await?;
    let own = game.stack(player).top().map(|tile| tile.number().to_string()).unwrap_or_default();
    let asked: String =
        app.browser.value("document.querySelector('#dialog-title').textContent").await?;
    assert!(asked.contains(&own), "{asked}");
    app.browser.wait_for("document.querySelectorAll('#dialog-title .reason').length === 2").await?;
    app.browser.wait_for("document.activeElement.dataset.action === 'cancel'").await?;
    app.browser.wait_for("document.querySelector('[data-action=confirm].danger')").await?;
    app.action("confirm").await?;
    app.browser.wait_for("document.querySelector('[data-outcome].failed')").await?;
    let line: String =
        app.browser.value("document.querySelector('[data-outcome] summary').textContent").await?;
    assert!(line.contains(&own), "{line}");
    app.browser.wait_for("document.querySelector('[data-outcome] summary .unfold')").await
}

pub(crate) async fn skipped_turns_are_listed_until_the_card_is_closed(
    browser: &mut Browser,
) -> Result<()> {
    let link = "#/new?players=Ann,Otto:greedy,Ida:naive,Udo:careful&seed=7&first=1";
    let app = App::start_game(browser, link).await?;
    app.action("skip").await?;
    app.browser.wait_for("document.querySelectorAll('[data-skipped] li').length === 3").await?;
    app.action("close-summary").await?;
    app.browser.wait_for("!document.querySelector('[data-skipped]')").await
}

pub(crate) async fn opponents_have_a_name_and_a_temper(browser: &mut Browser) -> Result<()> {
    let app = App::open(browser).await?;
    app.go("#/setup").await?;
    app.wait_for_screen("setup").await?;
    let tempers = "document.querySelectorAll('.seat-row .temper').length";
    app.browser.wait_for(&format!("{tempers} === 1")).await?;
    let name: String = app
        .browser
        .value("document.querySelectorAll('.seat-row input[type=text]')[1].placeholder")
        .await?;
    assert!(name.ends_with("bot"), "{name}");
    app.action("start").await?;
    app.wait_for_screen("table").await?;
    app.browser
        .wait_for(&format!("[...document.querySelectorAll('[data-seat] .name')].some(it => it.textContent.trim() === '{name}')"))
        .await
}
