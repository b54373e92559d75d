//! One message at a time: the new state, and what is to be done outside.

use super::{
    Address, DeviceRequest, Dialog, Effect, GameId, Model, Msg, Notice, Odds, Play, RulesAnchor,
    Settings, Update,
};
use engine::{Choice, Phase};
use record::Opening;

/// For so many milliseconds after a turn has gone on to the next player the roll is deaf: the second of two quick taps was meant
/// for the turn that is over.
const DEAF_AFTER_TURN: u64 = 600;

/// Takes in one message: the model becomes the next one, and what is to be done outside comes back. `now` is the time in
/// milliseconds since 1970.
pub fn update(model: &mut Model, msg: Msg, now: u64) -> Vec<Effect> {
    let mut effects = model.update(msg, now);
    effects.extend(model.keep_up_odds());
    effects.extend(model.go_on_reviewing());
    effects
}

impl Model {
    #[allow(clippy::too_many_lines, reason = "a flat list: an arm for every message")]
    fn update(&mut self, msg: Msg, now: u64) -> Vec<Effect> {
        let msg = self.guided(msg).and_then(|msg| self.practised(msg));
        let Some(msg) = msg else { return Vec::new() };
        match msg {
            Msg::AddressChanged(hash) => match Address::parse(&hash) {
                Some(address) => self.go_to(address, now),
                None => self.back_to_start(Notice::BadAddress),
            },
            Msg::ChangedForm(form) => {
                self.form = form;
                vec![Effect::SaveForm]
            }
            Msg::MovedSeat(index) => self.move_seat(index),
            Msg::RemovedSeat(index) => self.remove_seat(index),
            Msg::PressedStart => vec![Effect::SaveForm, Effect::DrawLot],
            // Whoever has been shown how it is played goes on with a game of their own.
            Msg::PressedQuickGame => vec![Effect::Go { address: Address::Play, replace: false }],
            Msg::PressedGuide => self.begin_guide(),
            // Too late: the guided game was left.
            Msg::PressedGoOn => Vec::new(),
            Msg::LotDrawn(lot) => self.lot_drawn(lot),
            Msg::LotSeen => self.lot_seen(),
            Msg::PressedInvite => vec![Effect::Invite],
            Msg::Invited(number) => self.invite(number),
            Msg::PressedCopy(link) => vec![Effect::Copy(link)],
            Msg::PressedShare(link) => vec![Effect::Share(link)],
            Msg::PressedRematch => self.rematch(),
            Msg::GameBegun { id, opening, seed } => self.begin(id, opening, seed, now),
            Msg::FileRead(text) => self.file_read(text.as_deref()),
            Msg::GameAdopted { id, record, seed } => self.adopt(id, *record, seed, now),
            Msg::GameFetched { id, text } => self.game_fetched(id, text.as_deref(), now),
            Msg::SavedGamesRead(games) => self.saved_games_read(games, now),
            Msg::GamesDeleted => self.games_deleted(now),
            Msg::PressedDeleteFinished => self.ask_about_finished(),
            Msg::PressedRetryWorker => self.retry_worker(),
            Msg::PressedRetryBook => self.open_book(),
            Msg::SavedAgain => self.saved_again(),
            Msg::PressedRules => {
                let rule = self.play.as_ref().map(Play::rule_of_the_moment);
                self.look_up(rule.map(RulesAnchor::Rule))
            }
            Msg::TappedFigure(figure) => {
                self.look_up(Some(RulesAnchor::Place(figure.name().to_owned())))
            }
            Msg::LookedUp(place) => self.look_up(Some(place)),
            Msg::PressedMore => self.read_on(),
            Msg::PressedPrint => {
                // At its address the cheat sheet is all that is printed.
                let place = Some(RulesAnchor::Place("cheat".to_owned()));
                vec![Effect::Go { address: Address::rules(place), replace: true }, Effect::Print]
            }
            Msg::BookFetched(language, texts) => {
                self.book_fetched(language, texts.as_deref());
                Vec::new()
            }
            Msg::PickedEditionToRead(edition) => {
                self.rules.edition = Some(edition);
                Vec::new()
            }
            Msg::SearchedRules(typed) => {
                self.rules.typed = typed;
                Vec::new()
            }
            Msg::ToggledGolden => {
                self.golden = !self.golden;
                Vec::new()
            }
            Msg::BotDue(step) => self.bot_due(step, now),
            Msg::BotChose { step, choice, expert_missing } => {
                self.bot_chose(step, choice, expert_missing, now)
            }
            Msg::WorkerFailed(step) => self.worker_failed(step, now),
            Msg::PressedSkip => self.skip_to_person(now),
            Msg::ClosedSummary => self.close_summary(),
            Msg::PressedPause => self.pause_or_go_on(now),
            Msg::PressedStep => self.one_step(now),
            Msg::Hurried => self.hurry(now),
            Msg::TurnEndBegan => {
                self.turn_ends = true;
                Vec::new()
            }
            Msg::TurnEndSeen => {
                self.turn_ends = false;
                Vec::new()
            }
            Msg::EndDue(id) => self.end_due(&id),
            Msg::PressedUndo => self.undo(now),
            Msg::Opened(dialog) => self.open(dialog),
            Msg::Closed if matches!(self.dialog, Some(Dialog::Lot(..))) => self.lot_seen(),
            Msg::Closed => {
                self.dialog = None;
                vec![Effect::DropLayer]
            }
            Msg::WentBack => {
                self.dialog = None;
                Vec::new()
            }
            Msg::Confirmed => self.confirmed(now),
            Msg::ChangedSettings(settings) => self.change_settings(settings),
            Msg::ToggledSound => {
                let sound = !self.settings.sound;
                self.change_settings(Settings { sound, ..self.settings.clone() })
            }
            Msg::DismissedCoach => self.drop_coach(),
            Msg::DismissedHint => self.drop_hint(),
            Msg::PressedDelete(id) => self.open(Dialog::DeleteGame(id)),
            Msg::PressedExport(id) => vec![self.export(id)],
            Msg::OtherTabPlays(id) => self.other_tab_plays(&id),
            Msg::LockLost(id) => self.lock_lost(id),
            Msg::ThisTabPlays(id) => self.this_tab_plays(id, true),
            Msg::AnyTabPlays(id) => self.this_tab_plays(id, false),
            Msg::SavedElsewhere { id, text } => self.saved_elsewhere(id, &text, now),
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
            Msg::DismissedDeviceHint(hint) => self.drop_device_hint(hint),
            Msg::PressedOdds => self.toggle_odds(),
            Msg::PressedHint => self.toggle_hint(),
            Msg::PressedWhy(turn) => self.ask_why(turn),
            Msg::OddsTold { about, found } => self.odds_told(&about, found),
            Msg::Chose(choice) => self.person_chose(choice, now),
            Msg::Practice(msg) => self.practise(msg),
            Msg::Reviewed(reviewed) => self.reviewed(*reviewed),
            Msg::ReviewFailed(game) => self.review_failed(&game),
            Msg::PressedReview => self.want_review(),
            Msg::Replay(msg) => self.in_replay(msg),
        }
    }

