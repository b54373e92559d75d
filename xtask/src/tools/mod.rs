//! What playing and testing need beyond a Rust compiler: how to see whether it is there, and how to get it.

pub(crate) mod catalogue;

use std::env;
use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context as _, Result};
use semver::{Version, VersionReq};
use xshell::{Shell, cmd};

use crate::suite::readable;
use catalogue::WASM;

/// What a tool is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// Building and serving the page.
    Page,
    /// Checking the spelling of its texts.
    Spelling,
    /// Testing it in browsers.
    Browsers,
    /// Letting Lighthouse judge it.
    Lighthouse,
    /// Checking the dependencies.
    Deny,
}

impl Need {
    /// What playing and testing need; the others are for single commands.
    pub(crate) const USUAL: [Self; 3] = [Self::Page, Self::Spelling, Self::Browsers];
}

/// One thing that may have to be installed.
#[derive(Debug)]
pub(crate) struct Tool {
    name: &'static str,
    need: Need,
    /// By which variable the end-to-end tests are told where it is.
    variable: Option<&'static str>,
    source: Source,
}

/// Where a tool comes from.
#[derive(Debug)]
enum Source {
    /// A target of the Rust compiler, from rustup.
    Target,
    /// A program from crates.io. Its version must be exactly the named one, or one that Cargo calls compatible.
    Crate { program: &'static str, version: String, exact: bool, locked: bool, minutes: u8 },
    /// A file of an npm package. It lives below `target/tools`, in a folder with the version in its name: an upgrade is a
    /// new folder, and nothing has to be compared.
    Npm { version: &'static str, file: &'static str },
    /// A program of the operating system: by its names on the path, or at one of these places.
    System { places: &'static [&'static str], debian: &'static str, ubuntu: &'static str },
}

/// These programs run for seconds, so compiling them has to be quick and not thorough: by its own settings Trunk ends with
/// minutes of link-time optimisation on one core.
const QUICK: [(&str, &str); 3] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
];

/// A shell in the project's root that finds the tools this project installs before any others.
pub(crate) fn shell() -> Result<Shell> {
    let sh = Shell::new()?;
    sh.change_dir(xtask::project_root());
    let npm = catalogue::tools()?
        .into_iter()
        .filter_map(|tool| Some(tool.npm_home()?.join("node_modules/.bin")));
    // Where `cargo install` puts programs; not always on the path.
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let cargo = home.map(|home| home.join("bin"));
    let usual = env::var_os("PATH").unwrap_or_default();
    sh.set_var("PATH", env::join_paths(npm.chain(cargo).chain(env::split_paths(&usual)))?);
    Ok(sh)
}

/// Finds a program among the installed tools and on the path.
fn find(sh: &Shell, program: &str) -> Option<PathBuf> {
    which::which_in(program, sh.var_os("PATH"), sh.current_dir()).ok()
}

/// Where a tool of the catalogue is, or the sentence that it is missing.
pub(crate) fn path_of(sh: &Shell, name: &str) -> Result<PathBuf> {
    let tool = catalogue::tools()?.into_iter().find(|tool| tool.name == name);
    let path = tool.and_then(|tool| tool.path(sh));
    path.with_context(|| format!("{name} is missing: `cargo xtask setup` installs it or tells how"))
}

/// Installs what is needed and missing; what is there costs a look only.
pub(crate) fn setup(sh: &Shell, needs: &[Need]) -> Result<()> {
    let tools = catalogue::tools()?.into_iter();
    let missing = tools.filter(|tool| {
        needs.contains(&tool.need) && tool.look(sh).is_err() && !tool.is_left_to_trunk(sh)
    });
    let (packages, others): (Vec<_>, Vec<_>) =
        missing.partition(|tool| matches!(tool.source, Source::System { .. }));
    if !packages.is_empty() {
        install_packages(sh, &packages.iter().collect::<Vec<_>>())?;
    }
    for (index, tool) in others.iter().enumerate() {
        let place = format!("[{}/{}] {}", index + 1, others.len(), tool.label());
        println!("{place}: installing ({}) ...", tool.patience());
        let start = Instant::now();
        tool.install(sh)?;
        println!("{place}: done in {}", readable(start.elapsed()));
    }
    Ok(())
}

