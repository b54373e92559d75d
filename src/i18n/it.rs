//! Italian.

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
    back: "Indietro",
    close: "Chiudi",
    cancel: "Annulla",
    start: StartTexts {
        tagline: "Il gioco di dadi dei vermi alla griglia",
        pitch: "Lancia i dadi, tieni quelli giusti e fermati in tempo: la griglia è piena di vermi e al tavolo tutti vogliono la porzione più grande.",
        play: "Gioca",
        know: "Conosco già il gioco",
        guide: "Come si gioca",
        new_game: "Nuova partita",
        continue_game: "Continua",
        kept_games: "Le tue partite",
        kept_seat: |name, worms, won| {
            format!("{name}: {}{}", worm_words(worms), if won { ", ha vinto" } else { "" })
        },
        rules: "Regole",
        settings: "Impostazioni",
        look_at: "Rivedi",
        delete: "Elimina",
        export: "Salva su file",
        open_file: "Apri un file",
        unreadable: "Impossibile aprire questa partita. Resta così com’è: puoi salvarla su file.",
        newer: "Questa partita viene da una versione più recente dell’app. Resta così com’è: puoi salvarla su file.",
        delete_question: "Eliminare questa partita per sempre?",
        delete_confirm: "Elimina",
        finished_games: |count| format!("Partite finite ({count})"),
        delete_finished: |count| match count {
            1 => "Elimina la partita finita".to_owned(),
            count => format!("Elimina {count} partite finite"),
        },
        delete_finished_question: "Eliminare per sempre tutte le partite finite?",
        practice: "Allenamento",
        unofficial: "Non ufficiale: nessun legame con l’autore, Reiner Knizia, né con l’editore, Zoch. Testi e immagini sono nostri.",
    },
    setup: SetupTexts {
        heading: "Nuova partita",
        edition: "Edizione",
        editions: |edition| match edition {
            Edition::Original => EditionTexts {
                name: "Classica (2014)",
                line: "Sedici porzioni e otto dadi: il gioco di sempre.",
            },
            Edition::Extended => EditionTexts {
                name: "Con specialisti (2018)",
                line: "In più le porzioni 11 e 13, sei specialisti e sette vermarrosti.",
            },
            Edition::Pickomino2005 => EditionTexts {
                name: "Foglio del 2005",
                line: "Ci si ferma solo per una porzione; rubare è facoltativo.",
            },
        },
        options: "Opzioni",
        short_game: "Partita breve",
        short_game_line: "Per ogni porzione resa se ne capovolge una: ideale in cinque o più.",
        golden_faces: "Dado d’oro",
        golden_faces_line: |faces| match faces {
            GoldenFaces::Ordinary => "Le facce dei dadi bianchi",
            GoldenFaces::OnesAndWorms => "Tre 1 e tre vermi",
        },
        players: "Chi gioca",
        name_of_seat: |seat| format!("Nome del giocatore {seat}"),
        kind_of_seat: |seat| format!("Giocatore {seat}: persona o bot"),
        person: "Persona",
        person_name: |seat| format!("Giocatore {seat}"),
        temper,
        add_player: "Aggiungi un giocatore",
        remove_player: |name| format!("Togli {name}"),
        starter: "Chi comincia",
        starter_lot: "Si tira a sorte",
        start: "Inizia la partita",
        look_of: |name| format!("Pennuto e colore di {name}"),
        move_up: |name| format!("Sposta {name} in su"),
        move_down: |name| format!("Sposta {name} in giù"),
        strength: |level| format!("Livello {level} su 4"),
        lot: "Decide la sorte",
        begins: |name| format!("Inizia {name}!"),
        to_table: "Al tavolo",
        invite: "Invita",
        invite_line: "Chi apre questo link o inquadra il codice trova lo stesso tavolo con gli stessi lanci.",
        link: "Link a questo tavolo",
        copy: "Copia il link",
        copied: "Copiato",
        share: "Condividi",
    },
    table: TableTexts {
        turn_of: |name| format!("Tocca {}", to(name)),
        over: "La partita è finita",
        grill: "Griglia",
        players: "Giocatori",
        tray: "Dadi",
        aside_label: |count, empty| match (empty, count.canned, count.worm) {
            (true, ..) => "Ancora niente da parte".to_owned(),
            (_, true, _) => {
                format!("{} da parte; il verme in scatola fa da verme", points(count.sum))
            }
            (_, _, true) => format!("{} da parte, verme compreso", points(count.sum)),
            _ => format!("{} da parte, ancora nessun verme", points(count.sum)),
        },
        rolled: "Lancio",
        roll: |dice| match dice {
            1 => "Lancia 1 dado".to_owned(),
            dice => format!("Lancia {dice} dadi"),
        },
        roll_resting: "Lancia",
        stop_resting: "Fermati",
        golden: "Dado d’oro",
        keep: |face, count| {
            format!("Metti da parte {}: {}", dice_words(face, count), points(face.points() * count))
        },
        used: "preso",
        used_label: |face, count| format!("Valore già preso: {}", dice_words(face, count)),
        stop: |claim, names| match claim {
            Claim::Take { tile, .. } => format!("Prendi la {}", tile.number()),
            Claim::Steal { tile, from } => {
                format!("Ruba la {} {}", tile.number(), to(&names(*from)))
            }
            Claim::TakeHen { from, .. } => format!("Prendi la chioccia {}", to(&names(*from))),
        },
        stop_failing: "Fermati (sballi)",
        lower: |tile| format!("Prendi la {}", tile.number()),
        weasel: |dice| match dice {
            1 => "Donnola: rilancia 1 dado".to_owned(),
            dice => format!("Donnola: rilancia {dice} dadi"),
        },
        bust: "Accetta di sballare",
        undo: "Annulla",
        skip: "Salta al mio turno",
        skipped: "Nel frattempo",
        pause: "Pausa",
        go_on: "Riprendi",
        step: "Passo successivo",
        log: "Cronaca",
        log_empty: "Non è ancora successo niente.",
        keys: "Tasti",
        sound: "Audio",
        rules: "Regole",
        choose_giver: "A chi prendi il vermarrosto?",
        giver: |name, count| format!("{name} ({count})"),
        choose_specialist: "Quale specialista tieni?",
        keep_figure: |figure| format!("Tieni {}", the_figure(figure)),
        figure_does,
        failing_stop_question: "Se ti fermi ora, sballi. Ti fermi lo stesso?",
        failing_stop_confirm: "Fermati lo stesso",
        obstacle,
        costs,
        failed_line,
        watching: "Questa partita è in corso in un’altra scheda.",
        take_over: "Gioca qui",
        bot_thinks: |name| format!("{name} sta giocando"),
        last_turn: |name| format!("Appena giocato: {name}"),
        rule_link: |number| format!("Perché? {number}"),
        supply: |count| match count {
            0 => "vermarrosti finiti".to_owned(),
            1 => "resta 1 vermarrosto".to_owned(),
            count => format!("restano {count} vermarrosti"),
        },
        tile: tile_label,
        seat: seat_label,
        prompt_roll: "Tocca a te: lancia.",
        prompt_keep: "Quale valore prendi? Vanno presi tutti i suoi dadi.",
        prompt_weasel: "Donnola o tentativo fallito?",
        prompt_take_or_roll: "Prendila, o rilancia.",
        prompt_take: "Di più non si può: prendila.",
        prompt_hopeless: "Hai già preso tutti i valori: se rilanci, sballi di sicuro.",
        prompt_no_worm: "Ancora nessun verme: rilancia.",
        prompt_roll_on: "Non c’è ancora niente da prendere: rilancia.",
        nothing_aside: "ancora niente da parte",
        with_worm: "con un verme",
        no_worm_yet: "senza verme",
        no_tile: "nessuna porzione",
        see_result: "Vedi il risultato",
    },
    guide: super::guide::it::GUIDE,
    coach: super::guide::it::COACH,
    odds: super::odds::it::ODDS,
    replay: super::replay::it::REPLAY,
    review: super::replay::it::REVIEW,
    end: EndTexts {
        heading: |names| match names {
            [name] => format!("Vince {name}!"),
            names => format!("Vincono insieme {}!", list(names)),
        },
        rank: "Posto",
        player: "Nome",
        stacks: "Pile",
        stack: |name, tiles| match tiles {
            [] => format!("{name}: nessuna porzione"),
            [tile] => format!("{name}: porzione {}", tile.number()),
            tiles => format!("{name}: porzioni {}", list(&numbers(tiles))),
        },
        result: "Risultato",
        tiles: "Porzioni",
        tile_worms: "Vermi sulle porzioni",
        bratworms: "Vermarrosti",
        apple: "Mela",
        worms: "Vermi in tutto",
        tie_break: |names, worms, tile, winner| {
            let worms = if worms == 1 { "1 verme".to_owned() } else { format!("{worms} vermi") };
            let names = list(names);
            format!("Parità a {worms} ({names}): decide la {} di {winner}.", tile.number())
        },
        deeds: "Ladri e sfortunati",
        steals: "Furti",
        robbed: "Subiti",
        failures: "Sballati",
        rematch: "Rivincita",
        to_start: "Torna al menu",
        to_table: "Guarda il tavolo",
    },
    settings: SettingsTexts {
        heading: "Impostazioni",
        language: "Lingua",
        theme: "Tema",
        theme_auto: "Come il dispositivo",
        theme_light: "Chiaro",
        theme_dark: "Scuro",
        motion: "Animazioni",
        motion_auto: "Come il dispositivo",
        motion_off: "Disattivate",
        bot_speed: "Velocità dei bot",
        slow: "Lenta",
        normal: "Normale",
        fast: "Rapida",
        sound: "Audio",
        sound_line: "Senti i dadi, i pennuti e la brace; sul telefono anche le vibrazioni.",
        flow: "Gioco spedito",
        flow_line: "L’app lancia da sola se non c’è niente da prendere, e mette da parte l’unico valore possibile.",
        keys: "Gioca con i tasti",
        keys_line: "Un tasto, una mossa: l’elenco è al tavolo, sotto «Tasti».",
        dice: "Dadi",
        dice_numerals: "Cifre",
        dice_pips: "Punti",
        play: "Durante la partita",
        bird: "Pennuto",
        colour: "Colore",
        birds: ["Anatra", "Gufo", "Airone", "Pettirosso", "Pavone", "Tucano", "Pinguino"],
        colours: ["Ocra", "Viola", "Blu", "Rosso", "Petrolio", "Rosa", "Ardesia"],
    },
    device: DeviceTexts {
        heading: "Questo dispositivo",
        update: "Nuova versione – ricarica",
        install: "Installa",
        install_line: "Puoi installare Heckmeck come un’app: si apre dalla schermata Home e funziona senza rete.",
        install_by_menu: "Puoi mettere Heckmeck nella schermata Home: tocca il pulsante Condividi, poi «Aggiungi alla schermata Home».",
        offline_unknown: "Giocare offline: in preparazione…",
        offline_ready: "Giocare offline: pronto. Tutto è salvato su questo dispositivo.",
        offline_refused: "Giocare offline: qui non è possibile. Per aprirsi la pagina ha bisogno della rete.",
        awake: "Tieni acceso lo schermo",
        awake_line: "Durante una partita lo schermo non si spegne.",
    },
    rules: RulesTexts {
        heading: "Regole",
        loading: "Le regole sono in arrivo…",
        missing: "Non è stato possibile caricare le regole. Riprova quando hai la connessione.",
        to_table: "Chiudi le regole",
        contents: "Indice",
        edition: "Regole dell’edizione",
        search: "Cerca nelle regole",
        found: |count| match count {
            0 => "Nessun risultato".to_owned(),
            1 => "1 risultato".to_owned(),
            _ => format!("{count} risultati"),
        },
        example: "Esempio",
        step_of: |step, steps| format!("Passo {step} di {steps}"),
        step_back: "Indietro",
        next_step: "Avanti",
        found_partly: |count| match count {
            1 => "Nessun brano contiene tutte le parole. Questo si avvicina di più:".to_owned(),
            _ => format!(
                "Nessun brano contiene tutte le parole. Questi {count} si avvicinano di più:"
            ),
        },
        found_elsewhere: |count, edition| match count {
            1 => format!("1 risultato in «{edition}»"),
            _ => format!("{count} risultati in «{edition}»"),
        },
        print: "Stampa bigliettino",
        at_hand: "La regola che serve",
        more: "Continua",
        specialists: "Gli specialisti",
    },
    notices: NoticeTexts {
        bots_in_page: "Qui il modulo dei bot non si avvia. I bot continuano a giocare, ma la vecchia volpe gioca solo come l’avvoltoio.",
        not_written: "Salvataggio non riuscito: un errore del gioco. Quello che era già salvato resta intatto.",
        expert_missing: "Non è stato possibile caricare la vecchia volpe: finché non torna la connessione gioca come l’avvoltoio.",
        storage_blocked: "Questo browser non conserva nulla per questa pagina. Puoi giocare, ma quando la chiudi la partita va persa.",
        retry: "Riprova",
        storage_nearly_full: "Lo spazio per le partite è quasi pieno. Elimina quelle vecchie; se vuoi, prima salvale su file.",
        storage_full: "Non c’è più spazio: da qui in poi la partita esiste solo in questa pagina e, ricaricandola, si tornerebbe all’ultimo salvataggio. Elimina le vecchie partite o salva questa su file.",
        settings_unreadable: "Impossibile leggere le tue impostazioni. Le abbiamo conservate; per ora valgono quelle predefinite.",
        bad_link: "Questo link non corrisponde a nessuna partita possibile.",
        bad_seed: "Il codice dei lanci in questo link deve essere un intero da 0 a 9223372036854775807.",
        bad_address: "Questo indirizzo non porta da nessuna parte. Eccoti all’inizio.",
        form_unreadable: "Impossibile leggere il tuo ultimo tavolo. L’abbiamo conservato; per ora vale quello predefinito.",
        game_missing: "Questa partita non si trova su questo dispositivo.",
        game_newer: "Questa partita viene da una versione più recente dell’app. Resta così com’è.",
        game_damaged: "Impossibile aprire questa partita. Resta così com’è: puoi salvarla su file.",
        file_unreadable: "Impossibile aprire questo file, oppure è troppo grande per una partita.",
        file_foreign: "Questo file non contiene una partita di Heckmeck.",
        file_newer: "Questo file viene da una versione più nuova dell’app. Aggiornala per aprirlo.",
        file_damaged: "Questo file è una partita, ma qualcosa è danneggiato o contro le regole. Non è stato aperto.",
        replace_question: "C’è già una partita in corso: verrà conservata. Iniziare quella nuova?",
        replace_confirm: "Inizia la nuova",
        practice_unreadable: "Impossibile leggere i tuoi esercizi. Li abbiamo conservati, ma il conteggio riparte da zero.",
        what_if: "E se…: una nuova partita da quel momento. La vecchia resta com’era.",
    },
    keys: KeyTexts {
        heading: "Tasti",
        keep: "metti da parte quel valore",
        roll: "lancia",
        stop: "fermati e prendi",
        undo: "annulla la mossa",
        weasel: "donnola",
        rules: "la regola che serve",
        log: "cronaca",
        sound: "audio acceso o spento",
        arrows: "passa da un pulsante all’altro",
        switch_off: "Puoi disattivare i tasti nelle impostazioni.",
    },
    practice: super::practice::it::PRACTICE,
    level: level_name,
    figure: figure_name,
    event,
};

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Random => "Bot: merlo",
        Level::Naive => "Bot: pulcino",
        Level::Careful => "Bot: coniglio",
        Level::Greedy => "Bot: avvoltoio",
        Level::Expert => "Bot: vecchia volpe",
    }
}

