//! The way to `public/device.js`, where the device is: such things weigh a third there of what they would weigh here.
//! Where that file is missing (tests of single parts), nobody answers, and the app goes on.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

use super::Store;
use crate::app::{Msg, News};

/// Listens to what the device has to tell, from the beginning of the page on.
pub(super) fn listen(store: Store) {
    let hear = Closure::<dyn Fn(JsValue)>::new(move |word: JsValue| {
        if let Some(news) = word.as_string().and_then(|word| News::parse(&word)) {
            store.send(Msg::DeviceTold(news));
        }
    });
    let _ = call("listen", &hear.into_js_value());
}

/// Asks the device for something, in a word.
pub(super) fn ask(word: &str) {
    let _ = call("ask", &word.into());
}

fn call(name: &str, argument: &JsValue) -> Option<()> {
    let device = Reflect::get(&js_sys::global(), &"device".into()).ok()?;
    let function: Function = Reflect::get(&device, &name.into()).ok()?.dyn_into().ok()?;
    function.call1(&device, argument).ok().map(|_| ())
}
