//! Which published rules a table plays by.

/// One published edition of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Edition {
    /// The game as sold since 2014: sixteen tiles, eight dice.
    #[default]
    Original,
    /// The box of 2018: tiles 11 and 13, six specialists, seven bratworms.
    Extended,
    /// The French sheet of 2005: stopping only for a tile, a steal may be left.
    Pickomino2005,
}

impl Edition {
    /// Every edition, in the order in which they are offered.
    pub const ALL: [Edition; 3] = [Edition::Original, Edition::Extended, Edition::Pickomino2005];

    /// The name in records, links and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Original => "original",
            Edition::Extended => "extended",
            Edition::Pickomino2005 => "pickomino2005",
        }
    }

    /// The edition with this name.
    pub fn parse(name: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// Whether figures, bratworms and the tiles 11 and 13 are on the table (E1).
    pub const fn has_specialists(self) -> bool {
        matches!(self, Edition::Extended)
    }
}

/// What the golden die shows (E8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum GoldenFaces {
    /// The faces of the white dice.
    #[default]
    Ordinary,
    /// Three 1s and three worms, as the die in the box of the earlier expansion.
    OnesAndWorms,
}

impl GoldenFaces {
    /// Both kinds, the usual one first.
    pub const ALL: [GoldenFaces; 2] = [GoldenFaces::Ordinary, GoldenFaces::OnesAndWorms];

    /// The name in records and links.
    pub const fn name(self) -> &'static str {
        match self {
            GoldenFaces::Ordinary => "ordinary",
            GoldenFaces::OnesAndWorms => "ones_and_worms",
        }
    }

    /// The kind with this name.
    pub fn parse(name: &str) -> Option<GoldenFaces> {
        GoldenFaces::ALL.into_iter().find(|faces| faces.name() == name)
    }
}

/// What a table may agree on beyond the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Options {
    /// A returned tile that is the highest open one is turned itself (L5).
    pub short_game: bool,
    /// The faces of the golden die (E8.2); without effect outside the extended game.
    pub golden_faces: GoldenFaces,
}
