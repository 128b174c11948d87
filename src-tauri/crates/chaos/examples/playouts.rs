//! Random games as fast as they go, for a profiler: `cargo run --release -p chaos --example playouts -- 2000 4`.

use std::time::Instant;

use chaos::{Chaos, Setup};
use tabletop::Game;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(2000);
    let players: u8 = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(4);
    let mut actions = Vec::with_capacity(256);
    let (mut played, mut choice) = (0_u32, 0x9e37_79b9_7f4a_7c15_u64);
    let start = Instant::now();
    for seed in 0..games {
        let Ok(mut position) = Chaos::new(&Setup::plain(players, seed)) else { return };
        loop {
            position.legal_actions(&mut actions);
            if actions.is_empty() {
                break;
            }
            choice ^= choice << 13;
            choice ^= choice >> 7;
            choice ^= choice << 17;
            let index = ((choice >> 32) * actions.len() as u64) >> 32;
            position.play_legal(actions[index as usize]);
            played += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{games} games, {played} actions, {:.0} actions/s, position {} bytes", f64::from(played) / seconds, size_of::<Chaos>());
}
