//! Rules at hand: what `?` opens, moment by moment, and how it lies over the table.

use std::sync::Arc;

use engine::{Edition, Figure, Rule};
use heckmeck::{
    app::{
        Address, BookState, BookTexts, Dialog, Effect, Model, Msg, OpenBook, RulesAnchor, update,
    },
    i18n::Language,
    view_model::{DialogView, SheetView},
};
use testing::scenario::{TableBuilder, with};

use super::{original, owned, table, two_specialists};
use crate::search::texts;

fn send(model: &mut Model, msg: Msg) -> Vec<Effect> {
    update(model, msg, 0)
}

fn arrives(model: &mut Model, language: Language, book: Option<BookTexts>) {
    send(model, Msg::BookFetched(language, book.map(Box::new)));
}

fn ready(language: Language) -> BookState {
    BookState::Ready(Arc::new(OpenBook::read(&texts(language)).unwrap()))
}

fn sheet(model: &Model) -> SheetView {
    match DialogView::of(model) {
        Some(DialogView::Rules(sheet)) => sheet,
        other => panic!("no sheet but {other:?}"),
    }
}

fn stacks(edition: Edition, stacks: &[&[u8]]) -> TableBuilder {
    TableBuilder::stacks(edition, stacks)
}

/// Moments at the table, and the rule that people ask for there.
fn moments() -> Vec<(Model, Rule)> {
    use Edition::{Extended, Original, Pickomino2005};
    let two = |lay: &TableBuilder, told: &str| table("Ann,Ben", lay, told);
    let hen = stacks(Extended, &[&[], &[25]]).figures(&[(Figure::Hen, with(1))]);
    let nearly_over = stacks(Original, &[&[], &[]]).down(22..=36);
    let poor = stacks(Extended, &[&[], &[], &[]]).bratworms(&[0, 4, 3]);
    let dead = "roll WW111122, keep W, roll WWWWWW";
    vec![
        (two(&original(), ""), Rule::O3_1),
        (two(&original(), "roll WWWW1244"), Rule::O3_2),
        (two(&original(), "roll WWWW1244, keep W"), Rule::O4_7),
        (two(&original(), "roll 55551244, keep 5"), Rule::O4_2),
        (two(&original(), "roll WWWWW244, keep W"), Rule::O4_3),
        (two(&stacks(Original, &[&[25], &[]]), "roll WWWWW244, keep W"), Rule::O4_6),
        (two(&stacks(Original, &[&[], &[24, 25]]), "roll WWWWW244, keep W"), Rule::O4_4),
        (two(&stacks(Original, &[&[], &[25, 26]]), "roll WWWWW244, keep W"), Rule::O4_5),
        (two(&original(), "roll 11111111, keep 1"), Rule::O3_5),
        (two(&original(), dead), Rule::O5_5),
        (two(&stacks(Original, &[&[36], &[]]), dead), Rule::O5_4),
        (two(&stacks(Original, &[&[25], &[]]), dead), Rule::O5_1),
        (two(&nearly_over, "roll WWWW1244, keep W, roll 1244, keep 1, stop"), Rule::O6_2),
        (two(&owned(Figure::Weasel, 0), dead), Rule::E11_2),
        (two(&owned(Figure::Golden, 0), ""), Rule::E8_1),
        (two(&hen, "roll WWWWW244, keep W"), Rule::E9_2),
        (two_specialists(), Rule::E5_5),
        (table("Ann,Ben,Cleo", &poor, "roll 11WWW234, keep 1"), Rule::E4_4),
        (two(&owned(Figure::Apple, 1), "roll W1122445, keep W, roll 3311224, keep 3"), Rule::E3_2),
        (two(&owned(Figure::Apple, 1), "roll WW112244, keep W, roll 211335, keep 2"), Rule::E3_3),
        (two(&stacks(Pickomino2005, &[&[], &[]]), "roll WWWW1244, keep W"), Rule::L2_1),
        (two(&stacks(Pickomino2005, &[&[], &[25]]), "roll WWWWW244, keep W"), Rule::L3_3),
    ]
}

