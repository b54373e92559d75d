//! The guided first game, the line of the coach and hints, as somebody meets them who does not know the game.

use e2e::{App, Browser, Hand, Preferences, Result, Twin, Viewport, eventually};
use engine::Edition;

/// What the guide says now, and what is to be pressed next.
const SENTENCE: &str = "document.querySelector('[data-coach]')?.textContent ?? ''";
const DONE: &str = "!!document.querySelector('[data-coach=done]')";
const TARGET: &str = "[data-coach-target]";

/// The keys go to what is meant.
const FOCUSED: &str = "document.activeElement?.matches('[data-coach-target]:enabled')";

/// As many sentences as there are.
const STEPS: usize = 24;

const LANGUAGES: [&str; 4] = ["de-DE", "en-GB", "it-IT", "fr-FR"];

/// Opens the guided game from the start screen, by one press.
async fn begin(browser: &mut Browser, hand: Hand) -> Result<App<'_>> {
    let app = App::open(browser).await?;
    app.press_by(hand, "[data-action=guide]").await?;
    app.wait_for_screen("guide").await?;
    Ok(app)
}

/// Waits for the next sentence.
async fn next(app: &App<'_>, sentence: &str) -> Result<()> {
    let changed = async || match app.browser.value::<String>(SENTENCE).await? {
        same if same == sentence || same.is_empty() => Err(format!("still {sentence:?}").into()),
        _ => Ok(()),
    };
    eventually(changed).await
}

/// Presses what is meant until nothing follows; returns all that was said.
async fn play(app: &App<'_>, hand: Hand) -> Result<Vec<String>> {
    let mut said = Vec::new();
    loop {
        let sentence: String = app.browser.value(SENTENCE).await?;
        said.push(sentence.clone());
        if app.browser.value(DONE).await? {
            return Ok(said);
        }
        let targets: usize =
            app.browser.value(&format!("document.querySelectorAll('{TARGET}').length")).await?;
        assert_eq!(targets, 1, "{sentence}");
        if hand == Hand::Letters && said.len() > 1 {
            // The focus goes along: nobody has to look for it.
            app.browser.wait_for(FOCUSED).await.map_err(|error| format!("{sentence}: {error}"))?;
        }
        app.press_by(hand, TARGET).await.map_err(|error| format!("{sentence}: {error}"))?;
        next(app, &sentence).await?;
    }
}

/// To its end; nothing of it is kept, and a real game follows.
async fn whole(browser: &mut Browser, hand: Hand) -> Result<()> {
    let app = begin(browser, hand).await?;
    let said = play(&app, hand).await?;
    assert_eq!(said.len(), STEPS, "{said:#?}");
    assert!(app.kept().await?.is_empty(), "{:?}", app.kept().await?);
    app.press_by(hand, "[data-action=again]").await?;
    next(&app, &said[STEPS - 1]).await?;
    assert_eq!(app.browser.value::<String>(SENTENCE).await?, said[0]);
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

pub(crate) async fn by_mouse(browser: &mut Browser) -> Result<()> {
    whole(browser, Hand::Mouse).await
}

pub(crate) async fn by_touch(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences { touch: true, ..Preferences::PLAIN }).await?;
    browser.set_viewport(Viewport::PHONE).await?;
    whole(browser, Hand::Finger).await
}

pub(crate) async fn by_keyboard_alone(browser: &mut Browser) -> Result<()> {
    whole(browser, Hand::Letters).await
}

/// Marks the button that the newest thing in the live region names: the longest name that is said there. Of several with the same
/// name any will do.
const HEARD: &str = "
    const said = [...document.querySelectorAll('[data-live] [role=log] p')].at(-1)?.textContent ?? '';
    if (said === arguments[0]) return null;
    const name = button => (button.getAttribute('aria-label') ?? button.textContent).trim();
    document.querySelectorAll('[data-heard]').forEach(old => old.removeAttribute('data-heard'));
    const named = [...document.querySelectorAll('button:enabled, a[href]')]
        .filter(button => name(button) && said.includes(name(button)))
        .sort((a, b) => name(b).length - name(a).length);
    named[0]?.setAttribute('data-heard', '');
    return { said, found: named.length > 0 };";

