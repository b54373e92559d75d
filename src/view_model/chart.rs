//! Everybody's chance to win, turn by turn: as lines, as turning points, and as a table.

use super::{Html, replay::percent};
use crate::{
    app::{GameReview, Look, Model, Replay},
    i18n::ReplayTexts,
};

/// The room of the drawing, in its own units: the lines, and beside them the names.
const WIDTH: i32 = 3200;
const HEIGHT: i32 = 1700;
const LEFT: i32 = 40;
const RIGHT: i32 = 2500;
const TOP: i32 = 100;
const BOTTOM: i32 = 1600;

/// Names are so far from each other at least.
const LINE: i32 = 130;

/// A place in the drawing.
pub(super) type Point = (i32, i32);

/// So many letters of a name have room.
const LETTERS: usize = 9;

/// What changes a chance by more than this within a turn is a turning point; so many of them are told.
const SWING: f64 = 0.15;
const SWINGS: usize = 5;

/// The lines of a game, and the same as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartView {
    pub lines: Vec<ChartLine>,
    /// What the two upper lines of the frame mean.
    pub scale: [String; 2],
    /// The biggest changes, in the order of the game.
    pub swings: Vec<Swing>,
    /// A row for every turn; none until all is known.
    pub rows: Vec<ChartRow>,
    /// Everybody's name, for the head of the table.
    pub names: Vec<String>,
}

/// The line of a player. Beside its colour it is told by its dashes, and by the name at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartLine {
    pub look: Look,
    pub name: String,
    pub points: Vec<Point>,
    /// Where its name stands.
    pub label: Point,
}

/// A turn that changed much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swing {
    /// After how many actions it was over.
    pub at: usize,
    /// Where it is marked.
    pub place: Point,
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
            let points = line(replay, &known, seat);
            let look = model.settings.looks.get(seat).copied().unwrap_or_default();
            let height = points.last().map_or(BOTTOM, |end| end.1);
            let name = short(&player.name);
            lines.push(ChartLine { look, name, points, label: (RIGHT + 60, height) });
        }
        spread(&mut lines);
        let rows = if review.is_done() { rows(model, &known) } else { Vec::new() };
        let names = players.iter().map(|player| player.name.clone()).collect();
        let scale = [1.0, 0.5].map(|chance| percent(model.messages(), chance));
        Some(ChartView { scale, lines, swings: swings(model, replay, &known), rows, names })
    }
}

/// Where the present moment is, in thousandths of the width.
pub fn chart_cursor(model: &Model) -> i32 {
    model.replay.as_ref().map_or(LEFT, |replay| x(replay, replay.at)) * 1000 / WIDTH
}

/// The turn that a tap means, by the thousandths of the width it is at: after how many actions it was over.
pub fn chart_place(replay: &Replay, at: i32) -> Option<usize> {
    let meant = at * WIDTH / 1000;
    let apart = |at: &&usize| (x(replay, **at) - meant).abs();
    replay.turns.iter().min_by_key(apart).copied()
}

/// After how many actions what is known.
fn known<'a>(replay: &Replay, review: &'a GameReview) -> Vec<(usize, &'a [f64])> {
    let known = |at: &usize| Some((*at, review.chances(*at)?));
    replay.turns.iter().map_while(known).collect()
}

/// All turns are equally wide.
fn x(replay: &Replay, at: usize) -> i32 {
    let turns = replay.turns.len().saturating_sub(1).max(1);
    let before = replay.turns.partition_point(|begins| *begins <= at).saturating_sub(1);
    let begins = replay.turns.get(before).copied().unwrap_or(0);
    let ends = replay.turns.get(before + 1).copied().unwrap_or(begins);
    let within = at.saturating_sub(begins) as f64 / ends.saturating_sub(begins).max(1) as f64;
    let part = (before as f64 + within) / turns as f64;
    LEFT + (f64::from(RIGHT - LEFT) * part).round() as i32
}

fn y(chance: f64) -> i32 {
    BOTTOM - (f64::from(BOTTOM - TOP) * chance.clamp(0.0, 1.0)).round() as i32
}

fn line(replay: &Replay, known: &[(usize, &[f64])], seat: usize) -> Vec<Point> {
    let point = |(at, chances): &(usize, &[f64])| {
        (x(replay, *at), y(chances.get(seat).copied().unwrap_or_default()))
    };
    known.iter().map(point).collect()
}

