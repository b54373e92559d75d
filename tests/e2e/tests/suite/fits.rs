//! Everything that decides is in sight at once, on every screen that is promised, with the most that a table can hold.

use e2e::{App, Area, Browser, Preferences, Result, Table, Twin, Viewport, outside, overlaps};
use engine::{Choice, Edition, Phase};

/// As wide as a name can be.
const WIDE: &str = "WWWWWWWWWWWWWWWWWWWWWWWW";

/// The smallest that a finger should have to hit.
const TARGET: f64 = 44.0;

const PARTS: [&str; 5] = [".bar", "[data-seat]", ".grill .tile", ".tray", ".actions"];

const BUTTONS: [&str; 4] =
    ["[data-face]:enabled", ".actions button", "[data-choose-seat]", "[data-choose-specialist]"];

/// Text that is longer than its place may end in dots, and the log may scroll. What came of a turn is read to its end, unless
/// names have none.
fn may_be_cut(element: &str, long_names: bool) -> bool {
    let always = ["name", "words", "turns", "log", "quiet"];
    always.iter().any(|class| element.contains(class)) || (long_names && element.contains("result"))
}

fn told(areas: &[&Area]) -> Vec<String> {
    areas.iter().map(ToString::to_string).collect()
}

async fn faults(browser: &Browser, viewport: Viewport, long_names: bool) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let parts = browser.areas(&PARTS).await?;
    let buttons = browser.areas(&BUTTONS).await?;
    faults.extend(told(&outside(&parts, viewport)).iter().map(|area| format!("outside: {area}")));
    faults.extend(told(&outside(&buttons, viewport)).iter().map(|area| format!("outside: {area}")));
    for (one, other) in overlaps(&parts).into_iter().chain(overlaps(&buttons)) {
        faults.push(format!("overlap: {one} and {other}"));
    }
    for button in buttons {
        if button.width < TARGET - 0.5 || button.height < TARGET - 0.5 {
            faults.push(format!("small: {button}"));
        }
    }
    let overflow = browser.overflow().await?;
    if overflow.width > 0 || overflow.height > 0 {
        faults.push(format!("scrolls by {}x{}", overflow.width, overflow.height));
    }
    let cut = overflow.cut.iter().filter(|element| !may_be_cut(element, long_names));
    faults.extend(cut.map(|element| format!("cut: {element}")));
    Ok(faults)
}

/// The moments that need most room, in one game of seven.
fn moments(name: Option<&str>) -> Result<Vec<(&'static str, Twin)>> {
    let mut twin = Twin::new(Edition::Extended, 7, 899)?;
    if let Some(name) = name {
        twin = twin.named(name);
    }
    let mut found: Vec<(&'static str, Twin)> = vec![("start", twin.clone())];
    while let Some(choice) = twin.decide() {
        let busy = twin.game().seats().filter(|seat| twin.game().stack(*seat).top().is_some());
        let busy = busy.count();
        let before = twin.game().current();
        twin.play(choice)?;
        let game = twin.game();
        let choices = game.choices();
        let golden = choices.contains(&Choice::Roll(9));
        let dead =
            matches!(choice, Choice::Roll(_) | Choice::Weasel(_)) && game.current() != before;
        let moment = match game.phase() {
            Phase::TakingBratworm { .. } => "giver",
            Phase::ReturningSpecialist { .. } => "specialist",
            Phase::Choosing { .. } if choices.iter().any(|c| matches!(c, Choice::Weasel(_))) => {
                "weasel"
            }
            Phase::Choosing { rolled, .. } if rolled.values().iter().count() >= 5 && busy > 2 => {
                "choosing"
            }
            Phase::Deciding(turn) if turn.is_fresh() && golden => "golden",
            Phase::Deciding(turn) if turn.is_fresh() && dead => "dead roll",
            Phase::Deciding(turn) if !turn.is_fresh() && game.claim().is_ok() && busy > 2 => {
                "deciding"
            }
            _ => continue,
        };
        if found.iter().all(|(known, _)| *known != moment) {
            found.push((moment, twin.clone()));
        }
    }
    Ok(found)
}

async fn everything_fits(browser: &mut Browser, name: Option<&str>) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let moments = moments(name)?;
    assert_eq!(moments.len(), 8, "{:?}", moments.iter().map(|(name, _)| name).collect::<Vec<_>>());
    let app = App::open(browser).await?;
    let mut all = Vec::new();
    for (number, (moment, twin)) in moments.iter().enumerate() {
        app.lay(&format!("m{number}"), twin).await?;
        for viewport in Viewport::ALL {
            app.browser.set_viewport(viewport).await?;
            let found = faults(app.browser, viewport, name.is_some()).await?;
            all.extend(found.into_iter().map(|fault| format!("{viewport}, {moment}: {fault}")));
        }
    }
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
    Ok(())
}

/// The boxes that stand still, by the handles that scripts hold on to.
pub(crate) async fn the_four_areas_of_the_table_are_marked(browser: &mut Browser) -> Result<()> {
    let twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    let areas = app.browser.areas(&["[data-area]"]).await?;
    assert!(overlaps(&areas).is_empty(), "{areas:#?}");
    let mut names: Vec<String> = app
        .browser
        .value("[...document.querySelectorAll('[data-area]')].map(it => it.dataset.area)")
        .await?;
    names.sort();
    assert_eq!(names, ["actions", "grill", "seats", "tray"]);
    Ok(())
}

pub(crate) async fn seven_players(browser: &mut Browser) -> Result<()> {
    everything_fits(browser, None).await
}

pub(crate) async fn seven_players_with_long_names(browser: &mut Browser) -> Result<()> {
    everything_fits(browser, Some(WIDE)).await
}

/// The boxes of the table keep their places to the pixel, whatever comes and goes in them.
pub(crate) async fn the_table_stands_still(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let app = App::open(browser).await?;
    for (viewport, edition, players, seed) in [
        (Viewport::SMALLEST, Edition::Extended, 7, 899),
        (Viewport::PHONE_LYING, Edition::Extended, 4, 900),
        (Viewport::DESKTOP, Edition::Original, 2, 305),
    ] {
        app.browser.set_viewport(viewport).await?;
        let mut twin = Twin::new(edition, players, seed)?;
        app.lay(&format!("still{players}"), &twin).await?;
        app.expect(&Table::of(twin.game())).await?;
        // The screen before may have had a scrollbar.
        app.browser.wait_for("document.documentElement.clientWidth === innerWidth").await?;
        let places = async || -> Result<Vec<String>> {
            let areas = app.browser.areas(&["[data-area]"]).await?;
            Ok(areas.iter().map(ToString::to_string).collect())
        };
        let before = places().await?;
        assert_eq!(before.len(), 4);
        for _ in 0..40 {
            app.play_some(&mut twin, 1).await?;
            assert_eq!(places().await?, before, "{viewport}");
        }
    }
    Ok(())
}
