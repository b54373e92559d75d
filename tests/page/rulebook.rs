//! The rule books: every rule is told, in every language, for every edition; examples are played, not typed.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on is a test that failed"
)]

use std::collections::BTreeSet;

use engine::{Edition, Figure, Game, Rule};
use heckmeck::{
    app::RulesAnchor,
    i18n::Language,
    rulebook::{Block, Book, Example, Kind, examples, runs},
};

pub(crate) fn source(language: Language) -> &'static str {
    match language {
        Language::De => include_str!("../../src/rulebook/books/de.txt"),
        Language::En => include_str!("../../src/rulebook/books/en.txt"),
        Language::It => include_str!("../../src/rulebook/books/it.txt"),
        Language::Fr => include_str!("../../src/rulebook/books/fr.txt"),
    }
}

fn book(language: Language) -> Book {
    Book::read(source(language)).unwrap_or_else(|defect| panic!("{} {defect:?}", language.code()))
}

pub(crate) fn all_examples() -> Vec<Example> {
    examples(include_str!("../../src/rulebook/books/examples.txt"))
}

fn blocks(book: &Book) -> impl Iterator<Item = &Block> {
    book.chapters.iter().flat_map(|chapter| &chapter.blocks)
}

/// Every text of every book, with the code of its language.
fn texts() -> Vec<(&'static str, String)> {
    let of = |language: Language| {
        let book = book(language);
        let headings = book.chapters.iter().map(|chapter| chapter.heading.clone());
        let texts = blocks(&book).flat_map(Block::texts).map(str::to_owned);
        headings.chain(texts).map(|text| (language.code(), text)).collect::<Vec<_>>()
    };
    Language::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn every_rule_is_told_in_every_language_and_every_edition_it_belongs_to() {
    let mut untold = Vec::new();
    for language in Language::ALL {
        let book = book(language);
        for edition in Edition::ALL {
            let shown = book.shown(edition);
            let told: BTreeSet<Rule> = shown
                .iter()
                .flat_map(|(_, blocks)| blocks.iter().flat_map(|b| b.rules.clone()))
                .collect();
            let due = Rule::ALL.iter().filter(|rule| rule.belongs_to(edition));
            untold.extend(
                due.filter(|rule| !told.contains(rule))
                    .map(|rule| format!("{} {} {rule}", language.code(), edition.name())),
            );
        }
    }
    assert!(untold.is_empty(), "not told: {untold:#?}");
}

#[test]
fn no_edition_reads_of_a_rule_it_does_not_have() {
    for language in Language::ALL {
        for block in blocks(&book(language)) {
            for edition in &block.editions {
                let foreign = block.rules.iter().find(|rule| !rule.belongs_to(*edition));
                assert_eq!(foreign, None, "{} in {}: {block:?}", language.code(), edition.name());
            }
            assert!(!block.editions.is_empty(), "nobody sees {block:?}");
        }
    }
}

#[test]
fn all_books_have_the_same_chapters_examples_and_kinds_of_pictures() {
    let shape = |language| {
        let book = book(language);
        let chapters: Vec<String> =
            book.chapters.iter().map(|chapter| chapter.id.clone()).collect();
        let told: Vec<String> = blocks(&book)
            .filter_map(|block| match &block.kind {
                Kind::Example { id, .. } => Some(id.clone()),
                _ => None,
            })
            .collect();
        let figures: BTreeSet<&str> = blocks(&book)
            .filter_map(|block| match &block.kind {
                Kind::Figure(figure, _) => Some(figure.name()),
                _ => None,
            })
            .collect();
        (chapters, told, figures.len())
    };
    let english = shape(Language::En);
    let names: Vec<String> = all_examples().into_iter().map(|example| example.id).collect();
    assert_eq!(english.1, names);
    assert_eq!(english.2, Figure::ALL.len());
    for language in Language::ALL {
        assert_eq!(shape(language), english, "{}", language.code());
        let pictures = |block: &&Block| matches!(block.kind, Kind::Dice(..) | Kind::Tiles(..));
        assert!(blocks(&book(language)).filter(pictures).count() >= 8, "{}", language.code());
    }
}

#[test]
fn every_edition_has_two_worked_examples_and_every_example_its_rules() {
    let book = book(Language::En);
    for edition in Edition::ALL {
        let own = blocks(&book).filter(|block| {
            matches!(block.kind, Kind::Example { .. }) && block.editions == [edition]
        });
        assert!(own.count() >= 2, "{}", edition.name());
    }
    for example in all_examples() {
        let scenes = example.scenes().unwrap_or_else(|| panic!("{} cannot be played", example.id));
        let told = blocks(&book)
            .find(|block| matches!(&block.kind, Kind::Example { id, .. } if *id == example.id));
        let edition = scenes[0].game.edition();
        assert!(
            told.unwrap().editions.contains(&edition),
            "{} is played in another edition",
            example.id
        );
    }
}

#[test]
fn every_number_of_an_example_is_the_engines() {
    let examples = all_examples();
    for language in Language::ALL {
        for block in blocks(&book(language)) {
            let Kind::Example { id, steps, .. } = &block.kind else { continue };
            let scenes =
                examples.iter().find(|example| example.id == *id).unwrap().scenes().unwrap();
            assert_eq!(steps.len(), scenes.len(), "{} {id}", language.code());
            let mut filled = 0;
            for (text, scene) in steps.iter().zip(&scenes) {
                let told = scene.tell(text);
                assert!(told.is_ok(), "{} {id}: {told:?} in {text}", language.code());
                let typed = text
                    .split(['{', '}'])
                    .step_by(2)
                    .any(|part| part.contains(|c: char| c.is_ascii_digit()));
                assert!(!typed, "{} {id}: a number was typed: {text}", language.code());
                filled += text.matches('{').count();
            }
            assert!(filled >= scenes.len(), "{} {id} hardly tells a number", language.code());
        }
    }
}

#[test]
fn a_place_that_means_nothing_is_an_error_and_one_that_does_follows_the_game() {
    let examples = all_examples();
    let scenes = examples[0].scenes().unwrap();
    assert!(scenes[0].tell("{sum}").is_err(), "nothing is aside yet");
    for nonsense in ["{nothing}", "{top Nobody}", "{count 7}", "{open", "{at hen}"] {
        assert!(scenes[0].tell(nonsense).is_err(), "{nonsense}");
    }
    let last: &Game = &scenes.last().unwrap().game;
    let open = last.grill().open().len();
    assert_eq!(scenes.last().unwrap().tell("a{open}b").unwrap(), format!("a{open}b"));
}

#[test]
fn a_damaged_file_of_examples_gives_examples_that_are_not_played() {
    assert!(examples("").is_empty() && examples("one 1 2").is_empty());
    assert!(examples("name x y\n{}").is_empty());
    assert_eq!(examples("name 1\nnot a record")[0].scenes(), None);
    let text = include_str!("../../src/rulebook/books/examples.txt").replacen(
        "first-turn 0 1",
        "first-turn 0 2",
        1,
    );
    assert_eq!(examples(&text)[0].scenes(), None);
}

#[test]
fn every_link_leads_to_a_place_that_its_readers_have() {
    for language in Language::ALL {
        let book = book(language);
        let mut links = 0;
        for edition in Edition::ALL {
            let shown = book.shown(edition);
            let blocks: Vec<&Block> = shown.iter().flat_map(|(_, blocks)| blocks.clone()).collect();
            for target in
                blocks.iter().flat_map(|b| b.texts()).flat_map(runs).filter_map(|r| r.target)
            {
                let leads = match RulesAnchor::parse(target) {
                    Some(RulesAnchor::Rule(rule)) => blocks.iter().any(|b| b.rules.contains(&rule)),
                    Some(RulesAnchor::Place(place)) => {
                        shown.iter().any(|(chapter, _)| chapter.id == place)
                            || blocks.iter().any(|block| block.place() == Some(&place))
                    }
                    None => false,
                };
                assert!(leads, "{} {}: {target}", language.code(), edition.name());
                links += 1;
            }
        }
        assert!(links > 30, "{}: only {links} links", language.code());
    }
}

#[test]
fn every_section_has_a_name_of_its_own_and_the_specialists_have_theirs() {
    for language in Language::ALL {
        let book = book(language);
        let mut places: Vec<&str> = blocks(&book).filter_map(Block::place).collect();
        places.extend(book.chapters.iter().map(|chapter| &*chapter.id));
        let names: BTreeSet<&str> = places.iter().copied().collect();
        assert_eq!(names.len(), places.len(), "{}: {places:?}", language.code());
        for figure in Figure::ALL {
            assert!(names.contains(figure.name()), "{}: {figure:?}", language.code());
        }
    }
}

#[test]
fn every_edition_has_a_cheat_sheet_of_half_a_page_and_the_specialists_their_table() {
    for language in Language::ALL {
        let book = book(language);
        for edition in Edition::ALL {
            let shown = book.shown(edition);
            let cheat = shown.iter().find(|(chapter, _)| chapter.id == "cheat");
            let lines = cheat.map_or(0, |(_, blocks)| blocks.len());
            let count = format!("{} {}: {lines}", language.code(), edition.name());
            assert!((15..=50).contains(&lines), "{count}");
        }
        let specialists = book.chapters.iter().find(|chapter| chapter.id == "specialists").unwrap();
        let rows = specialists.blocks.iter().filter(|block| matches!(block.kind, Kind::Row(_)));
        assert_eq!(rows.count(), 1 + Figure::ALL.len(), "{}", language.code());
    }
}

#[test]
fn the_table_of_differences_names_all_editions_in_every_row() {
    for language in Language::ALL {
        let book = book(language);
        let rows: Vec<usize> = blocks(&book)
            .filter_map(|block| match &block.kind {
                Kind::Row(cells) => Some(cells.iter().filter(|cell| !cell.is_empty()).count()),
                _ => None,
            })
            .collect();
        assert!(rows.len() > 8, "{}", language.code());
        assert!(rows[1..].iter().all(|cells| *cells == 4), "{} {rows:?}", language.code());
    }
}

#[test]
fn texts_are_set_as_the_language_sets_them() {
    for (language, text) in texts() {
        assert!(!text.trim().is_empty() && text == text.trim(), "{language}: {text:?}");
        assert!(!text.contains(['\'', '"', '\t']), "{language}, straight quotes or tabs: {text}");
        assert!(!text.contains("  ") && !text.contains("..."), "{language}: {text}");
        assert!(text.matches("**").count() % 2 == 0, "{language}, open emphasis: {text}");
        if language == "fr" {
            let letters: Vec<char> = text.chars().collect();
            for pair in letters.windows(2) {
                match pair {
                    [before, ';' | ':' | '!' | '?' | '»'] => {
                        assert_eq!(*before, '\u{202f}', "{text}");
                    }
                    ['«', after] => assert_eq!(*after, '\u{202f}', "{text}"),
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn no_two_languages_share_a_sentence() {
    let mut seen = std::collections::BTreeMap::new();
    for (language, text) in texts() {
        if text.split_whitespace().count() > 4
            && let Some(other) = seen.insert(text.clone(), language)
        {
            assert_eq!(other, language, "the same in both: {text}");
        }
    }
}