/// Names that would lie upon each other move apart: from above each below the one before, and from below back into the room.
fn spread(lines: &mut [ChartLine]) {
    let mut heights: Vec<(i32, usize)> = Vec::new();
    for (seat, line) in lines.iter().enumerate() {
        let place = heights.partition_point(|(height, _)| *height <= line.label.1);
        heights.insert(place, (line.label.1, seat));
    }
    let mut above = TOP - LINE;
    for (height, _) in &mut heights {
        *height = (*height).max(above + LINE);
        above = *height;
    }
    let mut below = HEIGHT - 80 + LINE;
    for (height, seat) in heights.iter_mut().rev() {
        *height = (*height).min(below - LINE);
        below = *height;
        if let Some(line) = lines.get_mut(*seat) {
            line.label.1 = *height;
        }
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
    while found.len() > SWINGS {
        let changes = found.iter().enumerate().map(|(place, (change, _))| (place, *change));
        let Some((least, _)) = changes.min_by(|a, b| a.1.total_cmp(&b.1)) else { break };
        found.remove(least);
    }
    found.into_iter().map(|(_, swing)| swing).collect()
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

impl ChartView {
    /// The lines are for the eye: the turning points and the table say the same. Written at once, for nothing of it changes
    /// piece by piece.
    pub fn drawing(&self) -> Html {
        let mut html = Html::default();
        html.markup("<svg viewBox=\"0 0 3200 1700\" aria-hidden=\"true\" focusable=\"false\">");
        html.markup("<path class=\"frame\" d=\"M40 100H2500M40 850H2500M40 1600H2500\"/>");
        let [all, half] = &self.scale;
        html.markup("<text class=\"scale\" x=\"50\" y=\"85\">").text(all);
        html.markup("</text><text class=\"scale\" x=\"50\" y=\"835\">").text(half);
        html.markup("</text>");
        for (place, line) in self.lines.iter().enumerate() {
            html.markup("<g data-colour=\"").number(line.look.colour);
            html.markup("\" data-line=\"").number(place).markup("\"><polyline points=\"");
            for point in &line.points {
                html.text(&point_words(*point)).markup(" ");
            }
            let (x, y) = line.label;
            if let Some(end) = line.points.last() {
                html.markup("\"/><path class=\"leader\" d=\"M").text(&point_words(*end));
                html.markup("L").text(&point_words((x - 20, y)));
            }
            html.markup("\"/><text x=\"").text(&x.to_string());
            html.markup("\" y=\"").text(&(y + 40).to_string());
            html.markup("\">").text(&line.name).markup("</text></g>");
        }
        for Swing { place: (x, y), .. } in &self.swings {
            html.markup("<circle r=\"40\" cx=\"").text(&x.to_string());
            html.markup("\" cy=\"").text(&y.to_string()).markup("\"/>");
        }
        html.markup("</svg>");
        html
    }

    /// The turning points as buttons, and the table.
    pub fn html(&self, texts: &ReplayTexts) -> Html {
        let mut html = Html::default();
        if !self.swings.is_empty() {
            html.markup("<h3>").text(texts.swings).markup("</h3><div class=\"swings\">");
            for swing in &self.swings {
                html.markup(
                    "<button type=\"button\" class=\"pill\" data-action=\"swing\" data-at=\"",
                );
                html.number(swing.at).markup("\">").text(&swing.words).markup("</button>");
            }
            html.markup("</div>");
        }
        if !self.rows.is_empty() {
            self.table(texts, &mut html);
        }
        html
    }

    fn table(&self, texts: &ReplayTexts, html: &mut Html) {
        html.markup("<details class=\"chart-table\"><summary>").text(texts.table);
        html.markup(
            "</summary><div class=\"scrolls\" tabindex=\"0\" role=\"region\" aria-label=\"",
        );
        html.text(texts.chart).markup("\"><table class=\"ranking\"><thead><tr>");
        html.markup("<th scope=\"col\">").text(texts.turn).markup("</th>");
        for name in &self.names {
            html.markup("<th scope=\"col\">").text(name).markup("</th>");
        }
        html.markup("</tr></thead><tbody>");
        for (turn, row) in self.rows.iter().enumerate() {
            html.markup("<tr><th scope=\"row\">").number(turn).markup("</th>");
            for chance in &row.chances {
                html.markup("<td>").text(chance).markup("</td>");
            }
            html.markup("</tr>");
        }
        html.markup("</tbody></table></div></details>");
    }
}

fn point_words((x, y): Point) -> String {
    format!("{x} {y}")
}
