//! What the screens around the table show: the end, dialogs, notices, kept games, set-up names, the rules.

use std::collections::BTreeSet;

use engine::{Edition, Grill, Options, Seat, Start, Tile};
use heckmeck::{
    app::{
        Address, BookTexts, Dialog, FileDefect, GameId, Look, Model, Msg, Notice, RulesAnchor,
        SavedGame, SavedGameState, SavedSeat, SeatForm, Settings, SetupForm, StorageTrouble,
        update,
    },
    i18n::Language,
    view_model::{
        BookView, DialogView, EndView, FirstOffer, GrillPicture, HitsView, NoticeView, Piece,
        QrPicture, SavedGameLists, SavedGameRow, SavedGameSummary, SavedSeatRow, SeatRow,
        SetupView, continue_address, example_steps, lots, offered_levels, rules_anchor, way_back,
    },
};
use record::{Level, Opening, Player};

const EXAMPLES: &str = include_str!("../../src/rulebook/books/examples.txt");

fn model() -> Model {
    Model::new(Settings::default(), SetupForm::default(), Language::En)
}

fn id(text: &str) -> GameId {
    GameId::parse(text).unwrap()
}

/// A table on which these stacks lie; everything else is open on the grill.
fn at_table(edition: Edition, stacks: &[&[u8]]) -> Model {
    let tiles = |stack: &&[u8]| stack.iter().map(|number| Tile::new(*number).unwrap()).collect();
    let stacks: Vec<Vec<Tile>> = stacks.iter().map(tiles).collect();
    let held: Vec<Tile> = stacks.concat();
    let open = Grill::full(edition).open().iter().filter(|tile| !held.contains(tile)).collect();
    let player = |name: &&str| Player { name: (*name).to_owned(), bot: None };
    let players = ["Ann", "Ben", "Cleo", "Dora"][..stacks.len()].iter().map(player).collect();
    let start = Start { stacks: Some(stacks), grill_open: Some(open), ..Start::default() };
    let opening = Opening {
        edition,
        options: Options::default(),
        players,
        first_player: Seat::new(0),
        start: Some(start),
    };
    let mut model = model();
    update(&mut model, Msg::GameBegun { id: id("abc"), opening, seed: 1 }, 0);
    assert!(model.play.is_some(), "the table cannot be laid");
    model
}

// The end.

#[test]
fn the_ranking_begins_with_the_winner_and_equals_stay_in_the_order_of_seats() {
    let end = EndView::of(&at_table(Edition::Original, &[&[21], &[36, 29], &[], &[]])).unwrap();
    let ranks: Vec<(&str, u8, u8)> = end
        .rows
        .iter()
        .map(|row| (row.name.as_str(), row.standing.rank, row.standing.worms()))
        .collect();
    assert_eq!(ranks, [("Ben", 1, 7), ("Ann", 2, 1), ("Cleo", 3, 0), ("Dora", 3, 0)]);
    assert_eq!(end.heading, "Ben wins!");
    assert_eq!(end.table, "#/table/abc");
    assert_eq!(end.rows[0].look.bird, 1);
    assert!(!end.extended);
    assert_eq!(EndView::of(&model()), None);
}

#[test]
fn a_tie_is_told_only_where_the_highest_tile_decided_it() {
    let told = |edition, stacks: &[&[u8]]| EndView::of(&at_table(edition, stacks)).unwrap();
    // 22 and 23 carry one worm each.
    let decided = told(Edition::Original, &[&[22], &[23], &[]]);
    assert_eq!(decided.tie_breaks, ["Ben and Ann both have 1 worm: the 23 decides for Ben."]);
    assert_eq!(decided.rows[0].decisive, Tile::new(23));
    assert!(decided.rows[1..].iter().all(|row| row.decisive.is_none()));
    // Also where it is not about the win, and between more than two.
    let twice = told(Edition::Original, &[&[22, 23], &[28], &[21, 24], &[29]]);
    assert_eq!(twice.tie_breaks, ["Ben, Cleo and Ann all have 2 worms: the 28 decides for Ben."]);
    assert!(told(Edition::Original, &[&[22], &[25]]).tie_breaks.is_empty());
    let shared = told(Edition::Original, &[&[], &[]]);
    assert!(shared.tie_breaks.is_empty());
    assert_eq!(shared.heading, "Ann and Ben share the win!");
    assert_eq!(shared.winners.len(), 2);
    assert!(told(Edition::Extended, &[&[22], &[24]]).extended);
}

