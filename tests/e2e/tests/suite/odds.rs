//! Odds where one looks, hints and reasons, held against what `table odds` prints of the same record.
//!
//! `ODDS_POSITIONS=200` holds so many positions against it instead of a few.

use std::{collections::BTreeMap, env};

use e2e::{
    App, Area, Browser, Fault, Hand, Key, Preferences, Result, Twin, Viewport, eventually, outside,
};
use engine::{Choice, Claim, Edition, Game, Phase, Seat};
use record::Level;
use serde::Deserialize;
use solver::Oddsmaker;

/// Positions of each edition in the suite.
const FEW: usize = 4;

/// All figures on the page, by the handles of what they are on.
const READ: &str = r"
    const chances = selector => [...document.querySelectorAll(selector)];
    const controls = [...document.querySelectorAll('[data-odds-value]')];
    const name = it => it.dataset.face ? 'keep ' + it.dataset.face
        : it.dataset.chooseSeat ? 'bratworm ' + it.dataset.chooseSeat
        : it.dataset.chooseSpecialist ? 'return ' + it.dataset.chooseSpecialist
        : it.dataset.action;
    return {
        tiles: Object.fromEntries(chances('[data-tile][data-odds]').map(it => [it.dataset.tile, it.dataset.odds])),
        tops: Object.fromEntries(chances('[data-top-tile][data-odds]')
            .map(it => [it.closest('[data-seat]').dataset.top, it.dataset.odds])),
        choices: Object.fromEntries(controls.map(it => [name(it), [it.dataset.oddsValue, it.dataset.oddsFail]])),
    };";

/// What the page shows.
#[derive(Debug, Deserialize)]
struct Shown {
    tiles: BTreeMap<String, String>,
    tops: BTreeMap<String, String>,
    choices: BTreeMap<String, (String, String)>,
}

/// What the tool prints.
#[derive(Debug, Deserialize)]
struct Printed {
    claim: BTreeMap<String, f64>,
    choices: Vec<PrintedChoice>,
}

#[derive(Debug, Deserialize)]
struct PrintedChoice {
    value: f64,
    fail: f64,
}

fn printed(game: &Game) -> Result<Printed> {
    let line = table::odds_line(&mut Oddsmaker::default(), game)?;
    Ok(serde_json::from_str(&line)?)
}

/// The control that makes this choice. The roll is the one with the golden die, where there is one.
fn control(game: &Game, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Keep(face) => {
            format!("keep {}", face.number().map_or_else(|| "W".to_owned(), |it| it.to_string()))
        }
        Choice::Roll(8) if game.choices().contains(&Choice::Roll(9)) => return None,
        Choice::Roll(_) => "roll".to_owned(),
        Choice::Weasel(_) => "weasel".to_owned(),
        Choice::AcceptBust => "bust".to_owned(),
        Choice::Stop => "stop".to_owned(),
        Choice::StopLower => "lower".to_owned(),
        Choice::TakeBratworm(seat) => format!("bratworm {}", seat.number()),
        Choice::ReturnFigure(figure) => format!("return {}", figure.name()),
    })
}

fn is(text: &str, number: f64) -> bool {
    let digits = text.split_once('.').map_or(0, |(_, digits)| digits.len());
    digits >= 4 && text.parse::<f64>().is_ok_and(|shown| (shown - number).abs() < 1e-9)
}

