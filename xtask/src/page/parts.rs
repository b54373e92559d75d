//! The published page's code in parts: what is not needed at first is fetched when it is.
//!
//! Trunk builds one program. Where it was compiled with the feature `split`, this takes the parts out of it and puts the rest
//! in the program's place. A folder of its own, named after the build, keeps parts of one build together whatever a host or
//! a browser has kept of an earlier one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Error, Result};
use crate::{process, project};

/// Set while a page is built whose code comes in parts.
const VARIABLE: &str = "HECKMECK_PARTS";

/// What the splitter needs: where everything in the program refers to something else, and names of functions.
const FLAGS: &str = "-Clink-args=--emit-relocs";
const SETTINGS: [(&str, &str); 2] = [(VARIABLE, "1"), ("CARGO_PROFILE_WASM_RELEASE_STRIP", "none")];

/// What every browser that runs WebAssembly has known for years, and Rust compiles to.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// How the script that fetches parts compiles them, and how it is to: some hosts do not know the type of WebAssembly files, and
/// an answer that is no part must not be taken for one.
const STREAMING: &str = "(WebAssembly.instantiateStreaming(src, imports))";
const FROM_BYTES: &str = "{ const part = await src; if (!part.ok) throw new Error(`${part.status} ${part.url}`); return WebAssembly.instantiate(await part.arrayBuffer(), imports); }";

/// Makes a run of Trunk compile the program, with these flags too, so that it can be taken apart.
pub(super) fn prepare(trunk: &mut Command, flags: &str) {
    trunk.args(["--features", "split"]).envs(SETTINGS);
    trunk.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", format!("{FLAGS} {flags}").trim());
}

/// Takes the parts out of the program in this directory, if it was compiled for that.
pub(super) fn take_apart(directory: &Path) -> Result<()> {
    if std::env::var_os(VARIABLE).is_none() {
        return Ok(());
    }
    let name = program_in(directory)?;
    let work = project::target().join("parts");
    let _ = fs::remove_dir_all(&work);
    let folder = format!("parts{}", name.trim_start_matches("heckmeck"));
    make(&work.join(&folder))?;
    let link = format!("./{folder}/fetch.js");
    split(&work, &link, &format!("../{name}.js"))?;
    bind(&work, &name)?;
    make(&directory.join(&folder))?;
    for part in parts_in(&work)? {
        let file = part.file_name().unwrap_or_default();
        optimise(&part, &directory.join(&folder).join(file))?;
    }
    let bound = work.join("bound");
    optimise(&bound.join(format!("{name}_bg.wasm")), &directory.join(format!("{name}_bg.wasm")))?;
    copy(&bound.join(format!("{name}.js")), &directory.join(format!("{name}.js")))?;
    let script = mended(&read(&work.join(&folder).join("fetch.js"))?)?;
    write(&directory.join(&folder).join("fetch.js"), &script)?;
    let page = directory.join("index.html");
    write(&page, &preloading(&read(&page)?, &format!("{folder}/fetch.js"))?)
}

/// The name that Trunk gave the program: `heckmeck-0123456789abcdef`.
fn program_in(directory: &Path) -> Result<String> {
    let files = fs::read_dir(directory).map_err(|why| cannot("read", directory, &why))?;
    let mut names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    names
        .find_map(|name| name.strip_suffix("_bg.wasm").map(str::to_owned))
        .ok_or_else(|| Error::new(format!("there is no program in {}", directory.display())))
}

fn split(work: &Path, link: &str, main_module: &str) -> Result<()> {
    let program = project::target().join("wasm32-unknown-unknown/wasm-release/heckmeck.wasm");
    let mut splitter = process::cargo();
    splitter.args(["run", "--quiet", "--package", "splitter", "--"]);
    splitter.arg(&program).arg(work).args([link, main_module]);
    // The program's settings are not the splitter's.
    for setting in
        ["CARGO_PROFILE_WASM_RELEASE_STRIP", "CARGO_UNSTABLE_BUILD_STD", "RUSTC_BOOTSTRAP"]
    {
        splitter.env_remove(setting);
    }
    process::run(&mut splitter, "taking the program apart")
}

