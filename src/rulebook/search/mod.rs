//! Searching the rules: what people type, and the passages that answer it, the best first.

mod words;

use std::sync::Arc;

use engine::{Edition, Rule};

use super::{Block, Book, Chapter, Kind, Passage, plain};
pub use words::SearchWords;

/// How much a word counts by where it stands, in hundredths.
mod weight {
    pub(super) const OWN: u8 = 90;
    pub(super) const ANSWER: u8 = 70;
    pub(super) const CALLED: u8 = 85;
    pub(super) const SECTION: u8 = 75;
    pub(super) const ROW: u8 = 60;
    pub(super) const CHAPTER: u8 = 45;
    pub(super) const CAPTION: u8 = 35;
    pub(super) const TOLD: u8 = 20;
}

/// More than this nobody reads.
const MOST: usize = 30;

/// Every word of a book and where it stands: an inverted index.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Index {
    known: Arc<SearchWords>,
    entries: Vec<Entry>,
    blocks: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    word: String,
    stem: String,
    /// The numbers of the blocks, and how much the word counts there; what the rules are called comes after all blocks.
    places: Vec<(usize, u8)>,
}

/// The words of a book while it is read, by a small number made of each (a hash table, without the machinery of one).
struct Words([Vec<Entry>; 256]);

impl Default for Words {
    fn default() -> Words {
        Words([const { Vec::new() }; 256])
    }
}

impl Words {
    fn note(&mut self, known: &SearchWords, text: &str, place: usize, weight: u8) {
        for (_, word) in known.words(text) {
            let hash =
                word.bytes().fold(0_u8, |hash, byte| hash.wrapping_mul(31).wrapping_add(byte));
            let Some(entries) = self.0.get_mut(usize::from(hash)) else { continue };
            let at = entries.iter().position(|entry| entry.word == word).unwrap_or_else(|| {
                let stem = known.stem(&word).to_owned();
                entries.push(Entry { word, stem, places: Vec::new() });
                entries.len() - 1
            });
            let Some(entry) = entries.get_mut(at) else { continue };
            match entry.places.last_mut() {
                // Where a word stands twice, it counts a little more.
                Some((last, counts)) if *last == place => {
                    *counts = (*counts).max(weight) + (*counts).min(weight) / 10;
                }
                _ => entry.places.push((place, weight)),
            }
        }
    }
}

/// What was found in one edition.
#[derive(Clone, Debug, Default)]
pub struct Hits<'a> {
    /// The best first.
    pub passages: Vec<Passage<'a>>,
    /// Whether the first of them hold all words that were typed.
    pub is_whole: bool,
    /// The words of the book that were looked for.
    pub words: Marked,
}

/// The words to be marked in a text.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Marked {
    known: Arc<SearchWords>,
    words: Vec<String>,
}

impl Marked {
    /// The parts of a text, each with whether it is one of the words.
    pub fn parts<'a>(&self, text: &'a str) -> Vec<(&'a str, bool)> {
        let mut parts = Vec::new();
        let mut done = 0;
        if !self.words.is_empty() {
            for (place, word) in self.known.words(text) {
                if self.words.contains(&word) {
                    parts.extend([(&text[done..place.start], false), (&text[place.clone()], true)]);
                    done = place.end;
                }
            }
        }
        parts.push((&text[done..], false));
        parts.retain(|(part, _)| !part.is_empty());
        parts
    }
}

impl Index {
    /// Reads the whole book once.
    pub fn new(book: &Book, known: SearchWords) -> Index {
        let mut words = Words::default();
        let mut number = 0;
        for chapter in &book.chapters {
            let mut section = "";
            for block in &chapter.blocks {
                if let Kind::Heading { text, .. } = &block.kind {
                    section = text;
                }
                for (text, weight) in texts(chapter, section, block, &known) {
                    words.note(&known, &plain(text), number, weight);
                }
                number += 1;
            }
        }
        // By themselves, too: who uses the words by which one rule is called means that rule.
        for (rule, called) in &known.called {
            words.note(&known, called, number + *rule as usize, 100);
        }
        let entries = words.0.into_iter().flatten().collect();
        Index { entries, known: Arc::new(known), blocks: number }
    }

