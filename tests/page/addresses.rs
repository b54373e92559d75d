//! Addresses and links.

use std::iter::successors;

use engine::{Edition, GoldenFaces, Options, Rule, Seat};
use heckmeck::app::{
    Address, Dialog, GameId, GameLink, LinkDefect, Msg, Notice, RoundKind, RulesAnchor, clean_name,
};
use heckmeck::i18n::Language;
use proptest::prelude::{ProptestConfig, any, prop_assert_eq, proptest};
use record::{Level, Player};

use super::support::{at_table, id, opened, play, send};

/// One address of every kind, each by the one before it: a kind that is left out does not compile.
fn next(address: &Address) -> Option<Address> {
    Some(match address {
        Address::Start => Address::Guide,
        Address::Guide => Address::Play,
        Address::Play => Address::Setup,
        Address::Setup => Address::New("players=Ann,Ben&seed=3".to_owned()),
        Address::New(_) => Address::Table(id("a1")),
        Address::Table(_) => Address::End(id("a1")),
        Address::End(_) => Address::Replay { id: id("a1"), at: None },
        Address::Replay { id, at: None } => Address::Replay { id: id.clone(), at: Some(57) },
        Address::Replay { .. } => Address::rules(None),
        Address::Rules { place: None, .. } => {
            Address::rules(Rule::parse("O5.4").map(RulesAnchor::Rule))
        }
        Address::Rules { place: Some(RulesAnchor::Rule(_)), .. } => {
            Address::rules(Some(RulesAnchor::Place("failure-2".to_owned())))
        }
        Address::Rules { place, edition: None } => {
            Address::Rules { place: place.clone(), edition: Some(Edition::Extended) }
        }
        Address::Rules { .. } => Address::Settings,
        Address::Settings => Address::Practice(None),
        Address::Practice(None) => Address::Practice(RoundKind::parse("hard")),
        Address::Practice(Some(RoundKind::Ten(_))) => Address::Practice(Some(RoundKind::Today)),
        Address::Practice(Some(RoundKind::Today)) => Address::Practice(Some(RoundKind::Own)),
        Address::Practice(Some(RoundKind::Own)) => return None,
    })
}

#[test]
fn addresses_survive_being_shown() {
    let addresses: Vec<Address> = successors(Some(Address::Start), next).collect();
    assert_eq!(addresses.len(), 18);
    for address in addresses {
        assert_eq!(Address::parse(&address.to_hash()), Some(address));
    }
}

#[test]
fn what_is_no_address_leads_to_the_start_and_is_told() {
    for hash in ["", "#", "#/", "#//"] {
        assert_eq!(Address::parse(hash), Some(Address::Start), "{hash}");
    }
    for hash in [
        "#/nowhere",
        "#/table",
        "#/table/",
        "#/table/../x",
        "#/table/0123456789abcdefghijklmnopqrstuvw",
        "#/end/A",
        "#/rules/X9.9",
        "#/rules?edition=2099",
        "#/rules/turn?edition=",
        "#/settings/more",
        "#/practice/harder",
        "#/guide/2",
    ] {
        assert_eq!(Address::parse(hash), None, "{hash}");
        let mut model = opened();
        send(&mut model, Msg::AddressChanged(hash.to_owned()));
        assert_eq!((model.address, model.notice), (Address::Start, Some(Notice::BadAddress)));
    }
}

#[test]
fn names_of_games_come_back_from_their_addresses() {
    for number in [0, 1, u64::MAX] {
        let id = GameId::from_number(number);
        assert_eq!(GameId::parse(id.as_str()), Some(id));
    }
}

#[test]
fn a_link_says_everything_about_a_game() {
    let link = GameLink::parse(&format!(
        "edition=extended&players=Ann,Ben,Otto:expert&seed=42&first=2&lang=it&short_game=1&golden_faces={}",
        GoldenFaces::OnesAndWorms.name()
    ))
    .unwrap();
    let player = |name: &str, bot| Player { name: name.to_owned(), bot };
    assert_eq!(link.edition, Edition::Extended);
    assert_eq!(
        link.players,
        [player("Ann", None), player("Ben", None), player("Otto", Some(Level::Expert))]
    );
    assert_eq!((link.seed, link.first_player), (Some(42), Seat::new(2)));
    assert_eq!(link.language.as_deref(), Some("it"));
    assert_eq!(link.options, Options { short_game: true, golden_faces: GoldenFaces::OnesAndWorms });
}

