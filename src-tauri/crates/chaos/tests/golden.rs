//! Golden games: whole games as text, compared letter by letter. A change of the rules shows here first.

use std::path::Path;

use chaos::{Chaos, Setup};
use tabletop::battery;

#[test]
fn games_go_as_they_always_did() {
    for players in [3, 4] {
        for seed in [1, 2] {
            let file = format!("{}/../../../tests/golden/chaos/{players}p-{seed}.txt", env!("CARGO_MANIFEST_DIR"));
            battery::assert_golden::<Chaos>(Path::new(&file), &Setup::plain(players, seed), seed);
        }
    }
}
