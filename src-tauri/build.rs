//! Gathers the screens that ship, declares the commands (so that each gets a permission of its own), and lets Tauri do the rest.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

include!("crates/table/src/command_names.rs");
include!("window/src/command_names.rs");
include!("ships.rs");

/// What only the page in a browser is made of.
const OF_THE_PAGE: &str = "web";

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR"));
    let screens = root.join("../ui");
    println!("cargo:rerun-if-changed={}", screens.display());
    mirror(&screens, &root.join("gen/ui")).expect("the screens in ui/ can be copied to src-tauri/gen/ui");

    println!("cargo:rerun-if-changed=crates/table/src/command_names.rs");
    println!("cargo:rerun-if-changed=window/src/command_names.rs");
    println!("cargo:rerun-if-changed=ships.rs");
    let commands: Vec<&str> = COMMANDS.into_iter().chain(OF_THE_WINDOW).collect();
    let manifest = tauri_build::AppManifest::new().commands(commands.leak());
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest)).expect("tauri.conf.json and the capabilities are sound");
}

/// Makes `to` hold exactly the shipped files of `from`. Files that did not change are not touched, so that nothing is rebuilt for them.
fn mirror(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    let mut kept = Vec::new();
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if !ships(&name.to_string_lossy()) || name == OF_THE_PAGE {
            continue;
        }
        let target = to.join(&name);
        if entry.file_type()?.is_dir() {
            if target.is_file() {
                fs::remove_file(&target)?;
            }
            mirror(&entry.path(), &target)?;
        } else {
            let bytes = fs::read(entry.path())?;
            if fs::read(&target).ok().as_ref() != Some(&bytes) {
                fs::write(&target, bytes)?;
            }
        }
        kept.push(name);
    }
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        if kept.contains(&entry.file_name()) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
