//! The dice tray: what is aside, what was rolled, and what is asked.

use super::closing::closing_line;
use engine::{Choice, Count, Dice, Event, Face, FaceSet, Figure, GoldenDie, Phase, Seat, Turn};
use crate::{i18n::TableTexts, app::{Msg, Play, Session}, platform::Store, components::{
        art::{art, die, face_handle},
        dom::{El, el},
        focus,
        widgets::{button, quiet},
    }};

/// One die, as it lies there.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lying {
    face: Face,
    golden: bool,
    /// Whether a new group begins with it.
    first: bool,
    /// Whether it is part of the roll that ended the turn before.
    dead: bool,
}

/// The dice aside and what they count.
#[derive(Clone, Debug, PartialEq)]
struct AsideDice {
    dice: Vec<Lying>,
    points: u8,
    /// What they count; none between turns, when the dice of the turn before are still there.
    count: Option<Count>,
}

fn aside_dice(session: &Session) -> Option<AsideDice> {
    let play = session.play.as_ref()?;
    if play.is_between_turns() {
        let last = play.last_turn.as_ref()?;
        let mut dice = laid_aside(&last.turn);
        let dead = last.dead.iter().flat_map(Dice::faces).enumerate();
        dice.extend(dead.map(|(place, face)| Lying {
            face: *face,
            golden: false,
            first: place == 0,
            dead: true,
        }));
        return Some(AsideDice { dice, points: 0, count: None });
    }
    let turn = play.game.phase().turn()?;
    let count = Some(play.game.count());
    Some(AsideDice { dice: laid_aside(turn), points: turn.points(), count })
}

fn laid_aside(turn: &Turn) -> Vec<Lying> {
    let groups = turn.aside().iter().enumerate();
    let mut dice: Vec<Lying> = groups
        .flat_map(|(group, aside)| {
            (0..aside.count).map(move |place| Lying {
                face: aside.face,
                golden: false,
                first: place == 0 && group > 0,
                dead: false,
            })
        })
        .collect();
    // Where the golden die lies, it is the last of its group.
    if let Some(golden) = turn.golden_aside()
        && let Some(die) = dice.iter_mut().rfind(|die| die.face == golden)
    {
        die.golden = true;
    }
    dice
}

/// One group of the roll: all dice of a value.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Group {
    face: Face,
    count: u8,
    /// Whether a person at this tab can pick it.
    open: bool,
    /// Whether its value is aside already.
    used: bool,
    /// Whether the golden die is among them.
    golden: bool,
}

fn groups(session: &Session) -> Vec<Group> {
    let Some(play) = &session.play else { return Vec::new() };
    let Some(turn) = play.game.phase().turn() else { return Vec::new() };
    let golden_rolls = turn.golden() == GoldenDie::Rolling;
    match play.game.phase() {
        Phase::Choosing { rolled, .. } => {
            let choices = play.game.choices();
            let golden = rolled.last().filter(|_| golden_rolls);
            let group = |face: Face| Group {
                face,
                count: rolled.count(face),
                open: session.person_is_due() && choices.contains(&Choice::Keep(face)),
                used: turn.used().contains(face),
                golden: golden == Some(face),
            };
            rolled.values().iter().map(group).collect()
        }
        Phase::Deciding(turn) if !turn.is_fresh() => left_over(play, turn.used(), golden_rolls),
        _ => Vec::new(),
    }
}

/// The dice that were not laid aside lie there until they are rolled again.
fn left_over(play: &Play, used: FaceSet, golden_rolls: bool) -> Vec<Group> {
    let rolled = play.events.iter().rev().find_map(|event| match event {
        Event::Rolled { dice, .. } => Some(*dice),
        _ => None,
    });
    let Some(rolled) = rolled else { return Vec::new() };
    let kept =
        play.game.phase().turn().and_then(|turn| turn.aside().last()).map(|aside| aside.face);
    let golden = rolled.last().filter(|_| golden_rolls);
    let left = rolled.values().iter().filter(|face| Some(*face) != kept);
    left.map(|face| Group {
        face,
        count: rolled.count(face),
        open: false,
        used: used.contains(face),
        golden: golden == Some(face),
    })
    .collect()
}

/// A choice between people or figures.
#[derive(Clone, Debug, PartialEq)]
enum Question {
    Giver(Vec<(Seat, String)>),
    Return(Vec<(Figure, String)>),
}

fn question(session: &Session) -> Option<Question> {
    let play = session.play.as_ref().filter(|_| session.person_is_due())?;
    let texts = &session.messages().table;
    let mut givers = Vec::new();
    let mut figures = Vec::new();
    for choice in play.game.choices() {
        match choice {
            Choice::TakeBratworm(seat) => {
                givers.push((seat, (texts.giver)(play.name(seat), play.game.bratworms(seat))));
            }
            Choice::ReturnFigure(figure) => figures.push((figure, (texts.return_figure)(figure))),
            _ => {}
        }
    }
    match (givers.is_empty(), figures.is_empty()) {
        (false, _) => Some(Question::Giver(givers)),
        (_, false) => Some(Question::Return(figures)),
        _ => None,
    }
}

