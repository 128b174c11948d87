//! Bots that play whole games.

use serde_json::{Value, json};

use crate::elbow;

#[test]
fn games_come_as_json_lines_and_again_the_same() {
    let words = ["play", "--game", "small-world", "--players", "2", "--seats", "easy,random", "--seed", "7", "--games", "3", "--json"];
    let said = elbow(&words);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let mut lines = said.json();
    let summary = lines.pop().unwrap();
    assert_eq!(lines.len(), 3);
    let (mut wins, mut actions) = ([0, 0], 0);
    for (game, seed) in lines.iter().zip(7..) {
        assert_eq!((&game["game"], &game["seed"], &game["seats"]), (&json!("small-world"), &json!(seed), &json!(["easy", "random"])));
        assert_eq!(game["rounds"], 10);
        assert_eq!(game["hash"].as_str().unwrap().len(), 16);
        actions += game["actions"].as_u64().unwrap();
        let coins: Vec<u64> = game["coins"].as_array().unwrap().iter().map(|coins| coins.as_u64().unwrap()).collect();
        assert_eq!(coins.len(), 2);
        let best = *coins.iter().max().unwrap();
        for winner in game["winners"].as_array().unwrap() {
            let winner = winner.as_u64().unwrap() as usize;
            assert_eq!(coins[winner], best);
            wins[winner] += 1;
        }
    }
    let keys: Vec<&String> = lines[0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["actions", "coins", "game", "hash", "rounds", "seats", "seed", "winners"]);
    assert_eq!((&summary["summary"], &summary["games"], &summary["wins"]), (&json!(true), &json!(3), &json!(wins)));
    assert_eq!(summary["actions"], actions);
    assert!(summary["seconds"].as_f64().unwrap() > 0.0);
    let again = elbow(&words).json();
    assert_eq!(again[..3], lines[..]);
    let hashes: std::collections::BTreeSet<&str> = lines.iter().map(|game| game["hash"].as_str().unwrap()).collect();
    assert_eq!(hashes.len(), 3, "each seed is a game of its own");
}

#[test]
fn maps_players_and_house_rules_are_heard() {
    for (players, rounds) in [(2, 10), (3, 10), (4, 9), (5, 8)] {
        let game = elbow(&["play", "--players", &players.to_string(), "--json"]).json().remove(0);
        assert_eq!((&game["rounds"], game["seats"].as_array().unwrap().len()), (&json!(rounds), players));
    }
    let hash = |words: &[&str]| -> Value { elbow(&[&["play", "--json"], words].concat()).json().remove(0)["hash"].take() };
    let plain = hash(&[]);
    assert_eq!(hash(&["--map", "small-world-2p", "--seats", "random,random"]), plain);
    assert_ne!(hash(&["--house-rule", "open_coins=true"]), plain);
    assert_ne!(hash(&["--first", "0"]), hash(&["--first", "1"]));
}

#[test]
fn people_get_sentences() {
    let said = elbow(&["play", "--seats", "random,random,random", "--games", "2"]);
    assert_eq!(said.code, 0);
    assert_eq!(said.out.lines().count(), 3);
    assert!(said.out.lines().all(|line| line.contains("seat 2 (random)")), "{}", said.out);
}

#[test]
fn impossible_games_are_wrong_use() {
    for (words, hint) in [
        (&["--game", "chess"][..], "chess"),
        (&["--players", "6"], "2 to 5"),
        (&["--players", "1"], "2 to 5"),
        (&["--players", "99999999999999999999999"], "2 to 5"),
        (&["--seats", "easy,harder"], "normal"),
        (&["--seats", ""], "random"),
        (&["--seats", "easy,easy", "--players", "3"], "one level for each"),
        (&["--games", "0"], "1 or more"),
        (&["--seed", "9007199254740992"], "9007199254740991"),
        (&["--seed", "-1"], "seed"),
        (&["--seed", "9007199254740991", "--games", "2"], "9007199254740991"),
        (&["--map", "small-world-3p"], "small-world-3p"),
        (&["--first", "2"], "seat 2"),
        (&["--house-rule", "open_coins"], "open_coins=true"),
        (&["--house-rule", "no_such=true"], "no_such"),
    ] {
        elbow(&[&["play"], words].concat()).wrong_use(hint);
    }
}
