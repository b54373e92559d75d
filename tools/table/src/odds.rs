//! `table odds`: what the player to move can expect, for the position at the end of each record.

use anyhow::Result;
use record::read;
use solver::Oddsmaker;
use table::odds_line;

use crate::lines;

pub(crate) fn run() -> Result<()> {
    let mut oddsmaker = Oddsmaker::default();
    lines::answer(|record| {
        let (_, game) = read(record)?;
        Ok(odds_line(&mut oddsmaker, &game)?)
    })
}
