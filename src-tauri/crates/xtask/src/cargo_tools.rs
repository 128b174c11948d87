//! Tools from crates.io, at versions that are the same for everybody, for this project alone.

use std::fs;
use std::path::PathBuf;

use crate::process::{Done, cargo, run, say, target};

/// A tool: its name and its version. Each brings the lock file it was made with, which names the hashes of all it stands on.
pub type Tool = (&'static str, &'static str);

/// Judges licences, sources and known holes. Compiling it takes minutes.
pub const DENY: Tool = ("cargo-deny", "0.20.2");

/// Finds what a crate asks for and does not use.
pub const MACHETE: Tool = ("cargo-machete", "0.9.1");

/// Compiles what is not there in its version yet.
pub fn fetch(tools: &[Tool]) -> Done {
    let installed = fs::read_to_string(folder().join(".crates.toml")).unwrap_or_default();
    let missing: Vec<String> =
        tools.iter().filter(|tool| !is_in(&installed, tool)).map(|(name, version)| format!("{name}@{version}")).collect();
    if missing.is_empty() {
        return Ok(());
    }
    say!("   {}, the same for everybody, into {}", missing.join(" and "), folder().display());
    let build = target().join("tools/build");
    // Optimising them takes longer than it saves.
    let mut install = cargo(&["install", "--quiet", "--locked", "--debug", "--root"]);
    install.arg(folder()).arg("--target-dir").arg(&build).args(&missing).env("CARGO_PROFILE_DEV_DEBUG", "0");
    let done = run(&mut install);
    // What it was compiled from is not needed again; what stays behind is only in the way.
    let _ = fs::remove_dir_all(build);
    done
}

/// Where one of them is. Call [`fetch`] before.
pub fn path((name, _): Tool) -> PathBuf {
    folder().join("bin").join(name)
}

fn folder() -> PathBuf {
    target().join("tools/cargo")
}

/// Whether cargo's own list of what it installed has the tool in this version.
fn is_in(installed: &str, (name, version): &Tool) -> bool {
    installed.contains(&format!("\"{name} {version} ("))
}

#[cfg(test)]
mod tests {
    use super::is_in;

    #[test]
    fn another_version_is_not_the_one() {
        let installed = "[v1]\n\"cargo-machete 0.9.1 (registry+index)\" = [\"cargo-machete\"]\n";
        assert!(is_in(installed, &("cargo-machete", "0.9.1")));
        assert!(!is_in(installed, &("cargo-machete", "0.9.10")));
        assert!(!is_in(installed, &("cargo-deny", "0.9.1")));
    }
}
