//! French.

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
    back: "Retour",
    close: "Fermer",
    cancel: "Annuler",
    start: StartTexts {
        tagline: "Pickomino : le jeu de dés aux vers bien grillés",
        pitch: "Lance les dés, garde les bons et arrête-toi à temps : la brochette est pleine de vers, et toute la table veut la plus grosse part.",
        play: "Jouer",
        know: "Je connais déjà le jeu",
        guide: "Comment jouer",
        new_game: "Nouvelle partie",
        continue_game: "Continuer",
        kept_games: "Tes parties",
        kept_seat: |name, worms, won| {
            format!("{name} : {}{}", worm_words(worms), if won { ", gagne la partie" } else { "" })
        },
        rules: "Règles",
        settings: "Réglages",
        look_at: "Revoir",
        delete: "Supprimer",
        export: "Enregistrer dans un fichier",
        open_file: "Ouvrir un fichier",
        unreadable: "Impossible d’ouvrir cette partie. Elle reste telle quelle ; tu peux l’enregistrer dans un fichier.",
        newer: "Cette partie vient d’une version plus récente de l’application. Elle reste telle quelle ; tu peux l’enregistrer dans un fichier.",
        delete_question: "Supprimer cette partie pour de bon ?",
        delete_confirm: "Supprimer",
        finished_games: |count| format!("Parties terminées ({count})"),
        delete_finished: |count| match count {
            1 => "Supprimer la partie terminée".to_owned(),
            count => format!("Supprimer {count} parties terminées"),
        },
        delete_finished_question: "Supprimer toutes les parties terminées pour de bon ?",
        practice: "Entraînement",
        unofficial: "Application non officielle, sans lien avec l’auteur, Reiner Knizia, ni avec l’éditeur, Zoch. Les textes et les images sont les nôtres.",
    },
    setup: SetupTexts {
        heading: "Nouvelle partie",
        edition: "Édition",
        editions: |edition| match edition {
            Edition::Original => EditionTexts {
                name: "Classique (2014)",
                line: "Seize Pickominos, huit dés : le grand classique.",
            },
            Edition::Extended => EditionTexts {
                name: "Avec spécialistes (2018)",
                line: "En plus, les Pickominos 11 et 13, six spécialistes et sept vers grillés.",
            },
            Edition::Pickomino2005 => EditionTexts {
                name: "Feuille de 2005",
                line: "Tu ne t’arrêtes que pour un Pickomino ; tu peux renoncer à piquer.",
            },
        },
        options: "Options",
        short_game: "Partie courte",
        short_game_line: "Chaque Pickomino rendu en fait retourner un : idéal à cinq ou plus.",
        golden_faces: "Dé doré",
        golden_faces_line: |faces| match faces {
            GoldenFaces::Ordinary => "Les mêmes faces que les dés blancs",
            GoldenFaces::OnesAndWorms => "Trois 1 et trois vers",
        },
        players: "Joueurs",
        name_of_seat: |seat| format!("Nom du joueur {seat}"),
        kind_of_seat: |seat| format!("Joueur {seat} : humain ou bot"),
        person: "Humain",
        person_name: |seat| format!("Joueur {seat}"),
        temper,
        add_player: "Ajouter un joueur",
        remove_player: |name| format!("Retirer {name}"),
        starter: "Qui commence",
        starter_lot: "Tirage au sort",
        start: "Commencer la partie",
        look_of: |name| format!("Oiseau et couleur de {name}"),
        move_up: |name| format!("Monter {name}"),
        move_down: |name| format!("Descendre {name}"),
        strength: |level| format!("Force {level} sur 4"),
        lot: "Le sort décide",
        begins: |name| format!("{name} commence !"),
        to_table: "À table",
        invite: "Inviter",
        invite_line: "Le lien ou le code ouvre chez chacun la même table, avec les mêmes dés.",
        link: "Lien vers cette table",
        copy: "Copier le lien",
        copied: "Copié",
        share: "Partager",
    },
    table: TableTexts {
        turn_of: |name| format!("À {name} de jouer"),
        over: "La partie est finie",
        grill: "Brochette",
        players: "Joueurs",
        tray: "Dés",
        aside_label: |count, empty| match (empty, count.canned, count.worm) {
            (true, ..) => "Rien de côté pour l’instant".to_owned(),
            (_, true, _) => {
                format!("{} de côté ; le Ver en boîte compte comme ver", point_words(count.sum))
            }
            (_, _, true) => format!("{} de côté, avec un ver", point_words(count.sum)),
            _ => format!("{} de côté, pas encore de ver", point_words(count.sum)),
        },
        rolled: "Dés lancés",
        roll: |dice| format!("Lancer {}", die_words(dice)),
        roll_resting: "Lancer",
        stop_resting: "S’arrêter",
        golden: "Dé doré",
        keep: |face, count| {
            format!("Garder {} : {}", dice_words(face, count), point_words(face.points() * count))
        },
        used: "pris",
        used_label: |face, count| format!("Valeur déjà prise : {}", dice_words(face, count)),
        stop: |claim, names| match claim {
            Claim::Take { tile, .. } => format!("Prendre le {}", tile.number()),
            Claim::Steal { tile, from } => {
                format!("Piquer le {} à {}", tile.number(), names(*from))
            }
            Claim::TakeHen { from, .. } => format!("Prendre la Mère poule à {}", names(*from)),
        },
        stop_failing: "S’arrêter (lancer nul)",
        lower: |tile| format!("Prendre le {}", tile.number()),
        weasel: |dice| format!("Belette : relancer {}", die_words(dice)),
        bust: "Accepter le lancer nul",
        undo: "Annuler",
        skip: "Passer à mon tour",
        skipped: "Pendant ce temps",
        pause: "Pause",
        go_on: "Reprendre",
        step: "Étape suivante",
        log: "Journal",
        log_empty: "Il ne s’est encore rien passé.",
        keys: "Raccourcis",
        sound: "Son",
        rules: "Règles",
        choose_giver: "À qui prends-tu un ver grillé ?",
        giver: |name, count| format!("{name} ({count})"),
        choose_specialist: "Quel spécialiste conserves-tu ?",
        keep_figure: |figure| format!("Conserver {}", with_article(figure, "le", "la")),
        figure_does,
        failing_stop_question: "Si tu t’arrêtes maintenant, c’est un lancer nul. T’arrêter quand même ?",
        failing_stop_confirm: "S’arrêter quand même",
        obstacle,
        costs,
        failed_line,
        watching: "Cette partie se joue dans un autre onglet.",
        take_over: "Continuer ici",
        bot_thinks: |name| format!("{name} joue…"),
        last_turn: |name| format!("Tour précédent : {name}"),
        rule_link: |number| format!("Pourquoi ? {number}"),
        supply: |count| match count {
            0 => "aucun ver grillé en réserve".to_owned(),
            1 => "1 ver grillé en réserve".to_owned(),
            count => format!("{count} vers grillés en réserve"),
        },
        tile: tile_label,
        seat: seat_label,
        prompt_roll: "À toi : lance les dés.",
        prompt_keep: "Quelle valeur gardes-tu ? Tous ses dés vont de côté.",
        prompt_weasel: "Belette ou lancer nul ?",
        prompt_take_or_roll: "Sers-toi, ou relance.",
        prompt_take: "Tu ne peux plus lancer : sers-toi.",
        prompt_hopeless: "Toutes les valeurs sont prises : le prochain lancer sera nul.",
        prompt_no_worm: "Pas encore de ver : relance.",
        prompt_roll_on: "Rien à prendre pour l’instant : relance.",
        nothing_aside: "rien de côté pour l’instant",
        with_worm: "avec un ver",
        no_worm_yet: "pas de ver",
        no_tile: "aucun Pickomino",
        see_result: "Voir le résultat",
    },
    guide: super::guide::fr::GUIDE,
    coach: super::guide::fr::COACH,
    odds: super::odds::fr::ODDS,
    replay: super::replay::fr::REPLAY,
    review: super::replay::fr::REVIEW,
    end: EndTexts {
        heading: |names| match names {
            [name] => format!("{name} gagne !"),
            names => format!("{} se partagent la victoire !", list(names)),
        },
        rank: "Rang",
        player: "Joueur",
        stacks: "Piles",
        stack: |name, tiles| match tiles {
            [] => format!("{name} : aucun Pickomino"),
            [tile] => format!("{name} : Pickomino {}", tile.number()),
            tiles => format!("{name} : Pickominos {}", list(&numbers(tiles))),
        },
        result: "Résultat",
        tiles: "Pickominos",
        tile_worms: "Vers sur les Pickominos",
        bratworms: "Vers grillés",
        apple: "Pomme",
        worms: "Vers en tout",
        tie_break: |names, worms, tile, winner| {
            let worms = if worms < 2 { format!("{worms} ver") } else { format!("{worms} vers") };
            let names = list(names);
            format!(
                "Égalité à {worms} ({names}) : avec le {}, {winner} passe devant.",
                tile.number()
            )
        },
        deeds: "Voleurs et malchanceux",
        steals: "Piqués",
        robbed: "Subis",
        failures: "Nuls",
        rematch: "Revanche",
        to_start: "Retour à l’accueil",
        to_table: "Revoir la table",
    },
    settings: SettingsTexts {
        heading: "Réglages",
        language: "Langue",
        theme: "Clair ou sombre",
        theme_auto: "Comme l’appareil",
        theme_light: "Clair",
        theme_dark: "Sombre",
        motion: "Animations",
        motion_auto: "Comme l’appareil",
        motion_off: "Désactivées",
        bot_speed: "Vitesse des bots",
        slow: "Lente",
        normal: "Normale",
        fast: "Rapide",
        sound: "Son",
        sound_line: "Tu entends les dés, les oiseaux et la braise ; sur un téléphone, tu sens aussi les vibrations.",
        flow: "Jeu rapide",
        flow_line: "Les dés partent tout seuls tant qu’il n’y a rien à prendre ; s’il n’y a qu’une valeur possible, elle est gardée d’office.",
        keys: "Jouer au clavier",
        keys_line: "Un coup, une touche ; la liste est sous « Raccourcis », à la table.",
        dice: "Dés",
        dice_numerals: "Chiffres",
        dice_pips: "Points",
        play: "Pendant la partie",
        bird: "Oiseau",
        colour: "Couleur",
        birds: ["Canard", "Chouette", "Héron", "Rouge-gorge", "Paon", "Toucan", "Manchot"],
        colours: ["Ocre", "Violet", "Bleu", "Rouge", "Bleu canard", "Rose", "Ardoise"],
    },
    device: DeviceTexts {
        heading: "Cet appareil",
        update: "Nouvelle version – recharger",
        install: "Installer",
        install_line: "Tu peux installer Heckmeck comme une application : il s’ouvre depuis l’écran d’accueil et marche sans réseau.",
        install_by_menu: "Tu peux mettre Heckmeck sur ton écran d’accueil : touche le bouton de partage, puis « Sur l’écran d’accueil ».",
        offline_unknown: "Jouer hors ligne : en préparation…",
        offline_ready: "Jouer hors ligne : prêt. Tout est enregistré sur cet appareil.",
        offline_refused: "Jouer hors ligne : impossible ici. La page a besoin du réseau pour s’ouvrir.",
        awake: "Garder l’écran allumé",
        awake_line: "Pendant une partie, l’écran ne s’éteint pas.",
    },
    rules: RulesTexts {
        heading: "Règles",
        loading: "Les règles arrivent…",
        missing: "Impossible de charger les règles. Réessaie quand tu auras du réseau.",
        to_table: "Fermer les règles",
        contents: "Sommaire",
        edition: "Règles de l’édition",
        search: "Chercher dans les règles",
        found: |count| match count {
            0 => "Aucun résultat".to_owned(),
            1 => "1 résultat".to_owned(),
            _ => format!("{count} résultats"),
        },
        example: "Exemple",
        step_of: |step, steps| format!("Étape {step} sur {steps}"),
        step_back: "Précédent",
        next_step: "Suivant",
        found_partly: |count| match count {
            1 => "Aucun passage ne contient tous ces mots. Celui-ci s’en approche le plus\u{202f}:"
                .to_owned(),
            _ => format!(
                "Aucun passage ne contient tous ces mots. Ces {count} passages s’en approchent le plus\u{202f}:"
            ),
        },
        found_elsewhere: |count, edition| match count {
            1 => format!("1 résultat dans «\u{202f}{edition}\u{202f}»"),
            _ => format!("{count} résultats dans «\u{202f}{edition}\u{202f}»"),
        },
        print: "Imprimer l’antisèche",
        at_hand: "La règle en jeu",
        more: "Lire la suite",
        specialists: "Les spécialistes",
    },
    notices: NoticeTexts {
        storage_blocked: "Ce navigateur ne garde rien pour cette page. Tu peux jouer, mais la partie disparaîtra dès que tu fermeras la page.",
        retry: "Réessayer",
        storage_nearly_full: "Plus des quatre cinquièmes de la place réservée aux parties sont occupés. Supprime d’anciennes parties, ou enregistre-les d’abord dans des fichiers.",
        storage_full: "Il n’y a plus de place : à partir d’ici, la partie n’existe que sur cette page, et la recharger ramènerait au dernier enregistrement. Supprime d’anciennes parties, ou enregistre celle-ci dans un fichier.",
        settings_unreadable: "Impossible de lire tes réglages. Ils sont conservés ; en attendant, ceux par défaut s’appliquent.",
        bots_in_page: "Le module des bots ne démarre pas ici. Les bots continuent à jouer, mais l’aigle ne vole pas plus haut que la pie voleuse.",
        not_written: "L’enregistrement a échoué : une erreur du jeu. Ce qui était déjà enregistré reste intact.",
        expert_missing: "Impossible de charger l’aigle. Il joue comme la pie voleuse jusqu’au retour de la connexion.",
        bad_link: "Ce lien ne correspond à aucune partie possible.",
        bad_seed: "Le nombre qui fixe les dés dans ce lien doit être un entier de 0 à 9223372036854775807.",
        bad_address: "Cette adresse ne mène nulle part. Te voici à l’accueil.",
        form_unreadable: "Impossible de lire ta dernière table. Elle est conservée ; en attendant, celle par défaut s’applique.",
        game_missing: "Cette partie ne se trouve pas sur cet appareil.",
        game_newer: "Cette partie vient d’une version plus récente de l’application. Elle reste telle quelle.",
        game_damaged: "Impossible d’ouvrir cette partie. Elle reste telle quelle ; tu peux l’enregistrer dans un fichier.",
        file_unreadable: "Ce fichier est illisible, ou bien trop gros pour une partie.",
        file_foreign: "Ce fichier ne contient pas de partie de Heckmeck.",
        file_newer: "Ce fichier vient d’une version plus récente de l’application. Mets-la à jour pour l’ouvrir.",
        file_damaged: "Ce fichier contient une partie, mais abîmée ou contraire aux règles. Il n’a pas été ouvert.",
        replace_question: "Une autre partie est en cours ; tu la retrouveras plus tard. Commencer la nouvelle ?",
        replace_confirm: "Commencer la nouvelle",
        practice_unreadable: "Impossible de lire le bilan de tes exercices. Il est conservé, mais le compte repart de zéro.",
        what_if: "Et si\u{202f}: une nouvelle partie à partir de ce moment. L’ancienne reste telle quelle.",
    },
    keys: KeyTexts {
        heading: "Raccourcis",
        keep: "garder cette valeur",
        roll: "lancer",
        stop: "s’arrêter et prendre",
        undo: "annuler le coup",
        weasel: "Belette",
        rules: "la règle en jeu",
        log: "journal",
        sound: "son activé ou coupé",
        arrows: "aller de bouton en bouton",
        switch_off: "Tu peux désactiver les raccourcis dans les réglages.",
    },
    practice: super::practice::fr::PRACTICE,
    level: level_name,
    figure: figure_name,
    event,
};

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Random => "Bot : tête de linotte",
        Level::Naive => "Bot : oisillon",
        Level::Careful => "Bot : poule mouillée",
        Level::Greedy => "Bot : pie voleuse",
        Level::Expert => "Bot : aigle",
    }
}

