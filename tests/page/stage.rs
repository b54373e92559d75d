//! The show of the table: which step comes when, how long it is looked at, and along which ways things go.

use engine::{Claim, Event, Face, Seat};
use heckmeck::{
    app::{Address, BotSpeed, Effect, Model, Motion, Msg, Settings, update},
    stage::{
        Act, Pace, Step, fit, length, line_start,
        motion::{self, Flight, Gesture, REST, Rect, Spot, Throw},
        plan,
    },
};
use testing::{
    random_tables::{every_kind_of_table, play_by_lot},
    scenario::{dice, seat, tile},
};

use super::support::{
    NOW, answer_of_worker, at_table, at_table_with, decide, id, play, press, send,
};

/// The event that this step shows, among those from `from` on.
fn event_of(act: Act, events: &[Event], from: usize) -> Option<usize> {
    let shows = |event: &Event| match (act, *event) {
        (Act::Roll { dice, .. }, Event::Rolled { dice: rolled, .. }) => dice == rolled.len(),
        (Act::LayAside { face, count }, Event::LaidAside { face: kept, count: many, .. }) => {
            (face, count) == (kept, many)
        }
        (Act::Take { seat, tile }, Event::Claimed { seat: by, claim, .. }) => {
            seat == by && matches!(claim, Claim::Take { .. }) && claim.tile() == Some(tile)
        }
        (Act::Steal { seat, from, tile }, Event::Claimed { seat: by, claim, .. }) => {
            seat == by && claim == Claim::Steal { tile, from }
        }
        (Act::TakeHen { seat, from: owner }, Event::Claimed { seat: by, claim, .. }) => {
            seat == by && matches!(claim, Claim::TakeHen { from, .. } if from == owner)
        }
        (Act::Fail { seat }, Event::Failed { seat: by, .. }) => seat == by,
        (Act::Return { seat, tile }, Event::TileReturned { seat: by, tile: home }) => {
            (seat, tile) == (by, home)
        }
        (Act::Turn { tile, .. }, Event::TileTurned { tile: turned, .. }) => tile == turned,
        (Act::Walk { figure, to }, Event::FigureMoved { figure: moved, to: there, .. }) => {
            (figure, to) == (moved, there)
        }
        (Act::GiveBratworm { seat, from }, Event::BratwormGained { seat: by, from: giver, .. }) => {
            (seat, from) == (by, giver)
        }
        (Act::Begin { seat }, Event::TurnBegan { seat: next }) => seat == next,
        (Act::End, Event::Ended) => true,
        _ => false,
    };
    (from..events.len()).find(|place| shows(&events[*place]))
}

fn is_shown(event: &Event) -> bool {
    !matches!(
        event,
        Event::DeadRollWaits { .. }
            | Event::Stopped { .. }
            | Event::BratwormMissed { .. }
            | Event::NothingTurned { .. }
    )
}

fn check_plan(before: &[Event], events: &[Event], pace: Pace) -> Vec<Step> {
    let steps = plan(before, events, pace);
    check_order(events, &steps);
    for (place, step) in steps.iter().enumerate() {
        if let Act::Turn { tile, returned } = step.act {
            let home =
                |step: &Step| matches!(step.act, Act::Return { tile: home, .. } if home == tile);
            assert!(!steps[place..].iter().any(|step| matches!(step.act, Act::Return { .. })));
            assert_eq!(returned, steps[..place].iter().any(home), "{steps:?}");
        }
    }
    steps
}

/// One step per event, none before its event, one after the other.
fn check_order(events: &[Event], steps: &[Step]) {
    let (mut next, mut time) = (0, 0);
    for (place, step) in steps.iter().enumerate() {
        assert_eq!(step.start, time, "one after the other: {steps:?}");
        time = step.end();
        match step.act {
            // They have no event of their own, but their place.
            Act::Light => assert!(matches!(steps[place - 1].act, Act::LayAside { .. })),
            Act::Line => assert!(matches!(steps[place + 1].act, Act::Begin { .. } | Act::End)),
            act => {
                let event = event_of(act, events, next);
                let event = event.unwrap_or_else(|| panic!("{act:?} before its event: {events:?}"));
                let passed = &events[next..event];
                assert!(!passed.iter().any(is_shown), "left out before {act:?}: {passed:?}");
                next = event + 1;
            }
        }
    }
    assert!(!events[next..].iter().any(is_shown), "left out at the end: {events:?}");
    assert_eq!(length(steps), time);
}

