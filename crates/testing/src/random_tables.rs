//! Tables and games by lot, the same ones on every run: everything comes from a seed.

use engine::{
    Action, Choice, Dice, Edition, Events, Face, Figure, Game, GoldenFaces, Options, Place, Seat,
    Setup, Start, Tile,
};
use rng::DiceRng;

/// Longer than any game: the longest of many thousands took a fraction of it.
const FAR_TOO_LONG: usize = 20_000;

/// Every edition with every option that means something there, at every size of table.
pub fn every_kind_of_table() -> Vec<Setup> {
    let mut setups = Vec::new();
    for edition in Edition::ALL {
        for short_game in [false, true] {
            let kinds = if edition.has_specialists() { 2 } else { 1 };
            for golden_faces in GoldenFaces::ALL.into_iter().take(kinds) {
                let options = Options { short_game, golden_faces };
                let of_size = |players| Setup { options, ..Setup::new(edition, players) };
                setups.extend((Seat::FEWEST..=Seat::MOST).map(of_size));
            }
        }
    }
    setups
}

/// The same table in the middle of a game: tiles, figures and bratworms anywhere they may be.
pub fn scattered(setup: &Setup, rng: &mut DiceRng) -> Setup {
    let extended = setup.edition.has_specialists();
    let players = setup.players;
    let mut start = Start {
        current: Some(draw_seat(rng, players)),
        grill_open: Some(Vec::new()),
        grill_down: Some(Vec::new()),
        stacks: Some(vec![Vec::new(); players]),
        figures: Vec::new(),
        bratworms: Some(vec![0; players]),
        supply: Some(0),
    };
    // Full and nearly empty grills both have their own rules.
    let crowded = 1 + rng.below(8);
    let mut tiles: Vec<Tile> =
        (0..=36).filter_map(Tile::new).filter(|tile| extended || !tile.is_low()).collect();
    shuffle(&mut tiles, rng);
    for tile in tiles {
        let pile = match rng.below(10) {
            number if number < crowded => start.grill_open.as_mut(),
            9 => start.grill_down.as_mut(),
            _ => {
                let owner = draw_seat(rng, players).index();
                start.stacks.as_mut().and_then(|stacks| stacks.get_mut(owner))
            }
        };
        pile.unwrap().push(tile);
    }
    if extended {
        start.figures = scattered_figures(&start, players, rng);
        let bratworms = start.bratworms.as_mut().unwrap();
        let with_players = if rng.below(2) == 0 { 7 } else { rng.below(8) };
        for _ in 0..with_players {
            bratworms[draw_seat(rng, players).index()] += 1;
        }
        start.supply = Some(u8::try_from(7 - with_players).unwrap());
    }
    Setup { first_player: draw_seat(rng, players), start: Some(start), ..setup.clone() }
}

fn scattered_figures(start: &Start, players: usize, rng: &mut DiceRng) -> Vec<(Figure, Place)> {
    let mut free = start.grill_open.clone().unwrap();
    let mut unserved: Vec<Seat> = Seat::all(players).collect();
    shuffle(&mut free, rng);
    shuffle(&mut unserved, rng);
    let mut place = |figure| match rng.below(10) {
        0..4 => free.pop().map(Place::Grill),
        4..9 if figure != Figure::Raven => unserved.pop().map(Place::Player),
        _ => None,
    };
    Figure::ALL.map(|figure| (figure, place(figure).unwrap_or(Place::Out))).to_vec()
}

/// Plays a game by lot to its end and tells every step: the table before, what was done, what came of it, and the
/// table after.
pub fn play_by_lot(
    setup: &Setup,
    seed: u64,
    mut tell: impl FnMut(&Game, Action, &Events, &Game),
) -> Game {
    let mut game = Game::new(setup).unwrap();
    let mut dice = DiceRng::from_seed(seed);
    let mut lot = DiceRng::apart_from_dice(seed);
    for _ in 0..FAR_TOO_LONG {
        let Some(choice) = any_choice(&game, &mut lot) else { return game };
        let action = dice.resolve(&game, choice);
        let before = game.clone();
        let events = game.play(action).unwrap_or_else(|refusal| {
            panic!("offered, but refused: {refusal}\n{setup:?}, seed {seed}")
        });
        tell(&before, action, &events, &game);
    }
    panic!("a game without end: {setup:?}, seed {seed}")
}

/// Everything anybody could try: every action there is, with every number of dice and every last die.
pub fn every_conceivable_action() -> Vec<Action> {
    let mut actions = vec![Action::AcceptBust, Action::Stop, Action::StopLower];
    actions.extend(Face::ALL.map(Action::Keep));
    actions.extend(Figure::ALL.map(Action::ReturnFigure));
    actions.extend((0..=7).chain([u8::MAX]).map(|seat| Action::TakeBratworm(Seat::new(seat))));
    for count in 0..=Dice::MOST {
        for last in Face::ALL {
            let mut faces = Face::ALL.repeat(2);
            faces.truncate(count);
            if let Some(golden) = faces.last_mut() {
                *golden = last;
            }
            let dice = Dice::new(&faces).unwrap();
            actions.extend([Action::Roll(dice), Action::Weasel(dice)]);
        }
    }
    actions
}

/// Any choice, but the senseless stop only now and then: games that go somewhere are shorter and see more.
fn any_choice(game: &Game, lot: &mut DiceRng) -> Option<Choice> {
    let choices = game.choices();
    let mut draw = || choices.get(lot.below(u32::try_from(choices.len()).unwrap()) as usize);
    let senseless = |choice| choice == Some(&Choice::Stop) && game.claim().is_err();
    let mut choice = draw();
    for _ in 0..3 {
        if senseless(choice) {
            choice = draw();
        }
    }
    choice.copied()
}

fn draw_seat(rng: &mut DiceRng, players: usize) -> Seat {
    Seat::all(players).nth(rng.below(u32::try_from(players).unwrap()) as usize).unwrap()
}

fn shuffle<T>(list: &mut [T], rng: &mut DiceRng) {
    for last in (1..list.len()).rev() {
        list.swap(last, rng.below(u32::try_from(last + 1).unwrap()) as usize);
    }
}
