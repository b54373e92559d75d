//! How good a decision was, and how good all of them were. docs/analysis.md says why the thresholds lie where they do.

use super::{ReviewedAccount, ReviewedDecision};

/// What a decision is called, by the chance to win that it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Nothing was better.
    Best,
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Grade {
    pub const ALL: [Grade; 5] =
        [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    pub fn of(decision: &ReviewedDecision) -> Grade {
        match decision.loss() {
            loss if loss < 0.001 => Grade::Best,
            loss if loss < 0.01 => Grade::Good,
            loss if loss < 0.03 => Grade::Inaccuracy,
            loss if loss < 0.08 => Grade::Mistake,
            _ => Grade::Blunder,
        }
    }

    /// Whether it is one of those that are looked for.
    pub fn is_mistake(self) -> bool {
        self >= Grade::Mistake
    }

    /// `data-grade` on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// What somebody who decides like this is called, by the chance to win that a decision loses on average.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rating {
    GrillMaster,
    OldHand,
    Cook,
    Apprentice,
    Guest,
}

impl Rating {
    pub const ALL: [Rating; 5] =
        [Rating::GrillMaster, Rating::OldHand, Rating::Cook, Rating::Apprentice, Rating::Guest];

    /// None without any decision.
    pub fn of(account: &ReviewedAccount) -> Option<Rating> {
        let loss = loss_per_decision(account)?;
        Some(match loss {
            loss if loss < 0.0006 => Rating::GrillMaster,
            loss if loss < 0.0015 => Rating::OldHand,
            loss if loss < 0.003 => Rating::Cook,
            loss if loss < 0.006 => Rating::Apprentice,
            _ => Rating::Guest,
        })
    }

    /// `data-rating` on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Rating::GrillMaster => "grill-master",
            Rating::OldHand => "old-hand",
            Rating::Cook => "cook",
            Rating::Apprentice => "apprentice",
            Rating::Guest => "guest",
        }
    }
}

/// The chance to win that a decision has lost on average; none without any decision.
pub fn loss_per_decision(account: &ReviewedAccount) -> Option<f64> {
    (account.decisions > 0).then(|| -account.skill / account.decisions as f64)
}

/// How the dice fell for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    Good,
    Even,
    Bad,
}

impl Luck {
    pub const ALL: [Luck; 3] = [Luck::Good, Luck::Even, Luck::Bad];

    /// A tenth of a win is what nobody overlooks.
    pub fn of(account: &ReviewedAccount) -> Luck {
        match account.luck {
            luck if luck >= 0.1 => Luck::Good,
            luck if luck <= -0.1 => Luck::Bad,
            _ => Luck::Even,
        }
    }
}
