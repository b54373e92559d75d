//! Searching the rules: what people type, and whether the paragraph that answers it is among the first.

use engine::Edition;
use heckmeck::{
    app::{BookTexts, Model, Msg, OpenBook, update},
    i18n::Language,
    rulebook::{Hits, Passage},
    view_model::HitsView,
};

use super::{rulebook::source, support::opened};

const fn questions(language: Language) -> &'static str {
    match language {
        Language::De => include_str!("questions/de.txt"),
        Language::En => include_str!("questions/en.txt"),
        Language::It => include_str!("questions/it.txt"),
        Language::Fr => include_str!("questions/fr.txt"),
    }
}

pub(crate) fn words(language: Language) -> &'static str {
    match language {
        Language::De => include_str!("../../src/rulebook/books/de-search.txt"),
        Language::En => include_str!("../../src/rulebook/books/en-search.txt"),
        Language::It => include_str!("../../src/rulebook/books/it-search.txt"),
        Language::Fr => include_str!("../../src/rulebook/books/fr-search.txt"),
    }
}

pub(crate) fn texts(language: Language) -> BookTexts {
    BookTexts {
        book: source(language).to_owned(),
        examples: include_str!("../../src/rulebook/books/examples.txt").to_owned(),
        words: words(language).to_owned(),
    }
}

fn open(language: Language) -> OpenBook {
    OpenBook::read(&texts(language)).unwrap()
}

/// Somebody who reads the rules of an edition and has typed this.
fn reading(language: Language, edition: Edition, typed: &str) -> Model {
    let mut model = opened();
    model.language = language;
    update(&mut model, Msg::AddressChanged("#/rules".to_owned()), 0);
    update(&mut model, Msg::BookFetched(language, Some(Box::new(texts(language)))), 0);
    update(&mut model, Msg::PickedEditionToRead(edition), 0);
    update(&mut model, Msg::SearchedRules(typed.to_owned()), 0);
    model
}

