//! The generic battery over Chaos in the Old World.

use chaos::{Chaos, Setup};
use tabletop::battery::{self, Plan};

fn games(few: u64) -> u64 {
    std::env::var("ELBOWROOM_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}

fn passes(players: u8) {
    let wanted = games(12);
    let summary = battery::assert_passes::<Chaos>(
        |seed| Setup::plain(players, seed),
        &Plan { somebody_wins: false, top_score_wins: false, ..Plan::new(wanted, 1) },
    );
    println!("{players} players: {summary:?}");
    assert_eq!(summary.games, wanted);
}

#[test]
fn three_players() {
    passes(3);
}

#[test]
fn four_players() {
    passes(4);
}
