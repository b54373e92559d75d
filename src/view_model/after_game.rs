//! Luck and skill after a game, in plain words.

use super::{Html, choice::choice_words, replay::percent};
use crate::app::{
    Address, GameId, GameReview, Look, Luck, Model, Play, Rating, ReviewTrouble, ReviewedAccount,
    ReviewedDecision, loss_per_decision, table_after,
};

/// The card below the result.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewCard {
    pub state: ReviewState,
    /// Everybody; nobody before it is wanted. Their place is kept while the worker is thinking.
    pub rows: Vec<ReviewRow>,
    /// The best decision and the costliest one, once all are known.
    pub moments: Vec<ReviewMoment>,
    pub replay: String,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ReviewState {
    /// It is up to the players whether it is told.
    Offered,
    /// How far it has come, in words.
    Working(String),
    /// Why it does not go on.
    Trouble(&'static str),
    Ready,
}

impl ReviewState {
    /// `data-review` on the page.
    pub const fn name(&self) -> &'static str {
        match self {
            ReviewState::Offered => "offered",
            ReviewState::Working(_) => "working",
            ReviewState::Trouble(_) => "trouble",
            ReviewState::Ready => "ready",
        }
    }
}

/// Luck and skill of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewRow {
    pub seat: engine::Seat,
    pub name: String,
    pub look: Look,
    /// Empty until all is known.
    pub words: &'static str,
    pub rating: Option<Rating>,
    pub rating_words: &'static str,
    pub sums: String,
}

/// A decision worth looking at, and the address of its moment in the replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewMoment {
    pub words: String,
    pub address: String,
    /// Its handle: `best` or `costliest`.
    pub name: &'static str,
}

impl ReviewCard {
    /// None unless the result of a game is looked at.
    pub fn of(model: &Model) -> Option<ReviewCard> {
        let play = model.play.as_ref().filter(|play| play.game.is_over())?;
        let replay = Address::Replay { id: play.id.clone(), at: None }.to_hash();
        let Some(review) = model.review_at_hand() else {
            let (rows, moments) = (Vec::new(), Vec::new());
            return Some(ReviewCard { state: ReviewState::Offered, rows, moments, replay });
        };
        let state = state(model, review);
        let done = state == ReviewState::Ready;
        let moments = if done { moments(model, play, review) } else { Vec::new() };
        Some(ReviewCard { state, rows: rows(model, play, review, done), moments, replay })
    }
}

impl ReviewCard {
    /// Everybody, and the decisions worth looking at: written at once, for nothing of it changes piece by piece.
    pub fn html(&self, look: &str) -> Html {
        let mut html = Html::default();
        html.markup("<ol class=\"reviewed\">");
        for row in &self.rows {
            row.write(&mut html);
        }
        html.markup("</ol><div class=\"moments\">");
        for moment in &self.moments {
            html.markup("<a class=\"moment\" data-moment=\"").markup(moment.name);
            html.markup("\" href=\"").text(&moment.address).markup("\"><span>").text(&moment.words);
            html.markup("</span><span class=\"pill\" aria-hidden=\"true\">").text(look);
            html.markup("</span></a>");
        }
        html.markup("</div>");
        html
    }
}

impl ReviewRow {
    fn write(&self, html: &mut Html) {
        html.markup("<li data-colour=\"").number(self.look.colour);
        html.markup("\" data-reviewed=\"").number(self.seat.number());
        html.markup("\" data-rating=\"").markup(self.rating.map_or("", Rating::name));
        html.markup("\">").art(&format!("bird-{}", self.look.bird), "bird");
        html.markup("<p class=\"who-was\"><strong>").text(&self.name);
        html.markup("</strong><span class=\"rating\">").text(self.rating_words);
        html.markup("</span></p><p class=\"fortune\">").text(self.words);
        html.markup("</p><p class=\"sums\">").text(&self.sums).markup("</p></li>");
    }
}

/// How far it has come with the game that is looked at; none where there is nothing to tell.
pub fn review_state(model: &Model) -> Option<ReviewState> {
    match model.review_at_hand() {
        Some(review) => Some(state(model, review)),
        None => model.may_ask_for_review().then_some(ReviewState::Offered),
    }
}

