//! The scenario runner: what it accepts, and that each of its checks can fail.

use std::fs;
use std::path::Path;

use crate::{Said, elbow};

/// A sound scenario: one conquest, an offer, a refusal, prices, events and an end.
const SOUND: &str = r#"
rulings = ["SW-25"]
title = "Commandos pay one less"
[given]
players = 2
stage = "conquest"
clear_lost_tribes = true
dice = [0]
[[given.seats]]
active = { race = "orcs", power = "commando", hand = 2, regions = { 9 = 1 } }
[[given.seats]]
coins = 9
active = { race = "trolls", power = "flying", regions = { 14 = 1, 15 = 2 } }
[[steps]]
seat = 0
offered = ["conquer 8", "attempt 14"]
not_offered = ["conquer 14", "conquer 0"]
price = { "attempt 14" = 3, "conquer 8" = 2 }
items = { "attempt 14" = ["land 2", "lair 1", "tokens 1", "power commando -1"] }
chance = { "attempt 14" = "3 of 6", "conquer 8" = "sure" }
blocked = { 20 = "not_adjacent", 9 = "own_region" }
[[steps]]
refused = "conquer 14"
reason = "too_strong short=1"
[[steps]]
act = "attempt 14"
events = ["rolled face=0 needed=1", "attempt_failed region=14 short=1"]
no_events = ["conquered", "defeated seat=1"]
expect = { stage = "redeploy", hand = [2, 0] }
[[steps]]
act = ["put_all 9", "done"]
events = ["placed region=9 count=2", "income seat=0 total=1"]
[then]
to_act = 1
turn = 1
round = 1
rounds = 10
stage = "start"
over = false
may_decline = true
regions = { 9 = "0 active orcs 3", 14 = "1 active trolls 1", 8 = "empty" }
held = { "0 active" = [9], "1 active" = [15, 14] }
markers = { 14 = ["lair"], 8 = ["mountain"], 15 = ["mountain", "lair"], 4 = [] }
immune = { 9 = "none" }
defence = { 14 = 4, 15 = 6 }
coins = [6, 9]
hand = [0, 0]
withdrawn = [0, 0]
active = ["orcs commando", "trolls flying"]
declined = ["none", "none"]
spirit = ["none", "none"]
ally = { 0 = "none" }
tray = { trolls = 7, orcs = 7 }
income = { seat = 0, total = 1, items = ["regions 1"] }
income_now = [1, 2]
market_size = 6
market = [ { combo = 5, cost = 5 } ]
stacks = { discards = 0 }
seen_by = [ { viewer = 0, coins = [6, "hidden"] }, { coins = ["hidden", "hidden"] } ]
"#;

fn run(text: &str) -> Said {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("one.toml");
    fs::write(&path, text).unwrap();
    elbow(&["scenario", path.to_str().unwrap()])
}

/// Runs [`SOUND`] with one thing changed; the change must be found, and the report must say `wanted`.
fn broken(old: &str, new: &str, wanted: &[&str]) {
    assert_eq!(SOUND.matches(old).count(), 1, "{old}");
    let said = run(&SOUND.replace(old, new));
    assert_eq!((said.code, said.out.lines().last()), (1, Some("0 passed, 1 failed")), "{old} -> {new}\n{}{}", said.out, said.err);
    for part in wanted {
        assert!(said.out.contains(part), "{old} -> {new}: \"{part}\" is not in\n{}", said.out);
    }
}

#[test]
fn a_sound_scenario_passes() {
    let said = run(SOUND);
    assert_eq!((said.code, said.out.as_str(), said.err.as_str()), (0, "1 passed, 0 failed\n", ""));
}

