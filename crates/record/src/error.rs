//! Why a record is refused.

use std::fmt;

use engine::{Illegal, SetupError};

/// The kind of defect, by a name that other programs can rely on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "docs/record-format.md lists them")]
pub enum Reason {
    NotJson,
    NotARecord,
    UnsupportedVersion,
    UnknownField,
    MissingField,
    WrongType,
    UnknownEdition,
    UnknownOption,
    PlayerCount,
    UnknownBot,
    BadFirstPlayer,
    BadStart,
    MalformedAction,
    GameOver,
    NotNow,
    DiceCount,
    GoldenFace,
    FaceNotRolled,
    FaceAlreadyKept,
    WeaselNotReady,
    NothingLaidAside,
    MustRoll,
    NoStealToLeave,
    NotAGiver,
    NotInHand,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 25] = [
        Reason::NotJson,
        Reason::NotARecord,
        Reason::UnsupportedVersion,
        Reason::UnknownField,
        Reason::MissingField,
        Reason::WrongType,
        Reason::UnknownEdition,
        Reason::UnknownOption,
        Reason::PlayerCount,
        Reason::UnknownBot,
        Reason::BadFirstPlayer,
        Reason::BadStart,
        Reason::MalformedAction,
        Reason::GameOver,
        Reason::NotNow,
        Reason::DiceCount,
        Reason::GoldenFace,
        Reason::FaceNotRolled,
        Reason::FaceAlreadyKept,
        Reason::WeaselNotReady,
        Reason::NothingLaidAside,
        Reason::MustRoll,
        Reason::NoStealToLeave,
        Reason::NotAGiver,
        Reason::NotInHand,
    ];

    /// The name in the output of the `table` tool.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::NotJson => "not_json",
            Reason::NotARecord => "not_a_record",
            Reason::UnsupportedVersion => "unsupported_version",
            Reason::UnknownField => "unknown_field",
            Reason::MissingField => "missing_field",
            Reason::WrongType => "wrong_type",
            Reason::UnknownEdition => "unknown_edition",
            Reason::UnknownOption => "unknown_option",
            Reason::PlayerCount => "player_count",
            Reason::UnknownBot => "unknown_bot",
            Reason::BadFirstPlayer => "bad_first_player",
            Reason::BadStart => "bad_start",
            Reason::MalformedAction => "malformed_action",
            Reason::GameOver => "game_over",
            Reason::NotNow => "not_now",
            Reason::DiceCount => "dice_count",
            Reason::GoldenFace => "golden_face",
            Reason::FaceNotRolled => "face_not_rolled",
            Reason::FaceAlreadyKept => "face_already_kept",
            Reason::WeaselNotReady => "weasel_not_ready",
            Reason::NothingLaidAside => "nothing_laid_aside",
            Reason::MustRoll => "must_roll",
            Reason::NoStealToLeave => "no_steal_to_leave",
            Reason::NotAGiver => "not_a_giver",
            Reason::NotInHand => "not_in_hand",
        }
    }
}

impl From<Illegal> for Reason {
    fn from(why: Illegal) -> Reason {
        match why {
            Illegal::GameOver => Reason::GameOver,
            Illegal::NotNow => Reason::NotNow,
            Illegal::DiceCount { .. } => Reason::DiceCount,
            Illegal::GoldenFace => Reason::GoldenFace,
            Illegal::FaceNotRolled => Reason::FaceNotRolled,
            Illegal::FaceAlreadyKept => Reason::FaceAlreadyKept,
            Illegal::WeaselNotReady => Reason::WeaselNotReady,
            Illegal::NothingLaidAside => Reason::NothingLaidAside,
            Illegal::MustRoll => Reason::MustRoll,
            Illegal::NoStealToLeave => Reason::NoStealToLeave,
            Illegal::NotAGiver => Reason::NotAGiver,
            Illegal::NotInHand => Reason::NotInHand,
        }
    }
}

/// A defect in words. Not on the page: it tells in the player's language that a game cannot be read, and would carry
/// these words for nobody.
macro_rules! words {
    ($($words:tt)*) => {
        if cfg!(target_arch = "wasm32") { String::new() } else { format!($($words)*) }
    };
}
pub(super) use words;

/// A record that cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The first action that fails; none if the fault lies before all actions.
    pub action: Option<usize>,
    /// The kind of defect.
    pub reason: Reason,
    /// The defect in words, for whoever mends the file; empty on the page.
    pub message: String,
}

impl RecordError {
    pub(super) fn new(reason: Reason, message: impl Into<String>) -> RecordError {
        RecordError { action: None, reason, message: message.into() }
    }

    pub(super) fn at(self, action: usize) -> RecordError {
        RecordError { action: Some(action), ..self }
    }
}

impl From<SetupError> for RecordError {
    fn from(error: SetupError) -> RecordError {
        let reason = match error {
            SetupError::PlayerCount => Reason::PlayerCount,
            SetupError::FirstPlayer => Reason::BadFirstPlayer,
            SetupError::Start(_) => Reason::BadStart,
        };
        RecordError::new(reason, words!("{error}"))
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            Some(action) => write!(f, "action {action}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for RecordError {}