// Dialogs and notices.

#[test]
fn every_dialog_has_its_content_and_no_dialog_has_none() {
    let mut model = model();
    assert_eq!(DialogView::of(&model), None);
    let opening = model.form.opening(0, &model.messages().setup);
    let questions = [
        Dialog::FailingStop,
        Dialog::ReplaceGame(opening, None),
        Dialog::DeleteGame(id("abc")),
        Dialog::DeleteFinished,
    ];
    let mut words = BTreeSet::new();
    for dialog in questions {
        let asks_first = matches!(dialog, Dialog::ReplaceGame(..));
        model.dialog = Some(dialog);
        let Some(DialogView::Question(asked)) = DialogView::of(&model) else {
            panic!("a question");
        };
        assert!(words.insert(asked.words) && asked.yes != asked.no);
        assert_eq!(asked.danger, !asks_first, "{asked:?}");
    }
    model.dialog = Some(Dialog::Log);
    assert_eq!(
        DialogView::of(&model),
        Some(DialogView::Log { heading: "Log", close: "Close", replay: None })
    );
    model.dialog = Some(Dialog::Keys);
    let Some(DialogView::Keys { rows, .. }) = DialogView::of(&model) else { panic!("the keys") };
    let keys: Vec<&str> = rows.iter().flat_map(|row| row.keys).copied().collect();
    assert_eq!(keys.concat(), "12345WRSTUZHO?LM←→");
}

#[test]
fn every_notice_has_words_of_its_own_in_every_language() {
    let troubles = [
        StorageTrouble::Blocked,
        StorageTrouble::Full,
        StorageTrouble::NotWritten,
        StorageTrouble::SettingsUnreadable,
        StorageTrouble::FormUnreadable,
    ];
    let others = [
        Notice::BadLink,
        Notice::BadSeed,
        Notice::BadAddress,
        Notice::BotsInPage,
        Notice::ExpertMissing,
        Notice::GameMissing,
        Notice::GameNewer,
        Notice::GameDamaged,
        Notice::File(FileDefect::Unreadable),
        Notice::File(FileDefect::Foreign),
        Notice::File(FileDefect::Newer),
        Notice::File(FileDefect::Damaged),
    ];
    for language in Language::ALL {
        let mut model = Model::new(Settings::default(), SetupForm::default(), language);
        assert_eq!(NoticeView::of(&model), None);
        let mut told = BTreeSet::new();
        for notice in troubles.map(Notice::Storage).into_iter().chain(others) {
            model.notice = Some(notice);
            assert!(told.insert(NoticeView::of(&model).unwrap().words), "{notice:?}");
        }
    }
}

// The start.

fn saved(model: &Model, name: &str) -> SavedGame {
    let text = model.play.as_ref().unwrap().save(5).to_json().unwrap();
    SavedGame::look_at(id(name), &text)
}

fn seat_row(bird: u8, name: &str, worms: u8, top: Option<u8>, label: &str) -> SavedSeatRow {
    let top = top.map(|number| Tile::new(number).unwrap());
    let seat = SavedSeat { name: name.to_owned(), worms, top, won: label.ends_with("won") };
    SavedSeatRow { seat, look: Look { bird, colour: bird }, label: label.to_owned() }
}

