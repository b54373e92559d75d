//! Opening the rules: at the right place, in the right edition and language, and without harm to anything.

use std::collections::BTreeSet;

use bots::Bot;
use engine::{Edition, Options, Rule, Seat};
use heckmeck::{
    app::{
        Address, BookState, Effect, GameId, Model, Msg, Notice, Play, RulesAnchor, Settings,
        SetupForm,
    },
    i18n::Language,
};
use record::Level;
use record::{Opening, Player};

const BOOK: &str = "== turn A turn\n[O3.1] Words.\n";

fn session() -> Model {
    Model::new(Settings::default(), SetupForm::default(), Language::En)
}

fn go(session: &mut Model, hash: &str) -> Vec<Effect> {
    session.update(Msg::AddressChanged(hash.to_owned()), 0)
}

fn fetched(session: &mut Model, language: Language, book: Option<&str>) {
    let texts = book.map(|book| (book.to_owned(), String::new()));
    session.update(Msg::BookFetched(language, texts), 0);
}

fn in_language(session: &Model, language: Language) -> Msg {
    Msg::ChangedSettings(Settings { language: Some(language), ..session.settings.clone() })
}

#[test]
fn the_book_is_fetched_once_for_each_language() {
    let mut session = session();
    assert_eq!(go(&mut session, "#/rules"), [Effect::FetchBook(Language::En)]);
    fetched(&mut session, Language::En, Some(BOOK));
    assert!(matches!(session.reading.volume, BookState::Ready(_)));
    assert_eq!(go(&mut session, "#/rules/O3.1"), []);
    let change = in_language(&session, Language::Fr);
    assert!(session.update(change, 0).contains(&Effect::FetchBook(Language::Fr)));
    assert_eq!(session.reading.volume, BookState::Loading);
    // What comes too late is not shown to somebody who reads another language by now.
    fetched(&mut session, Language::En, Some(BOOK));
    assert_eq!(session.reading.volume, BookState::Loading);
}

#[test]
fn a_language_chosen_elsewhere_fetches_nothing_until_the_rules_are_opened() {
    let mut session = session();
    let change = in_language(&session, Language::It);
    assert_eq!(session.update(change, 0), [Effect::SaveSettings]);
    assert_eq!(go(&mut session, "#/rules"), [Effect::FetchBook(Language::It)]);
}

#[test]
fn a_book_that_is_missing_or_damaged_is_told_and_asked_for_again() {
    for damaged in [None, Some(""), Some("<!DOCTYPE html>"), Some("== turn A turn\n[O99] no")] {
        let mut session = session();
        go(&mut session, "#/rules");
        fetched(&mut session, Language::En, damaged);
        assert_eq!(session.reading.volume, BookState::Failed, "{damaged:?}");
        go(&mut session, "#/");
        assert_eq!(go(&mut session, "#/rules"), [Effect::FetchBook(Language::En)]);
    }
}

#[test]
fn a_rule_is_read_in_an_edition_that_has_it() {
    let mut session = session();
    assert_eq!(session.edition_read(), Edition::Original);
    go(&mut session, "#/rules/E9.2");
    assert_eq!(session.edition_read(), Edition::Extended);
    go(&mut session, "#/rules/L2.1");
    assert_eq!(session.edition_read(), Edition::Pickomino2005);
    go(&mut session, "#/rules/O5.4");
    assert_eq!(session.edition_read(), Edition::Pickomino2005, "it is told there too");
    session.update(Msg::PickedEditionToRead(Edition::Original), 0);
    assert_eq!(session.edition_read(), Edition::Original);
}

#[test]
fn going_to_a_place_forgets_what_was_searched_for() {
    let mut session = session();
    go(&mut session, "#/rules");
    session.update(Msg::SearchedRules("hen".to_owned()), 0);
    assert_eq!(session.reading.typed, "hen");
    go(&mut session, "#/rules/failure");
    assert_eq!(session.reading.typed, "");
}

#[test]
fn a_place_in_the_book_is_a_rule_or_a_chapter_and_nothing_else() {
    assert_eq!(Address::parse("#/rules/O5.4"), Address::Rules(Some(RulesAnchor::Rule(Rule::O5_4))));
    let chapter = Address::Rules(Some(RulesAnchor::Chapter("turn".to_owned())));
    assert_eq!(Address::parse("#/rules/turn"), chapter);
    for nonsense in ["X9.9", "../x", "'] *", "TURN", "averyveryverylongname", "a b"] {
        assert_eq!(Address::parse(&format!("#/rules/{nonsense}")), Address::Rules(None));
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
        let Some(mut bot) = Bot::new(level, seed) else { continue };
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
fn the_language_that_was_asked_for_last_is_spoken_when_it_arrives() {
    let mut session = session();
    // A link may ask for another language than the settings.
    session.settings.language = Some(Language::It);
    session.awaited = Some(Language::De);
    assert_eq!(session.update(Msg::LanguageFetched(Language::Fr, true), 0), []);
    assert_eq!(session.language, Language::En, "nobody waits for it any more");
    session.update(Msg::LanguageFetched(Language::De, true), 0);
    assert_eq!((session.language, session.awaited), (Language::De, None));
    session.update(Msg::LanguageFetched(Language::Fr, false), 0);
    assert_eq!(session.language, Language::De);
    assert_eq!(session.notice, Some(Notice::PartMissing));
}
