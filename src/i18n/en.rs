//! English.

use super::{
    DeviceTexts, EditionTexts, EndTexts, KeyTexts, Messages, Names, NoticeTexts, RulesTexts,
    SettingsTexts, SetupTexts, StartTexts, TableTexts,
};
use crate::view_model::{Obstacle, Price, SeatView, TilePrice, TileState, TileView};
use engine::{
    BratwormSource, Claim, Dice, Edition, Event, Face, Failure, Figure, GoldenFaces, Place, Rule,
    Tile,
};
use record::Level;

pub(crate) static MESSAGES: Messages = Messages {
    title: "Heckmeck",
    back: "Back",
    close: "Close",
    cancel: "Cancel",
    start: StartTexts {
        tagline: "The dice game of sizzling worms",
        pitch: "Roll the dice, keep the right ones and stop in time: the grill is full of worms, and everybody at the table wants the largest portion.",
        play: "Play",
        know: "I know the game",
        guide: "How to play",
        new_game: "New game",
        continue_game: "Continue",
        kept_games: "Your games",
        kept_seat: |name, worms, won| {
            format!("{name}: {}{}", worm_words(worms), if won { ", won" } else { "" })
        },
        rules: "Rules",
        settings: "Settings",
        look_at: "View",
        delete: "Delete",
        export: "Save as a file",
        open_file: "Open a file",
        unreadable: "This game can’t be opened. It has been left untouched; you can save it as a file.",
        newer: "This game was saved by a newer version of the app. It has been left untouched; you can save it as a file.",
        delete_question: "Delete this game for good?",
        delete_confirm: "Delete",
        finished_games: |count| format!("Finished games ({count})"),
        delete_finished: |count| match count {
            1 => "Delete the finished game".to_owned(),
            count => format!("Delete {count} finished games"),
        },
        delete_finished_question: "Delete all finished games for good?",
        practice: "Practice",
        unofficial: "Unofficial: not connected with the author, Reiner Knizia, or the publisher, Zoch. Texts and pictures are our own.",
    },
    setup: SetupTexts {
        heading: "New game",
        edition: "Edition",
        editions: |edition| match edition {
            Edition::Original => EditionTexts {
                name: "Original (2014)",
                line: "Sixteen worm portions, eight dice: the classic.",
            },
            Edition::Extended => EditionTexts {
                name: "Extended (2018)",
                line: "With portions 11 and 13, six specialists and seven bratworms.",
            },
            Edition::Pickomino2005 => EditionTexts {
                name: "Pickomino (2005)",
                line: "Stop only for a portion; stealing is up to you.",
            },
        },
        options: "Options",
        short_game: "Short game",
        short_game_line: "For each portion returned, one is turned over: good for five or more.",
        golden_faces: "Golden die",
        golden_faces_line: |faces| match faces {
            GoldenFaces::Ordinary => "The same faces as the white dice",
            GoldenFaces::OnesAndWorms => "Three 1s and three worms",
        },
        players: "Players",
        name_of_seat: |seat| format!("Name of player {seat}"),
        kind_of_seat: |seat| format!("Who is player {seat}?"),
        person: "Human",
        person_name: |seat| format!("Player {seat}"),
        temper,
        add_player: "Add a player",
        remove_player: |name| format!("Remove {name}"),
        starter: "Who begins?",
        starter_lot: "Draw lots",
        start: "Start the game",
        look_of: |name| format!("Bird and colour of {name}"),
        move_up: |name| format!("Move {name} up"),
        move_down: |name| format!("Move {name} down"),
        strength: |level| format!("Strength {level} of 4"),
        lot: "Drawing lots",
        begins: |name| format!("{name} begins!"),
        to_table: "To the table",
        invite: "Invite",
        invite_line: "Whoever opens this link or scans this code gets the same table with the same dice.",
        link: "Link to this table",
        copy: "Copy the link",
        copied: "Copied",
        share: "Share",
    },
    table: TableTexts {
        turn_of: |name| format!("{name}’s turn"),
        over: "The game is over",
        grill: "Grill",
        players: "Players",
        tray: "Dice",
        aside_label: |count, empty| match (empty, count.canned, count.worm) {
            (true, ..) => "Nothing laid aside yet".to_owned(),
            (_, true, _) => {
                format!("{} laid aside, with the canned worm as the worm", point_words(count.sum))
            }
            (_, _, true) => format!("{} laid aside, with a worm", point_words(count.sum)),
            _ => format!("{} laid aside, no worm yet", point_words(count.sum)),
        },
        rolled: "Roll",
        roll: |dice| match dice {
            1 => "Roll 1 die".to_owned(),
            dice => format!("Roll {dice} dice"),
        },
        roll_resting: "Roll",
        stop_resting: "Stop",
        golden: "Golden die",
        keep: |face, count| {
            let points = point_words(face.points() * count);
            format!("Lay aside {}: {points}", dice_words(face, count))
        },
        used: "used",
        used_label: |face, count| {
            format!("{}: already taken this turn", capital(dice_words(face, count)))
        },
        stop: |claim, names| match claim {
            Claim::Take { tile, .. } => format!("Take {}", tile.number()),
            Claim::Steal { tile, from } => format!("Steal {} from {}", tile.number(), names(*from)),
            Claim::TakeHen { from, .. } => format!("Take the hen from {}", names(*from)),
        },
        stop_failing: "Stop (failed attempt)",
        lower: |tile| format!("Take {}", tile.number()),
        weasel: |dice| format!("Weasel: re-roll {dice}"),
        bust: "Accept the failed attempt",
        undo: "Undo",
        skip: "Skip to my turn",
        skipped: "Meanwhile",
        pause: "Pause",
        go_on: "Go on",
        step: "Next step",
        log: "Log",
        log_empty: "Nothing has happened yet.",
        keys: "Keyboard",
        sound: "Sound",
        rules: "Rules",
        choose_giver: "Whose bratworm do you take?",
        giver: |name, count| format!("{name} ({count})"),
        choose_specialist: "Which specialist do you keep?",
        keep_figure: |figure| format!("Keep the {}", figure_name(figure)),
        figure_does,
        failing_stop_question: "If you stop now, your attempt fails. Stop anyway?",
        failing_stop_confirm: "Stop and fail",
        obstacle,
        costs,
        failed_line,
        watching: "This game is being played in another tab.",
        take_over: "Play here instead",
        bot_thinks: |name| format!("{name} is playing"),
        last_turn: |name| format!("Just now: {name}"),
        rule_link: |number| format!("Why? {number}"),
        supply: |count| match count {
            0 => "no bratworms left".to_owned(),
            1 => "1 bratworm left".to_owned(),
            count => format!("{count} bratworms left"),
        },
        tile: tile_label,
        seat: seat_label,
        prompt_roll: "Your turn: roll the dice.",
        prompt_keep: "Lay aside all the dice of one value.",
        prompt_weasel: "Weasel or failed attempt?",
        prompt_take_or_roll: "Take it, or roll on for more.",
        prompt_take: "You can’t do any better: take it.",
        prompt_hopeless: "You have all six values: another roll is sure to fail.",
        prompt_no_worm: "No worm yet: roll on.",
        prompt_roll_on: "Nothing to take yet: roll on.",
        nothing_aside: "nothing laid aside yet",
        with_worm: "with a worm",
        no_worm_yet: "no worm yet",
        no_tile: "no portion",
        see_result: "See the result",
    },
    guide: super::guide::en::GUIDE,
    coach: super::guide::en::COACH,
    odds: super::odds::en::ODDS,
    replay: super::replay::en::REPLAY,
    review: super::replay::en::REVIEW,
    end: EndTexts {
        heading: |names| match names {
            [name] => format!("{name} wins!"),
            names => format!("{} share the win!", list(names)),
        },
        rank: "Place",
        player: "Player",
        stacks: "Stacks",
        stack: |name, tiles| match tiles {
            [] => format!("{name}: no portion"),
            [tile] => format!("{name}: portion {}", tile.number()),
            tiles => format!("{name}: portions {}", list(&numbers(tiles))),
        },
        result: "Result",
        tiles: "Portions",
        tile_worms: "Worms on portions",
        bratworms: "Bratworms",
        apple: "Apple",
        worms: "Worms in all",
        tie_break: |names, worms, tile, winner| {
            let worms = if worms == 1 { "1 worm".to_owned() } else { format!("{worms} worms") };
            let all = if names.len() == 2 { "both have" } else { "all have" };
            format!("{} {all} {worms}: the {} decides for {winner}.", list(names), tile.number())
        },
        deeds: "Thieves and mishaps",
        steals: "Stolen",
        robbed: "Robbed",
        failures: "Failed",
        rematch: "Rematch",
        to_start: "Main menu",
        to_table: "View the table",
    },
    settings: SettingsTexts {
        heading: "Settings",
        language: "Language",
        theme: "Light or dark",
        theme_auto: "Match device",
        theme_light: "Light",
        theme_dark: "Dark",
        motion: "Animations",
        motion_auto: "Match device",
        motion_off: "Off",
        bot_speed: "Bot speed",
        slow: "Slow",
        normal: "Normal",
        fast: "Fast",
        sound: "Sound",
        sound_line: "You hear dice, birds and embers; on a phone you feel them too.",
        flow: "Quick play",
        flow_line: "Rolls for you while there’s nothing to take, and lays dice aside when only one value is possible.",
        keys: "Keyboard play",
        keys_line: "Single keys make your moves; see the list under “Keyboard” at the table.",
        dice: "Dice",
        dice_numerals: "Numerals",
        dice_pips: "Pips",
        play: "Playing",
        bird: "Bird",
        colour: "Colour",
        birds: ["Duck", "Owl", "Heron", "Robin", "Peacock", "Toucan", "Penguin"],
        colours: ["Ochre", "Violet", "Blue", "Red", "Teal", "Pink", "Slate"],
    },
    device: DeviceTexts {
        heading: "This device",
        update: "New version – reload",
        install: "Install",
        install_line: "You can install Heckmeck like an app: it opens from the home screen and works offline.",
        install_by_menu: "You can put Heckmeck on your home screen: tap the share button, then “Add to Home Screen”.",
        offline_unknown: "Playing offline: getting ready…",
        offline_ready: "Playing offline: ready. Everything is kept on this device.",
        offline_refused: "Playing offline: not available here. The page needs the internet to open.",
        awake: "Keep the screen on",
        awake_line: "The screen stays on during a game.",
    },
    rules: RulesTexts {
        heading: "Rules",
        loading: "The rules are on their way…",
        missing: "The rules couldn’t be loaded. Try again when you’re online.",
        to_table: "Close the rules",
        contents: "Contents",
        edition: "Rules for",
        search: "Search the rules",
        found: |count| match count {
            0 => "Nothing found".to_owned(),
            1 => "1 result".to_owned(),
            _ => format!("{count} results"),
        },
        example: "Example",
        step_of: |step, steps| format!("Step {step} of {steps}"),
        step_back: "Back",
        next_step: "Next",
        found_partly: |count| match count {
            1 => "No passage has all of these words. This one comes closest:".to_owned(),
            _ => format!("No passage has all of these words. These {count} come closest:"),
        },
        found_elsewhere: |count, edition| match count {
            1 => format!("1 result in “{edition}”"),
            _ => format!("{count} results in “{edition}”"),
        },
        print: "Print the cheat sheet",
        at_hand: "The rule for this",
        more: "Read on",
        specialists: "The specialists",
    },
    notices: NoticeTexts {
        storage_blocked: "This browser saves nothing for this page. You can play, but the game is lost when you close the page.",
        retry: "Try again",
        storage_nearly_full: "The space for games is almost full. Delete old games, or save them as files first.",
        storage_full: "There’s no space left to save: from here on the game exists only on this page, and reloading takes you back to what was saved last. Delete old games, or save this one as a file.",
        settings_unreadable: "Your settings couldn’t be read. They’re still there, but the usual ones apply for now.",
        bots_in_page: "The bots have to do without their own part of the program here. They play on, but the expert is no better than the gannet.",
        not_written: "This couldn’t be saved: a fault in the app. What was saved before is untouched.",
        expert_missing: "The expert couldn’t be loaded; until you’re online again it plays like the gannet.",
        bad_link: "This link doesn’t lead to a valid game.",
        bad_seed: "The number for the dice in this link must be a whole number from 0 to 9223372036854775807.",
        bad_address: "This address leads nowhere, so here’s the main menu.",
        form_unreadable: "Your last table couldn’t be read. It’s still there, but a fresh one has been laid for now.",
        game_missing: "This game isn’t saved on this device.",
        game_newer: "This game was saved by a newer version of the app. It has been left untouched.",
        game_damaged: "This game can’t be opened. It has been left untouched; you can save it as a file.",
        file_unreadable: "This file can’t be opened, or it’s far too large for a game.",
        file_foreign: "There’s no game of Heckmeck in this file.",
        file_newer: "This file was saved by a newer version of the app. Update the app to open it.",
        file_damaged: "There’s a game in this file, but something in it is damaged or against the rules. It wasn’t opened.",
        replace_question: "You have another game in progress. It stays saved. Start the new one?",
        replace_confirm: "Start the new game",
        practice_unreadable: "What was remembered of your practice couldn’t be read. It’s still there, but counting starts afresh.",
        what_if: "What if: a new game from that moment. The old one stays as it was.",
    },
    keys: KeyTexts {
        heading: "Keyboard",
        keep: "lay that value aside",
        roll: "roll",
        stop: "stop and take",
        undo: "undo",
        weasel: "use the weasel",
        rules: "rules for this moment",
        log: "log",
        sound: "sound on or off",
        arrows: "move between buttons",
        switch_off: "You can switch this off in the settings.",
    },
    practice: super::practice::en::PRACTICE,
    level: level_name,
    figure: figure_name,
    event,
};

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Random => "Bot: birdbrain",
        Level::Naive => "Bot: fledgling",
        Level::Careful => "Bot: chicken",
        Level::Greedy => "Bot: gannet",
        Level::Expert => "Bot: expert",
    }
}

