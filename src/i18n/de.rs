//! German.

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
    back: "Zurück",
    close: "Schließen",
    cancel: "Abbrechen",
    start: StartTexts {
        tagline: "Das Würfelspiel um Bratwürmer",
        pitch: "Würfle, leg die richtigen Würfel beiseite und hör rechtzeitig auf: Auf dem Grill brutzeln Würmer, und alle am Tisch wollen die größte Portion.",
        play: "Spielen",
        know: "Ich kenne das Spiel",
        guide: "So geht’s",
        new_game: "Neues Spiel",
        continue_game: "Weiterspielen",
        kept_games: "Deine Partien",
        kept_seat: |name, worms, won| {
            format!("{name}: {}{}", worm_words(worms), if won { ", gewonnen" } else { "" })
        },
        rules: "Regeln",
        settings: "Einstellungen",
        look_at: "Ansehen",
        delete: "Löschen",
        export: "Als Datei speichern",
        open_file: "Datei öffnen",
        unreadable: "Diese Partie lässt sich nicht öffnen. Sie bleibt, wie sie ist; du kannst sie als Datei speichern.",
        newer: "Diese Partie stammt aus einer neueren Version der App. Sie bleibt, wie sie ist; du kannst sie als Datei speichern.",
        delete_question: "Diese Partie endgültig löschen?",
        delete_confirm: "Löschen",
        finished_games: |count| format!("Beendete Partien ({count})"),
        delete_finished: |count| match count {
            1 => "Die beendete Partie löschen".to_owned(),
            count => format!("{count} beendete Partien löschen"),
        },
        delete_finished_question: "Alle beendeten Partien endgültig löschen?",
        practice: "Üben",
        unofficial: "Inoffiziell: keine Verbindung zum Autor Reiner Knizia oder zum Verlag Zoch. Texte und Bilder sind unsere eigenen.",
    },
    setup: SetupTexts {
        heading: "Neues Spiel",
        edition: "Ausgabe",
        editions: |edition| match edition {
            Edition::Original => EditionTexts {
                name: "Original (2014)",
                line: "16 Bratwurmportionen, acht Würfel: der Klassiker.",
            },
            Edition::Extended => EditionTexts {
                name: "Erweitert (2018)",
                line: "Dazu die Portionen 11 und 13, sechs Spezialisten und sieben Rostbratwürmer.",
            },
            Edition::Pickomino2005 => EditionTexts {
                name: "Pickomino (2005)",
                line: "Aufhören nur, wenn es eine Portion gibt; Stehlen ist kein Muss.",
            },
        },
        options: "Optionen",
        short_game: "Kurzes Spiel",
        short_game_line: "Für jede zurückgelegte Portion wird eine umgedreht: gut, wenn ihr fünf oder mehr seid.",
        golden_faces: "Goldener Würfel",
        golden_faces_line: |faces| match faces {
            GoldenFaces::Ordinary => "Seiten wie bei den weißen Würfeln",
            GoldenFaces::OnesAndWorms => "Dreimal die 1, dreimal der Wurm",
        },
        players: "Wer spielt mit?",
        name_of_seat: |seat| format!("Name an Platz {seat}"),
        kind_of_seat: |seat| format!("Wer spielt an Platz {seat}?"),
        person: "Mensch",
        person_name: |seat| format!("Spieler {seat}"),
        temper,
        add_player: "Platz hinzufügen",
        remove_player: |name| format!("{name} entfernen"),
        starter: "Wer fängt an?",
        starter_lot: "Das Los entscheidet",
        start: "Spiel starten",
        look_of: |name| format!("Vogel und Farbe von {name}"),
        move_up: |name| format!("{name} nach oben"),
        move_down: |name| format!("{name} nach unten"),
        strength: |level| format!("Spielstärke {level} von 4"),
        lot: "Das Los entscheidet",
        begins: |name| format!("{name} beginnt!"),
        to_table: "An den Tisch",
        invite: "Einladen",
        invite_line: "Wer diesen Link öffnet oder den Code scannt, bekommt denselben Tisch mit denselben Würfen.",
        link: "Link zu diesem Tisch",
        copy: "Link kopieren",
        copied: "Kopiert",
        share: "Teilen",
    },
    table: TableTexts {
        turn_of: |name| format!("{name} ist dran"),
        over: "Das Spiel ist aus",
        grill: "Grill",
        players: "Am Tisch",
        tray: "Würfel",
        aside_label: |count, empty| match (empty, count.canned, count.worm) {
            (true, ..) => "Noch nichts beiseitegelegt".to_owned(),
            (_, true, _) => {
                format!("{} beiseite, der Dosenwurm zählt als Wurm mit", point_words(count.sum))
            }
            (_, _, true) => format!("{} beiseite, mit Wurm", point_words(count.sum)),
            _ => format!("{} beiseite, noch kein Wurm", point_words(count.sum)),
        },
        rolled: "Wurf",
        roll: |dice| format!("Mit {dice} würfeln"),
        roll_resting: "Würfeln",
        stop_resting: "Aufhören",
        golden: "Goldener Würfel",
        keep: |face, count| {
            let dice = capital(dice_taken(face, count));
            format!("{dice} beiseitelegen: {}", point_words(face.points() * count))
        },
        used: "weg",
        used_label: |face, count| {
            format!("{}: in diesem Zug schon genommen", capital(dice_named(face, count)))
        },
        stop: |claim, names| match claim {
            Claim::Take { tile, .. } => format!("{} nehmen", tile.number()),
            Claim::Steal { tile, from } => {
                format!("{} von {} stehlen", tile.number(), names(*from))
            }
            Claim::TakeHen { from, .. } => format!("Glucke von {} nehmen", names(*from)),
        },
        stop_failing: "Aufhören (Fehlwurf)",
        lower: |tile| format!("Nimm {}", tile.number()),
        weasel: |dice| format!("Wiesel: {dice} neu würfeln"),
        bust: "Fehlwurf hinnehmen",
        undo: "Doch nicht",
        skip: "Weiter bis zu mir",
        skipped: "Inzwischen",
        pause: "Pause",
        go_on: "Weiter",
        step: "Nächster Schritt",
        log: "Verlauf",
        log_empty: "Bisher ist nichts passiert.",
        keys: "Tastatur",
        sound: "Ton",
        rules: "Regeln",
        choose_giver: "Von wem nimmst du den Rostbratwurm?",
        giver: |name, count| format!("{name} ({count})"),
        choose_specialist: "Welchen Spezialisten behältst du?",
        keep_figure: |figure| format!("{} behalten", figure_kept(figure)),
        figure_does,
        failing_stop_question: "Wenn du jetzt aufhörst, ist das ein Fehlwurf. Trotzdem aufhören?",
        failing_stop_confirm: "Trotzdem aufhören",
        obstacle,
        costs,
        failed_line,
        watching: "Diese Partie läuft gerade in einem anderen Tab.",
        take_over: "Hier weiterspielen",
        bot_thinks: |name| format!("{name} spielt"),
        last_turn: |name| format!("Zuletzt: {name}"),
        rule_link: |number| format!("Warum? {number}"),
        supply: |count| match count {
            0 => "kein Rostbratwurm mehr da".to_owned(),
            1 => "noch 1 Rostbratwurm da".to_owned(),
            count => format!("noch {count} Rostbratwürmer da"),
        },
        tile: tile_label,
        seat: seat_label,
        prompt_roll: "Du bist dran: Würfle.",
        prompt_keep: "Leg alle Würfel eines Wertes beiseite.",
        prompt_weasel: "Wiesel oder Fehlwurf?",
        prompt_take_or_roll: "Nimm sie, oder würfle weiter.",
        prompt_take: "Mehr ist nicht drin: Nimm sie.",
        prompt_hopeless: "Du hast schon alle Werte: Der nächste Wurf geht sicher schief.",
        prompt_no_worm: "Noch kein Wurm: Würfle weiter.",
        prompt_roll_on: "Noch gibt es nichts zu holen: Würfle weiter.",
        nothing_aside: "noch nichts beiseitegelegt",
        with_worm: "mit Wurm",
        no_worm_yet: "noch kein Wurm",
        no_tile: "keine Portion",
        see_result: "Ergebnis ansehen",
    },
    guide: super::guide::de::GUIDE,
    coach: super::guide::de::COACH,
    odds: super::odds::de::ODDS,
    replay: super::replay::de::REPLAY,
    review: super::replay::de::REVIEW,
    end: EndTexts {
        heading: |names| match names {
            [name] => format!("{name} gewinnt!"),
            names => format!("{} gewinnen gemeinsam!", list(names)),
        },
        rank: "Platz",
        player: "Name",
        stacks: "Stapel",
        stack: |name, tiles| match tiles {
            [] => format!("{name}: keine Portion"),
            [tile] => format!("{name}: Portion {}", tile.number()),
            tiles => format!("{name}: Portionen {}", list(&numbers(tiles))),
        },
        result: "Ergebnis",
        tiles: "Portionen",
        tile_worms: "Würmer auf Portionen",
        bratworms: "Rostbratwürmer",
        apple: "Apfel",
        worms: "Würmer insgesamt",
        tie_break: |names, worms, tile, winner| {
            let worms = if worms == 1 { "1 Wurm".to_owned() } else { format!("{worms} Würmern") };
            let names = list(names);
            format!(
                "Gleichstand bei {worms} ({names}): Die {} entscheidet für {winner}.",
                tile.number()
            )
        },
        deeds: "Diebe und Pechvögel",
        steals: "Gestohlen",
        robbed: "Bestohlen",
        failures: "Fehlwürfe",
        rematch: "Revanche",
        to_start: "Zur Startseite",
        to_table: "Tisch ansehen",
    },
    settings: SettingsTexts {
        heading: "Einstellungen",
        language: "Sprache",
        theme: "Hell oder dunkel",
        theme_auto: "Wie das Gerät",
        theme_light: "Hell",
        theme_dark: "Dunkel",
        motion: "Animationen",
        motion_auto: "Wie das Gerät",
        motion_off: "Aus",
        bot_speed: "Tempo der Bots",
        slow: "Langsam",
        normal: "Normal",
        fast: "Schnell",
        sound: "Ton",
        sound_line: "Du hörst Würfel, Vögel und Glut; auf dem Handy spürst du sie auch.",
        flow: "Zügig spielen",
        flow_line: "Würfelt für dich, solange es nichts zu holen gibt, und legt die Würfel beiseite, wenn nur ein Wert geht.",
        keys: "Mit der Tastatur spielen",
        keys_line: "Ein Tastendruck genügt; welche Taste was tut, steht am Tisch unter „Tastatur“.",
        dice: "Würfel",
        dice_numerals: "Ziffern",
        dice_pips: "Augen",
        play: "Beim Spielen",
        bird: "Vogel",
        colour: "Farbe",
        birds: ["Ente", "Eule", "Reiher", "Rotkehlchen", "Pfau", "Tukan", "Pinguin"],
        colours: ["Ocker", "Violett", "Blau", "Rot", "Petrol", "Rosa", "Schiefer"],
    },
    device: DeviceTexts {
        heading: "Dieses Gerät",
        update: "Neue Version – neu laden",
        install: "Installieren",
        install_line: "Du kannst Heckmeck wie eine App installieren: Es öffnet sich vom Startbildschirm und läuft auch ohne Internet.",
        install_by_menu: "Du kannst Heckmeck auf den Startbildschirm legen: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“.",
        offline_unknown: "Offline spielen: wird vorbereitet …",
        offline_ready: "Offline spielen: bereit. Alles ist auf diesem Gerät gespeichert.",
        offline_refused: "Offline spielen: hier nicht möglich. Die Seite braucht zum Öffnen Internet.",
        awake: "Bildschirm anlassen",
        awake_line: "Solange du spielst, wird der Bildschirm nicht dunkel.",
    },
    rules: RulesTexts {
        heading: "Regeln",
        loading: "Die Regeln kommen gleich …",
        missing: "Die Regeln ließen sich nicht laden. Versuch es noch einmal, wenn du online bist.",
        to_table: "Regeln schließen",
        contents: "Inhalt",
        edition: "Regeln für",
        search: "Regeln durchsuchen",
        found: |count| match count {
            0 => "Nichts gefunden".to_owned(),
            _ => format!("{count} Treffer"),
        },
        example: "Beispiel",
        step_of: |step, steps| format!("Schritt {step} von {steps}"),
        step_back: "Zurück",
        next_step: "Weiter",
        found_partly: |count| match count {
            1 => "Alle Wörter zusammen stehen nirgends. Am nächsten kommt diese Stelle:".to_owned(),
            _ => {
                format!("Alle Wörter zusammen stehen nirgends. Am nächsten kommen {count} Stellen:")
            }
        },
        found_elsewhere: |count, edition| format!("{count} Treffer in „{edition}“"),
        print: "Spickzettel drucken",
        at_hand: "Die Regel dazu",
        more: "Weiterlesen",
        specialists: "Die Spezialisten",
    },
    notices: NoticeTexts {
        bots_in_page: "Die Bots müssen hier ohne ihren eigenen Programmteil auskommen. Sie spielen weiter, der Profi aber nur so stark wie der Nimmersatt.",
        not_written: "Das ließ sich nicht speichern: ein Fehler im Spiel. Was vorher gespeichert war, ist unverändert.",
        expert_missing: "Der Profi ließ sich nicht laden; bis du wieder online bist, spielt er wie der Nimmersatt.",
        storage_blocked: "Dieser Browser speichert für diese Seite nichts. Du kannst spielen, aber wenn du sie schließt, ist die Partie weg.",
        retry: "Noch einmal versuchen",
        storage_nearly_full: "Der Platz wird knapp. Lösche alte Partien; vorher kannst du sie als Datei speichern.",
        storage_full: "Zum Speichern ist kein Platz mehr: Ab hier gibt es die Partie nur auf dieser Seite, und nach einem Neuladen ginge es beim zuletzt gespeicherten Stand weiter. Lösche alte Partien, oder speichere diese als Datei.",
        settings_unreadable: "Deine Einstellungen ließen sich nicht lesen. Sie sind noch da, aber vorerst gelten die üblichen.",
        bad_link: "Dieser Link führt zu keinem gültigen Spiel.",
        bad_seed: "Die Zahl für die Würfel in diesem Link muss eine ganze Zahl von 0 bis 9223372036854775807 sein.",
        bad_address: "Diese Adresse führt nirgendwohin. Hier ist der Start.",
        form_unreadable: "Dein letzter Tisch ließ sich nicht lesen. Er ist noch da, aber vorerst ist ein neuer gedeckt.",
        game_missing: "Diese Partie ist auf diesem Gerät nicht gespeichert.",
        game_newer: "Diese Partie stammt aus einer neueren Version der App. Sie bleibt, wie sie ist.",
        game_damaged: "Diese Partie lässt sich nicht öffnen. Sie bleibt, wie sie ist; du kannst sie als Datei speichern.",
        file_unreadable: "Diese Datei lässt sich nicht öffnen, oder sie ist viel zu groß für eine Partie.",
        file_foreign: "In dieser Datei steckt keine Partie Heckmeck.",
        file_newer: "Diese Datei stammt aus einer neueren Version der App. Aktualisiere die App, um sie zu öffnen.",
        file_damaged: "In dieser Datei steckt eine Partie, aber etwas daran ist beschädigt oder regelwidrig. Sie wurde nicht geöffnet.",
        replace_question: "Eine andere Partie läuft noch; sie bleibt gespeichert. Ein neues Spiel starten?",
        replace_confirm: "Neues Spiel starten",
        practice_unreadable: "Was vom Üben gemerkt war, ließ sich nicht lesen. Es ist noch da, aber gezählt wird von vorn.",
        what_if: "Was wäre, wenn: ein neues Spiel ab dieser Stelle. Das alte bleibt, wie es war.",
    },
    keys: KeyTexts {
        heading: "Tastatur",
        keep: "diesen Wert beiseitelegen",
        roll: "würfeln",
        stop: "aufhören und nehmen",
        undo: "zurücknehmen",
        weasel: "Wiesel einsetzen",
        rules: "Regeln, die gerade gelten",
        log: "Verlauf",
        sound: "Ton an oder aus",
        arrows: "zwischen den Knöpfen wechseln",
        switch_off: "In den Einstellungen kannst du die Tasten abschalten.",
    },
    practice: super::practice::de::PRACTICE,
    level: level_name,
    figure: figure_name,
    event,
};

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Random => "Bot: blindes Huhn",
        Level::Naive => "Bot: Küken",
        Level::Careful => "Bot: Angsthase",
        Level::Greedy => "Bot: Nimmersatt",
        Level::Expert => "Bot: Profi",
    }
}

