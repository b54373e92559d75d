//! The spelling of everything the app says, by hunspell with one dictionary per language.
//!
//! The texts are read from where they stand: the string literals of `src/i18n`, the rule books, and what the page
//! says before the app has arrived. Words of the game that no dictionary knows are listed in `tests/words`.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::process::Stdio;

use crate::error::{Error, Result};
use crate::{process, project};

/// The languages, and what hunspell calls their dictionaries.
const DICTIONARIES: [(&str, &str); 4] =
    [("de", "de_DE"), ("en", "en_GB"), ("it", "it_IT"), ("fr", "fr")];

/// Fails with the unknown words of every language, and with listed words that nobody uses any more.
pub(crate) fn check() -> Result<()> {
    let mut findings = Vec::new();
    for (language, dictionary) in DICTIONARIES {
        let texts = texts(language)?;
        let unknown = unknown(&texts, dictionary)?;
        let words = read(&format!("tests/words/{language}.txt"))?;
        let listed: BTreeSet<String> = words.lines().map(str::to_owned).collect();
        println!(
            "{language}: {} words, {} of the game that {dictionary} does not know",
            texts.split_whitespace().count(),
            unknown.len()
        );
        let report = |what: &str, words: Vec<&String>| {
            (!words.is_empty()).then(|| format!("{language}, {what}: {words:?}"))
        };
        findings.extend(report("unknown words", unknown.difference(&listed).collect()));
        findings.extend(report("listed, but not in use", listed.difference(&unknown).collect()));
    }
    if findings.is_empty() {
        return Ok(());
    }
    Err(Error::new(format!(
        "{}\nMend the texts, or put words of the game into tests/words, one to a line",
        findings.join("\n")
    )))
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(project::root().join(path))
        .map_err(|why| Error::new(format!("{path} cannot be read ({why})")))
}

/// Everything that is said in this language.
fn texts(language: &str) -> Result<String> {
    let mut texts = literals(&read(&format!("src/i18n/{language}.rs"))?);
    texts.push(book(&read(&format!("src/rulebook/books/{language}.txt"))?));
    let boot = read("public/boot.js")?;
    let own = boot.split_once(&format!("\n  {language}: {{\n")).map(|(_, rest)| rest);
    let own = own.and_then(|rest| rest.split_once("\n  },")).map(|(own, _)| own);
    texts.extend(literals(
        own.ok_or_else(|| Error::new(format!("public/boot.js has no texts in {language}")))?,
    ));
    let texts = texts.join("\n").replace('’', "'").replace('\u{202f}', " ");
    Ok(if language == "it" { without_elisions(&texts) } else { texts })
}

/// The Italian dictionary takes "dell'" before a number or a name for a word of its own, and does not know it.
fn without_elisions(texts: &str) -> String {
    let line = |line: &str| {
        let words = line.split(' ').map(|word| word.rsplit('\'').next().unwrap_or_default());
        words.collect::<Vec<_>>().join(" ")
    };
    texts.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The texts between quotes, without what is filled in later.
fn literals(source: &str) -> Vec<String> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = code.collect::<Vec<_>>().join("\n").replace("\\\"", "").replace("\\u{202f}", " ");
    code.split('"').skip(1).step_by(2).map(without_places).collect()
}

/// A text without `{places}`.
fn without_places(text: &str) -> String {
    text.split('{')
        .enumerate()
        .map(|(part, text)| match part {
            0 => text,
            _ => text.split_once('}').map_or(text, |(_, after)| after),
        })
        .collect::<Vec<_>>()
        .join("0")
}

/// A rule book without its marks: signs, names of chapters and pictures, numbers of rules, places.
fn book(source: &str) -> String {
    let line = |line: &str| {
        let text = match line.split_once(' ') {
            Some(("==" | "example", rest)) => rest.split_once(' ').map_or("", |(_, text)| text),
            Some(("dice" | "tiles" | "figure", rest)) => {
                rest.split_once(": ").map_or("", |(_, text)| text)
            }
            _ => line,
        };
        // An example may be marked before its name.
        let text = if line.starts_with("example [") {
            line.split_once("] ").and_then(|(_, rest)| rest.split_once(' ')).map_or("", |(_, t)| t)
        } else {
            text
        };
        let text = match text.split_once('[') {
            Some((before, rest)) => {
                format!("{before}{}", rest.split_once(']').map_or("", |(_, after)| after))
            }
            None => text.to_owned(),
        };
        without_places(&text)
    };
    let lines = source.lines().filter(|line| !line.starts_with("//")).map(line);
    lines.collect::<Vec<_>>().join("\n")
}

/// The words that the dictionary does not know.
fn unknown(texts: &str, dictionary: &str) -> Result<BTreeSet<String>> {
    let failed = |why: std::io::Error| Error::new(format!("hunspell failed ({why})"));
    let mut hunspell = process::command("hunspell")
        .args(["-i", "UTF-8", "-d", dictionary, "-l"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let mut input = hunspell.stdin.take().ok_or_else(|| Error::new("hunspell takes no input"))?;
    let texts = texts.to_owned();
    // Written beside reading: hunspell answers before it has read everything.
    let writer = std::thread::spawn(move || input.write_all(texts.as_bytes()));
    let output = hunspell.wait_with_output().map_err(failed)?;
    let written = writer.join().map_err(|_| Error::new("hunspell could not be fed"))?;
    if !output.status.success() {
        return Err(Error::new(format!("hunspell has no dictionary {dictionary}, or failed")));
    }
    written.map_err(failed)?;
    let words = String::from_utf8_lossy(&output.stdout);
    // Where a word ends is seen differently from language to language; "5s" is none.
    let words = words.lines().map(|word| word.trim_matches(['.', '-', '\'']).to_lowercase());
    let is_word =
        |word: &String| !word.is_empty() && !word.contains(|letter: char| letter.is_ascii_digit());
    Ok(words.filter(is_word).collect())
}

#[cfg(test)]
mod tests {
    use super::{book, literals, without_elisions, without_places};

    #[test]
    fn texts_are_found_between_quotes_and_without_places() {
        assert_eq!(literals("// \"no\"\nlet a = \"one {two} three\";"), ["one 0 three"]);
        assert_eq!(without_places("{a}b{c d}e"), "0b0e");
        assert_eq!(without_places("open {"), "open 0");
        assert_eq!(without_elisions("dell'erba, un po'"), "erba, un ");
    }

    #[test]
    fn a_book_is_read_without_its_marks() {
        let text = book(
            "== turn Heading\n[O1.1 @2005] Words\n- [E1.1] entry\ndice 4 W: Caption\nexample [L5] name Title\n> {sum} here",
        );
        assert_eq!(text, "Heading\n Words\n-  entry\nCaption\nTitle\n> 0 here");
    }
}