/// Prints a line for every tool; true if all that playing and testing need are there.
pub(crate) fn doctor(sh: &Shell) -> Result<bool> {
    let mut complete = true;
    for tool in catalogue::tools()? {
        match tool.look(sh) {
            Ok(found) => println!("  ok       {:<36} {found}", tool.label()),
            Err(_) if tool.is_left_to_trunk(sh) => {
                println!(
                    "  later    {:<36} Trunk fetches it, because there is no npm",
                    tool.label()
                );
            }
            Err(why) if Need::USUAL.contains(&tool.need) => {
                complete = false;
                println!("  MISSING  {:<36} {why}", tool.label());
            }
            Err(why) => println!("  later    {:<36} {why}; comes with its command", tool.label()),
        }
    }
    if cfg!(not(target_os = "linux")) {
        println!("  without  WebKit: it is tested on Linux alone, the other browsers everywhere");
    }
    println!(
        "{}",
        if complete {
            "Everything is there."
        } else {
            "`cargo xtask setup` installs what is missing, or tells what to install."
        }
    );
    Ok(complete)
}

/// Tells the end-to-end tests where browsers and drivers are, and the reader which are not there.
pub(crate) fn tell_browsers(sh: &Shell) -> Result<()> {
    for tool in catalogue::tools()? {
        match (tool.variable, tool.path(sh)) {
            (Some(variable), Some(path)) => sh.set_var(variable, path),
            (Some(_), None) => println!("{} was not found: what needs it is not tested", tool.name),
            (None, _) => {}
        }
    }
    if cfg!(not(target_os = "linux")) {
        println!("WebKit is tested on Linux alone");
    }
    Ok(())
}

impl Tool {
    fn on_ubuntu(mut self, package: &'static str) -> Self {
        if let Source::System { ubuntu, .. } = &mut self.source {
            *ubuntu = package;
        }
        self
    }

    fn told_as(self, variable: &'static str) -> Self {
        Self { variable: Some(variable), ..self }
    }

    fn label(&self) -> String {
        match &self.source {
            Source::Target => format!("Rust target {}", self.name),
            Source::Crate { version, .. } => format!("{} {version}", self.name),
            Source::Npm { version, .. } => format!("{} {version}", self.name),
            Source::System { .. } => self.name.to_owned(),
        }
    }

    /// How long installing takes on a small machine.
    fn patience(&self) -> String {
        match &self.source {
            Source::Crate { minutes, .. } => format!("about {minutes} minutes"),
            _ => "a few seconds".to_owned(),
        }
    }

    /// Without npm Trunk fetches wasm-opt itself, which is as good where GitHub is in reach.
    fn is_left_to_trunk(&self, sh: &Shell) -> bool {
        self.name == "binaryen" && find(sh, "npm").is_none()
    }

    fn npm_home(&self) -> Option<PathBuf> {
        let Source::Npm { version, .. } = self.source else { return None };
        Some(xtask::project_root().join(format!("target/tools/{}-{version}", self.name)))
    }

    /// Where it is, if it is there.
    fn path(&self, sh: &Shell) -> Option<PathBuf> {
        match &self.source {
            Source::Target => {
                let libraries =
                    cmd!(sh, "rustc --print target-libdir --target {WASM}").quiet().read();
                libraries.ok().map(PathBuf::from).filter(|path| path.is_dir())
            }
            Source::Crate { program, .. } => find(sh, program),
            Source::Npm { file, .. } => {
                let path = self.npm_home()?.join("node_modules").join(self.name).join(file);
                path.is_file().then_some(path)
            }
            Source::System { places, .. } => places.iter().find_map(|place| {
                if place.contains('/') {
                    Some(PathBuf::from(place.replace("ARCH", env::consts::ARCH)))
                        .filter(|path| path.is_file())
                } else {
                    find(sh, place)
                }
            }),
        }
    }