/// What a bot of this level is like.
fn temper(level: Level) -> &'static str {
    match level {
        Level::Random => "Würfelt, hofft und findet auch mal ein Korn.",
        Level::Naive => {
            "Nimmt immer die dicksten Zahlen und verschwindet mit der erstbesten Portion."
        }
        Level::Careful => "Geht lieber mit einer 21 heim als mit leeren Händen.",
        Level::Greedy => "Will aus jedem Zug so viele Würmer holen wie möglich, am liebsten deine.",
        Level::Expert => "Denkt voraus: Für ihn zählt nur, wer am Ende vorne liegt.",
    }
}

fn figure_name(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "Dosenwurm",
        Figure::Hen => "Glucke",
        Figure::Raven => "Rabe",
        Figure::Weasel => "Wiesel",
        Figure::Golden => "Goldener Würfel",
        Figure::Apple => "Apfel",
    }
}

/// With its article, at the beginning of a sentence.
fn the_figure(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "Der Dosenwurm",
        Figure::Hen => "Die Glucke",
        Figure::Raven => "Der Rabe",
        Figure::Weasel => "Das Wiesel",
        Figure::Golden => "Der Goldene Würfel",
        Figure::Apple => "Der Apfel",
    }
}

/// With its article, as what somebody gets.
fn figure_gained(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "den Dosenwurm",
        Figure::Hen => "die Glucke",
        Figure::Raven => "den Raben",
        Figure::Weasel => "das Wiesel",
        Figure::Golden => "den Goldenen Würfel",
        Figure::Apple => "den Apfel",
    }
}