/// The tray.
pub fn tray(store: Store) -> El {
    let words = store.messages().table.tray;
    let offer = el("div")
        .class("offer")
        .child(closing_line(store))
        .child(roll_row(store))
        .child(questions(store));
    el("section")
        .class("tray")
        .attr("aria-label", words)
        .on("keydown", |event| focus::rove(&event))
        .child(aside_row(store))
        .child(offer)
}

/// The dice laid aside, their sum, and whether there is a worm.
fn aside_row(store: Store) -> El {
    let texts = &store.messages().table;
    let aside = move || store.read(aside_dice);
    let points = move || Some(aside().map_or(0, |aside| aside.points).to_string());
    el("div").class("aside").live_attr("data-aside", points).live(aside, move |aside| {
        let Some(aside) = aside else { return Vec::new() };
        let dice = aside.dice.iter().map(|lying| {
            let place = match (lying.dead, lying.first) {
                (true, true) => "next dead",
                (true, false) => "dead",
                (false, true) => "next",
                (false, false) => "",
            };
            el("li").class(place).child(die(lying.face, lying.golden))
        });
        let counted = aside.count.filter(|_| aside.points > 0);
        let canned = counted
            .filter(|count| count.canned)
            .map(|_| el("li").class("next ghost").child(art("can").class("die")));
        let label = aside.count.map(|count| quiet(&(texts.aside_label)(&count, aside.points == 0)));
        let dice =
            el("ol").class("dice").attr("aria-hidden", "true").children(dice).children(canned);
        label.into_iter().chain([dice]).chain(counted.map(sum)).collect()
    })
}

fn sum(count: Count) -> El {
    el("span")
        .class(if count.worm { "sum" } else { "sum without-worm" })
        .attr("aria-hidden", "true")
        .text(&count.sum.to_string())
        .child(art("worm"))
        .child(art(if count.worm { "check" } else { "close" }).class("mark"))
}

/// The roll on the table, grouped by value; each group is one button.
fn roll_row(store: Store) -> El {
    let texts = &store.messages().table;
    let shown = move || {
        store.read(|session| {
            let rolled = |play: &Play| play.game.phase().rolled().is_some();
            (groups(session), session.play.as_ref().is_some_and(rolled))
        })
    };
    el("div").class("faces-place").live(shown, move |(groups, rolled)| {
        if groups.is_empty() {
            return Vec::new();
        }
        let faces = groups.iter().map(|group| face_button(store, texts, group));
        let row = el("div")
            .class(if rolled { "faces rolled" } else { "faces" })
            .attr("role", "group")
            .attr("aria-label", texts.rolled)
            .maybe("aria-hidden", (!rolled).then_some("true"))
            .children(faces);
        vec![row]
    })
}

fn face_button(store: Store, texts: &TableTexts, group: &Group) -> El {
    let Group { face, count, open, used, golden } = *group;
    let label = if used { (texts.used_label)(face, count) } else { (texts.keep)(face, count) };
    let adds = if used { texts.used.to_owned() } else { format!("+{}", face.points() * count) };
    // For the eye alone, and so not text: the label says all of it in a sentence.
    let mark = |class: &str, words: &str| el("span").class(class).attr("data-words", words);
    button(store, "face", move || Msg::PickedFace(face))
        .attr("data-face", &face_handle(face))
        .maybe("data-used", used.then_some(""))
        .maybe("disabled", (!open).then_some(""))
        .attr("aria-label", &label)
        .child(die(face, golden))
        .child(mark("times", &format!("×{count}")))
        .child(mark("adds", &adds))
}

/// Whose bratworm, or which specialist.
fn questions(store: Store) -> El {
    let texts = &store.messages().table;
    el("div").class("question-place").live(
        move || store.read(question),
        move |question| {
            let (words, buttons) = match question {
                None => return Vec::new(),
                Some(Question::Giver(givers)) => {
                    let button = |(seat, words): (Seat, String)| {
                        answer(store, "bratworm", &words, move || Msg::PickedGiver(seat))
                            .attr("data-choose-seat", &seat.number().to_string())
                    };
                    (texts.choose_giver, givers.into_iter().map(button).collect::<Vec<_>>())
                }
                Some(Question::Return(figures)) => {
                    let button = |(figure, words): (Figure, String)| {
                        answer(store, figure.name(), &words, move || Msg::PickedFigure(figure))
                            .attr("data-choose-specialist", figure.name())
                    };
                    (texts.choose_return, figures.into_iter().map(button).collect())
                }
            };
            let row = el("div")
                .class("question")
                .attr("role", "group")
                .attr("aria-labelledby", "question")
                .child(el("p").attr("id", "question").text(words))
                .child(el("div").class("answers").children(buttons));
            vec![row]
        },
    )
}

fn answer(store: Store, picture: &str, words: &str, msg: impl Fn() -> Msg + 'static) -> El {
    button(store, "action", msg).child(art(picture)).child(el("span").class("words").text(words))
}
