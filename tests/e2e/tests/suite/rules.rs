//! The rule books as people read them: by link, from the table, by searching, step by step, in every language.

use e2e::{App, Browser, Key, Preferences, Result, Table, Twin, Viewport, eventually};
use engine::Edition;
use heckmeck::{
    app::{GameId, Play},
    i18n::Language,
    rulebook::{Book, Kind, examples},
};
use serde_json::json;

const READY: &str = "document.querySelector('.book section')";

fn source(language: Language) -> &'static str {
    match language {
        Language::De => include_str!("../../../../src/rulebook/books/de.txt"),
        Language::En => include_str!("../../../../src/rulebook/books/en.txt"),
        Language::It => include_str!("../../../../src/rulebook/books/it.txt"),
        Language::Fr => include_str!("../../../../src/rulebook/books/fr.txt"),
    }
}

async fn open<'a>(browser: &'a mut Browser, language: Language, hash: &str) -> Result<App<'a>> {
    let site = browser.app_site()?.without_worker().start()?;
    let app = App::on(browser, site, &format!("?lang={}{hash}", language.code())).await?;
    app.wait_for_screen("rules").await?;
    app.browser.wait_for(READY).await?;
    Ok(app)
}

/// The paragraph that was asked for is marked, in sight and of this rule.
async fn is_asked(app: &App<'_>, rule: &str) -> Result<()> {
    let condition = format!(
        "(asked => asked && asked.dataset.rule.split(' ').includes('{rule}')
            && asked.getBoundingClientRect().top >= 0
            && asked.getBoundingClientRect().top < innerHeight)
         (document.querySelector('.asked[data-rule]'))"
    );
    app.browser.wait_for(&condition).await
}

pub(crate) async fn a_link_opens_its_paragraph_in_every_language(
    browser: &mut Browser,
) -> Result<()> {
    for language in Language::ALL {
        let app = open(browser, language, "#/rules/E9.2").await?;
        is_asked(&app, "E9.2").await?;
        let (lang, edition): (String, String) = app
            .browser
            .value(
                "[document.documentElement.lang,
                  document.querySelector('[data-edition][aria-pressed=true]').dataset.edition]",
            )
            .await?;
        // A rule of the extended game is read in the extended game.
        assert_eq!((lang.as_str(), edition.as_str()), (language.code(), "extended"));
        app.go("#/rules/failure").await?;
        let chapter = "document.activeElement === document.querySelector('#chapter-failure')";
        app.browser.wait_for(chapter).await?;
        app.go("#/rules/O5.4").await?;
        is_asked(&app, "O5.4").await?;
    }
    Ok(())
}

/// What must not change while the rules lie over the table: where the page and its parts are, and who has the focus.
const STANDS: &str =
    "JSON.stringify([scrollX, scrollY, location.hash, document.body.dataset.screen,
    ...[...document.querySelectorAll('[data-area]')].flatMap(area => {
        const { x, y, width, height } = area.getBoundingClientRect();
        return [x, y, width, height, area.scrollTop];
    })])";

/// The sheet is open, modal, and made out in it is this rule.
async fn lies_over_the_table(app: &App<'_>, rule: &str) -> Result<()> {
    let condition = format!(
        "(asked => asked && asked.dataset.rule.split(' ').includes('{rule}'))
         (document.querySelector('dialog[data-sheet=rules]:modal .asked'))"
    );
    app.browser.wait_for(&condition).await
}

const NO_SHEET: &str = "!document.querySelector('[data-sheet=rules][open]')";

