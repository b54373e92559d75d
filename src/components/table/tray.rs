//! The dice tray: what lies aside, what is to be done, and the six hollows for the dice of the roll.

use engine::{Choice, Count, Face, Figure};
use leptos::prelude::*;

use super::{
    coach::{GuideSay, HintPlace, Prompt},
    odds::{Advice, WhyNow, Worth, WorthWords},
    outcome::Outcome,
};
use crate::{
    app::Msg,
    components::{
        art::{Art, Bird, Die, face_handle},
        buttons::VisuallyHidden,
        focus,
    },
    platform::use_app,
    view_model::{
        Answer, AsideView, Hollow, LyingDie, OutcomeView, QuestionView, WorthView, is_guided,
        is_undecided, look_of_turn, waiting_dice,
    },
};

/// The tray, in the colour of whose turn it is: the shelf with what lies aside, a line of words, and the hollows. What comes
/// and goes lies over the hollows while they are idle, so nothing ever moves.
#[component]
pub fn Tray() -> impl IntoView {
    let app = use_app();
    view! {
        <section
            class="tray"
            data-area="tray"
            data-colour=move || app.read(look_of_turn).colour.to_string()
            aria-label=app.messages().table.tray
            on:keydown=|event| focus::rove(&event)
        >
            <div class="shelf">
                <Perch />
                <AsideRow />
            </div>
            {app.peek(is_guided).then(|| view! { <GuideSay /> })}
            {(!app.peek(is_guided)).then(|| view! { <Say /> })}
            <Hollows />
            <Waiting />
            <Question />
            <HintPlace />
        </section>
    }
}

/// The bird of whose turn it is.
#[component]
fn Perch() -> impl IntoView {
    let app = use_app();
    let bird = app.memo(|model| look_of_turn(model).bird);
    view! {
        <span class="perch" aria-hidden="true">
            {move || view! { <Bird number=bird.get() /> }}
        </span>
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
    let texts = &use_app().messages().table;
    let words = aside.count.map(|count| (texts.aside_label)(&count, aside.points == 0));
    let can = aside.is_canned().then(|| view! { <StandInWorm /> });
    let nothing = aside.dice.is_empty().then(|| view! { <NothingAside /> });
    let sum = aside.sum().map(|count| view! { <Sum count /> });
    view! {
        <div class="aside" class:past=aside.count.is_none() data-aside=aside.points.to_string()>
            {words.map(|words| view! { <VisuallyHidden>{words}</VisuallyHidden> })}
            <ol class="dice" aria-hidden="true">
                {aside.dice.into_iter().map(|die| view! { <DieAside die /> }).collect_view()}
                {can}
            </ol>
            {nothing}
            {sum}
        </div>
    }
}

#[component]
fn DieAside(die: LyingDie) -> impl IntoView {
    let LyingDie { face, golden, first } = die;
    view! {
        <li class:next=first>
            <Die face golden />
        </li>
    }
}

/// The canned worm in the place of a missing one (E10.1).
#[component]
fn StandInWorm() -> impl IntoView {
    view! {
        <li class="next ghost">
            <Art name="can" class="stand-in" />
        </li>
    }
}

#[component]
fn NothingAside() -> impl IntoView {
    let words = use_app().messages().table.nothing_aside;
    view! {
        <span class="nothing" aria-hidden="true">
            {words}
        </span>
    }
}

/// What the dice aside count, for the eye.
#[component]
fn Sum(count: Count) -> impl IntoView {
    let texts = &use_app().messages().table;
    view! {
        <span class="sum" class:without-worm=!count.worm aria-hidden="true">
            <b>{count.sum.to_string()}</b>
            <span>{if count.worm { texts.with_worm } else { texts.no_worm_yet }}</span>
        </span>
    }
}

/// One line: what came of the turn before, else what is to be done now.
#[component]
fn Say() -> impl IntoView {
    let app = use_app();
    // Whether it lies over the shelf, where the tray has no room of its own for it.
    let over = move || {
        app.read(|model| OutcomeView::of(model).is_some() || AsideView::of(model).dice.is_empty())
    };
    view! {
        <div class="say" class:over=over>
            <Outcome />
            {move || app.read(|model| OutcomeView::of(model).is_none()).then(|| view! { <Prompt /> })}
            <WhyNow />
            <Advice />
        </div>
    }
}

/// A hollow for each value, always in the same place.
#[component]
fn Hollows() -> impl IntoView {
    let app = use_app();
    let hollows = Face::ALL.map(|face| view! { <HollowSlot face /> });
    view! {
        <div
            class="hollows"
            role="group"
            aria-label=app.messages().table.rolled
            aria-hidden=move || (!app.read(is_undecided)).then_some("true")
        >
            {hollows.collect_view()}
        </div>
    }
}

#[component]
fn HollowSlot(face: Face) -> impl IntoView {
    let choice = Choice::Keep(face);
    let shown =
        use_app().memo(move |model| (Hollow::of(model, face), WorthView::of(model, choice)));
    move || {
        let (hollow, worth) = shown.get();
        view! { <HollowNow hollow worth /> }
    }
}

/// The hollow as it is now: the button that lays its dice aside while that may be done.
#[component]
fn HollowNow(hollow: Hollow, worth: WorthView) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().table;
    let Hollow { face, dice, open, used, golden, dead, target, .. } = hollow;
    let label = if used { (texts.used_label)(face, dice) } else { (texts.keep)(face, dice) };
    let label = match &worth.figures {
        Some(figures) => format!("{label}, {}", figures.words),
        None => label,
    };
    let (value, fail) = worth.exact();
    let advised = worth.advised.then_some("");
    // Points are for the eye alone, and so not text: the label says all of it in a sentence.
    let note = match (open, used) {
        (true, _) => Some(format!("+{}", face.points() * dice)),
        (_, true) => Some(texts.used.to_owned()),
        _ => None,
    };
    // Where the golden die lies, it is the last of its group.
    let die = |place| view! { <DieInHollow face golden=golden && place + 1 == dice /> };
    let ghost = hollow.is_bare().then(|| view! { <Engraving face /> });
    view! {
        <button
            type="button"
            class="hollow"
            class:bare=hollow.is_bare()
            class:dead=dead
            data-face=face_handle(face)
            data-used=used.then_some("")
            data-odds-value=value
            data-odds-fail=fail
            data-advised=advised
            data-coach-target=target.then_some("")
            disabled=!open
            aria-label=label
            on:click=move |_| app.send(Msg::Chose(Choice::Keep(face)))
        >
            <span class="dice">{(0..dice).map(die).collect_view()} {ghost}</span>
            <span class="notes">
                {note.map(|words| view! { <span class="note" data-words=words></span> })}
                <Worth worth />
            </span>
        </button>
    }
}

