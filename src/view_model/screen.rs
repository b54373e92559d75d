//! Which screen is shown.

use crate::app::{Address, Model};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    #[default]
    Start,
    Setup,
    Table,
    /// The table of the guided first game.
    Guide,
    End,
    /// A game once more.
    Replay,
    Rules,
    Settings,
    /// What can be practised, and how it went.
    Practice,
    /// The table with a position.
    Exercise,
}

impl Screen {
    /// The screen for the address. A game that is not here (yet) is awaited on the start screen.
    pub fn of(model: &Model) -> Screen {
        let play = model.play.as_ref();
        match &model.address {
            Address::Setup => Screen::Setup,
            Address::Rules { .. } => Screen::Rules,
            Address::Settings => Screen::Settings,
            Address::Practice(Some(_)) if model.practised_round().is_some() => Screen::Exercise,
            Address::Practice(_) => Screen::Practice,
            Address::Guide if model.guide.is_some() => Screen::Guide,
            Address::Table(id) if play.is_some_and(|play| play.id == *id) => Screen::Table,
            Address::End(id) if play.is_some_and(|play| play.id == *id && play.game.is_over()) => {
                Screen::End
            }
            Address::Replay { .. } if model.replay.is_some() => Screen::Replay,
            Address::Start
            | Address::New(_)
            | Address::Replay { .. }
            | Address::Guide
            | Address::Play
            | Address::Table(_)
            | Address::End(_) => Screen::Start,
        }
    }

    /// The name on the page: `body[data-screen]`.
    pub const fn name(self) -> &'static str {
        match self {
            Screen::Start => "start",
            Screen::Setup => "setup",
            Screen::Table => "table",
            Screen::Guide => "guide",
            Screen::End => "end",
            Screen::Replay => "replay",
            Screen::Rules => "rules",
            Screen::Settings => "settings",
            Screen::Practice | Screen::Exercise => "practice",
        }
    }
}
