//! Telling a turn in a test: dice as text, refusals as failures, and described tables in one line.

use engine::{
    Action, Choice, Dice, Edition, Event, Events, Face, Figure, Game, Options, Place, Seat, Setup,
    Start, Tile,
};

/// `"W5"` is a worm and a five.
pub fn dice(faces: &str) -> Dice {
    faces.parse().expect("at most nine faces")
}

/// `'1'` to `'5'`, or `'W'`.
pub fn face(shown: char) -> Face {
    Face::from_symbol(shown).expect("a face")
}

pub fn tile(number: u8) -> Tile {
    Tile::new(number).expect("a tile of the game")
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// On this tile of the grill.
pub fn grill(number: u8) -> Place {
    Place::Grill(tile(number))
}

/// With the player at this seat.
pub fn with(number: u8) -> Place {
    Place::Player(seat(number))
}

/// A described table. Tiles named nowhere lie open; figures named nowhere are at home, or out if that is not open.
#[derive(Clone, Debug)]
pub struct TableBuilder {
    edition: Edition,
    options: Options,
    stacks: Vec<Vec<u8>>,
    down: Vec<u8>,
    figures: Vec<(Figure, Place)>,
    bratworms: Vec<u8>,
    current: u8,
}

impl TableBuilder {
    pub fn stacks(edition: Edition, stacks: &[&[u8]]) -> TableBuilder {
        TableBuilder {
            edition,
            options: Options::default(),
            stacks: stacks.iter().map(|stack| stack.to_vec()).collect(),
            down: Vec::new(),
            figures: Vec::new(),
            bratworms: vec![0; stacks.len()],
            current: 0,
        }
    }

    pub fn options(self, options: Options) -> TableBuilder {
        TableBuilder { options, ..self }
    }

    pub fn down(self, down: impl IntoIterator<Item = u8>) -> TableBuilder {
        TableBuilder { down: down.into_iter().collect(), ..self }
    }

    pub fn figures(self, figures: &[(Figure, Place)]) -> TableBuilder {
        TableBuilder { figures: figures.to_vec(), ..self }
    }

    pub fn bratworms(self, bratworms: &[u8]) -> TableBuilder {
        TableBuilder { bratworms: bratworms.to_vec(), ..self }
    }

    pub fn current(self, current: u8) -> TableBuilder {
        TableBuilder { current, ..self }
    }

    pub fn setup(&self) -> Setup {
        let extended = self.edition.has_specialists();
        let lowest = if extended { 0 } else { 21 };
        let gone: Vec<u8> = self.stacks.iter().flatten().chain(&self.down).copied().collect();
        let open: Vec<Tile> =
            (lowest..=36).filter(|number| !gone.contains(number)).filter_map(Tile::new).collect();
        let mut figures = self.figures.clone();
        for figure in Figure::ALL {
            let named = figures.iter().any(|(named, _)| *named == figure);
            if extended && !named && !open.contains(&figure.home()) {
                figures.push((figure, Place::Out));
            }
        }
        let owned: u8 = self.bratworms.iter().sum();
        Setup {
            options: self.options,
            start: Some(Start {
                current: Some(seat(self.current)),
                grill_open: Some(open),
                grill_down: Some(self.down.iter().map(|number| tile(*number)).collect()),
                stacks: Some(
                    self.stacks.iter().map(|s| s.iter().map(|n| tile(*n)).collect()).collect(),
                ),
                figures,
                bratworms: Some(self.bratworms.clone()),
                supply: Some(if extended { 7 - owned } else { 0 }),
            }),
            ..Setup::new(self.edition, self.stacks.len())
        }
    }

    pub fn begin(&self) -> Scenario {
        Scenario::of(&self.setup())
    }
}

/// A game as it is being told.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub game: Game,
    /// What the last action brought about.
    pub events: Events,
}

impl Scenario {
    pub fn new(edition: Edition, players: usize) -> Scenario {
        Scenario::of(&Setup::new(edition, players))
    }

    pub fn of(setup: &Setup) -> Scenario {
        let game = Game::new(setup).expect("a table that can be set up");
        Scenario { game, events: Events::new() }
    }

    pub fn play(&mut self, action: Action) -> &mut Scenario {
        self.events = self.game.play(action).unwrap_or_else(|refusal| panic!("{refusal}"));
        self
    }

    pub fn rolls(&mut self, faces: &str) -> &mut Scenario {
        self.play(Action::Roll(dice(faces)))
    }

    pub fn keeps(&mut self, shown: char) -> &mut Scenario {
        self.play(Action::Keep(face(shown)))
    }

    pub fn weasels(&mut self, faces: &str) -> &mut Scenario {
        self.play(Action::Weasel(dice(faces)))
    }

    pub fn accepts_the_bust(&mut self) -> &mut Scenario {
        self.play(Action::AcceptBust)
    }

    pub fn stops(&mut self) -> &mut Scenario {
        self.play(Action::Stop)
    }

    pub fn leaves_the_steal(&mut self) -> &mut Scenario {
        self.play(Action::StopLower)
    }

    pub fn takes_bratworm_of(&mut self, giver: u8) -> &mut Scenario {
        self.play(Action::TakeBratworm(seat(giver)))
    }

    pub fn returns(&mut self, figure: Figure) -> &mut Scenario {
        self.play(Action::ReturnFigure(figure))
    }

    /// Checks what may be done now.
    pub fn may(&mut self, choices: &[Choice]) -> &mut Scenario {
        assert_eq!(self.game.choices().as_slice(), choices);
        self
    }

    /// Checks what the dice aside count, the canned worm included.
    pub fn has(&mut self, sum: u8) -> &mut Scenario {
        assert_eq!(self.game.count().sum, sum);
        self
    }

    /// Checks that the last action brought this about, in this order, and nothing between or besides.
    pub fn so(&mut self, events: &[Event]) -> &mut Scenario {
        assert_eq!(self.events, events);
        self
    }

    pub fn current(&self) -> u8 {
        self.game.current().number()
    }

    pub fn stack(&self, number: u8) -> Vec<u8> {
        self.game.stack(seat(number)).tiles().iter().map(|tile| tile.number()).collect()
    }

    pub fn open(&self) -> Vec<u8> {
        self.game.grill().open().iter().map(Tile::number).collect()
    }

    pub fn down(&self) -> Vec<u8> {
        self.game.grill().down().iter().map(Tile::number).collect()
    }

    pub fn is_open(&self, number: u8) -> bool {
        self.game.grill().open().contains(tile(number))
    }

    pub fn place(&self, figure: Figure) -> Option<Place> {
        self.game.place(figure)
    }

    pub fn bratworms(&self) -> Vec<u8> {
        self.game.seats().map(|seat| self.game.bratworms(seat)).collect()
    }

    pub fn scores(&self) -> Vec<u8> {
        self.game.seats().map(|seat| self.game.score(seat)).collect()
    }

    pub fn winners(&self) -> Vec<u8> {
        self.game.winners().into_iter().map(Seat::number).collect()
    }
}
