//! The headless tool with the toy beside the games of this version: `cargo run -p toy --example elbow -- play --game atoll`.

use std::process::ExitCode;

use table::{Games, Standard, Visitor};
use toy::{ATOLL, Atoll};

/// The games of this version and the toy.
struct WithAtoll;

impl Games for WithAtoll {
    fn each(all: &mut impl Visitor) {
        Standard::each(all);
        all.game::<Atoll>(ATOLL);
    }
}

fn main() -> ExitCode {
    elbow::main::<WithAtoll>()
}
