//! One fact at a time: the new state, and what the shell has to do.

use super::{
    Address, Dialog, Draft, DraftSeat, GameId, GameLink, Msg, Notice, Play, Session, Shelved,
    StorageTrouble, Task, Update, Wish,
};
use engine::{Choice, Phase};
use record::{Opening, Save, SaveError};
use crate::i18n::Language;

impl Session {
    /// Takes in one fact. `now` is the time in milliseconds since 1970.
    pub fn update(&mut self, msg: Msg, now: u64) -> Vec<Task> {
        match msg {
            Msg::AddressChanged(hash) => self.go_to(Address::parse(&hash)),
            Msg::ChangedDraft(draft) => {
                self.draft = draft;
                vec![Task::SaveDraft]
            }
            Msg::PressedStart => vec![Task::SaveDraft, Task::BeginDraft],
            Msg::PressedQuickGame => {
                self.draft = self.quick_table();
                vec![Task::BeginDraft]
            }
            Msg::PressedRematch => self.rematch(),
            Msg::GameBegun { id, opening, seed } => self.begin(id, opening, seed, now),
            Msg::GameFetched { id, text } => self.put_on_table(id, text.as_deref()),
            Msg::ShelfRead(games) => {
                self.shelf.clear();
                for game in games {
                    let newer = |other: &Shelved| other.updated() > game.updated();
                    self.shelf.insert(self.shelf.partition_point(newer), game);
                }
                Vec::new()
            }
            Msg::LanguageFetched(language, here) => self.language_fetched(language, here),
            Msg::BotsFetched(thinker) => self.bots_fetched(thinker),
            Msg::ExpertFetched(here) => self.expert_fetched(here),
            Msg::PressedRules => {
                let rule = self.play.as_ref().map(Play::rule_of_the_moment);
                self.look_up(rule)
            }
            Msg::TappedFigure(figure) => self.look_up(Some(figure.rule())),
            Msg::BookFetched(language, texts) => {
                self.book_fetched(language, texts);
                Vec::new()
            }
            Msg::PickedEditionToRead(edition) => {
                self.reading.edition = Some(edition);
                Vec::new()
            }
            Msg::SearchedRules(typed) => {
                self.reading.typed = typed;
                Vec::new()
            }
            Msg::ToggledGolden => {
                self.golden = !self.golden;
                Vec::new()
            }
            Msg::BotDue(step) => self.bot_step(step, now),
            Msg::PressedSkip => self.skip_to_person(now),
            Msg::PressedUndo => self.undo(now),
            Msg::Opened(dialog) => self.open(dialog),
            Msg::Closed => {
                self.dialog = None;
                vec![Task::DropLayer]
            }
            Msg::WentBack => {
                self.dialog = None;
                Vec::new()
            }
            Msg::Confirmed => self.confirmed(now),
            Msg::ChangedSettings(settings) => {
                let language = settings.language.unwrap_or(self.language);
                self.settings = settings;
                let mut tasks = vec![Task::SaveSettings];
                tasks.extend(self.speak(language));
                tasks
            }
            Msg::PressedDelete(id) => self.open(Dialog::DeleteGame(id)),
            Msg::PressedExport(id) => vec![self.export(id, now)],
            Msg::OtherTabPlays(id) => self.watch(&id, true),
            Msg::ThisTabPlays(id) => self.watch(&id, false),
            Msg::PressedTakeOver => self.take_over(),
            Msg::StorageFailed(trouble) => self.tell(trouble),
            Msg::DismissedNotice => {
                self.notice = None;
                Vec::new()
            }
            Msg::DeviceTold(news) => self.hear(news),
            Msg::PressedUpdate => self.let_update_in(),
            Msg::DismissedUpdate => {
                self.device.update = Update::PutOff;
                Vec::new()
            }
            Msg::PressedInstall => self.install(),
            Msg::DismissedInstall => self.drop_install_hint(),
            Msg::PressedStop => self.stop(now),
            Msg::PressedRoll
            | Msg::PickedFace(_)
            | Msg::PressedLower
            | Msg::PressedWeasel
            | Msg::PressedBust
            | Msg::PickedGiver(_)
            | Msg::PickedFigure(_) => match self.choice_for(&msg) {
                Some(choice) => self.person_chose(choice, now),
                None => Vec::new(),
            },
        }
    }

    fn open(&mut self, dialog: Dialog) -> Vec<Task> {
        self.dialog = Some(dialog);
        vec![Task::PushLayer]
    }

    // Going somewhere.

