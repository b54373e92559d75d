//! A game that is left at any moment goes on as if nothing had happened.

use e2e::{App, Browser, Result, Table, Twin};
use engine::{Choice, Edition};

/// The page is thrown away after every choice, and the game goes on to its very end with the dice that the seed has for it.
pub(crate) async fn after_every_choice(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Extended, 2, 1368)?;
    let app = App::start_game(browser, &twin.link()).await?;
    let mut choices = 0;
    while let Some(choice) = twin.decide() {
        app.choose(choice).await?;
        twin.play(choice)?;
        choices += 1;
        if twin.game().is_over() {
            break;
        }
        app.reload().await?;
        let told = |error| format!("after choice {choices}, {choice:?}: {error}");
        app.expect(&Table::of(twin.game())).await.map_err(told)?;
    }
    app.wait_for_screen("end").await?;
    app.reload().await?;
    app.wait_for_screen("end").await?;
    assert!(choices > 100, "only {choices} choices are hardly a game");
    Ok(())
}

/// Not even the dice that nobody has seen yet are rolled anew: the page is gone at the very moment of the roll.
pub(crate) async fn at_the_moment_of_a_roll(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Extended, 2, 1368)?;
    let app = App::start_game(browser, &twin.link()).await?;
    app.browser
        .run::<()>(
            "document.querySelector('[data-action=roll]').click(); location.reload()",
            vec![],
        )
        .await?;
    twin.play(Choice::Roll(8))?;
    app.expect(&Table::of(twin.game())).await
}
