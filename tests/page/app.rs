//! The app without a browser: addresses, links, settings, and everything a person, a bot, another tab or the storage
//! can tell it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on is a test that failed")]

use bots::{self, Bot};
use engine::{Action, Choice, Edition, Figure, Game, GoldenFaces, Options, Phase, Rule, Seat};
use heckmeck::{
    app::{
        Address, BotSpeed, Dialog, Effect, GameId, GameLink, LinkDefect, Look, Model, Motion, Msg,
        Notice, Play, RulesAnchor, SavedGame, SavedGameState, SeatForm, Settings, SetupForm,
        Starter, StorageTrouble, Theme, Thinker, clean_name,
    },
    i18n::Language,
};
use proptest::prelude::{ProptestConfig, any, prop_assert_eq, proptest};
use record::Level;
use record::{Opening, Player, Save};
use rng::DiceRng;

const NOW: u64 = 1_700_000_000_000;

fn session() -> Model {
    Model::new(Settings::default(), SetupForm::default(), Language::En)
}

/// A session at the table of this link, as the shell would bring it there.
fn at_table(link: &str) -> Model {
    at_table_with(Settings::default(), link)
}

fn at_table_with(settings: Settings, link: &str) -> Model {
    let mut session = Model::new(settings, SetupForm::default(), Language::En);
    let tasks = session.update(Msg::AddressChanged(format!("#/new?{link}")), NOW);
    run(&mut session, tasks);
    assert!(matches!(session.address, Address::Table(_)), "{:?}", session.address);
    session.thinker = Some(Thinker(bots::decide));
    session
}

/// Does what the shell does, with a storage that forgets everything. Returns what was saved.
fn run(session: &mut Model, tasks: Vec<Effect>) -> Vec<Save> {
    let mut saves = Vec::new();
    for task in tasks {
        let more = match task {
            Effect::Save(_, save) => {
                saves.push(*save);
                continue;
            }
            Effect::Begin { opening, seed } => session
                .update(Msg::GameBegun { id: id("abc"), opening, seed: seed.unwrap_or(1) }, NOW),
            Effect::Go { address, .. } => {
                session.update(Msg::AddressChanged(address.to_hash()), NOW)
            }
            Effect::Occupy { id, .. } => session.update(Msg::ThisTabPlays(id), NOW),
            Effect::FetchBots => session.update(Msg::BotsFetched(Some(Thinker(bots::decide))), NOW),
            _ => continue,
        };
        saves.extend(run(session, more));
    }
    saves
}

fn send(session: &mut Model, msg: Msg) -> Vec<Save> {
    let tasks = session.update(msg, NOW);
    run(session, tasks)
}

fn id(text: &str) -> GameId {
    GameId::parse(text).unwrap()
}

fn play(session: &Model) -> &Play {
    session.play.as_ref().unwrap()
}

/// Lets a sensible player make this decision, as a person would: by the button for it.
fn press(session: &mut Model, choice: Choice) -> Vec<Save> {
    if let Choice::Roll(dice) = choice
        && session.golden != (dice == 9)
    {
        send(session, Msg::ToggledGolden);
    }
    let mut saves = send(session, Msg::for_choice(choice));
    if session.dialog == Some(Dialog::FailingStop) {
        saves = send(session, Msg::Confirmed);
    }
    saves
}

/// Every decision of a game of people, sensible most of the time.
fn decide(session: &Model, step: usize) -> Option<Choice> {
    let level = if step % 9 == 8 { Level::Random } else { Level::Naive };
    Bot::new(level, step as u64).unwrap().choose(&play(session).game)
}

fn play_on(session: &mut Model, steps: usize) {
    for step in 0..steps {
        match decide(session, step) {
            Some(choice) => press(session, choice),
            None => return,
        };
    }
}

/// Plays until the phase is one that is looked for.
fn play_until(session: &mut Model, found: impl Fn(&Model) -> bool) {
    for step in 0..2000 {
        if found(session) {
            return;
        }
        let choice = decide(session, step).unwrap();
        press(session, choice);
    }
    unreachable!("it never came to that");
}

// Addresses.

