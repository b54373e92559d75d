//! What the expert looks at: a table as a list of facts that hold (sparse binary features, most of them one-hot: of several
//! facts exactly one holds).

use arrayvec::ArrayVec;
use engine::{Figure, Game, Grill, Place, Seat, Tile, TileSet};

/// The facts that hold, as numbers. There are fewer than this many at any table.
pub type Facts = ArrayVec<u16, 128>;

/// Tiles of the extended game.
const TILES: usize = 18;
/// Leads beyond this are all the same.
const MOST_LEAD: i16 = 15;
/// The same where the lead is looked at together with what is left to play for.
const MOST_JOINT_LEAD: i16 = 12;

/// Which tables an estimate is for. Each sees facts of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Two players without specialists.
    Duel,
    /// Two players with specialists.
    ExtendedDuel,
    /// Three players or more, with and without specialists.
    Round,
}

impl View {
    /// All views.
    pub const ALL: [View; 3] = [View::Duel, View::ExtendedDuel, View::Round];

    /// The view of this table.
    pub fn of(game: &Game) -> View {
        match (game.player_count(), game.edition().has_specialists()) {
            (0..=2, false) => View::Duel,
            (0..=2, true) => View::ExtendedDuel,
            _ => View::Round,
        }
    }

    /// How many facts there are.
    pub fn facts(self) -> usize {
        match self {
            View::Duel => 336,
            View::ExtendedDuel => 489,
            View::Round => 431,
        }
    }
}

/// How a player and their rivals play. The same table is worth more to one who plays for the win among those who do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// For the win, as everybody else.
    Equal,
    /// For the win, against a greedy one.
    Expert,
    /// Greedily, against those who play for the win.
    Rival,
}

/// The facts of a table, between two turns, from the point of view of a player: in a duel the one who has just moved, in a
/// round anyone.
pub fn facts(game: &Game, player: Seat, role: Role) -> Facts {
    let mut facts = Cursor::default();
    let view = View::of(game);
    let rival = strongest_other(game, player);
    let others = others(game, player);
    tiles(&mut facts, game, player, view);
    stacks(&mut facts, game, player, rival, view);
    standing(&mut facts, game, player, rival);
    if view != View::Duel {
        specialists(&mut facts, game, player, view);
    }
    if view == View::Round {
        round(&mut facts, game, player, &others);
    }
    facts.whether(role == Role::Expert);
    if view != View::Duel {
        facts.whether(role == Role::Rival);
    }
    debug_assert_eq!(facts.at, view.facts(), "{view:?}");
    facts.holding
}

/// Goes through all facts in order and notes those that hold.
#[derive(Default)]
struct Cursor {
    at: usize,
    holding: Facts,
}

impl Cursor {
    /// So many facts of which this one holds (one-hot); beyond the last, the last.
    fn one_of(&mut self, count: usize, which: usize) {
        self.any_of(count, [which.min(count - 1)]);
    }

    /// So many facts of which these hold.
    fn any_of(&mut self, count: usize, which: impl IntoIterator<Item = usize>) {
        self.holding.extend(which.into_iter().map(|fact| (self.at + fact) as u16));
        self.at += count;
    }

    /// A single fact.
    fn whether(&mut self, holds: bool) {
        self.any_of(1, holds.then_some(0));
    }
}

fn others(game: &Game, player: Seat) -> ArrayVec<Seat, { Seat::MOST }> {
    game.seats().filter(|seat| *seat != player).collect()
}

/// Worms and, to break ties, the highest tile (O6.3).
fn rank(game: &Game, seat: Seat) -> (u8, Option<Tile>) {
    (game.score(seat), game.stack(seat).highest())
}

#[expect(clippy::expect_used, reason = "no table has fewer than two players")]
fn strongest_other(game: &Game, player: Seat) -> Seat {
    let others = game.seats().filter(|seat| *seat != player);
    others.max_by_key(|seat| rank(game, *seat)).expect("somebody else at the table")
}

/// Which of the tiles of the view this is.
fn index(tile: Tile, view: View) -> usize {
    let low = if view == View::Duel { 0 } else { 2 };
    match tile.number() {
        11 => 0,
        13 => 1,
        number => usize::from(number - 21) + low,
    }
}

fn tile_count(view: View) -> usize {
    if view == View::Duel { TILES - 2 } else { TILES }
}

