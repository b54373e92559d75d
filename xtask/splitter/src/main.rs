//! Takes the parts out of a program: `splitter PROGRAM DIRECTORY LINK MAIN`.
//!
//! A package of its own, so that whoever does not build the published page does not compile what it takes. The parts, the
//! rest of the program (`main.wasm`) and the script that fetches the parts go to the directory; `LINK` is the address of
//! that script seen from the program's own script, `MAIN` the other way round.

use std::path::Path;
use std::process::ExitCode;

use wasm_split_cli_support::{Options, transform};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, directory, link, main_module] = arguments.as_slice() else {
        eprintln!("usage: splitter PROGRAM DIRECTORY LINK MAIN");
        return ExitCode::FAILURE;
    };
    match split(Path::new(program), Path::new(directory), link, main_module) {
        Ok(parts) => {
            println!("{parts} parts were taken out of the program");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{program} could not be split: {why}");
            ExitCode::FAILURE
        }
    }
}

fn split(program: &Path, directory: &Path, link: &str, main_module: &str) -> Result<usize, String> {
    let program = std::fs::read(program).map_err(|why| why.to_string())?;
    let main_out = directory.join("main.wasm");
    let mut options = Options::new(&program);
    options.output_dir = directory;
    options.main_out_path = &main_out;
    options.link_name = link;
    options.main_module = main_module;
    transform(options).map(|done| done.split_modules.len()).map_err(|why| format!("{why:#}"))
}