#[test]
fn the_question_mark_opens_the_paragraph_of_the_moment_in_every_language() {
    assert!(moments().len() >= 20);
    let books = Language::ALL.map(|language| (language, ready(language)));
    for (mut model, rule) in moments() {
        let before = (model.play.clone(), model.address.clone());
        send(&mut model, Msg::PressedRules);
        assert_eq!(model.dialog, Some(Dialog::Rules(RulesAnchor::Rule(rule))));
        assert_eq!((&model.play, &model.address), (&before.0, &before.1));
        for (language, book) in &books {
            (model.language, model.rules.book) = (*language, book.clone());
            let body = sheet(&model).body.unwrap();
            // The paragraph is made out, and there is something to look at.
            let (before, _) = body.as_str().split_once(" class=\"asked\"").unwrap();
            let (_, told) = before.rsplit_once("data-rule=\"").unwrap();
            assert!(told.contains(rule.number()), "{}: {rule} is not in {told}", language.code());
            // Not every book shows the end.
            let is_shown = rule == Rule::O6_2 || body.as_str().contains("<figure");
            assert!(is_shown, "{} {rule}: no picture", language.code());
        }
    }
}

#[test]
fn a_figure_opens_all_that_is_told_of_it() {
    let books = Language::ALL.map(|language| (language, ready(language)));
    for figure in Figure::ALL {
        let mut model = table("Ann,Ben", &owned(Figure::Apple, 1), "");
        send(&mut model, Msg::TappedFigure(figure));
        for (language, book) in &books {
            (model.language, model.rules.book) = (*language, book.clone());
            let body = sheet(&model).body.unwrap();
            let picture = format!(
                "<div class=\"toy\" aria-hidden=\"true\"><svg viewBox=\"0 0 32 32\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#a-{}\">",
                figure.name()
            );
            assert!(body.as_str().contains(&picture), "{} {figure:?}", language.code());
            assert!(
                body.as_str().contains(figure.rule().number()),
                "{} {figure:?}",
                language.code()
            );
        }
    }
}

#[test]
fn links_lead_on_in_the_sheet_and_one_step_back_closes_it() {
    let mut model = table("Ann,Ben", &original(), "");
    let opened = send(&mut model, Msg::PressedRules);
    assert_eq!(opened, [Effect::FetchBook(Language::En), Effect::PushLayer]);
    assert_eq!((sheet(&model).body, sheet(&model).failed), (None, false));
    arrives(&mut model, Language::En, None);
    assert!(sheet(&model).failed);
    assert_eq!(send(&mut model, Msg::PressedRetryBook), [Effect::FetchBook(Language::En)]);
    arrives(&mut model, Language::En, Some(texts(Language::En)));
    let first = sheet(&model);
    // The same step of the history, another place.
    let place = RulesAnchor::Place("failure".to_owned());
    assert_eq!(send(&mut model, Msg::LookedUp(place)), []);
    assert_ne!(sheet(&model), first);
    assert_eq!(send(&mut model, Msg::Closed), [Effect::DropLayer]);
    assert_eq!(model.dialog, None);
    // What was fetched is there at once the next time.
    assert_eq!(send(&mut model, Msg::PressedRules), [Effect::PushLayer]);
    send(&mut model, Msg::WentBack);
    assert_eq!(model.dialog, None);
}

#[test]
fn more_goes_on_in_the_book_as_the_table_plays_it_and_one_step_back_is_the_table() {
    let lay = stacks(Edition::Pickomino2005, &[&[], &[]]);
    let mut model = table("Ann,Ben", &lay, "roll WWWW1244, keep W");
    model.rules.edition = Some(Edition::Extended);
    send(&mut model, Msg::PressedRules);
    let address = Address::Rules {
        place: Some(RulesAnchor::Rule(Rule::L2_1)),
        edition: Some(Edition::Pickomino2005),
    };
    assert_eq!(send(&mut model, Msg::PressedMore), [Effect::Go { address, replace: true }]);
    assert_eq!(model.dialog, None);
    // Away from the table a question opens the book itself.
    model.address = Address::Settings;
    let place = RulesAnchor::Rule(Rule::O5_4);
    let address = Address::rules(Some(place.clone()));
    assert_eq!(send(&mut model, Msg::LookedUp(place)), [Effect::Go { address, replace: false }]);
}
