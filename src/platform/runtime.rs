//! The one signal around the model, and the door all messages come in by (the runtime of the Elm architecture).

use std::time::Duration;

use leptos::{
    ev,
    prelude::{
        LocalStorage, Memo, RwSignal, SetValue, StoredValue, UpdateUntracked, With, WithUntracked,
        WithValue, expect_context, set_timeout, window_event_listener,
    },
    reactive::graph::{ReactiveNode, ToAnySource},
    task::spawn_local,
};

use record::Save;

use super::{
    addresses, device, files, now, random, sound,
    stage::{self, Before, Cue, Stage},
    storage,
    tabs::TabLock,
    worker::WorkerClient,
};
use crate::{
    app::{
        BookTexts, Effect, GameId, Model, Msg, ReplayMsg, SavedGame, Settings, SetupForm,
        StorageTrouble, file_of_kept, update,
    },
    i18n::{Language, Messages},
    view_model::Heard,
};

/// The app as components see it: they read slices of its model and send messages.
#[derive(Clone, Copy, Debug)]
pub struct AppContext {
    model: RwSignal<Model>,
    worker: StoredValue<WorkerClient, LocalStorage>,
    tab_lock: StoredValue<TabLock, LocalStorage>,
    stage: StoredValue<Stage, LocalStorage>,
    /// What this tab last read or wrote of a game. Where something else is kept, another tab has played.
    last_known: StoredValue<Option<(GameId, String)>>,
}

/// The app, wherever a component is.
pub fn use_app() -> AppContext {
    expect_context()
}

impl AppContext {
    /// Opens the app: what was kept, the language, the address.
    pub fn open() -> AppContext {
        let (settings, settings_kept) = kept("settings", Settings::read);
        let (form, form_kept) = kept(FORM_KEY, SetupForm::read);
        let app = AppContext {
            model: RwSignal::new(Model::new(settings, form, addresses::language())),
            worker: StoredValue::new_local(WorkerClient::default()),
            tab_lock: StoredValue::new_local(TabLock::default()),
            stage: StoredValue::new_local(Stage::default()),
            last_known: StoredValue::new(None),
        };
        if let Err(trouble) = storage::probe() {
            app.send(Msg::StorageFailed(trouble));
        } else if !settings_kept {
            app.send(Msg::StorageFailed(StorageTrouble::SettingsUnreadable));
        } else if !form_kept {
            app.send(Msg::StorageFailed(StorageTrouble::FormUnreadable));
        }
        if let Some(language) = addresses::picked_language() {
            let settings = app.peek(|model| model.settings.clone());
            app.send(Msg::ChangedSettings(Settings { language: Some(language), ..settings }));
        }
        app.send(Msg::AddressChanged(addresses::hash()));
        // These listeners live as long as the page.
        let _ = window_event_listener(ev::hashchange, move |_| {
            app.send(Msg::AddressChanged(addresses::hash()));
        });
        let _ = window_event_listener(ev::popstate, move |_| {
            if app.peek(|model| model.dialog.is_some()) {
                app.send(Msg::WentBack);
            }
        });
        let _ = window_event_listener(ev::storage, move |event| {
            let key = event.key().as_deref().and_then(storage::own_key);
            if let Some(id) = key.as_deref().and_then(game_of) {
                app.look_elsewhere(id);
            }
        });
        let _ = window_event_listener(ev::beforeunload, move |event| {
            // The browser asks in its own words.
            if app.peek(Model::would_lose_the_game) {
                event.prevent_default();
            }
        });
        device::listen(app);
        sound::listen(app);
        stage::listen(app);
        files::listen_for_drops(app);
        app
    }

