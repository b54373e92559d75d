//! `cargo xtask size`: what the page weighs on the wire.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::error::{Error, Result};
use crate::page::counter;
use crate::{files, project, wasm};

/// The most that the first load may weigh, in bytes as static hosts send them.
pub const BUDGET: usize = 140 * 1024;

/// One file of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Weight {
    name: String,
    raw: usize,
    gzip: usize,
}

/// Prints the weight of every file in `dist`; fails when the first load is above the budget.
pub fn check() -> Result<()> {
    let dist = project::dist();
    let weights = weigh(&dist)
        .map_err(|why| Error::new(format!("the files in dist/ cannot be read ({why})")))?;
    println!("{:>10} {:>10}", "bytes", "gzip -9");
    for weight in &weights {
        println!("{:>10} {:>10}  {}", weight.raw, weight.gzip, weight.name);
    }
    print_sections(&dist)?;
    let (raw, gzip) = total(&first_load(&weights));
    println!(
        "{raw:>10} {gzip:>10}  first load (html, css, js, wasm), with the heaviest language; the budget is {BUDGET}"
    );
    verdict(gzip)
}

/// Prints how many times the code and its script weigh what a Leptos counter with the same settings does.
pub fn compare() -> Result<()> {
    let failed = |why: io::Error| Error::new(format!("the page cannot be weighed ({why})"));
    let weights = weigh(&project::dist()).map_err(failed)?;
    let is_code =
        |name: &str| name.ends_with("_bg.wasm") || name.ends_with("fetch.js") || is_script(name);
    let code: Vec<&Weight> =
        first_load(&weights).into_iter().filter(|weight| is_code(&weight.name)).collect();
    let (_, page) = total(&code);
    let mut counter = 0;
    for file in counter::build()? {
        counter += fs::read(file).and_then(|bytes| gzip(&bytes)).map_err(failed)?;
    }
    // Two digits behind the point, without the detour over fractions.
    let hundredths = page * 100 / counter.max(1);
    println!(
        "code and script: {page} bytes; a Leptos counter with the same settings: {counter}; ratio {}.{:02}",
        hundredths / 100,
        hundredths % 100
    );
    Ok(())
}

fn total(weights: &[&Weight]) -> (usize, usize) {
    let raw = weights.iter().map(|weight| weight.raw).sum();
    (raw, weights.iter().map(|weight| weight.gzip).sum())
}

/// What is fetched before the first move by the reader of the heaviest language. English is in the code itself.
fn first_load(weights: &[Weight]) -> Vec<&Weight> {
    let language = weights.iter().filter(|weight| is_language(&weight.name));
    let heaviest = language.max_by_key(|weight| weight.gzip);
    weights.iter().filter(|weight| is_first_load(&weight.name)).chain(heaviest).collect()
}

fn is_language(name: &str) -> bool {
    ["split_german.wasm", "split_italian.wasm", "split_french.wasm"]
        .iter()
        .any(|part| name.ends_with(part))
}

/// The script that belongs to the code, by the name Trunk gives it.
fn is_script(name: &str) -> bool {
    name.starts_with("heckmeck-") && Path::new(name).extension().is_some_and(|found| found == "js")
}

/// What the code consists of. Sections compress a little better together than alone.
fn print_sections(dist: &Path) -> Result<()> {
    let files = files::below(dist);
    let code = files.iter().find(|file| file.extension().is_some_and(|found| found == "wasm"));
    let Some(module) = code.and_then(|file| fs::read(file).ok()) else { return Ok(()) };
    for section in wasm::sections(&module)? {
        let compressed = gzip(section.content)
            .map_err(|why| Error::new(format!("a section cannot be compressed ({why})")))?;
        println!("{:>10} {compressed:>10}    of it {}", section.content.len(), section.name());
    }
    Ok(())
}

fn verdict(gzip: usize) -> Result<()> {
    if gzip > BUDGET {
        return Err(Error::new(format!(
            "the first load weighs {gzip} bytes, {} more than its budget of {BUDGET}: see the list above for where they are",
            gzip - BUDGET
        )));
    }
    Ok(())
}

fn weigh(dist: &Path) -> io::Result<Vec<Weight>> {
    let weigh_one = |path: &Path| {
        let bytes = fs::read(path)?;
        let name = path.strip_prefix(dist).unwrap_or(path).display().to_string();
        Ok(Weight { name, raw: bytes.len(), gzip: gzip(&bytes)? })
    };
    files::below(dist).iter().map(|path| weigh_one(path)).collect()
}

/// Everything that is fetched before the first move; icons, the page for lost visitors and the parts of the code that are
/// fetched when they are needed are not. The script that fetches them is.
fn is_first_load(name: &str) -> bool {
    let extension = Path::new(name).extension().and_then(|extension| extension.to_str());
    let is_part = name.starts_with("parts") && extension == Some("wasm");
    let is_code = matches!(extension, Some("html" | "css" | "js" | "mjs" | "wasm"));
    name != "404.html" && is_code && !is_part
}

fn gzip(bytes: &[u8]) -> io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

#[cfg(test)]
mod tests {
    use super::{BUDGET, Weight, gzip, is_first_load, verdict};

    #[test]
    fn the_first_load_is_the_page_without_its_pictures() {
        for name in ["index.html", "main-1.css", "app_bg.wasm", "app.js", "sw.js"] {
            assert!(is_first_load(name), "{name}");
        }
        assert!(is_first_load("parts-1/fetch.js") && !is_first_load("parts-1/split_bots.wasm"));
        for name in ["404.html", "icon.svg", "app.webmanifest", "screenshot.png", "LICENSE"] {
            assert!(!is_first_load(name), "{name}");
        }
    }

    #[test]
    fn the_heaviest_language_belongs_to_the_first_load() {
        let weight = |name: &str, gzip| Weight { name: name.to_owned(), raw: 0, gzip };
        let weights = [
            weight("index.html", 1),
            weight("parts-1/split_german.wasm", 20),
            weight("parts-1/split_french.wasm", 10),
            weight("parts-1/split_reader.wasm", 100),
        ];
        assert_eq!(super::total(&super::first_load(&weights)), (0, 21));
    }

    #[test]
    fn the_budget_is_a_limit_that_may_be_reached() {
        assert!(verdict(BUDGET).is_ok());
        assert!(
            verdict(BUDGET + 1)
                .is_err_and(|error| error.to_string().contains("1 more than its budget"))
        );
    }

    #[test]
    fn compression_compresses() {
        assert!(gzip(&[b'x'; 10_000]).is_ok_and(|length| length < 100));
    }
}
