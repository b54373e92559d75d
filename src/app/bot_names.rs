//! What bots are called: the same in every language, and nobody takes them for people.

use record::Level;

/// One for each seat of a table, so that no two are the same.
type Names = [&'static str; 7];

const NAIVE: Names = ["Dodobot", "Pipbot", "Lulubot", "Kikibot", "Tutubot", "Nanubot", "Zizibot"];
const CAREFUL: Names =
    ["Zenobot", "Lentobot", "Momobot", "Mimobot", "Pacobot", "Sanobot", "Nonobot"];
const GREEDY: Names =
    ["Krakobot", "Gulobot", "Rapobot", "Pirabot", "Ladrobot", "Vorabot", "Grabobot"];
const EXPERT: Names =
    ["Sigmabot", "Logobot", "Almabot", "Maxibot", "Sophobot", "Omegabot", "Turbobot"];

/// The name of a bot at this seat, counted from 0, if nobody has given it another.
pub fn bot_name(index: usize, level: Level) -> &'static str {
    let names = match level {
        Level::Random | Level::Naive => NAIVE,
        Level::Careful => CAREFUL,
        Level::Greedy => GREEDY,
        Level::Expert => EXPERT,
    };
    names[index % names.len()]
}
