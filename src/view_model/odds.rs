//! Odds where one looks, hints, and why a bot did what it did: figures, short for the eye and in words.

use engine::{Choice, Seat, Tile};

use super::{
    ActionKind,
    actions::roll_choice,
    is_undecided,
    live_region::{Spoken, SpokenKey},
};
use crate::{
    app::{ChoiceOdds, Exact, Judged, Model, Play, Reply, best_choice},
    i18n::{NamedOdds, OddsTexts},
};

/// The chance to end the turn with a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChanceView {
    /// `data-odds` on the page.
    pub exact: String,
    /// For the eye. None where the tile cannot be had at all, and everybody sees that.
    pub short: Option<String>,
    pub words: String,
}

impl ChanceView {
    /// None while odds are not shown.
    pub fn of(model: &Model, tile: Tile) -> Option<ChanceView> {
        let odds = model.table_odds()?;
        let (_, chance) = *odds.claims.iter().find(|(number, _)| *number == tile.number())?;
        let game = &model.play.as_ref()?.game;
        let own = game.stack(game.current()).tiles().contains(&tile);
        let hopeless = own || game.grill().down().contains(tile);
        let texts = &model.messages().odds;
        let short = percent(texts, chance);
        let words = (texts.chance)(&short);
        Some(ChanceView { exact: chance.digits(), short: (!hopeless).then_some(short), words })
    }
}

/// What a choice is worth, on the control that makes it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct WorthView {
    /// Whether the place for the figures is there: what is not known yet must not move anything when it comes.
    pub shown: bool,
    pub figures: Option<Figures>,
    /// Whether the hint names it.
    pub advised: bool,
}

/// The figures of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    pub exact: (String, String),
    /// The change of worms, and the risk.
    pub short: (String, String),
    pub words: String,
}

impl WorthView {
    pub fn of(model: &Model, choice: Choice) -> WorthView {
        let due = model.play.as_ref().filter(|_| model.person_is_due() && model.is_plain_game());
        let place = due
            .and_then(|play| play.game.choices().iter().position(|possible| *possible == choice));
        let Some(place) = place else { return WorthView::default() };
        let odds = model.table_odds().and_then(|odds| odds.choices.get(place));
        WorthView {
            shown: model.odds_are_on() && !model.odds_failed(),
            figures: odds.map(|odds| Figures::of(&model.messages().odds, odds)),
            advised: model.advised() == Some(place),
        }
    }

    /// `data-odds-value` and `data-odds-fail` on the page.
    pub fn exact(&self) -> (Option<String>, Option<String>) {
        self.figures.as_ref().map(|figures| figures.exact.clone()).unzip()
    }

    /// That of what a button below the tray does.
    pub fn of_action(model: &Model, kind: ActionKind) -> WorthView {
        let choices = || model.play.as_ref().map(|play| play.game.choices()).unwrap_or_default();
        let choice = match kind {
            ActionKind::Roll => roll_choice(model, &choices()),
            ActionKind::Stop => Some(Choice::Stop),
            ActionKind::Bust => Some(Choice::AcceptBust),
            ActionKind::Lower => Some(Choice::StopLower),
            ActionKind::Weasel => {
                choices().into_iter().find(|choice| matches!(choice, Choice::Weasel(_)))
            }
            _ => None,
        };
        choice.map_or_else(WorthView::default, |choice| WorthView::of(model, choice))
    }
}

impl Figures {
    fn of(texts: &OddsTexts, odds: &ChoiceOdds) -> Figures {
        let (value, fail) = (signed(texts, odds.value, 1), percent(texts, odds.fail));
        let words = (texts.worth)(&value, &fail);
        Figures { exact: (odds.value.digits(), odds.fail.digits()), short: (value, fail), words }
    }
}

/// The switches of odds and hints above the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddsSwitches {
    pub odds: bool,
    pub hint: bool,
    pub hint_rests: bool,
}

impl OddsSwitches {
    pub fn of(model: &Model) -> OddsSwitches {
        OddsSwitches {
            odds: model.odds_are_on(),
            hint: model.asked_hint().is_some(),
            hint_rests: !model.can_hint(),
        }
    }
}

/// The hint in words, or that there are no odds to be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdviceView {
    pub words: String,
    /// Whether this is the hint.
    pub hint: bool,
    /// Whether it has to leave the hollows free.
    pub up: bool,
}

impl AdviceView {
    pub fn of(model: &Model) -> Option<AdviceView> {
        let texts = &model.messages().odds;
        let up = is_undecided(model);
        if let Some(asked) = model.asked_hint() {
            let words = match &asked.reply {
                Reply::Awaited => texts.awaited.to_owned(),
                Reply::Failed => texts.unavailable.to_owned(),
                Reply::Told(odds) => advice(model, &odds.choices)?,
            };
            return Some(AdviceView { words, hint: true, up });
        }
        let failed = model.odds_failed() && model.person_is_due();
        failed.then(|| AdviceView { words: texts.unavailable.to_owned(), hint: false, up })
    }
}

/// The hint, for those who listen.
pub(super) fn advice_spoken(model: &Model) -> Option<Spoken> {
    let asked = model.asked_hint().filter(|asked| asked.reply != Reply::Awaited)?;
    let AdviceView { words, .. } = AdviceView::of(model)?;
    Some(Spoken { key: SpokenKey::Advice(asked.number()), words })
}

