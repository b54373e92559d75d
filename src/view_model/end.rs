//! The end of a game: who won, and by what.

use engine::Standing;

use crate::{
    app::{Address, Look, Model, Play},
    i18n::Messages,
};

/// One row of the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankingRow {
    pub standing: Standing,
    pub name: String,
    pub look: Look,
}

/// Everything the end screen says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndView {
    pub heading: String,
    /// Winners first; players who share a rank in the order of their seats.
    pub rows: Vec<RankingRow>,
    /// Where the highest tile decided, it is said (O6.3).
    pub tie_break: Option<String>,
    /// Whether bratworms and the apple have columns of their own.
    pub extended: bool,
    /// The address of the table, to look at it once more.
    pub table: String,
}

impl EndView {
    /// None without a game on the table.
    pub fn of(model: &Model) -> Option<EndView> {
        let play = model.play.as_ref()?;
        let messages = model.messages();
        let row = |standing: &Standing| RankingRow {
            standing: *standing,
            name: play.name(standing.seat).to_owned(),
            look: model.settings.look(standing.seat),
        };
        let standings = play.game.standings();
        // Equals stay in the order of their seats.
        let ranked = |rank| standings.iter().filter(move |standing| standing.rank == rank);
        let rows: Vec<RankingRow> = (1..=standings.len() as u8).flat_map(ranked).map(row).collect();
        let winners = rows.iter().filter(|row| row.standing.rank == 1);
        let winners: Vec<String> = winners.map(|row| row.name.clone()).collect();
        Some(EndView {
            heading: (messages.end.heading)(&winners),
            tie_break: tie_break(messages, play, &rows),
            extended: play.game.edition().has_specialists(),
            table: Address::Table(play.id.clone()).to_hash(),
            rows,
        })
    }
}

fn tie_break(messages: &Messages, play: &Play, rows: &[RankingRow]) -> Option<String> {
    let [first, second, ..] = rows else { return None };
    let (first, second) = (first.standing, second.standing);
    let decided = first.worms() == second.worms() && second.rank > first.rank;
    let highest = first.highest.filter(|_| decided)?;
    Some((messages.end.tie_break)(play.name(first.seat), highest))
}
