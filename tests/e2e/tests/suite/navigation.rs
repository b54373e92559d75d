//! Links, the back button, questions before what cannot be undone, and what follows a game.

use e2e::{App, Browser, Preferences, Result, Table, Twin, Viewport};
use engine::{Choice, Edition, Options, Phase};
use heckmeck::i18n::Language;

const DIALOG: &str = "document.querySelector('dialog').open";

/// Counts the browser's steps back from now on. It takes each some time after it was asked to.
const COUNT_STEPS_BACK: &str = "window.stepsBack = 0;
    window.onpopstate = () => window.stepsBack += 1";

async fn dialog_is(app: &App<'_>, open: bool) -> Result<()> {
    app.browser.wait_for(&format!("({DIALOG}) === {open}")).await
}

async fn count_steps_back(app: &App<'_>) -> Result<()> {
    app.browser.run(COUNT_STEPS_BACK, vec![]).await
}

/// Waits until the browser has taken a step back, and the page has drawn what it makes of that.
async fn step_back_is_taken(app: &App<'_>) -> Result<()> {
    app.browser.wait_for("window.stepsBack === 1").await?;
    app.browser.wait_for_frames().await
}

fn other_game() -> Result<Twin> {
    Twin::new(Edition::Original, 3, 7)
}

pub(crate) async fn a_link_asks_before_it_leaves_a_game(browser: &mut Browser) -> Result<()> {
    let (mut twin, other) = (Twin::new(Edition::Original, 2, 305)?, other_game()?);
    let app = App::start_game(browser, &twin.link()).await?;
    app.play_some(&mut twin, 1).await?;
    for way in ["button", "back"] {
        app.go(&other.link()).await?;
        dialog_is(&app, true).await?;
        count_steps_back(&app).await?;
        if way == "back" {
            app.browser.run::<()>("history.back()", vec![]).await?;
        } else {
            app.action("cancel").await?;
        }
        // Whatever the browser's history does, it must not ask again.
        step_back_is_taken(&app).await?;
        assert!(!app.browser.value::<bool>(DIALOG).await?, "asked again after {way}");
        app.wait_for_screen("table").await?;
        app.expect(&Table::of(twin.game())).await?;
    }
    app.go(&other.link()).await?;
    app.action("confirm").await?;
    app.expect(&Table::of(other.game())).await?;
    app.go("#/").await?;
    app.browser.wait_for("document.querySelectorAll('[data-game]').length === 2").await
}

pub(crate) async fn bad_links_are_told(browser: &mut Browser) -> Result<()> {
    let app = App::open(browser).await?;
    for link in [
        "#/new",
        "#/new?players=Ann",
        "#/new?players=A,B:genius",
        "#/new?players=%zz,B",
        "#/table/nothing",
    ] {
        app.go(link).await?;
        app.browser.wait_for("document.querySelector('[data-notice]')").await?;
        app.wait_for_screen("start").await?;
        app.browser.click("[data-notice] button").await?;
        app.browser.wait_for("!document.querySelector('[data-notice]')").await?;
    }
    Ok(())
}

pub(crate) async fn back_closes_what_is_open_and_loses_no_game(
    browser: &mut Browser,
) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::open(browser).await?;
    app.go(&twin.link()).await?;
    app.wait_for_screen("table").await?;
    twin.play(Choice::Roll(8))?;
    app.choose(Choice::Roll(8)).await?;
    // Where there is room, the log lies open beside the table and needs no button.
    app.browser.set_viewport(Viewport::PHONE).await?;
    app.browser.click("[data-action=log]").await?;
    dialog_is(&app, true).await?;
    app.browser.run::<()>("history.back()", vec![]).await?;
    dialog_is(&app, false).await?;
    app.expect(&Table::of(twin.game())).await?;
    // A dialog that was closed by its button leaves no step behind.
    app.browser.click("[data-action=log]").await?;
    dialog_is(&app, true).await?;
    count_steps_back(&app).await?;
    app.action("cancel").await?;
    dialog_is(&app, false).await?;
    step_back_is_taken(&app).await?;
    app.browser.run::<()>("history.back()", vec![]).await?;
    app.wait_for_screen("start").await?;
    app.action("continue").await?;
    app.wait_for_screen("table").await?;
    app.expect(&Table::of(twin.game())).await
}

