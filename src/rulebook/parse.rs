//! Reading a book from its file: one line, one thing. `docs/rule-books.md` describes the lines.

use super::{Block, Book, Chapter, Kind, PicturedTile};
use engine::{Edition, Face, Figure, Rule, Tile};

/// A line that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookDefect {
    /// Its number, counted from 1.
    pub line: usize,
}

pub(super) fn book(text: &str) -> Result<Book, BookDefect> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        read_line(line, &mut chapters).ok_or(BookDefect { line: number + 1 })?;
    }
    chapters.iter_mut().for_each(Chapter::name_sections);
    if chapters.is_empty() { Err(BookDefect { line: 1 }) } else { Ok(Book { chapters }) }
}

fn read_line(line: &str, chapters: &mut Vec<Chapter>) -> Option<()> {
    if let Some(chapter) = line.strip_prefix("== ") {
        let (id, heading) = chapter.split_once(' ')?;
        chapters.push(Chapter {
            id: id.to_owned(),
            heading: heading.trim().to_owned(),
            blocks: Vec::new(),
        });
        return Some(());
    }
    let blocks = &mut chapters.last_mut()?.blocks;
    // An answer and a step of an example belong to what stands above them.
    if let Some(answer) = line.strip_prefix("! ") {
        return match &mut blocks.last_mut()?.kind {
            Kind::Question(_, text) if text.is_empty() => {
                answer.clone_into(text);
                Some(())
            }
            _ => None,
        };
    }
    if let Some(step) = line.strip_prefix("> ") {
        return match &mut blocks.last_mut()?.kind {
            Kind::Example { steps, .. } => {
                steps.push(step.to_owned());
                Some(())
            }
            _ => None,
        };
    }
    blocks.push(block(line)?);
    Some(())
}

fn block(line: &str) -> Option<Block> {
    const SIGNS: [&str; 9] =
        ["=== ", "- ", "+ ", "? ", "| ", "dice ", "tiles ", "figure ", "example "];
    let sign = SIGNS.into_iter().find(|sign| line.starts_with(sign)).unwrap_or_default();
    let (rules, editions, text) = marked(line[sign.len()..].trim_start())?;
    let own = text.to_owned();
    let kind = match sign {
        "=== " => Kind::Heading { text: own, place: String::new() },
        "- " => Kind::Item(own),
        "+ " => Kind::Step(own),
        "? " => Kind::Question(own, String::new()),
        "| " => Kind::Row(row(text)?),
        "dice " => {
            let (dice, caption) = text.split_once(": ")?;
            Kind::Dice(dice.split_whitespace().map(die).collect::<Option<_>>()?, caption.to_owned())
        }
        "tiles " => {
            let (tiles, caption) = text.split_once(": ")?;
            let tiles = tiles.split_whitespace().map(pictured).collect::<Option<_>>()?;
            Kind::Tiles(tiles, caption.to_owned())
        }
        "figure " => {
            let (name, caption) = text.split_once(": ")?;
            Kind::Figure(Figure::parse(name.trim())?, caption.to_owned())
        }
        "example " => {
            let (id, title) = text.split_once(' ')?;
            Kind::Example { id: id.to_owned(), title: title.to_owned(), steps: Vec::new() }
        }
        _ => Kind::Text(own),
    };
    Some(Block { rules, editions, kind })
}

/// `[O5.4 @original] text`: the rules it tells and the editions it is for, both optional.
fn marked(text: &str) -> Option<(Vec<Rule>, Vec<Edition>, &str)> {
    let (marks, text) = match text.strip_prefix('[') {
        Some(marked) => marked.split_once(']')?,
        None => ("", text),
    };
    let (mut rules, mut named) = (Vec::new(), Vec::new());
    for mark in marks.split_whitespace() {
        match mark.strip_prefix('@') {
            Some("2005") => named.push(Edition::Pickomino2005),
            Some(edition) => named.push(Edition::parse(edition)?),
            None => rules.push(Rule::parse(mark)?),
        }
    }
    let belongs = |edition: &Edition| rules.iter().all(|rule| rule.belongs_to(*edition));
    let editions =
        if named.is_empty() { Edition::ALL.into_iter().filter(belongs).collect() } else { named };
    Some((rules, editions, text.trim()))
}

