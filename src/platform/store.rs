//! The one signal that holds the session, and the door all facts come in by.

use std::time::Duration;

use leptos::{
    ev,
    prelude::{
        Notify, RwSignal, UpdateUntracked, With, WithUntracked, set_timeout, window_event_listener,
    },
    task::spawn_local,
};

use super::{addresses, device, files, flight::Departure, now, parts, random, storage, tabs};
use bots::expert::Estimate;
use crate::{i18n::{Language, Messages}, app::{Draft, GameId, Msg, Session, Settings, Shelved, StorageTrouble, Task}};

/// The session as the page sees it.
#[derive(Clone, Copy, Debug)]
pub struct Store {
    session: RwSignal<Session>,
}

impl Store {
    /// Opens the app: what was kept, the language, the address.
    pub fn open() -> Store {
        let (settings, settings_fault) = kept("settings", Settings::read);
        let (draft, _) = kept("table", Draft::read);
        let wanted = language(&settings);
        let language = if wanted.is_here() { wanted } else { Language::default() };
        let store = Store { session: RwSignal::new(Session::new(settings, draft, language)) };
        if language != wanted {
            store.send(Msg::LanguageFetched(wanted, false));
        }
        if let Err(trouble) = storage::probe() {
            store.send(Msg::StorageFailed(trouble));
        } else if settings_fault {
            store.send(Msg::StorageFailed(StorageTrouble::SettingsUnreadable));
        }
        store.send(Msg::AddressChanged(addresses::hash()));
        let _ = window_event_listener(ev::hashchange, move |_| {
            store.send(Msg::AddressChanged(addresses::hash()));
        });
        device::listen(store);
        let _ = window_event_listener(ev::popstate, move |_| {
            if store.peek(|session| session.dialog.is_some()) {
                store.send(Msg::WentBack);
            }
        });
        store
    }

    /// Looks at the session, and again whenever it changes.
    pub fn read<T: Default>(self, of: impl Fn(&Session) -> T) -> T {
        let mut seen = T::default();
        self.show(true, &mut |session| seen = of(session));
        seen
    }

    /// Looks at the session without following it.
    pub fn peek<T: Default>(self, of: impl Fn(&Session) -> T) -> T {
        let mut seen = T::default();
        self.show(false, &mut |session| seen = of(session));
        seen
    }