#[test]
fn addresses_survive_being_shown() {
    let rule = Rule::parse("O5.4").unwrap();
    let addresses = [
        Address::Start,
        Address::Setup,
        Address::New("players=Ann,Ben&seed=3".to_owned()),
        Address::Table(id("a1")),
        Address::End(id("a1")),
        Address::Rules(None),
        Address::Rules(Some(RulesAnchor::Rule(rule))),
        Address::Rules(Some(RulesAnchor::Chapter("turn".to_owned()))),
        Address::Settings,
    ];
    for address in addresses {
        assert_eq!(Address::parse(&address.to_hash()), address);
    }
}

#[test]
fn what_is_no_address_leads_to_the_start() {
    for hash in
        ["", "#", "#/", "#//", "#/nowhere", "#/table", "#/table/", "#/table/../x", "#/end/A"]
    {
        assert_eq!(Address::parse(hash), Address::Start, "{hash}");
    }
    assert_eq!(Address::parse("#/table/0123456789abcdefghijklmnopqrstuvw"), Address::Start);
    assert_eq!(Address::parse("#/rules/X9.9"), Address::Rules(None));
}

#[test]
fn names_of_games_come_back_from_their_addresses() {
    for number in [0, 1, u64::MAX] {
        let id = GameId::from_number(number);
        assert_eq!(GameId::parse(id.as_str()), Some(id));
    }
}

// Links.

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
    assert_eq!(names(&format!("players={},B", "x".repeat(99)))[0].len(), GameLink::LONGEST_NAME);
}

#[test]
fn what_is_unknown_in_a_link_by_name_is_left_alone() {
    assert!(GameLink::parse("players=A,B&theme=dark&&x").is_ok());
}