#[test]
fn steps_come_in_the_order_of_the_events_in_whole_games_of_every_kind() {
    let (mut actions, mut turned) = (0, 0);
    for setup in every_kind_of_table() {
        let mut before: Vec<Event> = Vec::new();
        play_by_lot(&setup, 7, |_, _, events, _| {
            let moving = check_plan(&before, events, Pace::Moving);
            let still = check_plan(&before, events, Pace::Still);
            let acts = |steps: &[Step]| steps.iter().map(|step| step.act).collect::<Vec<_>>();
            assert_eq!(acts(&moving), acts(&still), "the twin shows the same");
            turned += moving.iter().filter(|step| matches!(step.act, Act::Turn { .. })).count();
            before.extend(events);
            actions += 1;
        });
        // As one moment too: so it is after several actions at one tap.
        check_order(&before, &plan(&[], &before, Pace::Moving));
    }
    assert!(actions > 3000 && turned > 50, "{actions} actions, {turned} tiles turned");
}

const MOVES: [Event; 3] = [
    Event::Failed { seat: Seat::new(0), why: engine::Failure::DeadRoll, rule: engine::Rule::O5_1 },
    Event::TurnBegan { seat: Seat::new(1) },
    Event::Ended,
];

#[test]
fn every_step_takes_as_long_as_the_table_of_times_says() {
    let rule = engine::Rule::O5_1;
    let (ann, ben) = (seat(0), seat(1));
    let rolled =
        |faces: &str| Event::Rolled { seat: ann, dice: dice(faces), golden: false, weasel: false };
    let claimed = |claim| Event::Claimed { seat: ann, claim, rule };
    let kept = |count| Event::LaidAside { seat: ann, face: Face::Five, count };
    for (event, expected) in [
        (rolled("11223345"), 620 + 180 + 32 + 160),
        (kept(1), 220 + 160),
        (kept(8), 535 + 160),
        (claimed(Claim::Take { tile: tile(27), exact: true }), 420),
        (claimed(Claim::Steal { tile: tile(27), from: ben }), 930),
        (MOVES[0], 520),
        (Event::TileReturned { seat: ann, tile: tile(25) }, 420),
        (Event::TileTurned { tile: tile(36), rule }, 570),
        (MOVES[1], 120 + 440),
        (MOVES[2], 120 + 600),
    ] {
        assert_eq!(length(&plan(&[], &[event], Pace::Moving)), expected, "{event:?}");
    }
    // A failure in all, from the shaking to the line.
    let failure = [
        MOVES[0],
        Event::TileReturned { seat: ann, tile: tile(25) },
        Event::TileTurned { tile: tile(36), rule },
        MOVES[1],
    ];
    let steps = plan(&[], &failure, Pace::Moving);
    assert_eq!(line_start(&steps), Some(1510));
    assert_eq!(line_start(&plan(&[], &failure, Pace::Still)), Some(1800));
    assert_eq!(line_start(&plan(&[], &[rolled("1")], Pace::Moving)), None);
}

#[test]
fn a_die_that_decides_is_waited_for() {
    let ann = seat(0);
    let rolled =
        |faces: &str| Event::Rolled { seat: ann, dice: dice(faces), golden: false, weasel: false };
    let kept = |face| Event::LaidAside { seat: ann, face, count: 1 };
    let decides =
        |before: &[Event], faces: &str| match plan(before, &[rolled(faces)], Pace::Moving)[0].act {
            Act::Roll { decides, .. } => decides,
            act => panic!("{act:?}"),
        };
    let used = [kept(Face::Five), kept(Face::Worm)];
    assert_eq!(decides(&[], "12345W55"), None);
    assert_eq!(decides(&used, "55W1"), Some(Face::One), "the only one that saves");
    assert_eq!(decides(&used, "5W5"), Some(Face::Five), "none does: the last");
    assert_eq!(decides(&used, "1"), Some(Face::One));
    assert_eq!(decides(&used, "552"), Some(Face::Two));
    assert_eq!(decides(&used, "122"), None);
    let next_turn = [used[0], used[1], Event::TurnBegan { seat: seat(1) }];
    assert_eq!(decides(&next_turn, "55W1"), None, "the values of the turn before are free again");
    let suspense = length(&plan(&used, &[rolled("55W1")], Pace::Moving));
    assert!((1600..1800).contains(&suspense), "{suspense}");
}

