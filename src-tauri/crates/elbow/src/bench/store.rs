//! Durable saves, alone and as part of a whole command.

use std::path::Path;
use std::time::Instant;

use saves::{Header, NewHeader, Store};
use serde_json::{Value, json};
use table::Host;
use tabletop::battery::Dice;

use super::{Budget, percentile};
use crate::fail::Fail;
use crate::games::GAMES;

/// The times of a save and of an `act` command, from folders of their own inside `dir`.
pub fn measure(dir: &Path, budget: Budget) -> Result<(Value, Value), Fail> {
    let (body, mut commands) = play(&dir.join("bench-table"), budget)?;
    let mut saves = save(&dir.join("bench-saves"), &body, budget)?;
    let both = |times: &mut [_]| json!({ "p50_ms": percentile(times, 0.5), "p99_ms": percentile(times, 0.99) });
    Ok((both(&mut saves), both(&mut commands)))
}

/// Random actions at a real table, each timed: played, saved durably, and the new view made. Answers the saved body at the end, too.
fn play(dir: &Path, budget: Budget) -> Result<(Vec<u8>, Vec<std::time::Duration>), Fail> {
    let host = Host::open(dir);
    let mut dice = Dice::new(7);
    let mut times = Vec::new();
    let mut slot = Value::Null;
    let mut seed = 0;
    while times.len() < budget.saves as usize {
        seed += 1;
        // Without secrets there is no curtain to lift between the players.
        let setup = json!({ "game": GAMES[0], "players": 2, "seed": seed, "house_rules": { "open_coins": true } });
        let state = host.call("new_game", json!({ "setup": setup }))?;
        slot = state["slot"].clone();
        let mut over = state["view"]["over"] == true;
        while !over && times.len() < budget.saves as usize {
            let legal = host.call_headless("legal", Value::Null)?;
            let actions = legal["actions"].as_array().ok_or_else(|| Fail::failed("the table lists no actions"))?;
            let action = dice.pick(actions).cloned().ok_or_else(|| Fail::failed("nobody can act, and the game is not over"))?;
            let before = Instant::now();
            let state = host.call("act", json!({ "action": action }))?;
            times.push(before.elapsed());
            over = state["view"]["over"] == true;
        }
    }
    let file = host.call("export_slot", json!({ "slot": slot }))?;
    let text = file["data"].as_str().unwrap_or_default();
    let (_, body) = saves::import(text).map_err(|error| Fail::failed(format!("the export does not read back: {error}")))?;
    Ok((body, times))
}

fn save(dir: &Path, body: &[u8], budget: Budget) -> Result<Vec<std::time::Duration>, Fail> {
    let wrong = |error: String| Fail::failed(format!("saves cannot be measured in {}: {error}", dir.display()));
    let store = Store::open(dir).map_err(|error| wrong(error.to_string()))?.store;
    let new = NewHeader { name: "bench".into(), game: GAMES[0].into(), engine: env!("CARGO_PKG_VERSION").into(), ..NewHeader::default() };
    let header = Header::new(new.clone(), 0);
    let slot = store.create(new, body).map_err(|error| wrong(error.to_string()))?;
    let mut times = Vec::with_capacity(budget.saves as usize);
    for _ in 0..budget.saves {
        let before = Instant::now();
        store.save(slot, &header, body).map_err(|error| wrong(error.to_string()))?;
        times.push(before.elapsed());
    }
    Ok(times)
}
