//! Links from anybody: every one leads to a screen, and what it says is read as words.

use std::ops::Range;

use e2e::{App, Browser, Result};
use heckmeck::{
    app::{Address, GameLink},
    i18n::Language,
};
use serde::Deserialize;
use url::Url;

use crate::{
    lot::Lot,
    oddity::Oddity,
    page::{NOTICE, enter, is_content, leave, open, start_anew},
    tally::{Tally, Verdict},
};

/// What a page shows that came to rest.
#[derive(Debug, Deserialize)]
struct Shown {
    screen: String,
    title: String,
    names: Vec<String>,
    tags: Vec<String>,
    /// What a script in a link would have done.
    hurt: bool,
    /// Elements with a script of their own or a link to one, and elements inside of names.
    armed: usize,
}

const LOOK: &str = "
    const all = [...document.querySelectorAll('*')];
    const scripted = element => [...element.attributes].some(({ name }) => name.startsWith('on'))
        || /^javascript:/i.test(element.href ?? '') || !!element.closest('.name > *');
    return {
        screen: document.body.dataset.screen ?? '',
        title: document.title,
        names: [...document.querySelectorAll('[data-seat] .name')].map(name => name.textContent),
        tags: [...new Set(all.map(element => element.tagName))],
        hurt: window.hurt !== undefined || !!document.getElementById('hurt'),
        armed: all.filter(scripted).length,
    };";

pub(crate) async fn run(browser: &mut Browser, cases: Range<u64>, seed: u64) -> Result<Vec<Tally>> {
    let mut tallies: Vec<Tally> =
        Oddity::ALL.iter().map(|oddity| Tally::of(format!("links: {}", oddity.name()))).collect();
    let plan = browser.app_site()?;
    let mut app = open(browser, plan).await?;
    let tags = tags_of_the_game(&app).await?;
    for case in cases {
        let mut lot = Lot::of(seed, case);
        let oddity = Oddity::ALL[(case % Oddity::ALL.len() as u64) as usize];
        let link = oddity.link(&mut lot);
        let judged = judge(&mut app, &link, &tags, &mut lot).await;
        let verdict = judged.unwrap_or_else(|error| Verdict::Broken(error.to_string()));
        tallies[oddity as usize].count(case, &link, verdict)?;
    }
    Ok(tallies)
}

/// All kinds of elements that the game is made of, with nothing odd in it.
async fn tags_of_the_game(app: &App<'_>) -> Result<Vec<String>> {
    let mut tags = Vec::new();
    let game = "#/new?edition=extended&players=Ann,Ben:naive&seed=1";
    for (address, screen) in [
        ("#/", "start"),
        ("#/setup", "setup"),
        ("#/rules", "rules"),
        ("#/settings", "settings"),
        (game, "table"),
    ] {
        app.go(address).await?;
        app.wait_for_screen(screen).await?;
        app.browser.wait_for_frames().await?;
        tags.extend(app.browser.run::<Shown>(LOOK, vec![]).await?.tags);
    }
    Ok(tags)
}

async fn judge(app: &mut App<'_>, link: &str, tags: &[String], lot: &mut Lot) -> Result<Verdict> {
    let expected = Expected::of(&app.site.address(link))?;
    start_anew(app).await?;
    match lot.below(3) {
        0 => enter(app, link).await?,
        // What stands before the `#` is nothing that a running app ever sees.
        _ if !link.starts_with('#') => enter(app, link).await?,
        1 => {
            enter(app, "#/settings").await?;
            app.go(link).await?;
        }
        _ => {
            enter(app, "#/new?players=Ann,Ben&seed=9").await?;
            app.wait_for_screen("table").await?;
            app.go(link).await?;
            if matches!(expected, Expected::Game(_)) {
                app.action("confirm").await?;
            }
        }
    }
    let verdict = expected.is_met(app).await?;
    let shown: Shown = app.browser.run(LOOK, vec![]).await?;
    is_harmless(&shown, tags)?;
    expected.names_are(&shown.names)?;
    // Before the page goes: some browsers tell late.
    leave(app).await?;
    is_content(app).await?;
    Ok(verdict)
}

fn is_harmless(shown: &Shown, tags: &[String]) -> Result<()> {
    let strange: Vec<_> = shown.tags.iter().filter(|tag| !tags.contains(tag)).collect();
    let titles = Language::ALL.map(|language| language.messages().title);
    if shown.hurt || shown.armed > 0 || !strange.is_empty() {
        return Err(format!("words became part of the page: {strange:?}, {shown:?}").into());
    }
    if !titles.contains(&shown.title.as_str()) || shown.screen.is_empty() {
        return Err(format!("screen {:?}, title {:?}", shown.screen, shown.title).into());
    }
    Ok(())
}

/// What has to come of a link.
#[derive(Debug)]
enum Expected {
    /// A game of these players; whoever has no name gets one.
    Game(Vec<String>),
    Screen(&'static str),
    /// The start screen, and words.
    Refusal,
}

impl Expected {
    /// As the browser reads the address, and the app what it has read.
    fn of(address: &str) -> Result<Expected> {
        let address = Url::parse(address)?;
        let hash = format!("#{}", address.fragment().unwrap_or_default());
        Ok(match Address::parse(&hash) {
            None | Some(Address::Table(_) | Address::End(_) | Address::Replay { .. }) => {
                Expected::Refusal
            }
            Some(Address::New(query)) => match GameLink::parse(&query) {
                Ok(link) => {
                    Expected::Game(link.players.into_iter().map(|player| player.name).collect())
                }
                Err(_) => Expected::Refusal,
            },
            Some(Address::Start) => Expected::Screen("start"),
            Some(Address::Setup) => Expected::Screen("setup"),
            Some(Address::Rules { .. }) => Expected::Screen("rules"),
            Some(Address::Settings) => Expected::Screen("settings"),
            Some(Address::Guide) => Expected::Screen("guide"),
            Some(Address::Practice(_)) => Expected::Screen("practice"),
            Some(Address::Play) => Expected::Screen("table"),
        })
    }

    async fn is_met(&self, app: &App<'_>) -> Result<Verdict> {
        match self {
            Expected::Game(names) => {
                let count = names.len();
                let seats = "document.querySelectorAll('[data-seat]').length";
                app.wait_for_screen("table").await?;
                app.browser
                    .wait_for(&format!(
                        "{seats} === {count} && !document.querySelector('dialog').open"
                    ))
                    .await?;
                app.browser.wait_for_frames().await?;
                Ok(Verdict::Accepted)
            }
            Expected::Screen(screen) => {
                app.wait_for_screen(screen).await?;
                Ok(Verdict::Accepted)
            }
            Expected::Refusal => {
                app.browser.wait_for(NOTICE).await?;
                app.wait_for_screen("start").await?;
                Ok(Verdict::Refused)
            }
        }
    }

    fn names_are(&self, shown: &[String]) -> Result<()> {
        let Expected::Game(names) = self else { return Ok(()) };
        let same = |(name, shown): (&String, &String)| {
            if name.is_empty() { !shown.is_empty() } else { name == shown }
        };
        if names.len() == shown.len() && names.iter().zip(shown).all(same) {
            Ok(())
        } else {
            Err(format!("the players are {shown:?} and not {names:?}").into())
        }
    }
}
