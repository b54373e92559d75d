//! One game, one tab that plays it. The browser's locks tell which; they end with their tab, also when it crashes.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

use super::{Store, storage};
use crate::app::{GameId, Msg};

/// Tries to be the tab that plays. Answers with [`Msg::ThisTabPlays`] or [`Msg::OtherTabPlays`], also later, when
/// another tab takes over.
pub(super) fn occupy(store: Store, id: GameId, by_force: bool) {
    if request_lock(store, &id, by_force).is_none() {
        // No locks here (an old browser, or a page without a secure origin): everybody may play.
        store.send(Msg::ThisTabPlays(id));
    }
}

fn request_lock(store: Store, id: &GameId, by_force: bool) -> Option<()> {
    let navigator = JsValue::from(web_sys::window()?.navigator());
    let locks = Reflect::get(&navigator, &"locks".into()).ok().filter(JsValue::is_object)?;
    let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    let how = Object::new();
    let option = if by_force { "steal" } else { "ifAvailable" };
    Reflect::set(&how, &option.into(), &JsValue::TRUE).ok()?;

    let game = id.clone();
    // Called with the lock, or with null if another tab has it. The lock lasts as long as the promise.
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            store.send(Msg::OtherTabPlays(game));
            return JsValue::UNDEFINED;
        }
        store.send(Msg::ThisTabPlays(game));
        Promise::new(&mut |_, _| {}).into()
    });
    let name = JsValue::from_str(&storage::full_key(&format!("tab:{}", id.as_str())));
    let held: Promise = request.call3(&locks, &name, &how, &granted).ok()?.dyn_into().ok()?;

    let game = id.clone();
    // Rejected when another tab takes the lock away.
    let lost = Closure::once_into_js(move |_: JsValue| store.send(Msg::OtherTabPlays(game)));
    let catch: Function = Reflect::get(&held, &"catch".into()).ok()?.dyn_into().ok()?;
    catch.call1(&held, &lost).ok()?;
    Some(())
}