/// What a bot of this level is like.
fn temper(level: Level) -> &'static str {
    match level {
        Level::Random => "Lance et espère.",
        Level::Naive => {
            "Se jette sur les plus gros chiffres et file avec le premier Pickomino venu."
        }
        Level::Careful => "Aime mieux rentrer avec un 21 que les ailes vides.",
        Level::Greedy => "Veut le plus de vers possible à chaque tour, et surtout les tiens.",
        Level::Expert => "Réfléchit à l’avance : seul compte qui est devant à la fin.",
    }
}

fn figure_name(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "Ver en boîte",
        Figure::Hen => "Mère poule",
        Figure::Raven => "Corbeau",
        Figure::Weasel => "Belette",
        Figure::Golden => "Dé doré",
        Figure::Apple => "Pomme",
    }
}

/// A figure after one of the two articles given, the one of its gender.
pub(super) fn with_article(figure: Figure, masculine: &str, feminine: &str) -> String {
    let article = match figure {
        Figure::Can | Figure::Raven | Figure::Golden => masculine,
        Figure::Hen | Figure::Weasel | Figure::Apple => feminine,
    };
    format!("{article} {}", figure_name(figure))
}

fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [first @ .., last] => format!("{} et {last}", first.join(", ")),
    }
}

fn count_word(count: u8) -> String {
    let words = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];
    words.get(usize::from(count)).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// Several dice that show the same value: numbers take no plural.
