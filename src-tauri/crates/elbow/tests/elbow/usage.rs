//! Wrong use, and help.

use crate::elbow;

const COMMANDS: [&str; 8] = ["catalog", "play", "tournament", "serve", "ui", "scenario", "bench", "verify"];

#[test]
fn help_names_every_command_and_each_explains_itself() {
    let all = elbow(&["--help"]);
    assert_eq!(all.code, 0);
    for command in COMMANDS {
        assert!(all.out.contains(&format!("elbow {command} ")), "{command}");
        let help = elbow(&[command, "--help"]);
        assert_eq!((help.code, help.err.as_str()), (0, ""));
        assert!(help.out.starts_with(&format!("elbow {command}")), "{}", help.out);
    }
    assert_eq!(elbow(&["--version"]).out, format!("elbow {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn wrong_words_are_wrong_use() {
    elbow(&[]).wrong_use("--help");
    elbow(&["dance"]).wrong_use("\"dance\"");
    for command in COMMANDS {
        elbow(&[command, "--no-such"]).wrong_use("--no-such");
        elbow(&[command, "-x"]).wrong_use("-x");
    }
    for command in ["catalog", "play", "serve", "ui", "bench"] {
        elbow(&[command, "something"]).wrong_use("something");
    }
    elbow(&["play", "--games"]).wrong_use("--games");
}
