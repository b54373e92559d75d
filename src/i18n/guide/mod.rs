//! What beginners are told, in every language: the guided first game, the line of the coach, and hints.

pub(super) mod de;
pub(super) mod en;
pub(super) mod fr;
pub(super) mod it;
