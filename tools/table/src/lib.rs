//! What the tool prints, for others who want to hold something against it.

use std::collections::BTreeMap;

use engine::Game;
use record::WrittenChoice;
use serde::Serialize;
use solver::{Oddsmaker, Reach};

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

/// What the player to move can expect of this position, as `table odds` prints it.
pub fn odds_line(oddsmaker: &mut Oddsmaker, game: &Game) -> serde_json::Result<String> {
    serde_json::to_string(&odds(oddsmaker, game))
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
