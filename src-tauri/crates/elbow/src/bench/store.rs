//! Durable saves, alone and as part of a whole command.

use std::path::Path;
use std::time::Instant;

use saves::{Header, NewHeader, Store};
use serde_json::{Value, json};
use table::{Games, Host, Registry};
use tabletop::battery::Dice;

use super::{Budget, percentile};
use crate::fail::Fail;
use crate::games::{fewest_players, first_game};

/// The times of a save and of an `act` command, from folders of their own inside `dir`.
pub fn measure<S: Games>(dir: &Path, budget: Budget) -> Result<(Value, Value), Fail> {
    let (body, mut commands) = play::<S>(&dir.join("bench-table"), budget)?;
    let mut saves = save::<S>(&dir.join("bench-saves"), &body, budget)?;
    let both = |times: &mut [_]| json!({ "p50_ms": percentile(times, 0.5), "p99_ms": percentile(times, 0.99) });
    Ok((both(&mut saves), both(&mut commands)))
}

/// Random actions at a real table, each timed: played, saved durably, and the new view made. Answers the saved body at the end, too.
fn play<S: Games>(dir: &Path, budget: Budget) -> Result<(Vec<u8>, Vec<std::time::Duration>), Fail> {
    let (game, players) = (first_game::<S>(), fewest_players::<S>(first_game::<S>())?);
    let host = Host::with_registry(dir, Registry::of::<S>());
    let mut dice = Dice::new(7);
    let mut times = Vec::new();
    let mut slot = Value::Null;
    let mut seed = 0;
    while times.len() < budget.saves as usize {
        seed += 1;
        let setup = json!({ "game": game, "players": players, "seed": seed });
        let mut state = host.call("new_game", json!({ "setup": setup }))?;
        slot = state["slot"].clone();
        let mut over = state["view"]["over"] == true;
        while !over && times.len() < budget.saves as usize {
            // Who passes the device on is not measured.
            if let Some(seat) = state["curtain"]["seat"].as_u64() {
                host.call("lift_curtain", json!({ "seat": seat }))?;
            }
            let legal = host.call_headless("legal", Value::Null)?;
            let actions = legal["actions"].as_array().ok_or_else(|| Fail::failed("the table lists no actions"))?;
            let action = dice.pick(actions).cloned().ok_or_else(|| Fail::failed("nobody can act, and the game is not over"))?;
            let before = Instant::now();
            state = host.call("act", json!({ "action": action }))?;
            times.push(before.elapsed());
            over = state["view"]["over"] == true;
        }
    }
    let file = host.call("export_slot", json!({ "slot": slot }))?;
    let text = file["data"].as_str().unwrap_or_default();
    let (_, body) = saves::import(text).map_err(|error| Fail::failed(format!("the export does not read back: {error}")))?;
    Ok((body, times))
}

fn save<S: Games>(dir: &Path, body: &[u8], budget: Budget) -> Result<Vec<std::time::Duration>, Fail> {
    let wrong = |error: String| Fail::failed(format!("saves cannot be measured in {}: {error}", dir.display()));
    let store = Store::open(dir).map_err(|error| wrong(error.to_string()))?.store;
    let new = NewHeader {
        name: "bench".into(),
        game: first_game::<S>().into(),
        engine: env!("CARGO_PKG_VERSION").into(),
        ..NewHeader::default()
    };
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