/// The best choice by its figures, the next best one, and what stopping gives.
fn advice(model: &Model, odds: &[ChoiceOdds]) -> Option<String> {
    let texts = &model.messages().odds;
    let play = model.play.as_ref()?;
    let choices = play.game.choices();
    let named = |place: usize| Some(name(model, play, *choices.get(place)?, odds.get(place)?));
    let best = best_choice(odds)?;
    let mut words = vec![(texts.best)(&named(best)?)];
    let next = next_best(odds, best);
    if let Some(next) = next {
        words.push((texts.next)(&named(next)?));
    }
    let stop = choices.iter().position(|choice| *choice == Choice::Stop);
    if let Some(stop) = stop.filter(|stop| *stop != best && Some(*stop) != next) {
        words.push((texts.stopping)(&named(stop)?));
    }
    if odds.iter().all(|odds| odds.win.is_none()) {
        words.push(texts.unlearned.to_owned());
    }
    Some(words.join(" "))
}

fn next_best(odds: &[ChoiceOdds], best: usize) -> Option<usize> {
    let places: Vec<usize> = (0..odds.len()).filter(|place| *place != best).collect();
    let others: Vec<ChoiceOdds> =
        places.iter().filter_map(|place| odds.get(*place).copied()).collect();
    places.get(best_choice(&others)?).copied()
}

/// Why a bot has played a turn as it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyView {
    /// Whose turn it was and what that bot plays for.
    pub goal: String,
    /// Its decisions in sentences; none while they are being judged.
    pub decisions: Vec<String>,
    /// What is said as long as there are none.
    pub note: Option<&'static str>,
}

impl WhyView {
    pub fn of(model: &Model, turn: usize) -> WhyView {
        let texts = &model.messages().odds;
        let seat = model.play.as_ref().and_then(|play| play.player_of(turn));
        let goal = model.play.as_ref().zip(seat).and_then(|(play, seat)| {
            Some(format!("{}: {}", play.name(seat), (texts.goal)(play.bot(seat)?)))
        });
        let (decisions, note) = match model.asked_why() {
            Some(Reply::Told(judged)) if judged.is_empty() => (Vec::new(), Some(texts.no_choice)),
            Some(Reply::Told(judged)) => {
                (judged.iter().filter_map(|one| reason(model, one)).collect(), None)
            }
            Some(Reply::Awaited) => (Vec::new(), Some(texts.awaited)),
            _ => (Vec::new(), Some(texts.unavailable)),
        };
        WhyView { goal: goal.unwrap_or_default(), decisions, note }
    }
}

/// A decision against the best one.
fn reason(model: &Model, judged: &Judged) -> Option<String> {
    let texts = &model.messages().odds;
    let play = model.play.as_ref()?;
    let (_, choices) = play.choices_at(judged.step)?;
    let named =
        |place: usize| Some(name(model, play, *choices.get(place)?, judged.choices.get(place)?));
    let best = best_choice(&judged.choices)?;
    let did = (texts.did)(&named(judged.chosen)?);
    let against = if best == judged.chosen {
        next_best(&judged.choices, best).and_then(named).map(|next| (texts.next)(&next))
    } else {
        Some((texts.better)(&named(best)?))
    };
    Some(format!("{did} {}", against.unwrap_or_default()))
}

/// The turn in which a bot that may be asked for its reasons has just decided something: the present one, or the last.
pub fn why_turn(model: &Model) -> Option<usize> {
    let play = model.play.as_ref().filter(|_| model.advice_is_allowed())?;
    let now = play.turn_number();
    let gone_on = play.is_between_turns() && !play.game.is_over();
    let turn = if gone_on { now.checked_sub(1)? } else { now };
    play.bot(play.player_of(turn)?).map(|_| turn)
}

fn name(model: &Model, play: &Play, choice: Choice, odds: &ChoiceOdds) -> NamedOdds {
    let texts = &model.messages().odds;
    let names = |seat: Seat| play.name(seat).to_owned();
    NamedOdds {
        name: (texts.choice)(choice, &names),
        value: signed(texts, odds.value, 2),
        fail: percent(texts, odds.fail),
        win: odds.win.map(|win| tenths(texts, win)),
    }
}

/// In whole percent; what is possible is never 0, what is uncertain never 100.
fn percent(texts: &OddsTexts, chance: Exact) -> String {
    let words = match chance {
        Exact::ZERO => "0".to_owned(),
        _ if chance.is_within(0, 5) => "<1".to_owned(),
        _ if chance.is_within(995, 1000) => ">99".to_owned(),
        _ => chance.in_parts(100).to_string(),
    };
    words + texts.percent
}

/// In percent, to a tenth.
fn tenths(texts: &OddsTexts, chance: Exact) -> String {
    let parts = chance.in_parts(1000);
    format!("{}{}{}{}", parts / 10, texts.point, parts % 10, texts.percent)
}

/// With its sign, to so many digits behind the point.
fn signed(texts: &OddsTexts, value: Exact, digits: u32) -> String {
    let one = 10_i64.pow(digits);
    let parts = value.in_parts(one);
    let sign = match parts.signum() {
        -1 => "−",
        0 => "",
        _ => "+",
    };
    let (size, width) = (parts.abs(), digits as usize);
    format!("{sign}{}{}{:0width$}", size / one, texts.point, size % one)
}