/// What a bot of this level is like.
fn temper(level: Level) -> &'static str {
    match level {
        Level::Random => "Lancia e spera.",
        Level::Naive => "Si butta sui numeri più grossi e scappa con la prima porzione che trova.",
        Level::Careful => "Meglio una 21 oggi che una 36 domani.",
        Level::Greedy => "Da ogni turno vuole più vermi possibile, e i tuoi sono i più buoni.",
        Level::Expert => "Pensa in anticipo: conta solo chi è davanti alla fine.",
    }
}

fn figure_name(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "verme in scatola",
        Figure::Hen => "chioccia",
        Figure::Raven => "corvo",
        Figure::Weasel => "donnola",
        Figure::Golden => "dado d’oro",
        Figure::Apple => "mela",
    }
}

/// With its article, inside a sentence.
pub(super) fn the_figure(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "il verme in scatola",
        Figure::Hen => "la chioccia",
        Figure::Raven => "il corvo",
        Figure::Weasel => "la donnola",
        Figure::Golden => "il dado d’oro",
        Figure::Apple => "la mela",
    }
}

/// With its article, at the beginning of a sentence.
fn the_figure_first(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "Il verme in scatola",
        Figure::Hen => "La chioccia",
        Figure::Raven => "Il corvo",
        Figure::Weasel => "La donnola",
        Figure::Golden => "Il dado d’oro",
        Figure::Apple => "La mela",
    }
}

