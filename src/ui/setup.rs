//! Setting up a table.

use leptos::prelude::*;

use super::art::Art;
use crate::{
    bots::Level,
    engine::{Edition, GoldenFaces, Seat},
    i18n::Messages,
    session::{Draft, DraftSeat, Msg, Starter},
    shell::Store,
};

/// Changes the form by a small function.
fn change(store: Store, how: impl FnOnce(&mut Draft)) {
    let mut draft = store.peek(|session| session.draft.clone());
    how(&mut draft);
    store.send(Msg::ChangedDraft(draft));
}

/// The set-up screen.
#[component]
pub fn SetupScreen() -> impl IntoView {
    let store = expect_context::<Store>();
    let language = store.slice(|session| session.language);
    move || {
        let messages = language.get().messages();
        let texts = &messages.setup;
        view! {
            <main class="page setup">
                <header class="page-head">
                    <a class="tool" href="#/" aria-label=messages.back>
                        <Art name="back" />
                    </a>
                    <h1 tabindex="-1">{texts.heading}</h1>
                </header>
                <form
                    on:submit=move |event| {
                        event.prevent_default();
                        store.send(Msg::PressedStart);
                    }
                >
                    <Editions messages />
                    <TableOptions messages />
                    <Seats messages />
                    <WhoBegins messages />
                    <button class="button primary start-button" type="submit" data-action="start">
                        {texts.start}
                    </button>
                </form>
            </main>
        }
    }
}