/// As what somebody keeps, without an article.
pub(super) fn figure_kept(figure: Figure) -> &'static str {
    match figure {
        Figure::Raven => "Raben",
        Figure::Golden => "Goldenen Würfel",
        figure => figure_name(figure),
    }
}

/// That it is on a portion: an animal stands or sits there, a thing lies there.
fn figure_on_tile(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => ", der Dosenwurm steht darauf",
        Figure::Hen => ", die Glucke sitzt darauf",
        Figure::Raven => ", der Rabe sitzt darauf",
        Figure::Weasel => ", das Wiesel steht darauf",
        Figure::Golden => ", der Goldene Würfel liegt darauf",
        Figure::Apple => ", der Apfel liegt darauf",
    }
}

/// The text with a capital at its beginning; number words all begin with an ASCII letter.
fn capital(mut text: String) -> String {
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [first @ .., last] => format!("{} und {last}", first.join(", ")),
    }
}

/// Two and more; nothing and one depend on what is counted.
fn count_word(count: usize) -> String {
    let words =
        ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];
    let word = count.checked_sub(2).and_then(|place| words.get(place));
    word.map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// As the object of a sentence: `einen Wurm`.
fn dice_taken(face: Face, count: u8) -> String {
    match (face, count) {
        (Face::Worm, 1) => "einen Wurm".to_owned(),
        _ => dice_named(face, count),
    }
}

