//! Words as people type them: small or large letters, with or without accents, umlauts written either way, in any form.

use std::ops::Range;

use engine::Rule;

use crate::rulebook::BookDefect;

/// What is known about searching in one language. `docs/rule-books.md` describes the file.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SearchWords {
    /// Whether `ae` may stand for `ä`.
    umlauts: bool,
    /// Words that say nothing by themselves.
    stops: Vec<String>,
    /// Words that only look as if they were forms of others.
    whole: Vec<String>,
    /// What words end in.
    endings: Vec<String>,
    /// The stems of words that mean the same.
    same: Vec<Vec<String>>,
    /// What people call it when they ask for a rule.
    pub(super) called: Vec<(Rule, String)>,
}

impl SearchWords {
    /// Reads the file of a language. What is not well-formed is refused with the number of its line.
    pub fn read(text: &str) -> Result<SearchWords, BookDefect> {
        let mut known = SearchWords::default();
        let mut same: Vec<&str> = Vec::new();
        known.umlauts = text.lines().any(|line| line.starts_with("umlauts:"));
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with("//") || line.starts_with("umlauts:") {
                continue;
            }
            let defect = BookDefect { line: number + 1 };
            let (key, words) = line.split_once(':').ok_or(defect)?;
            match key {
                "stop" => known.stops.append(&mut known.parts(words)),
                "whole" => known.whole.append(&mut known.parts(words)),
                "endings" => known.endings.extend(words.split_whitespace().map(str::to_owned)),
                "same" => same.push(words),
                rule => known.called.push((Rule::parse(rule).ok_or(defect)?, words.to_owned())),
            }
        }
        known.same = same.iter().map(|words| known.stems(words)).collect();
        Ok(known)
    }

    fn parts(&self, text: &str) -> Vec<String> {
        self.words(text).into_iter().map(|(_, word)| word).collect()
    }

    fn stems(&self, text: &str) -> Vec<String> {
        self.words(text).iter().map(|(_, word)| self.stem(word).to_owned()).collect()
    }

    /// The words of a text, each with its place and in the letters that count.
    pub(super) fn words(&self, text: &str) -> Vec<(Range<usize>, String)> {
        let mut words: Vec<(Range<usize>, String)> = Vec::new();
        let mut letters = text.char_indices().peekable();
        let mut joined = false;
        while let Some((at, letter)) = letters.next() {
            let end = at + letter.len_utf8();
            let (first, second) = base(letter);
            let before = words.last().filter(|_| joined).and_then(|(_, word)| word.chars().last());
            // `O5.4` is one word; nothing else with a point in it is.
            let is_number = |(_, next): &(usize, char)| next.is_ascii_digit();
            if letter == '.' && before.is_some() && letters.peek().is_some_and(is_number) {
                self.append(&mut words, end, '.');
                continue;
            }
            match first {
                // What only joins letters.
                None => {}
                Some(first) if first.is_ascii_alphanumeric() => {
                    // In `5er` a number and a word are one behind the other.
                    let parts =
                        before.is_none_or(|b| b.is_ascii_digit() && first.is_ascii_alphabetic());
                    if parts {
                        words.push((at..end, String::new()));
                    }
                    self.append(&mut words, end, first);
                    if let Some(second) = second {
                        self.append(&mut words, end, second);
                    }
                    joined = true;
                }
                Some(_) => joined = false,
            }
        }
        // A letter alone is what an apostrophe has left.
        words.retain(|(_, word)| word.len() > 1 || word.starts_with(|c: char| c.is_ascii_digit()));
        words
    }

    fn append(&self, words: &mut [(Range<usize>, String)], end: usize, letter: char) {
        let Some((place, word)) = words.last_mut() else { return };
        place.end = end;
        // `ue` may stand for `ü`: its `e` does not count, whoever wrote it.
        if !(self.umlauts && letter == 'e' && word.ends_with(['a', 'o', 'u'])) {
            word.push(letter);
        }
    }

    pub(super) fn is_stop(&self, word: &str) -> bool {
        self.stops.iter().any(|stop| stop == word)
    }

    /// A word without what its form adds.
    pub(super) fn stem<'a>(&self, word: &'a str) -> &'a str {
        const SHORTEST: usize = 3;
        let is_number = word.contains(|letter: char| letter.is_ascii_digit());
        if is_number || self.whole.iter().any(|whole| whole == word) {
            return word;
        }
        let stems = self.endings.iter().filter_map(|ending| word.strip_suffix(&**ending));
        let stem = stems.filter(|stem| stem.len() >= SHORTEST).min_by_key(|stem| stem.len());
        let stem = stem.unwrap_or(word);
        // "stop" and "stopping".
        let mut letters = stem.char_indices().rev();
        match (letters.next(), letters.next()) {
            (Some((last, one)), Some((_, other))) if one == other && last >= SHORTEST => {
                &stem[..last]
            }
            _ => stem,
        }
    }

    /// The stems that mean the same as this one, for every meaning it has.
    pub(super) fn fellows(&self, stem: &str) -> impl Iterator<Item = &Vec<String>> {
        self.same.iter().filter(move |stems| stems.iter().any(|known| known == stem))
    }

    /// Every stem that stands for others.
    pub(super) fn synonyms(&self) -> impl Iterator<Item = &str> {
        self.same.iter().flatten().map(String::as_str)
    }
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
        'ò' | 'ó' | 'ô' | 'ö' | 'Ò' | 'Ó' | 'Ô' | 'Ö' => one('o'),
        'ù' | 'ú' | 'û' | 'ü' | 'Ù' | 'Ú' | 'Û' | 'Ü' => one('u'),
        'œ' | 'Œ' => (Some('o'), Some('e')),
        'ß' | 'ẞ' => (Some('s'), Some('s')),
        '\u{ad}' | '*' => (None, None),
        _ => one(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(text: &str) -> SearchWords {
        SearchWords::read(text).unwrap_or_default()
    }

    fn words(known: &SearchWords, text: &str) -> Vec<String> {
        known.parts(text)
    }

    #[test]
    fn accents_umlauts_and_capitals_are_forgiven_both_ways() {
        let german = known("umlauts: ae oe ue");
        for typed in ["Würfel", "wurfel", "WUERFEL"] {
            assert_eq!(words(&german, typed), ["wurfel"], "{typed}");
        }
        assert_eq!(words(&german, "große Größe"), words(&german, "grosse Groesse"));
        let french = known("");
        assert_eq!(words(&french, "à côté du cœur"), words(&french, "a cote du coeur"));
        assert_eq!(words(&french, "joueur"), ["joueur"]);
        assert_eq!(words(&french, "più perché"), ["piu", "perche"]);
    }

    #[test]
    fn numbers_of_rules_are_words_and_signs_are_none() {
        let known = known("");
        assert_eq!(words(&known, "O5.4? e9.2. 36. 21–36"), ["o5.4", "e9.2", "36", "21", "36"]);
        assert_eq!(
            words(&known, "l’écart, d'oro; 5er, 3 4s"),
            ["ecart", "oro", "5", "er", "3", "4"]
        );
        assert_eq!(words(&known, "be\u{ad}sitz **das**"), ["besitz", "das"]);
        assert!(words(&known, "< & \" ' * ?").is_empty());
    }

    #[test]
    fn every_word_knows_its_place() {
        let known = known("umlauts: ae oe ue");
        for text in ["Straße, aé ue œuf ß ü", "Zwei Würfel!", "", "é", "O5.4"] {
            let mut last = 0;
            for (place, _) in known.words(text) {
                assert!(place.start >= last && text.get(place.clone()).is_some(), "{text}");
                last = place.end;
            }
        }
        let places: Vec<_> = known.words("Zwei Würfel!").into_iter().map(|(p, _)| p).collect();
        assert_eq!(places, [0..4, 5..12]);
    }

    #[test]
    fn forms_of_a_word_have_one_stem_and_short_words_are_left_alone() {
        let known = known("endings: s ing ed n er\nwhole: roller\nsame: roll throw");
        for word in ["roll", "rolls", "rolling", "rolled"] {
            assert_eq!(known.stem(word), "rol", "{word}");
        }
        assert_eq!(known.stem("roller"), "roller");
        assert_eq!(
            (known.stem("bus"), known.stem("e9.1"), known.stem("hen")),
            ("bus", "e9.1", "hen")
        );
        let fellows: Vec<_> = known.fellows("rol").collect();
        assert_eq!(fellows, [&["rol".to_owned(), "throw".to_owned()]]);
        assert_eq!(known.fellows("bus").count(), 0);
    }

    #[test]
    fn a_line_that_means_nothing_is_refused() {
        for line in ["O9.9: no such rule", "nothing", "sotp: a"] {
            let read = SearchWords::read(&format!("// words\n{line}"));
            assert_eq!(read, Err(BookDefect { line: 2 }), "{line}");
        }
    }
}
