//! Everybody's chance to win, turn by turn, as lines.

use std::fmt::Write as _;

use super::replay::percent;
use crate::app::{GameReview, Look, Model, Replay};

/// The room of the drawing, in its own units: the lines, and beside them the names.
pub const WIDTH: f64 = 320.0;
pub const HEIGHT: f64 = 170.0;
const LEFT: f64 = 4.0;
const RIGHT: f64 = 250.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 160.0;

/// Names are so far from each other at least.
const LINE: f64 = 13.0;

/// So many letters of a name have room.
const LETTERS: usize = 9;

/// What changes a chance by more than this within a turn is a turning point; so many of them are told.
const SWING: f64 = 0.15;
const SWINGS: usize = 5;

/// The lines of a game, and the same as a table.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartView {
    pub lines: Vec<ChartLine>,
    /// The biggest changes, in the order of the game.
    pub swings: Vec<Swing>,
    /// A row for every turn; none until all is known.
    pub rows: Vec<ChartRow>,
    /// Everybody's name, for the head of the table.
    pub names: Vec<String>,
}

/// The line of a player. Beside its colour it is told by its dashes, and by the name at its end.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartLine {
    pub look: Look,
    pub name: String,
    /// As `points` of a polyline.
    pub points: String,
    /// Where the line ends, and where its name stands.
    pub end: (f64, f64),
    pub label: (f64, f64),
}

/// A turn that changed much.
#[derive(Clone, Debug, PartialEq)]
pub struct Swing {
    /// After how many actions it was over.
    pub at: usize,
    /// Where it is marked.
    pub place: (f64, f64),
    pub words: String,
}

/// Everybody's chance after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartRow {
    pub at: usize,
    pub chances: Vec<String>,
}

impl ChartView {
    /// None while nothing is known.
    pub fn of(model: &Model) -> Option<ChartView> {
        let replay = model.replay.as_ref()?;
        let review = model.review_at_hand().filter(|review| !review.start.is_empty())?;
        let known = known(replay, review);
        let players = &replay.whole.record.opening.players;
        let mut lines: Vec<ChartLine> = Vec::new();
        for (seat, player) in players.iter().enumerate() {
            let line = line(replay, &known, seat);
            let look = model.settings.looks.get(seat).copied().unwrap_or_default();
            let end = line.last().copied().unwrap_or((LEFT, BOTTOM));
            let points = points(&line);
            let name = short(&player.name);
            lines.push(ChartLine { look, name, points, end, label: (RIGHT + 6.0, end.1) });
        }
        spread(&mut lines);
        let rows = if review.is_done() { rows(model, &known) } else { Vec::new() };
        let names = players.iter().map(|player| player.name.clone()).collect();
        Some(ChartView { lines, swings: swings(model, replay, &known), rows, names })
    }
}

/// Where the present moment is.
pub fn chart_cursor(model: &Model) -> f64 {
    model.replay.as_ref().map_or(LEFT, |replay| x(replay, replay.at))
}

/// The turn that a tap means, by the part of the drawing's width it is at: after how many actions it was over.
pub fn chart_place(replay: &Replay, part: f64) -> Option<usize> {
    let meant = part * WIDTH;
    let apart = |at: &&usize| (x(replay, **at) - meant).abs();
    replay.turns.iter().min_by(|a, b| apart(a).total_cmp(&apart(b))).copied()
}

/// After how many actions what is known.
fn known<'a>(replay: &Replay, review: &'a GameReview) -> Vec<(usize, &'a [f64])> {
    let known = |at: &usize| Some((*at, review.chances(*at)?));
    replay.turns.iter().map_while(known).collect()
}

/// All turns are equally wide.
fn x(replay: &Replay, at: usize) -> f64 {
    let turns = replay.turns.len().saturating_sub(1).max(1) as f64;
    let before = replay.turns.partition_point(|begins| *begins <= at).saturating_sub(1);
    let begins = replay.turns.get(before).copied().unwrap_or(0);
    let within = replay.turns.get(before + 1).map_or(0.0, |ends| {
        (at - begins.min(at)) as f64 / ends.saturating_sub(begins).max(1) as f64
    });
    LEFT + (RIGHT - LEFT) * (before as f64 + within) / turns
}

fn y(chance: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0)
}

fn line(replay: &Replay, known: &[(usize, &[f64])], seat: usize) -> Vec<(f64, f64)> {
    let point = |(at, chances): &(usize, &[f64])| {
        (x(replay, *at), y(chances.get(seat).copied().unwrap_or_default()))
    };
    known.iter().map(point).collect()
}

fn points(line: &[(f64, f64)]) -> String {
    let mut points = String::new();
    for (x, y) in line {
        // Writing to a string cannot fail.
        let _ = write!(points, "{x:.1},{y:.1} ");
    }
    points
}

/// Names that would lie upon each other move apart.
fn spread(lines: &mut [ChartLine]) {
    let mut order: Vec<&mut ChartLine> = lines.iter_mut().collect();
    order.sort_by(|a, b| a.label.1.total_cmp(&b.label.1));
    let mut lowest = TOP - LINE;
    for line in &mut order {
        line.label.1 = line.label.1.max(lowest + LINE);
        lowest = line.label.1;
    }
    let mut highest = HEIGHT - 4.0 + LINE;
    for line in order.iter_mut().rev() {
        line.label.1 = line.label.1.min(highest - LINE);
        highest = line.label.1;
    }
}

fn short(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    let begins: String = name.chars().take(LETTERS - 1).collect();
    format!("{}…", begins.trim_end())
}

fn swings(model: &Model, replay: &Replay, known: &[(usize, &[f64])]) -> Vec<Swing> {
    let messages = model.messages();
    let mut found = Vec::new();
    for (turn, (before, after)) in known.iter().zip(known.iter().skip(1)).enumerate() {
        let changes = before.1.iter().zip(after.1).enumerate();
        let largest = changes.max_by(|a, b| change(a.1).total_cmp(&change(b.1)));
        let Some((seat, (from, to))) = largest else { continue };
        let name = replay.whole.record.opening.players.get(seat).map_or("", |it| it.name.as_str());
        let (old, new) = (percent(messages, *from), percent(messages, *to));
        let words = (messages.replay.swing)(turn + 1, name, &old, &new);
        let place = (x(replay, after.0), y(*to));
        found.push((change((from, to)), Swing { at: after.0, place, words }));
    }
    found.retain(|(change, _)| *change >= SWING);
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut swings: Vec<Swing> = found.into_iter().take(SWINGS).map(|(_, swing)| swing).collect();
    swings.sort_by_key(|swing| swing.at);
    swings
}

fn change((from, to): (&f64, &f64)) -> f64 {
    (to - from).abs()
}

fn rows(model: &Model, known: &[(usize, &[f64])]) -> Vec<ChartRow> {
    let messages = model.messages();
    let row = |(at, chances): &(usize, &[f64])| ChartRow {
        at: *at,
        chances: chances.iter().map(|chance| percent(messages, *chance)).collect(),
    };
    known.iter().map(row).collect()
}