/// "a Ben", but "ad Anna".
fn to(name: &str) -> String {
    let word = if name.starts_with(['A', 'a']) { "ad" } else { "a" };
    format!("{word} {name}")
}

/// "Anna e Ben", but "Anna ed Elena".
fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [first @ .., last] => {
            let and = if last.starts_with(['E', 'e']) { "ed" } else { "e" };
            format!("{} {and} {last}", first.join(", "))
        }
    }
}

/// Before a masculine noun.
fn count_word(count: u8) -> String {
    let words = ["nessun", "un", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"];
    words.get(usize::from(count)).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

fn dice_words(face: Face, count: u8) -> String {
    match face.number() {
        None => worm_words(count),
        Some(points) => format!("{} {points}", count_word(count)),
    }
}

fn worm_words(count: u8) -> String {
    let noun = if count < 2 { "verme" } else { "vermi" };
    format!("{} {noun}", count_word(count))
}

fn points(count: u8) -> String {
    match count {
        1 => "1 punto".to_owned(),
        count => format!("{count} punti"),
    }
}

fn tile_label(summary: TileView) -> String {
    let tile = summary.tile;
    let mut label = format!("Porzione {}, {}", tile.number(), worm_words(tile.worms()));
    label.push_str(match summary.state {
        TileState::Open => ", scoperta sulla griglia",
        TileState::Down => ", a faccia in giù",
        TileState::Gone => ", già presa",
    });
    if let Some(figure) = summary.figure {
        label = format!("{label}, con {} sopra", the_figure(figure));
    }
    if summary.take.is_some() {
        label.push_str(", tua se ti fermi ora");
    }
    label
}

fn seat_label(seat: &SeatView) -> String {
    let mut parts = vec![seat.name.clone()];
    if let Some(level) = seat.bot {
        parts.push(level_name(level).to_owned());
    }
    if seat.turn {
        parts.push("di turno".to_owned());
    }
    parts.push(match (seat.tiles, seat.top) {
        (1, Some(top)) => format!("una porzione, la numero {}", top.number()),
        (tiles, Some(top)) => format!("{tiles} porzioni, in cima la numero {}", top.number()),
        _ => "nessuna porzione".to_owned(),
    });
    if let Some(figure) = seat.specialist {
        parts.push(figure_name(figure).to_owned());
    }
    match seat.bratworms {
        0 => {}
        1 => parts.push("un vermarrosto".to_owned()),
        count => parts.push(format!("{} vermarrosti", count_word(count))),
    }
    parts.push(match seat.worms {
        0 => "ancora nessun verme".to_owned(),
        worms => format!("{} in tutto", worm_words(worms)),
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
            format!("{} lancia: {}.", names(seat), dice_list(&dice))
        }
        Event::Rolled { seat, dice, .. } => {
            format!("{} usa la donnola e rilancia: {}.", names(seat), dice_list(&dice))
        }
        Event::DeadRollWaits { .. } => "Solo valori già presi, ma la donnola è pronta.".to_owned(),
        Event::LaidAside { seat, face, count } => {
            format!("{} mette da parte {}.", names(seat), dice_words(face, count))
        }
        Event::Stopped { seat, sum, canned: false } => {
            format!("{} si ferma a {sum}.", names(seat))
        }
        Event::Stopped { seat, sum, .. } => {
            format!("{} si ferma a {sum}, contando il verme in scatola.", names(seat))
        }
        Event::Claimed { seat, claim, .. } => claimed(&names(seat), claim, names),
        Event::BratwormGained { seat, from, source } => {
            bratworm(&names(seat), from.map(names), source)
        }
        Event::BratwormMissed { seat, .. } => {
            format!("Nessuno può dare un vermarrosto {}.", to(&names(seat)))
        }
        Event::Failed { seat, why, .. } => failed(&names(seat), why),
        Event::TileReturned { seat, tile } => {
            format!("{} rende la porzione {}.", names(seat), tile.number())
        }
        Event::TileTurned { tile, rule } => turned(tile, rule),
        Event::NothingTurned { rule } => nothing_turned(rule).to_owned(),
        Event::FigureMoved { figure, to, .. } => figure_moved(figure, to, names),
        Event::TurnBegan { seat } => format!("Tocca {}.", to(&names(seat))),
        Event::Ended => "La partita è finita.".to_owned(),
    }
}

fn claimed(name: &str, claim: Claim, names: Names<'_>) -> String {
    match claim {
        Claim::Take { tile, .. } => {
            format!("{name} prende la porzione {} ({}).", tile.number(), worm_words(tile.worms()))
        }
        Claim::Steal { tile, from } => {
            format!("{name} ruba la porzione {} {}.", tile.number(), to(&names(from)))
        }
        Claim::TakeHen { from, .. } => {
            format!("{name} prende la chioccia {}; la porzione resta lì.", to(&names(from)))
        }
    }
}

fn bratworm(name: &str, from: Option<String>, source: BratwormSource) -> String {
    let why = match source {
        BratwormSource::DoubleOne => "grazie al doppio 1",
        BratwormSource::Raven => "grazie al corvo",
    };
    match from {
        None => format!("{name} riceve un vermarrosto {why}."),
        Some(giver) => format!("{name} riceve un vermarrosto {why}: lo cede {giver}."),
    }
}

fn failed(name: &str, why: Failure) -> String {
    match why {
        Failure::DeadRoll => {
            format!("{name} sballa: escono solo valori già presi.")
        }
        Failure::NoWorm { sum } => {
            format!("{name} sballa: si ferma a {sum} senza vermi.")
        }
        Failure::NoTile { sum } => {
            format!("{name} sballa: con {} non prende niente.", points(sum))
        }
    }
}

fn turned(tile: Tile, rule: Rule) -> String {
    if rule == Rule::L5 {
        format!(
            "È proprio la più alta: la porzione {} viene capovolta (partita breve).",
            tile.number()
        )
    } else {
        format!("La porzione {}, la più alta scoperta, viene capovolta.", tile.number())
    }
}

fn nothing_turned(rule: Rule) -> &'static str {
    match rule {
        Rule::O5_4 => "È proprio la più alta scoperta: non si capovolge niente.",
        Rule::E9_3 => "La chioccia ha salvato la porzione: non si rende e non si capovolge niente.",
        Rule::E9_4 => "Senza porzioni la chioccia resta, e non si capovolge niente.",
        _ => "Nessuna porzione da rendere: non si capovolge niente.",
    }
}

fn figure_moved(figure: Figure, place: Place, names: Names<'_>) -> String {
    let figure = the_figure_first(figure);
    match place {
        Place::Grill(tile) => format!("{figure} va sulla porzione {}.", tile.number()),
        Place::Player(seat) => format!("{figure} passa {}.", to(&names(seat))),
        Place::Offered(seat) => {
            format!("{figure} arriva {}, che ha già uno specialista.", to(&names(seat)))
        }
        Place::Out => format!("{figure} esce dal gioco."),
    }
}

/// What a specialist does, in a few words.
fn figure_does(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "Fa da verme se non ne hai",
        Figure::Hen => "Protegge la cima della tua pila",
        Figure::Raven => "Porta un vermarrosto",
        Figure::Weasel => "Rilancia una volta per turno",
        Figure::Golden => "Un nono dado",
        Figure::Apple => "3 vermi alla fine",
    }
}