/// `| a | b |`, of which the first sign has been read.
fn row(text: &str) -> Option<Vec<String>> {
    let cells = text.strip_suffix('|')?.split('|');
    Some(cells.map(|cell| cell.trim().to_owned()).collect())
}

/// `4`, `W`, or `W*` for the golden one.
fn die(text: &str) -> Option<(Face, bool)> {
    let (face, golden) = match text.strip_suffix('*') {
        Some(face) => (face, true),
        None => (text, false),
    };
    let face = if face == "W" { Face::Worm } else { Face::from_number(face.parse().ok()?)? };
    Some((face, golden))
}

/// `27`, `-36` for one turned face-down, `23/raven` for one with a figure on it.
fn pictured(text: &str) -> Option<PicturedTile> {
    let (number, figure) = match text.split_once('/') {
        Some((number, figure)) => (number, Some(Figure::parse(figure)?)),
        None => (text, None),
    };
    let (number, down) = match number.strip_prefix('-') {
        Some(number) => (number, true),
        None => (number, false),
    };
    Some(PicturedTile { tile: Tile::new(number.parse().ok()?)?, down, figure })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only_block(line: &str) -> Option<Block> {
        let book = book(&format!("== turn A turn\n{line}")).ok()?;
        book.chapters.into_iter().next()?.blocks.into_iter().next()
    }

    #[test]
    fn a_paragraph_belongs_to_the_editions_of_all_its_rules() {
        let editions = |line| only_block(line).map(|block| block.editions);
        assert_eq!(editions("Words."), Some(Edition::ALL.to_vec()));
        assert_eq!(editions("[O3.1] Words."), Some(Edition::ALL.to_vec()));
        assert_eq!(editions("[O3.1 L2] Words."), Some(vec![Edition::Pickomino2005]));
        assert_eq!(editions("[E9.1] Words."), Some(vec![Edition::Extended]));
        let both = Some(vec![Edition::Original, Edition::Extended]);
        assert_eq!(editions("[O4.1 @original @extended] Words."), both);
    }

    #[test]
    fn every_kind_of_line_is_read() {
        let kind = |line| only_block(line).map(|block| block.kind);
        assert_eq!(kind("- [O3.1] one"), Some(Kind::Item("one".into())));
        assert_eq!(kind("+ one"), Some(Kind::Step("one".into())));
        let heading =
            |text: &str, place: &str| Kind::Heading { text: text.into(), place: place.into() };
        assert_eq!(kind("=== [E7.1] The raven"), Some(heading("The raven", "turn-1")));
        assert_eq!(kind("=== The bird\nfigure raven: It."), Some(heading("The bird", "raven")));
        assert_eq!(kind("| a | b |"), Some(Kind::Row(vec!["a".into(), "b".into()])));
        assert_eq!(kind("? Why?\n! So."), Some(Kind::Question("Why?".into(), "So.".into())));
        let dice = vec![(Face::Four, false), (Face::Worm, true)];
        assert_eq!(kind("dice 4 W*: two"), Some(Kind::Dice(dice, "two".into())));
        let Some(Kind::Tiles(tiles, _)) = kind("tiles -36 23/raven: two") else {
            unreachable!("a picture of portions")
        };
        assert!(tiles[0].down && tiles[0].tile.number() == 36);
        assert!(tiles[1].figure == Some(Figure::Raven) && !tiles[1].down);
        let Some(Kind::Example { steps, .. }) = kind("example steal A steal\n> one\n> two") else {
            unreachable!("an example")
        };
        assert_eq!(steps, ["one", "two"]);
    }

    #[test]
    fn what_cannot_be_read_is_named_by_its_line() {
        for line in
            ["[O9.9] no such rule", "[O1.1 open", "dice 7: none", "! answer", "> step", "[@2099] x"]
        {
            let read = book(&format!("== turn A turn\n\n{line}"));
            assert_eq!(read, Err(BookDefect { line: 3 }), "{line}");
        }
        assert!(book("").is_err());
    }
}
