//! Makes the published page smaller, after Trunk has built it and without changing what it does.
//!
//! Everything here may be left out: the page of a plain `trunk build` is the same, only larger.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::error::{Error, Result};
use crate::tools::{Status, catalogue};
use crate::{files, process, wasm};

/// One style sheet for all, short names between code and script, and scripts without comments.
pub(super) fn slim(page: &Path) -> Result<()> {
    merge_styles(page)?;
    shorten_names(page)?;
    let scripts = files::below(page).into_iter().filter(|file| has_extension(file, "js"));
    scripts.collect::<Vec<_>>().iter().try_for_each(|script| minify(script))
}

fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found == extension)
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file)
        .map_err(|why| Error::new(format!("{} cannot be read ({why})", file.display())))
}

fn write(file: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    fs::write(file, content)
        .map_err(|why| Error::new(format!("{} cannot be written ({why})", file.display())))
}

/// Style sheets compress better together, and are fetched at once.
fn merge_styles(page: &Path) -> Result<()> {
    let index = page.join("index.html");
    let html = read(&index)?;
    let links = style_links(&html);
    let [first, _, ..] = links.as_slice() else { return Ok(()) };
    let mut styles = String::new();
    for link in &links {
        styles.push_str(&read(&page.join(link.file))?);
    }
    let mut hasher = DefaultHasher::new();
    styles.hash(&mut hasher);
    let name = format!("style-{:016x}.css", hasher.finish());
    let mut merged = html.replacen(first.tag, &first.tag.replace(first.file, &name), 1);
    for link in links.iter().skip(1) {
        merged = merged.replacen(link.tag, "", 1);
    }
    write(&page.join(&name), styles)?;
    write(&index, merged)?;
    for link in &links {
        // One that stays is never asked for.
        let _ = fs::remove_file(page.join(link.file));
    }
    Ok(())
}

#[derive(Debug, PartialEq, Eq)]
struct StyleLink<'a> {
    tag: &'a str,
    /// Without the `./` in front.
    file: &'a str,
}

/// The style sheets as Trunk links them, in their order.
fn style_links(html: &str) -> Vec<StyleLink<'_>> {
    let link = |start: usize| {
        let tag = html.get(start..=start + html.get(start..)?.find('>')?)?;
        let address = tag.split_once("href=")?.1.trim_start_matches('"');
        let address = address.split(['"', ' ', '>']).next()?;
        let file = address.trim_start_matches("./");
        (tag.contains("stylesheet") && has_extension(Path::new(file), "css"))
            .then_some(StyleLink { tag, file })
    };
    html.match_indices("<link ").filter_map(|(start, _)| link(start)).collect()
}

/// The names by which code and script know each other are long, and stand in both.
fn shorten_names(page: &Path) -> Result<()> {
    let Some(code) = files::below(page).into_iter().find(|file| has_extension(file, "wasm")) else {
        return Ok(());
    };
    let script = bindings_of(&code)
        .ok_or_else(|| Error::new(format!("{} has no script beside it", code.display())))?;
    let module = fs::read(&code)
        .map_err(|why| Error::new(format!("{} cannot be read ({why})", code.display())))?;
    let (module, script_text) = with_short_names(&module, &read(&script)?)?;
    write(&code, module)?;
    write(&script, script_text)
}

fn bindings_of(code: &Path) -> Option<PathBuf> {
    let stem = code.file_stem()?.to_str()?.strip_suffix("_bg")?;
    Some(code.with_file_name(format!("{stem}.js"))).filter(|script| script.is_file())
}

/// Both with the same short names. What does not stand in the script keeps its name.
fn with_short_names(module: &[u8], script: &str) -> Result<(Vec<u8>, String)> {
    let words: BTreeMap<&str, usize> =
        words(script).fold(BTreeMap::new(), |mut words, (_, word)| {
            *words.entry(word).or_default() += 1;
            words
        });
    let mut short = BTreeMap::new();
    let mut rename = |name: &str| {
        if !name.contains('_') || !words.contains_key(name) {
            return name.to_owned();
        }
        let next = short.len();
        short.entry(name.to_owned()).or_insert_with(|| short_name(next)).clone()
    };
    let mut sections = Vec::new();
    for section in wasm::sections(module)? {
        let content = match section.id {
            wasm::IMPORTS | wasm::EXPORTS => {
                wasm::renamed(&section, |module, name| (module.map(str::to_owned), rename(name)))?
            }
            _ => section.content.to_vec(),
        };
        sections.push((section.id, content));
    }
    let module = wasm::module(sections.iter().map(|(id, content)| (*id, content.as_slice())));
    let mut text = String::new();
    let mut end = 0;
    for (start, word) in words_of(script, &short) {
        text.push_str(&script[end..start]);
        text.push_str(&short[word]);
        end = start + word.len();
    }
    text.push_str(&script[end..]);
    Ok((module, text))
}