/// Every difference between the page and the tool.
fn differences(shown: &Shown, game: &Game) -> Result<Vec<String>> {
    let printed = printed(game)?;
    let mut found = Vec::new();
    let mut hold = |what: &str, text: Option<&String>, number: f64| {
        if !text.is_some_and(|text| is(text, number)) {
            found.push(format!("{what}: the page shows {text:?}, the tool prints {number}"));
        }
    };
    let on_grill = game.grill().open().iter().chain(game.grill().down().iter());
    let numbers: Vec<String> = on_grill.map(|tile| tile.number().to_string()).collect();
    for number in &numbers {
        let claim = printed.claim.get(number).copied().unwrap_or(f64::NAN);
        hold(&format!("tile {number}"), shown.tiles.get(number), claim);
    }
    let tops: Vec<String> = game
        .seats()
        .filter_map(|seat| game.stack(seat).top())
        .map(|tile| tile.number().to_string())
        .collect();
    for number in &tops {
        let claim = printed.claim.get(number).copied().unwrap_or(f64::NAN);
        hold(&format!("top tile {number}"), shown.tops.get(number), claim);
    }
    let mut controls = 0;
    for (choice, printed) in game.choices().iter().zip(&printed.choices) {
        let Some(name) = control(game, *choice) else { continue };
        controls += 1;
        let shown = shown.choices.get(&name);
        hold(&format!("{name}, value"), shown.map(|(value, _)| value), printed.value);
        hold(&format!("{name}, fail"), shown.map(|(_, fail)| fail), printed.fail);
    }
    let all = (shown.tiles.len(), shown.tops.len(), shown.choices.len());
    if all != (numbers.len(), tops.len(), controls) {
        found.push(format!("so many on the page: {all:?}"));
    }
    Ok(found)
}

async fn expect_odds(app: &App<'_>, game: &Game) -> Result<()> {
    eventually(async || {
        let shown: Shown = app.browser.run(READ, vec![]).await?;
        let found = differences(&shown, game)?;
        if found.is_empty() { Ok(()) } else { Err(found.join("\n").into()) }
    })
    .await
}

/// Odds at every table, always.
async fn open_with_odds(browser: &mut Browser) -> Result<App<'_>> {
    let app = App::open(browser).await?;
    app.set("odds", "always").await?;
    Ok(app)
}

pub(crate) async fn figures_are_those_of_the_tool(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let positions = env::var("ODDS_POSITIONS").ok().and_then(|text| text.parse().ok());
    let each = positions.map_or(FEW, |all: usize| all.div_ceil(Edition::ALL.len()));
    let app = open_with_odds(browser).await?;
    let mut looked = 0;
    for edition in Edition::ALL {
        let mut seed = 7000;
        let mut done = 0;
        while done < each {
            seed += 1;
            let mut twin = Twin::new(edition, 2 + (seed as usize % 4), seed)?;
            let mut step = 0;
            while let Some(choice) = twin.decide() {
                twin.play(choice)?;
                step += 1;
                // Other moments of every game, early and late.
                let looked_at = (step + seed as usize).is_multiple_of(13);
                if !looked_at || twin.game().is_over() || done == each {
                    continue;
                }
                app.lay(&format!("p{looked}"), &twin).await?;
                let told = |error| format!("{}: {error}", twin.record_text());
                expect_odds(&app, twin.game()).await.map_err(told)?;
                (done, looked) = (done + 1, looked + 1);
            }
        }
    }
    assert_eq!(looked, each * Edition::ALL.len());
    if positions.is_some() {
        println!("{looked} positions: the page shows what table odds prints");
    }
    assert!(app.browser.complaints().await?.is_empty());
    Ok(())
}

/// A game with a bot in which Anna is to choose, and something is on the piles.
fn choosing(edition: Edition, players: usize, seed: u64) -> Result<Twin> {
    let mut twin = Twin::new(edition, players, seed)?.with_bot(Seat::new(1), Level::Greedy);
    twin.advance(|game| {
        let busy = game.seats().filter(|seat| game.stack(*seat).top().is_some()).count();
        let rolled = matches!(game.phase(), Phase::Choosing { rolled, .. } if rolled.values().iter().count() >= 3);
        busy >= 2 && rolled && game.current() == Seat::new(0)
    })?;
    Ok(twin)
}

async fn places(app: &App<'_>) -> Result<Vec<String>> {
    let areas = app.browser.areas(&["[data-area]"]).await?;
    Ok(areas.iter().map(ToString::to_string).collect())
}

const TOLD: &str = "document.querySelector('[data-face][data-odds-value]')";
const HINTED: &str =
    "document.querySelector('[data-advice=hint]') && document.querySelector('[data-advised]')";

