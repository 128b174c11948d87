//! How long whole commands take: an action played, saved durably, and the new view back as JSON.
//!
//! `cargo run --release -p table --example latency -- [games] [players]`: plays random games in a temporary folder (or in `ELBOW_DIR`) and
//! prints milliseconds.

use std::{
    env,
    error::Error,
    path::PathBuf,
    time::{Duration, Instant},
};

use serde_json::json;
use table::Host;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let games: u64 = args.next().map_or(Ok(4), |text| text.parse())?;
    let players: u64 = args.next().map_or(Ok(3), |text| text.parse())?;
    let temporary = tempfile::tempdir()?;
    let dir = env::var_os("ELBOW_DIR").map_or_else(|| temporary.path().to_owned(), PathBuf::from);
    let host = Host::open(&dir);
    let (mut act, mut view, mut replay, mut open) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for seed in 0..games {
        let setup = json!({ "game": "small-world", "players": players, "seed": seed });
        let mut state = host.call("new_game", json!({ "setup": setup }))?;
        let mut dice = seed;
        loop {
            if let Some(seat) = state["curtain"]["seat"].as_u64() {
                state = host.call("lift_curtain", json!({ "seat": seat }))?;
            }
            let Some(actions) = state["view"]["actions"].as_array().filter(|actions| !actions.is_empty()) else { break };
            // A small mixer is random enough for choosing actions.
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = actions[(dice >> 33) as usize % actions.len()].clone();
            state = timed(&mut act, || host.call("act", json!({ "action": action, "revision": state["revision"] })))?;
            timed(&mut view, || host.call("view", json!({})))?;
        }
        let (slot, steps) = (state["slot"].clone(), state["step"].as_u64().unwrap_or(0));
        for step in (0..=steps).step_by(7) {
            timed(&mut replay, || host.call("replay", json!({ "step": step })))?;
        }
        timed(&mut open, || host.call("open_slot", json!({ "slot": slot })))?;
    }
    for (name, times) in [("act", &mut act), ("view", &mut view), ("replay", &mut replay), ("open_slot", &mut open)] {
        times.sort_unstable();
        let at = |percent: usize| {
            let place = (times.len().saturating_sub(1) * percent).div_ceil(100);
            times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        println!("{name:10} {:6} times  p50 {:7.3} ms  p99 {:7.3} ms  most {:7.3} ms", times.len(), at(50), at(99), at(100));
    }
    Ok(())
}

fn timed<T>(times: &mut Vec<Duration>, work: impl FnOnce() -> Result<T, table::CommandError>) -> Result<T, table::CommandError> {
    let began = Instant::now();
    let done = work();
    times.push(began.elapsed());
    done
}
