//! What a table is worth in worms: the measure of those who look no further than their own turn.

use engine::{Choice, Figure, Game, Phase, Seat};

/// Specialists that count no worms still decide between equals.
const LIKING: f64 = 1e-3;

/// The worms of a player, compared with the average of the others. So a steal counts
/// 1 + 1/(players - 1) times: the worms won and the victim's loss.
pub fn lead(game: &Game, player: Seat) -> f64 {
    let all: u32 = game.seats().map(|seat| u32::from(game.score(seat))).sum();
    let own = f64::from(game.score(player));
    let others = game.player_count() - 1;
    own - (f64::from(all) - own) / others as f64 + LIKING * liking(game.specialist(player))
}

fn liking(specialist: Option<Figure>) -> f64 {
    match specialist {
        Some(Figure::Golden) => 4.0,
        Some(Figure::Hen) => 3.0,
        Some(Figure::Weasel) => 2.0,
        Some(Figure::Can | Figure::Apple) => 1.0,
        Some(Figure::Raven) | None => 0.0,
    }
}

/// Whose bratworm to take, where that is to be chosen (E4.4): the leader's, and among equals that of whoever plays next.
///
/// To those who count only worms or claims all givers are the same; without this they would always ask the first seats.
pub(crate) fn from_the_leader(game: &Game) -> Option<Choice> {
    let Phase::TakingBratworm { .. } = game.phase() else { return None };
    let standings = game.standings();
    let players = game.player_count();
    let steps = |seat: Seat| (seat.index() + players - game.current().index()) % players;
    let giver = game.givers().min_by_key(|giver| (standings[giver.index()].rank, steps(*giver)));
    giver.map(Choice::TakeBratworm)
}