pub(crate) async fn the_table_stands_still(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let app = App::open(browser).await?;
    for (viewport, players) in [
        (Viewport::SMALLEST, 7),
        (Viewport::PHONE, 4),
        (Viewport::PHONE_LYING, 4),
        (Viewport::DESKTOP, 3),
    ] {
        app.browser.set_viewport(viewport).await?;
        let twin = choosing(Edition::Extended, players, 900 + players as u64)?;
        app.lay(&format!("still{players}{}", viewport.width), &twin).await?;
        app.browser.wait_for("document.documentElement.clientWidth === innerWidth").await?;
        let before = places(&app).await?;
        assert_eq!(before.len(), 4);
        let tiles = app.browser.areas(&[".spot", ".hollow", ".action"]).await?;
        app.action("odds").await?;
        app.browser.wait_for(TOLD).await?;
        assert_eq!(places(&app).await?, before, "odds, {viewport}");
        app.action("hint").await?;
        app.browser.wait_for(HINTED).await?;
        assert_eq!(places(&app).await?, before, "hint, {viewport}");
        let told = |areas: &[Area]| {
            areas.iter().map(|it| (it.x, it.y, it.width, it.height)).collect::<Vec<_>>()
        };
        let now = app.browser.areas(&[".spot", ".hollow", ".action"]).await?;
        assert_eq!(told(&now), told(&tiles), "what can be pressed, {viewport}");
        app.action("hint").await?;
        app.action("odds").await?;
        app.browser.wait_for("!document.querySelector('[data-odds], [data-advice]')").await?;
        assert_eq!(places(&app).await?, before, "gone, {viewport}");
    }
    Ok(())
}

pub(crate) async fn they_are_there_until_the_turn_ends(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let app = App::open(browser).await?;
    // Between people there are none, until they are wanted.
    app.go("#/new?players=Ann,Ben&seed=5&first=0").await?;
    app.wait_for_screen("table").await?;
    let off = "document.querySelector('[data-action=odds]').ariaPressed === 'false'
        && document.querySelector('[data-action=hint]').disabled && !document.querySelector('[data-odds]')";
    app.browser.wait_for(off).await?;
    app.action("odds").await?;
    app.browser.wait_for("document.querySelector('[data-tile][data-odds]')").await?;
    app.go("#/settings").await?;
    app.go("#/new?players=Ann,Otto:naive&seed=5&first=0").await?;
    app.action("confirm").await?;
    app.wait_for_screen("table").await?;
    app.browser.wait_for(off.split(" && ").next().unwrap_or(off)).await?;
    app.action("odds").await?;
    app.browser.wait_for("document.querySelector('[data-tile][data-odds]')").await?;
    app.action("roll").await?;
    app.browser.wait_for(TOLD).await?;
    // Whatever comes, her turn ends at some time; then the bot plays, and nothing is shown.
    let mut turns = 0;
    while turns < 40 {
        turns += 1;
        let turn: String =
            app.browser.value("document.querySelector('[data-turn]').dataset.seat").await?;
        if turn != "0" {
            break;
        }
        let press = "[...document.querySelectorAll('[data-action=confirm], [data-action=stop].can:enabled, [data-face]:enabled, [data-action=roll]:enabled')][0]?.click()";
        app.let_a_second_pass().await?;
        app.browser.run::<()>(press, vec![]).await?;
    }
    app.browser.wait_for("!document.querySelector('[data-odds]')").await?;
    let pressed = "document.querySelector('[data-action=odds]').ariaPressed === 'false'";
    app.browser.wait_for(pressed).await
}

pub(crate) async fn by_keys_alone(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let app = App::open(browser).await?;
    let twin = choosing(Edition::Original, 2, 305)?;
    app.lay("keys", &twin).await?;
    app.browser.press(['o']).await?;
    expect_odds(&app, twin.game()).await?;
    app.browser.press(['h']).await?;
    app.browser.wait_for(HINTED).await?;
    let words: String =
        app.browser.value("document.querySelector('[data-advice] p').textContent").await?;
    let heard = format!(
        "[...document.querySelectorAll('[data-live] p')].some(it => it.textContent === {words:?})"
    );
    app.browser.wait_for(&heard).await?;
    app.browser.press(['h']).await?;
    app.browser.wait_for("!document.querySelector('[data-advice]')").await?;
    app.browser.press(['o']).await?;
    app.browser.wait_for("!document.querySelector('[data-odds]')").await?;
    // Tab and Enter do the same, and the focus stays on the switch.
    app.press_by(Hand::Letters, "[data-action=odds]").await?;
    app.browser.wait_for("document.querySelector('[data-odds]')").await?;
    app.browser.wait_for("document.activeElement.dataset.action === 'odds'").await?;
    app.browser.press([Key::Enter]).await?;
    app.browser.wait_for("!document.querySelector('[data-odds]')").await
}

