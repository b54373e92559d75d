//! Opening the rules: at the right place, in the right edition and language, and without harm to anything.

use std::collections::BTreeSet;

use bots::Bot;
use engine::{Edition, Options, Rule, Seat};
use heckmeck::{
    app::{
        Address, BookState, BookTexts, Effect, GameId, Model, Msg, Play, RulesAnchor, Settings,
        update,
    },
    i18n::Language,
};
use record::Level;
use record::{Opening, Player};

use super::support::opened;

const BOOK: &str = "== turn A turn\n[O3.1] Words.\n";

fn go(model: &mut Model, hash: &str) -> Vec<Effect> {
    update(model, Msg::AddressChanged(hash.to_owned()), 0)
}

fn fetched(model: &mut Model, language: Language, book: Option<&str>) {
    let texts = book.map(|book| BookTexts { book: book.to_owned(), ..BookTexts::default() });
    update(model, Msg::BookFetched(language, texts.map(Box::new)), 0);
}

fn in_language(model: &Model, language: Language) -> Msg {
    Msg::ChangedSettings(Settings { language: Some(language), ..model.settings.clone() })
}

#[test]
fn the_book_is_fetched_once_for_each_language() {
    let mut model = opened();
    assert_eq!(go(&mut model, "#/rules"), [Effect::FetchBook(Language::En)]);
    fetched(&mut model, Language::En, Some(BOOK));
    assert!(matches!(model.rules.book, BookState::Ready(_)));
    assert_eq!(go(&mut model, "#/rules/O3.1"), []);
    let change = in_language(&model, Language::Fr);
    assert!(update(&mut model, change, 0).contains(&Effect::FetchBook(Language::Fr)));
    assert_eq!(model.rules.book, BookState::Loading);
    // What comes too late is not shown to somebody who reads another language by now.
    fetched(&mut model, Language::En, Some(BOOK));
    assert_eq!(model.rules.book, BookState::Loading);
}

#[test]
fn a_language_chosen_elsewhere_fetches_nothing_until_the_rules_are_opened() {
    let mut model = opened();
    let change = in_language(&model, Language::It);
    assert_eq!(update(&mut model, change, 0), [Effect::SaveSettings]);
    assert_eq!(go(&mut model, "#/rules"), [Effect::FetchBook(Language::It)]);
}

#[test]
fn a_book_that_is_missing_or_damaged_is_told_and_asked_for_again() {
    for damaged in [None, Some(""), Some("<!DOCTYPE html>"), Some("== turn A turn\n[O99] no")] {
        let mut model = opened();
        go(&mut model, "#/rules");
        fetched(&mut model, Language::En, damaged);
        assert_eq!(model.rules.book, BookState::Failed, "{damaged:?}");
        go(&mut model, "#/");
        assert_eq!(go(&mut model, "#/rules"), [Effect::FetchBook(Language::En)]);
    }
}

#[test]
fn a_rule_is_read_in_an_edition_that_has_it() {
    let mut model = opened();
    assert_eq!(model.edition_read(), Edition::Original);
    go(&mut model, "#/rules/E9.2");
    assert_eq!(model.edition_read(), Edition::Extended);
    go(&mut model, "#/rules/L2.1");
    assert_eq!(model.edition_read(), Edition::Pickomino2005);
    go(&mut model, "#/rules/O5.4");
    assert_eq!(model.edition_read(), Edition::Pickomino2005, "it is told there too");
    update(&mut model, Msg::PickedEditionToRead(Edition::Original), 0);
    assert_eq!(model.edition_read(), Edition::Original);
}

#[test]
fn going_to_a_place_forgets_what_was_searched_for() {
    let mut model = opened();
    go(&mut model, "#/rules");
    update(&mut model, Msg::SearchedRules("hen".to_owned()), 0);
    assert_eq!(model.rules.typed, "hen");
    go(&mut model, "#/rules/failure");
    assert_eq!(model.rules.typed, "");
    // The way back leads to what was found; a new way into the book does not.
    go(&mut model, "#/rules");
    assert_eq!(model.rules.typed, "hen");
    go(&mut model, "#/rules/failure");
    go(&mut model, "#/");
    go(&mut model, "#/rules");
    assert_eq!(model.rules.typed, "");
}