/// What a bot of this level is like.
fn temper(level: Level) -> &'static str {
    match level {
        Level::Random => "Rolls, hopes and calls it a plan.",
        Level::Naive => "Grabs the biggest numbers and runs off with the first portion in reach.",
        Level::Careful => "Would rather go home with a 21 than with nothing at all.",
        Level::Greedy => "Wants as many worms as this turn can give, and loves yours best.",
        Level::Expert => "Cares about nothing but the final count, and thinks ahead to get there.",
    }
}

pub(super) fn figure_name(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "canned worm",
        Figure::Hen => "sitting hen",
        Figure::Raven => "raven",
        Figure::Weasel => "weasel",
        Figure::Golden => "golden die",
        Figure::Apple => "apple",
    }
}

/// With its article, at the beginning of a sentence.
fn the_figure(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "The canned worm",
        Figure::Hen => "The sitting hen",
        Figure::Raven => "The raven",
        Figure::Weasel => "The weasel",
        Figure::Golden => "The golden die",
        Figure::Apple => "The apple",
    }
}

fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn count_word(count: u8) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    words.get(usize::from(count)).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

fn dice_words(face: Face, count: u8) -> String {
    let number = count_word(count);
    match (face.number(), count) {
        (None, 1) => "one worm".to_owned(),
        (None, _) => format!("{number} worms"),
        (Some(points), 1) => format!("one {points}"),
        (Some(points), _) => format!("{number} {points}s"),
    }
}

