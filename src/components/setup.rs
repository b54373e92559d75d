//! Setting up a table.

use wasm_bindgen::JsValue;

use super::{
    art::{art, bird},
    dom::{El, el},
    form::{explained, group, radio, select, switch, value_of},
    widgets::page_head,
};
use record::Level;
use engine::{Edition, GoldenFaces, Seat};
use crate::{i18n::{Messages, SetupTexts}, app::{Draft, DraftSeat, Msg, Starter}, platform::Store};

/// Changes the form by a small function.
fn change(store: Store, how: impl FnOnce(&mut Draft)) {
    let mut draft = store.peek(|session| session.draft.clone());
    how(&mut draft);
    store.send(Msg::ChangedDraft(draft));
}

/// The set-up screen.
pub fn setup_screen(store: Store) -> El {
    let messages = store.messages();
    let texts = &messages.setup;
    let start = el("button")
        .class("button primary start-button")
        .attr("type", "submit")
        .attr("data-action", "start")
        .text(texts.start);
    let form = el("form")
        .on("submit", move |event| {
            event.prevent_default();
            store.send(Msg::PressedStart);
        })
        .child(editions(store, texts))
        .child(options(store, texts))
        .child(seats(store, messages))
        .child(who_begins(store, texts))
        .child(start);
    el("main").class("page setup").child(page_head(messages.back, texts.heading)).child(form)
}

fn editions(store: Store, texts: &'static SetupTexts) -> El {
    let radios = Edition::ALL.map(|edition| {
        let words = (texts.editions)(edition);
        radio(
            "card",
            "edition",
            edition.name(),
            explained(words.name, words.line),
            move || store.read(|session| session.draft.edition == edition),
            move || change(store, |draft| draft.edition = edition),
        )
    });
    group(texts.edition).children(radios)
}

fn options(store: Store, texts: &'static SetupTexts) -> El {
    let short_game = switch(
        "short_game",
        explained(texts.short_game, texts.short_game_line),
        move || store.read(|session| session.draft.options.short_game),
        move |on| change(store, |draft| draft.options.short_game = on),
    );
    let faces = GoldenFaces::ALL.map(|faces| {
        radio(
            "line",
            "golden_faces",
            faces.name(),
            el("span").text((texts.golden_faces_line)(faces)),
            move || store.read(|session| session.draft.options.golden_faces == faces),
            move || change(store, |draft| draft.options.golden_faces = faces),
        )
    });
    let hidden = move || {
        let extended = store.read(|session| session.draft.edition.has_specialists());
        (!extended).then(String::new)
    };
    let golden = el("div")
        .attr("role", "group")
        .attr("aria-label", texts.golden_faces)
        .live_attr("hidden", hidden)
        .child(el("strong").text(texts.golden_faces))
        .children(faces);
    group(texts.options).child(short_game).child(golden)
}

fn seats(store: Store, messages: &'static Messages) -> El {
    let texts = &messages.setup;
    let rows = el("ol").live(
        move || store.read(|session| session.draft.seats.len()),
        move |count| (0..count).map(|place| seat_row(store, messages, place, count)).collect(),
    );
    let full =
        move || store.read(|session| (session.draft.seats.len() >= Seat::MOST).then(String::new));
    let add = el("button")
        .class("button")
        .attr("type", "button")
        .attr("data-action", "add-player")
        .live_attr("disabled", full)
        .on("click", move |_| change(store, Draft::add_seat))
        .child(art("plus"))
        .text(texts.add_player);
    group(texts.players).class("seat-rows").child(rows).child(add)
}

/// What the seat is called if nothing is typed.
fn usual_name(texts: &SetupTexts, place: usize, seat: &DraftSeat) -> String {
    match seat.bot {
        None => (texts.person_name)(place + 1),
        Some(level) => (texts.bot_name)(place + 1, level),
    }
}

