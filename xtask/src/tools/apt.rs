//! Debian's and Ubuntu's package manager. Other systems are told what to install.

use std::process::Command;

use super::system::SystemTool;
use crate::error::{Error, Result};
use crate::process;

/// Installs all of `tools` at once.
pub fn install(tools: &[&SystemTool]) -> Result<()> {
    if process::find("apt-get").is_none() {
        let wanted = unique(tools.iter().map(|tool| tool.elsewhere));
        return Err(Error::new(format!(
            "this system has no apt: install {} yourself and run this again",
            wanted.join(", ")
        )));
    }
    let ubuntu = std::fs::read_to_string("/etc/os-release").is_ok_and(|text| is_ubuntu(&text));
    let packages = unique(tools.iter().map(|tool| if ubuntu { tool.ubuntu } else { tool.debian }));
    let by_hand = format!("apt-get install --no-install-recommends {}", packages.join(" "));
    let failed = |step: &str| {
        Error::new(format!(
            "{step} failed: see its message above, or run `{by_hand}` as root and then this again"
        ))
    };
    let mut update = apt_get(&by_hand)?;
    process::run(update.args(["-qq", "update"]), "it").map_err(|_| failed("apt-get update"))?;
    let mut install = apt_get(&by_hand)?;
    install
        .args(["-qq", "-y", "-o", "Dpkg::Use-Pty=0", "install", "--no-install-recommends"])
        .args(&packages);
    process::run(&mut install, "it").map_err(|_| failed("apt-get install"))
}

/// apt-get as root, by sudo if need be.
fn apt_get(by_hand: &str) -> Result<Command> {
    let is_root =
        process::output(process::command("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    let mut command = if is_root {
        process::command("env")
    } else if process::find("sudo").is_some() {
        let mut sudo = process::command("sudo");
        sudo.arg("env");
        sudo
    } else {
        return Err(Error::new(format!(
            "packages are missing and only root may install them: run `{by_hand}` as root"
        )));
    };
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    Ok(command)
}

fn is_ubuntu(os_release: &str) -> bool {
    os_release
        .lines()
        .filter_map(|line| line.strip_prefix("ID=").or_else(|| line.strip_prefix("ID_LIKE=")))
        .any(|value| value.trim_matches('"').split(' ').any(|id| id == "ubuntu"))
}

/// The values without repetitions, in order.
fn unique<'a>(values: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen = Vec::new();
    for value in values {
        if !seen.contains(&value) {
            seen.push(value);
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::{is_ubuntu, unique};

    #[test]
    fn tells_ubuntu_and_its_children_from_debian() {
        assert!(is_ubuntu("NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n"));
        assert!(is_ubuntu("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"));
        assert!(!is_ubuntu("PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n"));
    }

    #[test]
    fn names_a_package_once() {
        assert_eq!(unique(["b", "a", "b"].into_iter()), ["b", "a"]);
    }
}