/// By itself: `ein Wurm`.
fn dice_named(face: Face, count: u8) -> String {
    match (face.number(), count) {
        (None, _) => worm_words(count),
        (Some(points), 1) => format!("eine {points}"),
        (Some(points), _) => format!("{} {points}er", count_word(usize::from(count))),
    }
}

fn worm_words(count: u8) -> String {
    match count {
        0 => "kein Wurm".to_owned(),
        1 => "ein Wurm".to_owned(),
        count => format!("{} Würmer", count_word(usize::from(count))),
    }
}

fn point_words(points: u8) -> String {
    match points {
        1 => "1 Punkt".to_owned(),
        points => format!("{points} Punkte"),
    }
}

fn tile_label(summary: TileView) -> String {
    let tile = summary.tile;
    let mut label = format!("Portion {}, {}", tile.number(), worm_words(tile.worms()));
    label.push_str(match summary.state {
        TileState::Open => ", offen auf dem Grill",
        TileState::Down => ", verdeckt auf dem Grill",
        TileState::Gone => ", nicht mehr auf dem Grill",
    });
    if let Some(figure) = summary.figure {
        label.push_str(figure_on_tile(figure));
    }
    if summary.take.is_some() {
        label.push_str(", gehört dir, wenn du jetzt aufhörst");
    }
    label
}

