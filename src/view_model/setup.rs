//! The set-up screen: who sits where.

use record::Level;

use crate::app::{Model, SeatForm};

/// What each seat of the form is called, whether a name was typed or not.
pub fn seat_names(model: &Model) -> Vec<String> {
    let texts = &model.messages().setup;
    let seats = model.form.seats.iter().enumerate();
    seats.map(|(index, seat)| seat.name_or_usual(index, texts)).collect()
}

/// What the seat at this index is called if nothing is typed.
pub fn usual_name(model: &Model, index: usize) -> String {
    let seat = model.form.seats.get(index);
    seat.map(|seat| SeatForm::usual_name(seat, index, &model.messages().setup)).unwrap_or_default()
}

/// The levels a person may want to meet.
pub fn offered_levels() -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(|level| *level != Level::Random)
}