/// Every name and number of a script, and where it begins.
fn words(script: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let mut place = 0;
    script.split(move |c| !is_part(c)).filter_map(move |word| {
        let start = place;
        // Everything that parts words in a script is one byte, or stands in a text or comment.
        place = start + word.len();
        let rest = &script[place..];
        place += rest.chars().next().map_or(0, char::len_utf8);
        (!word.is_empty()).then_some((start, word))
    })
}

fn words_of<'a>(
    script: &'a str,
    wanted: &BTreeMap<String, String>,
) -> impl Iterator<Item = (usize, &'a str)> {
    words(script).filter(|(_, word)| wanted.contains_key(*word))
}

/// `$0`, `$1`, … `$z`, `$10`, …: no name that a script of wasm-bindgen uses.
fn short_name(mut number: usize) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit(u32::try_from(number % 36).unwrap_or(0), 36).unwrap_or('0'));
        number /= 36;
        if number == 0 {
            break;
        }
    }
    format!("${}", digits.into_iter().rev().collect::<String>())
}

/// Where there is no tool for it, the script stays as it is.
pub(super) fn minify(script: &Path) -> Result<()> {
    if !matches!(catalogue::esbuild().status(), Status::Present(_)) {
        return Ok(());
    }
    let mut command = process::command(catalogue::esbuild().path());
    command.arg(script).args(["--minify", "--format=esm", "--target=es2022", "--charset=utf8"]);
    command.args(["--log-level=error", "--allow-overwrite"]);
    command.arg(format!("--outfile={}", script.display()));
    process::run(&mut command, "esbuild")
}

#[cfg(test)]
mod tests {
    use super::{StyleLink, short_name, style_links, with_short_names};
    use crate::wasm;

    #[test]
    fn styles_are_found_as_trunk_links_them() {
        let html = "<link href=icon.svg rel=icon><link href=./a-1.css rel=stylesheet>\
            <link rel=\"stylesheet\" href=\"./b-2.css\"/><link href=./x.js rel=modulepreload>";
        assert_eq!(
            style_links(html),
            [
                StyleLink { tag: "<link href=./a-1.css rel=stylesheet>", file: "a-1.css" },
                StyleLink { tag: "<link rel=\"stylesheet\" href=\"./b-2.css\"/>", file: "b-2.css" },
            ]
        );
    }

    #[test]
    fn code_and_script_get_the_same_short_names() {
        let imports = b"\x01\x01m\x08__wbg_ab\x00\x01".as_slice();
        let exports = b"\x03\x08__wbg_ab\x00\x00\x05_only\x00\x00\x06memory\x02\x00".as_slice();
        let module = wasm::module([(wasm::IMPORTS, imports), (wasm::EXPORTS, exports)]);
        let script = "x={__wbg_ab:1,__wbg_abc:2};wasm.memory.__wbg_ab('ä__wbg_ab')";
        let (module, script) = with_short_names(&module, script).unwrap_or_default();
        assert_eq!(script, "x={$0:1,__wbg_abc:2};wasm.memory.$0('ä__wbg_ab')");
        let imports = b"\x01\x01m\x02$0\x00\x01".as_slice();
        let exports = b"\x03\x02$0\x00\x00\x05_only\x00\x00\x06memory\x02\x00".as_slice();
        assert_eq!(module, wasm::module([(wasm::IMPORTS, imports), (wasm::EXPORTS, exports)]));
    }

    #[test]
    fn short_names_go_on_after_one_letter() {
        assert_eq!([0, 35, 36, 72].map(short_name), ["$0", "$z", "$10", "$20"]);
    }
}
