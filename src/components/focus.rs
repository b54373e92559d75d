//! Focus follows the turn and is never lost.

use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

fn focus(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    match found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        Some(element) => element.focus().is_ok(),
        None => false,
    }
}

/// What had the focus is gone, or cannot be used any more.
fn is_lost() -> bool {
    document().active_element().is_none_or(|element| {
        element.tag_name() == "BODY" || element.matches(":disabled").unwrap_or(false)
    })
}

/// A new screen is read from its heading.
pub fn heading() {
    request_animation_frame(|| {
        if is_lost() {
            focus("h1[tabindex]");
        }
    });
}

/// What had the focus is built anew, or leads to another screen.
pub fn stay_on(selector: String) {
    request_animation_frame(move || {
        if is_lost() {
            let _ = focus(&selector) || focus("h1[tabindex]");
        }
    });
}

/// What lies over the table is read from its heading, also when a link has led on in it.
pub fn sheet() {
    request_animation_frame(|| {
        if let Ok(Some(body)) = document().query_selector(".sheet-body") {
            body.set_scroll_top(0);
        }
        focus("[data-sheet] h2");
    });
}

/// While practising there is an answer: wherever the focus was, the way on is pressed next.
fn is_answered() -> bool {
    document().query_selector("[data-verdict]").is_ok_and(|card| card.is_some())
}

/// A bot's reasons are read from their heading: the log that they were asked for in may have made room for them.
pub fn reasons() {
    request_animation_frame(|| {
        if is_lost() {
            focus("#dialog-title");
        }
    });
}

/// What was pressed is gone: go on with what can be done now.
pub fn next_action() {
    request_animation_frame(|| {
        if is_lost() || is_answered() {
            let _ = focus("[data-coach-target]")
                || focus(".question button")
                || focus(".hollow:not([disabled])")
                || focus(".actions .can:not([disabled])")
                || focus(".actions button:not([disabled])")
                || focus("h1[tabindex]");
        }
    });
}

/// Arrow keys move between the buttons of tray and actions (as in a toolbar, but every button is reached by Tab too).
pub fn rove(event: &KeyboardEvent) {
    let step: isize = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        _ => return,
    };
    let all = ".tray button:not([disabled]), .actions button:not([disabled])";
    let Ok(buttons) = document().query_selector_all(all) else { return };
    let buttons: Vec<HtmlElement> =
        (0..buttons.length()).filter_map(|index| buttons.get(index)?.dyn_into().ok()).collect();
    let active = document().active_element();
    let here = buttons.iter().position(|button| active.as_ref() == Some(button.as_ref()));
    let Some(here) = here else { return };
    let next = here.checked_add_signed(step).unwrap_or(buttons.len().saturating_sub(1));
    if let Some(button) = buttons.get(next).or_else(|| buttons.first()) {
        event.prevent_default();
        let _ = button.focus();
    }
}