fn dice_words(face: Face, count: u8) -> String {
    match face.number() {
        None => worm_words(count),
        Some(points) => format!("{} {points}", count_word(count)),
    }
}

/// Dice to be rolled, in digits for a button.
fn die_words(dice: u8) -> String {
    match dice {
        1 => "1 dé".to_owned(),
        dice => format!("{dice} dés"),
    }
}

/// The word has its plural from two on.
fn point_words(points: u8) -> String {
    match points {
        0 | 1 => format!("{points} point"),
        points => format!("{points} points"),
    }
}

/// “Ver” has its plural from two on.
fn worm_words(count: u8) -> String {
    let word = if count < 2 { "ver" } else { "vers" };
    format!("{} {word}", count_word(count))
}

fn tile_label(summary: TileView) -> String {
    let tile = summary.tile;
    let mut label = format!("Pickomino {}, {}", tile.number(), worm_words(tile.worms()));
    label.push_str(match summary.state {
        TileState::Open => ", visible sur la brochette",
        TileState::Down => ", face cachée",
        TileState::Gone => ", déjà pris",
    });
    if let Some(figure) = summary.figure {
        label = format!("{label}, {} dessus", with_article(figure, "le", "la"));
    }
    if summary.take.is_some() {
        label.push_str(", à toi si tu t’arrêtes maintenant");
    }
    label
}

