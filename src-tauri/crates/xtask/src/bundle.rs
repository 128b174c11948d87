//! Packages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{Done, WHOLE, command, fail, program, root, run, say, target};
use crate::system::{BUILD, NPM, install};

/// The most a package may weigh, in bytes (8 MB).
const LIMIT: u64 = 8 * 1024 * 1024;

/// What is built here: the folder below `bundle`, which is also the end of the file's name.
const KINDS: [&str; 2] = ["deb", "rpm"];

/// The packages of one version.
pub struct Packages {
    /// For Debian, Ubuntu and their kin.
    pub deb: PathBuf,
    /// For Fedora, openSUSE and their kin.
    pub rpm: PathBuf,
}

/// The Tauri packager. The system's npm fetches it on first use, and the system's Node will do for it.
pub fn tauri(arguments: &[&str]) -> Command {
    let mut command = command("npm", &["exec", "--yes", "--package=@tauri-apps/cli@2.12.5", "--", "tauri"]);
    command.args(arguments);
    command
}

/// Builds the packages and weighs them.
pub fn build() -> Done<Packages> {
    say!("== What the system needs");
    install(&[BUILD, NPM])?;
    say!("== Building the packages as they ship (optimised: this takes some minutes)");
    run(&mut tauri(&["build", "--ci", "--bundles", &KINDS.join(",")]))?;
    let packages = found(&target())?;
    for package in [&packages.deb, &packages.rpm] {
        let bytes = fs::metadata(package)?.len();
        say!("   {} ({} kB; the limit is {} kB)", package.display(), bytes.div_ceil(1024), LIMIT / 1024);
        if bytes > LIMIT {
            return fail(format!("{} is too large", package.display()));
        }
    }
    Ok(packages)
}

/// Packs the program that the tests play with, which is compiled sooner: to try packages, not to hand them out.
pub fn build_quickly() -> Done<Packages> {
    install(&[BUILD])?;
    program("elbowroom", WHOLE)?;
    pack_compiled()
}

/// The same once it is compiled.
pub fn pack_compiled() -> Done<Packages> {
    install(&[NPM])?;
    let apart = quick();
    fs::create_dir_all(apart.join("release"))?;
    fs::copy(target().join("debug/elbowroom"), apart.join("release/elbowroom"))?;
    pack(&apart, None)?;
    found(&apart)
}

/// Where such packages are put together.
fn quick() -> PathBuf {
    target().join("quick")
}

/// Packs the program below `folder` once more, without compiling anything, as another version if one is given.
fn pack(folder: &Path, version: Option<&str>) -> Done {
    let kinds = KINDS.join(",");
    let mut words = vec!["bundle", "--ci", "--bundles", &kinds];
    let config = version.map(|version| format!("{{\"version\":\"{version}\"}}"));
    words.extend(config.iter().flat_map(|config| ["--config", config]));
    run(tauri(&words).env("CARGO_TARGET_DIR", folder))
}

/// The same packages with a version below the one of `packages`, to be upgraded.
pub fn older(packages: &Packages) -> Done<Packages> {
    // Beside the others, so that the program of the packages is found where it was built.
    let folder = packages.deb.ancestors().nth(4).unwrap_or(&packages.deb).to_path_buf();
    let apart = folder.join("older");
    fs::create_dir_all(apart.join("release"))?;
    fs::copy(folder.join("release/elbowroom"), apart.join("release/elbowroom"))?;
    pack(&apart, Some("0.0.1"))?;
    found(&apart)
}

/// The newest packages that were built into `folder`.
fn found(folder: &Path) -> Done<Packages> {
    let [deb, rpm] = KINDS.map(|kind| newest(&folder.join("release/bundle").join(kind), kind));
    Ok(Packages { deb: deb?, rpm: rpm? })
}

fn newest(folder: &Path, kind: &str) -> Done<PathBuf> {
    let mut packages = Vec::new();
    for entry in fs::read_dir(folder).or_else(|error| fail(format!("{}: {error}", folder.display())))? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == kind) {
            packages.push((fs::metadata(&path)?.modified()?, path));
        }
    }
    packages.sort();
    packages.pop().map_or_else(|| fail(format!("no package in {}", folder.display())), |(_, path)| Ok(root().join(path)))
}
