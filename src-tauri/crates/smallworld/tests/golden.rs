//! Golden games: whole games as text, compared letter by letter. A change of the rules shows here first.

use std::path::Path;

use smallworld::{SMALL_WORLD, Setup, SmallWorld};
use tabletop::battery;

#[test]
fn games_go_as_they_always_did() {
    for players in 2..=5 {
        for seed in [1, 2] {
            let setup = Setup::plain(SMALL_WORLD, players, seed);
            let file = format!("{}/../../../tests/golden/small-world/{players}p-{seed}.txt", env!("CARGO_MANIFEST_DIR"));
            battery::assert_golden::<SmallWorld>(Path::new(&file), &setup, seed);
        }
    }
}