/// A die at its place in the row: where room is scarce the places shrink and the dice overlap, but none gets smaller.
#[component]
fn DieInHollow(face: Face, golden: bool) -> impl IntoView {
    view! {
        <span class="at">
            <Die face golden />
        </span>
    }
}

/// What is carved into an empty hollow.
#[component]
fn Engraving(face: Face) -> impl IntoView {
    match face.number() {
        Some(number) => view! {
            <svg class="engraving" viewBox="0 0 20 28" aria-hidden="true" focusable="false">
                <use href=format!("#a-n{number}")></use>
            </svg>
        }
        .into_any(),
        None => view! { <Art name="worm" class="engraving worm" /> }.into_any(),
    }
}

/// The dice that wait for the first roll of a turn.
#[component]
fn Waiting() -> impl IntoView {
    let app = use_app();
    let waiting = app.memo(waiting_dice);
    move || waiting.get().map(|(dice, golden)| view! { <Heap dice golden /> })
}

#[component]
fn Heap(dice: u8, golden: bool) -> impl IntoView {
    // Any number will do, the style shows none: nothing has been rolled yet.
    let die = |place: u8| view! { <Die face=Face::Five golden=golden && place + 1 == dice /> };
    view! {
        <div class="heap" aria-hidden="true">
            {(0..dice).map(die).collect_view()}
        </div>
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
    let Answer { choice, words, more, picture } = answer;
    let worth = app.peek(|model| WorthView::of(model, choice));
    let (value, fail) = worth.exact();
    let advised = worth.advised.then_some("");
    view! {
        <button
            type="button"
            class="answer"
            data-choose-seat=seat.map(|seat| seat.number().to_string())
            data-choose-specialist=specialist.map(Figure::name)
            data-odds-value=value
            data-odds-fail=fail
            data-advised=advised
            on:click=move |_| app.send(Msg::Chose(choice))
        >
            <Art name=picture />
            <span class="words">
                {words} {more.map(|more| view! { <small>{more}</small> })}
                <WorthWords worth=worth.clone() /> <Worth worth />
            </span>
        </button>
    }
}
