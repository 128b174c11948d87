//! The commands as JSON lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use serde_json::{Value, json};

use crate::{elbow_reading, program, top};

/// A conversation.
struct Table {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    id: u64,
}

impl Table {
    fn new(words: &[&str]) -> Self {
        let mut child = program().arg("serve").args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output, id: 0 }
    }

    fn say(&mut self, line: &str) -> Value {
        writeln!(self.input, "{line}").unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer} to {line}"))
    }

    fn ask(&mut self, command: &str, args: &Value) -> Value {
        self.id += 1;
        let answer = self.say(&json!({ "id": self.id, "cmd": command, "args": args }).to_string());
        assert_eq!(answer["id"], self.id);
        answer
    }

    fn ok(&mut self, command: &str, args: &Value) -> Value {
        let mut answer = self.ask(command, args);
        assert!(answer["ok"].is_object(), "{command} {args}: {answer}");
        answer["ok"].take()
    }

    fn error(&mut self, command: &str, args: &Value) -> Value {
        let mut answer = self.ask(command, args);
        assert!(answer["error"]["message"].as_str().is_some_and(|text| text.ends_with('.')), "{command} {args}: {answer}");
        answer["error"].take()
    }

    fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}

fn setup() -> Value {
    json!({ "setup": { "game": "small-world", "players": 2, "seed": 42, "first": 0, "house_rules": { "open_coins": true } } })
}

#[test]
fn a_whole_game_is_played_exported_and_verified() {
    let dir = tempfile::tempdir().unwrap();
    let mut table = Table::new(&["--dir", dir.path().to_str().unwrap()]);
    let mut state = table.ok("new_game", &setup());
    while state["view"]["over"] == false {
        let legal = table.ok("legal", &json!({}));
        let actions = legal["actions"].as_array().unwrap();
        // Something else each time, so that all kinds of actions come up.
        let action = actions[state["step"].as_u64().unwrap() as usize % actions.len()].clone();
        state = table.ok("act", &json!({ "action": action, "revision": state["revision"] }));
        assert!(state["step"].as_u64().unwrap() < 5000);
    }
    assert_eq!(state["view"]["round"], 10);
    assert_eq!(table.error("act", &json!({ "action": "done" }))["kind"], "game_over");
    let file = dir.path().join("game.elbow");
    let slot = state["slot"].clone();
    table.ok("save_file", &json!({ "slot": slot, "path": file }));
    let verified = crate::elbow(&["verify", file.to_str().unwrap()]);
    assert_eq!(verified.code, 0, "{}", verified.err);
    let replayed = table.ok("replay", &json!({ "step": 0 }));
    assert_eq!(replayed["steps"], state["step"]);
    table.end();

    // The game is there for the next one.
    let mut table = Table::new(&["--dir", dir.path().to_str().unwrap()]);
    let opened = table.ok("open_slot", &json!({ "slot": slot }));
    for part in ["regions", "seats", "market", "winners"] {
        assert_eq!(opened["view"][part], state["view"][part], "{part}");
    }
    table.end();
}

#[test]
fn any_position_and_any_scenario_can_be_put_up() {
    let mut table = Table::new(&["--no-curtain"]);
    let given = json!({ "game": "small-world", "players": 2, "stage": "conquest", "clear_lost_tribes": true, "dice": [3],
        "seats": [{ "active": { "race": "orcs", "power": "commando", "hand": 1, "regions": { "9": 1 } } },
                  { "active": { "race": "trolls", "power": "flying", "regions": { "14": 1 } } }] });
    let state = table.ok("new_scenario", &json!({ "given": given }));
    assert_eq!(state["view"]["stage"], "conquest");
    // 2 for the land, 1 lair, 1 Troll, 1 less for the Commandos: 3, so 2 are missing, and the die shows 3.
    let legal = table.ok("legal", &json!({}));
    let target = legal["targets"].as_array().unwrap().iter().find(|target| target["region"] == 14).unwrap();
    assert_eq!((&target["options"][0]["method"], &target["options"][0]["price"]), (&json!("attempt"), &json!(3)));
    let position = table.ok("position", &json!({}));
    for _ in 0..2 {
        let state = table.ok("act", &json!({ "action": "attempt 14" }));
        let kinds: Vec<&Value> = state["events"].as_array().unwrap().iter().map(|event| &event["type"]).collect();
        assert!(kinds.contains(&&json!("conquered")), "{kinds:?}");
        // Once more from the position as it was: dice and all.
        let again = table.ok("new_position", &json!({ "position": position }));
        assert_eq!(again["view"]["regions"], legal_regions(&mut table));
        assert_eq!(table.ok("position", &json!({})), position);
    }
    let mut broken = position;
    broken["round"] = json!(99);
    assert_ne!(table.error("new_position", &json!({ "position": broken }))["kind"], "internal");
    let mut wrong = given;
    wrong["seats"][0]["active"]["regions"] = json!({ "99": 1 });
    assert_eq!(table.error("new_scenario", &json!({ "given": wrong }))["kind"], "bad_setup");
    table.end();
}

fn legal_regions(table: &mut Table) -> Value {
    table.ok("view", &json!({}))["view"]["regions"].take()
}

