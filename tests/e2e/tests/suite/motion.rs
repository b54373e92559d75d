//! Things move once, a tap ends it, and who wants stillness gets it.

use e2e::{App, Browser, Preferences, Result, Table, Twin};
use engine::{Choice, Edition, Game};

/// Counts what is set in motion, and looks at every frame from now on for what moves by itself.
const WATCH: &str = "
    window.moved = 0;
    window.frames = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
        window.moved += 1;
        return animate.apply(this, how);
    };
    const look = () => {
        window.moved += document.getAnimations().length;
        window.frames += 1;
        requestAnimationFrame(look);
    };
    look();";

fn can_take(game: &Game) -> bool {
    game.choices().contains(&Choice::Stop) && game.claim().is_ok()
}

/// Takes a portion and rolls, and tells whether anything moved meanwhile.
async fn something_moves(app: &App<'_>) -> Result<bool> {
    let mut twin = Twin::new(Edition::Extended, 2, 1368)?;
    twin.advance(can_take)?;
    app.lay("move", &twin).await?;
    app.browser.run::<()>(WATCH, vec![]).await?;
    for choice in [Choice::Stop, Choice::Roll(8)] {
        app.choose(choice).await?;
        twin.play(choice)?;
        app.expect(&Table::of(twin.game())).await?;
    }
    // What was set in motion shows from the next frame on.
    let frames: u32 = app.browser.value("window.frames").await?;
    app.browser.wait_for(&format!("window.frames > {frames} + 10")).await?;
    app.browser.value("window.moved > 0").await
}

pub(crate) async fn nothing_moves_where_the_system_wants_stillness(
    browser: &mut Browser,
) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let app = App::open(browser).await?;
    assert!(!something_moves(&app).await?);
    Ok(())
}

pub(crate) async fn nothing_moves_where_the_player_wants_stillness(
    browser: &mut Browser,
) -> Result<()> {
    let app = App::open(browser).await?;
    app.set("motion", "off").await?;
    assert!(!something_moves(&app).await?);
    Ok(())
}

pub(crate) async fn things_move_and_a_tap_ends_it(browser: &mut Browser) -> Result<()> {
    let app = App::open(browser).await?;
    assert!(something_moves(&app).await?);
    // Slowed down, so that it is still under way when the finger comes.
    let mut twin = Twin::new(Edition::Extended, 2, 1368)?;
    twin.advance(can_take)?;
    app.lay("again", &twin).await?;
    let script = "
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
            return animate.call(this, frames, { ...timing, duration: 60000 });
        };";
    app.browser.run::<()>(script, vec![]).await?;
    app.action("stop").await?;
    let flies = "document.getAnimations().some(animation => animation.effect.getTiming().duration === 60000)";
    app.browser.wait_for(flies).await?;
    app.browser.click(".bar h1").await?;
    app.browser.wait_for(&format!("!({flies})")).await
}
