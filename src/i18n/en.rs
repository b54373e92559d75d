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
        tagline: "The dice game about grilled worms",
        play_bot: "Play against a bot",
        new_game: "New game",
        continue_game: "Continue",
        kept_games: "Your games",
        no_games: "No games yet.",
        rules: "Rules",
        settings: "Settings",
        look_at: "View",
        delete: "Delete",
        export: "Save as a file",
        open_file: "Open a file",
        unreadable: "This game cannot be read. It is kept as it is; you can save it as a file.",
        newer: "A newer version of the app wrote this game. It is kept as it is; you can save it as a file.",
        delete_question: "Delete this game for good?",
        delete_confirm: "Delete",
        finished_games: |count| format!("Finished games ({count})"),
        delete_finished: |count| match count {
            1 => "Delete the finished game".to_owned(),
            count => format!("Delete {count} finished games"),
        },
        delete_finished_question: "Delete all finished games for good?",
        unofficial: "Unofficial: not connected with the author, Reiner Knizia, or the publisher, Zoch. Texts and pictures are our own.",
    },
    setup: SetupTexts {
        heading: "New game",
        edition: "Edition",
        editions: |edition| match edition {
            Edition::Original => EditionTexts {
                name: "Original",
                line: "Sixteen portions, eight dice: the classic.",
            },
            Edition::Extended => EditionTexts {
                name: "Extended",
                line: "With portions 11 and 13, six specialists and seven bratworms.",
            },
            Edition::Pickomino2005 => EditionTexts {
                name: "Pickomino 2005",
                line: "Stop only for a portion; you may pass up a steal.",
            },
        },
        options: "Options",
        short_game: "Short game",
        short_game_line: "Every returned portion turns one over: good for five or more.",
        golden_faces: "Golden die",
        golden_faces_line: |faces| match faces {
            GoldenFaces::Ordinary => "Faces like the white dice",
            GoldenFaces::OnesAndWorms => "Three 1s and three worms",
        },
        players: "Players",
        name_of_seat: |seat| format!("Name of player {seat}"),
        kind_of_seat: |seat| format!("Who plays as player {seat}"),
        person: "Person",
        person_name: |seat| format!("Player {seat}"),
        temper,
        add_player: "Add a player",
        remove_player: |name| format!("Remove {name}"),
        starter: "Who begins",
        starter_lot: "Draw lots",
        start: "Start the game",
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
                format!("Points aside: {}; the canned worm counts as the worm", count.sum)
            }
            (_, _, true) => format!("Points aside: {}, with a worm", count.sum),
            _ => format!("Points aside: {}, no worm yet", count.sum),
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
            format!("Keep {}, worth {}", dice_words(face, count), face.points() * count)
        },
        used: "used",
        used_label: |face, count| {
            format!("{}: this value is aside already", dice_words(face, count))
        },
        stop: |claim, names| match claim {
            Claim::Take { tile, .. } => format!("Take {}", tile.number()),
            Claim::Steal { tile, from } => format!("Steal {} from {}", tile.number(), names(*from)),
            Claim::TakeHen { from, .. } => format!("Take the hen from {}", names(*from)),
        },
        stop_failing: "Stop (failed attempt)",
        lower: |tile| format!("Leave it, take {}", tile.number()),
        weasel: |dice| format!("Weasel: roll {dice} again"),
        bust: "Accept the failed attempt",
        undo: "Undo",
        skip: "Skip to my turn",
        skipped: "Meanwhile",
        pause: "Pause",
        go_on: "Go on",
        step: "Next step",
        log: "Log",
        log_empty: "Nothing has happened yet.",
        keys: "Keys",
        sound: "Sound",
        rules: "Rules",
        choose_giver: "Whose bratworm do you take?",
        giver: |name, count| format!("{name} ({count})"),
        choose_specialist: "Which specialist do you keep?",
        keep_figure: |figure| format!("Keep the {}", figure_name(figure)),
        figure_does,
        failing_stop_question: "Stopping now is a failed attempt. Stop anyway?",
        failing_stop_confirm: "Stop and fail",
        obstacle,
        costs,
        failed_line,
        watching: "This game is being played in another tab.",
        take_over: "Play here instead",
        bot_thinks: |name| format!("{name} is playing"),
        last_turn: |name| format!("{name}’s last turn"),
        rule_link: |number| format!("Rule {number}"),
        supply: |count| match count {
            0 => "no bratworms left".to_owned(),
            1 => "1 bratworm left".to_owned(),
            count => format!("{count} bratworms left"),
        },
        tile: tile_label,
        seat: seat_label,
        prompt_roll: "Roll the dice.",
        prompt_keep: "Which value do you keep? You take all of its dice.",
        prompt_weasel: "A dead roll. The weasel can roll once more.",
        prompt_take_or_roll: "Take it, or roll on for more.",
        prompt_take: "More is not possible: take it.",
        prompt_hopeless: "Every value is aside: another roll is sure to fail.",
        prompt_no_worm: "No worm yet: roll on.",
        prompt_roll_on: "There is nothing to take yet: roll on.",
        nothing_aside: "nothing aside yet",
        with_worm: "with a worm",
        no_worm_yet: "no worm yet",
        no_tile: "no portion",
        see_result: "See the result",
    },
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
        to_start: "Back to the start",
        to_table: "Look at the table",
    },
    settings: SettingsTexts {
        heading: "Settings",
        language: "Language",
        theme: "Light or dark",
        theme_auto: "Match device",
        theme_light: "Light",
        theme_dark: "Dark",
        motion: "Motion",
        motion_auto: "Match device",
        motion_off: "Off",
        bot_speed: "Bot speed",
        slow: "Slow",
        normal: "Normal",
        fast: "Fast",
        sound: "Sound",
        sound_line: "Dice, birds and embers are heard; on a phone you feel them too.",
        flow: "Flow",
        flow_line: "Rolls by itself while nothing can be taken, and keeps the only possible value.",
        keys: "Play with keys",
        keys_line: "Single keys make your moves; see the list under “Keys” at the table.",
        looks: "Birds and colours",
        bird_of_seat: |seat| format!("Bird for seat {seat}"),
        colour_of_seat: |seat| format!("Colour for seat {seat}"),
        birds: ["Duck", "Owl", "Heron", "Robin", "Peacock", "Toucan", "Penguin"],
        colours: ["Ochre", "Violet", "Blue", "Red", "Teal", "Pink", "Slate"],
    },
    device: DeviceTexts {
        heading: "This device",
        update: "New version – reload",
        install: "Install",
        install_line: "You can install Heckmeck like an app: it opens from the home screen and works without a network.",
        install_by_menu: "You can put Heckmeck on your home screen: tap the share button, then “Add to Home Screen”.",
        offline_unknown: "Playing offline: being prepared …",
        offline_ready: "Playing offline: ready. Everything is kept on this device.",
        offline_refused: "Playing offline: not available here. The page needs the network to open.",
        awake: "Keep the screen on",
        awake_line: "While a game is on, the screen does not go dark.",
    },
    rules: RulesTexts {
        heading: "Rules",
        loading: "The rules are on their way…",
        missing: "The rules could not be loaded. Try again when you are connected.",
        to_table: "Back to the game",
        contents: "Contents",
        edition: "Rules for",
        search: "Search the rules",
        found: |count| match count {
            0 => "Nothing found".to_owned(),
            1 => "1 passage".to_owned(),
            _ => format!("{count} passages"),
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
            1 => format!("1 passage in “{edition}”"),
            _ => format!("{count} passages in “{edition}”"),
        },
        print: "Print the cheat sheet",
        at_hand: "The rule for this",
        more: "Read on in the rules",
        specialists: "The specialists",
    },
    notices: NoticeTexts {
        storage_blocked: "This browser saves nothing for this page. You can play, but the game will be gone when you close the page.",
        retry: "Try again",
        storage_nearly_full: "More than four fifths of the room for games is used. Delete old games, or save them as files first.",
        storage_full: "There is no room left: from here on the game is only on this page, and reloading would go back to what was saved before. Delete old games, or save this one as a file.",
        settings_unreadable: "Your settings could not be read. They have been set aside; the defaults are used for now.",
        bots_in_page: "The bots’ part of the game does not start here. They play on, but the expert only as well as the greedy bot.",
        not_written: "This could not be saved: a fault in the game. What was saved before is untouched.",
        expert_missing: "The expert could not be loaded; it plays like the greedy bot until you are connected again.",
        bad_link: "This link does not describe a possible game.",
        bad_seed: "The seed in this link must be a whole number from 0 to 9223372036854775807.",
        bad_address: "This address leads nowhere. Here is the start.",
        form_unreadable: "Your last table could not be read. It has been set aside; the defaults are used for now.",
        game_missing: "This game is not kept on this device.",
        game_newer: "A newer version of the app wrote this game. It is kept as it is.",
        game_damaged: "This game cannot be read. It is kept as it is; you can save it as a file.",
        file_unreadable: "This file cannot be read, or it is far too large for a game.",
        file_foreign: "This file is not a game of Heckmeck.",
        file_newer: "A newer version of the app wrote this file. Update the app to open it.",
        file_damaged: "This file is a game, but something in it is damaged or against the rules. It was not opened.",
        replace_question: "Another game is under way. It will be kept. Start the new one?",
        replace_confirm: "Start the new game",
    },
    keys: KeyTexts {
        heading: "Keys",
        keep: "keep that value",
        roll: "roll",
        stop: "stop and take",
        undo: "undo",
        weasel: "weasel",
        rules: "rules for this moment",
        log: "log",
        sound: "sound on or off",
        arrows: "move between buttons",
        switch_off: "You can switch the keys off in the settings.",
    },
    level: level_name,
    figure: figure_name,
    event,
};

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Random => "Random",
        Level::Naive => "First-timer",
        Level::Careful => "Careful",
        Level::Greedy => "Greedy",
        Level::Expert => "Expert",
    }
}