pub(crate) async fn the_rules_of_the_moment_lie_over_the_table(
    browser: &mut Browser,
) -> Result<()> {
    let mut twin = Twin::new(Edition::Extended, 3, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    // Moments as they come, each closed in another way.
    for (moment, way) in ["button", "escape", "back", "key", "button", "escape"].iter().enumerate()
    {
        app.end_show().await?;
        app.expect(&Table::of(twin.game())).await?;
        let rule = rule_of(&twin)?;
        // The focus follows the turn, in the next frame.
        let settled = "document.activeElement !== document.body
            && !document.activeElement.matches(':disabled')";
        app.browser.wait_for(settled).await?;
        app.browser.wait_for_frames().await?;
        let before: String = app.browser.value(STANDS).await?;
        app.browser.run::<()>("window.held = document.activeElement", vec![]).await?;
        if moment % 2 == 0 {
            app.browser.press(['?']).await?;
        } else {
            let help = "const help = document.querySelector('[data-action=rules]');
                help.focus(); window.held = help; help.click()";
            app.browser.run::<()>(help, vec![]).await?;
        }
        lies_over_the_table(&app, &rule).await?;
        if moment == 0 {
            let violations = app.browser.violations().await?;
            let told: Vec<String> = violations.iter().map(ToString::to_string).collect();
            assert!(told.is_empty(), "{told:?}");
        }
        match *way {
            "button" => app.browser.click("[data-sheet] [data-action=close]").await?,
            "escape" => app.browser.press([char::from(Key::Escape)]).await?,
            "back" => app.browser.client().back().await?,
            // The button at the head, by key.
            _ => {
                let head = "document.querySelector('[data-sheet] [data-action=cancel]').focus()";
                app.browser.run::<()>(head, vec![]).await?;
                app.browser.press([char::from(Key::Enter)]).await?;
            }
        }
        app.browser.wait_for(NO_SHEET).await?;
        app.browser.wait_for("document.activeElement === window.held").await?;
        app.browser.wait_for(&format!("{STANDS} === {before:?}")).await?;
        let choice = twin.decide().ok_or("the game is over")?;
        app.choose(choice).await?;
        twin.play(choice)?;
    }
    app.expect(&Table::of(twin.game())).await
}

/// The rule of the moment, as the page's own model has it.
fn rule_of(twin: &Twin) -> Result<String> {
    let save = record::Save::read(&twin.save()?).map_err(|defect| format!("{defect:?}"))?;
    let id = GameId::parse("abc").ok_or("a name")?;
    let play = Play::restore(id, save.0).map_err(|refusal| format!("{refusal:?}"))?;
    Ok(play.rule_of_the_moment().number().to_owned())
}

pub(crate) async fn a_tap_on_a_figure_tells_what_it_does(browser: &mut Browser) -> Result<()> {
    let twin = Twin::new(Edition::Extended, 2, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    let told =
        |rule: &str| format!("document.querySelector('[data-sheet] [data-rule~=\"{rule}\"]')");
    for (figure, rule) in [("hen", "E9.1"), ("apple", "E12.2")] {
        app.browser.click(&format!(".grill [data-figure={figure}]")).await?;
        app.browser.wait_for(&told(rule)).await?;
        app.browser.click("[data-sheet] [data-action=close]").await?;
        app.browser.wait_for(NO_SHEET).await?;
        app.expect(&Table::of(twin.game())).await?;
    }
    // By keys: from the rules of the moment to any of them, and on into the book; one step back is the table.
    app.browser.press(['?']).await?;
    lies_over_the_table(&app, "O3.1").await?;
    app.browser.wait_for("document.activeElement.matches('[data-sheet] h2')").await?;
    let weasel = "document.querySelector('.sheet-figures a[href=\"#/rules/weasel\"]').focus()";
    app.browser.run::<()>(weasel, vec![]).await?;
    app.browser.press([char::from(Key::Enter)]).await?;
    app.browser.wait_for(&told("E11.1")).await?;
    app.browser.click("[data-sheet] [data-action=more]").await?;
    app.wait_for_screen("rules").await?;
    app.browser.wait_for("document.querySelector('.book h3.asked[data-place=weasel]')").await?;
    app.browser.client().back().await?;
    app.expect(&Table::of(twin.game())).await?;
    app.browser.wait_for(NO_SHEET).await
}

pub(crate) async fn the_whole_book_is_there_at_once(browser: &mut Browser) -> Result<()> {
    let book = Book::read(source(Language::En)).map_err(|defect| format!("{defect:?}"))?;
    let chapters = book.shown(Edition::default());
    let blocks = chapters.iter().flat_map(|(_, blocks)| blocks.iter());
    let numbered = |kind: &Kind| {
        matches!(kind, Kind::Text(_) | Kind::Item(_) | Kind::Step(_) | Kind::Question(..))
    };
    let told = blocks.filter(|block| numbered(&block.kind) && !block.rules.is_empty()).count();
    let app = open(browser, Language::En, "#/rules").await?;
    let shown: usize =
        app.browser.value("document.querySelectorAll('.book [data-rule]').length").await?;
    assert_eq!(shown, told);
    // A place further down is asked for in the moment in which the first paragraph appears.
    let hurry = "new MutationObserver((_, watch) => {
            if (!document.querySelector('.book [data-rule]')) return;
            watch.disconnect();
            window.early = document.querySelectorAll('.book [data-rule]').length;
            location.hash = '#/rules/O6.3';
        }).observe(document.body, { childList: true, subtree: true });
        location.hash = '#/settings'";
    app.browser.run::<()>(hurry, vec![]).await?;
    app.wait_for_screen("settings").await?;
    app.go("#/rules").await?;
    is_asked(&app, "O6.3").await?;
    assert_eq!(app.browser.value::<usize>("window.early").await?, told);
    Ok(())
}