pub(crate) async fn a_hint_names_and_marks_the_best_choice(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let app = App::open(browser).await?;
    let twin = choosing(Edition::Original, 2, 305)?;
    app.lay("hint", &twin).await?;
    app.action("hint").await?;
    app.browser.wait_for(HINTED).await?;
    let marked: u32 =
        app.browser.value("document.querySelectorAll('[data-advised]').length").await?;
    assert_eq!(marked, 1);
    let words: String =
        app.browser.value("document.querySelector('[data-advice] p').textContent").await?;
    assert!(words.starts_with("Best: ") && words.contains(" to win, "), "{words}");
    let face: String =
        app.browser.value("document.querySelector('[data-advised]').dataset.face").await?;
    let named = if face == "W" { "worms".to_owned() } else { format!("{face}s") };
    assert!(words.starts_with(&format!("Best: {named}.")), "{words}, but {face} is marked");
    app.action("close-advice").await?;
    app.browser.wait_for("!document.querySelector('[data-advised], [data-advice]')").await?;
    // Who plays on has read it.
    app.action("hint").await?;
    app.browser.wait_for(HINTED).await?;
    app.browser.click("[data-advised]").await?;
    app.browser.wait_for("!document.querySelector('[data-advised], [data-advice]')").await
}

pub(crate) async fn a_bot_tells_why(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let app = App::open(browser).await?;
    app.set("bot_speed", "fast").await?;
    app.go("#/new?players=Otto:greedy,Ann&seed=8&first=0").await?;
    app.wait_for_screen("table").await?;
    app.action("skip").await?;
    app.browser.wait_for("document.querySelector('[data-seat=\"1\"][data-turn]')").await?;
    let before = places(&app).await?;
    app.action("why").await?;
    app.browser.wait_for("document.querySelector('dialog').open").await?;
    app.browser.wait_for("document.querySelectorAll('[data-why] p').length > 1").await?;
    let words: String = app.browser.value("document.querySelector('dialog').textContent").await?;
    assert!(words.contains("plays for the most worms this turn"), "{words}");
    assert!(words.contains("Choice: ") && words.contains("to win"), "{words}");
    assert_eq!(places(&app).await?, before);
    let violations = app.browser.violations().await?;
    assert!(violations.is_empty(), "{violations:?}");
    app.action("cancel").await?;
    app.browser.wait_for("!document.querySelector('dialog').open").await?;
    // The log has the same for every turn of a bot; by keys, the focus is not lost on the way.
    app.browser.set_viewport(Viewport::PHONE).await?;
    app.browser.press_and_settle(&['l']).await?;
    app.browser.wait_for("document.querySelector('dialog').open").await?;
    app.browser.click("dialog .turns summary").await?;
    app.press_by(Hand::Letters, "dialog [data-action=why]").await?;
    app.browser.wait_for("document.querySelectorAll('[data-why] p').length > 1").await?;
    app.browser.wait_for("document.activeElement?.matches('dialog h2')").await
}

pub(crate) async fn without_their_thread_that_is_told_in_place(
    browser: &mut Browser,
) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let site = browser.app_site()?.without_worker().start()?;
    site.set_fault("worker.js", Fault::NotFound);
    let app = App::on(browser, site, "#/new?players=Ann,Otto:naive&seed=5&first=0").await?;
    app.wait_for_screen("table").await?;
    let before = places(&app).await?;
    app.action("odds").await?;
    app.browser.wait_for("document.querySelector('[data-advice=odds]')").await?;
    assert_eq!(places(&app).await?, before);
    let notice: bool = app.browser.value("!!document.querySelector('[data-notice]')").await?;
    assert!(!notice, "told in its place, and nowhere else");
    // The server is back: pressed twice, it is tried again.
    app.site.clear_faults();
    app.action("odds").await?;
    app.browser.wait_for("!document.querySelector('[data-advice]')").await?;
    app.action("odds").await?;
    app.browser.wait_for("document.querySelector('[data-tile][data-odds]')").await
}

