//! Tools from crates.io, at versions that are the same for everybody, for this project alone.

use std::fs;
use std::path::PathBuf;

use crate::process::{Done, cargo, run, say, target};

/// What is fetched, and its version. Each brings the lock file it was made with, which names the hashes of all it stands on.
const TOOLS: [(&str, &str); 2] = [("cargo-deny", "0.20.2"), ("cargo-machete", "0.9.1")];

/// Compiles what is not there in its version yet.
pub fn fetch() -> Done {
    let installed = fs::read_to_string(folder().join(".crates.toml")).unwrap_or_default();
    let missing: Vec<String> =
        TOOLS.iter().filter(|tool| !is_in(&installed, tool)).map(|(name, version)| format!("{name}@{version}")).collect();
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
pub fn path(tool: &str) -> PathBuf {
    folder().join("bin").join(tool)
}

fn folder() -> PathBuf {
    target().join("tools/cargo")
}

/// Whether cargo's own list of what it installed has the tool in this version.
fn is_in(installed: &str, (name, version): &(&str, &str)) -> bool {
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