fn obstacle(obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::NoWorm => "Fra i tuoi dadi non c’è nessun verme.".to_owned(),
        Obstacle::TooLow(sum) => {
            format!("{} sono troppo pochi per qualsiasi porzione.", points(sum))
        }
        Obstacle::NothingToTake(sum) => {
            format!(
                "Con {} non c’è niente da prendere, né sulla griglia né su una pila.",
                points(sum)
            )
        }
    }
}

/// What failing costs, as the end of a sentence.
fn price_words(price: Price) -> String {
    let tiles = match price.tile {
        TilePrice::Nothing => "niente da perdere".to_owned(),
        TilePrice::Returned(tile) => {
            format!("la {} torna sulla griglia, nessuna si capovolge", tile.number())
        }
        TilePrice::ReturnedAndTurned { returned, turned } => {
            format!(
                "la {} torna sulla griglia, la {} si capovolge",
                returned.number(),
                turned.number()
            )
        }
        TilePrice::ReturnedAndTurnedItself(tile) => {
            format!("la {} torna sulla griglia e si capovolge", tile.number())
        }
        TilePrice::HenInstead => "la chioccia se ne va, la porzione resta".to_owned(),
        TilePrice::HenStays => "niente da perdere, la chioccia resta".to_owned(),
    };
    match (price.lost, price.tile) {
        (None, _) => tiles,
        (Some(figure), TilePrice::Nothing) => format!("{} se ne va", the_figure(figure)),
        (Some(figure), _) => format!("{tiles}, {} se ne va", the_figure(figure)),
    }
}

fn costs(price: Price) -> String {
    if price.is_the_turn_alone() {
        return "Se sballi, perdi solo il turno.".to_owned();
    }
    format!("Se sballi: {}.", price_words(price))
}

fn failed_line(name: &str, why: Failure, price: Price) -> String {
    let why = match why {
        Failure::DeadRoll => "nessun valore nuovo".to_owned(),
        Failure::NoWorm { .. } => "nessun verme".to_owned(),
        Failure::NoTile { sum } => format!("niente con {}", points(sum)),
    };
    format!("{name} sballa, {why}: {}.", price_words(price))
}

fn numbers(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(|tile| tile.number().to_string()).collect()
}
