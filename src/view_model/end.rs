//! The end of a game: who won, by what, and how it came to that.

use engine::{Claim, Event, Seat, Standing, Tile};

use crate::{
    app::{Address, GameId, Look, Model, Play},
    i18n::Messages,
};

/// One player at the end, in the order of the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankingRow {
    pub standing: Standing,
    pub name: String,
    pub look: Look,
    pub bot: bool,
    /// The stack, bottom first.
    pub tiles: Vec<Tile>,
    /// The stack in words.
    pub stack_label: String,
    /// The worms so far, after every tile, and then after bratworms and apple: what is counted up.
    pub sums: Vec<u8>,
    /// How many steps of the counting come before this player's.
    pub counted_before: usize,
    /// The tile that lifted this player above somebody with as many worms (O6.3).
    pub decisive: Option<Tile>,
    pub deeds: Deeds,
}

/// What a player did and suffered in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Deeds {
    /// Tiles stolen from others.
    pub steals: usize,
    /// Tiles lost to others.
    pub robbed: usize,
    pub failures: usize,
}

impl Deeds {
    /// What these events tell of this player.
    pub fn of(events: &[Event], player: Seat) -> Deeds {
        let mut deeds = Deeds::default();
        for event in events {
            match event {
                Event::Claimed { seat, claim: Claim::Steal { from, .. }, .. } => {
                    deeds.steals += usize::from(*seat == player);
                    deeds.robbed += usize::from(*from == player);
                }
                Event::Failed { seat, .. } => deeds.failures += usize::from(*seat == player),
                _ => {}
            }
        }
        deeds
    }
}

/// Everything the end screen says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndView {
    pub heading: String,
    /// Bird and colour of everybody who won.
    pub winners: Vec<Look>,
    /// Winners first; players who share a rank in the order of their seats.
    pub rows: Vec<RankingRow>,
    /// Where the highest tile decided, it is said (O6.3).
    pub tie_breaks: Vec<String>,
    /// Whether bratworms and the apple have columns of their own.
    pub extended: bool,
    /// Whether the game has ended just now: then the worms are counted before everybody's eyes.
    pub just_ended: bool,
    /// Whether a person has just won.
    pub celebrates: bool,
    pub id: GameId,
    /// The address of the table, to look at it once more.
    pub table: String,
}

impl EndView {
    /// None without a game on the table.
    pub fn of(model: &Model) -> Option<EndView> {
        let play = model.play.as_ref()?;
        let messages = model.messages();
        let rows = ranking(model, play);
        let winners = || rows.iter().filter(|row| row.standing.rank == 1);
        let names: Vec<String> = winners().map(|row| row.name.clone()).collect();
        let just_ended = play.moment().contains(&Event::Ended);
        Some(EndView {
            heading: (messages.end.heading)(&names),
            winners: winners().map(|row| row.look).collect(),
            celebrates: just_ended && winners().any(|row| !row.bot),
            just_ended,
            tie_breaks: tie_breaks(messages, &rows),
            extended: play.game.edition().has_specialists(),
            id: play.id.clone(),
            table: Address::Table(play.id.clone()).to_hash(),
            rows,
        })
    }
}

fn ranking(model: &Model, play: &Play) -> Vec<RankingRow> {
    let mut standings = play.game.standings();
    // Equals stay in the order of their seats.
    standings.sort_by_key(|standing| standing.rank);
    let mut counted_before = 0;
    let row = |standing: &Standing| {
        let seat = standing.seat;
        let tiles = play.game.stack(seat).tiles().to_vec();
        let sums = sums(&tiles, *standing);
        let beaten =
            |other: &Standing| other.worms() == standing.worms() && other.rank > standing.rank;
        let row = RankingRow {
            standing: *standing,
            name: play.name(seat).to_owned(),
            look: model.settings.look(seat),
            bot: play.bot(seat).is_some(),
            stack_label: (model.messages().end.stack)(play.name(seat), &tiles),
            counted_before,
            decisive: standing.highest.filter(|_| standings.iter().any(beaten)),
            deeds: Deeds::of(&play.events, seat),
            tiles,
            sums,
        };
        counted_before += row.sums.len();
        row
    };
    standings.iter().map(row).collect()
}

fn sums(tiles: &[Tile], standing: Standing) -> Vec<u8> {
    let worms = tiles.iter().map(|tile| tile.worms());
    let extras = [standing.bratworms, standing.apple].into_iter().filter(|worms| *worms > 0);
    let counted = worms.chain(extras).scan(0, |sum, worms| {
        *sum += worms;
        Some(*sum)
    });
    counted.collect()
}

/// A sentence for everybody whom the highest tile lifted above others.
fn tie_breaks(messages: &Messages, rows: &[RankingRow]) -> Vec<String> {
    let mut told: Vec<u8> = Vec::new();
    let mut sentences = Vec::new();
    for row in rows {
        let worms = row.standing.worms();
        let Some(tile) = row.decisive.filter(|_| !told.contains(&worms)) else { continue };
        told.push(worms);
        let tied = rows.iter().filter(|other| other.standing.worms() == worms);
        let tied: Vec<String> = tied.map(|other| other.name.clone()).collect();
        sentences.push((messages.end.tie_break)(&tied, worms, tile, &row.name));
    }
    sentences
}