#[test]
fn names_in_links_are_decoded_and_cleaned() {
    let names = |query: &str| -> Vec<String> {
        let link = GameLink::parse(query).unwrap();
        link.players.into_iter().map(|player| player.name).collect()
    };
    assert_eq!(names("players=J%C3%BCrgen,Zo%C3%AB"), ["Jürgen", "Zoë"]);
    assert_eq!(names("players=A%2CB,C%3AD"), ["A,B", "C:D"]);
    assert_eq!(names("players=Anna+Maria,Anna%20Maria"), ["Anna Maria", "Anna Maria"]);
    assert_eq!(names("players=a%0Ab%00c,%20x%20"), ["abc", "x"]);
    assert_eq!(names("players=%E2%80%AEAnn,B%E2%80%8Ben"), ["Ann", "Ben"], "direction, zero width");
    assert_eq!(names(&format!("players={},B", "x".repeat(99)))[0].len(), GameLink::LONGEST_NAME);
}

#[test]
fn what_is_unknown_in_a_link_by_name_is_left_alone() {
    assert!(GameLink::parse("players=A,B&theme=dark&&x").is_ok());
}

#[test]
fn bad_links_are_refused() {
    use LinkDefect::{PlayerCount, Seed, Unreadable};
    let eight = format!("players={}", ["A"; 8].join(","));
    for (query, defect) in [
        ("", PlayerCount),
        ("players=Ann", PlayerCount),
        (eight.as_str(), PlayerCount),
        ("players=A,B&edition=1995", Unreadable),
        ("players=A,B:genius", Unreadable),
        ("players=A,B&seed=-1", Seed),
        ("players=A,B&seed=1.5", Seed),
        ("players=A,B&seed=9223372036854775808", Seed),
        ("players=A,B&seed=99999999999999999999", Seed),
        ("players=A,B&first=2", Unreadable),
        ("players=A,B&first=x", Unreadable),
        ("players=A,B&short_game=maybe", Unreadable),
        ("players=A,B&golden_faces=7", Unreadable),
        ("players=%zz,B", Unreadable),
        ("players=%C3,B", Unreadable),
        ("players=%,B", Unreadable),
    ] {
        assert_eq!(GameLink::parse(query), Err(defect), "{query}");
    }
}

#[test]
fn the_largest_seed_survives_being_saved() {
    let model = at_table("players=Ann,Ben&seed=9223372036854775807");
    let text = play(&model).save(0).to_json().unwrap();
    assert_eq!(record::Save::read(&text).unwrap().0.seed, 9_223_372_036_854_775_807);
}

#[test]
fn a_seed_out_of_range_is_told() {
    let mut model = opened();
    send(&mut model, Msg::AddressChanged("#/new?players=A,B&seed=9223372036854775808".to_owned()));
    assert_eq!((model.address, model.notice), (Address::Start, Some(Notice::BadSeed)));
}

#[test]
fn players_without_a_name_get_that_of_their_bird() {
    let model = at_table("players=,%E2%80%8B,Cleo&seed=1");
    let birds = Language::En.messages().settings.birds;
    let names: Vec<_> = Seat::all(3).map(|seat| play(&model).name(seat).to_owned()).collect();
    assert_eq!(names, [birds[0], birds[1], "Cleo"]);
}

#[test]
fn a_bad_link_leads_to_the_start_with_a_notice() {
    let mut model = opened();
    send(&mut model, Msg::AddressChanged("#/new?players=Ann".to_owned()));
    assert_eq!((model.address, model.notice), (Address::Start, Some(Notice::BadLink)));
}

#[test]
fn a_link_asks_before_it_leaves_a_running_game() {
    let mut model = at_table("players=Ann,Ben&seed=1");
    let before = play(&model).clone();
    send(&mut model, Msg::AddressChanged("#/new?players=Cleo,Dora&seed=2".to_owned()));
    assert!(matches!(model.dialog, Some(Dialog::ReplaceGame(..))));
    assert_eq!(*play(&model), before, "nothing happens until it is answered");
    send(&mut model, Msg::Confirmed);
    assert_eq!(play(&model).name(Seat::new(0)), "Cleo");
    assert_eq!(model.dialog, None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_address_whatsoever_harms_anybody(hash in "\\PC{0,40}", path in "[/a-z0-9%?=&,:+.#-]{0,40}") {
        for hash in [hash.clone(), format!("#/{path}"), format!("#/new?{path}"), format!("#/new?players={hash},{path}")] {
            if let Some(address) = Address::parse(&hash) {
                prop_assert_eq!(Address::parse(&address.to_hash()), Some(address));
            }
            let mut model = opened();
            send(&mut model, Msg::AddressChanged(hash));
        }
    }

    #[test]
    fn names_are_always_short_and_visible(name in any::<String>()) {
        let clean = clean_name(&name);
        assert!(clean.chars().count() <= GameLink::LONGEST_NAME && !clean.chars().any(char::is_control));
        let again = clean_name(&clean);
        prop_assert_eq!(again.trim(), clean.trim());
    }
}
