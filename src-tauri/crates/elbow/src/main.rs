//! The headless tool with the games of this version.

use std::process::ExitCode;

fn main() -> ExitCode {
    elbow::main::<table::Standard>()
}
