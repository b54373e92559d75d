//! The few things that stand on many screens.

use leptos::prelude::*;

use super::art::Art;
use crate::{app::Msg, platform::use_app};

/// A button with words that sends a message.
#[component]
pub fn SendButton(
    /// How it looks: `button`, `button primary`, `button danger` or `pill`.
    class: &'static str,
    /// The handle that tests and scripts hold on to: `data-action`.
    action: &'static str,
    msg: Msg,
    children: Children,
) -> impl IntoView {
    let app = use_app();
    view! {
        <button type="button" class=class data-action=action on:click=move |_| app.send(msg.clone())>
            {children()}
        </button>
    }
}

/// A small button with a picture; the words are for those who cannot see it.
#[component]
pub fn IconButton(
    picture: &'static str,
    #[prop(into)] words: String,
    msg: Msg,
    #[prop(optional)] disabled: bool,
    #[prop(optional)] action: Option<&'static str>,
    #[prop(default = "icon-button")] class: &'static str,
    /// Of a button that switches something: whether it is on.
    #[prop(optional)]
    pressed: Option<bool>,
) -> impl IntoView {
    let app = use_app();
    view! {
        <button
            type="button"
            class=class
            aria-label=words
            aria-pressed=pressed.map(|on| on.to_string())
            data-action=action
            disabled=disabled
            on:click=move |_| app.send(msg.clone())
        >
            <Art name=picture />
        </button>
    }
}

/// A small link with a picture.
#[component]
pub fn IconLink(
    #[prop(into)] href: String,
    picture: &'static str,
    words: &'static str,
) -> impl IntoView {
    view! {
        <a class="icon-button" href=href aria-label=words>
            <Art name=picture />
        </a>
    }
}

/// Words for screen readers alone.
#[component]
pub fn VisuallyHidden(children: Children) -> impl IntoView {
    view! { <span class="visually-hidden">{children()}</span> }
}

/// Back button and heading of a page; the focus goes to the heading when the screen opens.
#[component]
pub fn PageHead(words: &'static str) -> impl IntoView {
    let back = use_app().messages().back;
    view! {
        <header class="page-head">
            <IconLink href="#/" picture="back" words=back />
            <h1 tabindex="-1">{words}</h1>
        </header>
    }
}
