//! The worker's own thread: questions in, answers out.

use std::{cell::RefCell, rc::Rc};

use js_sys::global;
use leptos::logging::error;
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::{Letter, Question, READY, Thinker};
use crate::platform::files;

/// Answers the page's questions for as long as the worker lives.
pub fn serve() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let thinker = Rc::new(RefCell::new(Thinker::default()));
    let post = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let letter = event.data().as_string().and_then(|text| Letter::read(&text).ok());
        let Some(letter) = letter else {
            return error!("the page asked what cannot be read");
        };
        let (thinker, scope) = (Rc::clone(&thinker), scope.clone());
        spawn_local(async move { think(&thinker, letter, &scope).await });
    });
    post.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It lives as long as the worker.
    hear.forget();
    send(&post, READY);
}

async fn think(
    thinker: &RefCell<Thinker>,
    Letter { ticket, content: question }: Letter<Question>,
    scope: &DedicatedWorkerGlobalScope,
) {
    // Asked for anew at every question, as long as they are missing: once the connection is back, so is the expert.
    let wanted = thinker.borrow().wants_weights(&question);
    if wanted
        && let Some(weights) = files::fetch_bytes("weights.bin").await
        && !thinker.borrow_mut().learn(&weights)
    {
        error!("weights.bin cannot be read");
    }
    let content = thinker.borrow_mut().answer(&question);
    match (Letter { ticket, content }).write() {
        Ok(text) => send(scope, &text),
        Err(fault) => error!("an answer could not be written: {fault}"),
    }
}

fn send(scope: &DedicatedWorkerGlobalScope, text: &str) {
    if scope.post_message(&text.into()).is_err() {
        error!("the page cannot be reached");
    }
}
