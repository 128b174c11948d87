//! Golden games of the Atoll.

use std::path::Path;

use tabletop::battery;
use toy::{ATOLL, Atoll, Setup};

#[test]
fn games_go_as_they_always_did() {
    for players in 2..=4 {
        let file = format!("{}/tests/golden/{players}p.txt", env!("CARGO_MANIFEST_DIR"));
        battery::assert_golden::<Atoll>(Path::new(&file), &Setup { game: ATOLL.to_owned(), players, seed: 1 }, 1);
    }
}