#[test]
fn a_newcomer_is_led_to_the_guided_game_and_others_to_the_table() {
    let mut model = model();
    let offer = |model: &Model| {
        let FirstOffer { action, address, newcomer, .. } = FirstOffer::of(model);
        (action, address, newcomer)
    };
    assert_eq!(offer(&model), ("play", "#/guide".to_owned(), true));
    // Something that cannot be read was played once, too.
    let broken = vec![SavedGame::look_at(id("bad"), "{")];
    update(&mut model, Msg::SavedGamesRead(broken), 0);
    assert_eq!(offer(&model), ("play", "#/play".to_owned(), false));
    let mut table = at_table(Edition::Extended, &[&[36], &[]]);
    update(&mut model, Msg::SavedGamesRead(vec![saved(&table, "run")]), 0);
    assert_eq!(offer(&model), ("continue", "#/table/run".to_owned(), false));
    table.address = Address::Start;
    assert_eq!(offer(&table), ("continue", "#/table/abc".to_owned(), false));
}

#[test]
fn the_small_grill_shows_every_tile_in_its_place() {
    let tiles = |path: &str| path.matches('M').count();
    let full = GrillPicture::of(Grill::full(Edition::Extended));
    assert_eq!((tiles(&full.open), tiles(&full.down)), (18, 0));
    // The first of every row, and 11 and 13 beside the first two rows.
    for corner in ["M3 3h", "M3 15h", "M3 27h", "M3 39h", "M42 39h", "M55 3h", "M55 15h"] {
        assert_eq!(full.open.matches(corner).count(), 1, "{corner}");
    }
    let mut model = at_table(Edition::Original, &[&[36], &[]]);
    assert_eq!(tiles(&GrillPicture::of(*model.play.take().unwrap().game.grill()).open), 15);
}

#[test]
fn kept_games_say_what_they_are_and_where_they_lead() {
    let mut model = model();
    let none = SavedGameLists { open: Vec::new(), finished: Vec::new() };
    assert_eq!((SavedGameLists::of(&model), continue_address(&model)), (none, None));
    let table = at_table(Edition::Extended, &[&[36], &[]]);
    let games = vec![saved(&table, "run"), SavedGame::look_at(id("bad"), "{")];
    update(&mut model, Msg::SavedGamesRead(games), 0);
    let expected = SavedGameRow {
        id: id("run"),
        updated: 5,
        summary: SavedGameSummary::Readable {
            name: "Extended (2018)".to_owned(),
            grill: GrillPicture::of(*table.play.as_ref().unwrap().game.grill()),
            seats: vec![
                seat_row(0, "Ann", 4, Some(36), "Ann: four worms"),
                seat_row(1, "Ben", 0, None, "Ben: no worms"),
            ],
            address: "#/table/run".to_owned(),
            go: "Continue",
            replay: None,
        },
    };
    let SavedGameLists { open: rows, finished } = SavedGameLists::of(&model);
    assert!(finished.is_empty());
    assert_eq!(rows[0], expected);
    let unreadable = SavedGameSummary::Unreadable(model.messages().start.unreadable);
    assert_eq!(rows[1].summary, unreadable);
    assert_eq!(continue_address(&model).as_deref(), Some("#/table/run"));
    // The game on the table comes first.
    model.play = table.play;
    assert_eq!(continue_address(&model).as_deref(), Some("#/table/abc"));
}

#[test]
fn a_finished_game_is_looked_at() {
    let mut model = model();
    let state = SavedGameState::Readable {
        edition: Edition::Original,
        grill: Grill::full(Edition::Original),
        seats: Vec::new(),
        updated: 5,
        over: true,
        untouched: false,
    };
    update(&mut model, Msg::SavedGamesRead(vec![SavedGame { id: id("over"), state }]), 0);
    let SavedGameLists { open, finished: rows } = SavedGameLists::of(&model);
    assert!(open.is_empty());
    let SavedGameSummary::Readable { name, address, go, .. } = &rows[0].summary else {
        panic!("a readable game")
    };
    assert_eq!((name.as_str(), address.as_str()), ("Original (2014)", "#/end/over"));
    assert_eq!(*go, "View");
    assert_eq!(continue_address(&model), None);
}

// Set-up.

