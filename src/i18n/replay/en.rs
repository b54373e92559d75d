//! English.

use super::{ReplayTexts, ReviewTexts};
use crate::app::{Grade, Luck, Rating};

pub(in crate::i18n) const REPLAY: ReplayTexts = ReplayTexts {
    heading: "Replay",
    turn_of: |turn, turns| format!("Turn {turn} of {turns}"),
    slider: "Moment of the game",
    beginning: "This is how it began.",
    first: "To the beginning",
    turn_back: "One turn back",
    back: "One move back",
    play: "Play",
    pause: "Pause",
    on: "One move on",
    turn_on: "One turn on",
    last: "To the end",
    mistake_back: "Previous mistake",
    mistake_on: "Next mistake",
    speed: "Speed",
    grade: |grade| match grade {
        Grade::Best => "Best choice",
        Grade::Good => "Good choice",
        Grade::Inaccuracy => "Inaccuracy",
        Grade::Mistake => "Mistake",
        Grade::Blunder => "Blunder",
    },
    chance: |name, chance| format!("{name}’s chance to win: {chance}."),
    better: |best, better, chosen| format!("Better: {best} ({better} instead of {chosen})."),
    chart: "Chances to win",
    chart_line: "Tap the chart to see that moment.",
    swings: "Turning points",
    swing: |turn, name, from, to| format!("Turn {turn}: {name} {from} → {to}"),
    table: "As a table",
    turn: "Turn",
    play_on: "Play on from here",
    play_on_line: "A new game with new dice. This one stays as it was.",
    others: "The other seats",
    others_same: "as they were",
    others_bots: |level| format!("bots: {level}"),
    key_actions: "move by move",
    key_turns: "turn by turn",
    key_mistake: "next mistake",
    key_play: "play or pause",
    key_ends: "beginning and end",
};

pub(in crate::i18n) const REVIEW: ReviewTexts = ReviewTexts {
    heading: "Luck and skill",
    offer: "Show luck and skill",
    offer_line: "How the dice fell, and how well everybody chose.",
    working: |done| format!("Going through the game: {done}"),
    no_worker: "The game can’t be gone through right now.",
    no_weights: "What the expert knows can’t be fetched right now.",
    verdict: |luck, best| match (luck, best) {
        (Luck::Good, true) => "lucky, and the best decisions of the evening",
        (Luck::Even, true) => "even luck, but the best decisions of the evening",
        (Luck::Bad, true) => "unlucky, but the best decisions of the evening",
        (Luck::Good, false) => "lucky with the dice",
        (Luck::Even, false) => "neither lucky nor unlucky",
        (Luck::Bad, false) => "unlucky with the dice",
    },
    rating: |rating| match rating {
        Rating::GrillMaster => "Grill master",
        Rating::OldHand => "Old hand",
        Rating::Cook => "Good cook",
        Rating::Apprentice => "Kitchen help",
        Rating::Guest => "Merry guest",
    },
    sums: |luck, skill| format!("Luck {luck}, decisions {skill}"),
    note: "In percentage points of the chance to win.",
    best: |name, turn, choice| format!("Best decision: {name}, turn {turn}. {choice}"),
    costliest: |name, turn, choice, loss| {
        format!("Costliest decision: {name}, turn {turn}, −{loss}. {choice}")
    },
    look: "Look",
    percent: |number| format!("{number}%"),
};