fn bind(work: &Path, name: &str) -> Result<()> {
    let mut bindgen = process::command("wasm-bindgen");
    // The parts share the table of functions, which wasm-bindgen would hide otherwise.
    bindgen.args(["--target", "web", "--no-typescript", "--keep-lld-exports"]);
    bindgen.args(["--out-name", name, "--out-dir"]);
    bindgen.arg(work.join("bound")).arg(work.join("main.wasm"));
    process::run(&mut bindgen, "wasm-bindgen")
}

pub(super) fn optimise(from: &Path, to: &Path) -> Result<()> {
    let mut optimiser = process::command("wasm-opt");
    optimiser.args(["-Oz", "--strip-debug", "--strip-producers", "--quiet"]).args(FEATURES);
    optimiser.arg(from).arg("-o").arg(to);
    process::run(&mut optimiser, "wasm-opt")
}

/// The parts that the splitter has made.
fn parts_in(work: &Path) -> Result<Vec<PathBuf>> {
    let files = fs::read_dir(work).map_err(|why| cannot("read", work, &why))?;
    let mut parts: Vec<PathBuf> = files
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "wasm"))
        .filter(|path| !path.ends_with("main.wasm"))
        .collect();
    parts.sort();
    Ok(parts)
}

/// The script that fetches parts, so that it works on every host.
fn mended(script: &str) -> Result<String> {
    if !script.contains(STREAMING) {
        return Err(Error::new(
            "the splitter's script is not what it was: see STREAMING in xtask/src/page/parts.rs",
        ));
    }
    Ok(script.replace(STREAMING, FROM_BYTES))
}

/// The page, with a hint to fetch this script at once: the program waits for it.
fn preloading(page: &str, script: &str) -> Result<String> {
    const HINT: &str = "<link rel=\"modulepreload\" href=\"";
    // Trunk writes the attributes in an order of its own when it minifies.
    let hint = page.match_indices("<link").map(|(at, _)| at).find(|at| {
        page[*at..].split('>').next().is_some_and(|link| link.contains("modulepreload"))
    });
    let Some(hint) = hint else {
        return Err(Error::new("index.html has no hint for its script: see Trunk.toml"));
    };
    Ok(format!("{}{HINT}./{script}\">{}", &page[..hint], &page[hint..]))
}

fn make(directory: &Path) -> Result<()> {
    fs::create_dir_all(directory).map_err(|why| cannot("make", directory, &why))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|why| cannot("read", path, &why))
}

fn write(path: &Path, content: &str) -> Result<()> {
    fs::write(path, content).map_err(|why| cannot("write", path, &why))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).map(|_| ()).map_err(|why| cannot("write", to, &why))
}

fn cannot(what: &str, path: &Path, why: &std::io::Error) -> Error {
    Error::new(format!("cannot {what} {} ({why})", path.display()))
}

#[cfg(test)]
mod tests {
    use super::{FROM_BYTES, STREAMING, mended, preloading};

    #[test]
    fn parts_are_compiled_from_bytes_and_a_script_that_has_changed_is_noticed() {
        let script = format!("return async (imports) => {STREAMING};\n");
        assert!(mended(&script).is_ok_and(|script| script.contains(FROM_BYTES)));
        assert!(mended("something else").is_err());
    }

    #[test]
    fn the_page_fetches_the_script_at_once() {
        let page = "<head><link rel=\"modulepreload\" href=\"./a.js\"></head>";
        let hinted = preloading(page, "parts/fetch.js").unwrap_or_default();
        assert_eq!(hinted.matches("modulepreload").count(), 2);
        assert!(hinted.contains("href=\"./parts/fetch.js\"") && hinted.ends_with("a.js\"></head>"));
        assert!(preloading("<head></head>", "parts/fetch.js").is_err());
    }
}