    fn go_to(&mut self, address: Address) -> Vec<Task> {
        self.dialog = None;
        self.address = address.clone();
        match address {
            Address::Start => {
                let mut tasks = vec![Task::ReadShelf];
                tasks.extend(self.update_if_idle());
                tasks
            }
            Address::New(query) => self.open_link(&query),
            Address::Table(id) | Address::End(id) => match &self.play {
                Some(play) if play.id == id => self.wait_for_bot(),
                _ => vec![Task::Fetch(id)],
            },
            Address::Rules(spot) => self.open_book(spot.as_ref()),
            Address::Setup | Address::Settings => Vec::new(),
        }
    }

    /// A link that starts a game asks before it leaves a running one.
    fn open_link(&mut self, query: &str) -> Vec<Task> {
        let Ok(link) = GameLink::parse(query) else { return self.back_to_start(Notice::BadLink) };
        let language = link.language.as_deref().and_then(Language::parse);
        let mut tasks = language.map_or_else(Vec::new, |language| self.speak(language));
        let opening = Opening {
            edition: link.edition,
            options: link.options,
            players: link.players,
            first_player: link.first_player,
            start: None,
        };
        if self.play.as_ref().is_some_and(|play| !play.game.is_over()) {
            // The link has a step of the history of its own already: one step back, and the running game is there.
            self.dialog = Some(Dialog::ReplaceGame(opening, link.seed));
            return tasks;
        }
        tasks.push(Task::Begin { opening, seed: link.seed });
        tasks
    }

    fn back_to_start(&mut self, notice: Notice) -> Vec<Task> {
        self.notice = Some(notice);
        vec![Task::Go { address: Address::Start, replace: true }]
    }

    fn quick_table(&self) -> Draft {
        let bot = DraftSeat { name: String::new(), bot: Some(Draft::usual_bot()) };
        let person = self.draft.seats.iter().find(|seat| seat.bot.is_none()).cloned();
        Draft { seats: vec![person.unwrap_or_default(), bot], ..self.draft.clone() }
    }

    // A game begins, is fetched, or begins again.

    fn begin(&mut self, id: GameId, opening: Opening, seed: u64, now: u64) -> Vec<Task> {
        let Ok(play) = Play::begin(id.clone(), opening, seed, now) else {
            return self.back_to_start(Notice::BadLink);
        };
        let save = play.save(now);
        // The link that began it is forgotten: going back must not begin it again.
        let replace = matches!(self.address, Address::New(_));
        self.seat_at(play);
        vec![
            Task::Save(id.clone(), Box::new(save)),
            Task::Occupy { id: id.clone(), by_force: true },
            Task::Go { address: Address::Table(id), replace },
            Task::Ask(Wish::Persist),
        ]
    }

    fn seat_at(&mut self, play: Play) {
        self.play = Some(play);
        self.watching = false;
        self.golden = true;
        self.dialog = None;
    }

    fn put_on_table(&mut self, id: GameId, text: Option<&str>) -> Vec<Task> {
        let Some(text) = text else { return self.back_to_start(Notice::GameMissing) };
        let save = match Save::read(text) {
            Ok((save, _)) => save,
            Err(SaveError::Newer) => return self.back_to_start(Notice::GameNewer),
            Err(SaveError::Damaged(_)) => return self.back_to_start(Notice::GameDamaged),
        };
        let Ok(play) = Play::restore(id.clone(), save) else {
            return self.back_to_start(Notice::GameDamaged);
        };
        let by_force = self.play.as_ref().is_some_and(|play| play.id == id) && self.watching;
        self.seat_at(play);
        // Whether this tab may play is not known yet; the answer comes as a message of its own.
        self.watching = true;
        vec![Task::Occupy { id, by_force }]
    }

    fn rematch(&mut self) -> Vec<Task> {
        let Some(play) = &self.play else { return Vec::new() };
        let mut opening = play.record.opening.clone();
        opening.first_player = opening.first_player.next(opening.players.len());
        opening.start = None;
        vec![Task::Begin { opening, seed: None }]
    }

    // Several tabs.

    fn watch(&mut self, id: &GameId, watching: bool) -> Vec<Task> {
        if self.play.as_ref().is_none_or(|play| play.id != *id) {
            return Vec::new();
        }
        self.watching = watching;
        self.wait_for_bot()
    }

    /// The other tab may have played on: the game is fetched anew, then played here.
    fn take_over(&mut self) -> Vec<Task> {
        match &self.play {
            Some(play) => vec![Task::Fetch(play.id.clone())],
            None => Vec::new(),
        }
    }