async fn search(app: &App<'_>, words: &str) -> Result<()> {
    let script = "const field = document.querySelector('[type=search]');
        field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))";
    app.browser.run(script, vec![words.into()]).await
}

pub(crate) async fn searching_forgives_and_tells_of_other_editions(
    browser: &mut Browser,
) -> Result<()> {
    let app = open(browser, Language::De, "#/rules?edition=original").await?;
    search(&app, "wuerfel").await?;
    let marks = "[...document.querySelectorAll('[data-hit] mark')].map(mark => mark.textContent.toLowerCase())";
    eventually(async || {
        let marks: Vec<String> = app.browser.value(marks).await?;
        let found_it = marks.iter().any(|mark| mark == "würfel" || mark == "würfeln");
        if found_it { Ok(()) } else { Err(format!("marked: {marks:?}").into()) }
    })
    .await?;
    // The book waits below, and nothing of it is read.
    app.browser.wait_for("document.querySelector('.rules > .book').hidden").await?;
    search(&app, "xyzzy").await?;
    app.browser.wait_for("!document.querySelector('[data-hit]')").await?;
    app.browser.wait_for("document.querySelector('.found').textContent").await?;
    // What this edition does not have is one tap away, and the question is asked there too.
    search(&app, "toter Wurf Wiesel").await?;
    app.browser.click("[data-elsewhere=extended]").await?;
    let answered = "[...document.querySelectorAll('[data-hit]')].slice(0, 3)
        .some(hit => hit.dataset.rules.split(' ').includes('E11.2'))";
    app.browser.wait_for(answered).await?;
    // From a hit into the book, and back to the hits.
    app.browser.click("[data-hit] .crumbs a").await?;
    app.browser.wait_for("document.querySelector('.book .asked[data-rule]')").await?;
    app.browser.wait_for("!document.querySelector('[data-hit]')").await?;
    app.browser.client().back().await?;
    app.browser.wait_for(answered).await?;
    search(&app, "").await?;
    app.browser.wait_for("!document.querySelector('.rules > .book').hidden").await?;
    app.browser.click("[data-edition=pickomino2005]").await?;
    app.browser.wait_for("document.querySelector('[data-rule~=\"L2.1\"]')").await?;
    app.browser.wait_for("!document.querySelector('[data-rule~=\"E7.1\"]')").await
}

pub(crate) async fn the_contents_say_where_one_is_and_the_bar_stays(
    browser: &mut Browser,
) -> Result<()> {
    for viewport in [Viewport::SMALLEST, Viewport::DESKTOP] {
        browser.set_viewport(viewport).await?;
        let app = open(browser, Language::En, "#/rules?edition=extended").await?;
        for place in ["hen", "weasel", "failure", "differences"] {
            app.go(&format!("#/rules/{place}")).await?;
            let here = format!(
                "document.querySelector('.contents [aria-current]')?.dataset.to === '{place}'"
            );
            app.browser.wait_for(&here).await?;
            let stays = "(bar => bar.top >= 0 && bar.bottom < innerHeight / 3)
                (document.querySelector('.reader-bar').getBoundingClientRect())";
            app.browser.wait_for(stays).await?;
            // What was asked for is not hidden behind the bar.
            let free = format!(
                "(heading => document.elementFromPoint(heading.left + 5, heading.top + 5)
                    ?.closest('[data-place=\"{place}\"]'))
                 (document.querySelector('.book [data-place={place}]').getBoundingClientRect())"
            );
            app.browser.wait_for(&free).await?;
        }
        let said = "document.querySelector('[data-here]').textContent ===
            document.querySelector('#chapter-differences').textContent";
        app.browser.wait_for(said).await?;
    }
    browser.set_viewport(Viewport::DESKTOP).await
}