#[test]
fn a_show_that_has_to_be_short_keeps_its_order() {
    let told = [MOVES[0], Event::TileReturned { seat: seat(0), tile: tile(25) }, MOVES[1]];
    let whole = plan(&[], &told, Pace::Moving);
    let mut short = whole.clone();
    fit(&mut short, 400);
    assert_eq!(length(&short), 400);
    let mut time = 0;
    for (short, whole) in short.iter().zip(&whole) {
        assert_eq!((short.act, short.start), (whole.act, time));
        time = short.end();
    }
    let mut same = whole.clone();
    fit(&mut same, 100_000);
    assert_eq!(same, whole);
    fit(&mut [], 0);
}

// How long things are looked at.

fn pause(effects: &[Effect]) -> Option<u32> {
    effects.iter().find_map(|effect| match effect {
        Effect::Wait { milliseconds, .. } => Some(*milliseconds),
        _ => None,
    })
}

fn bot_step(model: &mut Model) -> Vec<Effect> {
    let step = play(model).record.actions.len();
    let asked = update(model, Msg::BotDue(step), NOW);
    let [Effect::AskBot(question)] = asked.as_slice() else { panic!("{asked:?}") };
    let answer = answer_of_worker(heckmeck::worker::Question::about_bot(question).unwrap());
    update(model, answer, NOW)
}

#[test]
fn what_came_of_a_turn_stays_to_be_read_at_every_speed() {
    for motion in Motion::ALL {
        for speed in BotSpeed::ALL {
            let settings = Settings { bot_speed: speed, motion, ..Settings::default() };
            let mut model =
                at_table_with(settings, "players=Otto:naive,Ida:naive,Ben:naive&seed=3");
            let percent = speed.percent();
            let (mut outcomes, mut steps) = (0, 0);
            while steps < 300 && !play(&model).game.is_over() {
                let effects = bot_step(&mut model);
                let Some(pause) = pause(&effects) else { break };
                steps += 1;
                let play = play(&model);
                let show = model.show(play.seen, pace(motion));
                match play.moment().last() {
                    Some(Event::TurnBegan { .. }) => {
                        let line = line_start(&show).unwrap();
                        assert!(pause >= line + 2000.max(20 * percent), "{speed:?}: {pause}");
                        outcomes += 1;
                    }
                    Some(Event::Rolled { .. }) => assert_eq!(pause, 5 * percent),
                    _ => assert_eq!(pause, 9 * percent),
                }
                assert!(length(&show) <= pause, "{speed:?}: {show:?} in {pause}");
            }
            assert!(outcomes > 10, "{speed:?}: {outcomes} turns in {steps} steps");
        }
    }
}

const fn pace(motion: Motion) -> Pace {
    match motion {
        Motion::Off => Pace::Still,
        Motion::Auto => Pace::Moving,
    }
}

/// Ann has just failed, and a bot is next.
fn ann_failed(speed: BotSpeed) -> (Model, Vec<Effect>) {
    let settings = Settings { bot_speed: speed, ..Settings::default() };
    for seed in 0..200 {
        let link = format!("players=Ann,Otto:naive&seed={seed}&first=0");
        let mut model = at_table_with(settings.clone(), &link);
        for _ in 0..40 {
            if play(&model).bot_is_due() {
                break;
            }
            let choices = play(&model).game.choices();
            let now = super::support::now(&model);
            let effects = update(&mut model, Msg::Chose(choices[0]), now);
            if play(&model).moment().iter().any(|event| matches!(event, Event::Failed { .. })) {
                return (model, effects);
            }
        }
    }
    unreachable!("nobody ever fails");
}

