//! The generic battery over the Atoll, with every number of players.

use tabletop::battery::{self, MutantPlan, Plan};
use toy::{ATOLL, Atoll, Setup};

fn setup(players: u8, seed: u64) -> Setup {
    Setup { game: ATOLL.to_owned(), players, seed }
}

#[test]
fn every_promise_is_kept() {
    for players in 2..=4 {
        let summary = battery::assert_passes::<Atoll>(|seed| setup(players, seed), &Plan::thorough(60, 1));
        assert_eq!(summary.games, 60);
        assert!(summary.resampled > 0);
    }
}

#[test]
fn what_validate_accepts_plays_to_the_end() {
    battery::assert_mutants_play::<Atoll>(|game| setup(2 + (game % 3) as u8, game), &MutantPlan::new(30, 20, 1));
}
