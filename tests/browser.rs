//! The page in a real browser (wasm-bindgen-test): it mounts, starts the game of a link, and keeps it.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use engine::{Choice, Edition, Game, Setup};
use heckmeck::components::App;
use leptos::mount::mount_to_body;
use record::Save;
use rng::DiceRng;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn document() -> web_sys::Document {
    web_sys::window().unwrap().document().unwrap()
}

/// Waits until something is so, ten seconds at most.
async fn until(so: impl Fn() -> bool) {
    for _ in 0..500 {
        if so() {
            return;
        }
        a_moment().await;
    }
    panic!("it never came to that");
}

async fn a_moment() {
    let later = js_sys::Promise::new(&mut |done, _| {
        web_sys::window()
            .unwrap()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&done, 20)
            .unwrap();
    });
    wasm_bindgen_futures::JsFuture::from(later).await.unwrap();
}

fn click(selector: &str) {
    let element = document().query_selector(selector).unwrap().unwrap();
    element.dyn_into::<web_sys::HtmlElement>().unwrap().click();
}

fn shown(selector: &str) -> u32 {
    document().query_selector_all(selector).unwrap().length()
}

#[wasm_bindgen_test]
async fn a_link_starts_its_game_and_every_roll_is_kept_before_it_is_seen() {
    let window = web_sys::window().unwrap();
    window.location().set_hash("#/new?edition=extended&players=Ann,Ben&seed=42").unwrap();
    mount_to_body(App);
    until(|| shown("body[data-screen=table] [data-seat]") > 0).await;
    assert_eq!(document().body().unwrap().get_attribute("data-screen").as_deref(), Some("table"));
    assert_eq!(shown("[data-tile][data-state=open]"), 18);
    assert_eq!(shown("[data-seat]"), 2);

    click("[data-action=roll]");
    // Nothing has been waited for: the dice are in the storage already.
    let storage = window.local_storage().unwrap().unwrap();
    let saves: Vec<String> = (0..storage.length().unwrap())
        .filter_map(|index| storage.key(index).unwrap())
        .filter(|key| key.contains(":game:"))
        .filter_map(|key| storage.get_item(&key).unwrap())
        .collect();
    let (save, game) = Save::read(saves.first().unwrap()).unwrap();
    assert_eq!(save.record.actions.len(), 1);

    // And they are the dice the seed gives on any machine.
    let mut expected = Game::new(&Setup::new(Edition::Extended, 2)).unwrap();
    let first = DiceRng::from_seed(42).resolve(&expected, Choice::Roll(8));
    expected.play(first).unwrap();
    assert_eq!(game, expected);

    until(|| shown("[data-face]:not([disabled])") > 0).await;
    let values = expected.phase().rolled().unwrap().values().iter().count();
    assert_eq!(shown("[data-face]:not([disabled])"), u32::try_from(values).unwrap());
}