#[test]
fn a_failure_of_a_person_stays_longest_and_a_tap_hurries() {
    for speed in BotSpeed::ALL {
        let (mut model, effects) = ann_failed(speed);
        let show = model.show(play(&model).seen, Pace::Moving);
        let read = line_start(&show).unwrap() + 120;
        assert_eq!(pause(&effects), Some(read + 4000), "{speed:?}");
        assert!(model.is_watched(play(&model).seen), "the tap that ends it must not roll");
        let asked = update(&mut model, Msg::Hurried, NOW);
        assert!(matches!(asked.as_slice(), [Effect::AskBot(_)]), "{asked:?}");
        assert_eq!(update(&mut model, Msg::Hurried, NOW), [], "asked already");
    }
}

#[test]
fn who_has_rolled_may_go_on_at_once() {
    let mut model = at_table("players=Ann,Otto:naive&seed=1&first=0");
    assert_eq!(update(&mut model, Msg::Hurried, NOW), [], "nobody waits for anything");
    send(&mut model, Msg::Chose(engine::Choice::Roll(8)));
    assert!(!model.is_watched(0));
    assert_eq!(model.show(0, Pace::Moving).len(), 1);
    assert_eq!(model.show(99, Pace::Moving), [], "nothing has happened since");
    let mut bots = at_table("players=Otto:naive,Ann&seed=1&first=0");
    bot_step(&mut bots);
    assert!(bots.is_watched(0), "a bot's roll is looked at");
    assert_eq!(length(&bots.show(0, Pace::Moving)), 500, "as long as it lets others look");
}

// Pause and step.

#[test]
fn bots_wait_while_paused_and_go_step_by_step() {
    let mut model = at_table("players=Otto:naive,Ida:naive&seed=4");
    let done = |model: &Model| play(model).record.actions.len();
    let waits = |effects: &[Effect]| pause(effects).is_some();
    assert_eq!(update(&mut model, Msg::PressedStep, NOW), [], "they do not wait yet");
    // In the middle of thinking: the answer comes too late.
    update(&mut model, Msg::BotDue(0), NOW);
    assert_eq!(update(&mut model, Msg::PressedPause, NOW), []);
    assert!(model.paused);
    let answer = |step| Msg::BotChose { step, choice: Some(0), expert_missing: false };
    assert_eq!(update(&mut model, answer(0), NOW), []);
    assert_eq!(update(&mut model, Msg::BotDue(0), NOW), [], "the pause that was running");
    assert_eq!(update(&mut model, Msg::Hurried, NOW), [], "a tap is not the button");
    assert_eq!(done(&model), 0);
    for step in 0..3 {
        let asked = update(&mut model, Msg::PressedStep, NOW);
        assert!(matches!(asked.as_slice(), [Effect::AskBot(_)]), "{asked:?}");
        assert_eq!(update(&mut model, Msg::PressedStep, NOW), [], "one step at a time");
        let effects = update(&mut model, answer(step), NOW);
        assert!(!waits(&effects), "{effects:?}");
        assert_eq!(done(&model), step + 1);
    }
    assert!(waits(&update(&mut model, Msg::PressedPause, NOW)));
    assert!(!model.paused);
}

#[test]
fn a_pause_ends_by_skipping_and_with_its_game() {
    let mut model = at_table("players=Otto:naive,Ann&seed=4");
    send(&mut model, Msg::PressedPause);
    // Without their thread they step too.
    update(&mut model, Msg::PressedStep, NOW);
    send(&mut model, Msg::WorkerFailed(0));
    assert_eq!(play(&model).record.actions.len(), 1);
    send(&mut model, Msg::PressedSkip);
    assert!(model.person_is_due() && !model.paused);
    send(&mut model, Msg::PressedPause);
    send(&mut model, Msg::AddressChanged("#/new?players=Otto:naive,Ann&seed=5".to_owned()));
    send(&mut model, Msg::Confirmed);
    assert!(!model.paused, "another game begins as usual");
}

// The last move, and the result.

