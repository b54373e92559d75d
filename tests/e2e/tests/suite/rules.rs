//! The rule books as people read them: by link, from the table, by searching, step by step, in every language.

use e2e::{App, Browser, Preferences, Result, Table, Twin, Viewport, eventually};
use engine::{Choice, Edition};
use heckmeck::{
    i18n::Language,
    rulebook::{Book, Kind, examples},
};

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

pub(crate) async fn the_rules_of_the_moment_and_back_to_the_game(
    browser: &mut Browser,
) -> Result<()> {
    let mut twin = Twin::new(Edition::Extended, 3, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    twin.play(Choice::Roll(8))?;
    app.choose(Choice::Roll(8)).await?;
    app.expect(&Table::of(twin.game())).await?;
    app.browser.press(['?']).await?;
    app.wait_for_screen("rules").await?;
    is_asked(&app, "O3.2").await?;
    app.browser
        .wait_for("document.querySelector('[data-edition=extended][aria-pressed=true]')")
        .await?;
    app.browser.click(".page-head a").await?;
    app.wait_for_screen("table").await?;
    app.expect(&Table::of(twin.game())).await?;
    let keep = twin.decide().unwrap();
    twin.play(keep)?;
    app.choose(keep).await?;
    app.expect(&Table::of(twin.game())).await
}

pub(crate) async fn a_tap_on_a_figure_tells_what_it_does(browser: &mut Browser) -> Result<()> {
    let twin = Twin::new(Edition::Extended, 2, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    for (figure, rule) in [("hen", "E9.1"), ("apple", "E12.2")] {
        app.browser.click(&format!(".grill [data-figure={figure}]")).await?;
        app.wait_for_screen("rules").await?;
        is_asked(&app, rule).await?;
        app.browser.click(".page-head a").await?;
        app.expect(&Table::of(twin.game())).await?;
    }
    Ok(())
}

pub(crate) async fn the_whole_book_is_there_at_once(browser: &mut Browser) -> Result<()> {
    let book = Book::read(source(Language::En)).map_err(|defect| format!("{defect:?}"))?;
    let chapters = book.shown(Edition::default(), &heckmeck::rulebook::Query::default());
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

pub(crate) async fn searching_forgives_and_editions_choose(browser: &mut Browser) -> Result<()> {
    let app = open(browser, Language::De, "#/rules").await?;
    let paragraphs = "document.querySelectorAll('.book [data-rule]').length";
    let all: usize = app.browser.value(paragraphs).await?;
    search(&app, "wuerfel").await?;
    let marks =
        "[...document.querySelectorAll('.book mark')].map(mark => mark.textContent.toLowerCase())";
    eventually(async || {
        let (marks, found): (Vec<String>, usize) =
            app.browser.value(&format!("[{marks}, {paragraphs}]")).await?;
        let found_it = !marks.is_empty() && marks.iter().all(|mark| mark == "würfel");
        if found_it && (1..all).contains(&found) {
            return Ok(());
        }
        Err(format!("{found} of {all} paragraphs, marked: {marks:?}").into())
    })
    .await?;
    search(&app, "xyzzy").await?;
    app.browser.wait_for("!document.querySelector('.book section')").await?;
    app.browser.wait_for("document.querySelector('.found').textContent").await?;
    search(&app, "").await?;
    app.browser.wait_for(&format!("{paragraphs} === {all}")).await?;
    app.browser.click("[data-edition=extended]").await?;
    app.browser.wait_for("document.querySelector('[data-rule~=\"E7.1\"]')").await?;
    app.browser.click("[data-edition=pickomino2005]").await?;
    app.browser.wait_for("document.querySelector('[data-rule~=\"L2.1\"]')").await?;
    app.browser.wait_for("!document.querySelector('[data-rule~=\"E7.1\"]')").await
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
        let chapters = book.shown(edition, &heckmeck::rulebook::Query::default());
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
        app.browser.set_viewport(Viewport::DESKTOP).await?;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}
