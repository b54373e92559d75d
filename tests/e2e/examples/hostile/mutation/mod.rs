//! Good texts made bad, in the ways in which files are damaged, forged, or come from somebody else's program.

mod content;
mod text;

use crate::lot::Lot;

/// A way of making a good text bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mutation {
    /// Bytes changed, lost, doubled, or cut off.
    Bytes,
    /// Words and signs of the format exchanged, lost or doubled.
    Tokens,
    Numbers,
    /// Fields that are missing, stand twice, or have another name or each other's values.
    Fields,
    /// Actions in another order, missing, or done twice.
    Actions,
    /// Actions of another game.
    Foreign,
    /// Tiles and figures of a described table moved about.
    Tables,
    Unicode,
    Nesting,
    Size,
}

impl Mutation {
    pub(crate) const ALL: [Mutation; 10] = [
        Mutation::Bytes,
        Mutation::Tokens,
        Mutation::Numbers,
        Mutation::Fields,
        Mutation::Actions,
        Mutation::Foreign,
        Mutation::Tables,
        Mutation::Unicode,
        Mutation::Nesting,
        Mutation::Size,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Mutation::Bytes => "bytes",
            Mutation::Tokens => "tokens",
            Mutation::Numbers => "numbers",
            Mutation::Fields => "fields",
            Mutation::Actions => "actions",
            Mutation::Foreign => "another game's actions",
            Mutation::Tables => "described tables",
            Mutation::Unicode => "odd letters",
            Mutation::Nesting => "deep nesting",
            Mutation::Size => "far too much",
        }
    }

    /// The text made bad; `other` is another good one. Both may be a record, or something with a record in it.
    pub(crate) fn apply(self, text: &str, other: &str, lot: &mut Lot) -> String {
        match self {
            Mutation::Bytes => text::bytes(text, lot),
            Mutation::Tokens => text::tokens(text, lot),
            Mutation::Numbers => text::numbers(text, lot),
            Mutation::Fields => content::fields(text, lot),
            Mutation::Actions => content::changed(text, |value| content::actions(value, lot)),
            Mutation::Foreign => {
                content::changed(text, |value| content::foreign(value, other, lot))
            }
            Mutation::Tables => content::changed(text, |value| content::tables(value, lot)),
            Mutation::Unicode => text::unicode(text, lot),
            Mutation::Nesting => text::nesting(text, lot),
            Mutation::Size => content::size(text, lot),
        }
    }
}