#[component]
fn Editions(messages: &'static Messages) -> impl IntoView {
    let store = expect_context::<Store>();
    let chosen = store.slice(|session| session.draft.edition);
    let radios = Edition::ALL.into_iter().map(move |edition| {
        let texts = (messages.setup.editions)(edition);
        view! {
            <label class="card">
                <input
                    type="radio"
                    name="edition"
                    value=edition.name()
                    prop:checked=move || chosen.get() == edition
                    on:change=move |_| change(store, |draft| draft.edition = edition)
                />
                <span>
                    <strong>{texts.name}</strong>
                    <small>{texts.line}</small>
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="editions">
            <legend>{messages.setup.edition}</legend>
            {radios.collect_view()}
        </fieldset>
    }
}

#[component]
fn TableOptions(messages: &'static Messages) -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &messages.setup;
    let short = store.slice(|session| session.draft.options.short_game);
    let golden = store.slice(|session| session.draft.options.golden_faces);
    let extended = store.slice(|session| session.draft.edition.has_specialists());
    let faces = GoldenFaces::ALL.into_iter().map(move |faces| {
        view! {
            <label class="line">
                <input
                    type="radio"
                    name="golden_faces"
                    value=faces.name()
                    prop:checked=move || golden.get() == faces
                    on:change=move |_| change(store, |draft| draft.options.golden_faces = faces)
                />
                <span>{(texts.golden_faces_line)(faces)}</span>
            </label>
        }
    });
    let faces = faces.collect_view();
    view! {
        <fieldset>
            <legend>{texts.options}</legend>
            <label class="line">
                <input
                    type="checkbox"
                    name="short_game"
                    prop:checked=short
                    on:change=move |event| {
                        let on = event_target_checked(&event);
                        change(store, |draft| draft.options.short_game = on);
                    }
                />
                <span>
                    <strong>{texts.short_game}</strong>
                    <small>{texts.short_game_line}</small>
                </span>
            </label>
            <div role="group" aria-label=texts.golden_faces hidden=move || !extended.get()>
                <strong>{texts.golden_faces}</strong>
                {faces}
            </div>
        </fieldset>
    }
}

#[component]
fn Seats(messages: &'static Messages) -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &messages.setup;
    let count = store.slice(|session| session.draft.seats.len());
    let rows = move || {
        let count = count.get();
        (0..count).map(move |place| view! { <SeatRow place count messages /> }).collect_view()
    };
    view! {
        <fieldset class="seat-rows">
            <legend>{texts.players}</legend>
            <ol>{rows}</ol>
            <button
                class="button"
                type="button"
                data-action="add-player"
                disabled=move || count.get() >= Seat::MOST
                on:click=move |_| change(store, Draft::add_seat)
            >
                <Art name="plus" />
                {texts.add_player}
            </button>
        </fieldset>
    }
}

#[component]
fn SeatRow(place: usize, count: usize, messages: &'static Messages) -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &messages.setup;
    let seat =
        store.slice(move |session| session.draft.seats.get(place).cloned().unwrap_or_default());
    let look = store.slice(move |session| {
        let seat = Seat::all(Seat::MOST).nth(place).unwrap_or(Seat::new(0));
        session.settings.look(seat)
    });
    let edit = move |how: Box<dyn FnOnce(&mut DraftSeat)>| {
        change(store, |draft| {
            if let Some(seat) = draft.seats.get_mut(place) {
                how(seat);
            }
        });
    };
    let default_name = move || {
        seat.with(|seat| match seat.bot {
            None => (texts.person_name)(place + 1),
            Some(level) => (texts.bot_name)(place + 1, level),
        })
    };
    let kinds = std::iter::once((None, texts.person))
        .chain(offered_levels().map(|level| (Some(level), (messages.level)(level))))
        .map(move |(bot, words)| {
            let value = bot.map_or("person", Level::name);
            view! {
                <option value=value selected=move || seat.with(|seat| seat.bot == bot)>{words}</option>
            }
        });
    view! {
        <li class="seat-row" data-colour=move || look.get().colour>
            {move || view! { <Art name=format!("bird-{}", look.get().bird) class="bird" /> }}
            <input
                type="text"
                maxlength="24"
                autocomplete="off"
                aria-label=(texts.name_of_seat)(place + 1)
                placeholder=default_name
                prop:value=move || seat.with(|seat| seat.name.clone())
                on:input=move |event| {
                    let name = event_target_value(&event);
                    edit(Box::new(|seat| seat.name = name));
                }
            />
            <select
                aria-label=(texts.kind_of_seat)(place + 1)
                data-kind=place
                on:change=move |event| {
                    let bot = Level::parse(&event_target_value(&event));
                    edit(Box::new(move |seat| seat.bot = bot));
                }
            >
                {kinds.collect_view()}
            </select>
            <button
                class="tool"
                type="button"
                aria-label=move || (texts.remove_player)(&default_name())
                disabled=count <= Seat::FEWEST
                on:click=move |_| change(store, |draft| draft.remove_seat(place))
            >
                <Art name="minus" />
            </button>
        </li>
    }
}

/// The levels a person may want to meet.
fn offered_levels() -> impl Iterator<Item = Level> {
    Level::PLAYABLE.iter().copied().filter(|level| *level != Level::Random)
}

#[component]
fn WhoBegins(messages: &'static Messages) -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &messages.setup;
    let names = store.slice(move |session| {
        let name = |(place, seat): (usize, &DraftSeat)| match (seat.name.trim(), seat.bot) {
            ("", None) => (texts.person_name)(place + 1),
            ("", Some(level)) => (texts.bot_name)(place + 1, level),
            (name, _) => name.to_owned(),
        };
        session.draft.seats.iter().enumerate().map(name).collect::<Vec<_>>()
    });
    let starter = store.slice(|session| session.draft.starter);
    let options = move || {
        let named = names.get().into_iter().enumerate().map(move |(place, name)| {
            let seat = u8::try_from(place).ok().map(Seat::new);
            view! {
                <option
                    value=place.to_string()
                    selected=move || seat.map(Starter::Seat) == Some(starter.get())
                >
                    {name}
                </option>
            }
        });
        named.collect_view()
    };
    view! {
        <label class="line who-begins">
            <strong>{texts.starter}</strong>
            <select
                data-starter=""
                on:change=move |event| {
                    let seat = event_target_value(&event).parse().ok().map(Seat::new);
                    change(store, |draft| draft.starter = seat.map_or(Starter::Lot, Starter::Seat));
                }
            >
                <option value="lot" selected=move || starter.get() == Starter::Lot>
                    {texts.starter_lot}
                </option>
                {options}
            </select>
        </label>
    }
}
