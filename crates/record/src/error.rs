//! Why a record is refused.

use std::fmt;

use engine::{Illegal, SetupError};
use thiserror::Error;

macro_rules! reasons {
    ($($variant:ident = $name:literal),+ $(,)?) => {
        /// The kind of defect, by a name that other programs can rely on; `docs/record-format.md` says what each means.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Reason { $($variant),+ }

        impl Reason {
            /// Every reason, in the order of the document.
            pub const ALL: [Reason; [$($name),+].len()] = [$(Reason::$variant),+];

            /// The name in the output of the `table` tool.
            pub const fn name(self) -> &'static str {
                match self { $(Reason::$variant => $name),+ }
            }
        }
    };
}

reasons! {
    NotJson = "not_json",
    NotARecord = "not_a_record",
    UnsupportedVersion = "unsupported_version",
    UnknownField = "unknown_field",
    MissingField = "missing_field",
    WrongType = "wrong_type",
    UnknownEdition = "unknown_edition",
    UnknownOption = "unknown_option",
    PlayerCount = "player_count",
    UnknownBot = "unknown_bot",
    BadFirstPlayer = "bad_first_player",
    BadStart = "bad_start",
    MalformedAction = "malformed_action",
    GameOver = "game_over",
    NotNow = "not_now",
    DiceCount = "dice_count",
    GoldenFace = "golden_face",
    FaceNotRolled = "face_not_rolled",
    FaceAlreadyKept = "face_already_kept",
    WeaselNotReady = "weasel_not_ready",
    NothingLaidAside = "nothing_laid_aside",
    MustRoll = "must_roll",
    NoStealToLeave = "no_steal_to_leave",
    NotAGiver = "not_a_giver",
    NotInHand = "not_in_hand",
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
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

/// A record that cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{message}", .action.map_or_else(String::new, |action| format!("action {action}: ")))]
pub struct RecordError {
    /// The first action that fails; none if the fault lies before all actions.
    pub action: Option<usize>,
    /// The kind of defect.
    pub reason: Reason,
    /// The defect in words, for whoever mends the file.
    pub message: String,
}

impl RecordError {
    pub(crate) fn new(reason: Reason, message: impl Into<String>) -> RecordError {
        RecordError { action: None, reason, message: message.into() }
    }

    pub(crate) fn at(self, action: usize) -> RecordError {
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
        RecordError::new(reason, error.to_string())
    }
}
