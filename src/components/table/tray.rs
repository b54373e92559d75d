//! The dice tray: what lies aside, what was rolled, and what is asked.

use engine::{Choice, Count, Figure};
use leptos::prelude::*;

use super::outcome::Outcome;
use crate::{
    app::Msg,
    components::{
        art::{Art, Die, face_handle},
        buttons::VisuallyHidden,
        focus,
        rows::{Row, Rows},
    },
    platform::use_app,
    view_model::{Answer, AsideView, FaceGroup, LyingDie, QuestionView, RollView},
};

/// The tray: the dice aside above, and below them what the turn before brought, the roll, or a question.
#[component]
pub fn Tray() -> impl IntoView {
    view! {
        <section
            class="tray"
            data-area="tray"
            aria-label=use_app().messages().table.tray
            on:keydown=|event| focus::rove(&event)
        >
            <AsideRow />
            <div class="offer">
                <Outcome />
                <RollRow />
                <Question />
            </div>
        </section>
    }
}

/// The dice laid aside, their sum, and whether there is a worm.
#[component]
fn AsideRow() -> impl IntoView {
    let app = use_app();
    move || view! { <AsideDice aside=app.read(AsideView::of) /> }
}

/// The dice aside as they lie now.
#[component]
fn AsideDice(aside: AsideView) -> impl IntoView {
    let label = use_app().messages().table.aside_label;
    let words = aside.count.map(|count| label(&count, aside.points == 0));
    let can = aside.is_canned().then(|| view! { <StandInWorm /> });
    let sum = aside.sum().map(|count| view! { <Sum count /> });
    view! {
        <div class="aside" data-aside=aside.points.to_string()>
            {words.map(|words| view! { <VisuallyHidden>{words}</VisuallyHidden> })}
            <ol class="dice" aria-hidden="true">
                {aside.dice.into_iter().map(|die| view! { <DieAside die /> }).collect_view()}
                {can}
            </ol>
            {sum}
        </div>
    }
}

#[component]
fn DieAside(die: LyingDie) -> impl IntoView {
    let LyingDie { face, golden, first, dead } = die;
    view! {
        <li class:next=first class:dead=dead>
            <Die face golden />
        </li>
    }
}

/// The canned worm in the place of a missing one (E10.1).
#[component]
fn StandInWorm() -> impl IntoView {
    view! {
        <li class="next ghost">
            <Art name="can" class="die" />
        </li>
    }
}

/// What the dice aside count, for the eye.
#[component]
fn Sum(count: Count) -> impl IntoView {
    view! {
        <span class="sum" class:without-worm=!count.worm aria-hidden="true">
            {count.sum.to_string()}
            <Art name="worm" />
            <Art name=if count.worm { "check" } else { "close" } class="mark" />
        </span>
    }
}

/// The dice on the table. Those of a new roll are new elements, so that all of them tumble.
#[component]
fn RollRow() -> impl IntoView {
    let app = use_app();
    let row = |roll: RollView| Row::new(roll.key(), move || view! { <Faces roll /> });
    let rows = move || app.read(RollView::of).unless_empty().into_iter().map(row);
    view! { <Rows each=rows /> }
}

/// The dice, grouped by value; each group is one button.
#[component]
fn Faces(roll: RollView) -> impl IntoView {
    let RollView { groups, undecided } = roll;
    let buttons = groups.into_iter().map(|group| view! { <FaceButton group /> });
    view! {
        <div
            class="faces"
            class:rolled=undecided
            role="group"
            aria-label=use_app().messages().table.rolled
            aria-hidden=(!undecided).then_some("true")
        >
            {buttons.collect_view()}
        </div>
    }
}

/// Lays all dice of one value aside.
#[component]
fn FaceButton(group: FaceGroup) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().table;
    let FaceGroup { face, count, open, used, golden, .. } = group;
    let label = if used { (texts.used_label)(face, count) } else { (texts.keep)(face, count) };
    let adds = if used { texts.used.to_owned() } else { format!("+{}", face.points() * count) };
    // Number and points are for the eye alone, and so not text: the label says all of it in a sentence.
    view! {
        <button
            type="button"
            class="face"
            data-face=face_handle(face)
            data-used=used.then_some("")
            disabled=!open
            aria-label=label
            on:click=move |_| app.send(Msg::Chose(Choice::Keep(face)))
        >
            <Die face golden />
            <span class="times" data-words=format!("×{count}")></span>
            <span class="adds" data-words=adds></span>
        </button>
    }
}

/// Whose bratworm, or which specialist.
#[component]
fn Question() -> impl IntoView {
    let app = use_app();
    move || app.read(QuestionView::of).map(|question| view! { <AskedNow question /> })
}

/// A question, and its answers.
#[component]
fn AskedNow(question: QuestionView) -> impl IntoView {
    let answers = question.answers.into_iter().map(|answer| view! { <AnswerButton answer /> });
    view! {
        <div class="question" role="group" aria-labelledby="question">
            <p id="question">{question.words}</p>
            <div class="answers">{answers.collect_view()}</div>
        </div>
    }
}

/// One of the answers to a question.
#[component]
fn AnswerButton(answer: Answer) -> impl IntoView {
    let app = use_app();
    let (seat, specialist) = (answer.seat(), answer.specialist());
    let Answer { choice, words, picture } = answer;
    view! {
        <button
            type="button"
            class="action"
            data-choose-seat=seat.map(|seat| seat.number().to_string())
            data-choose-specialist=specialist.map(Figure::name)
            on:click=move |_| app.send(Msg::Chose(choice))
        >
            <Art name=picture />
            <span class="words">{words}</span>
        </button>
    }
}