    /// A slice of the model: whoever reads it is told only when it changes.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&Model) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        // Boxed, so that Leptos' machinery is compiled once for every type of slice and not for every slice.
        let of: Box<dyn Fn(&Model) -> T + Send + Sync> = Box::new(of);
        Memo::new(move |_| self.model.with(|model| of(model)))
    }

    /// A look at the model that follows it: whatever reads it runs again whenever anything of the model changes.
    pub fn read<T>(self, of: impl FnOnce(&Model) -> T) -> T {
        self.model.with(of)
    }

    /// Does something with a slice of the model, now and whenever it has changed.
    pub fn follow<T: PartialEq + 'static>(
        self,
        of: impl Fn(&Model) -> T + 'static,
        act: impl Fn(&T) + 'static,
    ) {
        let mut last = None;
        // Boxed for the same reason as memos are.
        let mut step: Box<dyn FnMut()> = Box::new(move || {
            let now = self.read(&of);
            if last.as_ref() != Some(&now) {
                act(&now);
                last = Some(now);
            }
        });
        leptos::prelude::Effect::new(move |_| step());
    }

    /// A look at the model as it is now, without following it.
    pub fn peek<T>(self, of: impl FnOnce(&Model) -> T) -> T {
        self.model.with_untracked(of)
    }

    /// The texts in the language in use. Screens are built anew when it changes, so nothing has to follow it.
    pub fn messages(self) -> &'static Messages {
        self.language().messages()
    }

    /// The language in use.
    pub fn language(self) -> Language {
        self.peek(|model| model.language)
    }

    /// Takes in a message: the model changes, a game is saved, and only then anything is shown. Where another tab has played
    /// on in the meantime, its game is shown instead.
    pub fn send(self, msg: Msg) {
        let (before, heard) = self.peek(|model| (Before::of(model), Heard::of(model)));
        let effects = self.model.try_update_untracked(|model| update(model, msg, now()));
        let (saves, others): (Vec<_>, Vec<_>) =
            effects.into_iter().flatten().partition(|effect| matches!(effect, Effect::Save(..)));
        // The guided game moves, but is not saved.
        let moved = !saves.is_empty() || self.peek(|model| model.guide.is_some());
        for effect in saves {
            if let Effect::Save(id, save) = effect
                && let Some(text) = self.save(&id, &save)
            {
                // Nothing of what was about to happen has been seen yet.
                return self.found_elsewhere(id, text);
            }
        }
        // The worker thinks while the page is being changed: its answer waits when that is done.
        let (questions, others): (Vec<_>, Vec<_>) =
            others.into_iter().partition(|effect| matches!(effect, Effect::Consult(_)));
        for question in questions {
            self.run(question);
        }
        let stage = self.stage();
        let cue = self.peek(|model| stage.look(model, &before));
        self.tell_turn_end(cue.as_ref().map_or_else(
            || self.peek(|model| model.turn_ends) && stage.is_running(),
            Cue::ends_turn,
        ));
        self.notify();
        if moved {
            self.peek(|model| sound::play(model, &heard));
        }
        if let Some(cue) = cue {
            stage.play(cue, self);
        }
        for effect in others {
            self.run(effect);
        }
        if moved {
            // Another game is to be gone on with when this one is over.
            let over = self.peek(|model| model.play.as_ref().is_some_and(|it| it.game.is_over()));
            if over {
                self.run(Effect::ReadSavedGames);
            } else {
                self.note_running();
            }
        }
    }

    /// Whose turn is shown depends on what is on stage.
    fn tell_turn_end(self, on_stage: bool) {
        if self.peek(|model| model.turn_ends) != on_stage {
            let msg = if on_stage { Msg::TurnEndBegan } else { Msg::TurnEndSeen };
            self.model.try_update_untracked(|model| update(model, msg, now()));
        }
    }

    /// Notes which game is to be gone on with, for `public/shell.js`: before the program is here, nobody can tell from what is
    /// kept whether a game is over.
    fn note_running(self) {
        let running = self.peek(|model| model.running_game().map(|id| id.as_str().to_owned()));
        if storage::read(RUNNING_KEY).ok().flatten() == running {
            return;
        }
        match running {
            // Where it cannot be kept, the first entry is put right when the program is here.
            Some(id) => drop(storage::write(RUNNING_KEY, &id)),
            None => storage::remove(RUNNING_KEY),
        }
    }

    pub(super) fn with_worker(self, ask: impl FnOnce(&WorkerClient)) {
        self.worker.with_value(ask);
    }

    pub(super) fn stage(self) -> Stage {
        self.stage.with_value(Stage::clone)
    }

    /// Tells everybody who follows the model, as the signal's own `notify` does, but forgets them meanwhile: who is still there
    /// comes again when it looks. A signal never drops whoever is gone (leptos 0.8), and this one outlives every screen.
    fn notify(self) {
        self.model.to_any_source().mark_dirty();
    }

    fn run(self, effect: Effect) {
        match effect {
            // Done before anything else, see above.
            Effect::Save(..) => {}
            Effect::SaveSettings => {
                let _ = self.keep("settings", self.peek(|model| model.settings.write()));
            }
            Effect::SaveForm => {
                let _ = self.keep(FORM_KEY, self.peek(|model| model.form.write()));
            }
            Effect::Fetch(id) => {
                let text = storage::read(&game_key(&id)).ok().flatten();
                self.last_known.set_value(Some(id.clone()).zip(text.clone()));
                self.send(Msg::GameFetched { id, text });
            }
            Effect::FetchBook(language) => self.fetch_book(language),
            Effect::ReadSavedGames => {
                self.send(Msg::SavedGamesRead(saved_games()));
                self.note_running();
                if storage::is_nearly_full() {
                    self.tell_later(StorageTrouble::NearlyFull);
                }
            }
            Effect::DrawLot => self.send(Msg::LotDrawn(random::number())),
            Effect::Invite => self.send(Msg::Invited(random::number())),
            Effect::WaitForLot { milliseconds } => {
                let pause = Duration::from_millis(u64::from(milliseconds));
                set_timeout(move || self.send(Msg::LotSeen), pause);
            }
            Effect::Copy(link) => device::give("copy", &link),
            Effect::Share(link) => device::give("share", &link),
            Effect::Begin { opening, seed } => {
                let id = GameId::from_number(random::number());
                let seed = seed.unwrap_or_else(random::number);
                self.send(Msg::GameBegun { id, opening, seed });
            }
            Effect::Adopt(record) => {
                let id = GameId::from_number(random::number());
                self.send(Msg::GameAdopted { id, record, seed: random::number() });
            }
            Effect::Go { address, replace: false } => addresses::show(&address),
            Effect::Go { address, replace: true } => {
                addresses::replace(&address);
                self.send(Msg::AddressChanged(address.to_hash()));
            }
            Effect::PushLayer => addresses::push_layer(),
            Effect::DropLayer => addresses::back(),
            Effect::Wait { milliseconds, step } => {
                let pause = Duration::from_millis(u64::from(milliseconds));
                set_timeout(move || self.send(Msg::BotDue(step)), pause);
            }
            Effect::WaitForEnd { milliseconds, id } => {
                let pause = Duration::from_millis(u64::from(milliseconds));
                set_timeout(move || self.send(Msg::EndDue(id.clone())), pause);
            }
            Effect::AskBot(question) => {
                self.with_worker(|worker| worker.ask_bot(self, &question));
            }
            Effect::Consult(question) => {
                self.worker.with_value(|worker| worker.ask_odds(self, &question));
            }
            Effect::Review(question) => {
                self.worker.with_value(|worker| worker.ask_review(self, &question));
            }
            Effect::WaitInReplay { milliseconds, at } => {
                let pause = Duration::from_millis(u64::from(milliseconds));
                set_timeout(move || self.send(Msg::Replay(ReplayMsg::Due(at))), pause);
            }
            Effect::Delete(games) => {
                for id in &games {
                    storage::remove(&game_key(id));
                }
                self.send(Msg::GamesDeleted);
            }
            Effect::Export(id, on_table) => {
                export(&id, on_table.map(|record| record.to_json()));
            }
            Effect::Occupy { id, by_force } => {
                self.tab_lock.with_value(|lock| lock.occupy(self, id, by_force));
            }
            Effect::Release => self.tab_lock.with_value(TabLock::release),
            Effect::Print => addresses::print(),
            Effect::Ask(request) => device::ask(request.word()),
            Effect::Practice(effect) => self.practise(effect),
        }
    }

    fn fetch_book(self, language: Language) {
        spawn_local(async move {
            let code = language.code();
            let book = files::fetch_text(&format!("books/{code}.txt")).await;
            let examples = files::fetch_text("books/examples.txt").await;
            let words = files::fetch_text(&format!("books/{code}-search.txt")).await;
            let texts = book.zip(examples).zip(words);
            let texts = texts.map(|((book, examples), words)| BookTexts { book, examples, words });
            self.send(Msg::BookFetched(language, texts.map(Box::new)));
        });
    }

    /// Opens a file that the player has picked or dropped.
    pub fn open_file(self, file: web_sys::File) {
        spawn_local(async move {
            self.send(Msg::FileRead(files::read(&file).await));
        });
    }

    /// What is kept of the game, if it is not what this tab has read or written.
    fn kept_by_others(self, id: &GameId) -> Option<String> {
        let kept = storage::read(&game_key(id)).ok().flatten()?;
        let is_known = |known: &Option<(GameId, String)>| {
            known.as_ref().is_some_and(|(game, text)| game == id && *text == kept)
        };
        (!self.last_known.with_value(is_known)).then_some(kept)
    }

    /// Another page has kept something of the game. It may have been this one before it was reloaded, and long ago: only what
    /// is kept now counts.
    fn look_elsewhere(self, id: GameId) {
        let on_table = |model: &Model| model.play.as_ref().is_some_and(|play| play.id == id);
        if let Some(text) = self.kept_by_others(&id).filter(|_| self.peek(on_table)) {
            self.found_elsewhere(id, text);
        }
    }

    /// Saves a game, unless another tab has played on in it: then what that one wrote is returned.
    fn save(self, id: &GameId, save: &Save) -> Option<String> {
        let key = game_key(id);
        if let Some(text) = self.kept_by_others(id) {
            return Some(text);
        }
        if let Some(text) = self.keep(&key, save.to_json()) {
            self.last_known.set_value(Some((id.clone(), text)));
            if self.peek(Model::memory_is_newer) {
                set_timeout(move || self.send(Msg::SavedAgain), Duration::ZERO);
            }
        }
        None
    }

    fn found_elsewhere(self, id: GameId, text: String) {
        self.last_known.set_value(Some((id.clone(), text.clone())));
        self.send(Msg::SavedElsewhere { id, text });
    }

    /// Keeps a text and returns it. What could not be put into writing is told, and what was kept before stays.
    pub(super) fn keep(self, key: &str, text: Result<String, serde_json::Error>) -> Option<String> {
        match text.map(|text| storage::write(key, &text).map(|()| text)) {
            Ok(Ok(text)) => return Some(text),
            Ok(Err(trouble)) => self.tell_later(trouble),
            Err(fault) => self.not_written(&fault),
        }
        None
    }

    fn not_written(self, fault: &serde_json::Error) {
        leptos::logging::error!("{fault}");
        self.tell_later(StorageTrouble::NotWritten);
    }

    /// After what is under way, not in the middle of it.
    pub(super) fn tell_later(self, trouble: StorageTrouble) {
        set_timeout(move || self.send(Msg::StorageFailed(trouble)), Duration::ZERO);
    }
}