/// The text with a capital at its beginning; number words all begin with an ASCII letter.
fn capital(mut text: String) -> String {
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

fn point_words(points: u8) -> String {
    match points {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    }
}

fn worm_words(count: u8) -> String {
    match count {
        1 => "one worm".to_owned(),
        count => format!("{} worms", count_word(count)),
    }
}

fn tile_label(summary: TileView) -> String {
    let tile = summary.tile;
    let mut label = format!("Portion {}, {}", tile.number(), worm_words(tile.worms()));
    label.push_str(match summary.state {
        TileState::Open => ", open on the grill",
        TileState::Down => ", face-down",
        TileState::Gone => ", taken",
    });
    if let Some(figure) = summary.figure {
        label = format!("{label}, {} on it", figure_name(figure));
    }
    if summary.take.is_some() {
        label.push_str(", yours if you stop now");
    }
    label
}

fn seat_label(seat: &SeatView) -> String {
    let mut parts = vec![seat.name.clone()];
    if let Some(level) = seat.bot {
        parts.push(level_name(level).to_owned());
    }
    if seat.turn {
        parts.push("their turn".to_owned());
    }
    parts.push(match (seat.tiles, seat.top) {
        (1, Some(top)) => format!("one portion, {}", top.number()),
        (tiles, Some(top)) => format!("{tiles} portions, {} on top", top.number()),
        _ => "no portion".to_owned(),
    });
    if let Some(figure) = seat.specialist {
        parts.push(figure_name(figure).to_owned());
    }
    match seat.bratworms {
        0 => {}
        1 => parts.push("one bratworm".to_owned()),
        count => parts.push(format!("{} bratworms", count_word(count))),
    }
    parts.push(match seat.worms {
        0 => "no worms yet".to_owned(),
        worms => format!("{} in all", worm_words(worms)),
    });
    parts.join(", ")
}

fn dice_list(dice: &Dice) -> String {
    let shown = Face::ALL.into_iter().filter(|face| dice.count(*face) > 0);
    let words: Vec<String> = shown.map(|face| dice_words(face, dice.count(face))).collect();
    list(&words)
}

fn event(event: &Event, names: Names<'_>) -> String {
    match *event {
        Event::Rolled { seat, dice, weasel: false, .. } => {
            format!("{} rolls {}.", names(seat), dice_list(&dice))
        }
        Event::Rolled { seat, dice, .. } => {
            format!("{} uses the weasel and rolls {}.", names(seat), dice_list(&dice))
        }
        Event::DeadRollWaits { .. } => {
            "A dead roll with no new value, but the weasel is ready.".to_owned()
        }
        Event::LaidAside { seat, face, count } => {
            format!("{} lays aside {}.", names(seat), dice_words(face, count))
        }
        Event::Stopped { seat, sum, canned: false } => format!("{} stops at {sum}.", names(seat)),
        Event::Stopped { seat, sum, .. } => {
            format!("{} stops at {sum}, counting the canned worm.", names(seat))
        }
        Event::Claimed { seat, claim, .. } => claimed(&names(seat), claim, names),
        Event::BratwormGained { seat, from, source } => {
            bratworm(&names(seat), from.map(names), source)
        }
        Event::BratwormMissed { seat, .. } => {
            format!("There’s no bratworm to be had: {} goes without.", names(seat))
        }
        Event::Failed { seat, why, .. } => failed(&names(seat), why),
        Event::TileReturned { seat, tile } => {
            format!("{} returns portion {}.", names(seat), tile.number())
        }
        Event::TileTurned { tile, rule } => turned(tile, rule),
        Event::NothingTurned { rule } => nothing_turned(rule).to_owned(),
        Event::FigureMoved { figure, to, .. } => figure_moved(figure, to, names),
        Event::TurnBegan { seat } => format!("{}’s turn.", names(seat)),
        Event::Ended => "The game is over.".to_owned(),
    }
}

fn claimed(name: &str, claim: Claim, names: Names<'_>) -> String {
    match claim {
        Claim::Take { tile, .. } => {
            format!("{name} takes portion {} ({}).", tile.number(), worm_words(tile.worms()))
        }
        Claim::Steal { tile, from } => {
            format!("{name} steals portion {} from {}.", tile.number(), names(from))
        }
        Claim::TakeHen { from, .. } => {
            format!("{name} takes the hen from {}; the portion stays.", names(from))
        }
    }
}

fn bratworm(name: &str, from: Option<String>, source: BratwormSource) -> String {
    match (from, source) {
        (None, BratwormSource::DoubleOne) => format!("{name} gets a bratworm for the double 1."),
        (None, BratwormSource::Raven) => format!("{name} gets a bratworm, thanks to the raven."),
        (Some(giver), BratwormSource::DoubleOne) => {
            format!("{name} takes a bratworm from {giver} for the double 1.")
        }
        (Some(giver), BratwormSource::Raven) => {
            format!("{name} takes a bratworm from {giver}, thanks to the raven.")
        }
    }
}

fn failed(name: &str, why: Failure) -> String {
    match why {
        Failure::DeadRoll => {
            format!("Failed attempt: {name} rolled only values already taken.")
        }
        Failure::NoWorm { sum } => {
            format!("Failed attempt: {name} stopped at {sum} without a worm.")
        }
        Failure::NoTile { sum } => {
            format!("Failed attempt: there’s no portion for {name}’s {sum}.")
        }
    }
}

fn turned(tile: Tile, rule: Rule) -> String {
    if rule == Rule::L5 {
        format!(
            "Portion {} is itself the highest, so in the short game it’s turned over.",
            tile.number()
        )
    } else {
        format!("Portion {}, the highest open one, is turned over.", tile.number())
    }
}

fn nothing_turned(rule: Rule) -> &'static str {
    match rule {
        Rule::O5_4 => "It’s the highest open portion itself, so none is turned over.",
        Rule::E9_3 => "The hen saved the portion: none is returned, none is turned over.",
        Rule::E9_4 => "No portion to lose: the hen stays, and none is turned over.",
        _ => "There’s no portion to return, so none is turned over.",
    }
}

