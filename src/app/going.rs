//! Going somewhere: what lies at an address, and what has to be left for it.

use super::{
    Address, DeviceRequest, Dialog, Effect, GameLink, LinkDefect, Model, Notice, PracticeEffect,
    SeatForm, SetupForm, Starter,
};
use crate::i18n::Language;
use engine::Seat;
use record::{Opening, Player};

impl Model {
    pub(super) fn go_to(&mut self, address: Address, now: u64) -> Vec<Effect> {
        self.dialog = None;
        let from_book = matches!(self.address, Address::Rules { .. });
        self.address = address.clone();
        // The guided game waits for whoever looks something up.
        if !matches!(address, Address::Guide | Address::Rules { .. } | Address::Settings) {
            self.leave_guide();
        }
        let looks_up = matches!(address, Address::Rules { .. } | Address::Settings);
        // A result is shown where rounds are chosen.
        let stays = match address {
            Address::Practice(Some(_)) => true,
            Address::Practice(None) => !self.practice.is_under_way(),
            _ => looks_up,
        };
        if !stays {
            self.leave_round();
        }
        if !matches!(address, Address::Replay { .. } | Address::Rules { .. } | Address::Settings) {
            self.leave_replay();
        }
        match address {
            Address::Start => {
                let mut effects = self.leave_table();
                effects.push(Effect::ReadSavedGames);
                effects.extend(self.update_if_idle());
                effects
            }
            Address::New(query) => self.open_link(&query),
            Address::Play => self.begin_or_ask(self.quick_opening(), None),
            Address::Table(id) | Address::End(id) => match &self.play {
                Some(play) if play.id == id && self.occupied => self.come_back(now),
                Some(play) if play.id == id && self.watching => Vec::new(),
                _ => vec![Effect::Fetch(id)],
            },
            Address::Rules { place, edition } => self.read_at(place.as_ref(), edition, from_book),
            Address::Setup => self.leave_table(),
            Address::Replay { id, at } => self.open_replay(id, at),
            Address::Guide => self.open_guide(),
            Address::Settings => vec![Effect::Ask(DeviceRequest::Look)],
            Address::Practice(_) => {
                vec![Effect::ReadSavedGames, Effect::Practice(PracticeEffect::Open)]
            }
        }
    }

    /// A link that starts a game asks before it leaves a running one.
    pub(super) fn open_link(&mut self, query: &str) -> Vec<Effect> {
        let link = match GameLink::parse(query) {
            Ok(link) => link,
            Err(LinkDefect::Seed) => return self.back_to_start(Notice::BadSeed),
            Err(_) => return self.back_to_start(Notice::BadLink),
        };
        let language = link.language.as_deref().and_then(Language::parse);
        let mut effects = language.map_or_else(Vec::new, |language| self.speak(language));
        let opening = Opening {
            edition: link.edition,
            options: link.options,
            players: self.named(link.players),
            first_player: link.first_player,
            start: None,
        };
        effects.extend(self.begin_or_ask(opening, link.seed));
        effects
    }

    /// What an address begins asks before it leaves a running game.
    pub(super) fn begin_or_ask(&mut self, opening: Opening, seed: Option<u64>) -> Vec<Effect> {
        if self.is_in_hand() {
            // The address has a step of the history of its own already: one step back, and the running game is there.
            self.dialog = Some(Dialog::ReplaceGame(opening, seed));
            return Vec::new();
        }
        vec![Effect::Begin { opening, seed }]
    }

    /// Whoever has no name is called like the bird of the seat.
    pub(super) fn named(&self, mut players: Vec<Player>) -> Vec<Player> {
        let birds = self.messages().settings.birds;
        for (player, look) in players.iter_mut().zip(&self.settings.looks) {
            if player.name.is_empty() {
                birds[usize::from(look.bird)].clone_into(&mut player.name);
            }
        }
        players
    }

    pub(super) fn back_to_start(&mut self, notice: Notice) -> Vec<Effect> {
        self.notice = Some(notice);
        vec![Effect::Go { address: Address::Start, replace: true }]
    }

    /// The person of the form against a bot. The person begins: nobody wants to look on first.
    pub(super) fn quick_opening(&self) -> Opening {
        let bot = SeatForm::bot(SetupForm::USUAL_BOT);
        let person = self.form.seats.iter().find(|seat| seat.bot.is_none()).cloned();
        let seats = vec![person.unwrap_or_default(), bot];
        let starter = Starter::Seat(Seat::new(0));
        let form = SetupForm { seats, starter, ..self.form.clone() };
        form.opening(0, &self.messages().setup)
    }
}
