//! A game once more: by keys, by mouse, its chart, what would have been if; and luck and skill after it.

use std::collections::BTreeSet;

use e2e::{App, Browser, Fault, Hand, Key, Preferences, Result, Table, Twin, Viewport, overlaps};
use engine::{Choice, Edition, Game, Phase, Seat};
use record::{Level, Save};

/// Where the replay is.
const AT: &str = "Number(document.querySelector('[data-replay]').dataset.replay)";

const READY: &str = "document.querySelector('[data-review=ready]')";

const LANGUAGES: [&str; 4] = ["de", "en", "it", "fr"];

/// A game against a bot at its end, and the table after each of its actions.
fn finished() -> Result<(Twin, Vec<Game>)> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?.with_bot(Seat::new(1), Level::Naive);
    twin.advance(Game::is_over)?;
    let tables = tables(&twin)?;
    Ok((twin, tables))
}

fn tables(twin: &Twin) -> Result<Vec<Game>> {
    let (save, _) = Save::read(&twin.save()?)?;
    let mut game = save.record.opening.game()?;
    let mut tables = vec![game.clone()];
    for action in save.record.actions {
        game.play(action)?;
        tables.push(game.clone());
    }
    Ok(tables)
}

/// After how many actions turns begin.
fn turns(tables: &[Game]) -> Vec<usize> {
    let begins = |game: &Game| match game.phase() {
        Phase::Deciding(turn) => turn.is_fresh(),
        phase => *phase == Phase::Over,
    };
    (0..tables.len()).filter(|at| begins(&tables[*at])).collect()
}

/// The end of that game.
async fn at_end<'a>(browser: &'a mut Browser, twin: &Twin, language: &str) -> Result<App<'a>> {
    let site = browser.app_site()?.without_worker().start()?;
    let app = App::on(browser, site, &format!("?lang={language}")).await?;
    app.keep("game:over", &twin.save()?).await?;
    app.go("#/end/over").await?;
    app.wait_for_screen("end").await?;
    Ok(app)
}

/// The table as it was, on which nothing can be done.
async fn shows(app: &App<'_>, tables: &[Game], at: usize) -> Result<()> {
    app.browser.wait_for(&format!("{AT} === {at}")).await?;
    app.expect(&Table { offers: BTreeSet::new(), ..Table::of(&tables[at]) }).await
}

async fn only_this_game_is_kept(app: &App<'_>, twin: &Twin) -> Result<()> {
    let mut kept = app.kept().await?;
    kept.retain(|key, _| key.starts_with("game:"));
    assert_eq!(kept.into_iter().collect::<Vec<_>>(), [("game:over".to_owned(), twin.save()?)]);
    Ok(())
}

