//! One game, one tab that plays it. The browser's locks (Web Locks API) tell which; they end with their tab, also when it
//! crashes.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::Duration,
};

use js_sys::{Function, Promise};
use leptos::{prelude::set_timeout, task::spawn_local};
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
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

/// What the tab wrote that had the lock before may still be on its way from there to here: browsers hand on what is kept
/// between their processes when they get to it.
const ON_ITS_WAY: Duration = Duration::from_millis(200);

/// A lock that this tab has just given back may not have arrived yet: who finds it taken asks once more after this time.
const GIVEN_BACK: Duration = Duration::from_millis(250);

/// The lock of the game that this tab plays.
#[derive(Clone, Debug, Default)]
pub(super) struct TabLock(Rc<State>);

#[derive(Debug, Default)]
struct State {
    /// The lock is held as long as a promise is kept open; this ends it.
    end: RefCell<Option<Function>>,
    /// Counts what was wanted: what is asked once more must still be wanted.
    wish: Cell<u32>,
}

impl TabLock {
    /// Tries to be the tab that plays. Answers with [`Msg::ThisTabPlays`] or [`Msg::OtherTabPlays`], and later, when another tab
    /// takes over, with [`Msg::LockLost`].
    pub(super) fn occupy(&self, app: AppContext, id: GameId, by_force: bool) {
        self.release();
        self.ask(app, id, by_force, true);
    }

    fn ask(&self, app: AppContext, id: GameId, by_force: bool, again: bool) {
        let Some(held) = self.request(app, &id, by_force, again) else {
            // No locks here (an old browser, or a page without a secure origin): everybody may play.
            return app.send(Msg::AnyTabPlays(id));
        };
        spawn_local(async move {
            match JsFuture::from(held).await {
                Ok(_) => {}
                Err(error) if is_abort(&error) => app.send(Msg::LockLost(id)),
                // The browser refuses locks, as it does where it keeps nothing for the page: everybody may play.
                Err(_) => app.send(Msg::AnyTabPlays(id)),
            }
        });
    }

    /// Lets another tab play.
    pub(super) fn release(&self) {
        self.0.wish.update(|wish| wish.wrapping_add(1));
        if let Some(release) = self.0.end.take() {
            // Ending a promise that another tab has taken the lock from does nothing.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }

    fn ask_again(&self, app: AppContext, id: GameId) {
        let (this, wish) = (self.clone(), self.0.wish.get());
        let ask = move || {
            if this.0.wish.get() == wish {
                this.ask(app, id.clone(), false, false);
            }
        };
        set_timeout(ask, GIVEN_BACK);
    }

    fn request(
        &self,
        app: AppContext,
        id: &GameId,
        by_force: bool,
        again: bool,
    ) -> Option<Promise> {
        let locks = LOCKS.with(Clone::clone)?;
        let options = if by_force { r#"{"steal":true}"# } else { r#"{"ifAvailable":true}"# };
        let options = js_sys::JSON::parse(options).ok()?;
        let name = storage::full_key(&format!("tab:{}", id.as_str()));
        let (this, id) = (self.clone(), id.clone());
        // Called with the lock, or with null if another tab has it. The lock lasts as long as the promise.
        let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
            if lock.is_null() {
                if again {
                    this.ask_again(app, id);
                } else {
                    app.send(Msg::OtherTabPlays(id));
                }
                return JsValue::UNDEFINED;
            }
            let held = Promise::new(&mut |end, _| *this.0.end.borrow_mut() = Some(end));
            let plays = move || app.send(Msg::ThisTabPlays(id.clone()));
            if by_force {
                set_timeout(plays, ON_ITS_WAY);
            } else {
                plays();
            }
            held.into()
        });
        locks.request(&name, &options, &granted).ok()
    }
}

/// The lock was taken away: by another tab, or by a browser that has put the page aside.
fn is_abort(error: &JsValue) -> bool {
    error.dyn_ref::<web_sys::DomException>().is_some_and(|error| error.name() == "AbortError")
}