#[derive(Debug, serde::Deserialize)]
struct Heard {
    said: String,
    found: bool,
}

/// Played by nothing but what the live region says, in every language.
pub(crate) async fn by_listening_alone(browser: &mut Browser) -> Result<()> {
    for language in LANGUAGES {
        browser.prefer(Preferences::STILL.speaking(language)).await?;
        let app = begin(browser, Hand::Mouse).await?;
        let (mut last, mut heard) = (String::new(), 0);
        loop {
            let listen = async || {
                let heard: Option<Heard> =
                    app.browser.run(HEARD, vec![last.clone().into()]).await?;
                heard.ok_or_else(|| format!("nothing new after {last:?}").into())
            };
            let Heard { said, found } = eventually(listen).await?;
            heard += 1;
            assert!(found, "{language}: no button is named in {said:?}");
            if heard == STEPS {
                break;
            }
            app.press_by(Hand::Mouse, "[data-heard]").await?;
            last = said;
        }
        app.browser.wait_for(DONE).await?;
        app.go("#/").await?;
        app.wait_for_screen("start").await?;
    }
    Ok(())
}

/// Nothing is cut and no box moves, on the narrowest screens and in every language.
pub(crate) async fn every_sentence_can_be_read(browser: &mut Browser) -> Result<()> {
    let shapes = [
        Viewport::SMALLEST,
        Viewport::new(360, 740),
        Viewport::PHONE,
        Viewport::PHONE_LYING,
        Viewport::DESKTOP,
    ];
    let mut faults = Vec::new();
    for language in LANGUAGES {
        browser.prefer(Preferences::STILL.speaking(language)).await?;
        let app = begin(browser, Hand::Mouse).await?;
        let mut places = vec![Vec::new(); shapes.len()];
        for step in 0..STEPS {
            app.end_show().await?;
            app.browser.wait_for("!document.querySelector('.sky')").await?;
            for (shape, boxes) in shapes.into_iter().zip(&mut places) {
                app.browser.set_viewport(shape).await?;
                let told = |fault: String| format!("{language}, {shape}, {step}: {fault}");
                let areas = app.browser.areas(&["[data-area]"]).await?;
                let areas: Vec<String> = areas.iter().map(ToString::to_string).collect();
                if boxes.is_empty() {
                    boxes.clone_from(&areas);
                }
                assert_eq!(areas.len(), 4);
                if *boxes != areas {
                    faults.push(told(format!("{areas:?} instead of {boxes:?}")));
                }
                let overflow = app.browser.overflow().await?;
                let cut = overflow.cut.iter().filter(|element| {
                    !["name", "turns", "log"].iter().any(|class| element.contains(class))
                });
                faults.extend(cut.map(|element| told(format!("cut: {element}"))));
                if overflow.width > 0 || overflow.height > 0 {
                    faults.push(told(format!("scrolls by {}x{}", overflow.width, overflow.height)));
                }
            }
            if step + 1 < STEPS {
                let sentence: String = app.browser.value(SENTENCE).await?;
                app.press_by(Hand::Mouse, TARGET).await?;
                next(&app, &sentence).await?;
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    Ok(())
}

pub(crate) async fn a_wrong_tap_gets_a_kind_word(browser: &mut Browser) -> Result<()> {
    let app = begin(browser, Hand::Mouse).await?;
    for _ in 0..2 {
        let sentence: String = app.browser.value(SENTENCE).await?;
        app.press_by(Hand::Mouse, TARGET).await?;
        next(&app, &sentence).await?;
    }
    let before = app.table().await?;
    let sentence: String = app.browser.value(SENTENCE).await?;
    app.press_by(Hand::Mouse, "[data-face='2']").await?;
    next(&app, &sentence).await?;
    assert_eq!(app.table().await?, before, "nothing was done");
    app.press_by(Hand::Mouse, "[data-face='5'][data-coach-target]").await?;
    app.browser.wait_for("document.querySelector('[data-aside]').dataset.aside === '15'").await
}

/// Whoever looks into the guide and leaves it finds the game as it was.
pub(crate) async fn a_running_game_is_left_alone(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    app.play_some(&mut twin, 7).await?;
    let (before, kept) = (app.table().await?, app.kept().await?);
    let table: String = app.browser.value("location.hash").await?;
    app.go("#/guide").await?;
    app.wait_for_screen("guide").await?;
    for _ in 0..4 {
        let sentence: String = app.browser.value(SENTENCE).await?;
        app.press_by(Hand::Mouse, TARGET).await?;
        next(&app, &sentence).await?;
    }
    app.press_by(Hand::Mouse, "[data-action=leave-guide]").await?;
    app.wait_for_screen("start").await?;
    assert_eq!(app.kept().await?, kept, "nothing was written");
    app.press_by(Hand::Mouse, "[data-action=continue]").await?;
    app.wait_for_screen("table").await?;
    assert_eq!(app.browser.value::<String>("location.hash").await?, table);
    app.expect(&before).await?;
    app.play_some(&mut twin, 5).await
}

/// axe-core has nothing to say about the guide, the coach and a hint.
pub(crate) async fn axe_finds_nothing(browser: &mut Browser) -> Result<()> {
    for dark in [false, true] {
        browser.prefer(Preferences { dark, ..Preferences::STILL }).await?;
        for viewport in [Viewport::PHONE, Viewport::DESKTOP] {
            browser.set_viewport(viewport).await?;
            let app = begin(browser, Hand::Mouse).await?;
            for step in 0..STEPS {
                let sentence: String = app.browser.value(SENTENCE).await?;
                if [0, 2, 5, 19, STEPS - 1].contains(&step) {
                    let violations = app.browser.violations().await?;
                    assert!(violations.is_empty(), "{sentence}: {violations:#?}");
                }
                if step + 1 < STEPS {
                    app.press_by(Hand::Mouse, TARGET).await?;
                    next(&app, &sentence).await?;
                }
            }
            app.lay("hint", &with_hint()?).await?;
            app.browser.wait_for("document.querySelector('[data-hint]')").await?;
            let violations = app.browser.violations().await?;
            assert!(violations.is_empty(), "hint: {violations:#?}");
        }
    }
    Ok(())
}

/// The extended game at a moment that has a hint.
fn with_hint() -> Result<Twin> {
    let mut twin = Twin::new(Edition::Extended, 2, 1368)?;
    while let Some(choice) = twin.decide() {
        twin.play(choice)?;
        let game = twin.game();
        let fresh = game.phase().turn().is_some_and(engine::Turn::is_fresh);
        if fresh && game.specialist(game.current()).is_some() {
            return Ok(twin);
        }
    }
    Err("nobody ever gets a specialist".into())
}

/// The line of the coach and hints come and go without moving anything, and what was closed stays closed.
pub(crate) async fn coach_and_hints_can_be_closed(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    browser.set_viewport(Viewport::PHONE).await?;
    let app = App::open(browser).await?;
    app.lay("first", &Twin::new(Edition::Original, 2, 305)?).await?;
    let places = async || -> Result<Vec<String>> {
        let areas = app.browser.areas(&["[data-area]"]).await?;
        Ok(areas.iter().map(ToString::to_string).collect())
    };
    let before = places().await?;
    let line: String = app.browser.value("document.querySelector('.prompt').textContent").await?;
    app.press_by(Hand::Mouse, "[data-action=no-coach]").await?;
    app.browser.wait_for("!document.querySelector('[data-action=no-coach]')").await?;
    let usual: String = app.browser.value("document.querySelector('.prompt').textContent").await?;
    assert_ne!(line, usual);
    assert_eq!(places().await?, before);

    app.lay("hint", &with_hint()?).await?;
    app.browser.wait_for("document.querySelector('[data-hint]')").await?;
    let before = places().await?;
    app.press_by(Hand::Mouse, "[data-action=close-hint]").await?;
    app.browser.wait_for("!document.querySelector('[data-hint]')").await?;
    assert_eq!(places().await?, before);
    app.reload().await?;
    app.wait_for_screen("table").await?;
    assert!(!app.browser.value::<bool>("!!document.querySelector('[data-hint]')").await?);

    // Whoever wants all of it once more gets it.
    app.set("coach", "line").await?;
    app.go("#/table/hint").await?;
    app.browser.wait_for("document.querySelector('[data-hint]')").await
}
