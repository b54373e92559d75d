//! What playing and testing need beyond a Rust compiler: how to see whether it is there, and how to get it.

pub mod apt;
pub mod cargo_tool;
pub mod catalogue;
pub mod npm;
pub mod rust_target;
pub mod setup;
pub mod system;

use crate::error::Result;

/// Which command needs a tool. Testing needs all that playing needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Need {
    /// Building and serving the page.
    Play,
    /// Running the tests, with their real browsers.
    Test,
}

/// What a look at the machine found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// It is there; the text is its version or place.
    Present(String),
    /// It is not there, or not in the wanted version; the text says which.
    Missing(String),
}

/// One thing that may have to be installed.
#[derive(Debug)]
pub enum Tool {
    /// Part of the Rust toolchain.
    RustTarget(rust_target::RustTarget),
    /// A program from crates.io.
    Cargo(cargo_tool::CargoTool),
    /// A package from npm.
    Npm(npm::NpmTool),
    /// A program of the operating system's package manager.
    System(system::SystemTool),
}

impl Tool {
    /// Name and version, as the reports say it.
    pub fn label(&self) -> String {
        match self {
            Self::RustTarget(target) => format!("Rust target {}", target.triple),
            Self::Cargo(tool) => format!("{} {}", tool.package, tool.version),
            Self::Npm(tool) => format!("{} {}", tool.package, tool.version),
            Self::System(tool) => tool.name.to_owned(),
        }
    }

    /// Looks whether it is there.
    pub fn status(&self) -> Status {
        match self {
            Self::RustTarget(target) => target.status(),
            Self::Cargo(tool) => tool.status(),
            Self::Npm(tool) => tool.status(),
            Self::System(tool) => tool.status(),
        }
    }

    /// How long installing takes on a small machine.
    pub fn patience(&self) -> &'static str {
        match self {
            Self::RustTarget(_) | Self::Npm(_) => "a few seconds",
            Self::Cargo(tool) => tool.patience,
            Self::System(_) => "about a minute",
        }
    }

    fn install(&self) -> Result<()> {
        match self {
            Self::RustTarget(target) => target.install(),
            Self::Cargo(tool) => tool.install(),
            Self::Npm(tool) => tool.install(),
            Self::System(tool) => apt::install(&[tool]),
        }
    }
}
