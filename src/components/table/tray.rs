//! The dice tray: what lies aside, what was rolled, and what is asked.

use engine::{Choice, Figure, Seat};
use leptos::prelude::*;

use super::outcome::Outcome;
use crate::{
    app::Msg,
    components::{
        art::{Art, Die, face_handle},
        buttons::VisuallyHidden,
        focus,
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
    let label = app.messages().table.aside_label;
    let aside = app.memo(AsideView::of);
    let words = move || aside.with(|aside| Some(label(&aside.count?, aside.points == 0)));
    let dice = move || aside.with(|aside| aside.dice.iter().copied().map(lying_die).collect_view());
    view! {
        <div class="aside" data-aside=move || aside.with(|aside| aside.points)>
            {move || words().map(|words| view! { <VisuallyHidden>{words}</VisuallyHidden> })}
            <ol class="dice" aria-hidden="true">
                {dice}
                <Show when=move || aside.with(AsideView::is_canned)>
                    <li class="next ghost">
                        <Art name="can" class="die" />
                    </li>
                </Show>
            </ol>
            <Sum aside />
        </div>
    }
}

fn lying_die(LyingDie { face, golden, first, dead }: LyingDie) -> impl IntoView {
    view! {
        <li class:next=first class:dead=dead>
            <Die face golden />
        </li>
    }
}

/// What the dice aside count, for the eye.
#[component]
fn Sum(aside: Memo<AsideView>) -> impl IntoView {
    let sum = move || aside.with(AsideView::sum);
    let worm = move || sum().is_some_and(|count| count.worm);
    let mark = move || if worm() { "check" } else { "close" }.to_owned();
    view! {
        <Show when=move || sum().is_some()>
            <span class="sum" class:without-worm=move || !worm() aria-hidden="true">
                {move || sum().map(|count| count.sum)}
                <Art name="worm" />
                <Art name=Signal::derive(mark) class="mark" />
            </span>
        </Show>
    }
}

/// The dice on the table, grouped by value; each group is one button.
#[component]
fn RollRow() -> impl IntoView {
    let app = use_app();
    let roll = app.memo(RollView::of);
    let undecided = move || roll.with(|roll| roll.undecided);
    view! {
        <Show when=move || roll.with(|roll| !roll.groups.is_empty())>
            <div
                class="faces"
                class:rolled=undecided
                role="group"
                aria-label=app.messages().table.rolled
                aria-hidden=move || (!undecided()).then_some("true")
            >
                // The dice of a new roll are new elements, so that all of them tumble.
                <For
                    each=move || roll.with(|roll| roll.groups.clone())
                    key=|group| (group.roll, group.face)
                    let:group
                >
                    <FaceButton group roll />
                </For>
            </div>
        </Show>
    }
}

/// Lays all dice of one value aside.
#[component]
fn FaceButton(
    group: FaceGroup,
    /// Tells whether it can be laid aside now; the rest of a group stays as it is while its dice lie there.
    roll: Memo<RollView>,
) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().table;
    let FaceGroup { face, count, used, golden, .. } = group;
    let label = if used { (texts.used_label)(face, count) } else { (texts.keep)(face, count) };
    let adds = if used { texts.used.to_owned() } else { format!("+{}", face.points() * count) };
    // Number and points are for the eye alone, and so not text: the label says all of it in a sentence.
    view! {
        <button
            type="button"
            class="face"
            data-face=face_handle(face)
            data-used=used.then_some("")
            disabled=move || roll.with(|roll| !roll.is_open(face))
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
    let question = use_app().memo(QuestionView::of);
    let asked = |QuestionView { words, answers }| {
        let button = |answer| view! { <AnswerButton answer /> };
        view! {
            <div class="question" role="group" aria-labelledby="question">
                <p id="question">{words}</p>
                <div class="answers">{answers.into_iter().map(button).collect_view()}</div>
            </div>
        }
    };
    move || question.get().map(asked)
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
            data-choose-seat=seat.map(Seat::number)
            data-choose-specialist=specialist.map(Figure::name)
            on:click=move |_| app.send(Msg::Chose(choice))
        >
            <Art name=picture />
            <span class="words">{words}</span>
        </button>
    }
}
