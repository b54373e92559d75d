//! The table at one moment, as other programs read it.

use engine::{Dice, Figure, Game, Phase, Seat, Tile, TileSet};
use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::write::{WrittenChoice, WrittenFace, WrittenFaces, WrittenPlaces, to_line};

/// Writes a game as the table of `docs/record-format.md`.
///
/// ```
/// use engine::{Edition, Game, Setup};
/// use record::Table;
///
/// let game = Game::new(&Setup::new(Edition::Original, 2))?;
/// assert!(Table(&game).to_json().ends_with(r#""aside":[],"rolled":[],"legal":[["roll",8]]}"#));
/// # Ok::<(), engine::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Table<'a>(pub &'a Game);

impl Table<'_> {
    /// The table on one line.
    pub fn to_json(self) -> String {
        to_line(&self)
    }
}

impl Serialize for Table<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = self.0;
        let per_seat = |of: &dyn Fn(_) -> u8| game.seats().map(of).collect::<Vec<u8>>();
        let stacks: Vec<Vec<u8>> = game
            .seats()
            .map(|seat| game.stack(seat).tiles().iter().map(|tile| tile.number()).collect())
            .collect();
        let places: Vec<_> = Figure::ALL
            .into_iter()
            .filter_map(|figure| Some((figure, game.place(figure)?)))
            .collect();
        let aside: Vec<_> = game.phase().turn().map_or_else(Vec::new, |turn| {
            turn.aside().iter().map(|aside| (WrittenFace(aside.face), aside.count)).collect()
        });
        let rolled = game.phase().rolled().map(Dice::faces).unwrap_or_default();
        let winners: Vec<u8> = game.winners().into_iter().map(Seat::number).collect();
        let legal: Vec<_> = game.choices().into_iter().map(WrittenChoice).collect();

        let mut table = serializer.serialize_struct("Table", 13)?;
        table.serialize_field("current", &game.current().number())?;
        table.serialize_field("phase", phase_name(game.phase()))?;
        table.serialize_field("grill_open", &numbers(game.grill().open()))?;
        table.serialize_field("grill_down", &numbers(game.grill().down()))?;
        table.serialize_field("stacks", &stacks)?;
        table.serialize_field("specialists", &WrittenPlaces(&places))?;
        table.serialize_field("bratworms", &per_seat(&|seat| game.bratworms(seat)))?;
        table.serialize_field("supply", &game.supply())?;
        table.serialize_field("scores", &per_seat(&|seat| game.score(seat)))?;
        table.serialize_field("winners", &winners)?;
        table.serialize_field("aside", &aside)?;
        table.serialize_field("rolled", &WrittenFaces(rolled))?;
        table.serialize_field("legal", &legal)?;
        table.end()
    }
}

fn numbers(tiles: TileSet) -> Vec<u8> {
    tiles.iter().map(Tile::number).collect()
}

fn phase_name(phase: &Phase) -> &'static str {
    match phase {
        Phase::Deciding(_) => "decide",
        Phase::Choosing { .. } => "pick",
        Phase::TakingBratworm { .. } => "bratworm",
        Phase::ReturningSpecialist { .. } => "specialist",
        Phase::Over => "over",
    }
}
