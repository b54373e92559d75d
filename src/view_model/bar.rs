//! The bar above the table.

use engine::Seat;

use crate::app::{Look, Model};

/// Whose turn it is, in words.
pub fn headline(model: &Model) -> String {
    let texts = &model.messages().table;
    match &model.play {
        Some(play) if !play.game.is_over() => {
            let seat = model.shown_turn().unwrap_or(play.game.current());
            (texts.turn_of)(play.name(seat))
        }
        _ => texts.over.to_owned(),
    }
}

/// Bird and colour of whose turn it is.
pub fn look_of_turn(model: &Model) -> Look {
    model.settings.look(model.shown_turn().unwrap_or(Seat::new(0)))
}

/// The bratworms that nobody has yet (E1.4); none in editions without them.
pub fn supply(model: &Model) -> Option<u8> {
    let game = &model.play.as_ref()?.game;
    game.edition().has_specialists().then(|| game.supply())
}

/// Whether another tab plays this game, so that it can be taken over here.
pub fn is_played_elsewhere(model: &Model) -> bool {
    model.watching && model.play.as_ref().is_some_and(|play| !play.game.is_over())
}

/// The picture of the switch that turns sound on and off, and whether it is on.
pub fn sound_switch(model: &Model) -> (&'static str, bool) {
    let on = model.settings.sound;
    (if on { "sound" } else { "sound-off" }, on)
}
