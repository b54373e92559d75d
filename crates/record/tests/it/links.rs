//! Games in links: everything comes back, and what is no link is told apart.

use engine::Edition;
use proptest::prelude::*;
use record::{LinkError, Opening, Player, Record, read, read_link};
use rng::DiceRng;
use testing::{
    cases,
    random_tables::{every_kind_of_table, play_by_lot, scattered},
};

use crate::records::config;

/// Games as the first version wrote them. They have to be read for ever.
const FIRST_VERSION: &str = include_str!("first_links.txt");

/// A link of the first version and the record in it.
fn first_links() -> impl Iterator<Item = (&'static str, &'static str)> {
    FIRST_VERSION.lines().map(|line| line.split_once(' ').unwrap())
}

fn comes_back(record: &Record) -> String {
    let link = record.to_link(None).unwrap();
    let (found, game) = read_link(&link).unwrap();
    assert_eq!(found, *record, "{link}");
    assert_eq!(read(&record.to_json()).unwrap().1, game, "{link}");
    let safe = |letter: u8| letter.is_ascii_alphanumeric() || b"-_.~".contains(&letter);
    assert!(link.bytes().all(safe), "{link}");
    // Programs that find links in messages leave a `-` or `.` at the end outside.
    assert!(link.bytes().last().unwrap().is_ascii_alphanumeric(), "{link}");
    link
}

#[test]
fn what_the_first_version_wrote_is_read_and_written_to_the_letter() {
    for (link, text) in first_links() {
        let (record, _) = read(text).unwrap();
        assert_eq!(comes_back(&record), link);
    }
    assert_eq!(first_links().count(), 12);
}

#[test]
fn every_case_of_the_rules_comes_back_from_a_link() {
    for case in cases::all() {
        let (record, _) = read(&case.record.to_string()).unwrap();
        comes_back(&record);
    }
}

#[test]
fn games_of_every_kind_come_back_from_a_link_at_any_moment() {
    for (number, setup) in (0..).zip(every_kind_of_table()) {
        let mut rng = DiceRng::from_seed(number);
        let setup = if number % 2 == 0 { scattered(&setup, &mut rng) } else { setup };
        let names = ["Ann", "Léo", "", "a:b,c", "🦝", "Ω", "x"];
        let player = |name: &&str| Player { name: (*name).to_owned(), bot: None };
        let opening = Opening {
            edition: setup.edition,
            options: setup.options,
            players: names[..setup.players].iter().map(player).collect(),
            first_player: setup.first_player,
            start: setup.start.clone(),
        };
        let mut record = Record { opening, actions: Vec::new() };
        let mut longer = Vec::new();
        play_by_lot(&setup, number, |_, action, _, _| longer.push(action));
        comes_back(&record);
        for (place, action) in longer.iter().enumerate() {
            record.actions.push(*action);
            if place % 37 == 0 {
                comes_back(&record);
            }
        }
        let link = comes_back(&record);
        let bound = 40 + names.concat().len() + record.actions.len() * 4;
        assert!(link.len() < bound, "{} for {}", link.len(), record.actions.len());
    }
}

#[test]
fn what_is_no_link_is_told_apart() {
    let link = first_links().next().unwrap().0;
    let letters = link.strip_prefix("1.").unwrap();
    for text in ["", ".", "1", "hello", letters, "x.AAAA", ".AAAA", "01.AAAA", "+1.AAAA", "1.ÄÄÄÄ"]
    {
        assert_eq!(read_link(text), Err(LinkError::NotALink), "{text}");
    }
    assert_eq!(read_link(&format!(" {link}")), Err(LinkError::NotALink));
    assert_eq!(read_link(&format!("1.{}", "A".repeat(100_000))), Err(LinkError::NotALink));
    assert_eq!(read_link(&format!("2.{letters}")), Err(LinkError::UnsupportedVersion(2)));
    assert_eq!(read_link("4000000000.~"), Err(LinkError::UnsupportedVersion(4_000_000_000)));
    for length in 2..link.len() {
        assert_eq!(read_link(&link[..length]), Err(LinkError::Damaged), "{length}");
    }
    for longer in ["A", "~", "AAAA", "-_"] {
        assert_eq!(read_link(&format!("{link}{longer}")), Err(LinkError::Damaged), "{longer}");
    }
    let reasons = [
        (LinkError::NotALink, "not_a_link"),
        (LinkError::UnsupportedVersion(2), "unsupported_version"),
        (LinkError::Damaged, "damaged_link"),
    ];
    for (error, name) in reasons {
        assert_eq!(error.reason(), name);
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn every_reason_is_documented() {
    let document = include_str!("../../../../docs/record-format.md");
    for name in ["not_a_link", "damaged_link", "too_long", "unfinished"] {
        assert!(document.contains(&format!("`{name}`")), "{name}");
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn any_names_come_back(
        names in prop::collection::vec(any::<String>(), 2..=7),
        edition in prop::sample::select(Edition::ALL.to_vec()),
    ) {
        let players = names.into_iter().map(|name| Player { name, bot: None }).collect();
        let first_player = engine::Seat::new(1);
        let options = engine::Options::default();
        let opening = Opening { edition, options, players, first_player, start: None };
        comes_back(&Record { opening, actions: Vec::new() });
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>(), letters in "[A-Za-z0-9_.~-]{0,400}") {
        prop_assert!(read_link(&text).is_err());
        prop_assert!(read_link(&letters).is_err());
        let link = format!("1.{letters}");
        prop_assert!(read_link(&link).is_err());
    }

    #[test]
    fn a_link_with_another_letter_is_damaged(line in 0_usize..12, place in 2_usize..200, letter in "[A-Za-z0-9_.~-]") {
        let line = first_links().nth(line).unwrap().0;
        let place = 2 + place % (line.len() - 2);
        let mut changed = line.to_owned();
        changed.replace_range(place..=place, &letter);
        if changed != line {
            prop_assert_eq!(read_link(&changed), Err(LinkError::Damaged));
        }
    }
}