fn seat_label(seat: &SeatView) -> String {
    let mut parts = vec![seat.name.clone()];
    if let Some(level) = seat.bot {
        parts.push(level_name(level).to_owned());
    }
    if seat.turn {
        parts.push("am Zug".to_owned());
    }
    parts.push(match (seat.tiles, seat.top) {
        (1, Some(top)) => format!("eine Portion, die {}", top.number()),
        (tiles, Some(top)) => {
            format!("{} Portionen, oben die {}", count_word(tiles), top.number())
        }
        _ => "keine Portion".to_owned(),
    });
    if let Some(figure) = seat.specialist {
        parts.push(figure_name(figure).to_owned());
    }
    match seat.bratworms {
        0 => {}
        1 => parts.push("ein Rostbratwurm".to_owned()),
        count => parts.push(format!("{} Rostbratwürmer", count_word(usize::from(count)))),
    }
    parts.push(match seat.worms {
        0 => "noch kein Wurm".to_owned(),
        worms => format!("insgesamt {}", worm_words(worms)),
    });
    parts.join(", ")
}

fn dice_list(dice: &Dice) -> String {
    let shown = Face::ALL.into_iter().filter(|face| dice.count(*face) > 0);
    let words: Vec<String> = shown.map(|face| dice_taken(face, dice.count(face))).collect();
    list(&words)
}