#[test]
fn every_check_of_a_step_can_fail() {
    broken("seat = 0\noffered", "seat = 1\noffered", &["step 1: seat: expected 1 to act, found 0"]);
    broken(
        r#"["conquer 8", "attempt 14"]"#,
        r#"["conquer 14"]"#,
        &["step 1", "expected \"conquer 14\" to be offered, found too_strong short=1"],
    );
    broken(r#"["conquer 14", "conquer 0"]"#, r#"["conquer 8"]"#, &["expected \"conquer 8\" to be not offered"]);
    broken(r#""conquer 8" = 2"#, r#""conquer 8" = 3"#, &["price of \"conquer 8\": expected 3, found 2"]);
    broken(r#""conquer 8" = 2"#, r#""conquer 0" = 2"#, &["price of \"conquer 0\"", "not on offer"]);
    broken(r#""lair 1", "#, "", &["items of \"attempt 14\"", "lair 1"]);
    broken("3 of 6", "4 of 6", &["chance of \"attempt 14\": expected 4 of 6, found 3 of 6"]);
    broken(r#"= "sure""#, r#"= "1 of 6""#, &["chance of \"conquer 8\": expected 1 of 6, found sure"]);
    broken(r#"20 = "not_adjacent""#, r#"20 = "water""#, &["blocked 20: expected water, found not_adjacent"]);
    broken(r#"9 = "own_region""#, r#"8 = "own_region""#, &["blocked 8: expected own_region, found that nothing blocks it"]);
    broken("too_strong short=1", "not_adjacent", &["step 2 (refused conquer 14)", "refused with not_adjacent, found too_strong short=1"]);
    broken("too_strong short=1", "too_strong short=2", &["found too_strong short=1"]);
    broken("refused = \"conquer 14\"", "refused = \"conquer 8\"", &["expected \"conquer 8\" to be refused", "found that it is accepted"]);
    broken(
        "act = \"attempt 14\"",
        "act = \"attempt 12\"",
        &["step 3 (act attempt 12): expected \"attempt 12\" to be accepted, found not_adjacent"],
    );
    broken("act = \"attempt 14\"", "act = \"fly 14\"", &["\"fly 14\" is no action"]);
    broken("face=0", "face=1", &["events: expected \"rolled face=1 needed=1\" at its place, found", "rolled face=0"]);
    broken("placed region=9 count=2", "placed region=9 count=3", &["step 4"]);
    // In the right order, too.
    broken(
        r#"["rolled face=0 needed=1", "attempt_failed region=14 short=1"]"#,
        r#"["attempt_failed", "rolled"]"#,
        &["expected \"rolled\" at its place"],
    );
    broken("\"conquered\", ", "\"rolled\", ", &["expected no \"rolled\""]);
    broken("stage = \"redeploy\", hand = [2, 0]", "stage = \"redeploy\", hand = [1, 0]", &["hand: expected [1,0], found [2,0]"]);
}

#[test]
fn every_fact_of_then_can_fail() {
    for (old, new, wanted) in [
        ("to_act = 1", "to_act = 0", "then: to_act: expected 0, found 1"),
        ("turn = 1", "turn = 0", "turn: expected 0, found 1"),
        ("round = 1\n", "round = 2\n", "round: expected 2, found 1"),
        ("rounds = 10", "rounds = 9", "rounds: expected 9, found 10"),
        ("stage = \"start\"", "stage = \"choose\"", "stage: expected choose, found start"),
        ("over = false", "over = true", "over: expected true, found false"),
        ("over = false", "winners = [1]", "winners: expected [1], found none"),
        ("over = false", "die = 2", "die: expected 2, found none"),
        ("may_decline = true", "may_decline = false", "may_decline: expected false, found true"),
        ("orcs 3", "orcs 2", "region 9: expected \"0 active orcs 2\", found \"0 active orcs 3\""),
        ("8 = \"empty\"", "8 = \"lost_tribe 1\"", "region 8: expected \"lost_tribe 1\", found \"empty\""),
        ("8 = \"empty\"", "80 = \"empty\"", "region 80"),
        ("\"0 active\" = [9]", "\"0 active\" = [9, 10]", "held 0 active: expected [9,10], found [9]"),
        ("14 = [\"lair\"]", "14 = []", "markers 14: expected [], found [\"lair\"]"),
        ("4 = []", "4 = [\"hole\"]", "markers 4"),
        ("9 = \"none\"", "9 = \"dragon\"", "immune 9: expected dragon, found none"),
        ("14 = 4,", "14 = 5,", "defence 14: expected 5, found 4"),
        ("coins = [6, 9]", "coins = [7, 9]", "coins: expected [7,9], found [6,9]"),
        ("coins = [6, 9]", "coins = [6]", "coins: expected [6], found [6,9]"),
        ("withdrawn = [0, 0]", "withdrawn = [0, 1]", "withdrawn"),
        ("\"orcs commando\"", "\"orcs flying\"", "active: expected"),
        ("declined = [\"none\", \"none\"]", "declined = [\"elves\", \"none\"]", "declined: expected"),
        ("spirit = [\"none\", \"none\"]", "spirit = [\"elves\", \"none\"]", "spirit: expected"),
        ("ally = { 0 = \"none\" }", "ally = { 0 = 1 }", "ally 0: expected 1, found none"),
        ("trolls = 7", "trolls = 8", "tray trolls: expected 8, found 7"),
        ("trolls = 7", "gnomes = 8", "tray gnomes: expected 8, found none"),
        ("total = 1, items", "total = 2, items", "income of seat 0: total: expected 2, found 1"),
        ("[\"regions 1\"]", "[\"regions 1\", \"race orcs 1\"]", "income of seat 0: expected"),
        ("income = { seat = 0", "income = { seat = 1", "none in these steps"),
        ("income_now = [1, 2]", "income_now = [1, 3]", "income_now"),
        ("market_size = 6", "market_size = 5", "market_size: expected 5, found 6"),
        ("cost = 5", "cost = 4", "market 5 cost: expected 4, found 5"),
        ("cost = 5", "colour = 4", "market 5 colour: expected 4, found none"),
        ("discards = 0", "discards = 1", "stacks discards: expected 1, found 0"),
        ("[6, \"hidden\"]", "[6, 9]", "coins seen by seat 0"),
        ("{ coins = [\"hidden\", \"hidden\"]", "{ coins = [6, \"hidden\"]", "coins seen by a bystander"),
        ("over = false", "placing = { hand = 1 }", "placing hand: expected 1, found none"),
        ("over = false", "placing = { pieces = [\"token 1\"] }", "placing pieces"),
        ("over = false", "placing = { waits_for = \"owed\" }", "placing waits_for: expected owed"),
        ("over = false", "supply = { 0 = { fortress = 6 } }", "supply 0 fortress: expected 6, found 0"),
    ] {
        broken(old, new, &["FAIL", wanted]);
    }
}

#[test]
fn a_file_that_is_no_scenario_fails_with_its_line() {
    broken("title =", "titel =", &["line 3", "titel"]);
    broken("[then]", "[then", &["line "]);
    broken("not_offered =", "never =", &["never"]);
    broken("to_act = 1", "to_act = \"one\"", &["line "]);
    broken("clear_lost_tribes = true", "clear_tribes = true", &["given", "clear_tribes"]);
    broken("9 = 1 }", "99 = 1 }", &["given", "99"]);
    broken("players = 2", "players = 9", &["given"]);
    broken("players = 2", "game = \"chess\"", &["given", "chess"]);
    broken("rulings = [\"SW-25\"]", "rulings = []", &["rulings"]);
    broken("reason = \"too_strong short=1\"", "", &["refused and reason belong together"]);
}

#[test]
fn a_scenario_that_proves_nothing_fails() {
    let said = run("rulings = [\"SW-1\"]\ntitle = \"Nothing\"\n[[steps]]\nact = \"pick 0\"\n");
    assert_eq!(said.code, 1);
    assert!(said.out.contains("proves nothing") && said.out.ends_with("0 passed, 1 failed\n"), "{}", said.out);
    assert_eq!(run("rulings = [\"SW-1\"]\ntitle = \"Nothing\"\n[then]\n").code, 1);
    assert_eq!(run("").code, 1);
}

#[test]
fn folders_are_searched_and_every_file_counts() {
    let dir = tempfile::tempdir().unwrap();
    let inner = dir.path().join("a/b");
    fs::create_dir_all(&inner).unwrap();
    fs::write(inner.join("good.toml"), SOUND).unwrap();
    fs::write(dir.path().join("bad.toml"), SOUND.replace("orcs 3", "orcs 4")).unwrap();
    fs::write(dir.path().join("notes.txt"), "no scenario").unwrap();
    let said = elbow(&["scenario", "--verbose", dir.path().to_str().unwrap()]);
    assert_eq!((said.code, said.out.lines().last()), (1, Some("1 passed, 1 failed")), "{}", said.out);
    assert!(said.out.contains("good.toml") && said.out.contains("bad.toml: Commandos"), "{}", said.out);
    elbow(&["scenario", "no/such/place"]).wrong_use("no/such/place");
    elbow(&["scenario", "--game", "chess"]).wrong_use("chess");
    let empty = tempfile::tempdir().unwrap();
    elbow(&["scenario", empty.path().to_str().unwrap()]).wrong_use("no scenario");
}

fn rulings(dir: &Path, list: &str) {
    fs::write(dir.join("RULINGS.toml"), format!("game = \"small-world\"\n{list}")).unwrap();
}

#[test]
fn coverage_names_what_is_missing() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    fs::write(dir.path().join("one.toml"), SOUND).unwrap();
    elbow(&["scenario", "--coverage", path]).wrong_use("RULINGS.toml");
    let entry = |number: &str, more: &str| format!("[[ruling]]\nnumber = \"{number}\"\ntitle = \"about {number}\"\n{more}\n");
    rulings(dir.path(), &(entry("SW-25", "") + &entry("SW-26", "unshowable = \"a matter of taste\"")));
    let said = elbow(&["scenario", "--coverage", path]);
    assert_eq!(said.code, 0, "{}{}", said.out, said.err);
    assert_eq!(said.out.lines().last(), Some("small-world: 1 of 1 showable rulings have a scenario, 0 missing, 1 not showable"));
    rulings(dir.path(), &(entry("SW-25", "") + &entry("SW-26", "")));
    let said = elbow(&["scenario", "--coverage", path]);
    assert_eq!(said.code, 1);
    assert!(said.out.contains("missing SW-26: about SW-26\n"), "{}", said.out);
    // A ruling that nobody listed, a number given twice, a reason left empty.
    rulings(dir.path(), &entry("SW-26", ""));
    let said = elbow(&["scenario", path]);
    assert!(said.code == 1 && said.out.contains("SW-25 is not in"), "{}", said.out);
    rulings(dir.path(), &(entry("SW-25", "") + &entry("SW-25", "")));
    elbow(&["scenario", "--coverage", path]).failed("SW-25 is there twice");
    rulings(dir.path(), &entry("SW-25", "unshowable = \"\""));
    elbow(&["scenario", "--coverage", path]).failed("SW-25 needs");
    // A scenario that cannot be read proves nothing.
    rulings(dir.path(), &entry("SW-25", ""));
    fs::write(dir.path().join("two.toml"), "rulings = 7").unwrap();
    let said = elbow(&["scenario", "--coverage", path]);
    assert!(said.code == 1 && said.out.contains("two.toml"), "{}", said.out);
}

#[test]
fn all_87_rulings_of_the_base_game_are_listed() {
    let said = elbow(&["scenario", "--coverage", "--game", "small-world"]);
    let last = said.out.lines().last().unwrap();
    let numbers: Vec<usize> = last.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    let [shown, showable, missing, unshowable] = numbers[..] else { panic!("{last}") };
    assert_eq!((shown + missing, showable + unshowable), (showable, 87), "{last}");
    assert!(unshowable <= 4, "{last}");
}

#[test]
fn a_position_that_cannot_be_is_told_from_one_that_can() {
    let sound = "rulings = [\"SW-1\"]\ntitle = \"one\"\nimpossible = \"tokens race=orcs\"\n[given]\nplayers = 2\n";
    let said = run(sound);
    assert_eq!(said.code, 1);
    assert!(said.out.contains("expected no such position (tokens race=orcs), found that there is one"), "{}", said.out);
    let said = run(&sound.replace("players = 2", "players = 9"));
    assert!(said.code == 1 && said.out.contains("players"), "{}", said.out);
    let said = run(&format!("{sound}[[steps]]\noffered = [\"ready\"]\n"));
    assert!(said.out.contains("nothing happens in a position that is none"), "{}", said.out);
}