    // The table.

    fn choice_for(&self, msg: &Msg) -> Option<Choice> {
        let choices = self.play.as_ref()?.game.choices();
        let mut rolls = choices.iter().filter(|choice| matches!(choice, Choice::Roll(_)));
        if *msg == Msg::PressedRoll {
            let choice = if self.golden { rolls.next_back() } else { rolls.next() };
            return choice.copied();
        }
        choices.into_iter().find(|choice| Msg::for_choice(*choice) == *msg)
    }

    fn stop(&mut self, now: u64) -> Vec<Task> {
        let Some(choice) = self.choice_for(&Msg::PressedStop) else { return Vec::new() };
        if self.play.as_ref().is_some_and(|play| play.game.claim().is_err()) && self.person_is_due()
        {
            return self.open(Dialog::FailingStop);
        }
        self.person_chose(choice, now)
    }

    fn person_chose(&mut self, choice: Choice, now: u64) -> Vec<Task> {
        if !self.person_is_due() {
            return Vec::new();
        }
        let Some(play) = &mut self.play else { return Vec::new() };
        // What is not allowed now comes from a press too late: nothing happens.
        if play.choose(choice).is_err() {
            return Vec::new();
        }
        self.dialog = None;
        self.flow();
        self.after_action(now)
    }

    /// The optional flow: roll while nothing can be claimed, lay aside what is the only choice.
    fn flow(&mut self) {
        if !self.settings.flow {
            return;
        }
        while self.person_is_due() {
            let Some(play) = &mut self.play else { return };
            let choices = play.game.choices();
            let next = match play.game.phase() {
                Phase::Deciding(turn) if !turn.is_fresh() && play.game.claim().is_err() => {
                    choices.iter().copied().find(|choice| matches!(choice, Choice::Roll(_)))
                }
                Phase::Choosing { .. } if choices.len() == 1 => choices.first().copied(),
                _ => None,
            };
            match next.map(|choice| play.go_on(choice)) {
                Some(Ok(())) => {}
                _ => return,
            }
        }
    }

    fn undo(&mut self, now: u64) -> Vec<Task> {
        if !self.person_is_due() {
            return Vec::new();
        }
        let undone = self.play.as_mut().is_some_and(Play::undo);
        if undone { self.after_action(now) } else { Vec::new() }
    }

    /// Saved first, then shown; then the next one is due.
    pub(super) fn after_action(&mut self, now: u64) -> Vec<Task> {
        let Some(play) = &self.play else { return Vec::new() };
        let mut tasks = vec![Task::Save(play.id.clone(), Box::new(play.save(now)))];
        if matches!(play.game.phase(), Phase::Deciding(turn) if turn.is_fresh()) {
            self.golden = true;
        }
        if play.game.is_over() {
            tasks.push(Task::Go { address: Address::End(play.id.clone()), replace: true });
        }
        tasks.extend(self.wait_for_bot());
        tasks
    }

    fn confirmed(&mut self, now: u64) -> Vec<Task> {
        match self.dialog.take() {
            Some(Dialog::FailingStop) => {
                let mut tasks = self.person_chose(Choice::Stop, now);
                // The end of the game takes the question's step of the history; else it goes with the question.
                if !tasks.iter().any(|task| matches!(task, Task::Go { .. })) {
                    tasks.push(Task::DropLayer);
                }
                tasks
            }
            Some(Dialog::ReplaceGame(opening, seed)) => vec![Task::Begin { opening, seed }],
            Some(Dialog::DeleteGame(id)) => {
                if self.play.as_ref().is_some_and(|play| play.id == id) {
                    self.play = None;
                }
                vec![Task::Delete(id), Task::ReadShelf, Task::DropLayer]
            }
            Some(Dialog::Log | Dialog::Keys) | None => Vec::new(),
        }
    }

    /// The game on the table as it is now, any other as it is kept: a full storage may hold an older state.
    fn export(&self, id: GameId, now: u64) -> Task {
        let text = match &self.play {
            Some(play) if play.id == id => Some(play.save(now).to_json()),
            _ => None,
        };
        Task::Export(id, text)
    }

    /// Each trouble with the storage is told once, and never stops a game.
    fn tell(&mut self, trouble: StorageTrouble) -> Vec<Task> {
        if !self.told.contains(&trouble) {
            self.told.push(trouble);
            self.notice = Some(Notice::Storage(trouble));
        }
        Vec::new()
    }
}