/// The figures of a phone are inside of it, large enough to be read, and what can be pressed is large enough to be hit.
pub(crate) async fn everything_fits_on_a_small_screen(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let mut faults = Vec::new();
    for language in ["en", "de", "it", "fr"] {
        let site = browser.app_site()?.without_worker().start()?;
        let app = App::on(browser, site, &format!("?lang={language}")).await?;
        app.wait_for_screen("start").await?;
        app.browser.set_viewport(Viewport::SMALLEST).await?;
        app.set("odds", "always").await?;
        let broad: Vec<String> = app
            .browser
            .value("[...document.querySelectorAll('label:has([name=odds]) span')]
                .filter(it => it.scrollWidth > it.clientWidth + 1 || it.getBoundingClientRect().right > innerWidth)
                .map(it => it.textContent)")
            .await?;
        faults.extend(broad.into_iter().map(|it| format!("settings, {language}: {it}")));
        for (number, viewport) in
            [Viewport::SMALLEST, Viewport::new(320, 568), Viewport::PHONE].into_iter().enumerate()
        {
            app.browser.set_viewport(viewport).await?;
            let twin = choosing(Edition::Extended, 7, 899)?;
            app.lay(&format!("fit{number}{language}"), &twin).await?;
            app.browser.wait_for(TOLD).await?;
            app.action("hint").await?;
            app.browser.wait_for(HINTED).await?;
            let parts =
                app.browser.areas(&[".chance", ".worth", ".advice", ".bar > button"]).await?;
            faults.extend(
                outside(&parts, viewport).iter().map(|it| format!("{viewport}: outside: {it}")),
            );
            let small: Vec<String> = app
                .browser
                .value("[...document.querySelectorAll('.chance, .worth, .advice p')]
                    .filter(it => parseFloat(getComputedStyle(it).fontSize) < 12).map(it => it.className)")
                .await?;
            faults.extend(small.into_iter().map(|it| format!("{viewport}: small: {it}")));
            let targets = app
                .browser
                .areas(&[".bar > button", "[data-advice] button", "[data-face]:enabled"])
                .await?;
            let tight = targets.iter().filter(|it| it.width < 24.0 || it.height < 24.0);
            faults.extend(tight.map(|it| format!("{viewport}: hard to hit: {it}")));
            let overflow = app.browser.overflow().await?;
            if overflow.width > 0 || overflow.height > 0 {
                faults.push(format!("{viewport}: scrolls"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

pub(crate) async fn axe_finds_nothing(browser: &mut Browser) -> Result<()> {
    let mut found = Vec::new();
    for dark in [false, true] {
        browser.prefer(Preferences { dark, reduced_motion: true, ..Preferences::PLAIN }).await?;
        let app = open_with_odds(browser).await?;
        let mut twin = choosing(Edition::Extended, 4, 904)?;
        app.lay("axe", &twin).await?;
        app.browser.wait_for(TOLD).await?;
        app.action("hint").await?;
        app.browser.wait_for(HINTED).await?;
        found.extend(app.browser.violations().await?.iter().map(|it| format!("choosing: {it}")));
        twin.advance(|game| {
            let takes = matches!(game.claim(), Ok(Claim::Take { .. } | Claim::Steal { .. }));
            let deciding = matches!(game.phase(), Phase::Deciding(turn) if !turn.is_fresh());
            deciding && takes && game.choices().len() > 1 && game.current() == Seat::new(0)
        })?;
        app.lay("axe2", &twin).await?;
        app.browser
            .wait_for("document.querySelector('[data-action=roll][data-odds-value]')")
            .await?;
        found.extend(app.browser.violations().await?.iter().map(|it| format!("deciding: {it}")));
        app.go("#/settings").await?;
        app.wait_for_screen("settings").await?;
        found.extend(app.browser.violations().await?.iter().map(|it| format!("settings: {it}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}