    /// The texts in the language in use.
    pub fn messages(self) -> &'static Messages {
        self.language().messages()
    }

    /// The language in use.
    pub fn language(self) -> Language {
        self.peek(|session| session.language)
    }

    /// One function for all who look: a copy for each of them would weigh more than what they look at.
    fn show(self, follow: bool, look: &mut dyn FnMut(&Session)) {
        if follow {
            self.session.with(look);
        } else {
            self.session.with_untracked(look);
        }
    }

    /// Takes in a fact: the state changes, a game is saved, and only then anything is shown.
    pub fn send(self, msg: Msg) {
        let Some(tasks) = self.session.try_update_untracked(|session| session.update(msg, now()))
        else {
            return;
        };
        let (saves, others): (Vec<_>, Vec<_>) =
            tasks.into_iter().partition(|task| matches!(task, Task::Save(..)));
        let moved = !saves.is_empty();
        for task in saves {
            self.run(task);
        }
        let departure = moved.then(|| self.departure());
        self.session.notify();
        if let Some(departure) = departure {
            departure.fly();
        }
        for task in others {
            self.run(task);
        }
    }

    /// Keeps the screen on, or lets it go dark as it likes.
    pub fn keep_awake(self, on: bool) {
        device::ask(if on { "wake" } else { "rest" });
    }

    fn departure(self) -> Departure {
        self.peek(|session| Departure::of(session.play.as_ref().map_or(&[], |play| play.moment())))
    }

    fn run(self, task: Task) {
        match task {
            Task::Save(id, save) => self.keep(&game_key(&id), &save.to_json()),
            Task::SaveSettings => {
                let text = self.peek(|session| session.settings.write());
                self.keep("settings", &text);
            }
            Task::SaveDraft => {
                let text = self.peek(|session| session.draft.write());
                self.keep("table", &text);
            }
            Task::Fetch(id) => {
                let text = storage::read(&game_key(&id)).ok().flatten();
                self.send(Msg::GameFetched { id, text });
            }
            Task::FetchLanguage(language) => {
                spawn_local(async move {
                    let here = parts::fetch_language(language).await.is_ok();
                    self.send(Msg::LanguageFetched(language, here));
                });
            }
            Task::FetchBots => {
                spawn_local(async move {
                    self.send(Msg::BotsFetched(parts::thinker().await.ok()));
                });
            }
            Task::FetchExpert => {
                files::fetch_bytes("weights.bin", move |bytes| {
                    let learned = bytes.is_some_and(|bytes| Estimate::learn(&bytes));
                    self.send(Msg::ExpertFetched(learned));
                });
            }
            Task::FetchBook(language) => {
                let names =
                    [format!("books/{}.txt", language.code()), "books/examples.txt".to_owned()];
                files::fetch_texts(names, move |texts| {
                    let texts = texts.map(|[book, examples]| (book, examples));
                    self.send(Msg::BookFetched(language, texts));
                });
            }
            Task::ReadShelf => self.send(Msg::ShelfRead(shelf())),
            Task::Begin { opening, seed } => {
                let id = GameId::from_number(random::seed());
                let seed = seed.unwrap_or_else(random::seed);
                self.send(Msg::GameBegun { id, opening, seed });
            }
            Task::BeginDraft => self.begin_draft(),
            Task::Go { address, replace: false } => addresses::show(&address),
            Task::Go { address, replace: true } => {
                addresses::replace(&address);
                self.send(Msg::AddressChanged(address.to_hash()));
            }
            Task::PushLayer => addresses::push_layer(),
            Task::DropLayer => addresses::back(),
            Task::Wait { milliseconds, step } => {
                let pause = Duration::from_millis(u64::from(milliseconds));
                set_timeout(move || self.send(Msg::BotDue(step)), pause);
            }
            Task::Delete(id) => storage::remove(&game_key(&id)),
            Task::Export(id, text) => {
                let kept = || storage::read(&game_key(&id)).ok().flatten();
                if let Some(text) = text.or_else(kept) {
                    let _ = files::offer(&format!("heckmeck-{}.json", id.as_str()), &text);
                }
            }
            Task::Occupy { id, by_force } => tabs::occupy(self, id, by_force),
            Task::Ask(wish) => device::ask(wish.word()),
        }
    }

    fn begin_draft(self) {
        let setup = &self.messages().setup;
        let draft = self.peek(|session| session.draft.clone());
        let opening = draft.opening(random::seed(), &|place, bot| match bot {
            None => (setup.person_name)(place + 1),
            Some(level) => (setup.bot_name)(place + 1, level),
        });
        self.run(Task::Begin { opening, seed: None });
    }

    fn keep(self, key: &str, text: &str) {
        if let Err(trouble) = storage::write(key, text) {
            // Told after what is under way, not in the middle of it.
            set_timeout(move || self.send(Msg::StorageFailed(trouble)), Duration::ZERO);
        }
    }
}

fn game_key(id: &GameId) -> String {
    format!("game:{}", id.as_str())
}

/// Every kept game, readable or not.
fn shelf() -> Vec<Shelved> {
    let keys = storage::keys("game:");
    let game = |key: &String| {
        let id = GameId::parse(key.strip_prefix("game:")?)?;
        let text = storage::read(key).ok().flatten()?;
        Some(Shelved::look_at(id, &text))
    };
    keys.iter().filter_map(game).collect()
}

/// What is kept under a key, or the usual. What cannot be read is put aside under another key, not overwritten.
fn kept<T: Default>(key: &str, read: impl Fn(&str) -> Option<T>) -> (T, bool) {
    let Ok(Some(text)) = storage::read(key) else { return (T::default(), false) };
    if let Some(value) = read(&text) {
        return (value, false);
    }
    // Where it cannot be put aside, it stays where it is until the player changes something.
    if storage::write(&format!("unreadable:{key}:{}", now()), &text).is_ok() {
        storage::remove(key);
    }
    (T::default(), true)
}

/// `?lang=` before the `#`, the saved choice, the browser's languages, then English.
fn language(settings: &Settings) -> Language {
    let asked = addresses::query("lang").and_then(|code| Language::parse(&code));
    asked.or(settings.language).unwrap_or_else(|| {
        let browser = web_sys::window().map(|window| window.navigator().languages());
        let codes: Vec<String> = browser
            .iter()
            .flat_map(js_sys::Array::iter)
            .filter_map(|code| code.as_string())
            .collect();
        Language::best(codes.iter().map(String::as_str))
    })
}

/// Calls `then` as soon as the texts of the reader's language are there, or are known to be out of reach.
pub(crate) fn bring_language(then: impl FnOnce() + 'static) {
    let kept = storage::read("settings").ok().flatten();
    let settings = kept.and_then(|text| Settings::read(&text)).unwrap_or_default();
    let language = language(&settings);
    if language.is_here() {
        return then();
    }
    // The app is not there yet, so its own way of waiting is not either.
    wasm_bindgen_futures::spawn_local(async move {
        // Where it is out of reach, the app opens in English and says so.
        let _ = parts::fetch_language(language).await;
        then();
    });
}