fn seat_row(store: Store, messages: &'static Messages, place: usize, count: usize) -> El {
    let texts = &messages.setup;
    let read = move |of: fn(&DraftSeat) -> String| {
        store.read(|session| session.draft.seats.get(place).map(of).unwrap_or_default())
    };
    let edit = move |how: Box<dyn FnOnce(&mut DraftSeat)>| {
        change(store, |draft| {
            if let Some(seat) = draft.seats.get_mut(place) {
                how(seat);
            }
        });
    };
    let usual = move || {
        store.read(|session| {
            session.draft.seats.get(place).map(|seat| usual_name(texts, place, seat))
        })
    };
    let name = el("input")
        .attr("type", "text")
        .attr("maxlength", "24")
        .attr("autocomplete", "off")
        .attr("aria-label", &(texts.name_of_seat)(place + 1))
        .live_attr("placeholder", usual)
        .live_property("value", move || JsValue::from_str(&read(|seat| seat.name.clone())))
        .on("input", move |event| {
            let name = value_of(&event);
            edit(Box::new(|seat| seat.name = name));
        });
    let kinds = std::iter::once(("person", texts.person))
        .chain(offered_levels().map(|level| (level.name(), (messages.level)(level))))
        .map(|(value, words)| (value.to_owned(), words.to_owned()));
    let kind = select(
        &kinds.collect::<Vec<_>>(),
        move || read(|seat| seat.bot.map_or("person", Level::name).to_owned()),
        move |value| edit(Box::new(move |seat| seat.bot = Level::parse(&value))),
    )
    .attr("aria-label", &(texts.kind_of_seat)(place + 1))
    .attr("data-kind", &place.to_string());
    let remove = el("button")
        .class("tool")
        .attr("type", "button")
        .live_attr("aria-label", move || usual().map(|name| (texts.remove_player)(&name)))
        .maybe("disabled", (count <= Seat::FEWEST).then_some(""))
        .on("click", move |_| change(store, |draft| draft.remove_seat(place)))
        .child(art("minus"));
    let seat = Seat::all(Seat::MOST).nth(place).unwrap_or(Seat::new(0));
    let look = store.peek(|session| session.settings.look(seat));
    el("li")
        .class("seat-row")
        .attr("data-colour", &look.colour.to_string())
        .child(bird(look.bird))
        .child(name)
        .child(kind)
        .child(remove)
}

/// The levels a person may want to meet.
fn offered_levels() -> impl Iterator<Item = Level> {
    Level::PLAYABLE.iter().copied().filter(|level| *level != Level::Random)
}

fn who_begins(store: Store, texts: &'static SetupTexts) -> El {
    let names = move || {
        store.read(|session| {
            let name = |(place, seat): (usize, &DraftSeat)| match seat.name.trim() {
                "" => usual_name(texts, place, seat),
                name => name.to_owned(),
            };
            session.draft.seats.iter().enumerate().map(name).collect::<Vec<_>>()
        })
    };
    let list = move |names: Vec<String>| {
        let seats = names.into_iter().enumerate().map(|(place, name)| (place.to_string(), name));
        let lot = ("lot".to_owned(), texts.starter_lot.to_owned());
        let chosen = move || match store.read(|session| session.draft.starter) {
            Starter::Lot => "lot".to_owned(),
            Starter::Seat(seat) => seat.number().to_string(),
        };
        let pick = move |value: String| {
            let seat = value.parse().ok().map(Seat::new);
            change(store, |draft| draft.starter = seat.map_or(Starter::Lot, Starter::Seat));
        };
        let options: Vec<_> = std::iter::once(lot).chain(seats).collect();
        vec![
            select(&options, chosen, pick)
                .attr("data-starter", "")
                .attr("aria-label", texts.starter),
        ]
    };
    el("div")
        .class("line who-begins")
        .child(el("strong").text(texts.starter))
        .child(el("div").live(names, list))
}