fn event(event: &Event, names: Names<'_>) -> String {
    match *event {
        Event::Rolled { seat, dice, weasel: false, .. } => {
            format!("{} würfelt {}.", names(seat), dice_list(&dice))
        }
        Event::Rolled { seat, dice, .. } => {
            format!("{} setzt das Wiesel ein und würfelt {}.", names(seat), dice_list(&dice))
        }
        Event::DeadRollWaits { .. } => {
            "Ein toter Wurf ohne neuen Wert, aber das Wiesel kann noch helfen.".to_owned()
        }
        Event::LaidAside { seat, face, count } => {
            format!("{} legt {} beiseite.", names(seat), dice_taken(face, count))
        }
        Event::Stopped { seat, sum, canned: false } => {
            format!("{} hört bei {sum} auf.", names(seat))
        }
        Event::Stopped { seat, sum, .. } => {
            format!("{} hört bei {sum} auf; der Dosenwurm zählt mit.", names(seat))
        }
        Event::Claimed { seat, claim, .. } => claimed(&names(seat), claim, names),
        Event::BratwormGained { seat, from, source } => {
            bratworm(&names(seat), from.map(names), source)
        }
        Event::BratwormMissed { seat, .. } => {
            format!("Kein Rostbratwurm mehr zu haben: {} geht leer aus.", names(seat))
        }
        Event::Failed { seat, why, .. } => failed(&names(seat), why),
        Event::TileReturned { seat, tile } => {
            format!("{} legt Portion {} zurück.", names(seat), tile.number())
        }
        Event::TileTurned { tile, rule } => turned(tile, rule),
        Event::NothingTurned { rule } => nothing_turned(rule).to_owned(),
        Event::FigureMoved { figure, to, .. } => figure_moved(figure, to, names),
        Event::TurnBegan { seat } => format!("{} ist dran.", names(seat)),
        Event::Ended => "Das Spiel ist aus.".to_owned(),
    }
}

fn claimed(name: &str, claim: Claim, names: Names<'_>) -> String {
    match claim {
        Claim::Take { tile, .. } => {
            format!("{name} nimmt Portion {} ({}).", tile.number(), worm_words(tile.worms()))
        }
        Claim::Steal { tile, from } => {
            format!("{name} stiehlt Portion {} von {}.", tile.number(), names(from))
        }
        Claim::TakeHen { from, .. } => {
            let from = names(from);
            format!("{name} nimmt {from} die Glucke weg; die Portion bleibt bei {from}.")
        }
    }
}

fn bratworm(name: &str, from: Option<String>, source: BratwormSource) -> String {
    let why = match source {
        BratwormSource::DoubleOne => "für die Doppel-1",
        BratwormSource::Raven => "dank dem Raben",
    };
    match from {
        None => format!("{name} bekommt {why} einen Rostbratwurm."),
        Some(giver) => format!("{name} nimmt sich {why} einen Rostbratwurm von {giver}."),
    }
}

fn failed(name: &str, why: Failure) -> String {
    match why {
        Failure::DeadRoll => {
            format!("Fehlwurf: {name} hat nur Werte gewürfelt, die schon genommen waren.")
        }
        Failure::NoWorm { sum } => format!("Fehlwurf: {name} hat bei {sum} ohne Wurm aufgehört."),
        Failure::NoTile { sum } => {
            format!("Fehlwurf: Mit {sum} Punkten bekommt {name} keine Portion.")
        }
    }
}

