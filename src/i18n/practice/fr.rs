//! What is said of practising in French.

use crate::i18n::PracticeTexts;

pub(in crate::i18n) const PRACTICE: PracticeTexts = PracticeTexts {
    heading: "Entraînement",
    intro: "Une table, quelques dés et un choix nettement meilleur. Lequel\u{202f}?",
    difficulty: "Difficulté",
    difficulties: ["Facile", "Moyen", "Difficile"],
    ten: "Dix à la suite",
    today: "Les trois du jour",
    today_line: "Les mêmes pour tous aujourd’hui. C’est la date de cet appareil qui compte.",
    solve: "Résous-les",
    today_done: |done, right| {
        format!(
            "Aujourd’hui\u{202f}: {done} sur 3, {right} {}.",
            if right > 1 { "bonnes" } else { "bonne" }
        )
    },
    own: "Tes parties",
    own_line: "La décision la plus coûteuse de chaque partie terminée gardée ici.",
    own_none: "Rien n’a coûté cher dans tes parties\u{202f}: bien joué\u{202f}!",
    tally: "Jusqu’ici",
    score: |right, of| {
        format!("{right} {} sur {of}", if right > 1 { "bonnes réponses" } else { "bonne réponse" })
    },
    again: "Encore une fois",
    number: |number, of| format!("{number} sur {of}"),
    question: "Que fais-tu\u{202f}?",
    looking: "Recherche d’une position…",
    missing: "Les données qui jugent les positions ne sont pas arrivées. Vérifie la connexion et réessaie.",
    right: "Bien vu\u{202f}!",
    better: |words| format!("Mieux\u{202f}: {words}"),
    next: "Suivant",
    result: "Résultat",
    choice: "Choix",
    win: "Victoire",
    worms: "Vers",
    fail: "Nul",
    best: "le meilleur",
    yours: "ton choix",
    note: "Victoire\u{202f}: ta chance estimée de gagner la partie. Vers et nul\u{202f}: ce tour seul, joué pour le plus de vers possible.",
    leads: |by| format!("La chance de victoire dépasse de {by} points celle du deuxième choix."),
    costs: |by| format!("Ton choix abandonne {by} points de chance."),
    figures: |words, [win, worms, fail]| {
        format!("{words}\u{202f}: victoire {win}, vers {worms}, nul {fail}.")
    },
    point: ',',
    percent: "\u{202f}%",
    whys: [
        "Piquer compte double\u{202f}: tu gagnes les vers, et un rival les perd.",
        "Ce que tu prends maintenant est sûr\u{202f}; relancer met en jeu plus que ça ne rapporte.",
        "Il y a encore à gagner, et relancer risque peu.",
        "C’est risqué, mais ce que tu pourrais prendre maintenant vaut encore moins.",
        "Sans ver, tu ne prends rien\u{202f}; maintenant, tu en as un.",
        "Il te coûte moins de dés\u{202f}: il t’en reste plus à lancer.",
        "Il rapporte les points qui comptent maintenant.",
        "Sur tout ce que les dés peuvent donner, c’est le choix qui gagne le plus souvent.",
    ],
};
