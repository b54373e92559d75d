//! A person against a bot, to the end.

use std::time::Duration;

use e2e::{App, Browser, Engine, Hand, Preferences, Result};
use tokio::time::{Instant, sleep};

const LINK: &str = "#/new?players=Anna,Otto:greedy&seed=21&short_game=1";

/// What a person who takes what is there does next.
const NEXT: &str = "(() => {
    const can = selector => document.querySelector(selector + ':not([disabled])');
    if (document.body.dataset.screen === 'end') return 'end';
    if (can('[data-action=skip]')) return 'skip';
    if (document.querySelector('[data-action=stop][data-claim]')) return 'stop';
    const faces = [...document.querySelectorAll('[data-face]:not([disabled])')];
    if (faces.length) return `face ${faces.map(face => face.dataset.face).sort().at(-1)}`;
    if (can('[data-action=roll]')) return 'roll';
    return can('[data-action=stop]') ? 'fail' : 'wait';
})()";

/// Plays a whole game and skips the bot's pauses.
async fn whole_game(browser: &mut Browser, hand: Hand) -> Result<()> {
    let app = App::start_game(browser, LINK).await?;
    for _ in 0..600 {
        let next: String = app.browser.value(NEXT).await?;
        let (button, key) = match next.split_once(' ') {
            Some((_, face)) => (format!("[data-face='{face}']"), face.chars().next()),
            None => match next.as_str() {
                "end" => {
                    assert_eq!(app.browser.complaints().await?, [""; 0]);
                    return Ok(());
                }
                "wait" => {
                    sleep(Duration::from_millis(20)).await;
                    continue;
                }
                "skip" => ("[data-action=skip]".to_owned(), None),
                "fail" | "stop" => ("[data-action=stop]".to_owned(), Some('t')),
                _ => ("[data-action=roll]".to_owned(), Some('r')),
            },
        };
        let before: String =
            app.browser.value("JSON.stringify(Object.entries(localStorage))").await?;
        match key {
            Some(key) if hand == Hand::Letters => app.browser.press([key]).await?,
            _ => app.press_by(hand, &button).await?,
        }
        if next == "fail" {
            app.press_by(hand, "[data-action=confirm]").await?;
        }
        // Pressed is played, and played is kept.
        let kept = "JSON.stringify(Object.entries(localStorage)) !== arguments[0]";
        let deadline = Instant::now() + Duration::from_secs(5);
        while !app
            .browser
            .run::<bool>(&format!("return {kept}"), vec![before.clone().into()])
            .await?
        {
            assert!(Instant::now() < deadline, "{next} does nothing");
        }
    }
    Err("the game never ends".into())
}

pub(crate) async fn by_mouse(browser: &mut Browser) -> Result<()> {
    whole_game(browser, Hand::Mouse).await
}

pub(crate) async fn by_touch(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences { touch: true, ..Preferences::PLAIN }).await?;
    whole_game(browser, Hand::Finger).await
}

pub(crate) async fn by_keyboard(browser: &mut Browser) -> Result<()> {
    whole_game(browser, Hand::Letters).await
}

/// How many steps of the bots are kept.
const STEPS: &str = "JSON.parse(Object.entries(localStorage).find(([key]) => key.includes(':game:'))[1]).record.actions.length";

pub(crate) async fn at_three_speeds(browser: &mut Browser) -> Result<()> {
    let mut steps = Vec::new();
    for speed in ["slow", "normal", "fast"] {
        let app = App::open(browser).await?;
        app.go("#/settings").await?;
        app.wait_for_screen("settings").await?;
        let number = ["slow", "normal", "fast"].iter().position(|name| *name == speed).unwrap();
        let script = "document.querySelectorAll('[name=bot_speed]')[arguments[0]].click()";
        app.browser.run::<()>(script, vec![number.into()]).await?;
        app.go("#/new?players=Otto:naive,Ida:naive&seed=4").await?;
        app.wait_for_screen("table").await?;
        sleep(Duration::from_millis(3800)).await;
        steps.push(app.browser.value::<usize>(STEPS).await?);
    }
    let [slow, normal, fast] = steps[..] else { return Err("three speeds".into()) };
    assert!(1 <= slow && slow < normal && normal < fast && fast <= 15, "{steps:?}");
    if browser.engine() == Engine::Chromium {
        assert!((1..=3).contains(&slow), "{steps:?}");
    }
    Ok(())
}
