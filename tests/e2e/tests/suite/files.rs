//! Games as files: saved, read by other programs, and opened again.

use std::{env, fs, path::PathBuf};

use e2e::{App, Browser, Result, Table, Twin};
use engine::Edition;
use fantoccini::Locator;

use crate::{
    offline::short_game,
    storage::{CATCH_FILE, NOTICE},
};

/// Saves the only kept game as a file, and returns what is in it.
async fn saved(app: &App<'_>) -> Result<String> {
    app.go("#/").await?;
    app.wait_for_screen("start").await?;
    app.browser.run::<()>(CATCH_FILE, vec![]).await?;
    app.browser.click("[data-game] [data-action=export]").await?;
    app.browser.wait_for("window.file !== undefined").await?;
    app.browser.value("window.file").await
}

/// A file on this machine that a person can pick.
fn file(browser: &Browser, name: &str, text: &str) -> Result<PathBuf> {
    let path = env::temp_dir().join(format!("heckmeck-{}-{name}", browser.kind()));
    fs::write(&path, text)?;
    Ok(path)
}

async fn pick(app: &App<'_>, name: &str, text: &str) -> Result<()> {
    let path = file(app.browser, name, text)?;
    let input = app.browser.client().find(Locator::Css("[data-action=open-file]")).await?;
    Ok(input.send_keys(&path.to_string_lossy()).await?)
}

/// Lets a file fall on the page.
async fn drop_file(app: &App<'_>, text: &str) -> Result<()> {
    const DROP: &str = "const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([arguments[0]], 'game.json', { type: 'application/json' }));
        document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));";
    app.browser.run(DROP, vec![text.into()]).await
}

pub(crate) async fn a_running_game_goes_out_and_comes_in_again(
    browser: &mut Browser,
) -> Result<()> {
    let mut twin = Twin::new(Edition::Extended, 3, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    app.play_some(&mut twin, 12).await?;
    let text = saved(&app).await?;
    let (_, game) = record::read(&text)?;
    assert_eq!(game, *twin.game(), "the record of the file is the game");
    assert!(!text.contains("seed") && !text.contains("position"), "no dice to come: {text}");
    for way in ["picked", "dropped"] {
        app.go("#/").await?;
        app.wait_for_screen("start").await?;
        match way {
            "picked" => pick(&app, "running.json", &text).await?,
            _ => drop_file(&app, &text).await?,
        }
        app.wait_for_screen("table").await?;
        app.expect(&Table::of(twin.game())).await?;
    }
    assert_eq!(app.kept().await?.keys().filter(|key| key.starts_with("game:")).count(), 3);
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

pub(crate) async fn a_finished_game_comes_in_again(browser: &mut Browser) -> Result<()> {
    let mut twin = short_game()?;
    let app = App::start_game(browser, &twin.link()).await?;
    app.follow(&mut twin).await?;
    let text = saved(&app).await?;
    pick(&app, "finished.json", &text).await?;
    app.wait_for_screen("end").await?;
    let (_, game) = record::read(&text)?;
    assert!(game.is_over());
    Ok(())
}

pub(crate) async fn what_is_no_game_is_refused(browser: &mut Browser) -> Result<()> {
    let record = Twin::new(Edition::Original, 2, 305)?.record_text();
    let app = App::open(browser).await?;
    // Where there are no games yet, the start screen says nothing of files.
    app.go("#/settings").await?;
    app.wait_for_screen("settings").await?;
    let before = app.kept().await?;
    for (text, words) in [
        ("%PDF-1.4 nothing", "no game of Heckmeck"),
        ("{\"name\":\"something else\"}", "no game of Heckmeck"),
        (&record.replace("\"version\":1", "\"version\":7"), "newer version"),
        (record.get(..record.len() / 2).unwrap_or_default(), "no game of Heckmeck"),
        (&record.replace("\"actions\":[]", "\"actions\":[[\"stop\"]]"), "against the rules"),
    ] {
        pick(&app, "odd.json", text).await?;
        app.browser.wait_for(&format!("({NOTICE}).includes('{words}')")).await?;
        app.browser.click("[data-notice] button").await?;
        app.browser.wait_for("!document.querySelector('[data-notice]')").await?;
    }
    assert_eq!(app.screen().await?, "settings");
    assert_eq!(app.kept().await?, before);
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}
