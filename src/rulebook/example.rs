//! Worked examples: real games, played by the engine while they are told. No number in them is typed by anybody.

use engine::{Event, Face, Figure, Game, Place, Seat, Tile};
use record;

/// A worked example, as all languages tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Its name in the books.
    pub id: String,
    /// How many actions of the record each step plays.
    steps: Vec<usize>,
    record: String,
}

/// Reads the file of examples: for each its name and the lengths of its steps on one line, its record on the next.
/// What cannot be read is left out; the tests see to it that nothing is.
pub fn examples(text: &str) -> Vec<Example> {
    let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with("//"));
    let mut examples = Vec::new();
    while let (Some(head), Some(record)) = (lines.next(), lines.next()) {
        let mut words = head.split_whitespace();
        let id = words.next().unwrap_or_default().to_owned();
        let steps: Option<Vec<usize>> = words.map(|word| word.parse().ok()).collect();
        let Some(steps) = steps else { continue };
        examples.push(Example { id, steps, record: record.to_owned() });
    }
    examples
}

/// A die in a picture of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownDie {
    /// What it shows.
    pub face: Face,
    /// Whether it is the golden one.
    pub golden: bool,
}

/// The table after one step of an example, and what the step was about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The table.
    pub game: Game,
    /// What the players are called.
    pub names: Vec<String>,
    /// The dice laid aside in the present turn, or in the one that has just ended.
    pub aside: Vec<ShownDie>,
    /// The dice that lie there, not laid aside.
    pub rolled: Vec<ShownDie>,
    turn_over: bool,
    sum: Option<u8>,
    kept: Option<(Face, u8)>,
    claimed: Option<Tile>,
    returned: Option<Tile>,
    turned: Option<Tile>,
}

impl Example {
    /// The table after every step; none if the record is not as long as its steps, or cannot be played.
    pub fn scenes(&self) -> Option<Vec<Scene>> {
        let (record, _) = record::read(&self.record).ok()?;
        let names = record.opening.players.iter().map(|player| player.name.clone()).collect();
        let mut scene = Scene::of(record.opening.game().ok()?, names);
        let mut actions = record.actions.iter();
        let mut scenes = Vec::with_capacity(self.steps.len());
        for length in &self.steps {
            for _ in 0..*length {
                let events = scene.game.play(*actions.next()?).ok()?;
                for event in &events {
                    scene.take_in(event);
                }
            }
            scenes.push(scene.clone());
        }
        actions.next().is_none().then_some(scenes)
    }
}

impl Scene {
    fn of(game: Game, names: Vec<String>) -> Scene {
        Scene {
            game,
            names,
            aside: Vec::new(),
            rolled: Vec::new(),
            turn_over: false,
            sum: None,
            kept: None,
            claimed: None,
            returned: None,
            turned: None,
        }
    }

    fn take_in(&mut self, event: &Event) {
        match *event {
            Event::Rolled { dice, golden, .. } => {
                if self.turn_over {
                    // The dice of a turn stay in sight until the next one begins with a roll.
                    *self = Scene::of(self.game.clone(), std::mem::take(&mut self.names));
                }
                let last = dice.faces().len() - 1;
                let shown = |(place, face): (usize, &Face)| ShownDie {
                    face: *face,
                    golden: golden && place == last,
                };
                self.rolled = dice.faces().iter().enumerate().map(shown).collect();
            }
            Event::LaidAside { face, count, .. } => {
                let (kept, left) = self.rolled.iter().partition(|die| die.face == face);
                self.aside.extend::<Vec<ShownDie>>(kept);
                self.rolled = left;
                self.kept = Some((face, count));
                self.sum = Some(self.aside.iter().map(|die| die.face.points()).sum());
            }
            Event::Stopped { sum, .. } => self.sum = Some(sum),
            Event::Claimed { claim, .. } => self.claimed = claim.tile(),
            Event::TileReturned { tile, .. } => self.returned = Some(tile),
            Event::TileTurned { tile, .. } => self.turned = Some(tile),
            Event::TurnBegan { .. } | Event::Ended => self.turn_over = true,
            _ => {}
        }
    }

    /// The text with every place filled: `{sum}` gives the sum of the dice aside, `{worms Theo}` Theo's worms.
    /// A place nobody knows, or that means nothing at this step, is the error.
    pub fn tell(&self, text: &str) -> Result<String, String> {
        let mut told = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, place)) = rest.split_once('{') {
            let (place, after) = place.split_once('}').ok_or_else(|| place.to_owned())?;
            told.push_str(before);
            let number = self.number(place).ok_or_else(|| place.to_owned())?;
            told.push_str(&number.to_string());
            rest = after;
        }
        told.push_str(rest);
        Ok(told)
    }

    fn number(&self, place: &str) -> Option<usize> {
        let (what, whose) = place.split_once(' ').unwrap_or((place, ""));
        let tile = |tile: Option<Tile>| tile.map(|tile| usize::from(tile.number()));
        let open = self.game.grill().open();
        match what {
            // The turn.
            "sum" => self.sum.map(usize::from),
            "dice" => Some(self.aside.iter().map(|die| usize::from(die.face.points())).sum()),
            "worm" => Some(usize::from(Face::Worm.points())),
            "left" => Some(self.rolled.len()),
            "kept" => self.kept.map(|(_, count)| usize::from(count)),
            "face" => self.kept.and_then(|(face, _)| face.number()).map(usize::from),
            "points" => self.kept.map(|(face, count)| usize::from(face.points() * count)),
            "count" => {
                let face =
                    if whose == "W" { Face::Worm } else { Face::from_number(whose.parse().ok()?)? };
                Some(self.rolled.iter().filter(|die| die.face == face).count())
            }
            // What it brought.
            "tile" => tile(self.claimed),
            "worth" => self.claimed.map(|tile| usize::from(tile.worms())),
            "returned" => tile(self.returned),
            "turned" => tile(self.turned),
            // The table.
            "open" => Some(open.len()),
            "highest" => tile(open.highest()),
            "lowest" => tile(open.lowest()),
            "supply" => Some(usize::from(self.game.supply())),
            "at" => match self.game.place(Figure::parse(whose)?)? {
                Place::Grill(at) => tile(Some(at)),
                _ => None,
            },
            // Somebody's things.
            "top" => tile(self.game.stack(self.seat(whose)?).top()),
            "under" => {
                tile(self.game.stack(self.seat(whose)?).tiles().iter().rev().nth(1).copied())
            }
            "tiles" => Some(self.game.stack(self.seat(whose)?).tiles().len()),
            "worms" => Some(usize::from(self.game.score(self.seat(whose)?))),
            "bratworms" => Some(usize::from(self.game.bratworms(self.seat(whose)?))),
            _ => None,
        }
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        self.game.seats().zip(&self.names).find(|(_, known)| *known == name).map(|(seat, _)| seat)
    }
}
