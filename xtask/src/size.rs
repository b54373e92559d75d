//! `cargo xtask size`: what the page weighs on the wire.

use std::io::Write as _;
use std::path::Path;

use anyhow::{Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use xtask::stamp;

/// The most that the first load may weigh, in bytes as static hosts send them.
const BUDGET: usize = 545_000;

/// Prints the weight of every file of the page; fails when the first load is above the budget.
pub(crate) fn check(dist: &Path) -> Result<()> {
    let mut weights = Vec::new();
    for (name, content) in stamp::files(dist)? {
        weights.push((is_first_load(&name), content.len(), gzip(&content)?, name));
    }
    let print = |when: &str, first: bool| {
        println!("{:>10} {:>10}  {when}", "bytes", "gzip -9");
        for (_, raw, gzip, name) in weights.iter().filter(|(is_first, ..)| *is_first == first) {
            println!("{raw:>10} {gzip:>10}    {name}");
        }
    };
    print("fetched later, or by others than the page: books, weights, pictures", false);
    print("the first load", true);
    let total: usize =
        weights.iter().filter(|(is_first, ..)| *is_first).map(|(_, _, gzip, _)| gzip).sum();
    println!("{:>10} {total:>10}  together; the budget is {BUDGET}", "");
    ensure!(
        total <= BUDGET,
        "the first load weighs {} bytes more than its budget: the list above shows where they are",
        total - BUDGET
    );
    Ok(())
}

/// Everything that is fetched before the first move: the page, its styles, scripts (the workers' too) and its code. Sounds come
/// with the first touch.
fn is_first_load(name: &str) -> bool {
    let extension = Path::new(name).extension().and_then(|extension| extension.to_str());
    !matches!(name, "404.html" | "sound.js")
        && matches!(extension, Some("html" | "css" | "js" | "wasm"))
}

fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// Bytes that no compression makes fewer.
    fn noise(length: usize) -> Vec<u8> {
        let mut state = 1_u64;
        let next = |_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 56) as u8
        };
        (0..length).map(next).collect()
    }

    #[test]
    fn the_first_load_has_a_budget_and_what_comes_later_has_none() -> Result<()> {
        let dist = tempfile::tempdir()?;
        fs::create_dir(dist.path().join("books"))?;
        for file in ["books/en.txt", "weights.bin", "icon.png", "404.html"] {
            fs::write(dist.path().join(file), noise(BUDGET))?;
        }
        for file in ["index.html", "a.css", "sw.js", "worker.js", "a_bg.wasm"] {
            fs::write(dist.path().join(file), noise(BUDGET / 5 - 1_000))?;
        }
        check(dist.path())?;
        fs::write(dist.path().join("worker.js"), noise(BUDGET / 5 + 10_000))?;
        assert!(
            check(dist.path())
                .is_err_and(|error| error.to_string().contains("more than its budget"))
        );
        Ok(())
    }
}