/// Where every tile is. Nothing is said of those face-down.
fn tiles(facts: &mut Cursor, game: &Game, player: Seat, view: View) {
    let count = tile_count(view);
    let index = |tile: Tile| index(tile, view);
    facts.any_of(count, game.grill().open().iter().map(index));
    facts.any_of(count, game.stack(player).tiles().iter().copied().map(index));
    let open_or_own: TileSet = game.stack(player).tiles().iter().copied().collect();
    let open_or_own = open_or_own.union(game.grill().open()).union(game.grill().down());
    let theirs = Grill::full(game.edition()).open().without(open_or_own);
    facts.any_of(count, theirs.iter().map(index));
    facts.any_of(count, game.grill().open().highest().map(index));
}

/// What can be stolen or has to be returned, and what comes to light then.
fn stacks(facts: &mut Cursor, game: &Game, player: Seat, rival: Seat, view: View) {
    let count = tile_count(view);
    let from_top = |seat: Seat, depth: usize| {
        let tiles = game.stack(seat).tiles();
        tiles.iter().rev().nth(depth).map_or(count, |tile| index(*tile, view))
    };
    facts.one_of(count + 1, from_top(player, 0));
    facts.one_of(count + 1, from_top(player, 1));
    if view == View::Round {
        let tops = others(game, player);
        let tops = tops.iter().filter_map(|seat| game.stack(*seat).top());
        facts.any_of(count, tops.map(|tile| index(tile, view)));
    } else {
        facts.one_of(count + 1, from_top(rival, 0));
        facts.one_of(count + 1, from_top(rival, 1));
    }
    // Who returns the highest tile turns none (O5.4).
    let highest = game.grill().open().highest();
    facts.whether(game.stack(player).top() > highest);
    facts.whether(game.stack(rival).top() > highest);
}

/// Who leads, and how much is left to play for.
fn standing(facts: &mut Cursor, game: &Game, player: Seat, rival: Seat) {
    let lead = i16::from(game.score(player)) - i16::from(game.score(rival));
    one_of_leads(facts, lead, MOST_LEAD);
    let open = game.grill().open().len();
    facts.one_of(TILES + 1, open);
    let stage = match open {
        0..=1 => 0,
        2 => 1,
        3..=4 => 2,
        5..=7 => 3,
        8..=11 => 4,
        _ => 5,
    };
    for each in 0..6 {
        if each == stage {
            one_of_leads(facts, lead, MOST_JOINT_LEAD);
        } else {
            facts.any_of(leads(MOST_JOINT_LEAD), None);
        }
    }
    facts.whether(game.stack(player).highest() > game.stack(rival).highest());
}

fn leads(most: i16) -> usize {
    (2 * most + 1) as usize
}

fn one_of_leads(facts: &mut Cursor, lead: i16, most: i16) {
    let which = lead.clamp(-most, most) + most;
    facts.one_of(leads(most), which as usize);
}

/// Where the figures are, and how many bratworms.
fn specialists(facts: &mut Cursor, game: &Game, player: Seat, view: View) {
    for figure in Figure::ALL {
        let place = game.place(figure);
        facts.whether(place == Some(Place::Player(player)));
        facts.whether(matches!(place, Some(Place::Player(seat)) if seat != player));
        let tile = match place {
            Some(Place::Grill(tile)) => Some(index(tile, view)),
            _ => None,
        };
        if view == View::Round {
            facts.whether(tile.is_some());
        } else {
            facts.any_of(TILES, tile);
        }
    }
    let bratworms = usize::from(game.bratworms(player));
    facts.one_of(8, bratworms);
    facts.one_of(8, usize::from(game.supply()));
}

/// What is different with more than one rival.
fn round(facts: &mut Cursor, game: &Game, player: Seat, others: &[Seat]) {
    facts.one_of(Seat::MOST - 2, others.len() - 2);
    facts.whether(game.edition().has_specialists());
    let own = rank(game, player);
    let ahead = others.iter().filter(|seat| rank(game, **seat) > own).count();
    facts.one_of(Seat::MOST, ahead);
    let mut scores: ArrayVec<u8, { Seat::MOST }> =
        others.iter().map(|seat| game.score(*seat)).collect();
    // Without the best of them.
    let best = (0..scores.len()).max_by_key(|place| scores[*place]).unwrap_or_default();
    scores.remove(best);
    let second_best = scores.iter().copied().max().unwrap_or_default();
    one_of_leads(facts, i16::from(game.score(player)) - i16::from(second_best), MOST_JOINT_LEAD);
    // Who has more than the highest tile on the grill has nothing to fear from the next player alone.
    let next = game.current();
    let next_top = game.stack(next).top().map_or(TILES, |tile| index(tile, View::Round));
    facts.one_of(TILES + 1, next_top);
    let players = game.player_count();
    let turns_until_own = (player.index() + players - next.index()) % players;
    facts.one_of(Seat::MOST, turns_until_own);
}
