//! Words with something to them: `**important**` ones, and `[links](turn)` to other places of the book.

use std::borrow::Cow;

/// A run of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run<'a> {
    /// What is read.
    pub words: &'a str,
    /// Whether it is important.
    pub important: bool,
    /// The place it leads to.
    pub target: Option<&'a str>,
}

/// The runs of a text, in order.
pub fn runs(text: &str) -> Vec<Run<'_>> {
    let mut runs = Vec::new();
    for (number, words) in text.split("**").enumerate() {
        let important = number % 2 == 1;
        let mut rest = words;
        while let Some((before, words, target, after)) = link(rest) {
            runs.push(Run { words: before, important, target: None });
            runs.push(Run { words, important, target: Some(target) });
            rest = after;
        }
        runs.push(Run { words: rest, important, target: None });
    }
    runs.retain(|run| !run.words.is_empty());
    runs
}

/// What stands before the first link, its words, its target, and what follows.
fn link(text: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, rest) = text.split_once('[')?;
    let (words, rest) = rest.split_once("](")?;
    let (target, after) = rest.split_once(')')?;
    Some((before, words, target, after))
}

/// A text as it is read, without its marks.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.contains("**") || text.contains("](") {
        runs(text).iter().map(|run| run.words).collect()
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn important_words_and_links_are_told_apart_and_nothing_is_lost() {
        let run = |words, important, target| Run { words, important, target };
        assert_eq!(
            runs("See **all of [the short game](short)** or [E6.3](E6.3)."),
            [
                run("See ", false, None),
                run("all of ", true, None),
                run("the short game", true, Some("short")),
                run(" or ", false, None),
                run("E6.3", false, Some("E6.3")),
                run(".", false, None),
            ]
        );
        assert_eq!(plain("**a** [b](c) d"), "a b d");
        for text in ["[a] (b)", "a [b](c", "](", "a [b", ""] {
            assert_eq!(plain(text), text);
        }
    }
}
