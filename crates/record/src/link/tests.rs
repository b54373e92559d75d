//! Links that somebody has changed, with and without a checksum that fits.

use engine::{Edition, Options, Seat};
use rng::DiceRng;

use super::*;
use crate::{Level, Opening, Player, read};

/// A game by lot: of any edition and number of players, over or not.
fn any_game(seed: u64) -> Record {
    let mut lot = DiceRng::apart_from_dice(seed);
    let mut dice = DiceRng::from_seed(seed);
    let players = 2 + lot.below(6);
    let player = |seat: u32| Player {
        name: ["Ann", "Bo", "Zoë", "", "李"][seat as usize % 5].to_owned(),
        bot: (seat % 2 == 1).then_some(Level::Greedy),
    };
    let opening = Opening {
        edition: Edition::ALL[lot.below(3) as usize],
        options: Options {
            short_game: lot.below(2) == 0,
            golden_faces: GoldenFaces::ALL[lot.below(2) as usize],
        },
        players: (0..players).map(player).collect(),
        first_player: Seat::new(lot.below(players) as u8),
        start: None,
    };
    let mut game = opening.game().unwrap();
    let mut actions = Vec::new();
    let most = if lot.below(2) == 0 { 40 } else { 2000 };
    while actions.len() < most && !game.is_over() {
        let choices = game.choices();
        let action = dice.resolve(&game, choices[lot.below(choices.len() as u32) as usize]);
        game.play(action).unwrap();
        actions.push(action);
    }
    Record { opening, actions }
}

/// One of the ways to damage bytes.
fn damage(bytes: &mut Vec<u8>, other: &[u8], lot: &mut DiceRng, any: impl Fn(u32) -> u8) {
    let at = |lot: &mut DiceRng, bytes: &[u8]| lot.below(bytes.len().max(1) as u32) as usize;
    let place = at(lot, bytes);
    match lot.below(7) {
        0 => bytes.truncate(place),
        1 => bytes.insert(place.min(bytes.len()), any(lot.below(256))),
        2 if !bytes.is_empty() => drop(bytes.remove(place)),
        3 if !bytes.is_empty() => {
            let with = at(lot, bytes);
            bytes.swap(place, with);
        }
        4 => {
            bytes.truncate(place);
            bytes.extend(other.iter().skip(place));
        }
        5 => bytes.extend((0..lot.below(20)).map(any)),
        _ => {
            for byte in bytes.iter_mut().skip(place).take(1 + place % 3) {
                *byte = any(lot.below(256));
            }
        }
    }
}

/// Whatever is read has to be a game by the rules that is written as this very link.
fn holds_water(link: &str) -> bool {
    match read_link(link) {
        Ok((record, game)) => {
            assert_eq!(read(&record.to_json()).unwrap(), (record.clone(), game), "{link}");
            let seeds = [None].into_iter().chain(seed_of(link).map(Some));
            let mut written = seeds.map(|seed| record.to_link(seed).unwrap());
            assert!(written.any(|written| written == link), "{link}");
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

fn seed_of(link: &str) -> Option<u64> {
    let bytes = text::bytes(link.split_once('.')?.1)?;
    reading::read(bytes.split_last_chunk::<{ text::CHECK }>()?.0).ok()?.1
}

fn sealed(mut body: Vec<u8>) -> String {
    let check = text::checksum(VERSION, &body);
    body.extend(check);
    format!("{VERSION}.{}", text::letters(&body))
}

/// Changes links by lot. Gives how many others were taken for games with a forged checksum.
fn change_links(times: u64) -> u64 {
    let mut lot = DiceRng::apart_from_dice(5);
    let mut forged = 0;
    let games: Vec<Record> = (0..60).map(any_game).collect();
    let link =
        |(seed, game): (u64, &Record)| game.to_link((seed % 3 == 0).then_some(seed)).unwrap();
    let links: Vec<String> = (0..).zip(&games).map(link).collect();
    for number in 0..times {
        let pick = |lot: &mut DiceRng| &links[lot.below(links.len() as u32) as usize];
        let (one, other) = (pick(&mut lot), pick(&mut lot));
        if number % 2 == 0 {
            // As it happens on the way.
            let mut changed = one.clone().into_bytes();
            let letters = b"AZaz09-_.~% \xc3\xff1289";
            damage(&mut changed, other.as_bytes(), &mut lot, |lot| {
                letters[lot as usize % letters.len()]
            });
            let Ok(changed) = String::from_utf8(changed) else { continue };
            let taken = holds_water(&changed);
            assert_eq!(taken, links.contains(&changed), "{changed} was {one}");
        } else {
            // As somebody does it who knows how a link is made.
            let bytes = text::bytes(&one[2..]).unwrap();
            let mut body = bytes[..bytes.len() - text::CHECK].to_vec();
            let others = text::bytes(&other[2..]).unwrap();
            damage(&mut body, &others, &mut lot, |lot| lot as u8);
            forged += u64::from(holds_water(&sealed(body)));
        }
    }
    forged
}

#[test]
fn a_changed_link_is_never_taken_for_a_game_and_a_forged_one_only_for_a_legal_one() {
    assert!(change_links(3_000) > 10, "some forgeries are good enough to be played");
}

#[test]
#[ignore = "takes minutes: the same with a hundred thousand links"]
fn a_hundred_thousand_changed_links() {
    println!("{} forgeries were games", change_links(100_000));
}

#[test]
fn a_seed_stands_for_the_dice_of_a_game_that_is_over() {
    let mut seen = 0;
    for seed in 0..60 {
        let game = any_game(seed);
        let whole = game.to_link(None).unwrap();
        let short = game.to_link(Some(seed)).unwrap();
        let over = read_link(&whole).unwrap().1.is_over();
        assert_eq!(short.len() < whole.len(), over, "only of a game that is over");
        seen += u32::from(over);
        assert_eq!(read_link(&short), read_link(&whole));
        assert_eq!(game.to_link(Some(seed + 1)).unwrap(), whole, "the dice are others");
    }
    assert!(seen > 10);
}

#[test]
fn a_forged_link_cannot_keep_anybody_busy() {
    // A game of players who do nothing but fail never ends: the number has no more to say.
    let mut game = any_game(0);
    game.opening.edition = Edition::Original;
    game.actions.clear();
    let body = writing::write(&game, None).unwrap();
    for flags in 0..=255 {
        for cut in 0..3 {
            let mut body = body[..body.len() - cut].to_vec();
            body.extend([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
            let _ = holds_water(&sealed(body));
        }
    }
}

#[test]
fn what_is_too_long_is_refused_unread() {
    let long = format!("1.{}", "A".repeat(100_000));
    assert_eq!(read_link(&long), Err(LinkError::NotALink));
    let mut game = any_game(1);
    game.opening.players[0].name = "x".repeat(LONGEST);
    assert_eq!(game.to_link(None), Err(UnlinkableError::TooLong));
}
