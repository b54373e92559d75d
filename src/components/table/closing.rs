//! How the last turn ended, in one line that explains itself.

use engine::{Event, Rule, Seat};
use crate::{app::{Address, Play, Session, Spot}, platform::Store, components::{
        art::art,
        dom::{El, el},
        widgets::quiet,
    }};

#[derive(Clone, Debug, PartialEq, Eq)]
struct Closing {
    whose: String,
    failed: bool,
    /// What came of it: the portion, or the cause of the failure.
    result: String,
    /// What followed: what was returned, turned or moved, or why nothing was; each with its rule.
    details: Vec<(String, Option<Rule>)>,
    /// The rule behind the result.
    rule: Option<Rule>,
}

/// The events that closed the turn: from the stop or the fatal roll to the next turn.
fn closing_events(play: &Play, from: usize) -> impl Iterator<Item = &Event> {
    play.events
        .get(from..)
        .unwrap_or_default()
        .iter()
        .take_while(|event| !matches!(event, Event::TurnBegan { .. } | Event::Ended))
}

fn closing(session: &Session) -> Option<Closing> {
    let play = session.play.as_ref()?;
    let last = play.last_turn.as_ref().filter(|_| play.is_between_turns())?;
    let messages = session.messages();
    let names = |seat: Seat| play.name(seat).to_owned();
    let is_result = |event: &&Event| matches!(event, Event::Failed { .. } | Event::Claimed { .. });
    let result = closing_events(play, last.closing).find(is_result)?;
    let details = closing_events(play, last.closing)
        .filter(|event| !is_result(event) && !matches!(event, Event::Rolled { .. }))
        .map(|event| ((messages.event)(event, &names), rule_of(event)))
        .collect();
    Some(Closing {
        whose: (messages.table.last_turn)(play.name(last.seat)),
        failed: matches!(result, Event::Failed { .. }),
        result: (messages.event)(result, &names),
        details,
        rule: rule_of(result),
    })
}

fn rule_of(event: &Event) -> Option<Rule> {
    match event {
        Event::Claimed { rule, .. }
        | Event::Failed { rule, .. }
        | Event::TileTurned { rule, .. }
        | Event::NothingTurned { rule }
        | Event::FigureMoved { rule, .. } => Some(*rule),
        Event::TileReturned { .. } => Some(Rule::O5_2),
        Event::BratwormGained { .. } => Some(Rule::E4_3),
        Event::BratwormMissed { .. } => Some(Rule::E4_5),
        _ => None,
    }
}

/// What came of the turn before, until the next one rolls. It unfolds by a tap.
pub fn closing_line(store: Store) -> El {
    el("div").class("closing-place").live(
        move || store.read(closing),
        move |closing| closing.map(|closing| show(store, &closing)).into_iter().collect(),
    )
}

fn show(store: Store, closing: &Closing) -> El {
    let texts = &store.messages().table;
    let link = |rule: Rule| {
        el("a")
            .attr("href", &Address::Rules(Some(Spot::Rule(rule))).to_hash())
            .text(&(texts.rule_link)(rule.number()))
    };
    let sentence =
        |words: &str, rule: Option<Rule>| el("p").text(words).text(" ").children(rule.map(link));
    let summary = el("summary")
        .child(art(if closing.failed { "warning" } else { "check" }))
        .child(quiet(&closing.whose))
        .child(el("span").text(&closing.result));
    el("details")
        .class(if closing.failed { "closing failed" } else { "closing" })
        .attr("data-closing", "")
        .child(summary)
        .children(closing.details.iter().map(|(words, rule)| sentence(words, *rule)))
        .child(sentence("", closing.rule))
}