/// What a bot of this level is like.
fn temper(level: Level) -> &'static str {
    match level {
        Level::Random => "Rolls and hopes.",
        Level::Naive => "Grabs the biggest numbers and runs off with the first portion in reach.",
        Level::Careful => "Would rather go home with a 21 than with nothing at all.",
        Level::Greedy => "Wants as many worms as this turn can give, and loves yours best.",
        Level::Expert => "Cares about nothing but the final count, and thinks ahead to get there.",
    }
}

fn figure_name(figure: Figure) -> &'static str {
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

fn worm_words(count: u8) -> String {
    match count {
        1 => "one worm".to_owned(),
        count => format!("{} worms", count_word(count)),
    }
}

fn tile_label(summary: TileView) -> String {
    let tile = summary.tile;
    let mut label = format!("portion {}, {}", tile.number(), worm_words(tile.worms()));
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
        parts.push(format!("bot, {}", level_name(level).to_ascii_lowercase()));
    }
    if seat.turn {
        parts.push("to play".to_owned());
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
    parts.push(format!("{} in all", worm_words(seat.worms)));
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
            "Every value rolled is aside already, but the weasel is ready.".to_owned()
        }
        Event::LaidAside { seat, face, count } => {
            format!("{} keeps {}.", names(seat), dice_words(face, count))
        }
        Event::Stopped { seat, sum, canned: false } => format!("{} stops at {sum}.", names(seat)),
        Event::Stopped { seat, sum, .. } => {
            format!("{} stops at {sum}; the canned worm counts.", names(seat))
        }
        Event::Claimed { seat, claim, .. } => claimed(&names(seat), claim, names),
        Event::BratwormGained { seat, from, source } => {
            bratworm(&names(seat), from.map(names), source)
        }
        Event::BratwormMissed { seat, .. } => {
            format!("Nobody can give {} a bratworm.", names(seat))
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
    let why = match source {
        BratwormSource::DoubleOne => "for the double 1",
        BratwormSource::Raven => "from the raven",
    };
    match from {
        None => format!("{name} gets a bratworm {why}."),
        Some(giver) => format!("{name} gets a bratworm {why}; {giver} gives it."),
    }
}

