//! The grill: every portion in its place.

use engine::{Choice, Edition, Figure, Game, Grill, Tile};
use crate::{i18n::{TileState, TileSummary}, app::Session, platform::Store, components::{
        art::art,
        dom::{El, el},
    }};

fn summary(session: &Session, tile: Tile) -> Option<TileSummary> {
    let play = session.play.as_ref()?;
    let game = &play.game;
    let state = if game.grill().open().contains(tile) {
        TileState::Open
    } else if game.grill().down().contains(tile) {
        TileState::Down
    } else {
        TileState::Gone
    };
    let claimed = session.person_is_due() && would_take(game, tile);
    // While the raven's taker chooses a giver, the raven still stands where its portion was.
    let figure = game.figure_on(tile);
    Some(TileSummary { tile, state, figure, claimed })
}

/// Whether stopping now takes this portion from the grill.
fn would_take(game: &Game, tile: Tile) -> bool {
    game.choices().contains(&Choice::Stop)
        && game.grill().open().contains(tile)
        && game.claim().is_ok_and(|claim| claim.tile() == Some(tile))
}

/// All portions of the edition, in ascending order.
pub fn grill(store: Store) -> El {
    let words = store.messages().table.grill;
    let edition =
        move || store.read(|session| session.play.as_ref().map(|play| play.game.edition()));
    let with_low = move || edition().is_some_and(Edition::has_specialists);
    let tiles =
        el("ol").class("tiles").live_class("with-low", with_low).live(edition, move |edition| {
            let tiles = edition.map(|edition| Grill::full(edition).open());
            let tiles = tiles.into_iter().flat_map(|tiles| tiles.iter().collect::<Vec<_>>());
            tiles.map(|tile| place(store, tile)).collect()
        });
    el("section").class("grill").attr("aria-label", words).child(tiles)
}

/// The place of one portion, whether it lies there or not.
fn place(store: Store, tile: Tile) -> El {
    let messages = store.messages();
    let summary = move || store.read(|session| summary(session, tile));
    let state = move || match summary()?.state {
        TileState::Open => Some("open".to_owned()),
        TileState::Down => Some("down".to_owned()),
        TileState::Gone => None,
    };
    el("li")
        .class("tile")
        .live_class("claimed", move || summary().is_some_and(|summary| summary.claimed))
        .live_attr("data-tile", move || state().map(|_| tile.number().to_string()))
        .live_attr("data-state", state)
        .live(summary, move |summary| {
            let Some(summary) = summary else { return Vec::new() };
            let label = el("span").class("quiet").text(&(messages.table.tile)(summary));
            let face = match summary.state {
                TileState::Open => Some(tile_face(tile)),
                TileState::Down => Some(turned_face()),
                TileState::Gone => None,
            };
            let figure = summary.figure.map(figure_toy);
            std::iter::once(label).chain(face).chain(figure).collect()
        })
}

/// The face of a portion: number and worms.
pub fn tile_face(tile: Tile) -> El {
    el("span")
        .class("portion")
        .attr("aria-hidden", "true")
        .attr("data-fly", &fly_tile(tile))
        .child(el("b").text(&tile.number().to_string()))
        .child(art(&format!("worms-{}", tile.worms())))
}

/// The back of a portion.
pub fn turned_face() -> El {
    el("span").class("portion").attr("aria-hidden", "true").child(art("tile-back"))
}

/// The handle by which a portion is found wherever it lies.
pub fn fly_tile(tile: Tile) -> String {
    format!("tile-{}", tile.number())
}

/// A figure, wherever it stands.
pub fn figure_toy(figure: Figure) -> El {
    let name = figure.name();
    el("span")
        .class("figure")
        .attr("aria-hidden", "true")
        .attr("data-figure", name)
        .attr("data-fly", &format!("figure-{name}"))
        .child(art(name))
}