pub(crate) async fn by_keyboard_alone(browser: &mut Browser) -> Result<()> {
    let (twin, tables) = finished()?;
    let app = at_end(browser, &twin, "en").await?;
    app.browser.wait_for(READY).await?;
    app.press_by(Hand::Letters, ".after-game [data-action=replay]").await?;
    app.wait_for_screen("replay").await?;
    shows(&app, &tables, 0).await?;
    for at in 1..6 {
        app.browser.press([Key::Right]).await?;
        shows(&app, &tables, at).await?;
    }
    app.browser.press([Key::Left]).await?;
    shows(&app, &tables, 4).await?;
    let turns = turns(&tables);
    let next = *turns.iter().find(|turn| **turn > 4).ok_or("the game has one turn")?;
    app.browser.press([Key::PageDown]).await?;
    shows(&app, &tables, next).await?;
    app.browser.press([Key::PageUp]).await?;
    let before = turns.iter().rev().find(|turn| **turn < next).copied().unwrap_or(0);
    shows(&app, &tables, before).await?;
    app.browser.press([Key::End]).await?;
    shows(&app, &tables, tables.len() - 1).await?;
    app.browser.press([Key::Home]).await?;
    shows(&app, &tables, 0).await?;
    app.browser.press(['m']).await?;
    app.browser
        .wait_for("/mistake|blunder/.test(document.querySelector('.graded').dataset.grade)")
        .await?;
    app.browser.press([Key::Home]).await?;
    shows(&app, &tables, 0).await?;
    app.browser.press([' ']).await?;
    app.browser.wait_for(&format!("{AT} > 1")).await?;
    app.browser.press([' ']).await?;
    app.browser
        .wait_for("document.querySelector('[data-action=replay-play]').ariaLabel === 'Play'")
        .await?;
    app.browser.press(['?']).await?;
    app.browser.wait_for("document.querySelector('dialog .keys kbd')").await?;
    app.browser.press([Key::Escape]).await?;
    app.browser.wait_for("!document.querySelector('dialog').open").await?;
    // Every button is reached too, and one that leads nowhere any more keeps the focus.
    app.press_by(Hand::Letters, "[data-action=replay-last]").await?;
    shows(&app, &tables, tables.len() - 1).await?;
    app.browser.wait_for("document.activeElement.matches('[data-action=replay-last]')").await?;
    only_this_game_is_kept(&app, &twin).await?;
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

pub(crate) async fn by_mouse(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let (twin, tables) = finished()?;
    let turns = turns(&tables);
    let app = at_end(browser, &twin, "en").await?;
    app.go("#/").await?;
    app.wait_for_screen("start").await?;
    app.browser.click("[data-game=over] [data-action=replay]").await?;
    app.wait_for_screen("replay").await?;
    for at in 1..4 {
        app.browser.click("[data-action=replay-on]").await?;
        shows(&app, &tables, at).await?;
    }
    app.browser.click("[data-action=replay-back]").await?;
    shows(&app, &tables, 2).await?;
    app.browser.click("[data-action=replay-turn-on]").await?;
    shows(&app, &tables, turns[1]).await?;
    let slide = "const slider = document.querySelector('.slide input');
        slider.value = arguments[0];
        slider.dispatchEvent(new Event('input', { bubbles: true }))";
    app.browser.run::<()>(slide, vec![10.into()]).await?;
    shows(&app, &tables, 10).await?;
    // What it was worth comes from the worker.
    app.browser.wait_for("document.querySelector('.chart-table')").await?;
    app.browser.click(".drawing").await?;
    app.browser.wait_for(&format!("{AT} !== 10")).await?;
    let at: usize = app.browser.value(AT).await?;
    assert!(turns.contains(&at) && at > 10 && at + 10 < tables.len(), "the middle, not {at}");
    shows(&app, &tables, at).await?;
    let swing: usize = app
        .browser
        .value("Number(document.querySelector('[data-action=swing]').dataset.at)")
        .await?;
    app.browser.click("[data-action=swing]").await?;
    shows(&app, &tables, swing).await?;
    app.browser.click("[data-action=replay-first]").await?;
    app.browser.click("[data-action=replay-mistake-on]").await?;
    app.browser.wait_for("document.querySelector('.graded > b')").await?;
    let told: String = app.browser.value("document.querySelector('.graded').textContent").await?;
    assert!(told.contains("Better:") && told.contains("instead of"), "{told}");
    app.browser.click(".bar a").await?;
    app.wait_for_screen("end").await?;
    only_this_game_is_kept(&app, &twin).await
}

pub(crate) async fn the_chart_is_a_table_too(browser: &mut Browser) -> Result<()> {
    let (twin, tables) = finished()?;
    let app = at_end(browser, &twin, "en").await?;
    app.browser.wait_for(READY).await?;
    app.go("#/replay/over").await?;
    app.wait_for_screen("replay").await?;
    app.browser.wait_for("document.querySelector('.chart-table')").await?;
    app.browser.click(".chart-table > summary").await?;
    let rows: Vec<Vec<String>> = app
        .browser
        .value(
            "[...document.querySelectorAll('.chart-table tr')]
                .map(row => [...row.cells].map(cell => cell.textContent))",
        )
        .await?;
    assert_eq!(rows[0], ["Turn", "Anna", "Ben"]);
    assert_eq!(rows.len() - 1, turns(&tables).len());
    let end: Vec<String> = twin
        .game()
        .standings()
        .iter()
        .map(|standing| if standing.rank == 1 { "100%" } else { "0%" }.to_owned())
        .collect();
    assert_eq!(rows.last().map(|row| row[1..].to_vec()), Some(end));
    let lines: usize =
        app.browser.value("document.querySelectorAll('.drawing polyline').length").await?;
    assert_eq!(lines, 2);
    Ok(())
}

pub(crate) async fn what_if_is_a_game_of_its_own(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let (twin, tables) = finished()?;
    let decides =
        |game: &Game| game.current() == Seat::new(0) && game.choices().contains(&Choice::Stop);
    let at = tables.iter().position(decides).ok_or("nobody ever decides")?;
    let app = at_end(browser, &twin, "en").await?;
    app.go(&format!("#/replay/over?at={at}")).await?;
    app.wait_for_screen("replay").await?;
    shows(&app, &tables, at).await?;
    app.browser.click("[data-action=play-on]").await?;
    app.wait_for_screen("table").await?;
    app.expect(&Table::of(&tables[at])).await?;
    app.browser.wait_for("document.querySelector('[data-notice]')").await?;
    let kept = app.kept().await?;
    assert_eq!(kept.keys().filter(|key| key.starts_with("game:")).count(), 2);
    assert_eq!(kept.get("game:over"), Some(&twin.save()?), "the original is another one");
    Ok(())
}

/// What cannot be had is told, and had at the next try.
pub(crate) async fn without_what_the_expert_knows_it_is_tried_again(
    browser: &mut Browser,
) -> Result<()> {
    let (twin, _) = finished()?;
    let site = browser.app_site()?.without_worker().start()?;
    site.set_fault("weights.bin", Fault::NotFound);
    let app = App::on(browser, site, "?lang=en").await?;
    app.keep("game:over", &twin.save()?).await?;
    app.go("#/end/over").await?;
    app.browser.wait_for("document.querySelector('[data-review=trouble]')").await?;
    let told = "document.querySelector('.after-game [role=status]').textContent.trim()";
    let told: String = app.browser.value(told).await?;
    assert!(told.contains("expert"), "{told}");
    app.site.clear_faults();
    app.action("review").await?;
    app.browser.wait_for(READY).await
}

/// Between people it is told when somebody wants to know; its place is kept while the worker thinks.
pub(crate) async fn luck_and_skill_are_told_when_wanted(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    twin.advance(Game::is_over)?;
    let app = at_end(browser, &twin, "fr").await?;
    app.browser.set_viewport(Viewport::PHONE).await?;
    app.browser.wait_for("document.querySelector('[data-review=offered]')").await?;
    app.browser.click("[data-action=review]").await?;
    let height = "document.querySelector('.after-game').getBoundingClientRect().height";
    app.browser.wait_for("document.querySelector('[data-reviewed]')").await?;
    let before: f64 = app.browser.value(height).await?;
    app.browser.wait_for(READY).await?;
    let after: f64 = app.browser.value(height).await?;
    assert!((before - after).abs() < 1.0, "it has grown from {before} to {after}");
    let verdicts: Vec<String> = app
        .browser
        .value("[...document.querySelectorAll('.fortune')].map(it => it.textContent)")
        .await?;
    assert!(verdicts.len() == 2 && verdicts.iter().all(|it| !it.is_empty()), "{verdicts:?}");
    app.browser.click("[data-moment]").await?;
    app.wait_for_screen("replay").await?;
    app.browser.wait_for("document.querySelector('.graded > b')").await?;
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

pub(crate) async fn it_fits_the_smallest_screen_in_every_language(
    browser: &mut Browser,
) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let mut twin = Twin::new(Edition::Extended, 7, 899)?.with_bot(Seat::new(1), Level::Naive);
    twin.advance(Game::is_over)?;
    let viewport = Viewport::SMALLEST;
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let app = at_end(browser, &twin, language).await?;
        app.browser.set_viewport(viewport).await?;
        app.browser.wait_for(READY).await?;
        assert!(app.browser.overflow().await?.width <= 0, "the end in {language}");
        app.go("#/replay/over").await?;
        app.wait_for_screen("replay").await?;
        let parts =
            [".replaying > .bar", "[data-seat]", ".grill .tile", ".tray", ".controls", ".move"];
        let areas = app.browser.areas(&["[data-area]"]).await?;
        let places: Vec<String> = areas.iter().map(ToString::to_string).collect();
        assert!(overlaps(&areas).is_empty(), "{areas:#?}");
        for _ in 0..12 {
            app.browser.press(['m']).await?;
            app.browser.wait_for_frames().await?;
            let now = app.browser.areas(&["[data-area]"]).await?;
            assert_eq!(now.iter().map(ToString::to_string).collect::<Vec<_>>(), places);
            for part in app.browser.areas(&parts).await? {
                if !part.is_inside(viewport) {
                    faults.push(format!("{language}: {part} is outside"));
                }
                if part.selector == ".move" && (part.width < 24.0 || part.height < 44.0) {
                    faults.push(format!("{language}: {part} is small"));
                }
            }
            let cut: Option<String> = app
                .browser
                .value(
                    "(told => told.scrollHeight > told.clientHeight + 1 ? told.innerText : null)
                        (document.querySelector('.told'))",
                )
                .await?;
            faults.extend(cut.map(|words| format!("{language}: cut: {words}")));
        }
        assert!(app.browser.overflow().await?.width <= 0, "the replay in {language}");
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    Ok(())
}

pub(crate) async fn axe_finds_nothing(browser: &mut Browser) -> Result<()> {
    let (twin, _) = finished()?;
    let mut found = Vec::new();
    for dark in [false, true] {
        browser.prefer(Preferences { dark, ..Preferences::STILL }).await?;
        let app = at_end(browser, &twin, "en").await?;
        app.browser.wait_for(READY).await?;
        let light = if dark { "by night" } else { "by day" };
        let violations = app.browser.violations().await?;
        found.extend(violations.into_iter().map(|it| format!("end, {light}: {it}")));
        app.go("#/replay/over?at=5").await?;
        app.wait_for_screen("replay").await?;
        app.browser.press(['m']).await?;
        app.browser.wait_for("document.querySelector('.graded > b')").await?;
        app.browser.click(".chart-table > summary").await?;
        let violations = app.browser.violations().await?;
        found.extend(violations.into_iter().map(|it| format!("replay, {light}: {it}")));
        app.browser.press(['?']).await?;
        app.browser.wait_for("document.querySelector('dialog .keys kbd')").await?;
        let violations = app.browser.violations().await?;
        found.extend(violations.into_iter().map(|it| format!("keys, {light}: {it}")));
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
    Ok(())
}
