//! `table analyse`: luck and skill of finished games, or a summary of many.

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use analysis::{Account, Report, Review};
use anyhow::Result;
use bots::WinEstimator;
use engine::Seat;
use record::{Level, Record, WrittenChoice, read};
use serde::Serialize;
use serde_json::json;

use crate::lines::{self, Refusal};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print one line about all games instead, and how long they took
    #[arg(long)]
    summary: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let estimator = WinEstimator::shipped();
    let mut analyst = Analyst { estimator, taken: Duration::ZERO };
    if !args.summary {
        return lines::answer(|line| {
            let (_, report, result) = analyst.analyse(line)?;
            Ok(serde_json::to_string(&Line::of(&report, &result))?)
        });
    }
    let mut totals = Totals::default();
    lines::each(|line| {
        let (record, report, result) = analyst.analyse(line?)?;
        totals.add(&record, &report, &result);
        Ok(())
    })?;
    println!("{}", totals.to_json(analyst.taken));
    Ok(())
}

struct Analyst {
    estimator: Arc<WinEstimator>,
    taken: Duration,
}

impl Analyst {
    /// The record of a line, what was made of it, and its result.
    fn analyse(&mut self, line: &str) -> Result<(Record, Report, Vec<f64>)> {
        let (record, game) = read(line)?;
        if !game.is_over() {
            let message = "the game is not over".to_owned();
            return Err(Refusal { action: None, reason: "unfinished", message }.into());
        }
        let start = Instant::now();
        let report = Review::of(&record, Arc::clone(&self.estimator))?.report();
        self.taken += start.elapsed();
        let result = report.result.clone().unwrap_or_default();
        Ok((record, report, result))
    }
}

/// One line of the answer.
#[derive(Serialize)]
struct Line<'a> {
    start: &'a [f64],
    result: &'a [f64],
    players: Vec<Player>,
}

#[derive(Serialize)]
struct Player {
    luck: f64,
    skill: f64,
    others: f64,
    model: f64,
    decisions: usize,
    errors: Vec<Error>,
}

#[derive(Serialize)]
struct Error {
    action: usize,
    best: WrittenChoice,
    loss: f64,
}

impl Line<'_> {
    fn of<'a>(report: &'a Report, result: &'a [f64]) -> Line<'a> {
        let player = |account: &Account| {
            let mistakes = account.mistakes.iter();
            let error = |mistake: &analysis::Mistake| Error {
                action: mistake.action,
                best: WrittenChoice(mistake.best),
                loss: mistake.loss,
            };
            Player {
                luck: account.luck,
                skill: account.skill,
                others: account.others,
                model: account.model,
                decisions: account.decisions,
                errors: mistakes.map(error).collect(),
            }
        };
        Line { start: &report.start, result, players: report.players.iter().map(player).collect() }
    }
}

/// What all games come to.
#[derive(Default)]
struct Totals {
    games: u64,
    luck: [Mean; Seat::MOST],
    /// For every level, and for people.
    skill: BTreeMap<&'static str, Mean>,
    /// Skill for each decision.
    loss: BTreeMap<&'static str, Mean>,
    /// How much there is of luck, skill, others and model, whichever way.
    amounts: [f64; 4],
    /// The sum of the parts is off the result by so much at most.
    furthest_off: f64,
    highest_skill: Option<f64>,
}

impl Totals {
    fn add(&mut self, record: &Record, report: &Report, result: &[f64]) {
        self.games += 1;
        let players = record.opening.players.iter().zip(&report.players);
        for (seat, (player, account)) in players.enumerate() {
            let level = player.bot.map_or("people", Level::name);
            let Account { luck, skill, others, model, .. } = *account;
            self.luck[seat % Seat::MOST].add(luck);
            self.skill.entry(level).or_default().add(skill);
            self.loss.entry(level).or_default().add(-skill / account.decisions.max(1) as f64);
            for (amount, part) in self.amounts.iter_mut().zip([luck, skill, others, model]) {
                *amount += part.abs();
            }
            let off = (report.start[seat] + account.sum() - result[seat]).abs();
            self.furthest_off = self.furthest_off.max(off);
            self.highest_skill = Some(self.highest_skill.map_or(skill, |most| most.max(skill)));
        }
    }

    fn to_json(&self, taken: Duration) -> String {
        let means = |means: &BTreeMap<&'static str, Mean>| {
            let each = means.iter().map(|(level, mean)| ((*level).to_owned(), mean.to_json()));
            serde_json::Value::Object(each.collect())
        };
        let all: f64 = self.amounts.iter().sum();
        let luck = self.luck.iter().filter(|mean| mean.count > 0.0);
        json!({
            "games": self.games,
            "furthest_off": self.furthest_off,
            "highest_skill": self.highest_skill,
            "luck_by_seat": luck.map(Mean::to_json).collect::<Vec<_>>(),
            "skill_by_level": means(&self.skill),
            "loss_per_decision": means(&self.loss),
            "model_share": self.amounts[3] / all.max(f64::MIN_POSITIVE),
            "games_per_second": self.games as f64 / taken.as_secs_f64().max(1e-9),
        })
        .to_string()
    }
}

/// An average in the making.
#[derive(Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, one: f64) {
        self.count += 1.0;
        self.sum += one;
        self.squares += one * one;
    }

    fn to_json(&self) -> serde_json::Value {
        let mean = self.sum / self.count;
        let spread = (self.squares / self.count - mean * mean).max(0.0);
        json!({ "mean": mean, "standard_error": (spread / self.count).sqrt() })
    }
}