/// A game whose last choice is still to be made.
fn before_the_end() -> (Model, engine::Choice) {
    let mut model = at_table("players=Ann,Ben&seed=2&short_game=1");
    for step in 0..5000 {
        let choice = decide(&model, step).unwrap();
        let before = model.clone();
        press(&mut model, choice);
        if play(&model).game.is_over() {
            return (before, choice);
        }
    }
    unreachable!("the game never ends");
}

fn end(model: &mut Model, choice: engine::Choice) -> Vec<Effect> {
    let now = super::support::now(model);
    let effects = update(model, Msg::Chose(choice), now);
    if model.dialog.is_some() { update(model, Msg::Confirmed, now) } else { effects }
}

fn goes_to_result(effects: &[Effect]) -> bool {
    let end = Effect::Go { address: Address::End(id("abc")), replace: true };
    effects == [end]
}

#[test]
fn the_last_move_is_shown_before_the_result() {
    let (mut model, choice) = before_the_end();
    let effects = end(&mut model, choice);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Go { .. })), "{effects:?}");
    let wait = effects.iter().find_map(|effect| match effect {
        Effect::WaitForEnd { milliseconds, .. } => Some(*milliseconds),
        _ => None,
    });
    let show = length(&model.show(play(&model).seen, Pace::Moving));
    assert_eq!(wait, Some(show.min(4000)));
    assert!(matches!(model.address, Address::Table(_)) && model.ending);
    assert_eq!(update(&mut model, Msg::EndDue(id("other")), NOW), []);
    assert!(goes_to_result(&update(&mut model, Msg::EndDue(id("abc")), NOW)));
    assert_eq!(update(&mut model, Msg::EndDue(id("abc")), NOW), [], "once");
}

#[test]
fn a_tap_a_way_back_and_a_reload_lead_to_the_result_too() {
    let (before, choice) = before_the_end();
    let mut tapped = before.clone();
    end(&mut tapped, choice);
    assert!(goes_to_result(&update(&mut tapped, Msg::Hurried, NOW)));
    assert_eq!(
        update(&mut tapped, Msg::Hurried, NOW),
        [],
        "who looks at the table again may tap it"
    );

    let mut left = before.clone();
    end(&mut left, choice);
    update(&mut left, Msg::AddressChanged("#/settings".to_owned()), NOW);
    assert_eq!(update(&mut left, Msg::EndDue(id("abc")), NOW), [], "nobody is torn away");
    let table = Address::Table(id("abc")).to_hash();
    assert!(goes_to_result(&update(&mut left, Msg::AddressChanged(table.clone()), NOW)));

    let mut reloaded = before;
    end(&mut reloaded, choice);
    let save = play(&reloaded).save(NOW).to_json().unwrap();
    let mut anew = super::support::opened();
    update(&mut anew, Msg::AddressChanged(table.clone()), NOW);
    let fetched = Msg::GameFetched { id: id("abc"), text: Some(save) };
    assert!(goes_to_result(&update(&mut anew, fetched.clone(), NOW)));
    // From there the table can be looked at.
    send(&mut anew, Msg::AddressChanged(Address::End(id("abc")).to_hash()));
    send(&mut anew, Msg::ThisTabPlays(id("abc")));
    send(&mut anew, fetched);
    update(&mut anew, Msg::AddressChanged(table), NOW);
    assert_eq!(anew.address, Address::Table(id("abc")));
}

#[test]
fn skipped_bots_end_without_a_show() {
    let mut model = at_table("players=Otto:naive,Ida:naive&seed=4&short_game=1");
    send(&mut model, Msg::PressedSkip);
    assert!(matches!(model.address, Address::End(_)) && !model.ending);
}

// Ways through the air.

#[derive(Debug, serde::Deserialize)]
struct Frame {
    transform: Option<String>,
    opacity: Option<f64>,
}

fn frames(json: &str) -> Vec<Frame> {
    serde_json::from_str(json).unwrap()
}

/// x, y, turn, width, height, tilt.
fn numbers(frame: &Frame) -> Vec<f64> {
    let text = frame.transform.as_deref().unwrap();
    let part = |c: char| !(c.is_ascii_digit() || c == '-' || c == '.');
    // The X of rotateX holds no number.
    text.split(part).filter(|part| !part.is_empty()).map(|part| part.parse().unwrap()).collect()
}

