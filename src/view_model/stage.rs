//! The table of a worked example, as it stands at one step.

use engine::{Face, Grill, Seat, Tile};

use super::Html;
use crate::rulebook::{Example, Scene, ShownDie};

/// One step of an example: what is said, and the table it is said about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExampleStep {
    pub words: String,
    pub stage: Html,
}

/// The steps of an example, played by the engine and told in these words; none if it cannot be played.
pub fn example_steps(words: &[String], example: &Example) -> Vec<ExampleStep> {
    let scenes = example.scenes().unwrap_or_default();
    let step = |(words, scene): (&String, &Scene)| ExampleStep {
        words: scene.tell(words).unwrap_or_default(),
        stage: stage_html(scene),
    };
    words.iter().zip(&scenes).map(step).collect()
}

/// Everything that lies on the table. The words of the step say all of it that matters.
pub fn stage_html(scene: &Scene) -> Html {
    let mut html = Html::default();
    html.markup("<div class=\"stage\" aria-hidden=\"true\"><ul class=\"stage-grill\">");
    for tile in Grill::full(scene.game.edition()).open().iter() {
        place(&mut html, scene, tile);
    }
    html.markup("</ul><ul class=\"stage-seats\">");
    for (seat, name) in scene.game.seats().zip(&scene.names) {
        player(&mut html, scene, seat, name);
    }
    html.markup("</ul><div class=\"stage-dice\"><ul class=\"dice kept\">")
        .dice(faces(&scene.aside));
    html.markup("</ul><ul class=\"dice\">").dice(faces(&scene.rolled)).markup("</ul></div></div>");
    html
}

fn faces(dice: &[ShownDie]) -> impl Iterator<Item = (Face, bool)> {
    dice.iter().map(|die| (die.face, die.golden))
}

/// One place of the grill, whether its tile lies there or not.
fn place(html: &mut Html, scene: &Scene, tile: Tile) {
    let grill = scene.game.grill();
    html.markup("<li><span class=\"small-tile");
    if grill.open().contains(tile) {
        html.markup("\">").number(tile.number());
    } else if grill.down().contains(tile) {
        html.markup(" down\">").number(tile.number());
    } else {
        html.markup(" none\">");
    }
    html.markup("</span>");
    if let Some(figure) = scene.game.figure_on(tile) {
        html.figure(figure);
    }
    html.markup("</li>");
}

/// One player, and what they have.
fn player(html: &mut Html, scene: &Scene, seat: Seat, name: &str) {
    let game = &scene.game;
    let (current, stack) = (game.current() == seat, game.stack(seat));
    html.markup(if current && !game.is_over() { "<li data-turn>" } else { "<li>" });
    html.art(&format!("bird-{}", seat.number()), "bird").markup("<b>").text(name);
    html.markup("</b><span class=\"small-tile");
    match stack.top() {
        Some(tile) => html.markup("\">").number(tile.number()),
        None => html.markup(" none\">–"),
    };
    html.markup("</span>");
    if stack.tiles().len() > 1 {
        html.markup("<span class=\"count\">×").number(stack.tiles().len()).markup("</span>");
    }
    count(html, game.score(seat), "worm");
    if game.bratworms(seat) > 0 {
        count(html, game.bratworms(seat), "bratworm");
    }
    // The specialist, and a newly won second one.
    let offered = game.offered().filter(|_| current);
    for figure in game.specialist(seat).into_iter().chain(offered) {
        html.figure(figure);
    }
    html.markup("</li>");
}

/// So many of something.
fn count(html: &mut Html, number: u8, picture: &str) {
    html.markup("<span class=\"count\">").number(number).art(picture, "").markup("</span>");
}