fn failed(name: &str, why: Failure) -> String {
    match why {
        Failure::DeadRoll => {
            format!("Failed attempt: {name} rolled only values that were aside already.")
        }
        Failure::NoWorm { sum } => {
            format!("Failed attempt: {name} stopped at {sum} without a worm.")
        }
        Failure::NoTile { sum } => {
            format!("Failed attempt: there is no portion for {name}’s {sum}.")
        }
    }
}

fn turned(tile: Tile, rule: Rule) -> String {
    if rule == Rule::L5 {
        format!(
            "It is the highest, so portion {} itself is turned over (short game).",
            tile.number()
        )
    } else {
        format!("Portion {}, the highest open one, is turned over.", tile.number())
    }
}

fn nothing_turned(rule: Rule) -> &'static str {
    match rule {
        Rule::O5_4 => "It is the highest open portion itself, so nothing is turned over.",
        Rule::E9_3 => "The hen saved the portion: nothing is returned, nothing is turned over.",
        Rule::E9_4 => "With no portion to lose, the hen stays; nothing is turned over.",
        _ => "There is no portion to return, so nothing is turned over.",
    }
}

fn figure_moved(figure: Figure, to: Place, names: Names<'_>) -> String {
    let figure = the_figure(figure);
    match to {
        Place::Grill(tile) => format!("{figure} goes to portion {}.", tile.number()),
        Place::Player(seat) => format!("{figure} goes to {}.", names(seat)),
        Place::Offered(seat) => {
            format!("{figure} comes to {}, who already has a specialist.", names(seat))
        }
        Place::Out => format!("{figure} leaves the game."),
    }
}

/// What a specialist does, in a few words.
fn figure_does(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "Counts as a worm when you have none",
        Figure::Hen => "Guards your top portion",
        Figure::Raven => "Brings a bratworm",
        Figure::Weasel => "Rolls again once a turn",
        Figure::Golden => "A ninth die",
        Figure::Apple => "3 worms at the end",
    }
}

fn obstacle(obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::NoWorm => "There is no worm among your dice.".to_owned(),
        Obstacle::TooLow(sum) => format!("{sum} points are too few for any portion."),
        Obstacle::NothingToTake(sum) => {
            format!("For {sum} there is nothing to take, neither on the grill nor on a stack.")
        }
    }
}

/// What failing costs, as the end of a sentence.
fn price_words(price: Price) -> String {
    let tiles = match price.tile {
        TilePrice::Nothing => "nothing to lose".to_owned(),
        TilePrice::Returned(tile) => {
            format!("{} goes back, nothing is turned over", tile.number())
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
        return "It costs you nothing but the turn.".to_owned();
    }
    format!("The price: {}.", price_words(price))
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
