//! The command line.

use lexopt::prelude::*;

use crate::error::{Error, Result};
use crate::page::Mode;
use crate::play::Play;
use crate::suite::{Selection, Step};

/// What `cargo xtask help` prints.
pub const HELP: &str = "\
The project's commands. Each installs what it needs and is missing.

  cargo xtask play [--port N] [--debug] [--no-open]
      build the page, serve it on this machine and open it in the browser
  cargo xtask test [--only NAME..] [--skip NAME..] [--list]
      run all checks and tests, or some of them
  cargo xtask build [--debug]
      build the page into dist/
  cargo xtask size
      build the page and hold its size against the budget
  cargo xtask speed
      print how long solving a turn and the bots' decisions take in a browser
  cargo xtask screenshots
      take a picture of every screen in every shape, into target/screenshots/
  cargo xtask icons
      draw the icons and pictures of the installed game anew, into public/
  cargo xtask lighthouse
      let Lighthouse judge start, table and rules as a phone gets them, in two languages
  cargo xtask deny
      hold the licences and sources of all dependencies against deny.toml
  cargo xtask stamp
      finish a build: tell the service worker what it consists of (Trunk calls this)
  cargo xtask setup
      install everything that playing and testing need
  cargo xtask doctor
      tell what is there and what is missing
";

/// One of the project's commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Build, serve and open the page.
    Play(Play),
    /// Run the checks and tests.
    Test(Selection),
    /// Name the checks and tests.
    ListTests,
    /// Build the page.
    Build(Mode),
    /// Hold the size against the budget.
    Size,
    /// Measure the solver and the bots in a browser.
    Speed,
    /// Take pictures of every screen.
    Screenshots,
    /// Draw the icons.
    Icons,
    /// Let Lighthouse judge the page.
    Lighthouse,
    /// Check the dependencies.
    Deny,
    /// Finish a build.
    Stamp,
    /// Install everything.
    Setup,
    /// Tell what is there.
    Doctor,
    /// Tell which commands there are.
    Help,
}

impl Command {
    /// Reads the arguments behind the program's name.
    pub fn parse(
        arguments: impl IntoIterator<Item = impl Into<std::ffi::OsString>>,
    ) -> Result<Self> {
        let mut parser = lexopt::Parser::from_args(arguments);
        read(&mut parser).map_err(|why| Error::new(format!("{why}; see `cargo xtask help`")))
    }
}

fn read(parser: &mut lexopt::Parser) -> std::result::Result<Command, lexopt::Error> {
    let name = match parser.next()? {
        None | Some(Long("help") | Short('h')) => return Ok(Command::Help),
        Some(Value(name)) => name.string()?,
        Some(other) => return Err(other.unexpected()),
    };
    match name.as_str() {
        "play" => read_play(parser),
        "test" => read_test(parser),
        "build" => read_build(parser),
        "size" => read_nothing(parser, Command::Size),
        "speed" => read_nothing(parser, Command::Speed),
        "screenshots" => read_nothing(parser, Command::Screenshots),
        "icons" => read_nothing(parser, Command::Icons),
        "lighthouse" => read_nothing(parser, Command::Lighthouse),
        "deny" => read_nothing(parser, Command::Deny),
        "stamp" => read_nothing(parser, Command::Stamp),
        "setup" => read_nothing(parser, Command::Setup),
        "doctor" => read_nothing(parser, Command::Doctor),
        "help" => read_nothing(parser, Command::Help),
        _ => Err(format!("there is no command '{name}'").into()),
    }
}

fn read_play(parser: &mut lexopt::Parser) -> std::result::Result<Command, lexopt::Error> {
    let mut play = Play::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("port") => play.port = parser.value()?.parse()?,
            Long("debug") => play.mode = Mode::Debug,
            Long("no-open") => play.open = false,
            Long("help") | Short('h') => return Ok(Command::Help),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Play(play))
}

