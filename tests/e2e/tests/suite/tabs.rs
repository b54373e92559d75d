//! One game in two tabs: one plays, the other says so and can take over.

use e2e::{App, Browser, Result, Table, Twin};
use engine::{Choice, Edition};

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
