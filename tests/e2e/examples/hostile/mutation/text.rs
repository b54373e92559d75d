//! Texts made bad letter by letter and word by word, whatever they mean.

use crate::lot::Lot;

/// Numbers as a record never has them, or hardly ever.
const ODD_NUMBERS: &str = "-1 -0 0 1.0 1e0 1E400 5e-324 0.1 7 8 37 127 128 255 256 65536 4294967296 9223372036854775807 \
    9223372036854775808 18446744073709551615 18446744073709551616 -9223372036854775808 01 0x10";

/// Words of the format, and some that only look like it.
pub(super) const WORDS: &str = "format version edition original extended pickomino2005 options short_game golden_faces \
    ones_and_worms players name bot expert start specialists hen raven grill:21 player:1 out stacks roll keep stop W lower \
    __proto__";

/// What stands in JSON without quotes.
const BARE_WORDS: &str = "null true NaN [] {} \"\"";

/// Letters that change their neighbours, have no width, turn the direction, end texts early, or are none at all.
const ODD_LETTERS: [&str; 20] = [
    "\u{0}",
    "\u{7}",
    "\u{7f}",
    "\u{85}",
    "\u{a0}",
    "\u{ad}",
    "\u{200b}",
    "\u{200d}",
    "\u{202e}",
    "\u{2028}",
    "\u{2066}",
    "\u{fdd0}",
    "\u{feff}",
    "\u{fffd}",
    "\u{ffff}",
    "\u{10ffff}",
    "e\u{301}\u{301}\u{301}\u{301}",
    "👩‍👩‍👧‍👦",
    "﷽",
    "𒐫",
];

/// Escapes in texts: of a letter that needs none, of half a letter, of none at all.
const ODD_ESCAPES: &str = r"\u0000 \u202e \ud800 \udc00\ud800 \ud83d\ude00 \x41 \u12 \/";

pub(super) fn bytes(text: &str, lot: &mut Lot) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..lot.between(1, 4) {
        let at = lot.below(bytes.len());
        let byte = lot.below(256) as u8;
        match lot.below(6) {
            _ if bytes.is_empty() => bytes.push(byte),
            0 => bytes[at] = byte,
            1 => bytes[at] ^= 1 << lot.below(8),
            2 => drop(bytes.remove(at)),
            3 => bytes.insert(at, byte),
            4 => {
                let end = (at + lot.below(40)).min(bytes.len());
                bytes.extend_from_within(at..end);
            }
            _ if lot.one_in(4) => bytes.truncate(at),
            _ => {
                let end = (at + lot.below(20)).min(bytes.len());
                bytes.drain(at..end);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Texts, numbers, words and signs, one after the other.
fn split(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => {
                let mut escaped = false;
                let ends = |letter: char| {
                    let end = letter == '"' && !escaped;
                    escaped = letter == '\\' && !escaped;
                    end
                };
                rest[1..].find(ends).map_or(rest.len(), |end| end + 2)
            }
            '-' | '.' | '+' | '0'..='9' | 'a'..='z' | 'A'..='Z' => rest
                .find(|letter: char| !(letter.is_ascii_alphanumeric() || "-+.".contains(letter)))
                .unwrap_or(rest.len()),
            sign => sign.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        tokens.push(token);
        rest = after;
    }
    tokens
}

pub(super) fn tokens(text: &str, lot: &mut Lot) -> String {
    let word = any_word(lot);
    let mut tokens = split(text);
    for _ in 0..lot.between(1, 3) {
        if tokens.is_empty() {
            break;
        }
        let (at, other) = (lot.below(tokens.len()), lot.below(tokens.len()));
        match lot.below(5) {
            0 => tokens.swap(at, other),
            1 => drop(tokens.remove(at)),
            2 => tokens.insert(at, tokens[other]),
            3 => tokens[at] = &word,
            _ => tokens[at] = tokens[other],
        }
    }
    tokens.concat()
}

/// A word of the format, as it stands in JSON.
fn any_word(lot: &mut Lot) -> String {
    if lot.one_in(5) { lot.word(BARE_WORDS).to_owned() } else { format!("\"{}\"", lot.word(WORDS)) }
}

pub(super) fn numbers(text: &str, lot: &mut Lot) -> String {
    let mut tokens: Vec<String> = split(text).into_iter().map(str::to_owned).collect();
    let is_number = |token: &String| token.parse::<f64>().is_ok();
    let places: Vec<usize> = (0..tokens.len()).filter(|at| is_number(&tokens[*at])).collect();
    if places.is_empty() {
        return text.to_owned();
    }
    for _ in 0..lot.between(1, 2) {
        let at = *lot.pick(&places);
        tokens[at] = match lot.below(4) {
            0 => lot.below(40).to_string(),
            1 => lot.between(1, 5).to_string(),
            2 => lot.word(ODD_NUMBERS).to_owned(),
            _ => "9".repeat(lot.between(1, 400)),
        };
    }
    tokens.concat()
}

/// Into a name, another text or the name of a field; before and behind everything.
pub(super) fn unicode(text: &str, lot: &mut Lot) -> String {
    let mut tokens: Vec<String> = split(text).into_iter().map(str::to_owned).collect();
    let texts: Vec<usize> = (0..tokens.len()).filter(|at| tokens[*at].starts_with('"')).collect();
    // Names may be anything; they follow the word for them.
    let names: Vec<usize> =
        texts.iter().copied().filter(|at| *at > 1 && tokens[at - 2] == "\"name\"").collect();
    for _ in 0..lot.between(1, 3) {
        let odd = if lot.one_in(3) { lot.word(ODD_ESCAPES) } else { *lot.pick(&ODD_LETTERS) };
        match lot.below(8) {
            0 => tokens.insert(0, odd.to_owned()),
            1 => tokens.push(odd.to_owned()),
            number => {
                let some = if number < 6 && !names.is_empty() { &names } else { &texts };
                if some.is_empty() {
                    continue;
                }
                let token = &mut tokens[*lot.pick(some)];
                let at = lot.place(token).clamp(1, token.len().max(2) - 1);
                if token.is_char_boundary(at) {
                    token.insert_str(at, &odd.repeat(lot.between(1, 3)));
                }
            }
        }
    }
    tokens.concat()
}

pub(super) fn nesting(text: &str, lot: &mut Lot) -> String {
    let depth = *lot.pick(&[2, 100, 127, 128, 129, 1000, 20_000]);
    let (open, close) = *lot.pick(&[("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")]);
    let inner = lot.pick(&["1", "", "null", "\"W\""]);
    // Some never end.
    let ends = if lot.one_in(3) { 0 } else { depth };
    let nest = format!("{}{inner}{}", open.repeat(depth), close.repeat(ends));
    let mut tokens = split(text);
    if tokens.is_empty() || lot.one_in(4) {
        return nest;
    }
    let at = lot.below(tokens.len());
    tokens[at] = &nest;
    tokens.concat()
}
