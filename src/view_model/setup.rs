//! The set-up screen: who sits where.

use record::Level;

use crate::app::{Look, Model, SetupForm};

/// What is shown of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupView {
    pub form: SetupForm,
    pub seats: Vec<SeatRow>,
}

/// What is shown of one seat beyond what the form holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// What it is called, whether a name was typed or not.
    pub name: String,
    /// What it is called if nothing is typed.
    pub usual_name: String,
    pub look: Look,
    /// What the bot of this seat is like; none for a person.
    pub temper: Option<&'static str>,
}

impl SetupView {
    pub fn of(model: &Model) -> SetupView {
        let texts = &model.messages().setup;
        let seats = model.form.seats.iter().zip(model.settings.looks).enumerate();
        let seats = seats.map(|(index, (seat, look))| SeatRow {
            name: seat.name_or_usual(index, texts),
            usual_name: seat.usual_name(index, texts),
            look,
            temper: seat.bot.map(texts.temper),
        });
        SetupView { form: model.form.clone(), seats: seats.collect() }
    }
}

/// The levels a person may want to meet.
pub fn offered_levels() -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(|level| *level != Level::Random)
}
