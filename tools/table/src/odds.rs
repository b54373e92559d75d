//! `table odds`: what the player to move can expect, for the position at the end of each record.

use std::collections::BTreeMap;

use anyhow::Result;
use engine::Game;
use record::{WrittenChoice, read};
use serde::Serialize;
use solver::{Oddsmaker, Reach};

use crate::lines;

/// One line of the answer.
#[derive(Serialize)]
struct Line {
    fail: f64,
    at_least: BTreeMap<u8, f64>,
    exactly: BTreeMap<u8, f64>,
    claim: BTreeMap<u8, f64>,
    choices: Vec<Choice>,
}

#[derive(Serialize)]
struct Choice {
    action: WrittenChoice,
    value: f64,
    fail: f64,
}

pub(crate) fn run() -> Result<()> {
    let mut oddsmaker = Oddsmaker::default();
    lines::answer(|record| {
        let (_, game) = read(record)?;
        Ok(serde_json::to_string(&odds(&mut oddsmaker, &game))?)
    })
}

fn odds(oddsmaker: &mut Oddsmaker, game: &Game) -> Line {
    let odds = oddsmaker.odds(game);
    let by_tile = |probability: fn(&Reach) -> f64| {
        odds.reach.iter().map(|reach| (reach.tile.number(), probability(reach))).collect()
    };
    Line {
        fail: odds.fail,
        at_least: by_tile(|reach| reach.at_least),
        exactly: by_tile(|reach| reach.exactly),
        claim: by_tile(|reach| reach.claim),
        choices: odds
            .choices
            .iter()
            .map(|(choice, outlook)| Choice {
                action: WrittenChoice(*choice),
                value: outlook.value,
                fail: outlook.fail,
            })
            .collect(),
    }
}