    /// What is there of it, or why that will not do.
    fn look(&self, sh: &Shell) -> Result<String, String> {
        let path = self.path(sh).ok_or("not installed")?;
        let Source::Crate { version, exact, .. } = &self.source else {
            return Ok(path.display().to_string());
        };
        let printed =
            cmd!(sh, "{path} --version").quiet().ignore_stderr().read().unwrap_or_default();
        let found = printed.split_whitespace().find_map(|word| Version::parse(word).ok());
        match found {
            Some(found) if will_do(&found, version, *exact) => Ok(found.to_string()),
            Some(found) => Err(format!("found {found}, wanted {version}")),
            None => Err(format!("unknown version, wanted {version}")),
        }
    }

    fn install(&self, sh: &Shell) -> Result<()> {
        match &self.source {
            Source::Target => {
                let advice =
                    format!("install Rust with rustup, or its target {WASM} by your own means");
                cmd!(sh, "rustup target add {WASM}").run().context(advice)
            }
            Source::Crate { version, locked, .. } => {
                let name = self.name;
                // Seconds instead of minutes, where it is there and finds something.
                let quickly = find(sh, "cargo-binstall").is_some()
                    && cmd!(sh, "cargo binstall --no-confirm --force --version {version} {name}")
                        .run()
                        .is_ok();
                if quickly {
                    return Ok(());
                }
                let locked = locked.then_some("--locked");
                // --force: this runs only when the program is missing or wrong, and a left-over file must not stop it.
                cmd!(sh, "cargo install --force --version {version} {locked...} {name}")
                    .envs(QUICK)
                    .run()
                    .with_context(|| format!("{} could not be installed: see cargo's message above, check the network and run this again", self.label()))
            }
            Source::Npm { version, .. } => self.install_npm(sh, version),
            Source::System { .. } => install_packages(sh, &[self]),
        }
    }

    fn install_npm(&self, sh: &Shell, version: &str) -> Result<()> {
        let label = self.label();
        let npm = find(sh, "npm").with_context(|| {
            format!("{label} comes from npm: install Node.js with npm and run this again")
        })?;
        let home = self.npm_home().unwrap_or_default();
        // npm looks for a package.json in the folders above and would install there; this one stops it.
        fs::create_dir_all(&home)?;
        fs::write(home.join("package.json"), "{ \"private\": true }\n")?;
        let _home = sh.push_dir(home);
        let package = format!("{}@{version}", self.name);
        cmd!(sh, "{npm} install --no-save --no-package-lock --no-audit --no-fund {package}")
            .run()
            .with_context(|| {
                format!("{label} could not be installed: check the network and run this again")
            })
    }
}

fn will_do(found: &Version, wanted: &str, exact: bool) -> bool {
    let requirement = format!("{}{wanted}", if exact { "=" } else { "^" });
    VersionReq::parse(&requirement).is_ok_and(|requirement| requirement.matches(found))
}

/// All packages at once, because apt is slow to start. Other systems are told what to install, and the tests go on with
/// what is there.
fn install_packages(sh: &Shell, tools: &[&Tool]) -> Result<()> {
    let names = tools.iter().map(|tool| tool.name).collect::<Vec<_>>().join(", ");
    if find(sh, "apt-get").is_none() {
        println!("missing: {names}; this system has no apt, please install them yourself");
        return Ok(());
    }
    let is_ubuntu = fs::read_to_string("/etc/os-release").is_ok_and(|text| text.contains("ubuntu"));
    let package = |tool: &&Tool| match tool.source {
        Source::System { debian, ubuntu, .. } => Some(if is_ubuntu { ubuntu } else { debian }),
        _ => None,
    };
    let mut packages: Vec<&str> = tools.iter().filter_map(package).collect();
    packages.dedup();
    println!("{names}: installing (about a minute) ...");
    // `sudo` alone would not hand the variable on.
    let is_root = cmd!(sh, "id -u").quiet().read()? == "0";
    let (program, env) = if is_root { ("env", None) } else { ("sudo", Some("env")) };
    let apt_get = |arguments: &[&str]| {
        cmd!(sh, "{program} {env...} DEBIAN_FRONTEND=noninteractive apt-get -qq {arguments...}")
            .run()
            .with_context(|| {
                let packages = packages.join(" ");
                format!("run `apt-get install --no-install-recommends {packages}` as root and then this again")
            })
    };
    apt_get(&["update"])?;
    apt_get(
        &[&["-y", "-o", "Dpkg::Use-Pty=0", "install", "--no-install-recommends"], &*packages]
            .concat(),
    )
}
