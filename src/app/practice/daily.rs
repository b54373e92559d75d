//! The three positions of a day: the same for everybody whose device has the same date.

use engine::Edition;

use super::{Difficulty, Wanted};

/// So many there are.
pub const DAILY: usize = Difficulty::ALL.len();

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;

/// The seeds of two days, and of two positions of a day, lie so far apart that none looks for what another one has found.
const APART: u64 = 10_000;

/// The day that a calendar on the device shows, counted from 1970. `now` is the time in milliseconds since 1970, `behind`
/// by how many minutes the clocks here are behind the universal time.
pub fn day_of(now: u64, behind: i32) -> u32 {
    let local = i64::try_from(now).unwrap_or_default() - i64::from(behind) * MINUTE;
    u32::try_from(local.div_euclid(DAY)).unwrap_or_default()
}

/// The three of this day, from easy to hard. Every day is another edition's.
pub fn daily(day: u32) -> [Wanted; DAILY] {
    let editions = Edition::ALL;
    let turn = day as usize % editions.len();
    let edition = editions.get(turn).copied().unwrap_or(Edition::Original);
    Difficulty::ALL.map(|difficulty| {
        let number = u64::from(day) * DAILY as u64 + difficulty.index() as u64;
        Wanted { seed: number * APART, difficulty, edition }
    })
}