fn seat_label(seat: &SeatView) -> String {
    let mut parts = vec![seat.name.clone()];
    if let Some(level) = seat.bot {
        parts.push(level_name(level).to_owned());
    }
    if seat.turn {
        parts.push("c’est son tour".to_owned());
    }
    parts.push(match (seat.tiles, seat.top) {
        (1, Some(top)) => format!("un Pickomino, le {}", top.number()),
        (tiles, Some(top)) => format!("{tiles} Pickominos, le {} au sommet", top.number()),
        _ => "aucun Pickomino".to_owned(),
    });
    if let Some(figure) = seat.specialist {
        parts.push(with_article(figure, "le", "la"));
    }
    match seat.bratworms {
        0 => {}
        1 => parts.push("un ver grillé".to_owned()),
        count => parts.push(format!("{} vers grillés", count_word(count))),
    }
    parts.push(match seat.worms {
        0 => "pas encore de ver".to_owned(),
        worms => format!("{} au total", worm_words(worms)),
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
            format!("{} obtient {}.", names(seat), dice_list(&dice))
        }
        Event::Rolled { seat, dice, .. } => {
            format!("Avec la Belette, {} relance et obtient {}.", names(seat), dice_list(&dice))
        }
        Event::DeadRollWaits { .. } => {
            "Toutes ces valeurs sont déjà prises, mais la Belette est prête.".to_owned()
        }
        Event::LaidAside { seat, face, count } => {
            format!("{} garde {}.", names(seat), dice_words(face, count))
        }
        Event::Stopped { seat, sum, canned: false } => {
            format!("{} s’arrête à {sum}.", names(seat))
        }
        Event::Stopped { seat, sum, .. } => {
            format!("{} s’arrête à {sum}, Ver en boîte compris.", names(seat))
        }
        Event::Claimed { seat, claim, .. } => claimed(&names(seat), claim, names),
        Event::BratwormGained { seat, from, source } => {
            bratworm(&names(seat), from.map(names), source)
        }
        Event::BratwormMissed { seat, .. } => {
            format!("Personne ne peut donner de ver grillé à {}.", names(seat))
        }
        Event::Failed { seat, why, .. } => failed(&names(seat), why),
        Event::TileReturned { seat, tile } => {
            format!("{} rend le Pickomino {}.", names(seat), tile.number())
        }
        Event::TileTurned { tile, rule } => turned(tile, rule),
        Event::NothingTurned { rule } => nothing_turned(rule).to_owned(),
        Event::FigureMoved { figure, to, .. } => figure_moved(figure, to, names),
        Event::TurnBegan { seat } => format!("À {} de jouer.", names(seat)),
        Event::Ended => "La partie est finie.".to_owned(),
    }
}

