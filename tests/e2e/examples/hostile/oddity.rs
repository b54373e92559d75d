//! Links as nobody means them, and some that are only unusual.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::lot::Lot;

/// A game of two, to be gone on with.
const TWO: &str = "#/new?players=Ann,Ben";

const SCRIPTS: [&str; 12] = [
    "<script>window.hurt=1</script>",
    "<img src=x onerror=window.hurt=1>",
    "<svg onload=window.hurt=1>",
    "\"><svg/onload=hurt=1>",
    "'><b id=hurt>x</b>",
    "<iframe src=javascript:hurt=1>",
    "</span><u>x",
    "{{constructor.constructor('hurt=1')()}}",
    "${hurt=1}",
    "javascript:hurt=1",
    "<!--",
    "]]>&lt;i&gt;&#60;s&#62;",
];

const MARKS: [&str; 14] = [
    "\u{202e}nnA",
    "\u{2066}Ann\u{2069}",
    "\u{200f}Ann",
    "A\u{200b}n\u{200b}n",
    "\u{feff}Ann",
    "A\u{0}nn",
    "A\u{1b}[31mnn",
    "A\nn\rn",
    "A\u{2028}nn",
    "Z̴̛̲͉͗͘a̸̤̕l̵̨͗g̶̢̛o̷̢͝",
    "👩‍👩‍👧‍👦👨‍👩‍👧‍👦",
    "\u{1f1e9}\u{1f1ea}",
    "\u{e0041}\u{e0042}",
    "ﷺ﷽",
];

const EDITIONS: [&str; 8] = [
    "original",
    "extended",
    "pickomino2005",
    "Original",
    "",
    "original%00",
    "original,extended",
    "../extended",
];

const LEVELS: [&str; 9] = ["", "", "", ":naive", ":greedy", ":genius", ":", ":random", "::"];

const SEEDS: &str = "0 -0 +1 -1 007 1e3 1.5 0x10 NaN 9223372036854775807 9223372036854775808 18446744073709551616 %31 ١٢";

const ESCAPES: &str =
    "% %2 %zz %C3 %C3%28 %F0%9F%92%A9 %ED%A0%80 %00 %25 %2525 %2C %3A %26seed%3D1 +%2B+";

const PLACES: [&str; 22] = [
    "",
    "#",
    "#/",
    "#//",
    "#/nowhere",
    "#/table",
    "#/table/",
    "#/table/abc",
    "#/table/../settings",
    "#/table/ABC",
    "#/table/%2e%2e",
    "#/end/abc",
    "#/end/abc/def",
    "#/rules/X9.9",
    "#/rules/O5.4",
    "#/rules/%3Cb%3E",
    "#/settings/more",
    "#/new",
    "#/new?",
    "#/new?players",
    "#/__proto__",
    "#/constructor?players=Ann,Ben",
];

const QUERIES: &str =
    "?lang=xx ?lang=<b> ?lang=__proto__ ?lang=constructor ?lang=DE-at ?lang=%00 ?lang=&lang=it ?%";

/// What is odd about a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Oddity {
    Editions,
    Players,
    Seeds,
    Escapes,
    Length,
    Scripts,
    Marks,
    Places,
    Queries,
    Noise,
}

impl Oddity {
    pub(crate) const ALL: [Oddity; 10] = [
        Oddity::Editions,
        Oddity::Players,
        Oddity::Seeds,
        Oddity::Escapes,
        Oddity::Length,
        Oddity::Scripts,
        Oddity::Marks,
        Oddity::Places,
        Oddity::Queries,
        Oddity::Noise,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Oddity::Editions => "editions, options",
            Oddity::Players => "players",
            Oddity::Seeds => "seeds",
            Oddity::Escapes => "escapes",
            Oddity::Length => "length",
            Oddity::Scripts => "scripts as names",
            Oddity::Marks => "marks in names",
            Oddity::Places => "unknown screens",
            Oddity::Queries => "queries",
            Oddity::Noise => "noise",
        }
    }

    /// What stands behind the address of the game.
    pub(crate) fn link(self, lot: &mut Lot) -> String {
        match self {
            Oddity::Editions => {
                let (edition, short) =
                    (lot.pick(&EDITIONS), lot.pick(&["0", "1", "true", "2", ""]));
                let golden = lot.word("ordinary ones_and_worms gold");
                format!("{TWO}&edition={edition}&short_game={short}&golden_faces={golden}&seed=1")
            }
            Oddity::Players => {
                let count = lot.below(10);
                let player = |number| format!("P{number}{}", lot.pick(&LEVELS));
                let players: Vec<String> = (0..count).map(player).collect();
                format!("#/new?players={}&first={}&seed=3", players.join(","), lot.below(9))
            }
            Oddity::Seeds => format!("{TWO}&seed={}", lot.word(SEEDS)),
            Oddity::Escapes => {
                format!("#/new?players=A{},B{}&seed=5", lot.word(ESCAPES), lot.word(ESCAPES))
            }
            Oddity::Length => {
                let many = *lot.pick(&[1000, 20_000, 200_000]);
                let part = lot.word("x %41 , Ann, &seed=1 & / ß");
                format!("{TWO}{}&seed=5", part.repeat(many / part.len()))
            }
            Oddity::Scripts => named(&SCRIPTS, lot),
            Oddity::Marks => named(&MARKS, lot),
            Oddity::Places => (*lot.pick(&PLACES)).to_owned(),
            Oddity::Queries => {
                format!("{}{TWO}&seed=1&lang={}", lot.word(QUERIES), lot.pick(&["it", "xx", ""]))
            }
            Oddity::Noise => noise(lot),
        }
    }
}

/// A game of two with such names, written as links write them or as they are.
fn named(names: &[&str], lot: &mut Lot) -> String {
    let (raw, one, other) = (lot.one_in(3), *lot.pick(names), *lot.pick(names));
    let write = |name: &str| {
        if raw { name.to_owned() } else { utf8_percent_encode(name, NON_ALPHANUMERIC).to_string() }
    };
    format!("#/new?players={},{}&seed=1", write(one), write(other))
}

/// A good link with a few letters that are none of its own.
fn noise(lot: &mut Lot) -> String {
    let letters: Vec<char> = "/?&=,:%#+;\"'<>\\ aZ09äß\u{202e}".chars().collect();
    let mut link = "#/new?edition=extended&players=Ann,Ben:naive&seed=42&first=0".to_owned();
    for _ in 0..lot.between(1, 8) {
        let at = lot.between(1, link.len());
        if link.is_char_boundary(at) {
            link.insert(at, *lot.pick(&letters));
        }
    }
    link
}