#[test]
fn a_link_may_ask_for_an_edition() {
    let mut model = opened();
    go(&mut model, "#/rules?edition=extended");
    assert_eq!(model.edition_read(), Edition::Extended);
    go(&mut model, "#/rules/O5.4?edition=pickomino2005");
    assert_eq!(model.edition_read(), Edition::Pickomino2005);
    go(&mut model, "#/rules/hen");
    assert_eq!(model.edition_read(), Edition::Extended, "only there is a hen");
}

#[test]
fn a_place_in_the_book_is_a_rule_or_a_chapter_and_nothing_else() {
    let rule = Address::rules(Some(RulesAnchor::Rule(Rule::O5_4)));
    assert_eq!(Address::parse("#/rules/O5.4"), Some(rule));
    let chapter = Address::rules(Some(RulesAnchor::Place("turn".to_owned())));
    assert_eq!(Address::parse("#/rules/turn"), Some(chapter.clone()));
    for nonsense in
        ["X9.9", "../x", "'] *", "TURN", "-x", "2x", "averyveryveryveryverylongname", "a b"]
    {
        assert_eq!(Address::parse(&format!("#/rules/{nonsense}")), None);
    }
}

/// Every rule that the `?` of this edition opened in a few games of bots who try everything.
fn rules_of_the_moment(edition: Edition) -> BTreeSet<Rule> {
    let mut rules = BTreeSet::new();
    for seed in 0..60 {
        let players =
            ["Ann", "Ben", "Cleo"].map(|name| Player { name: name.to_owned(), bot: None }).to_vec();
        let opening = Opening {
            edition,
            options: Options::default(),
            players,
            first_player: Seat::new(0),
            start: None,
        };
        let Ok(mut play) = Play::begin(GameId::from_number(1), opening, seed, 0) else { continue };
        let level = if seed % 2 == 0 { Level::Random } else { Level::Naive };
        let mut bot = Bot::new(level, seed, None);
        while let Some(choice) = bot.choose(&play.game) {
            rules.insert(play.rule_of_the_moment());
            if play.choose(choice).is_err() {
                break;
            }
        }
        rules.insert(play.rule_of_the_moment());
    }
    rules
}

#[test]
fn the_rule_of_the_moment_is_one_of_the_table_and_fits_the_moment() {
    let everywhere = [Rule::O3_1, Rule::O3_2, Rule::O4_3, Rule::O4_4, Rule::O4_5, Rule::O5_4];
    for edition in Edition::ALL {
        let rules = rules_of_the_moment(edition);
        let foreign = rules.iter().find(|rule| !rule.belongs_to(edition));
        assert_eq!(foreign, None, "{}", edition.name());
        let own: &[Rule] = match edition {
            Edition::Original => &[Rule::O4_2, Rule::O4_7],
            Edition::Extended => &[Rule::E8_1, Rule::E9_2, Rule::E11_2, Rule::E5_5, Rule::E3_2],
            Edition::Pickomino2005 => &[Rule::L2_1, Rule::L3_3],
        };
        for rule in everywhere.iter().chain(own) {
            assert!(rules.contains(rule), "{}: never {rule}, only {rules:?}", edition.name());
        }
        assert!(rules.contains(&Rule::O6_2), "the end");
    }
}

#[test]
fn a_link_may_ask_for_another_language_than_the_settings() {
    let mut model = opened();
    update(&mut model, in_language(&opened(), Language::It), 0);
    assert_eq!(model.language, Language::It);
    go(&mut model, "#/new?players=Ann,Ben&lang=de");
    assert_eq!((model.language, model.settings.language), (Language::De, Some(Language::It)));
}