    /// Looks for what was typed in an edition of the book that was read.
    pub fn search<'a>(&self, book: &'a Book, edition: Edition, typed: &str) -> Hits<'a> {
        let sought = self.sought(typed);
        let is_question = self.known.words(typed).len() > 1;
        let mut rated: Vec<Rated<'a>> = book
            .passages(edition)
            .into_iter()
            .filter_map(|passage| Rated::new(passage, &sought, self.blocks, is_question))
            .collect();
        let is_whole = rated.iter().any(|rated| rated.is_whole);
        let best = rated.iter().fold(0.0, |best, rated| rated.score.max(best));
        // What holds only some of the words is shown where it is nearly as good.
        let least = if is_whole { 0.65 * best } else { 0.5 * best };
        rated.retain(|rated| rated.is_whole || rated.score >= least);
        let mut words = Marked { known: self.known.clone(), words: Vec::new() };
        for entry in sought.iter().flat_map(|sought| &sought.entries) {
            words.words.extend(self.entries.get(*entry).map(|entry| entry.word.clone()));
        }
        Hits { passages: spread(rated), is_whole, words }
    }

    /// What every word that was typed may mean. Words that say nothing count only where there are no others.
    fn sought(&self, typed: &str) -> Vec<Sought> {
        let mut words: Vec<String> = Vec::new();
        for (_, word) in self.known.words(typed) {
            if !words.contains(&word) {
                words.push(word);
            }
        }
        if words.iter().any(|word| !self.known.is_stop(word)) {
            words.retain(|word| !self.known.is_stop(word));
        }
        words.iter().map(|word| self.meanings(word)).collect()
    }

    fn meanings(&self, typed: &str) -> Sought {
        let direct = self.matching(typed, 1.0);
        if !direct.entries.is_empty() {
            return direct;
        }
        if let Some((one, other)) = self.compound(typed) {
            let (mut one, other) = (self.matching(one, 0.6), self.matching(other, 0.6));
            one.add(other);
            return one.weighed(self.blocks);
        }
        match self.nearest(typed) {
            Some(meant) => self.matching(&meant, 0.8),
            None => direct,
        }
    }

    /// The words of the book that are this one: in another form, by another name, or begun with it.
    fn matching(&self, typed: &str, trust: f32) -> Sought {
        let stem = self.known.stem(typed);
        let fellows: Vec<&Vec<String>> = self.known.fellows(stem).collect();
        let is_number = typed.chars().all(|letter| letter.is_ascii_digit());
        let places = self.blocks + Rule::ALL.len();
        let mut sought = Sought { rated: vec![0.0; places], ..Sought::default() };
        for (number, entry) in self.entries.iter().enumerate() {
            let likeness = if entry.word == typed || entry.stem == stem {
                1.0
            } else if fellows.iter().any(|stems| stems.contains(&entry.stem)) {
                0.85
            } else if typed.len() > 1 && !is_number && entry.word.starts_with(typed) {
                // Two letters are enough only for the number of a rule.
                if typed.len() == 2 && !typed.ends_with(|c: char| c.is_ascii_digit()) {
                    continue;
                }
                0.7
            } else {
                continue;
            };
            sought.entries.push(number);
            for (block, weight) in &entry.places {
                let counts = trust * likeness * f32::from(*weight) / 100.0;
                let rated = &mut sought.rated[*block];
                *rated = rated.max(counts) + 0.1 * rated.min(counts);
            }
        }
        sought.weighed(self.blocks)
    }

    /// Two words of the book or for it, if this one is made of them.
    fn compound<'a>(&self, typed: &'a str) -> Option<(&'a str, &'a str)> {
        let splits = typed.char_indices().map(|(at, _)| typed.split_at(at));
        let long = |part: &str| part.chars().count() >= 4;
        splits
            .filter(|(one, other)| long(one) && long(other))
            .find(|(one, other)| self.knows(one) && self.knows(other))
    }

    fn knows(&self, word: &str) -> bool {
        let stem = self.known.stem(word);
        let mut stems = self.entries.iter().map(|entry| &*entry.stem).chain(self.known.synonyms());
        stems.any(|known| known == stem)
    }

    /// The word that was probably meant: one letter is wrong, or two of a long word.
    fn nearest(&self, typed: &str) -> Option<String> {
        let length = typed.chars().count();
        let most = if length >= 9 { 2 } else { usize::from(length >= 5) };
        let stem = self.known.stem(typed);
        let whole = self.entries.iter().map(|entry| (&*entry.word, typed));
        let stems = self.known.synonyms().map(|synonym| (synonym, stem));
        let near = whole.chain(stems).filter_map(|(known, meant)| {
            let distance = distance(known, meant, most)?;
            Some((distance, known))
        });
        near.min_by_key(|(distance, _)| *distance).map(|(_, known)| known.to_owned())
    }
}

/// The texts by which a block is found, and how much their words count.
fn texts<'a>(
    chapter: &'a Chapter,
    section: &'a str,
    block: &'a Block,
    known: &'a SearchWords,
) -> Vec<(&'a str, u8)> {
    let mut texts = match &block.kind {
        Kind::Heading { .. } => return Vec::new(),
        Kind::Text(text) | Kind::Item(text) | Kind::Step(text) => vec![(&**text, weight::OWN)],
        Kind::Question(question, answer) => {
            vec![(&**question, weight::OWN), (&**answer, weight::ANSWER)]
        }
        Kind::Row(cells) => cells.iter().map(|cell| (&**cell, weight::ROW)).collect(),
        Kind::Dice(_, text) | Kind::Tiles(_, text) | Kind::Figure(_, text) => {
            return vec![(text, weight::CAPTION)];
        }
        Kind::Example { title, steps, .. } => {
            let steps = steps.iter().map(|step| (&**step, weight::TOLD));
            std::iter::once((&**title, weight::ROW)).chain(steps).collect()
        }
    };
    texts.push((section, weight::SECTION));
    texts.push((&chapter.heading, weight::CHAPTER));
    for rule in &block.rules {
        texts.push((rule.number(), weight::OWN));
        let called = known.called.iter().filter(|(known, _)| known == rule);
        texts.extend(called.map(|(_, words)| (&**words, weight::CALLED)));
    }
    texts
}

