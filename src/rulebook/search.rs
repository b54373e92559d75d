//! Searching as people type: small or large letters, with or without accents, umlauts written either way.

use super::Block;

/// What is searched for: every one of its words has to be there.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Query {
    words: Vec<String>,
}

impl Query {
    /// Takes it as it was typed.
    pub fn new(typed: &str) -> Query {
        Query {
            words: typed.split_whitespace().map(fold).filter(|word| !word.is_empty()).collect(),
        }
    }

    /// Whether nothing is searched for.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether the block holds all words, in its texts or among the numbers of its rules.
    pub fn finds(&self, block: &Block) -> bool {
        if self.is_empty() {
            return true;
        }
        let mut text = String::new();
        for part in block.texts().into_iter().chain(block.rules.iter().map(|rule| rule.number())) {
            text.push_str(&fold(part));
            text.push(' ');
        }
        self.words.iter().all(|word| text.contains(word.as_str()))
    }

    /// The parts of a text, each with whether it is one of the words.
    pub fn marks<'a>(&self, text: &'a str) -> Vec<(&'a str, bool)> {
        let folded = folded(text);
        let plain: Vec<char> = folded.iter().map(|(_, letter)| *letter).collect();
        let mut parts = Vec::new();
        let mut done = 0;
        let mut at = 0;
        while at < plain.len() {
            let hit = self.words.iter().find(|word| starts_with(&plain[at..], word));
            let Some(length) = hit.map(|word| word.chars().count()) else {
                at += 1;
                continue;
            };
            let start = folded[at].0.max(done);
            // A word may end in the middle of a letter, as "s" in "ß": the whole letter is marked.
            let last = folded[at + length - 1].0;
            let next = folded[at + length..].iter().find(|(place, _)| *place > last);
            let end = next.map_or(text.len(), |(place, _)| *place);
            if start > done {
                parts.push((&text[done..start], false));
            }
            if end > start {
                parts.push((&text[start..end], true));
                done = end;
            }
            at += length;
        }
        if done < text.len() {
            parts.push((&text[done..], false));
        }
        parts
    }
}

fn starts_with(letters: &[char], word: &str) -> bool {
    let mut letters = letters.iter();
    word.chars().all(|letter| letters.next() == Some(&letter))
}

/// The letters that count, so that `Würfel`, `wurfel` and `WUERFEL` are the same.
pub fn fold(text: &str) -> String {
    folded(text).into_iter().map(|(_, letter)| letter).collect()
}

/// The letters that count, each with its place in the text.
fn folded(text: &str) -> Vec<(usize, char)> {
    let mut letters: Vec<(usize, char)> = Vec::with_capacity(text.len());
    for (place, letter) in text.char_indices() {
        let (first, second) = base(letter);
        for letter in [first, second].into_iter().flatten() {
            // `ue` may stand for `ü`: its `e` does not count, whoever wrote it.
            let after_vowel = matches!(letters.last(), Some((_, 'a' | 'o' | 'u')));
            if !(letter == 'e' && after_vowel) {
                letters.push((place, letter));
            }
        }
    }
    letters
}

/// The plain small letters of a letter of the four languages; none for what only joins letters.
fn base(letter: char) -> (Option<char>, Option<char>) {
    let one = |letter| (Some(letter), None);
    match letter {
        'A'..='Z' => one(letter.to_ascii_lowercase()),
        'à' | 'á' | 'â' | 'ä' | 'À' | 'Á' | 'Â' | 'Ä' => one('a'),
        'ç' | 'Ç' => one('c'),
        'è' | 'é' | 'ê' | 'ë' | 'È' | 'É' | 'Ê' | 'Ë' => one('e'),
        'ì' | 'í' | 'î' | 'ï' | 'Ì' | 'Í' | 'Î' | 'Ï' => one('i'),
        'ò' | 'ó' | 'ô' | 'ö' | 'Ò' | 'Ó' | 'Ô' | 'Ö' | 'œ' | 'Œ' => one('o'),
        'ù' | 'ú' | 'û' | 'ü' | 'Ù' | 'Ú' | 'Û' | 'Ü' => one('u'),
        'ß' | 'ẞ' => (Some('s'), Some('s')),
        '’' => one('\''),
        '\u{a0}' | '\u{202f}' => one(' '),
        '\u{ad}' | '*' => (None, None),
        _ => one(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::Kind;

    fn finds(typed: &str, text: &str) -> bool {
        let block =
            Block { rules: Vec::new(), editions: Vec::new(), kind: Kind::Text(text.to_owned()) };
        Query::new(typed).finds(&block)
    }

    #[test]
    fn accents_umlauts_and_capitals_are_forgiven_both_ways() {
        for typed in ["Würfel", "wurfel", "WUERFEL", "würf", "wuer"] {
            assert!(finds(typed, "Alle Würfel rollen"), "{typed}");
        }
        assert!(finds("grosse", "das große Los") && finds("größe", "die Groesse"));
        assert!(
            finds("a cote", "mettre à côté") && finds("coeur", "le cœur") && finds("cœur", "coeur")
        );
        assert!(finds("più", "di piu") && finds("perche", "perché"));
        assert!(finds("l'ecart", "mis à l’écart"));
    }

    #[test]
    fn every_word_has_to_be_there_in_any_order() {
        assert!(finds("grill höchste", "Die höchste Portion auf dem Grill"));
        assert!(!finds("grill niedrigste", "Die höchste Portion auf dem Grill"));
        assert!(finds("", "anything") && finds("   ", "anything"));
    }

    #[test]
    fn what_was_found_is_marked_where_it_stands() {
        let marks = Query::new("wue").marks("Zwei Würfel, große Würfel");
        let marked: Vec<&str> =
            marks.iter().filter(|(_, hit)| *hit).map(|(text, _)| *text).collect();
        assert_eq!(marked, ["Wü", "Wü"]);
        let whole: String = marks.iter().map(|(text, _)| *text).collect();
        assert_eq!(whole, "Zwei Würfel, große Würfel");
    }

    #[test]
    fn marking_never_loses_or_repeats_a_letter() {
        for text in ["ß", "Straße", "aé", "ue", "œuf ß ü", "", "é"] {
            for typed in ["s", "ss", "e", "u", "o", "stras", "ß", "ue"] {
                let parts = Query::new(typed).marks(text);
                assert_eq!(parts.iter().map(|(part, _)| *part).collect::<String>(), text);
            }
        }
    }
}