#[test]
fn a_seat_is_called_what_was_typed_or_what_it_is() {
    let mut model = model();
    model.form.seats = vec![
        SeatForm { name: "  Berta ".to_owned(), bot: None },
        SeatForm { name: " ".to_owned(), bot: None },
        SeatForm::bot(Level::Expert),
    ];
    let seats = SetupView::of(&model).seats;
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Berta", "Player 2", "Almabot"]);
    let usual: Vec<&str> = seats.iter().map(|seat| seat.usual_name.as_str()).collect();
    assert_eq!(usual, ["Player 1", "Player 2", "Almabot"]);
}

#[test]
fn bots_have_names_of_their_own_and_say_what_they_are_like() {
    let mut model = model();
    for language in Language::ALL {
        model.language = language;
        let mut tempers = BTreeSet::new();
        let mut names = BTreeSet::new();
        for level in offered_levels() {
            model.form.seats = vec![SeatForm::bot(level); 7];
            for seat in SetupView::of(&model).seats {
                assert!(seat.name.ends_with("bot"), "words for people: {}", seat.name);
                names.insert(seat.name);
                tempers.insert(seat.temper.unwrap());
            }
        }
        assert_eq!((names.len(), tempers.len()), (28, 4), "{language:?}");
    }
    // Whoever has a name keeps it, and people need no explanation.
    model.form.seats =
        vec![SeatForm { name: "Otto".to_owned(), bot: Some(Level::Expert) }, SeatForm::default()];
    let seats = SetupView::of(&model).seats;
    assert_eq!((seats[0].name.as_str(), seats[0].temper.is_some()), ("Otto", true));
    assert_eq!(seats[1].temper, None);
}

#[test]
fn the_level_for_tests_is_not_offered() {
    let offered: Vec<Level> = offered_levels().collect();
    assert_eq!(offered, [Level::Naive, Level::Careful, Level::Greedy, Level::Expert]);
}

#[test]
fn the_stronger_a_bot_the_more_worms_it_shows() {
    let mut model = model();
    model.form.seats = offered_levels().map(SeatForm::bot).collect();
    let strength = |seat: &SeatRow| seat.temper.map(|(_, strength)| strength);
    let shown: Vec<_> = SetupView::of(&model).seats.iter().filter_map(strength).collect();
    assert_eq!(shown, [1, 2, 3, 4]);
}

#[test]
fn the_lot_is_turned_over_last_before_whoever_begins() {
    let mut model = model();
    for count in 2..=7 {
        model.form.seats = vec![SeatForm::default(); count];
        for lot in 0..count {
            let opening = model.form.opening(lot as u64, &model.messages().setup);
            let rows = lots(&model, &opening);
            let mut turns: Vec<usize> = rows.iter().map(|row| row.turn).collect();
            assert_eq!(turns[lot], count - 1, "{turns:?}");
            turns.sort_unstable();
            assert_eq!(turns, (0..count).collect::<Vec<_>>());
            assert_eq!(rows.iter().position(|row| row.begins), Some(lot));
        }
    }
}

#[test]
fn a_link_can_be_read_by_cameras_unless_it_is_too_long() {
    let QrPicture { view_box, path } = QrPicture::of("HTTPS://EXAMPLE.ORG").unwrap();
    // The smallest code with its margin; its three corners have a dark module in the very corner, the fourth one none.
    assert_eq!(view_box, "0 0 29 29");
    for corner in ["M4 4h", "M24 4h", "M4 24h"] {
        assert!(path.contains(corner), "{corner}");
    }
    assert!(!path.contains("M3 "), "the margin is quiet");
    assert_eq!(QrPicture::of(&"x".repeat(3000)), None);
}

// The rules.

fn reading(book: &str, examples: &str) -> Model {
    let mut model = model();
    update(&mut model, Msg::AddressChanged("#/rules".to_owned()), 0);
    let (book, examples) = (book.to_owned(), examples.to_owned());
    let texts = BookTexts { book, examples, ..BookTexts::default() };
    update(&mut model, Msg::BookFetched(Language::En, Some(Box::new(texts))), 0);
    model
}

