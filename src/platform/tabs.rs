//! One game, one tab that plays it. The browser's locks (Web Locks API) tell which; they end with their tab, also when it
//! crashes.

use js_sys::Promise;
use leptos::task::spawn_local;
use wasm_bindgen::{JsValue, closure::Closure, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;

use super::{AppContext, storage};
use crate::app::{GameId, Msg};

#[wasm_bindgen]
extern "C" {
    /// `navigator.locks`: not stable in web-sys yet, and missing where the origin is not secure.
    #[derive(Clone)]
    type LockManager;
    #[wasm_bindgen(thread_local_v2, js_namespace = navigator, js_name = locks)]
    static LOCKS: Option<LockManager>;
    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &JsValue,
        granted: &JsValue,
    ) -> Result<Promise, JsValue>;
}

/// Tries to be the tab that plays. Answers with [`Msg::ThisTabPlays`] or [`Msg::OtherTabPlays`], also later, when
/// another tab takes over.
pub(super) fn occupy(app: AppContext, id: GameId, by_force: bool) {
    if request_lock(app, &id, by_force).is_none() {
        // No locks here (an old browser, or a page without a secure origin): everybody may play.
        app.send(Msg::ThisTabPlays(id));
    }
}

fn request_lock(app: AppContext, id: &GameId, by_force: bool) -> Option<()> {
    let locks = LOCKS.with(Clone::clone)?;
    let options = if by_force { r#"{"steal":true}"# } else { r#"{"ifAvailable":true}"# };
    let options = js_sys::JSON::parse(options).ok()?;

    let game = id.clone();
    // Called with the lock, or with null if another tab has it. The lock lasts as long as the promise.
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            app.send(Msg::OtherTabPlays(game));
            return JsValue::UNDEFINED;
        }
        app.send(Msg::ThisTabPlays(game));
        Promise::new(&mut |_, _| {}).into()
    });
    let name = storage::full_key(&format!("tab:{}", id.as_str()));
    let held = locks.request(&name, &options, &granted).ok()?;

    let game = id.clone();
    spawn_local(async move {
        // Rejected when another tab takes the lock away.
        if JsFuture::from(held).await.is_err() {
            app.send(Msg::OtherTabPlays(game));
        }
    });
    Some(())
}
