//! Golden games: whole games as text, compared letter by letter. A change of the rules shows here first.

use std::path::Path;

use smallworld::{GAMES, Setup, SmallWorld};
use tabletop::battery;

#[test]
fn games_go_as_they_always_did() {
    for game in GAMES {
        for players in 2..=5 {
            for seed in [1, 2] {
                let setup = Setup::plain(game, players, seed);
                let file = format!("{}/../../../tests/golden/{game}/{players}p-{seed}.txt", env!("CARGO_MANIFEST_DIR"));
                battery::assert_golden::<SmallWorld>(Path::new(&file), &setup, seed);
            }
        }
    }
}