fn numbers(passage: &Passage<'_>) -> Vec<&'static str> {
    passage.rules().iter().map(|rule| rule.number()).collect()
}

fn first(hits: &Hits<'_>) -> Vec<&'static str> {
    hits.passages.iter().take(3).flat_map(numbers).collect()
}

#[test]
fn the_paragraph_that_answers_is_among_the_first_three() {
    for language in Language::ALL {
        let open = open(language);
        let (mut asked, mut missed) = (0, Vec::new());
        for line in questions(language).lines().filter(|line| !line.starts_with("//")) {
            let [edition, typed, answers] = line.split(" | ").collect::<Vec<_>>()[..] else {
                unreachable!("{line}");
            };
            let edition = Edition::parse(edition).unwrap();
            let first = first(&open.index.search(&open.book, edition, typed));
            asked += 1;
            if !answers.split(' ').any(|rule| first.contains(&rule)) {
                missed.push(format!("{line}: {first:?}"));
            }
        }
        assert_eq!(asked, 30, "{}", language.code());
        assert!(missed.len() <= 2, "{}: {missed:#?}", language.code());
    }
}

#[test]
fn words_of_headings_count_for_what_is_below_them() {
    for (language, typed) in [
        (Language::De, "Goldener Würfel"),
        (Language::En, "golden die"),
        (Language::It, "dado d’oro"),
        (Language::Fr, "dé doré"),
    ] {
        let open = open(language);
        let hits = open.index.search(&open.book, Edition::Extended, typed);
        let found: Vec<_> = hits.passages.iter().flat_map(numbers).collect();
        for rule in ["E8.1", "E8.2", "E8.3"] {
            assert!(found.contains(&rule), "{}: no {rule} in {found:?}", language.code());
        }
    }
}

#[test]
fn beginnings_of_words_are_found_and_not_what_stands_inside_of_them() {
    let open = open(Language::En);
    let hits = open.index.search(&open.book, Edition::Extended, "hen");
    assert!(first(&hits).iter().any(|rule| rule.starts_with("E9")), "{:?}", first(&hits));
    assert_eq!(
        hits.words.parts("when the hen then"),
        [("when the ", false), ("hen", true), (" then", false)]
    );
    let begun = open.index.search(&open.book, Edition::Extended, "weas");
    assert!(first(&begun).iter().any(|rule| rule.starts_with("E11")), "{:?}", first(&begun));
    // By number too: whoever reads "E11.2" in an explanation can type it.
    let numbered = open.index.search(&open.book, Edition::Extended, "e11.2");
    assert!(numbers(&numbered.passages[0]).contains(&"E11.2"));
}

#[test]
fn a_wrong_letter_is_forgiven_and_nonsense_finds_nothing() {
    let open = open(Language::De);
    let wrong = open.index.search(&open.book, Edition::Extended, "Rostbratwrum");
    assert!(first(&wrong).iter().any(|rule| rule.starts_with("E4")), "{:?}", first(&wrong));
    for nonsense in ["xyzzy", "<", "& \" '", "  ", ""] {
        let none = open.index.search(&open.book, Edition::Extended, nonsense);
        assert!(none.passages.is_empty(), "{nonsense}");
    }
}

#[test]
fn where_not_all_words_are_found_the_nearest_is_shown_and_that_is_said() {
    let model = reading(Language::En, Edition::Original, "hand grenade steal");
    let hits = HitsView::of(&model).unwrap();
    assert!(hits.found.contains("No passage has all"), "{}", hits.found);
    assert!(hits.hits.as_str().contains("O4.4"));
    let whole = HitsView::of(&reading(Language::En, Edition::Original, "steal")).unwrap();
    assert!(whole.found.ends_with("results"), "{}", whole.found);
    let none = HitsView::of(&reading(Language::En, Edition::Original, "xyzzy")).unwrap();
    assert_eq!(none.found, "Nothing found");
    assert!(!none.hits.as_str().contains("data-elsewhere"));
}

#[test]
fn what_other_editions_tell_of_it_is_told() {
    let elsewhere = |typed, edition| {
        let hits = HitsView::of(&reading(Language::De, edition, typed)).unwrap().hits;
        let told = Edition::ALL.map(|other| {
            let link =
                format!("data-elsewhere=\"{0}\" href=\"#/rules?edition={0}\">", other.name());
            let words = hits.as_str().split_once(&link)?.1.split_once('<')?.0;
            Some((other, words.to_owned()))
        });
        told.into_iter().flatten().collect::<Vec<_>>()
    };
    let [(Edition::Extended, words)] = &elsewhere("Wiesel", Edition::Original)[..] else {
        unreachable!("the weasel is in one edition")
    };
    assert!(words.contains("Treffer in „Erweitert"), "{words}");
    assert_eq!(elsewhere("Wiesel", Edition::Extended), []);
    assert_eq!(elsewhere("Truthahn", Edition::Original)[0].0, Edition::Pickomino2005);
}

#[test]
fn hits_say_which_rules_they_tell_and_where_they_stand() {
    let model = reading(Language::En, Edition::Extended, "E9.2");
    let html = HitsView::of(&model).unwrap().hits;
    let hit = html.as_str().split("<li data-hit=\"\"").nth(1).unwrap();
    assert!(
        hit.starts_with(" data-rules=\"E9.2\"><h2 class=\"crumbs\"><a href=\"#/rules/E9.2\">"),
        "{hit}"
    );
}

#[test]
fn while_nothing_is_searched_for_or_there_is_no_book_there_are_no_hits() {
    assert_eq!(HitsView::of(&reading(Language::En, Edition::Original, " ")), None);
    let mut model = opened();
    update(&mut model, Msg::AddressChanged("#/rules".to_owned()), 0);
    update(&mut model, Msg::SearchedRules("steal".to_owned()), 0);
    assert_eq!(HitsView::of(&model), None);
}

#[test]
fn marking_never_loses_or_repeats_a_letter() {
    for language in Language::ALL {
        let open = open(language);
        for typed in ["s", "ss", "stras", "ß", "würfel", "1", "wurf stehlen ver de"] {
            let hits = open.index.search(&open.book, Edition::Extended, typed);
            for text in ["ß", "Straße", "aé", "Würfe, ue", "œuf ß ü 11", "", "é", "**ver** de"]
            {
                let parts = hits.words.parts(text);
                assert_eq!(parts.iter().map(|(part, _)| *part).collect::<String>(), text);
            }
        }
    }
}
