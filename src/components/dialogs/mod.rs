//! What stands above the screen: questions, the lot, the link for others, the log, the keys.

mod invite;
mod lot;

use leptos::{ev, html, prelude::*};

use self::{invite::Invite, lot::Lot};
use super::{
    buttons::{IconButton, SendButton},
    focus,
    log::TurnList,
    written::Written,
};
use crate::{
    app::{Dialog, Model, Msg, ReplayMsg, Reply, RulesAnchor},
    platform::use_app,
    view_model::{DialogQuestion, DialogView, KeyRow, SheetView, WhyView},
};

/// Whatever is open above the screen, as a native dialog: focus stays inside, Escape closes it.
#[component]
pub fn Dialogs() -> impl IntoView {
    let app = use_app();
    let dialog = NodeRef::<html::Dialog>::new();
    // It reads what the content reads, and later: when the dialog opens, its buttons are there to get the focus.
    let state = |model: &Model| {
        // Again when there is something to read: what is built anew may lose the focus.
        let why = matches!(model.dialog, Some(Dialog::Why(_)));
        let why = why.then(|| matches!(model.asked_why(), Some(Reply::Told(_))));
        (model.dialog.is_some(), sheet_place(model).cloned(), why)
    };
    app.follow(state, move |(open, place, why)| {
        let Some(dialog) = dialog.get_untracked() else { return };
        if *open && !dialog.open() {
            // A dialog that cannot be modal would still be read; the game goes on without it.
            let _ = dialog.show_modal();
        } else if !open && dialog.open() {
            dialog.close();
        }
        if place.is_some() {
            focus::sheet();
        } else if why.is_some() {
            focus::reasons();
        }
    });
    let cancel = move |event: ev::Event| {
        event.prevent_default();
        app.send(Msg::Closed);
    };
    view! {
        <dialog
            node_ref=dialog
            class="dialog"
            aria-labelledby="dialog-title"
            data-sheet=move || app.read(|model| sheet_place(model).map(|_| "rules"))
            on:cancel=cancel
        >
            {move || app.read(DialogView::of).map(content)}
        </dialog>
    }
}

fn content(shown: DialogView) -> AnyView {
    match shown {
        DialogView::Question(asked) => view! { <Question asked /> }.into_any(),
        DialogView::Lot { heading, rows, words, go } => {
            view! { <Lot heading rows words go /> }.into_any()
        }
        DialogView::Invite { hash, shares, copied } => {
            view! { <Invite hash shares copied /> }.into_any()
        }
        DialogView::Rules(sheet) => view! { <RulesSheet sheet /> }.into_any(),
        DialogView::Log { heading, close, replay } => view! {
            <DialogHead heading close />
            {replay.map(|words| view! { <ToReplay words /> })}
            <TurnList />
        }
        .into_any(),
        DialogView::Why { heading, close, why } => view! {
            <DialogHead heading close />
            <Reasons why />
        }
        .into_any(),
        DialogView::Keys { heading, close, rows, note } => view! {
            <DialogHead heading close />
            <KeyList rows />
            <p>{note}</p>
        }
        .into_any(),
    }
}

/// The game so far, once more. It takes the dialog's step of the history.
#[component]
fn ToReplay(words: &'static str) -> impl IntoView {
    view! {
        <SendButton class="pill" action="replay" msg=Msg::Replay(ReplayMsg::Opened)>
            {words}
        </SendButton>
    }
}

/// A question to be answered with yes or no. No comes first and gets the focus.
#[component]
fn Question(asked: DialogQuestion) -> impl IntoView {
    let DialogQuestion { words, reasons, yes, no, danger } = asked;
    let reasons = reasons.into_iter().map(|words| view! { <Reason words /> });
    let class = if danger { "button danger" } else { "button primary" };
    view! {
        <div class="dialog-question" id="dialog-title">
            <p>{words}</p>
            {reasons.collect_view()}
        </div>
        <div class="answers">
            <SendButton class="button" action="cancel" msg=Msg::Closed>
                {no}
            </SendButton>
            <SendButton class action="confirm" msg=Msg::Confirmed>
                {yes}
            </SendButton>
        </div>
    }
}

/// What a bot plays for, and its decisions against the best ones.
#[component]
fn Reasons(why: WhyView) -> impl IntoView {
    let WhyView { goal, decisions, note } = why;
    let decisions = decisions.into_iter().map(|words| view! { <Reason words /> });
    view! {
        <p>
            <strong>{goal}</strong>
        </p>
        <div class="reasons" data-why="" role="status">
            {note}
            {decisions.collect_view()}
        </div>
    }
}

/// Why it is asked, or what yes costs.
#[component]
fn Reason(words: String) -> impl IntoView {
    view! { <p class="reason">{words}</p> }
}

/// Heading and closing button of a dialog that asks nothing.
#[component]
pub fn DialogHead(#[prop(into)] heading: String, close: &'static str) -> impl IntoView {
    view! {
        <header class="dialog-head">
            <h2 id="dialog-title" tabindex="-1">
                {heading}
            </h2>
            <IconButton picture="close" words=close msg=Msg::Closed action="cancel" />
        </header>
    }
}

/// The place of the rules that lies over the table.
fn sheet_place(model: &Model) -> Option<&RulesAnchor> {
    match &model.dialog {
        Some(Dialog::Rules(place)) => Some(place),
        _ => None,
    }
}

/// What the rules say about this moment. Its links are followed in the sheet; the book is one tap away.
#[component]
fn RulesSheet(sheet: SheetView) -> impl IntoView {
    let messages = use_app().messages();
    let SheetView { heading, body, failed } = sheet;
    let texts = &messages.rules;
    let waits = match (&body, failed) {
        (Some(_), _) => ().into_any(),
        (None, true) => view! {
            <p role="alert">{texts.missing}</p>
            <SendButton class="pill" action="retry" msg=Msg::PressedRetryBook>
                {messages.notices.retry}
            </SendButton>
        }
        .into_any(),
        (None, false) => view! { <p role="status">{texts.loading}</p> }.into_any(),
    };
    view! {
        <DialogHead heading close=messages.close />
        <div class="sheet-body book">{waits} {body.map(|html| view! { <Written html /> })}</div>
        <div class="answers">
            <SendButton class="button" action="more" msg=Msg::PressedMore>
                {texts.more}
            </SendButton>
            <SendButton class="button primary" action="close" msg=Msg::Closed>
                {messages.close}
            </SendButton>
        </div>
    }
}

/// The keys that play, and what they do.
#[component]
fn KeyList(rows: Vec<KeyRow>) -> impl IntoView {
    let rows = rows.into_iter().map(|row| view! { <KeyLine row /> });
    view! { <dl class="keys">{rows.collect_view()}</dl> }
}

#[component]
fn KeyLine(row: KeyRow) -> impl IntoView {
    let keys = row.keys.iter().map(|key| view! { <Key key /> });
    view! {
        <div>
            <dt>{keys.collect_view()}</dt>
            <dd>{row.meaning}</dd>
        </div>
    }
}

#[component]
fn Key(key: &'static str) -> impl IntoView {
    view! { <kbd>{key}</kbd> }
}
