//! The spelling of everything the app says, by hunspell with one dictionary per language.
//!
//! The texts are read from where they stand: the string literals of `src/i18n`, the rule books, and what the page
//! says before the app has arrived. Words of the game that no dictionary knows are listed in `tests/words`.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result, ensure};
use regex_lite::Regex;
use xshell::{Shell, cmd};

/// The languages, and what hunspell calls their dictionaries.
const DICTIONARIES: [(&str, &str); 4] =
    [("de", "de_DE"), ("en", "en_GB"), ("it", "it_IT"), ("fr", "fr")];

/// Fails with the unknown words of every language, and with listed words that nobody uses any more.
pub(crate) fn check(sh: &Shell) -> Result<()> {
    let mut findings = Vec::new();
    for (language, dictionary) in DICTIONARIES {
        let texts = texts(sh, language)?;
        let unknown = unknown(sh, &texts, dictionary)?;
        let words = sh.read_file(format!("tests/words/{language}.txt"))?;
        let listed: BTreeSet<String> = words.lines().map(str::to_owned).collect();
        let (count, own) = (texts.split_whitespace().count(), unknown.len());
        println!("{language}: {count} words, {own} of the game that {dictionary} does not know");
        for (what, words) in [
            ("unknown words", unknown.difference(&listed).collect::<Vec<_>>()),
            ("listed, but not in use", listed.difference(&unknown).collect()),
        ] {
            if !words.is_empty() {
                findings.push(format!("{language}, {what}: {words:?}\n"));
            }
        }
    }
    ensure!(
        findings.is_empty(),
        "mend the texts, or put words of the game into tests/words, one to a line:\n{}",
        findings.concat()
    );
    Ok(())
}

/// Everything that is said in this language.
fn texts(sh: &Shell, language: &str) -> Result<String> {
    let shell = sh.read_file("public/shell.js")?;
    let own = shell
        .split_once(&format!("\n  {language}: {{\n"))
        .and_then(|(_, own)| own.split_once("\n  },"));
    let (own, _) = own.with_context(|| format!("public/shell.js has no texts in {language}"))?;
    let mut texts =
        vec![book(&sh.read_file(format!("src/rulebook/books/{language}.txt"))?)?, literals(own)?];
    // In the folder itself, and in one folder for each thing that has many texts of its own.
    for place in sh.read_dir("src/i18n")?.into_iter().chain(["src/i18n".into()]) {
        let file = place.join(format!("{language}.rs"));
        if sh.path_exists(&file) {
            texts.push(literals(&sh.read_file(&file)?)?);
        }
    }
    let texts = texts.join("\n").replace('’', "'").replace('\u{202f}', " ");
    if language == "it" {
        // The dictionary takes "dell'" before a number or a name for a word of its own, and does not know it.
        return Ok(Regex::new(r"[^ \n]*'")?.replace_all(&texts, "").into_owned());
    }
    Ok(texts)
}

/// The texts between quotes, without what is filled in later.
fn literals(source: &str) -> Result<String> {
    let code = Regex::new(r"(?m)^\s*//.*$")?.replace_all(source, "");
    let code = code.replace("\\\"", "").replace("\\u{202f}", " ");
    let texts: Vec<&str> = code.split('"').skip(1).step_by(2).collect();
    without_places(&texts.join("\n"))
}

/// A rule book without its marks: signs, names of chapters and pictures, numbers of rules, where links lead, places.
fn book(source: &str) -> Result<String> {
    let text = Regex::new(r"(?m)^//.*$")?.replace_all(source, "");
    let text = Regex::new(r"\[([^\]]*)\]\([^)]*\)")?.replace_all(&text, "$1");
    let names = r"(?m)^(== \S+|example (\[[^\]]*\] )?\S+|(dice|tiles|figure) .*?:) |\[[^\]]*\]";
    without_places(&Regex::new(names)?.replace_all(&text, ""))
}

/// A number stands for every `{place}`.
fn without_places(text: &str) -> Result<String> {
    Ok(Regex::new(r"\{[^}]*\}")?.replace_all(text, "0").into_owned())
}

/// The words that the dictionary does not know.
fn unknown(sh: &Shell, texts: &str, dictionary: &str) -> Result<BTreeSet<String>> {
    let words = cmd!(sh, "hunspell -i UTF-8 -d {dictionary} -l")
        .stdin(texts)
        .quiet()
        .read()
        .with_context(|| format!("install hunspell and its dictionary {dictionary}"))?;
    // Where a word ends is seen differently from language to language; "5s" is none.
    let words = words.lines().map(|word| word.trim_matches(['.', '-', '\'']).to_lowercase());
    let is_word =
        |word: &String| !word.is_empty() && !word.contains(|letter: char| letter.is_ascii_digit());
    Ok(words.filter(is_word).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_found_between_quotes_and_without_places() -> Result<()> {
        assert_eq!(
            literals("// \"no\"\nlet a = \"one {two} three\";\nb(\"four\")")?,
            "one 0 three\nfour"
        );
        Ok(())
    }

    #[test]
    fn every_dictionary_is_among_the_tools() -> Result<()> {
        let tools = xtask::project_root().join("xtask/src/tools/catalogue.rs");
        let tools = std::fs::read_to_string(tools)?;
        for (_, dictionary) in DICTIONARIES {
            assert!(tools.contains(&format!("/{dictionary}.aff\"")), "{dictionary}");
        }
        Ok(())
    }

    #[test]
    fn a_book_is_read_without_its_marks() -> Result<()> {
        let text = book(
            "// for authors\n== turn Heading\n[O1.1 @2005] Words [of a link](turn)\n- [E1.1] entry\ndice [O1] 4 W: Caption: more\n\
             example [L5] name Title\nexample name Title\n> {sum} here",
        )?;
        assert_eq!(
            text,
            "\nHeading\n Words of a link\n-  entry\nCaption: more\nTitle\nTitle\n> 0 here"
        );
        Ok(())
    }
}