#[test]
fn bad_links_are_refused() {
    use LinkDefect::{PlayerCount, Unreadable};
    let eight = format!("players={}", ["A"; 8].join(","));
    for (query, defect) in [
        ("", PlayerCount),
        ("players=Ann", PlayerCount),
        (eight.as_str(), PlayerCount),
        ("players=A,B&edition=1995", Unreadable),
        ("players=A,B:genius", Unreadable),
        ("players=A,B&seed=-1", Unreadable),
        ("players=A,B&seed=99999999999999999999", Unreadable),
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
fn a_bad_link_leads_to_the_start_with_a_notice() {
    let mut session = session();
    send(&mut session, Msg::AddressChanged("#/new?players=Ann".to_owned()));
    assert_eq!((session.address, session.notice), (Address::Start, Some(Notice::BadLink)));
}

#[test]
fn a_link_asks_before_it_leaves_a_running_game() {
    let mut session = at_table("players=Ann,Ben&seed=1");
    let before = play(&session).clone();
    send(&mut session, Msg::AddressChanged("#/new?players=Cleo,Dora&seed=2".to_owned()));
    assert!(matches!(session.dialog, Some(Dialog::ReplaceGame(..))));
    assert_eq!(*play(&session), before, "nothing happens until it is answered");
    send(&mut session, Msg::Confirmed);
    assert_eq!(play(&session).name(Seat::new(0)), "Cleo");
    assert_eq!(session.dialog, None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_address_whatsoever_harms_anybody(hash in "\\PC{0,40}", path in "[/a-z0-9%?=&,:+.#-]{0,40}") {
        for hash in [hash.clone(), format!("#/{path}"), format!("#/new?{path}"), format!("#/new?players={hash},{path}")] {
            let address = Address::parse(&hash);
            prop_assert_eq!(Address::parse(&address.to_hash()), address);
            let mut session = session();
            send(&mut session, Msg::AddressChanged(hash));
        }
    }

    #[test]
    fn names_are_always_short_and_visible(name in any::<String>()) {
        let clean = clean_name(&name);
        assert!(clean.chars().count() <= GameLink::LONGEST_NAME && !clean.chars().any(char::is_control));
        let again = clean_name(&clean);
        prop_assert_eq!(again.trim(), clean.trim());
    }

    #[test]
    fn no_saved_text_whatsoever_harms_anybody(text in "\\PC{0,60}") {
        prop_assert_eq!(Settings::read(&text), None);
        prop_assert_eq!(SetupForm::read(&text), None);
        prop_assert_eq!(SavedGame::look_at(id("x"), &text).state, SavedGameState::Damaged);
    }
}

// Settings and the form.

fn unusual_settings() -> Settings {
    let mut settings = Settings {
        language: Some(Language::En),
        theme: Theme::Dark,
        motion: Motion::Off,
        bot_speed: BotSpeed::Fast,
        flow: true,
        keys: false,
        ..Settings::default()
    };
    settings.swap_bird(Seat::new(0), 3);
    settings.swap_colour(Seat::new(1), 6);
    settings
}

fn unusual_draft() -> SetupForm {
    let seat = |name: &str, bot| SeatForm { name: name.to_owned(), bot };
    SetupForm {
        edition: Edition::Extended,
        options: Options { short_game: true, golden_faces: GoldenFaces::OnesAndWorms },
        seats: vec![
            seat("Ann \"the\" 1st", None),
            seat("", Some(Level::Expert)),
            seat("Zoë", Some(Level::Naive)),
        ],
        starter: Starter::Seat(Seat::new(2)),
    }
}

#[test]
fn settings_and_form_survive_being_saved() {
    for settings in [Settings::default(), unusual_settings()] {
        assert_eq!(Settings::read(&settings.write()), Some(settings));
    }
    for draft in [SetupForm::default(), unusual_draft()] {
        assert_eq!(SetupForm::read(&draft.write()), Some(draft));
    }
}

/// Cuts a text at every place, and damages every letter of it.
fn damaged(text: &str) -> impl Iterator<Item = String> {
    let cut = (0..text.len()).filter_map(|end| text.get(..end).map(str::to_owned));
    let changed = (0..text.len())
        .filter_map(|at| Some(format!("{}\u{1}{}", text.get(..at)?, text.get(at + 1..)?)));
    cut.chain(changed)
}

#[test]
fn damaged_settings_and_forms_are_not_half_read() {
    for text in damaged(&unusual_settings().write()) {
        assert_eq!(Settings::read(&text), None, "{text}");
    }
    for text in damaged(&unusual_draft().write()) {
        // A name may be anything, so a changed letter in one is no damage; control letters are dropped.
        if let Some(draft) = SetupForm::read(&text) {
            assert_eq!(draft.edition, Edition::Extended);
        }
    }
    for (from, to) in [("\"version\":1", "\"version\":2"), ("dark", "purple"), ("[3,0]", "[7,0]")] {
        let text = unusual_settings().write();
        assert!(text.contains(from), "{text}");
        assert_eq!(Settings::read(&text.replace(from, to)), None);
    }
}

#[test]
fn birds_and_colours_stay_different() {
    let mut settings = Settings::default();
    for number in 0..7 {
        settings.swap_bird(Seat::new(number), (number * 3 + 1) % 7);
        settings.swap_colour(Seat::new(number), (number * 5 + 2) % 7);
    }
    let numbers = |of: fn(&Look) -> u8| {
        let mut numbers: Vec<u8> = settings.looks.iter().map(of).collect();
        numbers.sort_unstable();
        numbers
    };
    assert_eq!(numbers(|look| look.bird), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(numbers(|look| look.colour), [0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn a_form_keeps_between_two_and_seven_seats() {
    let mut draft = SetupForm::default();
    (0..9).for_each(|_| draft.add_seat());
    assert_eq!(draft.seats.len(), 7);
    draft.starter = Starter::Seat(Seat::new(6));
    draft.remove_seat(6);
    assert_eq!(draft.starter, Starter::Lot, "nobody begins who has left");
    (0..9).for_each(|_| draft.remove_seat(0));
    assert_eq!(draft.seats.len(), 2);
}

#[test]
fn an_empty_seat_gets_a_name_and_the_lot_decides_who_begins() {
    let draft = SetupForm { starter: Starter::Lot, ..unusual_draft() };
    let opening = |lot| draft.opening(lot, &|place, _| format!("nobody {place}"));
    assert_eq!(opening(0).players[1].name, "nobody 1");
    let first: Vec<u8> = (0..6).map(|lot| opening(lot).first_player.number()).collect();
    assert_eq!(first, [0, 1, 2, 0, 1, 2]);
    assert_eq!(unusual_draft().opening(0, &|_, _| String::new()).first_player, Seat::new(2));
}

#[test]
fn one_tap_starts_a_game_of_a_person_against_a_bot() {
    let mut session = session();
    session.draft = unusual_draft();
    assert_eq!(session.update(Msg::PressedQuickGame, NOW), [Effect::BeginForm]);
    let seats = &session.draft.seats;
    assert_eq!((seats.len(), seats[0].bot, seats[1].bot.is_some()), (2, None, true));
}

// The table.

#[test]
fn a_game_is_saved_before_anything_else_is_done() {
    let mut session = at_table("edition=extended&players=Ann,Otto:naive&seed=3");
    for step in 0..300 {
        let Some(choice) = decide(&session, step) else { break };
        let actions = play(&session).record.actions.len();
        let tasks = if play(&session).bot_is_due() {
            session.update(Msg::BotDue(actions), NOW)
        } else {
            let tasks = session.update(Msg::for_choice(choice), NOW);
            match session.dialog {
                Some(Dialog::FailingStop) => session.update(Msg::Confirmed, NOW),
                _ => tasks,
            }
        };
        let saved = tasks.iter().find(|task| !matches!(task, Effect::DropLayer));
        let Some(Effect::Save(_, save)) = saved else { unreachable!("{tasks:?}") };
        assert_eq!(save.record.actions.len(), actions + 1);
        assert_eq!(save.position, play(&session).chance.position(), "dice drawn are drawn");
    }
    assert!(play(&session).game.is_over());
}

#[test]
fn a_game_just_begun_is_saved_too() {
    let mut session = session();
    let opening = unusual_draft().opening(0, &|_, _| String::new());
    let tasks = session.update(Msg::GameBegun { id: id("q"), opening, seed: 7 }, NOW);
    assert!(matches!(tasks.as_slice(), [Effect::Save(..), ..]), "{tasks:?}");
}

#[test]
fn a_game_restored_at_any_moment_is_the_game_that_was_left() {
    for edition in Edition::ALL {
        for seed in 0..2_u64 {
            let players = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gusti"];
            let count = usize::try_from(2 + seed).unwrap();
            let link = format!(
                "edition={}&players={}&seed={seed}",
                edition.name(),
                players[..count].join(",")
            );
            let mut session = at_table(&link);
            for step in 0.. {
                let saved = play(&session).save(NOW).to_json();
                let (save, game) = Save::read(&saved).unwrap();
                let mut left = play(&session).clone();
                let restored = Play::restore(left.id.clone(), save).unwrap();
                // What was seen before is only for the eye; a restored table has nothing new to show.
                left.seen = restored.seen;
                assert_eq!(restored, left, "{link}, step {step}");
                assert_eq!(game, left.game);
                let Some(choice) = decide(&session, step) else { break };
                press(&mut session, choice);
            }
            assert!(play(&session).game.is_over());
        }
    }
}

#[test]
fn the_dice_of_a_link_are_the_dice_of_its_seed() {
    let mut session = at_table("edition=extended&players=Ann,Ben&seed=42");
    let mut chance = DiceRng::from_seed(42);
    let mut game: Game = play(&session).record.opening.game().unwrap();
    for step in 0.. {
        let Some(choice) = decide(&session, step) else { break };
        press(&mut session, choice);
        game.play(chance.resolve(&game, choice)).unwrap();
        assert_eq!(play(&session).game, game);
    }
}

#[test]
fn a_laying_aside_can_be_taken_back_and_nothing_else() {
    let mut session = at_table("edition=extended&players=Ann,Ben&seed=5");
    let mut undone = 0;
    for step in 0.. {
        let before = play(&session).clone();
        let Some(choice) = decide(&session, step) else { break };
        press(&mut session, choice);
        let keeps_turn = play(&session).game.current() == before.game.current()
            && !play(&session).is_between_turns();
        let may = matches!(choice, Choice::Keep(_) | Choice::TakeBratworm(_))
            && keeps_turn
            && matches!(
                play(&session).game.phase(),
                Phase::Deciding(_) | Phase::TakingBratworm { .. }
            );
        let after = play(&session).clone();
        if matches!(choice, Choice::Keep(_)) && may {
            assert!(after.can_undo(), "step {step}");
            let saves = send(&mut session, Msg::PressedUndo);
            assert_eq!(saves.len(), 1, "what was taken back is saved");
            let back = play(&session);
            assert_eq!(back.game, before.game);
            assert_eq!(back.chance, before.chance, "the dice to come are the same");
            assert!(!back.can_undo(), "a roll is never taken back");
            assert!(send(&mut session, Msg::PressedUndo).is_empty());
            press(&mut session, choice);
            assert_eq!(play(&session).game, after.game);
            undone += 1;
        } else if !may {
            assert!(!after.can_undo(), "step {step}, {choice:?}");
            assert!(send(&mut session, Msg::PressedUndo).is_empty());
            assert_eq!(*play(&session), after);
        }
    }
    assert!(undone > 30, "{undone}");
}

#[test]
fn a_stop_that_fails_asks_first() {
    let mut session = at_table("players=Ann,Ben&seed=5");
    play_until(&mut session, |session| {
        let game = &play(session).game;
        game.choices().contains(&Choice::Stop) && game.claim().is_err()
    });
    let before = play(&session).clone();
    assert_eq!(session.update(Msg::PressedStop, NOW), [Effect::PushLayer]);
    assert_eq!(session.dialog, Some(Dialog::FailingStop));
    assert_eq!(*play(&session), before);
    assert!(send(&mut session, Msg::Closed).is_empty());
    assert_eq!((session.dialog.as_ref(), play(&session)), (None, &before));
    send(&mut session, Msg::PressedStop);
    assert_eq!(send(&mut session, Msg::Confirmed).len(), 1);
    assert_eq!(play(&session).record.actions.last(), Some(&Action::Stop));
}

#[test]
fn a_press_that_means_nothing_now_changes_nothing() {
    let mut session = at_table("players=Ann,Ben&seed=5");
    let before = session.clone();
    for msg in [
        Msg::PickedFace(engine::Face::One),
        Msg::PressedStop,
        Msg::PressedLower,
        Msg::PressedWeasel,
        Msg::PressedBust,
        Msg::PickedGiver(Seat::new(1)),
        Msg::PickedFigure(Figure::Hen),
        Msg::PressedUndo,
        Msg::PressedSkip,
        Msg::BotDue(0),
        Msg::Confirmed,
    ] {
        assert_eq!(session.update(msg.clone(), NOW), [], "{msg:?}");
        assert_eq!(session, before, "{msg:?}");
    }
}

#[test]
fn with_flow_only_what_has_to_be_decided_is_asked() {
    let mut session = at_table_with(
        Settings { flow: true, ..Settings::default() },
        "edition=extended&players=Ann,Ben&seed=5",
    );
    let mut asked = 0;
    for step in 0.. {
        let game = &play(&session).game;
        let choices = game.choices();
        match game.phase() {
            Phase::Deciding(turn) if !turn.is_fresh() => {
                let rolls = choices.iter().any(|choice| matches!(choice, Choice::Roll(_)));
                assert!(game.claim().is_ok() || !rolls, "step {step}");
            }
            Phase::Choosing { .. } => assert!(choices.len() > 1, "step {step}"),
            _ => {}
        }
        let Some(choice) = decide(&session, step) else { break };
        assert!(press(&mut session, choice).len() == 1, "one save for all of it");
        asked += 1;
    }
    assert!(asked < play(&session).record.actions.len());
}

#[test]
fn bots_play_one_step_at_a_time_at_the_chosen_speed() {
    for speed in BotSpeed::ALL {
        let settings = Settings { bot_speed: speed, ..Settings::default() };
        let mut session = Model::new(settings, SetupForm::default(), Language::En);
        let tasks = session
            .update(Msg::AddressChanged("#/new?players=Otto:naive,Ann&seed=1".to_owned()), NOW);
        run(&mut session, tasks);
        let tasks = session.update(Msg::BotDue(0), NOW);
        assert_eq!(play(&session).record.actions.len(), 1);
        let wait = Effect::Wait { milliseconds: speed.pause(), step: 1 };
        assert!(tasks.contains(&wait), "{tasks:?}");
        assert_eq!(session.update(Msg::BotDue(0), NOW), [], "a pause that is long over");
        assert_eq!(send(&mut session, Msg::PressedRoll).len(), 0, "nobody plays for the bot");
    }
}

#[test]
fn skipping_plays_all_bots_at_once_and_as_they_would_have_played() {
    let link = "edition=extended&players=Otto:greedy,Ida:naive,Ann&seed=11";
    let (mut slow, mut quick) = (at_table(link), at_table(link));
    while play(&slow).bot_is_due() {
        let step = play(&slow).record.actions.len();
        send(&mut slow, Msg::BotDue(step));
    }
    let saves = send(&mut quick, Msg::PressedSkip);
    assert_eq!(saves.len(), 1);
    assert_eq!(play(&quick).record, play(&slow).record);
    assert_eq!(play(&quick).chance, play(&slow).chance);
    assert!(quick.person_is_due());
    assert_eq!(send(&mut quick, Msg::PressedSkip).len(), 0);
}

#[test]
fn bots_wait_for_the_code_they_think_with_and_its_absence_is_told() {
    let mut session = session();
    let link = "#/new?players=Otto:naive,Ann&seed=1";
    let mut tasks = session.update(Msg::AddressChanged(link.to_owned()), NOW);
    tasks.retain(|task| *task != Effect::FetchBots);
    let without_bots = tasks.len();
    run_without_bots(&mut session, tasks);
    assert!(without_bots > 0 && play(&session).bot_is_due());
    assert_eq!(session.update(Msg::BotDue(0), NOW), [], "nothing to think with");
    assert_eq!(session.update(Msg::PressedSkip, NOW), []);
    assert_eq!(session.update(Msg::BotsFetched(None), NOW), []);
    assert_eq!(session.notice, Some(Notice::PartMissing));
    // Looking at the table once more asks for it once more.
    let address = session.address.to_hash();
    assert_eq!(session.update(Msg::AddressChanged(address), NOW), [Effect::FetchBots]);
    let tasks = session.update(Msg::BotsFetched(Some(Thinker(bots::decide))), NOW);
    assert!(matches!(tasks.as_slice(), [Effect::Wait { step: 0, .. }]), "{tasks:?}");
}

/// Does what the shell does where the part with the bots is out of reach.
fn run_without_bots(session: &mut Model, tasks: Vec<Effect>) {
    for task in tasks {
        let more = match task {
            Effect::Begin { opening, seed } => session
                .update(Msg::GameBegun { id: id("abc"), opening, seed: seed.unwrap_or(1) }, NOW),
            Effect::Go { address, .. } => {
                session.update(Msg::AddressChanged(address.to_hash()), NOW)
            }
            Effect::Occupy { id, .. } => session.update(Msg::ThisTabPlays(id), NOW),
            _ => continue,
        };
        run_without_bots(session, more);
    }
}

#[test]
fn bots_rest_while_nobody_looks_at_the_table() {
    let mut session = at_table("players=Otto:naive,Ann&seed=1");
    assert!(session.update(Msg::AddressChanged("#/settings".to_owned()), NOW).is_empty());
    let back = play(&session).id.clone();
    let tasks = session.update(Msg::AddressChanged(Address::Table(back).to_hash()), NOW);
    assert!(matches!(tasks.as_slice(), [Effect::Wait { step: 0, .. }]), "{tasks:?}");
}

#[test]
fn the_next_player_begins_a_rematch() {
    let mut session = at_table("edition=extended&players=Ann,Ben,Cleo&seed=5&first=2&short_game=1");
    play_on(&mut session, 3000);
    assert!(play(&session).game.is_over());
    assert!(matches!(session.address, Address::End(_)));
    let before = play(&session).record.opening.clone();
    let tasks = session.update(Msg::PressedRematch, NOW);
    let expected = Opening { first_player: Seat::new(0), ..before };
    assert_eq!(tasks, [Effect::Begin { opening: expected, seed: None }]);
}

// Storage and tabs.

#[test]
fn every_trouble_with_the_storage_is_told_once_and_stops_nobody() {
    let mut session = at_table("players=Ann,Ben&seed=5");
    for trouble in
        [StorageTrouble::Blocked, StorageTrouble::Full, StorageTrouble::SettingsUnreadable]
    {
        send(&mut session, Msg::StorageFailed(trouble));
        assert_eq!(session.notice, Some(Notice::Storage(trouble)));
        send(&mut session, Msg::DismissedNotice);
        send(&mut session, Msg::StorageFailed(trouble));
        assert_eq!(session.notice, None, "told twice");
    }
    play_on(&mut session, 3000);
    assert!(play(&session).game.is_over());
}

#[test]
fn a_kept_game_that_cannot_be_read_leads_to_the_start_with_a_notice() {
    let good = play(&at_table("players=Ann,Ben&seed=5")).save(NOW).to_json();
    let newer = good.replacen("\"version\":1", "\"version\":2", 1);
    for (text, notice) in [
        (None, Notice::GameMissing),
        (Some(newer), Notice::GameNewer),
        (Some("{}".to_owned()), Notice::GameDamaged),
        (good.get(..50).map(str::to_owned), Notice::GameDamaged),
    ] {
        let mut session = session();
        let tasks = session.update(Msg::AddressChanged("#/table/abc".to_owned()), NOW);
        assert_eq!(tasks, [Effect::Fetch(id("abc"))]);
        send(&mut session, Msg::GameFetched { id: id("abc"), text });
        assert_eq!((session.address, session.notice), (Address::Start, Some(notice)));
        assert_eq!(session.play, None);
    }
}

#[test]
fn the_shelf_shows_the_newest_game_first_and_keeps_what_it_cannot_read() {
    let mut game = at_table("edition=extended&players=Ann,Ben&seed=5");
    let text = |session: &Model, now| play(session).save(now).to_json();
    let games = vec![
        SavedGame::look_at(id("broken"), "nonsense"),
        SavedGame::look_at(id("old"), &text(&game, 10)),
        {
            play_on(&mut game, 3000);
            SavedGame::look_at(id("new"), &text(&game, 30))
        },
        SavedGame::look_at(id("middle"), &text(&game, 20)),
    ];
    let mut session = session();
    send(&mut session, Msg::SavedGamesRead(games));
    let order: Vec<_> = session.saved_games.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(order, ["new", "middle", "old", "broken"]);
    let running: Vec<_> = session.saved_games.iter().map(SavedGame::is_running).collect();
    assert_eq!(running, [false, false, true, false]);
}

#[test]
fn a_game_is_thrown_away_only_after_a_question() {
    let mut session = session();
    let tasks = session.update(Msg::PressedDelete(id("abc")), NOW);
    assert!(!tasks.iter().any(|task| matches!(task, Effect::Delete(_))), "{tasks:?}");
    let tasks = session.update(Msg::Closed, NOW);
    assert!(!tasks.iter().any(|task| matches!(task, Effect::Delete(_))), "{tasks:?}");
    session.update(Msg::PressedDelete(id("abc")), NOW);
    let tasks = session.update(Msg::Confirmed, NOW);
    assert!(tasks.contains(&Effect::Delete(id("abc"))), "{tasks:?}");
}

#[test]
fn a_tab_that_watches_plays_nothing_until_it_takes_over() {
    let text = play(&at_table("players=Ann,Ben&seed=5")).save(NOW).to_json();
    let mut session = session();
    session.update(Msg::AddressChanged("#/table/abc".to_owned()), NOW);
    let fetched = || Msg::GameFetched { id: id("abc"), text: Some(text.clone()) };
    let tasks = session.update(fetched(), NOW);
    assert_eq!(tasks, [Effect::Occupy { id: id("abc"), by_force: false }]);
    session.update(Msg::OtherTabPlays(id("abc")), NOW);
    assert!(session.watching && send(&mut session, Msg::PressedRoll).is_empty());

    assert_eq!(session.update(Msg::PressedTakeOver, NOW), [Effect::Fetch(id("abc"))]);
    let tasks = session.update(fetched(), NOW);
    assert_eq!(tasks, [Effect::Occupy { id: id("abc"), by_force: true }]);
    session.update(Msg::ThisTabPlays(id("abc")), NOW);
    assert_eq!(send(&mut session, Msg::PressedRoll).len(), 1);

    session.update(Msg::OtherTabPlays(id("abc")), NOW);
    assert!(session.watching, "and the other way round");
    session.update(Msg::ThisTabPlays(id("another")), NOW);
    assert!(session.watching, "another game's tab does not matter");
}
