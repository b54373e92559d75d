//! Practising, as somebody does it: by mouse, finger, keys and ear.

use e2e::{App, Browser, Hand, Preferences, Result, Viewport, eventually};

use crate::offline::short_game;

/// Whatever can be chosen first.
const OFFER: &str = ".question button, .hollow:enabled, \
    .actions [data-action=roll]:enabled, .actions [data-action=weasel]:enabled";

/// The key for it.
const KEY: &str = "(face => face ? face.dataset.face.toLowerCase()
        : document.querySelector('[data-action=roll]:enabled') ? 'r' : 'z')
    (document.querySelector('.hollow:enabled'))";

const VERDICT: &str = "document.querySelector('[data-verdict]')";
const SPOKEN: &str =
    "[...document.querySelectorAll('[data-live] [role=log] p')].at(-1)?.textContent ?? ''";

/// Which position is asked about: the heading, once there is no answer.
const ASKED: &str = "document.querySelector('[data-verdict], [data-action=go-on]') ? ''
    : document.querySelector('.table h1')?.textContent ?? ''";

/// Opens the practice screen from the start screen.
async fn enter(browser: &mut Browser, hand: Hand) -> Result<App<'_>> {
    let app = App::open(browser).await?;
    app.press_by(hand, "[data-action=practice]").await?;
    app.wait_for_screen("practice").await?;
    Ok(app)
}

/// Waits for the position of this number.
async fn asked(app: &App<'_>, number: usize) -> Result<()> {
    eventually(async || {
        let heading: String = app.browser.value(ASKED).await?;
        let here = heading.starts_with(&format!("{number}/"));
        if here { Ok(()) } else { Err(format!("{heading:?}, not number {number}").into()) }
    })
    .await
}

/// Goes to a kind of round and waits for its first position.
async fn begin(app: &App<'_>, kind: &str) -> Result<()> {
    app.go(&format!("#/practice/{kind}")).await?;
    asked(app, 1).await
}

/// Chooses something, and waits for what it was worth.
async fn answer(app: &App<'_>, hand: Hand) -> Result<()> {
    if hand == Hand::Letters
        && !app.browser.value::<bool>("!!document.querySelector('.question')").await?
    {
        let key: String = app.browser.value(KEY).await?;
        app.browser.press(key.chars().next()).await?;
    } else {
        app.press_by(hand, OFFER).await?;
    }
    app.browser.wait_for(VERDICT).await
}

/// Ten in a row, and the score.
async fn whole_round(browser: &mut Browser, hand: Hand) -> Result<()> {
    let app = enter(browser, hand).await?;
    app.press_by(hand, "[data-action=ten]").await?;
    let mut right = 0;
    for number in 1..=10 {
        asked(&app, number).await.map_err(|error| format!("{number}: {error}"))?;
        let table = app.table().await?;
        answer(&app, hand).await.map_err(|error| format!("{number}: {error}"))?;
        let verdict: String = app.browser.value(&format!("{VERDICT}.dataset.verdict")).await?;
        right += usize::from(verdict == "right");
        let after = app.table().await?;
        assert_eq!(
            (&after.seats, &after.open, after.aside),
            (&table.seats, &table.open, table.aside)
        );
        assert!(after.offers.is_empty(), "{:?}", after.offers);
        if hand == Hand::Letters {
            app.browser.wait_for("document.activeElement.matches('[data-action=go-on]')").await?;
        }
        app.press_by(hand, "[data-action=go-on]").await?;
    }
    app.browser.wait_for("document.querySelector('[data-score]')").await?;
    let score: String =
        app.browser.value("document.querySelector('[data-score]').textContent").await?;
    assert_eq!(score, format!("{right} of 10 right"));
    // The same once more.
    app.press_by(hand, "[data-action=ten]").await?;
    asked(&app, 1).await?;
    assert_eq!(app.kept().await?.into_keys().collect::<Vec<_>>(), ["practice"]);
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

pub(crate) async fn ten_by_mouse(browser: &mut Browser) -> Result<()> {
    whole_round(browser, Hand::Mouse).await
}

pub(crate) async fn ten_by_touch(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences { touch: true, ..Preferences::PLAIN }).await?;
    browser.set_viewport(Viewport::PHONE).await?;
    whole_round(browser, Hand::Finger).await
}

pub(crate) async fn ten_by_keyboard_alone(browser: &mut Browser) -> Result<()> {
    whole_round(browser, Hand::Letters).await
}

/// Position and question, then the answer with the figures of every choice.
pub(crate) async fn all_of_it_is_spoken(browser: &mut Browser) -> Result<()> {
    let app = enter(browser, Hand::Mouse).await?;
    begin(&app, "medium").await?;
    app.browser.wait_for(&format!("({SPOKEN}).endsWith('1 of 10. What do you do?')")).await?;
    answer(&app, Hand::Mouse).await?;
    let rows: Vec<Vec<String>> = app
        .browser
        .value(
            "[...document.querySelectorAll('[data-verdict] tbody tr')]
                .map(row => [...row.cells].slice(1).map(cell => cell.textContent))",
        )
        .await?;
    assert!(rows.len() >= 2, "{rows:?}");
    for row in rows {
        let [win, worms, fail] = row.as_slice() else { return Err(format!("{row:?}").into()) };
        let figures = format!("win {win}, worms {worms}, fail {fail}.");
        app.browser.wait_for(&format!("({SPOKEN}).includes('{figures}')")).await?;
    }
    Ok(())
}

