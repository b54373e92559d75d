//! The app as a test drives it: messages in, effects run as the platform would run them.

use bots::Bot;
use engine::{Choice, Edition, GoldenFaces, Options, Seat};
use heckmeck::{
    app::{
        Address, BotSpeed, Dialog, Effect, GameId, Model, Motion, Msg, Play, SeatForm, Settings,
        SetupForm, Starter, Theme, update,
    },
    i18n::Language,
    worker::{Answer, Letter, Question, Thinker},
};
use record::{Level, Save};

pub(super) const NOW: u64 = 1_700_000_000_000;

/// The app as it opens for the first time.
pub(super) fn opened() -> Model {
    Model::new(Settings::default(), SetupForm::default(), Language::En)
}

/// The app at the table of this link, as the platform would bring it there.
pub(super) fn at_table(link: &str) -> Model {
    at_table_with(Settings::default(), link)
}

pub(super) fn at_table_with(settings: Settings, link: &str) -> Model {
    let mut model = Model::new(settings, SetupForm::default(), Language::En);
    send(&mut model, Msg::AddressChanged(format!("#/new?{link}")));
    assert!(matches!(model.address, Address::Table(_)), "{:?}", model.address);
    model
}

/// Does what the platform does, with a storage that forgets everything and a worker that answers at once, and the
/// last move of a game shown in no time; only the bots' pauses are left to the test. Returns what was saved.
pub(super) fn run(model: &mut Model, effects: Vec<Effect>) -> Vec<Save> {
    let mut saves = Vec::new();
    for effect in effects {
        let answer = match effect {
            Effect::Save(_, save) => {
                saves.push(*save);
                continue;
            }
            Effect::Begin { opening, seed } => {
                Msg::GameBegun { id: id("abc"), opening, seed: seed.unwrap_or(1) }
            }
            Effect::Adopt(record) => Msg::GameAdopted { id: id("def"), record, seed: 2 },
            Effect::Go { address, .. } => Msg::AddressChanged(address.to_hash()),
            Effect::Occupy { id, .. } => Msg::ThisTabPlays(id),
            Effect::WaitForEnd { id, .. } => Msg::EndDue(id),
            Effect::DrawLot => Msg::LotDrawn(0),
            Effect::AskBot(question) => answer_of_worker(Question::about_bot(&question).unwrap()),
            _ => continue,
        };
        saves.extend(send(model, answer));
    }
    saves
}

/// What comes back from a worker that knows nothing yet, by way of both letters.
pub(super) fn answer_of_worker(question: Question) -> Msg {
    let question = Letter { ticket: 1, content: question }.write().unwrap();
    let Letter { ticket, content } = Letter::read(&question).unwrap();
    let content = Thinker::default().answer(&content);
    let answer = Letter { ticket, content }.write().unwrap();
    Letter::<Answer>::read(&answer).unwrap().content.into()
}

/// The time of this moment of the game: people need a second for every action.
pub(super) fn now(model: &Model) -> u64 {
    NOW + 1000 * model.play.as_ref().map_or(0, |play| play.record.actions.len() as u64)
}

pub(super) fn send(model: &mut Model, msg: Msg) -> Vec<Save> {
    let now = now(model);
    let effects = update(model, msg, now);
    run(model, effects)
}

pub(super) fn id(text: &str) -> GameId {
    GameId::parse(text).unwrap()
}

pub(super) fn play(model: &Model) -> &Play {
    model.play.as_ref().unwrap()
}

/// Makes this decision as a person would: by its button, and with yes to the question that may follow.
pub(super) fn press(model: &mut Model, choice: Choice) -> Vec<Save> {
    let saves = send(model, Msg::Chose(choice));
    if model.dialog == Some(Dialog::FailingStop) { send(model, Msg::Confirmed) } else { saves }
}

/// Every decision of a game of people, sensible most of the time.
pub(super) fn decide(model: &Model, step: usize) -> Option<Choice> {
    let level = if step % 9 == 8 { Level::Random } else { Level::Naive };
    Bot::new(level, step as u64, None).choose(&play(model).game)
}

pub(super) fn play_on(model: &mut Model, steps: usize) {
    for step in 0..steps {
        match decide(model, step) {
            Some(choice) => press(model, choice),
            None => return,
        };
    }
}

/// Plays until what is looked for is found.
pub(super) fn play_until(model: &mut Model, found: impl Fn(&Model) -> bool) {
    for step in 0..2000 {
        if found(model) {
            return;
        }
        let choice = decide(model, step).unwrap();
        press(model, choice);
    }
    unreachable!("it never came to that");
}

pub(super) fn unusual_settings() -> Settings {
    let mut settings = Settings {
        language: Some(Language::En),
        theme: Theme::Dark,
        motion: Motion::Off,
        bot_speed: BotSpeed::Fast,
        flow: true,
        keys: false,
        sound: false,
        ..Settings::default()
    };
    settings.swap_bird(Seat::new(0), 3);
    settings.swap_colour(Seat::new(1), 6);
    settings
}

pub(super) fn unusual_form() -> SetupForm {
    let seat = |name: &str, bot| SeatForm { name: name.to_owned(), bot };
    SetupForm {
        edition: Edition::Extended,
        options: Options { short_game: true, golden_faces: GoldenFaces::OnesAndWorms },
        seats: vec![
            seat("Ann \"the\" 1st", None),
            seat("", Some(Level::Expert)),
            seat("Zoë", Some(Level::Naive)),
        ],
        starter: Starter::Seat(Seat::new(2)),
    }
}