pub(crate) async fn the_cheat_sheet_is_one_page_of_paper(browser: &mut Browser) -> Result<()> {
    for language in Language::ALL {
        let app = open(browser, language, "#/rules/cheat?edition=extended").await?;
        app.browser.wait_for("document.querySelector('#chapter-cheat.asked')").await?;
        let paper =
            app.browser.cdp("Page.printToPDF", json!({ "preferCSSPageSize": false })).await?;
        let pdf = paper["data"].as_str().ok_or("no paper")?;
        let bytes: Vec<u8> = app
            .browser
            .run(
                "return [...atob(arguments[0])].map(letter => letter.charCodeAt(0))",
                vec![pdf.into()],
            )
            .await?;
        let text = String::from_utf8_lossy(&bytes);
        let pages = text.matches("/Type /Page\n").count();
        assert_eq!(pages, 1, "{}", language.code());
    }
    Ok(())
}

/// Presses one of the two buttons of an example.
async fn step_example(app: &App<'_>, number: usize, way: &str) -> Result<()> {
    let script = "const [number, way] = arguments;
        const [back, next] = document.querySelectorAll('.example')[number].querySelectorAll('button');
        ({ back, next })[way].click()";
    app.browser.run(script, vec![number.into(), way.into()]).await
}

pub(crate) async fn examples_are_told_step_by_step(browser: &mut Browser) -> Result<()> {
    let language = Language::It;
    let book = Book::read(source(language)).map_err(|defect| format!("{defect:?}"))?;
    let played = examples(include_str!("../../../../src/rulebook/books/examples.txt"));
    let app = open(browser, language, "#/rules/examples").await?;
    for edition in Edition::ALL {
        app.browser.click(&format!("[data-edition={}]", edition.name())).await?;
        let chapters = book.shown(edition);
        let blocks = chapters.iter().flat_map(|(_, blocks)| blocks.iter());
        let told: Vec<(&String, &Vec<String>)> = blocks
            .filter_map(|block| match &block.kind {
                Kind::Example { id, steps, .. } => Some((id, steps)),
                _ => None,
            })
            .collect();
        app.browser
            .wait_for(&format!("document.querySelectorAll('.example').length === {}", told.len()))
            .await?;
        for (number, (id, steps)) in told.into_iter().enumerate() {
            let scenes = played.iter().find(|example| example.id == *id).unwrap().scenes().unwrap();
            // An example that other editions have too stays where it was left.
            for _ in steps {
                step_example(&app, number, "back").await?;
            }
            for (step, (text, scene)) in steps.iter().zip(&scenes).enumerate() {
                let shown = format!(
                    "[...document.querySelectorAll('.example')[{number}].querySelectorAll('.steps > li:not([hidden])')].map(li => li.textContent)"
                );
                let expected = [scene.tell(text)?];
                eventually(async || {
                    let shown: Vec<String> = app.browser.value(&shown).await?;
                    if shown == expected {
                        return Ok(());
                    }
                    Err(format!("{id}, step {step}: {shown:?} instead of {expected:?}").into())
                })
                .await?;
                step_example(&app, number, "next").await?;
            }
        }
    }
    Ok(())
}

pub(crate) async fn the_books_fit_the_smallest_screen_and_axe_is_content(
    browser: &mut Browser,
) -> Result<()> {
    let mut faults = Vec::new();
    for (language, dark) in
        [(Language::De, false), (Language::En, true), (Language::It, false), (Language::Fr, true)]
    {
        browser.prefer(Preferences { dark, ..Preferences::STILL }).await?;
        let app = open(browser, language, "#/rules").await?;
        // The page may still be growing under the pointer.
        eventually(async || {
            app.browser.click("[data-edition=extended]").await?;
            app.browser.wait_for_frames().await?;
            let read = "!!document.querySelector('[data-edition=extended][aria-pressed=true]')";
            if app.browser.value(read).await? { Ok(()) } else { Err("not chosen".into()) }
        })
        .await?;
        app.browser.wait_for("document.querySelector('.toy')").await?;
        app.browser.set_viewport(Viewport::SMALLEST).await?;
        let overflow = app.browser.overflow().await?;
        if overflow.width > 0 {
            faults.push(format!("{}: wider by {}", language.code(), overflow.width));
        }
        let violations = app.browser.violations().await?;
        faults.extend(violations.into_iter().map(|found| format!("{}: {found}", language.code())));
        search(&app, "1").await?;
        app.browser.wait_for("document.querySelector('[data-hit]')").await?;
        let overflow = app.browser.overflow().await?;
        if overflow.width > 0 {
            faults.push(format!("{}, hits: wider by {}", language.code(), overflow.width));
        }
        let violations = app.browser.violations().await?;
        let hits = |found: e2e::Violation| format!("{}, hits: {found}", language.code());
        faults.extend(violations.into_iter().map(hits));
        app.browser.set_viewport(Viewport::DESKTOP).await?;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}
