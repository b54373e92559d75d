//! The set-up screen: who sits where, what an edition adds, the lot, and the link for others.

use std::fmt::Write as _;

use engine::Edition;
use qrcodegen::{QrCode, QrCodeEcc};
use record::{Level, Opening};

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
    /// What the bot of this seat is like and how strong it is; none for a person.
    pub temper: Option<(&'static str, usize)>,
}

impl SetupView {
    pub fn of(model: &Model) -> SetupView {
        let texts = &model.messages().setup;
        let seats = model.form.seats.iter().zip(model.settings.looks).enumerate();
        let seats = seats.map(|(index, (seat, look))| SeatRow {
            name: seat.name_or_usual(index, texts),
            usual_name: seat.usual_name(index, texts),
            look,
            temper: seat.bot.map(|level| ((texts.temper)(level), strength(level))),
        });
        SetupView { form: model.form.clone(), seats: seats.collect() }
    }
}

/// The levels a person may want to meet, weakest first.
pub fn offered_levels() -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(|level| *level != Level::Random)
}

/// The place of a level among those that are offered, from 1 up.
fn strength(level: Level) -> usize {
    offered_levels().position(|offered| offered == level).map_or(0, |place| place + 1)
}

/// What an edition is about, as names of pictures.
pub fn edition_pictures(edition: Edition) -> &'static [&'static str] {
    match edition {
        Edition::Original => &["worms-1", "worms-2", "worms-3", "worms-4"],
        Edition::Extended => &["can", "hen", "raven", "weasel", "golden", "apple", "bratworm"],
        Edition::Pickomino2005 => &["die-5", "die-worm", "stop"],
    }
}

/// One player before whom a lot is turned over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LotRow {
    pub name: String,
    pub look: Look,
    /// When it is turned over: before so many others are. Last of all that of whoever begins.
    pub turn: usize,
    pub begins: bool,
}

/// Everybody's lot.
pub fn lots(model: &Model, opening: &Opening) -> Vec<LotRow> {
    let (first, count) = (opening.first_player.index(), opening.players.len());
    let seats = opening.players.iter().zip(model.settings.looks).enumerate();
    let row = |(index, (player, look)): (usize, (&record::Player, Look))| LotRow {
        name: player.name.clone(),
        look,
        // From the one after whoever begins, around the table.
        turn: (index + 2 * count - first - 1) % count,
        begins: index == first,
    };
    seats.map(row).collect()
}

/// A code that cameras read, as one outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrPicture {
    /// The box of the picture, with the quiet margin that cameras need.
    pub view_box: String,
    pub path: String,
}

impl QrPicture {
    /// None where the text is longer than any code can hold.
    pub fn of(text: &str) -> Option<QrPicture> {
        const MARGIN: i32 = 4;
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
        let size = code.size();
        let mut path = String::new();
        for (x, y) in (0..size).flat_map(|y| (0..size).map(move |x| (x, y))) {
            if code.get_module(x, y) {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
            }
        }
        let whole = size + 2 * MARGIN;
        Some(QrPicture { view_box: format!("0 0 {whole} {whole}"), path })
    }
}