/// One of the words that were typed.
#[derive(Clone, Debug, Default)]
struct Sought {
    /// The numbers of the words that it may mean.
    entries: Vec<usize>,
    /// How well every block holds it: 0 to about 1.
    rated: Vec<f32>,
    /// How much it tells: the rarer, the more (the inverse document frequency).
    tells: f32,
}

impl Sought {
    fn add(&mut self, other: Sought) {
        self.entries.extend(other.entries);
        for (rated, more) in self.rated.iter_mut().zip(other.rated) {
            *rated += more;
        }
    }

    fn weighed(mut self, blocks: usize) -> Sought {
        let holding: f32 = self.rated.iter().take(blocks).map(|rated| rated.min(1.0)).sum();
        self.tells =
            (1.0 + f32::from(u16::try_from(blocks).unwrap_or(u16::MAX)) / (1.0 + holding)).ln();
        self
    }
}

/// A passage, and how well it answers.
struct Rated<'a> {
    passage: Passage<'a>,
    rules: Vec<Rule>,
    score: f32,
    /// Whether all words are there.
    is_whole: bool,
}

impl<'a> Rated<'a> {
    /// None where nothing was found.
    fn new(
        passage: Passage<'a>,
        sought: &[Sought],
        blocks: usize,
        is_question: bool,
    ) -> Option<Rated<'a>> {
        let (mut sum, mut most, mut is_whole) = (0.0, 0.0, true);
        let rules = passage.rules();
        let mut called = vec![0.0; rules.len()];
        for word in sought {
            let rated = passage.blocks.iter().filter_map(|(block, _)| word.rated.get(*block));
            let rated = rated.fold(0.0_f32, |best, rated| best.max(*rated));
            for (called, rule) in called.iter_mut().zip(&rules) {
                *called += word.tells * word.rated.get(blocks + *rule as usize).unwrap_or(&0.0);
            }
            is_whole &= rated > 0.0;
            sum += word.tells * rated;
            most += if word.entries.is_empty() { 0.0 } else { word.tells };
        }
        if sum <= 0.0 {
            return None;
        }
        let called = called.into_iter().fold(0.0, f32::max);
        let score = (0.6 * sum + 0.4 * called) / most * worth(&passage, &rules, is_question);
        Some(Rated { passage, rules, score, is_whole })
    }
}

/// Questions answer best, unless all that was typed is the name of a thing; what tells no rule answers least. Of two passages with the same words the shorter says more about them.
fn worth(passage: &Passage<'_>, rules: &[Rule], is_question: bool) -> f32 {
    let kind = match passage.lead().map(|block| &block.kind) {
        Some(Kind::Question(..)) if is_question => 1.12,
        Some(Kind::Question(..)) => 0.9,
        Some(Kind::Row(_)) => 0.6,
        Some(Kind::Example { .. }) => 0.5,
        _ => 1.0,
    };
    let tells = if rules.is_empty() { 0.6 } else { 1.0 };
    let texts = passage.blocks.iter().flat_map(|(_, block)| block.texts());
    let letters = texts.map(str::len).sum::<usize>();
    let length = f32::from(u16::try_from(letters).unwrap_or(u16::MAX));
    kind * tells / (0.9 + length / 2500.0)
}

/// What tells only rules that better hits have told already steps back a little: among the first there is room for others.
fn spread(rated: Vec<Rated<'_>>) -> Vec<Passage<'_>> {
    const AGAIN: f32 = 0.72;
    let mut left = rated;
    let mut told: Vec<Rule> = Vec::new();
    let mut passages = Vec::new();
    while passages.len() < MOST {
        let mut best: Option<(usize, f32)> = None;
        for (at, rated) in left.iter().enumerate() {
            let is_new = rated.rules.iter().any(|rule| !told.contains(rule));
            let value = rated.score * if is_new { 1.0 } else { AGAIN };
            let value = value * if rated.is_whole { 1.0 } else { 0.9 };
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((at, value));
            }
        }
        let Some((at, _)) = best else { break };
        let next = left.remove(at);
        told.extend(next.rules);
        passages.push(next.passage);
    }
    passages
}

/// How many letters have to be changed, put in or left out (the Levenshtein distance), if not more than these.
fn distance(one: &str, other: &str, most: usize) -> Option<usize> {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    if most == 0 || one.len().abs_diff(other.len()) > most {
        return None;
    }
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.iter().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (column, against) in other.iter().enumerate() {
            let changed = corner + usize::from(letter != against);
            corner = row[column + 1];
            row[column + 1] = changed.min(corner + 1).min(row[column] + 1);
        }
    }
    row.last().copied().filter(|distance| *distance <= most)
}