fn claimed(name: &str, claim: Claim, names: Names<'_>) -> String {
    match claim {
        Claim::Take { tile, .. } => {
            format!("{name} prend le Pickomino {} ({}).", tile.number(), worm_words(tile.worms()))
        }
        Claim::Steal { tile, from } => {
            format!("{name} pique le Pickomino {} à {}.", tile.number(), names(from))
        }
        Claim::TakeHen { from, .. } => {
            format!("{name} prend la Mère poule à {} ; le Pickomino ne bouge pas.", names(from))
        }
    }
}

fn bratworm(name: &str, from: Option<String>, source: BratwormSource) -> String {
    let why = match source {
        BratwormSource::DoubleOne => "Grâce au double 1",
        BratwormSource::Raven => "Grâce au Corbeau",
    };
    match from {
        None => format!("{why}, {name} gagne un ver grillé."),
        Some(giver) => format!("{why}, {name} prend un ver grillé à {giver}."),
    }
}

fn failed(name: &str, why: Failure) -> String {
    match why {
        Failure::DeadRoll => {
            format!("Lancer nul : {name} n’obtient que des valeurs déjà prises.")
        }
        Failure::NoWorm { sum } => {
            format!("Lancer nul : {name} s’arrête à {sum} sans ver.")
        }
        Failure::NoTile { sum } => {
            format!("Lancer nul : avec {sum}, {name} n’a rien à prendre.")
        }
    }
}