pub(crate) async fn undo_takes_back_a_laying_aside_and_no_roll(
    browser: &mut Browser,
) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    let undo = "document.querySelector('[data-action=undo]:enabled')";
    twin.play(Choice::Roll(8))?;
    app.choose(Choice::Roll(8)).await?;
    let rolled = Table::of(twin.game());
    app.expect(&rolled).await?;
    app.browser.wait_for(&format!("!{undo}")).await?;
    let keep = twin.decide().unwrap();
    app.choose(keep).await?;
    app.action("undo").await?;
    app.expect(&rolled).await?;
    app.reload().await?;
    app.expect(&rolled).await?;
    app.choose(keep).await?;
    twin.play(keep)?;
    app.expect(&Table::of(twin.game())).await?;
    let next = twin.game().choices()[0];
    app.choose(next).await?;
    twin.play(next)?;
    app.expect(&Table::of(twin.game())).await?;
    app.browser.press_and_settle(&['u']).await?;
    app.expect(&Table::of(twin.game())).await
}

pub(crate) async fn a_stop_that_fails_asks_first(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    twin.advance(|game| game.choices().contains(&Choice::Stop) && game.claim().is_err())?;
    let app = App::open(browser).await?;
    app.lay("stop", &twin).await?;
    app.action("stop").await?;
    dialog_is(&app, true).await?;
    count_steps_back(&app).await?;
    app.action("cancel").await?;
    dialog_is(&app, false).await?;
    step_back_is_taken(&app).await?;
    app.expect(&Table::of(twin.game())).await?;
    count_steps_back(&app).await?;
    app.choose(Choice::Stop).await?;
    twin.play(Choice::Stop)?;
    app.expect(&Table::of(twin.game())).await?;
    app.browser.wait_for("document.querySelector('.closing.failed')").await?;
    // The question leaves no step behind: one step back is the start.
    step_back_is_taken(&app).await?;
    app.browser.run::<()>("history.back()", vec![]).await?;
    app.wait_for_screen("start").await
}

pub(crate) async fn flow_rolls_and_keeps_by_itself(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::open(browser).await?;
    app.switch("flow").await?;
    app.go(&twin.link()).await?;
    app.wait_for_screen("table").await?;
    for _ in 0..12 {
        let choice = twin.decide().unwrap();
        app.choose(choice).await?;
        twin.play(choice)?;
        while let Some(choice) = flows(&twin) {
            twin.play(choice)?;
        }
        app.expect(&Table::of(twin.game())).await?;
    }
    Ok(())
}

/// What needs no decision.
fn flows(twin: &Twin) -> Option<Choice> {
    let game = twin.game();
    let choices = game.choices();
    match game.phase() {
        Phase::Deciding(turn) if !turn.is_fresh() && game.claim().is_err() => {
            choices.into_iter().find(|choice| matches!(choice, Choice::Roll(_)))
        }
        Phase::Choosing { .. } if choices.len() == 1 => choices.first().copied(),
        _ => None,
    }
}

/// The seed ends in a game that only the highest portion decides.
pub(crate) async fn the_end_tells_what_decided_and_the_next_one_begins(
    browser: &mut Browser,
) -> Result<()> {
    let seed = (0..10_000).find(|seed| is_tied(*seed).unwrap_or(false)).unwrap();
    let mut twin = short_game(seed)?;
    twin.advance(engine::Game::is_over)?;
    let app = App::open(browser).await?;
    app.keep("game:tie", &twin.save()?).await?;
    app.go("#/end/tie").await?;
    app.wait_for_screen("end").await?;
    app.browser.wait_for("document.querySelector('.tie-break')?.textContent").await?;
    app.action("rematch").await?;
    app.wait_for_screen("table").await?;
    app.browser.wait_for("document.querySelector('[data-seat=\"1\"][data-turn]')").await?;
    let tiles = short_game(0)?.game().grill().open().iter().count();
    let open = "document.querySelectorAll('[data-tile][data-state=open]').length";
    app.browser.wait_for(&format!("{open} === {tiles}")).await
}

