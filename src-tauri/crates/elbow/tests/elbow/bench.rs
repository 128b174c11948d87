//! The shape of the figures; what they are worth is for a quiet machine and a release build.

use crate::elbow;

#[test]
fn every_figure_is_there_and_above_zero() {
    let dir = tempfile::tempdir().unwrap();
    let said = elbow(&["bench", "--json", "--quick", "--dir", dir.path().to_str().unwrap()]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let figures = said.json().remove(0);
    let speeds = ["games_per_s", "actions_per_s", "clone_ns", "legal_us", "view_us", "value_us"];
    let mut wanted: Vec<(String, &str)> = Vec::new();
    for players in 2..=5 {
        wanted.extend(speeds.map(|key| (format!("/small-world-{players}p/{key}"), key)));
    }
    for path in ["save/p50_ms", "save/p99_ms", "command/p50_ms", "command/p99_ms", "peer/cozy_chess_actions_per_s", "peer/ratio"] {
        wanted.push((format!("/{path}"), path));
    }
    wanted.extend(["random", "easy", "normal"].map(|level| (format!("/bots/{level}/decisions_per_s"), level)));
    for (path, _) in wanted {
        let value = figures.pointer(&path).and_then(serde_json::Value::as_f64);
        assert!(value.is_some_and(|value| value > 0.0), "{path}: {value:?} in {figures}");
    }
    let peer = &figures["peer"];
    let ratio = peer["actions_per_s"].as_f64().unwrap() / peer["cozy_chess_actions_per_s"].as_f64().unwrap();
    assert!((ratio - peer["ratio"].as_f64().unwrap()).abs() < 0.002, "{peer}");
}
