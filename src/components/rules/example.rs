//! Worked examples: the table, and what is said about it, one step at a time.

use leptos::prelude::{Get, RwSignal, Update};

use engine::{Grill, Seat, Tile};
use crate::{rulebook::{Scene, ShownDie}, platform::Store, components::{
        art::{art, bird, die},
        dom::{El, el},
        table::figure_toy,
    }};

/// An example. All steps are there for print and search; on the screen they come one by one.
pub(super) fn example(store: Store, title: &str, steps: &[String], scenes: Vec<Scene>) -> El {
    let texts = &store.messages().rules;
    let last = steps.len().min(scenes.len()).saturating_sub(1);
    let at = RwSignal::new(0_usize);
    let told = steps.iter().zip(&scenes).enumerate().map(|(step, (text, scene))| {
        let text = scene.tell(text).unwrap_or_default();
        el("li")
            .attr("value", &(step + 1).to_string())
            .live_attr("hidden", move || (step != at.get()).then(String::new))
            .text(&text)
    });
    let told = el("ol").class("steps").attr("aria-live", "polite").children(told);
    let stage = el("div")
        .class("stage")
        .attr("aria-hidden", "true")
        .live(move || at.get(), move |at| scenes.get(at).map(stage).unwrap_or_default());
    let step = |class: &str, words: &str, by: isize, idle: usize| {
        el("button")
            .attr("type", "button")
            .class(class)
            .text(words)
            .live_attr("aria-disabled", move || (at.get() == idle).then(|| "true".to_owned()))
            .on("click", move |_| {
                at.update(|at| *at = at.saturating_add_signed(by).min(last));
            })
    };
    let count =
        el("span").class("count").live_text(move || (texts.step_of)(at.get() + 1, last + 1));
    let controls = el("div")
        .class("example-steps")
        .child(step("pill", texts.step_back, -1, 0))
        .child(count)
        .child(step("pill", texts.next_step, 1, last));
    el("div")
        .class("example")
        .attr("data-example", "")
        .child(el("h3").text(texts.example).text(": ").text(title))
        .child(stage)
        .child(told)
        .child(controls)
}

fn stage(scene: &Scene) -> Vec<El> {
    let game = &scene.game;
    let tiles = Grill::full(game.edition()).open();
    let grill = el("ul").class("stage-grill").children(tiles.iter().map(|tile| lying(scene, tile)));
    let seats = game.seats().zip(&scene.names).map(|(seat, name)| place(scene, seat, name));
    let dice = |class: &str, dice: &[ShownDie]| {
        let dice = dice.iter().map(|shown| el("li").child(die(shown.face, shown.golden)));
        el("ul").class(class).children(dice)
    };
    vec![
        grill,
        el("ul").class("stage-seats").children(seats),
        el("div")
            .class("stage-dice")
            .child(dice("dice kept", &scene.aside))
            .child(dice("dice", &scene.rolled)),
    ]
}

fn lying(scene: &Scene, tile: Tile) -> El {
    let grill = scene.game.grill();
    let number = tile.number().to_string();
    let (class, words) = if grill.open().contains(tile) {
        ("small-tile", number.as_str())
    } else if grill.down().contains(tile) {
        ("small-tile down", number.as_str())
    } else {
        ("small-tile none", "")
    };
    el("li")
        .child(el("span").class(class).text(words))
        .children(scene.game.figure_on(tile).map(figure_toy))
}

fn place(scene: &Scene, seat: Seat, name: &str) -> El {
    let game = &scene.game;
    let stack = game.stack(seat);
    let top = match stack.top() {
        Some(tile) => el("span").class("small-tile").text(&tile.number().to_string()),
        None => el("span").class("small-tile none").text("–"),
    };
    let tiles = Some(stack.tiles().len()).filter(|tiles| *tiles > 1);
    let count = |number: u8, picture: &str| {
        el("span").class("count").text(&number.to_string()).child(art(picture))
    };
    let grilled = Some(game.bratworms(seat)).filter(|count| *count > 0);
    el("li")
        .maybe("data-turn", (game.current() == seat && !game.is_over()).then_some(""))
        .child(bird(seat.number()))
        .child(el("b").text(name))
        .child(top)
        .children(tiles.map(|tiles| el("span").class("count").text(&format!("×{tiles}"))))
        .child(count(game.score(seat), "worm"))
        .children(grilled.map(|grilled| count(grilled, "bratworm")))
        .children(game.specialist(seat).map(figure_toy))
        .children(game.offered().filter(|_| game.current() == seat).map(figure_toy))
}