fn state(model: &Model, review: &GameReview) -> ReviewState {
    let messages = model.messages();
    let texts = &messages.review;
    match review.trouble {
        Some(ReviewTrouble::Worker) => ReviewState::Trouble(texts.no_worker),
        Some(ReviewTrouble::Weights) => ReviewState::Trouble(texts.no_weights),
        None if review.is_done() => ReviewState::Ready,
        None => {
            let part = review.steps.len() as f64 / review.record.actions.len().max(1) as f64;
            // Tenths are enough: whoever listens does not want to hear every turn.
            let tenths = (part * 10.0).floor() / 10.0;
            ReviewState::Working((texts.working)(&percent(messages, tenths)))
        }
    }
}

fn rows(model: &Model, play: &Play, review: &GameReview, done: bool) -> Vec<ReviewRow> {
    let texts = &model.messages().review;
    let best = best_of_all(&review.accounts);
    let row = |(seat, look): (engine::Seat, &Look)| {
        let account = review.accounts.get(seat.index()).copied().filter(|_| done);
        let is_best = best == Some(seat.index());
        let rating = account.as_ref().and_then(Rating::of);
        ReviewRow {
            seat,
            name: play.name(seat).to_owned(),
            look: *look,
            words: account.map_or("", |account| (texts.verdict)(Luck::of(&account), is_best)),
            rating,
            rating_words: rating.map_or("", texts.rating),
            sums: account.map_or_else(String::new, |account| {
                (texts.sums)(&signed(account.luck), &signed(account.skill))
            }),
        }
    };
    play.game.seats().zip(&model.settings.looks).map(row).collect()
}

/// Whose decisions lost least; nobody where several did.
fn best_of_all(accounts: &[ReviewedAccount]) -> Option<usize> {
    let losses = || {
        let all = accounts.iter().enumerate();
        all.filter_map(|(seat, account)| Some((seat, loss_per_decision(account)?)))
    };
    let (best, least) = losses().min_by(|a, b| a.1.total_cmp(&b.1))?;
    let alone = losses().all(|(seat, loss)| seat == best || loss - least > 1e-9);
    alone.then_some(best)
}

/// Percentage points with their sign.
fn signed(change: f64) -> String {
    match (change * 100.0).round() as i32 {
        points @ 1.. => format!("+{points}"),
        0 => "0".to_owned(),
        points => format!("−{}", -points),
    }
}

/// What people decided, if there were any: bots need no praise.
fn moments(model: &Model, play: &Play, review: &GameReview) -> Vec<ReviewMoment> {
    let players = &play.record.opening.players;
    let anybody = players.iter().all(|player| player.bot.is_some());
    let by_people = |seat: usize| anybody || players.get(seat).is_some_and(|it| it.bot.is_none());
    let decisions = || {
        let steps = review.steps.iter().enumerate().filter(|(_, step)| by_people(step.player));
        steps.filter_map(|(index, step)| Some((index, step.decision?)))
    };
    let most = |worth: fn(&ReviewedDecision) -> f64| {
        let all = decisions().map(|(index, decision)| (index, worth(&decision)));
        all.max_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, worth)| *worth >= 0.01)
    };
    // The best one is where the next best would have cost most.
    let best = most(|it| if it.loss() < 0.001 { it.chosen - it.other } else { 0.0 });
    let costliest = most(ReviewedDecision::loss);
    let moment = |name, found: Option<(usize, f64)>| told(model, play, name, found?);
    moment("best", best).into_iter().chain(moment("costliest", costliest)).collect()
}

fn told(
    model: &Model,
    play: &Play,
    name: &'static str,
    (action, worth): (usize, f64),
) -> Option<ReviewMoment> {
    let messages = model.messages();
    let before = table_after(play, GameId::parse("replay")?, action)?;
    let chosen = play.record.actions.get(action)?.choice();
    let choice = choice_words(messages, &before, chosen);
    let turn = 1 + before.turns_over();
    let who = before.name(before.game.current());
    let texts = &messages.review;
    let words = match name {
        "best" => (texts.best)(who, turn, &choice),
        _ => (texts.costliest)(who, turn, &choice, &percent(messages, worth)),
    };
    let address = Address::Replay { id: play.id.clone(), at: Some(action + 1) }.to_hash();
    Some(ReviewMoment { words, address, name })
}