fn turned(tile: Tile, rule: Rule) -> String {
    if rule == Rule::L5 {
        format!(
            "Portion {} ist selbst die höchste offene und wird umgedreht, denn es gilt das kurze Spiel.",
            tile.number()
        )
    } else {
        format!("Portion {}, die höchste offene auf dem Grill, wird umgedreht.", tile.number())
    }
}

fn nothing_turned(rule: Rule) -> &'static str {
    match rule {
        Rule::O5_4 => "Diese Portion ist selbst die höchste offene, also wird keine umgedreht.",
        Rule::E9_3 => {
            "Die Glucke hat die Portion gerettet: Keine kommt zurück, keine wird umgedreht."
        }
        Rule::E9_4 => "Ohne Portion bleibt die Glucke da; keine wird umgedreht.",
        _ => "Keine Portion zum Zurücklegen, also wird auch keine umgedreht.",
    }
}

fn figure_moved(figure: Figure, to: Place, names: Names<'_>) -> String {
    match to {
        Place::Grill(tile) => {
            format!("{} kommt auf Portion {}.", the_figure(figure), tile.number())
        }
        Place::Player(seat) => format!("{} kommt zu {}.", the_figure(figure), names(seat)),
        Place::Offered(seat) => {
            let gained = figure_gained(figure);
            format!("{} bekommt {gained}, hat aber schon einen Spezialisten.", names(seat))
        }
        Place::Out => format!("{} scheidet aus dem Spiel aus.", the_figure(figure)),
    }
}

/// What a specialist does, in a few words.
fn figure_does(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "Zählt als Wurm, wenn dir einer fehlt",
        Figure::Hen => "Bewacht deine oberste Portion",
        Figure::Raven => "Bringt einen Rostbratwurm",
        Figure::Weasel => "Wiederholt einen Wurf pro Zug",
        Figure::Golden => "Ein neunter Würfel",
        Figure::Apple => "3 Würmer am Ende",
    }
}

fn obstacle(obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::NoWorm => "Unter deinen Würfeln ist kein Wurm.".to_owned(),
        Obstacle::TooLow(sum) => format!("{sum} Punkte sind für jede Portion zu wenig."),
        Obstacle::NothingToTake(sum) => {
            format!("Mit {sum} Punkten ist nichts zu holen, weder vom Grill noch von einem Stapel.")
        }
    }
}

/// What failing costs, as the end of a sentence.
fn price_words(price: Price) -> String {
    let tiles = match price.tile {
        TilePrice::Nothing => "nichts zu verlieren".to_owned(),
        TilePrice::Returned(tile) => {
            format!("{} geht zurück, keine wird umgedreht", tile.number())
        }
        TilePrice::ReturnedAndTurned { returned, turned } => {
            format!("{} geht zurück, {} wird umgedreht", returned.number(), turned.number())
        }
        TilePrice::ReturnedAndTurnedItself(tile) => {
            format!("{} geht zurück und wird umgedreht", tile.number())
        }
        TilePrice::HenInstead => "die Glucke geht, die Portion bleibt".to_owned(),
        TilePrice::HenStays => "nichts zu verlieren, die Glucke bleibt".to_owned(),
    };
    let lost = price.lost.map(|figure| match figure {
        Figure::Can => "der Dosenwurm ist weg",
        Figure::Hen => "die Glucke ist weg",
        Figure::Raven => "der Rabe ist weg",
        Figure::Weasel => "das Wiesel ist weg",
        Figure::Golden => "der Goldene Würfel ist weg",
        Figure::Apple => "der Apfel ist weg",
    });
    match (lost, price.tile) {
        (None, _) => tiles,
        (Some(lost), TilePrice::Nothing) => lost.to_owned(),
        (Some(lost), _) => format!("{tiles}, {lost}"),
    }
}

fn costs(price: Price) -> String {
    if price.is_the_turn_alone() {
        return "Ein Fehlwurf kostet dich nur den Zug.".to_owned();
    }
    format!("Der Preis eines Fehlwurfs: {}.", price_words(price))
}

fn failed_line(name: &str, why: Failure, price: Price) -> String {
    let why = match why {
        Failure::DeadRoll => "kein neuer Wert".to_owned(),
        Failure::NoWorm { .. } => "kein Wurm".to_owned(),
        Failure::NoTile { sum } => format!("nichts für {sum} Punkte"),
    };
    format!("Fehlwurf von {name}, {why}: {}.", price_words(price))
}

fn numbers(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(|tile| tile.number().to_string()).collect()
}