    fn change_settings(&mut self, settings: Settings) -> Vec<Effect> {
        let language = settings.language.unwrap_or(self.language);
        if settings.odds != self.settings.odds {
            self.odds.forget_button();
        }
        let is_heard_now = settings.sound && !self.settings.sound;
        self.settings = settings;
        let mut effects = vec![Effect::SaveSettings];
        effects.extend(self.speak(language));
        if is_heard_now {
            effects.push(Effect::Ask(DeviceRequest::Sound));
        }
        effects
    }

    pub(super) fn open(&mut self, dialog: Dialog) -> Vec<Effect> {
        self.dialog = Some(dialog);
        vec![Effect::PushLayer]
    }

    /// Closed for this moment; the next one that skips turns has a summary of its own.
    fn close_summary(&mut self) -> Vec<Effect> {
        self.summary_closed = self.play.as_ref().map(|play| play.seen);
        Vec::new()
    }

    // A game begins, is fetched, or begins again.

    fn begin(&mut self, id: GameId, opening: Opening, seed: u64, now: u64) -> Vec<Effect> {
        let Ok(play) = Play::begin(id, opening, seed, now) else {
            return self.back_to_start(Notice::BadLink);
        };
        self.sit_down(play, now)
    }

    /// At a table that nobody else knows of yet.
    pub(super) fn sit_down(&mut self, play: Play, now: u64) -> Vec<Effect> {
        self.leave_guide();
        self.leave_replay();
        let (id, save) = (play.id.clone(), play.save(now));
        let over = play.game.is_over();
        // The link that began it is forgotten: going back must not begin it again.
        let replace = matches!(self.address, Address::New(_) | Address::Play);
        let cleared = self.clear_untouched();
        self.invitation = None;
        self.seat_at(play);
        self.occupied = true;
        let address = if over { Address::End(id.clone()) } else { Address::Table(id.clone()) };
        let mut effects = vec![
            Effect::Save(id.clone(), Box::new(save)),
            Effect::Occupy { id, by_force: true },
            Effect::Go { address, replace },
            Effect::Ask(DeviceRequest::Persist),
        ];
        effects.extend(cleared);
        effects
    }

