//! What the table shows and says, at every kind of moment: the view models without a browser.
//!
//! A moment is told in words: who sits there, what lies where, and what was done so far (`roll WWWW1244, keep W`).

mod at_hand;
mod buttons;
mod keys;
mod log;
mod outcome;
mod price;
mod seats_and_grill;
mod skipped;
mod spoken;
mod tray;

use engine::{Action, Edition, Face, Figure};
use heckmeck::{
    app::{Address, GameId, GameLink, Model, Play, Settings, SetupForm},
    i18n::Language,
    view_model::{
        AsideView, Hollow, OutcomeView, QuestionView, SeatView, TileView, prompt, turns,
        waiting_dice,
    },
};
use record::{Opening, Record, Save};
use testing::scenario::{TableBuilder, dice, face, seat, tile, with};

/// The classic game of two, new.
fn original() -> TableBuilder {
    TableBuilder::stacks(Edition::Original, &[&[], &[]])
}

/// The extended game of two, new, but for one figure that somebody owns already.
pub(super) fn owned(figure: Figure, owner: u8) -> TableBuilder {
    TableBuilder::stacks(Edition::Extended, &[&[], &[]]).figures(&[(figure, with(owner))])
}

fn id() -> GameId {
    GameId::parse("abc").unwrap()
}

fn play(players: &str, lay: &TableBuilder, actions: &[Action]) -> Play {
    let setup = lay.setup();
    let link = GameLink::parse(&format!("players={players}")).unwrap();
    let opening = Opening {
        edition: setup.edition,
        options: setup.options,
        players: link.players,
        first_player: setup.first_player,
        start: setup.start,
    };
    let record = Record { opening, actions: actions.to_vec() };
    let save = Save { created: 0, updated: 0, seed: 1, position: 0, record };
    let play = Play::restore(id(), save).unwrap();
    assert_eq!(play.record.actions, actions, "the last of these is not allowed");
    play
}

/// The app at this table, after what is told; the last of it was done just now.
pub(super) fn table(players: &str, lay: &TableBuilder, told: &str) -> Model {
    let told = told.split(',').map(str::trim).filter(|words| !words.is_empty());
    let actions: Vec<Action> = told.map(action).collect();
    let mut model = Model::new(Settings::default(), SetupForm::default(), Language::En);
    let mut now = play(players, lay, &actions);
    for done in 0..actions.len() {
        let before = play(players, lay, &actions[..done]);
        if before.bot(before.game.current()).is_none() {
            now.unheard.clear();
        }
        now.seen = before.events.len();
        now.unheard.push(now.seen);
    }
    model.play = Some(now);
    model.address = Address::Table(id());
    model.occupied = true;
    model
}

fn action(told: &str) -> Action {
    match told.split_once(' ').unwrap_or((told, "")) {
        ("roll", faces) => Action::Roll(dice(faces)),
        ("keep", shown) => Action::Keep(face(shown.chars().next().unwrap())),
        ("weasel", faces) => Action::Weasel(dice(faces)),
        ("bust", _) => Action::AcceptBust,
        ("stop", _) => Action::Stop,
        ("lower", _) => Action::StopLower,
        ("giver", number) => Action::TakeBratworm(seat(number.parse().unwrap())),
        ("return", name) => Action::ReturnFigure(Figure::parse(name).unwrap()),
        _ => panic!("nobody can do that: {told}"),
    }
}

/// Ann has the weasel and takes 21 with the hen on it: one of the two goes back.
fn two_specialists() -> Model {
    let told = "roll WWW11244, keep W, roll 11123, keep 1, roll 23, keep 3, stop";
    table("Ann,Ben", &owned(Figure::Weasel, 0), told)
}

#[test]
fn without_a_game_there_is_nothing_to_show() {
    let model = Model::new(Settings::default(), SetupForm::default(), Language::En);
    buttons::check_buttons(&model, &[]);
    assert_eq!(AsideView::of(&model), AsideView::default());
    assert_eq!(prompt(&model), None);
    assert_eq!(waiting_dice(&model), None);
    assert!(Hollow::of(&model, Face::One).is_bare());
    assert_eq!(QuestionView::of(&model), None);
    assert_eq!(SeatView::of(&model, seat(0)), None);
    assert_eq!(TileView::of(&model, tile(21)), None);
    assert_eq!(OutcomeView::of(&model), None);
    assert!(turns(&model).is_empty());
}
