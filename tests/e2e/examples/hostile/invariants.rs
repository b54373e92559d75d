//! What holds at every table, however it came about. The engine's own tests hold the same in games by lot.

use engine::{Action, Choice, Events, Figure, Game, Phase, Place, Tile};
use record::Record;
use rng::DiceRng;
use testing::{random_tables::every_conceivable_action, shadow::Shadow};

use crate::lot::Lot;

/// How far a game is played on to see that it can be.
const FURTHER: usize = 40;

/// Plays the record, and from its end on by lot, and looks at every table on the way.
pub(crate) fn hold_in(record: &Record, game: &Game, lot: &mut Lot) -> Result<(), String> {
    let mut played = record.opening.game().map_err(|error| error.to_string())?;
    let mut shadow = Shadow::of(&played);
    hold_at(&played)?;
    for action in &record.actions {
        step(&mut played, &mut shadow, *action)?;
    }
    if played != *game {
        return Err("reading leads to another table than playing".to_owned());
    }
    only_choices_are_playable(game)?;
    let mut dice = DiceRng::from_seed(lot.below(1 << 20) as u64);
    for _ in 0..FURTHER {
        let choices = played.choices();
        if choices.is_empty() {
            break;
        }
        let choice: Choice = *lot.pick(&choices);
        let action = dice.resolve(&played, choice);
        step(&mut played, &mut shadow, action)?;
    }
    Ok(())
}

fn step(game: &mut Game, shadow: &mut Shadow, action: Action) -> Result<(), String> {
    let events: Events = game.play(action).map_err(|refusal| format!("{action:?}: {refusal}"))?;
    for event in &events {
        shadow.follow(event);
    }
    if *shadow != Shadow::of(game) {
        return Err(format!("after {action:?} the events tell of another table: {events:?}"));
    }
    hold_at(game).map_err(|why| format!("after {action:?}: {why}"))
}

fn hold_at(game: &Game) -> Result<(), String> {
    let extended = game.edition().has_specialists();
    let grill = game.grill().open().iter().chain(game.grill().down().iter());
    let stacks = game.seats().flat_map(|seat| game.stack(seat).tiles().to_vec());
    let mut tiles: Vec<u8> = grill.chain(stacks).map(Tile::number).collect();
    tiles.sort_unstable();
    let all: Vec<u8> = [11, 13].into_iter().filter(|_| extended).chain(21..=36).collect();
    if tiles != all {
        return Err(format!("the tiles are {tiles:?}"));
    }
    let owned: u32 = game.seats().map(|seat| u32::from(game.bratworms(seat))).sum();
    if owned + u32::from(game.supply()) != if extended { 7 } else { 0 } {
        return Err(format!("{owned} bratworms with players, {} left", game.supply()));
    }
    figures_hold(game, if extended { Figure::ALL.len() } else { 0 })?;
    let over = game.is_over();
    if over != game.choices().is_empty() || over == game.winners().is_empty() {
        return Err(format!("{:?}, and winners {:?}", game.choices(), game.winners()));
    }
    // An open choice after the last tile comes before the end.
    let pending =
        matches!(game.phase(), Phase::TakingBratworm { .. } | Phase::ReturningSpecialist { .. });
    if game.grill().open().is_empty() != over && !pending {
        return Err(format!("over: {over}, open: {:?}", game.grill().open()));
    }
    Ok(())
}

fn figures_hold(game: &Game, count: usize) -> Result<(), String> {
    let places: Vec<(Figure, Place)> =
        Figure::ALL.into_iter().filter_map(|figure| Some((figure, game.place(figure)?))).collect();
    if places.len() != count {
        return Err(format!("{} figures", places.len()));
    }
    for (number, (figure, place)) in places.iter().enumerate() {
        let alone = places[..number].iter().all(|(_, other)| other != place);
        let well = match place {
            Place::Out => true,
            Place::Player(seat) => *figure != Figure::Raven && seat.index() < game.player_count(),
            Place::Offered(seat) => *figure != Figure::Raven && *seat == game.current(),
            Place::Grill(tile) => stands_well(game, *figure, *tile),
        };
        if !well || !(alone || *place == Place::Out) {
            return Err(format!("the figures are at {places:?}"));
        }
    }
    Ok(())
}

/// On an open tile; or on the tile just taken, while the raven waits for its taker's choice.
fn stands_well(game: &Game, figure: Figure, tile: Tile) -> bool {
    let raven_waits = figure == Figure::Raven
        && matches!(game.phase(), Phase::TakingBratworm { .. })
        && game.stack(game.current()).top() == Some(tile);
    game.grill().open().contains(tile) || raven_waits
}

/// Nothing but what is offered can be done, and whoever tries leaves the table as it was.
fn only_choices_are_playable(game: &Game) -> Result<(), String> {
    let choices = game.choices();
    for action in every_conceivable_action() {
        let mut tried = game.clone();
        let played = tried.play(action).is_ok();
        if played && !choices.contains(&action.choice()) {
            return Err(format!("{action:?} can be played but is not offered"));
        }
        if !played && tried != *game {
            return Err(format!("{action:?} is refused but changes the table"));
        }
    }
    Ok(())
}
