//! The page's end of the worker: starts it, waits for its first word, asks, and starts it once more should it stop.

use std::{cell::RefCell, rc::Rc, time::Duration};

use js_sys::Array;
use leptos::{logging::error, prelude::set_timeout};
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::AppContext;
use crate::{
    app::{BotQuestion, Msg, OddsQuestion, PracticeMsg, ReviewQuestion, Wanted},
    worker::{Answer, Letter, Question, READY},
};

#[wasm_bindgen]
extern "C" {
    type ImportMeta;
    #[wasm_bindgen(method, getter)]
    fn url(this: &ImportMeta) -> String;
    /// Of the program's bindings: where the worker finds them too.
    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static IMPORT_META: ImportMeta;
}

/// How long a worker may take to say its first word, also on a slow phone.
const PATIENCE: Duration = Duration::from_secs(15);

/// How often a worker is started: one that stops twice would stop a third time.
const STARTS: u8 = 2;

#[derive(Default)]
struct State {
    worker: Option<Worker>,
    ready: bool,
    starts: u8,
    /// Counts all starts of this page: who waits for one of them knows it from the next.
    launches: u32,
    tickets: u32,
    /// What is not answered yet: asked again of a worker that had to be started anew.
    asked: Vec<Asked>,
}

/// A question under way.
struct Asked {
    ticket: u32,
    text: String,
    /// What it means when there will be no answer.
    failed: Msg,
}

/// The way to the worker. It is started with the first question.
#[derive(Clone, Default)]
pub(super) struct WorkerClient(Rc<RefCell<State>>);

impl WorkerClient {
    /// Asks for a bot's decision. The answer comes as [`Msg::BotChose`], or [`Msg::WorkerFailed`].
    pub(super) fn ask_bot(&self, app: AppContext, question: &BotQuestion) {
        self.ask(app, Question::about_bot(question), Msg::WorkerFailed(question.step));
    }

    /// Asks for odds. The answer comes as [`Msg::OddsTold`], without any if the worker is out of order.
    pub(super) fn ask_odds(&self, app: AppContext, question: &OddsQuestion) {
        let failed = Msg::OddsTold { about: question.about.clone(), found: None };
        self.ask(app, Question::about_odds(question), failed);
    }

    /// Asks for a position to practise on.
    pub(super) fn ask_practice(&self, app: AppContext, wanted: Wanted) {
        self.ask(app, Ok(Question::Practice(wanted)), Msg::Practice(PracticeMsg::Failed));
    }

    /// Asks for the next turn of a review. The answer comes as [`Msg::Reviewed`], or [`Msg::ReviewFailed`].
    pub(super) fn ask_review(&self, app: AppContext, question: &ReviewQuestion) {
        let failed = Msg::ReviewFailed(question.game.clone());
        self.ask(app, Question::about_game(question), failed);
    }

    /// Asks where somebody has lost most in this game.
    pub(super) fn ask_about(&self, app: AppContext, record: String, wanted: Wanted) {
        let question = Question::Mistake { wanted, record };
        self.ask(app, Ok(question), Msg::Practice(PracticeMsg::Failed));
    }

    fn ask(&self, app: AppContext, question: Result<Question, serde_json::Error>, failed: Msg) {
        let ticket = {
            let mut state = self.0.borrow_mut();
            state.tickets = state.tickets.wrapping_add(1);
            state.tickets
        };
        let text = question.and_then(|content| Letter { ticket, content }.write());
        let text = match text {
            Ok(text) => text,
            Err(fault) => {
                error!("a question could not be written: {fault}");
                return app.send(failed);
            }
        };
        let started = {
            let mut state = self.0.borrow_mut();
            // What was asked before the worker's first word is sent with it.
            if let Some(worker) = state.worker.as_ref().filter(|_| state.ready) {
                post(worker, &text);
            }
            state.asked.push(Asked { ticket, text, failed });
            state.worker.is_some()
        };
        if !started {
            self.start(app);
        }
    }

    fn start(&self, app: AppContext) {
        let launch = {
            let mut state = self.0.borrow_mut();
            state.starts += 1;
            state.launches += 1;
            (state.starts <= STARTS).then_some(state.launches)
        };
        let Some(launch) = launch else {
            let asked = {
                let mut state = self.0.borrow_mut();
                // Whoever asks again after this wants it tried again.
                state.starts = 0;
                std::mem::take(&mut state.asked)
            };
            return asked.into_iter().for_each(|Asked { failed, .. }| app.send(failed));
        };
        match self.launch(app) {
            Ok(worker) => {
                self.0.borrow_mut().worker = Some(worker);
                let this = self.clone();
                let late = move || {
                    let state = this.0.borrow();
                    let waits = state.launches == launch && !state.ready;
                    drop(state);
                    if waits {
                        this.restart(app);
                    }
                };
                set_timeout(late, PATIENCE);
            }
            Err(fault) => {
                error!("the worker cannot be started: {fault:?}");
                self.start(app);
            }
        }
    }

    fn launch(&self, app: AppContext) -> Result<Worker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options)?;
        let this = self.clone();
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                this.hear(app, &text);
            }
        });
        worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        let this = self.clone();
        let stopped = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // Told to the player as what it means for the game, not as a broken page.
            event.prevent_default();
            // A worker that stops says why; one whose script cannot be fetched has no words.
            let why = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
            error!("the worker has stopped: {}", why.unwrap_or_default());
            this.restart(app);
        });
        worker.set_onerror(Some(stopped.into_js_value().unchecked_ref()));
        let bindings = IMPORT_META.with(ImportMeta::url);
        worker.post_message(&Array::of2(&bindings.into(), &wasm_bindgen::module()))?;
        Ok(worker)
    }

    fn restart(&self, app: AppContext) {
        let old = {
            let mut state = self.0.borrow_mut();
            state.ready = false;
            state.worker.take()
        };
        if let Some(old) = old {
            old.terminate();
            self.start(app);
        }
    }

    fn hear(&self, app: AppContext, text: &str) {
        if text == READY {
            let mut state = self.0.borrow_mut();
            state.ready = true;
            if let Some(worker) = &state.worker {
                state.asked.iter().for_each(|asked| post(worker, &asked.text));
            }
            return;
        }
        match Letter::<Answer>::read(text) {
            Ok(Letter { ticket, content }) => {
                self.0.borrow_mut().asked.retain(|asked| asked.ticket != ticket);
                app.send(content.into());
            }
            Err(fault) => error!("the worker answered what cannot be read: {fault}"),
        }
    }
}

fn post(worker: &Worker, text: &str) {
    if worker.post_message(&text.into()).is_err() {
        error!("the worker cannot be reached");
    }
}
