//! The bots: decisions a second.

use std::time::{Duration, Instant};

use bots::{Level, Stop, Trail};
use serde_json::{Map, Value, json};
use table::Registered;
use tabletop::battery::Dice;

use super::{Budget, rate, round};
use crate::fail::Fail;
use crate::games::Job;

/// Measures each level at a table of the fewest, all of the same.
pub struct Minds(pub Budget);

impl Job for Minds {
    type Output = Result<Value, Fail>;

    fn run<G: Registered>(self, game: &'static str) -> Self::Output {
        let mut levels = Map::new();
        for level in Level::ALL {
            levels.insert(level.to_string(), think::<G>(game, level, self.0.time)?);
        }
        Ok(Value::Object(levels))
    }
}

/// Decisions without a choice are not counted.
#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
fn think<G: Registered>(game: &str, level: Level, time: Duration) -> Result<Value, Fail> {
    let players = tabletop::players_of::<G>(game).first().copied().unwrap_or(2);
    let (mut seed, mut decisions, mut thinking, mut longest) = (0u64, 0u64, Duration::ZERO, Duration::ZERO);
    let mut legal = Vec::new();
    while thinking < time {
        seed += 1;
        let wrong = |error: String| Fail::failed(format!("{game} cannot be measured: {error}"));
        let mut position = G::from_setup(&G::plain(game, players, seed)).map_err(|error| wrong(error.to_string()))?;
        let (mut dice, mut trail) = (Dice::new(seed), Trail::new());
        while position.to_act().is_some() && thinking < time {
            position.legal_actions(&mut legal);
            let before = Instant::now();
            let action = bots::choose(&position, &trail, level, dice.next(), &Stop::new());
            if legal.len() > 1 {
                let spent = before.elapsed();
                decisions += 1;
                thinking += spent;
                longest = longest.max(spent);
            }
            trail.leave(&position);
            position.play_legal(action);
        }
    }
    let millis = |time: Duration| time.as_secs_f64() * 1e3;
    Ok(json!({
        "decisions_per_s": rate(decisions, thinking),
        "mean_ms": round(millis(thinking) / decisions.max(1) as f64, 4),
        "longest_ms": round(millis(longest), 3),
    }))
}
