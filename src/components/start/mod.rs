//! The start: go on, learn, begin, read, change. index.html paints the same screen before the program is here: whoever changes
//! what stands above the kept games changes it there too.

mod open_file;
mod saved_games;

use engine::Tile;
use leptos::prelude::*;

pub use self::open_file::OpenFile;
use self::saved_games::SavedGames;
use super::{
    art::{Art, Bird, TileFace},
    language_switch::LanguageSwitch,
    toast::HintPlace,
};
use crate::{platform::use_app, view_model::FirstOffer};

/// What lies on the grill of the picture, and who stands around it.
const TILES: [u8; 4] = [21, 25, 30, 36];
const BIRDS: [u8; 3] = [3, 5, 0];

/// The start screen.
#[component]
pub fn StartScreen() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().start;
    let played = move || app.read(|model| !FirstOffer::of(model).newcomer);
    let pitch = move || if played() { texts.tagline } else { texts.pitch };
    view! {
        <main class="page start" class:played=played>
            <header class="hero">
                <Scene />
                <h1 tabindex="-1">{app.messages().title}</h1>
                <p>{pitch}</p>
            </header>
            <nav class="menu">
                {move || view! { <First offer=app.read(FirstOffer::of) /> }}
                <MenuLink address="#/guide" picture="help" action="guide" words=texts.guide />
                <MenuLink
                    address="#/practice"
                    picture="check"
                    action="practice"
                    words=texts.practice
                />
                <MenuLink address="#/setup" picture="plus" action="new" words=texts.new_game />
                <MenuLink address="#/rules" picture="book" action="rules" words=texts.rules />
                <MenuLink
                    address="#/settings"
                    picture="settings"
                    action="settings"
                    words=texts.settings
                />
            </nav>
            <LanguageSwitch />
            <SavedGames />
            <p class="fine-print">{texts.unofficial}</p>
            <HintPlace />
        </main>
    }
}

/// Birds around a grill.
#[component]
fn Scene() -> impl IntoView {
    let birds = BIRDS.map(|number| view! { <Bird number /> });
    let tiles = TILES.into_iter().filter_map(Tile::new).map(|tile| view! { <SceneTile tile /> });
    view! {
        <div class="scene" aria-hidden="true">
            {birds.into_iter().collect_view()}
            {tiles.collect_view()}
        </div>
    }
}

#[component]
fn SceneTile(tile: Tile) -> impl IntoView {
    view! {
        <span class="tile">
            <TileFace tile />
        </span>
    }
}

/// What comes before all else, and for newcomers the way past the guided game.
#[component]
fn First(offer: FirstOffer) -> impl IntoView {
    let FirstOffer { action, address, words, newcomer } = offer;
    view! {
        <a class="button primary" data-action=action href=address>
            <Art name="play" />
            {words}
        </a>
        <a class="know" data-action="quick" href="#/play" hidden=!newcomer>
            {use_app().messages().start.know}
        </a>
    }
}

/// A way to another screen.
#[component]
fn MenuLink(
    address: &'static str,
    picture: &'static str,
    action: &'static str,
    words: &'static str,
) -> impl IntoView {
    view! {
        <a class="button wood" data-action=action href=address>
            <Art name=picture />
            {words}
        </a>
    }
}
