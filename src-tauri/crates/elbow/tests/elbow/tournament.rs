//! Who is stronger.

use crate::elbow;

#[test]
fn a_tournament_comes_as_json_and_again_the_same() {
    let words = ["tournament", "--game", "small-world", "--seats", "easy,random", "--games", "6", "--seed", "3", "--json"];
    let said = elbow(&words);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let line = said.json().remove(0);
    let entrants = line["entrants"].as_array().unwrap();
    assert_eq!((&line["game"], entrants.len(), &entrants[0]["name"]), (&"small-world".into(), 2, &"easy".into()));
    let number = |entrant: usize, key: &str| entrants[entrant][key].as_f64().unwrap();
    assert!((number(0, "wins") + number(1, "wins") - 6.0).abs() < 1e-6, "{line}");
    assert!(number(0, "wins") >= 5.0 && number(0, "elo") > number(1, "elo"), "{line}");
    assert!(number(0, "elo_low") <= number(0, "elo") && number(0, "elo") <= number(0, "elo_high"), "{line}");
    let again = elbow(&words).json().remove(0);
    for (one, other) in entrants.iter().zip(again["entrants"].as_array().unwrap()) {
        for key in ["wins", "points", "decisions", "turns", "elo", "elo_low"] {
            assert_eq!(one[key], other[key], "{key}");
        }
    }
}

#[test]
fn people_get_a_line_for_each() {
    let said = elbow(&["tournament", "--seats", "random,random,random", "--games", "3", "--threads", "1"]);
    assert_eq!((said.code, said.out.lines().count()), (0, 3), "{}", said.err);
    assert!(said.out.lines().all(|line| line.starts_with("random") && line.contains("Elo")), "{}", said.out);
}

/// Answers the last of the legal actions, whatever the game: the first may be one that can be taken back for ever.
#[cfg(unix)]
const LAST: &str = r#"cmd:sed -u 's/.*"actions":\[//; s/}\].*/}}/; s/.*},{/{/; s/^/{"action":/'"#;

#[cfg(unix)]
#[test]
fn a_program_from_outside_may_play() {
    let said = elbow(&["tournament", "--seat", LAST, "--seat", "random", "--games", "2", "--json"]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let line = said.json().remove(0);
    assert_eq!(line["entrants"][0]["games"], 2, "{line}");
    assert!(line["entrants"][0]["decisions"].as_u64().unwrap() > 20, "{line}");
}

#[cfg(unix)]
#[test]
fn a_program_that_does_not_play_ends_the_tournament() {
    for (command, hint) in [
        ("cmd:true", "or has ended"),
        ("cmd:sed -u 's/.*/pass/'", "which is not"),
        (r#"cmd:sed -u 's/.*/{"action":"dance"}/'"#, "is no action"),
        (r#"cmd:sed -u 's/.*/{"action":"done"}/'"#, "which is refused"),
    ] {
        elbow(&["tournament", "--seat", command, "--seat", "random", "--games", "2"]).failed(hint);
    }
}

#[test]
fn impossible_tournaments_are_wrong_use() {
    for (words, hint) in [
        (&["--seats", "easy"][..], "2 to 5 entrants"),
        (&["--seats", "easy,easy,easy,easy,easy,easy"], "2 to 5 entrants"),
        (&["--seats", "easy,harder"], "expert"),
        (&["--seat", "cmd: ", "--seat", "easy"], "cmd:PROGRAM"),
        (&["--seats", "easy,easy", "--games", "0"], "1 or more"),
        (&["--seats", "easy,easy", "--threads", "0"], "1 or more"),
        (&["--seats", "easy,easy", "--seed", "9007199254740992"], "9007199254740991"),
        (&["--seats", "easy,easy", "--game", "chess"], "chess"),
        (&["--seats", "easy,easy", "--game", "chaos"], "is not played by 2"),
    ] {
        elbow(&[&["tournament"], words].concat()).wrong_use(hint);
    }
}