const BOOK: &str = "== turn A turn
[O3.1] Roll **all** the dice.
- [O3.2] one
- two
+ first
+ second
== extra More
[E9.1] The hen sits.
- three
== table A table
| a | b |
| one | 2 |
| two | 3 |
";

/// The chapters with their text and the titles of their examples.
fn shown(model: &Model) -> Vec<(String, Vec<String>)> {
    let piece = |piece| match piece {
        Piece::Text(html) => html.as_str().to_owned(),
        Piece::Example { title, .. } => title,
    };
    let chapters = BookView::of(model).chapters().into_iter();
    chapters.map(|chapter| (chapter.id, chapter.pieces.into_iter().map(piece).collect())).collect()
}

#[test]
fn a_chapter_is_one_text_between_its_examples() {
    let book = "== play Play\nOne.\n- two\nexample first-turn A turn\n> Three.\n? Four?\n! Five.";
    let chapters = shown(&reading(book, EXAMPLES));
    let text = "<p>One.</p><ul><li>two</li></ul>";
    let end = "<div class=\"question-answered\"><h3>Four?</h3><p>Five.</p></div>";
    assert_eq!(chapters, [("play".to_owned(), [text, "A turn", end].map(str::to_owned).to_vec())]);
}

#[test]
fn only_what_another_edition_changes_is_written_anew() {
    let mut model = reading(BOOK, "");
    let keys = |model: &Model| -> Vec<String> {
        let chapters = BookView::of(model).chapters();
        let pieces = chapters.iter().flat_map(|chapter| &chapter.pieces);
        pieces.map(|piece| piece.key().to_owned()).collect()
    };
    let original = keys(&model);
    update(&mut model, Msg::PickedEditionToRead(Edition::Pickomino2005), 0);
    assert_eq!(keys(&model), original);
    update(&mut model, Msg::PickedEditionToRead(Edition::Extended), 0);
    let extended = keys(&model);
    assert_eq!((&extended[0], &extended[2]), (&original[0], &original[2]));
    assert_ne!(extended[1], original[1]);
    // What was found stands in place of the book, which stays as it is.
    update(&mut model, Msg::SearchedRules("dice".to_owned()), 0);
    assert_eq!(keys(&model), extended);
}

#[test]
fn without_a_book_there_is_nothing_to_show() {
    let mut model = model();
    update(&mut model, Msg::AddressChanged("#/rules".to_owned()), 0);
    update(&mut model, Msg::SearchedRules("dice".to_owned()), 0);
    let book = BookView::of(&model);
    assert!(book.open().is_none() && book.chapters().is_empty() && HitsView::of(&model).is_none());
}

#[test]
fn the_way_back_leads_to_the_game_if_there_is_one() {
    assert_eq!(way_back(&model()), "#/");
    assert_eq!(way_back(&at_table(Edition::Original, &[&[], &[]])), "#/table/abc");
}

#[test]
fn the_address_says_which_place_is_asked_for() {
    let mut model = reading(BOOK, "");
    assert_eq!(rules_anchor(&model), None);
    update(&mut model, Msg::AddressChanged("#/rules/turn".to_owned()), 0);
    assert_eq!(rules_anchor(&model), Some(RulesAnchor::Place("turn".to_owned())));
    model.address = Address::Settings;
    assert_eq!(rules_anchor(&model), None);
}

#[test]
fn every_example_of_the_books_is_played_and_told() {
    let book = include_str!("../../src/rulebook/books/en.txt");
    let mut model = reading(book, EXAMPLES);
    let mut told = 0;
    for edition in Edition::ALL {
        update(&mut model, Msg::PickedEditionToRead(edition), 0);
        for piece in BookView::of(&model).chapters().into_iter().flat_map(|chapter| chapter.pieces)
        {
            let Piece::Example { words, example, .. } = piece else { continue };
            let played = example_steps(&words, &example);
            assert_eq!(played.len(), words.len());
            assert!(played.iter().all(|step| !step.words.is_empty()));
            told += 1;
        }
    }
    assert!(told > 0);
}
