//! Playing: what a press at the table does.

use engine::{Action, Choice, Edition, Figure, Game, Phase, Seat};
use heckmeck::{
    app::{Address, Dialog, Effect, Model, Msg, Play, Settings, update},
    i18n::Language,
};
use record::{Opening, Save};
use rng::DiceRng;

use super::support::{
    NOW, at_table, at_table_with, decide, id, now, opened, play, play_on, play_until, press, send,
    unusual_form,
};

#[test]
fn a_game_is_saved_before_anything_else_is_done() {
    let mut model = at_table("edition=extended&players=Ann,Otto:naive&seed=3");
    for step in 0..300 {
        let Some(choice) = decide(&model, step) else { break };
        let actions = play(&model).record.actions.len();
        let now = now(&model);
        let effects = if play(&model).bot_is_due() {
            let chosen = play(&model).game.choices().iter().position(|legal| *legal == choice);
            let answer = Msg::BotChose { step: actions, choice: chosen, expert_missing: false };
            update(&mut model, answer, now)
        } else {
            let effects = update(&mut model, Msg::Chose(choice), now);
            match model.dialog {
                Some(Dialog::FailingStop) => update(&mut model, Msg::Confirmed, now),
                _ => effects,
            }
        };
        let saved = effects.iter().find(|effect| !matches!(effect, Effect::DropLayer));
        let Some(Effect::Save(_, save)) = saved else { unreachable!("{effects:?}") };
        assert_eq!(save.record.actions.len(), actions + 1);
        assert_eq!(save.position, play(&model).rng.position(), "dice drawn are drawn");
    }
    assert!(play(&model).game.is_over());
}

#[test]
fn a_game_just_begun_is_saved_too() {
    let mut model = opened();
    let opening = unusual_form().opening(0, &Language::En.messages().setup);
    let effects = update(&mut model, Msg::GameBegun { id: id("q"), opening, seed: 7 }, NOW);
    assert!(matches!(effects.as_slice(), [Effect::Save(..), ..]), "{effects:?}");
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
            let mut model = at_table(&link);
            for step in 0.. {
                let saved = play(&model).save(NOW).to_json().unwrap();
                let (save, game) = Save::read(&saved).unwrap();
                let mut left = play(&model).clone();
                let restored = Play::restore(left.id.clone(), save).unwrap();
                // What was seen and heard before is only for eye and ear; a restored table has nothing new to show.
                left.seen = restored.seen;
                left.unheard.clear();
                assert_eq!(restored, left, "{link}, step {step}");
                assert_eq!(game, left.game);
                let Some(choice) = decide(&model, step) else { break };
                press(&mut model, choice);
            }
            assert!(play(&model).game.is_over());
        }
    }
}

#[test]
fn the_dice_of_a_link_are_the_dice_of_its_seed() {
    let mut model = at_table("edition=extended&players=Ann,Ben&seed=42");
    let mut rng = DiceRng::from_seed(42);
    let mut game: Game = play(&model).record.opening.game().unwrap();
    for step in 0.. {
        let Some(choice) = decide(&model, step) else { break };
        press(&mut model, choice);
        game.play(rng.resolve(&game, choice)).unwrap();
        assert_eq!(play(&model).game, game);
    }
}

#[test]
fn a_laying_aside_can_be_taken_back_and_nothing_else() {
    let mut model = at_table("edition=extended&players=Ann,Ben&seed=5");
    let mut undone = 0;
    for step in 0.. {
        let before = play(&model).clone();
        let Some(choice) = decide(&model, step) else { break };
        press(&mut model, choice);
        let keeps_turn = play(&model).game.current() == before.game.current()
            && !play(&model).is_between_turns();
        let may = matches!(choice, Choice::Keep(_) | Choice::TakeBratworm(_))
            && keeps_turn
            && matches!(
                play(&model).game.phase(),
                Phase::Deciding(_) | Phase::TakingBratworm { .. }
            );
        let after = play(&model).clone();
        if matches!(choice, Choice::Keep(_)) && may {
            assert!(after.can_undo(), "step {step}");
            let saves = send(&mut model, Msg::PressedUndo);
            assert_eq!(saves.len(), 1, "what was taken back is saved");
            let back = play(&model);
            assert_eq!(back.game, before.game);
            assert_eq!(back.rng, before.rng, "the dice to come are the same");
            assert!(!back.can_undo(), "a roll is never taken back");
            assert!(send(&mut model, Msg::PressedUndo).is_empty());
            press(&mut model, choice);
            assert_eq!(play(&model).game, after.game);
            undone += 1;
        } else if !may {
            assert!(!after.can_undo(), "step {step}, {choice:?}");
            assert!(send(&mut model, Msg::PressedUndo).is_empty());
            assert_eq!(*play(&model), after);
        }
    }
    assert!(undone > 30, "{undone}");
}