/// Where the set-up form is kept. The name is that of the first version, whose forms are still read.
const FORM_KEY: &str = "table";

/// Which game is to be gone on with.
const RUNNING_KEY: &str = "running";

pub(super) fn game_key(id: &GameId) -> String {
    format!("game:{}", id.as_str())
}

/// Hands a game out as a file.
fn export(id: &GameId, on_table: Option<String>) {
    let kept = || storage::read(&game_key(id)).ok().flatten().map(file_of_kept);
    let Some(text) = on_table.or_else(kept) else { return };
    if let Err(refusal) = files::offer(&format!("heckmeck-{}.json", id.as_str()), &text) {
        leptos::logging::error!("the file could not be handed out: {refusal:?}");
    }
}

/// The game that is kept under this key.
fn game_of(key: &str) -> Option<GameId> {
    GameId::parse(key.strip_prefix("game:")?)
}

/// Every kept game, readable or not.
fn saved_games() -> Vec<SavedGame> {
    let game = |key: &String| -> Option<SavedGame> {
        let id = game_of(key)?;
        let text = storage::read(key).ok().flatten()?;
        Some(SavedGame::look_at(id, &text))
    };
    storage::keys("game:").iter().filter_map(game).collect()
}

/// What is kept under a key, or the usual, and whether all is well. What cannot be read is put aside under another key, not
/// overwritten.
pub(super) fn kept<T: Default>(
    key: &str,
    read: fn(&str) -> Result<T, serde_json::Error>,
) -> (T, bool) {
    let Ok(Some(text)) = storage::read(key) else { return (T::default(), true) };
    match read(&text) {
        Ok(value) => (value, true),
        Err(defect) => {
            leptos::logging::warn!("{key}: {defect}");
            // Where it cannot be put aside, it stays where it is until the player changes something.
            if storage::write(&format!("unreadable:{key}:{}", now()), &text).is_ok() {
                storage::remove(key);
            }
            (T::default(), false)
        }
    }
}