fn figure_moved(figure: Figure, to: Place, names: Names<'_>) -> String {
    let the = the_figure(figure);
    match to {
        Place::Grill(tile) => format!("{the} goes to portion {}.", tile.number()),
        Place::Player(seat) => format!("{the} goes to {}.", names(seat)),
        Place::Offered(seat) => {
            let name = figure_name(figure);
            format!("{} gets the {name} but already has a specialist.", names(seat))
        }
        Place::Out => format!("{the} leaves the game."),
    }
}

/// What a specialist does, in a few words.
fn figure_does(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "Counts as a worm when you have none",
        Figure::Hen => "Guards your top portion",
        Figure::Raven => "Brings a bratworm",
        Figure::Weasel => "Re-rolls once a turn",
        Figure::Golden => "A ninth die",
        Figure::Apple => "3 worms at the end",
    }
}

fn obstacle(obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::NoWorm => "There’s no worm among your dice.".to_owned(),
        Obstacle::TooLow(sum) => format!("{sum} points are too few for any portion."),
        Obstacle::NothingToTake(sum) => {
            format!("For {sum} points there’s nothing to take, on the grill or on a stack.")
        }
    }
}

/// What failing costs, as the end of a sentence.
fn price_words(price: Price) -> String {
    let tiles = match price.tile {
        TilePrice::Nothing => "nothing to lose".to_owned(),
        TilePrice::Returned(tile) => {
            format!("{} goes back, none is turned over", tile.number())
        }
        TilePrice::ReturnedAndTurned { returned, turned } => {
            format!("{} goes back, {} is turned over", returned.number(), turned.number())
        }
        TilePrice::ReturnedAndTurnedItself(tile) => {
            format!("{} goes back and is turned over", tile.number())
        }
        TilePrice::HenInstead => "the hen leaves, the portion stays".to_owned(),
        TilePrice::HenStays => "nothing to lose, the hen stays".to_owned(),
    };
    match (price.lost, price.tile) {
        (None, _) => tiles,
        (Some(figure), TilePrice::Nothing) => format!("the {} is lost", figure_name(figure)),
        (Some(figure), _) => format!("{tiles}, the {} is lost", figure_name(figure)),
    }
}

fn costs(price: Price) -> String {
    if price.is_the_turn_alone() {
        return "Failing costs you nothing but the turn.".to_owned();
    }
    format!("The price of failing: {}.", price_words(price))
}

fn failed_line(name: &str, why: Failure, price: Price) -> String {
    let why = match why {
        Failure::DeadRoll => "no new value".to_owned(),
        Failure::NoWorm { .. } => "no worm".to_owned(),
        Failure::NoTile { sum } => format!("nothing for {sum}"),
    };
    format!("{name} fails, {why}: {}.", price_words(price))
}

fn numbers(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(|tile| tile.number().to_string()).collect()
}