fn read_test(parser: &mut lexopt::Parser) -> std::result::Result<Command, lexopt::Error> {
    let (mut only, mut skip) = (Vec::new(), Vec::new());
    while let Some(argument) = parser.next()? {
        match argument {
            Long("only") => read_steps(parser, &mut only)?,
            Long("skip") => read_steps(parser, &mut skip)?,
            Long("list") => return read_nothing(parser, Command::ListTests),
            Long("help") | Short('h') => return Ok(Command::Help),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Test(Selection::new(&only, &skip)))
}

/// One or more names behind an option, by spaces or commas.
fn read_steps(
    parser: &mut lexopt::Parser,
    into: &mut Vec<Step>,
) -> std::result::Result<(), lexopt::Error> {
    for value in parser.values()? {
        for name in value.string()?.split(',').filter(|name| !name.is_empty()) {
            let step =
                Step::named(name).ok_or_else(|| format!("there is no test step '{name}'"))?;
            into.push(step);
        }
    }
    Ok(())
}

fn read_build(parser: &mut lexopt::Parser) -> std::result::Result<Command, lexopt::Error> {
    let mut mode = Mode::Release;
    while let Some(argument) = parser.next()? {
        match argument {
            Long("debug") => mode = Mode::Debug,
            Long("help") | Short('h') => return Ok(Command::Help),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Build(mode))
}

fn read_nothing(
    parser: &mut lexopt::Parser,
    command: Command,
) -> std::result::Result<Command, lexopt::Error> {
    match parser.next()? {
        None => Ok(command),
        Some(Long("help") | Short('h')) => Ok(Command::Help),
        Some(other) => Err(other.unexpected()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, Mode, Play, Selection, Step};

    fn parse(line: &str) -> Result<Command, String> {
        Command::parse(line.split_whitespace()).map_err(|error| error.to_string())
    }

    #[test]
    fn play_has_its_defaults_and_options() {
        assert_eq!(
            parse("play"),
            Ok(Command::Play(Play { port: 8080, mode: Mode::Release, open: true }))
        );
        assert_eq!(
            parse("play --port=9000 --debug --no-open"),
            Ok(Command::Play(Play { port: 9000, mode: Mode::Debug, open: false }))
        );
    }

    #[test]
    fn test_takes_names_in_every_usual_way() {
        let wanted = Ok(Command::Test(Selection::new(&[Step::Format, Step::Size], &[])));
        for line in ["test --only fmt size", "test --only fmt,size", "test --only=fmt --only size"]
        {
            assert_eq!(parse(line), wanted, "{line}");
        }
        let wanted = Ok(Command::Test(Selection::new(&[], &[Step::EndToEnd])));
        assert_eq!(parse("test --skip e2e"), wanted);
        assert_eq!(parse("test --list"), Ok(Command::ListTests));
    }

    #[test]
    fn the_other_commands_are_known() {
        assert_eq!(parse(""), Ok(Command::Help));
        assert_eq!(parse("--help"), Ok(Command::Help));
        assert_eq!(parse("play --help"), Ok(Command::Help));
        assert_eq!(parse("build --debug"), Ok(Command::Build(Mode::Debug)));
        assert_eq!(parse("size"), Ok(Command::Size));
        assert_eq!(parse("icons"), Ok(Command::Icons));
        assert_eq!(parse("lighthouse"), Ok(Command::Lighthouse));
        assert_eq!(parse("deny"), Ok(Command::Deny));
        assert_eq!(parse("stamp"), Ok(Command::Stamp));
        assert_eq!(parse("speed"), Ok(Command::Speed));
        assert_eq!(parse("setup"), Ok(Command::Setup));
        assert_eq!(parse("doctor"), Ok(Command::Doctor));
    }

    #[test]
    fn mistakes_are_told_with_the_way_to_help() {
        for line in [
            "paly",
            "play --port",
            "play --port x",
            "play --port 70000",
            "play extra",
            "test --only x",
            "size -q",
        ] {
            let error = parse(line).err().unwrap_or_default();
            assert!(error.ends_with("; see `cargo xtask help`"), "{line}: {error}");
        }
        assert!(parse("test --only x").is_err_and(|error| error.contains("no test step 'x'")));
    }
}
