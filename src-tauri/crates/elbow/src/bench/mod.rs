//! `elbow bench`: how fast it is.

mod engine;
mod minds;
mod peer;
mod store;

use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Map, Value, json};
use table::Games;

use crate::arguments::{Arguments, Word, superfluous, unknown};
use crate::fail::{Done, Fail};
use crate::games::{first_game, games, with_game};

/// What `--help` prints.
pub const HELP: &str = "\
elbow bench [--json] [--quick] [--dir DIR]

Measures, on one core: random games (legal list, uniform choice, fast play), a copy of a position, the legal list explained with
prices and reasons, a view, what a learned mind holds of a position, durable saves and whole `act` commands at the table,
decisions of bots, and in the same run random games of chess by cozy-chess, played the same way, to compare with. Build with
--release and keep the machine quiet.

  --json      {\"<game>-<N>p\":{\"games_per_s\",\"actions_per_s\",\"clone_ns\",\"legal_us\",\"view_us\",
              \"value_us\" (null where nothing was learned)},\"save\":{\"p50_ms\",\"p99_ms\"},
              \"command\":{\"p50_ms\",\"p99_ms\"},\"bots\":{\"<level>\":{\"decisions_per_s\",\"mean_ms\",\"longest_ms\"}},
              \"peer\":{\"cozy_chess_actions_per_s\",\"actions_per_s\",\"ratio\"},\"release\"}; the peer's `actions_per_s` is the first
              game, with the fewest players, measured in turns with the chess games, and `ratio` the one by the other
  --quick     a tenth of the time; the figures are rougher
  --dir DIR   a folder on the disk to be measured; left out: the system's temporary folder";

/// How long each thing is measured.
#[derive(Clone, Copy)]
pub struct Budget {
    /// For each speed.
    pub time: Duration,
    /// How many saves.
    pub saves: u32,
}

/// Runs the command.
pub fn run<S: Games>(mut arguments: Arguments) -> Done {
    let (mut as_json, mut quick, mut dir): (bool, bool, Option<PathBuf>) = (false, false, None);
    while let Some(word) = arguments.next()? {
        match word {
            Word::Option(name) => match name.as_str() {
                "json" => as_json = true,
                "quick" => quick = true,
                "dir" => dir = Some(arguments.path()?),
                _ => return Err(unknown(&format!("--{name}"))),
            },
            Word::Path(path) => return Err(superfluous(&path)),
        }
    }
    let budget = if quick {
        Budget { time: Duration::from_millis(150), saves: 60 }
    } else {
        Budget { time: Duration::from_millis(1500), saves: 600 }
    };
    let figures = measure::<S>(budget, dir)?;
    if as_json { crate::print_line(&Value::Object(figures).to_string()) } else { crate::print_line(&table(&figures)) }
}

fn measure<S: Games>(budget: Budget, dir: Option<PathBuf>) -> Result<Map<String, Value>, Fail> {
    let mut figures = Map::new();
    for game in games::<S>() {
        for (name, speeds) in with_game::<S, _>(game, engine::Speeds(budget))?? {
            figures.insert(name, speeds);
        }
    }
    let first = first_game::<S>();
    // The smallest table of the first game, in turns with the peer so that both have the same machine.
    figures.insert("peer".into(), with_game::<S, _>(first, peer::Compare(budget))??);
    figures.insert("bots".into(), with_game::<S, _>(first, minds::Minds(budget))??);
    let (saves, _kept) = crate::ui::folder(dir)?;
    let (save, command) = store::measure::<S>(&saves, budget)?;
    figures.insert("save".into(), save);
    figures.insert("command".into(), command);
    figures.insert("release".into(), json!(!cfg!(debug_assertions)));
    Ok(figures)
}

/// The figures for people: a line for each group.
fn table(figures: &Map<String, Value>) -> String {
    let mut lines = Vec::new();
    for (group, values) in figures {
        let Some(values) = values.as_object() else {
            lines.push(format!("{group:16} {values}"));
            continue;
        };
        let nested = values.values().any(Value::is_object);
        if nested {
            for (name, inner) in values {
                lines.push(format!("{:16} {}", format!("{group} {name}"), pairs(inner)));
            }
        } else {
            lines.push(format!("{group:16} {}", pairs(&Value::Object(values.clone()))));
        }
    }
    lines.join("\n")
}

fn pairs(values: &Value) -> String {
    let pairs = values.as_object().into_iter().flatten().map(|(key, value)| format!("{key} {value}"));
    pairs.collect::<Vec<_>>().join(", ")
}

/// Rounded to `digits` after the point: more of a measurement is noise.
#[expect(clippy::cast_precision_loss, reason = "a power of ten up to 10^6")]
pub fn round(value: f64, digits: u32) -> f64 {
    let scale = 10u64.pow(digits) as f64;
    (value * scale).round() / scale
}

/// `count` things a second.
#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
pub fn rate(count: u64, time: Duration) -> f64 {
    (count as f64 / time.as_secs_f64().max(1e-9)).round()
}

/// The value below which the share `part` of `times` lies, in milliseconds.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a place in a short list")]
pub fn percentile(times: &mut [Duration], part: f64) -> f64 {
    times.sort_unstable();
    let place = (times.len().saturating_sub(1) as f64 * part).ceil() as usize;
    times.get(place).map_or(0.0, |time| round(time.as_secs_f64() * 1e3, 3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_list() {
        let mut times: Vec<Duration> = (1..=101).rev().map(Duration::from_millis).collect();
        assert_eq!(percentile(&mut times, 0.5).to_bits(), 51f64.to_bits());
        assert_eq!(percentile(&mut times, 0.99).to_bits(), 100f64.to_bits());
        assert_eq!(percentile(&mut times, 1.0).to_bits(), 101f64.to_bits());
        assert_eq!(percentile(&mut [], 0.5).to_bits(), 0f64.to_bits());
    }
}