fn turned(tile: Tile, rule: Rule) -> String {
    if rule == Rule::L5 {
        format!(
            "Le Pickomino {} est lui-même le plus élevé : on le retourne (partie courte).",
            tile.number()
        )
    } else {
        format!("On retourne le Pickomino {}, le plus élevé encore visible.", tile.number())
    }
}

fn nothing_turned(rule: Rule) -> &'static str {
    match rule {
        Rule::O5_4 => "C’est justement le plus élevé : on ne retourne rien.",
        Rule::E9_3 => "La Mère poule a sauvé le Pickomino : on ne rend rien, on ne retourne rien.",
        Rule::E9_4 => "Sans Pickomino à protéger, la Mère poule reste ; on ne retourne rien.",
        _ => "Aucun Pickomino à rendre : on ne retourne rien.",
    }
}

fn figure_moved(figure: Figure, to: Place, names: Names<'_>) -> String {
    let figure = with_article(figure, "Le", "La");
    match to {
        Place::Grill(tile) => format!("{figure} va sur le Pickomino {}.", tile.number()),
        Place::Player(seat) => format!("{figure} va chez {}.", names(seat)),
        Place::Offered(seat) => {
            format!("{figure} arrive chez {}, qui a déjà un spécialiste.", names(seat))
        }
        Place::Out => format!("{figure} quitte la partie."),
    }
}