    pub(super) fn seat_at(&mut self, play: Play) {
        self.play = Some(play);
        self.occupied = false;
        self.locked = false;
        self.watching = false;
        self.handed_over = None;
        self.bots_in_page = false;
        self.skipping = false;
        self.summary_closed = None;
        self.paused = false;
        self.asked = None;
        self.ending = false;
        self.golden = true;
        self.odds = Odds::default();
        self.dialog = None;
    }

    fn rematch(&mut self) -> Vec<Effect> {
        let Some(play) = &self.play else { return Vec::new() };
        let mut opening = play.record.opening.clone();
        opening.first_player = opening.first_player.next(opening.players.len());
        opening.start = None;
        vec![Effect::Begin { opening, seed: None }]
    }

    // The table.

    /// A stop that would be a failed attempt is asked about first.
    fn person_chose(&mut self, choice: Choice, now: u64) -> Vec<Effect> {
        let fails =
            |play: &Play| play.game.choices().contains(&choice) && play.game.claim().is_err();
        if choice == Choice::Stop && self.person_is_due() && self.play.as_ref().is_some_and(fails) {
            return self.open(Dialog::FailingStop);
        }
        self.carry_out(choice, now)
    }

    fn carry_out(&mut self, choice: Choice, now: u64) -> Vec<Effect> {
        let is_roll = matches!(choice, Choice::Roll(_));
        if !self.person_is_due() || (is_roll && self.is_handing_over(now)) {
            return Vec::new();
        }
        let hint = self.hint();
        let Some(play) = &mut self.play else { return Vec::new() };
        // What is not allowed now comes from a press too late: nothing happens.
        if play.choose(choice).is_err() {
            return Vec::new();
        }
        self.dialog = None;
        self.flow();
        let mut effects = self.after_action(now);
        // Whoever plays on has seen it.
        effects.extend(self.hint_seen(hint));
        effects
    }

    fn is_handing_over(&self, now: u64) -> bool {
        // A clock that was set back makes nobody wait.
        let passed = self.handed_over.and_then(|then| now.checked_sub(then));
        passed.is_some_and(|passed| passed < DEAF_AFTER_TURN)
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

    fn undo(&mut self, now: u64) -> Vec<Effect> {
        if !self.person_is_due() {
            return Vec::new();
        }
        let undone = self.play.as_mut().is_some_and(Play::undo);
        if undone { self.after_action(now) } else { Vec::new() }
    }

    /// Saved first, then shown; then the next one is due.
    pub(super) fn after_action(&mut self, now: u64) -> Vec<Effect> {
        let Some(play) = &self.play else { return Vec::new() };
        let mut effects = vec![Effect::Save(play.id.clone(), Box::new(play.save(now)))];
        if matches!(play.game.phase(), Phase::Deciding(turn) if turn.is_fresh()) {
            self.golden = true;
            self.handed_over = Some(now);
        }
        effects.extend(self.count_coached());
        effects.extend(self.wait_for_end());
        effects.extend(self.wait_for_bot(now));
        effects
    }

    fn confirmed(&mut self, now: u64) -> Vec<Effect> {
        match self.dialog.take() {
            Some(Dialog::FailingStop) => {
                let mut effects = self.carry_out(Choice::Stop, now);
                // The end of the game takes the question's step of the history; else it goes with the question.
                if !effects.iter().any(|task| matches!(task, Effect::Go { .. })) {
                    effects.push(Effect::DropLayer);
                }
                effects
            }
            Some(Dialog::ReplaceGame(opening, seed) | Dialog::Lot(opening, seed)) => {
                vec![Effect::Begin { opening, seed }]
            }
            Some(Dialog::DeleteGame(id)) => self.delete_game(id),
            Some(Dialog::DeleteFinished) => self.delete_finished(),
            Some(
                Dialog::Invite(_) | Dialog::Rules(_) | Dialog::Log | Dialog::Keys | Dialog::Why(_),
            )
            | None => Vec::new(),
        }
    }

    /// The game on the table as it is now, any other as it is kept: a full storage may hold an older state.
    fn export(&self, id: GameId) -> Effect {
        let on_table = self.play.as_ref().filter(|play| play.id == id);
        Effect::Export(id, on_table.map(|play| Box::new(play.record.clone())))
    }
}