#[test]
fn bad_lines_are_answered_and_end_nothing() {
    let mut table = Table::new(&[]);
    assert_eq!(table.error("view", &json!({}))["kind"], "no_table");
    let before = table.ok("new_game", &setup());
    for (line, kind) in [
        ("{\"id\":1,\"cmd\":\"act\",\"args\":{\"acti", "bad_request"),
        ("nonsense", "bad_request"),
        ("[1,2,3]", "bad_request"),
        ("{\"id\":1}", "bad_request"),
        ("{\"id\":1,\"cmd\":\"view\",\"more\":1}", "bad_request"),
        ("{\"id\":1,\"cmd\":7}", "bad_request"),
        ("{\"id\":1,\"cmd\":\"explode\"}", "unknown_command"),
        ("{\"id\":1,\"cmd\":\"act\",\"args\":[]}", "bad_request"),
        ("{\"id\":1,\"cmd\":\"act\",\"args\":{}}", "bad_request"),
        ("{\"id\":1,\"cmd\":\"act\",\"args\":{\"action\":\"conquer 5\"}}", "illegal"),
        ("{\"id\":1,\"cmd\":\"act\",\"args\":{\"action\":{\"type\":\"conquer\",\"region\":5000}}}", "bad_request"),
        ("{\"id\":1,\"cmd\":\"act\",\"args\":{\"action\":\"pick 0\",\"revision\":12345}}", "stale"),
        ("{\"id\":1,\"cmd\":\"new_game\",\"args\":{\"setup\":{\"game\":\"small-world\",\"players\":77}}}", "bad_setup"),
        ("{\"id\":1,\"cmd\":\"bot_move\"}", "not_a_bot"),
    ] {
        let answer = table.say(line);
        assert_eq!(answer["error"]["kind"], kind, "{line}: {answer}");
    }
    assert_eq!(table.ok("view", &json!({}))["view"], before["view"], "the game is as it was");
    table.end();
}

#[test]
fn a_line_without_end_and_an_input_without_lines_are_fine() {
    let said = elbow_reading(&["serve"], b"{\"id\":1,\"cmd\":\"startup\"}");
    assert_eq!((said.code, said.json().len()), (0, 1));
    let said = elbow_reading(&["serve"], b"");
    assert_eq!((said.code, said.out.as_str(), said.err.as_str()), (0, "", ""));
}

#[test]
fn bots_play_a_game_through_it() {
    let mut table = Table::new(&[]);
    let seat = |colour: u8, level: &str| json!({ "name": level, "colour": colour, "who": "bot", "level": level });
    let mut args = setup();
    args["seats"] = json!([seat(0, "easy"), seat(1, "random")]);
    let mut state = table.ok("new_game", &args);
    while state["view"]["over"] == false {
        assert_eq!(state["bot_to_act"], true);
        state = table.ok("bot_move", &json!({}));
    }
    assert_eq!(table.ok("bot_stop", &json!({}))["stopped"], true);
    assert_eq!(table.ok("bot_progress", &json!({}))["thinking"], false);
    assert!(table.ok("reason", &json!({}))["merits"].is_array());
    assert_eq!(table.ok("chances", &json!({ "step": 3 }))["step"], 3);
    assert_eq!(table.error("hint", &json!({}))["kind"], "game_over");
    table.end();
}

#[test]
fn curtains_hang_as_in_the_app_unless_they_are_not_wanted() {
    let setup = json!({ "setup": { "game": "small-world", "players": 2, "seed": 42, "first": 1 } });
    let mut table = Table::new(&[]);
    assert_eq!(table.ok("new_game", &setup)["curtain"], json!({ "seat": 1 }));
    assert_eq!(table.error("act", &json!({ "action": "pick 0" }))["kind"], "curtain_due");
    table.ok("lift_curtain", &json!({ "seat": 1 }));
    let lifted = table.ok("act", &json!({ "action": "pick 0" }));
    table.end();
    let mut table = Table::new(&["--no-curtain"]);
    table.ok("new_game", &setup);
    let state = table.ok("act", &json!({ "action": "pick 0" }));
    assert_eq!((&state["viewer"], &state["view"]), (&json!(1), &lifted["view"]));
    // What is refused is refused for its own reason.
    assert_eq!(table.error("act", &json!({ "action": "pick 0" }))["kind"], "illegal");
    table.end();
}

/// The examples of the protocol page give what the page says.
#[test]
fn the_examples_of_the_protocol_page_are_true() {
    let page = std::fs::read_to_string(top().join("src-tauri/crates/elbow/PROTOCOL.md")).unwrap();
    let examples: Vec<&str> = page.lines().filter(|line| line.starts_with("> ") || line.starts_with("< ")).collect();
    assert!(examples.len() >= 10, "{examples:?}");
    let mut table = Table::new(&[]);
    for pair in examples.chunks(2) {
        let [asked, told] = pair else { panic!("an example without its answer: {pair:?}") };
        let answer = table.say(asked.strip_prefix("> ").unwrap());
        let told: Value = serde_json::from_str(told.strip_prefix("< ").unwrap()).unwrap_or_else(|error| panic!("{error}: {told}"));
        contains(&answer, &told, asked);
    }
    table.end();
}

/// Checks that `whole` has everything that `part` shows; lists are whole, what is in them need not be.
fn contains(whole: &Value, part: &Value, asked: &str) {
    match part {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| contains(&whole[key], value, asked)),
        Value::Array(items) => {
            assert_eq!(whole.as_array().map(Vec::len), Some(items.len()), "{asked}: {whole}");
            items.iter().zip(whole.as_array().into_iter().flatten()).for_each(|(item, found)| contains(found, item, asked));
        }
        _ => assert_eq!(whole, part, "{asked}"),
    }
}
