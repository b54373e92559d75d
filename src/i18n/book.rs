//! The rules as they are read: chapters of numbered paragraphs, from the project's own rules document.

use crate::engine::Rule;

/// A chapter: a heading and its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The heading, without its number.
    pub heading: String,
    /// The rules, in order.
    pub rules: Vec<(Rule, String)>,
}

/// Reads `docs/rules.md`: every `###` heading and every `- **O1.1** …` below it.
pub fn chapters(document: &str) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    // Whether the last line belonged to a rule, so that the next may go on with it.
    let mut inside = false;
    for line in document.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            let heading = heading.split_once(' ').map_or(heading, |(_, words)| words);
            chapters.push(Chapter { heading: heading.to_owned(), rules: Vec::new() });
            inside = false;
        } else if let Some(chapter) = chapters.last_mut() {
            if let Some((rule, text)) = first_line(line) {
                chapter.rules.push((rule, text.to_owned()));
                inside = true;
            } else if let (true, Some((_, text)), Some(more)) =
                (inside, chapter.rules.last_mut(), line.strip_prefix("  "))
            {
                text.push(' ');
                text.push_str(more.trim());
            } else {
                inside = false;
            }
        }
    }
    chapters
}

fn first_line(line: &str) -> Option<(Rule, &str)> {
    let (number, text) = line.strip_prefix("- **")?.split_once("** ")?;
    Some((Rule::parse(number)?, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_the_document_has_its_paragraph() {
        let chapters = chapters(include_str!("../../docs/rules.md"));
        let read: Vec<Rule> =
            chapters.iter().flat_map(|c| c.rules.iter().map(|(r, _)| *r)).collect();
        assert_eq!(read, Rule::ALL);
        assert!(chapters.iter().all(|chapter| !chapter.heading.is_empty()));
    }

    #[test]
    fn a_paragraph_may_go_on_over_several_lines_and_ends_with_them() {
        let read = chapters(
            "### O1 Things\n\n- **O1.1** One\n  and more.\n- **O1.2** Two.\n\nNot a rule.\n",
        );
        let [chapter] = read.as_slice() else { unreachable!("one heading, one chapter") };
        assert_eq!(chapter.heading, "Things");
        let texts: Vec<&str> = chapter.rules.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, ["One and more.", "Two."]);
    }
}
