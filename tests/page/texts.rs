//! Every language says everything, in its own words.

use std::collections::BTreeMap;

use bots::{Bot, play_out};
use engine::{Edition, Event, Failure, Figure, Game, GoldenFaces, Seat, Setup, Tile};
use heckmeck::{
    i18n::Language,
    view_model::{Obstacle, Price, TilePrice},
};
use record::Level;
use rng::DiceRng;
use serde_json::Value;

/// Words that are the same in two languages by right.
const SAME_BY_RIGHT: [&str; 9] = [
    "settings.birds.5",
    "settings.colours.1",
    "title",
    "settings.normal",
    "settings.motion",
    "table.grill",
    "table.pause",
    "replay.pause",
    "setup.options",
];

/// All plain texts of a language by the names of their fields, such as `table.log`.
fn plain(language: Language) -> BTreeMap<String, String> {
    fn collect(name: &str, value: &Value, texts: &mut BTreeMap<String, String>) {
        let below = |field: &str| {
            if name.is_empty() { field.to_owned() } else { format!("{name}.{field}") }
        };
        match value {
            Value::String(text) => {
                texts.insert(name.to_owned(), text.clone());
            }
            Value::Object(fields) => {
                fields.iter().for_each(|(field, value)| collect(&below(field), value, texts));
            }
            Value::Array(list) => {
                let numbered = list.iter().enumerate();
                numbered
                    .for_each(|(index, value)| collect(&below(&index.to_string()), value, texts));
            }
            other => unreachable!("{name} is no text: {other}"),
        }
    }
    let mut texts = BTreeMap::new();
    collect("", &serde_json::to_value(language.messages()).unwrap(), &mut texts);
    texts
}

#[test]
fn no_text_is_empty_and_none_is_left_in_english() {
    let english = plain(Language::En);
    assert!(english.len() > 90, "only {} texts were found", english.len());
    let mut left: Vec<String> = Vec::new();
    for language in Language::ALL {
        let texts = plain(language);
        assert_eq!(texts.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>());
        for (name, text) in &texts {
            assert!(!text.trim().is_empty(), "{name} is empty in {}", language.code());
            let same = language != Language::En && english.get(name) == Some(text);
            if same && !SAME_BY_RIGHT.contains(&name.as_str()) {
                left.push(format!("{} in {}: {text}", name, language.code()));
            }
        }
    }
    assert!(left.is_empty(), "left in English:\n{}", left.join("\n"));
}

/// One game of every edition that shows most kinds of events.
fn events() -> Vec<Event> {
    let mut seen = Vec::new();
    for edition in Edition::ALL {
        for seed in 0..4 {
            let game = Game::new(&Setup::new(edition, 4)).unwrap();
            let mut bot = Bot::new(Level::Random, seed, None);
            let mut rng = DiceRng::from_seed(seed);
            play_out(game, &mut rng, |game| bot.choose(game), |_, _, events| seen.extend(events));
        }
    }
    seen
}

#[test]
fn every_event_has_its_sentence_in_every_language() {
    let names = |seat: Seat| format!("P{}", seat.number());
    let events = events();
    assert!(events.len() > 1000);
    for event in &events {
        let sentences = Language::ALL.map(|language| (language.messages().event)(event, &names));
        for sentence in &sentences {
            assert!(sentence.ends_with(['.', '!']), "{event:?}: {sentence:?}");
        }
        let [first, rest @ ..] = sentences.as_slice() else { continue };
        assert!(rest.iter().all(|other| other != first), "{event:?}: {sentences:?}");
    }
}

#[test]
fn names_of_figures_levels_and_editions_are_there_in_every_language() {
    for messages in Language::ALL.map(Language::messages) {
        let figures = Figure::ALL.map(messages.figure);
        let levels = Level::ALL.map(messages.level);
        for words in figures.iter().chain(&levels) {
            assert!(!words.is_empty());
        }
        for edition in Edition::ALL {
            let texts = (messages.setup.editions)(edition);
            assert!(!texts.name.is_empty() && !texts.line.is_empty());
        }
        for faces in GoldenFaces::ALL {
            assert!(!(messages.setup.golden_faces_line)(faces).is_empty());
        }
    }
}