/// What a specialist does, in a few words.
fn figure_does(figure: Figure) -> &'static str {
    match figure {
        Figure::Can => "Sert de ver s’il t’en manque",
        Figure::Hen => "Protège le sommet de ta pile",
        Figure::Raven => "Rapporte un ver grillé",
        Figure::Weasel => "Relance une fois par tour",
        Figure::Golden => "Un neuvième dé",
        Figure::Apple => "3 vers à la fin",
    }
}

fn obstacle(obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::NoWorm => "Il n’y a aucun ver parmi tes dés.".to_owned(),
        Obstacle::TooLow(sum) => {
            format!("{} ne suffisent pour aucun Pickomino.", point_words(sum))
        }
        Obstacle::NothingToTake(sum) => {
            format!("Avec {sum}, il n’y a rien à prendre, ni sur la brochette ni sur une pile.")
        }
    }
}

/// What failing costs, as the end of a sentence.
fn price_words(price: Price) -> String {
    let tiles = match price.tile {
        TilePrice::Nothing => "rien à perdre".to_owned(),
        TilePrice::Returned(tile) => {
            format!("le {} est rendu, on ne retourne rien", tile.number())
        }
        TilePrice::ReturnedAndTurned { returned, turned } => {
            format!("le {} est rendu, le {} est retourné", returned.number(), turned.number())
        }
        TilePrice::ReturnedAndTurnedItself(tile) => {
            format!("le {} est rendu et retourné", tile.number())
        }
        TilePrice::HenInstead => "la Mère poule s’en va, le Pickomino reste".to_owned(),
        TilePrice::HenStays => "rien à perdre, la Mère poule reste".to_owned(),
    };
    let lost = price.lost.map(|figure| with_article(figure, "le", "la"));
    match (lost, price.tile) {
        (None, _) => tiles,
        (Some(lost), TilePrice::Nothing) => format!("{lost} s’en va"),
        (Some(lost), _) => format!("{tiles}, {lost} s’en va"),
    }
}

fn costs(price: Price) -> String {
    if price.is_the_turn_alone() {
        return "Un lancer nul ne te coûte que le tour.".to_owned();
    }
    format!("En cas de lancer nul : {}.", price_words(price))
}

fn failed_line(name: &str, why: Failure, price: Price) -> String {
    let why = match why {
        Failure::DeadRoll => "aucune valeur nouvelle".to_owned(),
        Failure::NoWorm { .. } => "aucun ver".to_owned(),
        Failure::NoTile { sum } => format!("rien avec {sum}"),
    };
    format!("Lancer nul pour {name}, {why} : {}.", price_words(price))
}

fn numbers(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(|tile| tile.number().to_string()).collect()
}