/// What was answered is there after a reload, and today’s three are the same.
pub(crate) async fn answers_are_remembered(browser: &mut Browser) -> Result<()> {
    let app = enter(browser, Hand::Mouse).await?;
    begin(&app, "today").await?;
    let table = app.table().await?;
    answer(&app, Hand::Mouse).await?;
    app.reload().await?;
    asked(&app, 1).await?;
    assert_eq!(app.table().await?, table);
    app.go("#/practice").await?;
    app.browser.wait_for("document.querySelector('[data-today]')").await?;
    let done: String =
        app.browser.value("document.querySelector('[data-today]').textContent").await?;
    assert!(done.starts_with("Done today: 1 of 3"), "{done}");
    app.browser.wait_for("document.querySelectorAll('[data-tally]').length === 1").await
}

/// A game that is kept and over is looked through where it lost most; nothing of it changes.
pub(crate) async fn a_kept_game_is_practised_on(browser: &mut Browser) -> Result<()> {
    let mut over = short_game()?;
    while let Some(choice) = over.decide() {
        over.play(choice)?;
    }
    let app = App::open(browser).await?;
    app.keep("game:abc", &over.save()?).await?;
    let kept = app.kept().await?;
    app.go("#/practice").await?;
    app.press_by(Hand::Mouse, "[data-action=own]").await?;
    asked(&app, 1).await?;
    answer(&app, Hand::Mouse).await?;
    app.press_by(Hand::Mouse, "[data-action=go-on]").await?;
    app.browser
        .wait_for("document.querySelector('[data-score]')?.textContent.endsWith('of 1 right')")
        .await?;
    assert_eq!(app.kept().await?, kept, "it leaves no trace");
    Ok(())
}

/// It is told, put aside, and counted from the beginning.
pub(crate) async fn what_cannot_be_read_is_put_aside(browser: &mut Browser) -> Result<()> {
    let app = App::open(browser).await?;
    app.keep("practice", "{\"version\":9}").await?;
    app.go("#/practice").await?;
    app.browser.wait_for("document.querySelector('.notice-bar')").await?;
    let kept = app.kept().await?;
    let aside = kept.iter().find(|(key, _)| key.starts_with("unreadable:practice:"));
    assert_eq!(aside.map(|(_, text)| text.as_str()), Some("{\"version\":9}"), "{kept:?}");
    assert!(!kept.contains_key("practice"), "{kept:?}");
    begin(&app, "easy").await?;
    answer(&app, Hand::Mouse).await?;
    assert!(app.kept().await?["practice"].starts_with("{\"version\":1,"));
    Ok(())
}

/// No box of the table moves, nothing is cut, and the way on is free, in every language.
pub(crate) async fn the_table_stands_still(browser: &mut Browser) -> Result<()> {
    let shapes = [
        Viewport::SMALLEST,
        Viewport::PHONE,
        Viewport::PHONE_LYING,
        Viewport::TABLET,
        Viewport::DESKTOP,
    ];
    let mut faults = Vec::new();
    for language in ["de-DE", "en-GB", "it-IT", "fr-FR"] {
        browser.prefer(Preferences::STILL.speaking(language)).await?;
        let app = enter(browser, Hand::Mouse).await?;
        app.go("#/practice/hard").await?;
        app.browser.wait_for("document.querySelector('[data-area=tray]')").await?;
        let mut before = Vec::new();
        for done in [false, true] {
            if done {
                app.press_by(Hand::Mouse, OFFER).await?;
                app.browser.wait_for(VERDICT).await?;
            }
            for (number, shape) in shapes.into_iter().enumerate() {
                app.browser.set_viewport(shape).await?;
                let told = |fault: String| format!("{language}, {shape}, {done}: {fault}");
                let areas = app.browser.areas(&["[data-area]"]).await?;
                let areas: Vec<String> = areas.iter().map(ToString::to_string).collect();
                assert_eq!(areas.len(), 4);
                match before.get(number) {
                    None => before.push(areas),
                    Some(places) if *places != areas => {
                        faults.push(told(format!("{areas:?} instead of {places:?}")));
                    }
                    Some(_) => {}
                }
                let overflow = app.browser.overflow().await?;
                let allowed = ["name", "turns", "log", "verdict", "words"];
                let cut = overflow.cut.iter();
                let cut = cut.filter(|it| !allowed.iter().any(|class| it.contains(class)));
                faults.extend(cut.map(|element| told(format!("cut: {element}"))));
                if overflow.width > 0 || overflow.height > 0 {
                    faults.push(told(format!("scrolls by {}x{}", overflow.width, overflow.height)));
                }
                let next = app.browser.areas(&["[data-action=go-on]"]).await?;
                if next.iter().any(|button| button.height < 43.5) {
                    faults.push(told(format!("small: {next:?}")));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    Ok(())
}

/// axe-core has nothing to say about the screen, a question and an answer.
pub(crate) async fn axe_finds_nothing(browser: &mut Browser) -> Result<()> {
    for dark in [false, true] {
        browser.prefer(Preferences { dark, ..Preferences::STILL }).await?;
        for viewport in [Viewport::SMALLEST, Viewport::DESKTOP] {
            browser.set_viewport(viewport).await?;
            let app = enter(browser, Hand::Mouse).await?;
            let mut found = app.browser.violations().await?;
            begin(&app, "easy").await?;
            found.extend(app.browser.violations().await?);
            answer(&app, Hand::Mouse).await?;
            found.extend(app.browser.violations().await?);
            app.go("#/practice").await?;
            app.browser.wait_for("document.querySelector('[data-tally]')").await?;
            found.extend(app.browser.violations().await?);
            assert!(found.is_empty(), "{viewport}, dark {dark}: {found:#?}");
        }
    }
    Ok(())
}