#[test]
fn the_language_is_found_by_any_code_of_its_family() {
    assert_eq!(Language::parse("de-AT"), Some(Language::De));
    assert_eq!(Language::parse("fr_CH"), Some(Language::Fr));
    assert_eq!(Language::parse("IT"), Some(Language::It));
    assert_eq!(Language::parse("nl"), None);
}

/// Texts that are made for the moment: failures and what they cost, ties, stacks, bots.
fn made_up(language: Language) -> Vec<String> {
    let messages = language.messages();
    let tile = Tile::new(36).unwrap();
    let names = ["Ann", "Ben", "Cleo"].map(str::to_owned);
    let tiles = [
        TilePrice::Nothing,
        TilePrice::Returned(tile),
        TilePrice::ReturnedAndTurned { returned: tile, turned: tile },
        TilePrice::ReturnedAndTurnedItself(tile),
        TilePrice::HenInstead,
        TilePrice::HenStays,
    ];
    let lost = [None, Some(Figure::Weasel), Some(Figure::Can)];
    let prices = tiles.iter().flat_map(|tile| lost.map(|lost| Price { tile: *tile, lost }));
    let failures = [Failure::DeadRoll, Failure::NoWorm { sum: 30 }, Failure::NoTile { sum: 19 }];
    let mut texts = Vec::new();
    for price in prices {
        texts.push((messages.table.costs)(price));
        texts.extend(failures.map(|why| (messages.table.failed_line)("Ann", why, price)));
    }
    let obstacles = [Obstacle::NoWorm, Obstacle::TooLow(19), Obstacle::NothingToTake(24)];
    texts.extend(obstacles.map(messages.table.obstacle));
    for (tied, worms) in [(2, 1), (2, 9), (3, 4)] {
        texts.push((messages.end.tie_break)(&names[..tied], worms, tile, "Ann"));
    }
    texts.extend([0, 1, 2].map(|count| (messages.end.stack)("Ann", &vec![tile; count])));
    texts.extend(Level::ALL.map(|level| (messages.setup.temper)(level).to_owned()));
    let practice = &messages.practice;
    texts.extend([0, 1, 2].map(|right| (practice.today_done)(3, right)));
    texts.extend([0, 1, 2].map(|right| (practice.score)(right, 10)));
    texts.extend([(practice.number)(1, 10), (practice.better)("x"), (practice.leads)("2.0")]);
    texts.extend([(practice.costs)("2.0"), (practice.figures)("x", ["1%", "+2.0", "3%"])]);
    texts
}

#[test]
fn what_is_made_for_the_moment_is_said_in_every_language() {
    let english = made_up(Language::En);
    for language in Language::ALL {
        let texts = made_up(language);
        assert_eq!(texts.len(), english.len());
        assert!(texts.iter().all(|text| !text.contains("  ") && !text.is_empty()));
        let same = texts.iter().zip(&english).find(|(own, english)| own == english);
        assert!(language == Language::En || same.is_none(), "{language:?}: {same:?}");
    }
}

/// French puts a narrow no-break space before ; : ! ? and inside « ».
#[test]
fn french_typography_is_french() {
    let spoken = events();
    let names = |seat: Seat| format!("P{}", seat.number());
    let sentences = spoken.iter().map(|event| (Language::Fr.messages().event)(event, &names));
    for text in plain(Language::Fr).into_values().chain(sentences).chain(made_up(Language::Fr)) {
        let letters: Vec<char> = text.chars().collect();
        for pair in letters.windows(2) {
            if let [before, ';' | ':' | '!' | '?' | '»'] = pair {
                assert!(*before == '\u{202f}', "{text:?}");
            }
        }
        assert!(!text.contains('\''), "a straight apostrophe: {text:?}");
    }
}