#[test]
fn a_stop_that_fails_asks_first() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    play_until(&mut model, |model| {
        let game = &play(model).game;
        game.choices().contains(&Choice::Stop) && game.claim().is_err()
    });
    let before = play(&model).clone();
    assert_eq!(update(&mut model, Msg::Chose(Choice::Stop), NOW), [Effect::PushLayer]);
    assert_eq!(model.dialog, Some(Dialog::FailingStop));
    assert_eq!(*play(&model), before);
    assert!(send(&mut model, Msg::Closed).is_empty());
    assert_eq!((model.dialog.as_ref(), play(&model)), (None, &before));
    send(&mut model, Msg::Chose(Choice::Stop));
    assert_eq!(send(&mut model, Msg::Confirmed).len(), 1);
    assert_eq!(play(&model).record.actions.last(), Some(&Action::Stop));
}

#[test]
fn a_press_that_means_nothing_now_changes_nothing() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    let before = model.clone();
    for msg in [
        Msg::Chose(Choice::Keep(engine::Face::One)),
        Msg::Chose(Choice::Stop),
        Msg::Chose(Choice::StopLower),
        Msg::Chose(Choice::Weasel(3)),
        Msg::Chose(Choice::AcceptBust),
        Msg::Chose(Choice::TakeBratworm(Seat::new(1))),
        Msg::Chose(Choice::ReturnFigure(Figure::Hen)),
        Msg::PressedUndo,
        Msg::PressedSkip,
        Msg::BotDue(0),
        Msg::Confirmed,
    ] {
        assert_eq!(update(&mut model, msg.clone(), NOW), [], "{msg:?}");
        assert_eq!(model, before, "{msg:?}");
    }
}

#[test]
fn with_flow_only_what_has_to_be_decided_is_asked() {
    let mut model = at_table_with(
        Settings { flow: true, ..Settings::default() },
        "edition=extended&players=Ann,Ben&seed=5",
    );
    let mut asked = 0;
    for step in 0.. {
        let game = &play(&model).game;
        let choices = game.choices();
        match game.phase() {
            Phase::Deciding(turn) if !turn.is_fresh() => {
                let rolls = choices.iter().any(|choice| matches!(choice, Choice::Roll(_)));
                assert!(game.claim().is_ok() || !rolls, "step {step}");
            }
            Phase::Choosing { .. } => assert!(choices.len() > 1, "step {step}"),
            _ => {}
        }
        let Some(choice) = decide(&model, step) else { break };
        assert!(press(&mut model, choice).len() == 1, "one save for all of it");
        asked += 1;
    }
    assert!(asked < play(&model).record.actions.len());
}

#[test]
fn the_next_player_begins_a_rematch() {
    let mut model = at_table("edition=extended&players=Ann,Ben,Cleo&seed=5&first=2&short_game=1");
    play_on(&mut model, 3000);
    assert!(play(&model).game.is_over());
    assert!(matches!(model.address, Address::End(_)));
    let before = play(&model).record.opening.clone();
    let effects = update(&mut model, Msg::PressedRematch, NOW);
    let expected = Opening { first_player: Seat::new(0), ..before };
    assert_eq!(effects, [Effect::Begin { opening: expected, seed: None }]);
}

/// A game of people in which the roll at this moment ends the turn: the seed is looked for, not given.
fn before_a_dead_roll() -> (Model, Choice) {
    for seed in 0..500 {
        let mut model = at_table(&format!("players=Ann,Ben&seed={seed}"));
        for step in 0..40 {
            let Some(choice) = decide(&model, step) else { break };
            let mut next = model.clone();
            press(&mut next, choice);
            let ended = play(&next).is_between_turns() && !play(&next).game.is_over();
            if ended && matches!(choice, Choice::Roll(_)) {
                return (model, choice);
            }
            model = next;
        }
    }
    unreachable!("no roll ever ends a turn");
}

#[test]
fn the_second_of_two_quick_taps_does_not_roll_for_the_next_player() {
    let (mut model, roll) = before_a_dead_roll();
    let then = now(&model);
    update(&mut model, Msg::Chose(roll), then);
    assert!(model.person_is_due());
    let after = model.clone();
    for passed in [0, 180, 599] {
        assert_eq!(update(&mut model, Msg::Chose(Choice::Roll(8)), then + passed), []);
        assert_eq!(model, after, "after {passed} ms");
    }
    // A clock that was set back makes nobody wait, and after a moment the roll is heard.
    for later in [then - 3_600_000, then + 600] {
        let mut heard = after.clone();
        update(&mut heard, Msg::Chose(Choice::Roll(8)), later);
        assert_eq!(play(&heard).record.actions.len(), play(&after).record.actions.len() + 1);
    }
}

#[test]
fn within_a_turn_nobody_is_kept_waiting() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    for step in 0..3 {
        let before = play(&model).record.actions.len();
        let choice = decide(&model, step).unwrap();
        update(&mut model, Msg::Chose(choice), NOW);
        assert!(play(&model).record.actions.len() > before, "{choice:?}");
    }
}