fn short_game(seed: u64) -> Result<Twin> {
    let options = Options { short_game: true, ..Options::default() };
    Twin::with(Edition::Original, options, 2, 0, seed)
}

fn is_tied(seed: u64) -> Result<bool> {
    let mut twin = short_game(seed)?;
    twin.advance(engine::Game::is_over)?;
    let standings = twin.game().standings();
    Ok(standings[0].worms() == standings[1].worms() && standings[0].rank != standings[1].rank)
}

/// Nothing was chosen yet: the first of the browser's languages that the game speaks is spoken, else English.
pub(crate) async fn the_language_of_the_browser_is_spoken(browser: &mut Browser) -> Result<()> {
    for (tag, code) in [("it-IT", "it"), ("de-AT", "de"), ("nl-NL", "en")] {
        browser.prefer(Preferences::PLAIN.speaking(tag)).await?;
        let app = App::open(browser).await?;
        app.browser.wait_for(&format!("document.documentElement.lang === '{code}'")).await?;
        let rules = Language::parse(code).unwrap().messages().start.rules;
        let told = format!("document.querySelector('main').textContent.includes('{rules}')");
        app.browser.wait_for(&told).await?;
    }
    Ok(())
}

pub(crate) async fn languages_go_by_their_own_names_and_change_at_a_touch(
    browser: &mut Browser,
) -> Result<()> {
    let app = App::open(browser).await?;
    let names = "[...document.querySelectorAll('[data-language]')].map(it => it.textContent)";
    for language in [Language::Fr, Language::De, Language::It, Language::En] {
        let shown: Vec<String> = app.browser.value(names).await?;
        assert_eq!(shown, Language::ALL.map(Language::name));
        app.browser.click(&format!("[data-language={}]", language.code())).await?;
        let rules = language.messages().start.rules;
        app.browser
            .wait_for(&format!(
                "document.documentElement.lang === '{}' && document.querySelector('main').textContent.includes('{rules}')",
                language.code()
            ))
            .await?;
    }
    Ok(())
}

/// What a game could never be kept with is refused: it would have other dice after a reload.
pub(crate) async fn seeds_out_of_range_are_told(browser: &mut Browser) -> Result<()> {
    let app = App::open(browser).await?;
    for seed in ["9223372036854775808", "18446744073709551615", "-1", "1e3", "x"] {
        app.go(&format!("#/new?players=Ann,Ben&seed={seed}")).await?;
        app.browser.wait_for("document.querySelector('[data-notice]')").await?;
        app.wait_for_screen("start").await?;
        assert!(app.kept().await?.keys().all(|key| !key.starts_with("game:")), "{seed}");
        app.browser.click("[data-notice] button").await?;
        app.browser.wait_for("!document.querySelector('[data-notice]')").await?;
    }
    // The largest one keeps its dice.
    let mut twin = Twin::new(Edition::Original, 2, u64::MAX / 2)?;
    app.go(&twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.reload().await?;
    app.play_some(&mut twin, 3).await
}

pub(crate) async fn names_that_cannot_be_seen_become_names(browser: &mut Browser) -> Result<()> {
    const NAMES: &str =
        "[...document.querySelectorAll('[data-seat] .name')].map(name => name.textContent.trim())";
    for players in [",", "%E2%80%8B,%E2%80%AE", "%20,%E2%81%A0%EF%BB%BF"] {
        let app = App::start_game(browser, &format!("#/new?players={players}&seed=4")).await?;
        let names: Vec<String> = app.browser.value(NAMES).await?;
        assert_eq!(names.len(), 2);
        assert!(names.iter().all(|name| name.chars().any(char::is_alphabetic)), "{names:?}");
        assert_ne!(names[0], names[1]);
    }
    let link = "#/new?players=%E2%80%AEAn%E2%80%8Bna,Ben&seed=4";
    let app = App::start_game(browser, link).await?;
    assert_eq!(app.browser.value::<Vec<String>>(NAMES).await?, ["Anna", "Ben"]);
    Ok(())
}
