//! The engine of a page: every command of the app in WebAssembly.

use std::path::{Path, PathBuf};

use crate::process::{Done, answer, cargo, fail, run, say, target};
use crate::system::{ENGINE, LINKERS, install};

const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler.
const DEBIANS: &str = "/usr/bin/rustc";

/// Builds the engine as a page gets it; answers the file.
pub fn engine() -> Done<PathBuf> {
    // A folder of its own: another compiler may build it, and would throw away what the other has built.
    let folder = target().join("engine");
    let words = ["build", "--package", "web", "--profile", "web", "--target", TARGET];
    if has_target() {
        run(cargo(&words).env("CARGO_TARGET_DIR", &folder))?;
    } else {
        // Debian's compiler brings the sources of the standard library, which is compiled along with the engine.
        say!(
            "   this Rust has no standard library for {TARGET} (`rustup target add {TARGET}` would fetch it): Debian's compiler builds it"
        );
        install(&[ENGINE])?;
        let linker = linker()?;
        run(cargo(&words)
            .arg("-Zbuild-std=std,panic_abort")
            .env("RUSTC", DEBIANS)
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
            .env("CARGO_TARGET_DIR", &folder)
            .env_remove("RUSTUP_TOOLCHAIN"))?;
    }
    let file = folder.join(TARGET).join("web/web.wasm");
    if file.is_file() { Ok(file) } else { fail(format!("{} was not built", file.display())) }
}

/// Whether the compiler in use has a standard library for pages.
fn has_target() -> bool {
    answer("rustc", &["--print", "target-libdir", "--target", TARGET]).is_some_and(|folder| Path::new(folder.trim()).is_dir())
}

/// The linker that belongs to Debian's compiler, installed: an older one does not know what a newer compiler writes.
fn linker() -> Done<String> {
    let about = answer(DEBIANS, &["-vV"]).unwrap_or_default();
    let version = about.lines().find_map(|line| line.strip_prefix("LLVM version: ")?.split('.').next()?.parse::<u32>().ok());
    match LINKERS.iter().find(|(known, _)| Some(*known) == version) {
        Some((version, needs)) => install(&[needs]).map(|()| format!("wasm-ld-{version}")),
        None => fail(format!("no linker is known for the LLVM of {DEBIANS}: add it to LINKERS in src/system.rs of xtask")),
    }
}