const AT_REST: [f64; 6] = [0.0, 0.0, 0.0, 1.0, 1.0, 0.0];

const FROM: Spot = Spot { x: -120.0, y: 40.5, size: 0.5 };

#[test]
fn flights_begin_and_end_where_they_should() {
    let flight = Flight { lift: 60.0, spin: 10.0, grow: 0.1 };
    let middle = Spot { x: 10.0, y: 10.0, size: 1.5 };
    for way in [
        motion::arc(FROM, REST, flight),
        motion::lift_off(FROM, REST, 0.25, flight),
        motion::steal(FROM, middle, REST),
        motion::walk(FROM, REST),
    ] {
        let frames = frames(&way);
        assert_eq!(numbers(&frames[0]), [-120.0, 40.5, 0.0, 0.5, 0.5, 0.0]);
        assert_eq!(numbers(frames.last().unwrap()), AT_REST);
        assert!(frames.iter().all(|frame| frame.opacity == Some(1.0)));
    }
    let top = frames(&motion::arc(FROM, REST, flight));
    let highest = top.iter().map(|frame| numbers(frame)[1]).fold(f64::MAX, f64::min);
    assert!((-60.0..-20.0).contains(&highest), "{highest}");
    let raid = frames(&motion::raid(REST, FROM));
    assert_eq!(numbers(&raid[0]), numbers(raid.last().unwrap()), "the thief comes home");
}

#[test]
fn dice_tumble_to_their_spot_and_slide_home() {
    for decides in [false, true] {
        let rest = Spot { x: 60.0, y: -30.0, size: 1.0 };
        let throw = Throw {
            hand: FROM,
            rest,
            home: REST,
            askew: 12.0,
            spin: 220.0,
            lift: 84.0,
            tumbling: 0.6,
            leaves: 0.8,
            decides,
        };
        let way = frames(&motion::tumble(throw));
        assert_eq!(way[0].opacity, Some(0.0), "out of nowhere");
        assert_eq!(numbers(way.last().unwrap()), AT_REST);
        let lies = &way[way.len() * 7 / 10];
        assert_eq!(numbers(lies), [60.0, -30.0, 12.0, 1.0, 1.0, 0.0]);
        let cube = frames(&motion::cube(2.0, 0.6, decides));
        assert_eq!(numbers(cube.last().unwrap()), AT_REST, "its own face is on top");
        assert!(numbers(&cube[0])[5] < -700.0);
    }
}

#[test]
fn gestures_end_as_they_found_things_and_leave_their_opacity_alone() {
    for gesture in Gesture::ALL {
        let frames = frames(&gesture.frames());
        assert_eq!(numbers(frames.last().unwrap()), AT_REST, "{gesture:?}");
        let opacity = gesture == Gesture::Appear;
        assert!(frames.iter().all(|frame| frame.opacity.is_some() == opacity));
        assert!((100..1000).contains(&gesture.length()));
    }
    let down = frames(&motion::turn_down());
    assert_eq!(numbers(down.last().unwrap()), AT_REST);
    assert!(numbers(&down[0])[5] > 89.0, "it comes from its edge");
    let up = frames(&motion::turn_up(REST));
    assert!(numbers(up.last().unwrap())[5] < -89.0);
    assert!(frames(&motion::veil()).iter().all(|frame| frame.opacity == Some(0.0)));
    assert_eq!(frames(&motion::stay(FROM)).len(), 2);
    assert_eq!(frames(&motion::pop_over(FROM, REST)).len(), 25);
}

#[test]
fn boxes_are_seen_from_the_corner_of_the_screen() {
    let own = Rect { left: 10.0, top: 20.0, width: 40.0, height: 60.0 };
    assert_eq!(own.seen_from_sky(&own), Spot { x: 10.0, y: 20.0, size: 1.0 });
    let there = Rect::around((100.0, 100.0), 80.0, 120.0);
    assert_eq!(there.seen_from_sky(&own), Spot { x: 80.0, y: 70.0, size: 2.0 });
    assert_eq!(Rect::default().seen_from_sky(&Rect::default()), REST, "of nothing");
}
