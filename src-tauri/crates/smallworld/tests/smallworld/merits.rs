//! What speaks for turns.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use smallworld::{Event, GAMES, Given, Setup, SmallWorld, TeamScore};
use tabletop::battery::RandomGame;
use tabletop::{Game, Merit, Seat, Style};

fn given(given: &Value) -> SmallWorld {
    SmallWorld::from_given(&Given::read(given).unwrap()).unwrap()
}

/// The position after some actions.
fn played(position: &SmallWorld, actions: &[&str]) -> SmallWorld {
    let mut after = *position;
    for action in actions {
        after.play(action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    after
}

/// What the merit with this word is about that the way of actions has for whoever begins it, if it has one.
fn told(position: &SmallWorld, actions: &[&str], word: &str) -> Option<Value> {
    let merits = position.merits(&played(position, actions), position.to_act().unwrap());
    merits.into_iter().find(|merit| merit.word == word).map(|merit| merit.data)
}

#[test]
fn merits_are_sorted_and_each_word_comes_up() {
    let mut words: BTreeMap<&str, u32> = BTreeMap::new();
    for (game, seed) in GAMES.into_iter().zip(1..) {
        for players in [2, 4] {
            let mut random = RandomGame::new(SmallWorld::from_setup(&Setup::plain(game, players, seed)).unwrap(), seed);
            let mut begun = *random.position();
            while random.next().is_some() {
                let now = *random.position();
                if now.turn() == begun.turn() {
                    continue;
                }
                let seat = begun.turn().0;
                let merits = begun.merits(&now, seat);
                assert!(merits.is_sorted_by(|a, b| a.weight >= b.weight) && merits.iter().all(|merit| merit.weight > 0.0));
                for merit in merits {
                    assert!(merit.data.is_object(), "{merit:?}");
                    *words.entry(merit.word).or_default() += 1;
                }
                for style in Style::ALL {
                    assert!((0.0..=1.0).contains(&begun.taste(&now, seat, style)), "{style}");
                }
                begun = now;
            }
        }
    }
    // Only some of the races and powers exchange regions or make peace, and few of their tokens go otherwise than with a region.
    words.retain(|word, _| !["allies", "swaps", "weakens"].contains(word));
    let expected = [
        "claims", "confines", "declines", "earns", "empties", "explores", "frees", "guards", "musters", "pays", "picks", "spreads", "takes",
    ];
    assert_eq!(words.keys().copied().collect::<Vec<_>>(), expected, "{words:?}");
}

#[test]
fn nobody_speaks_for_nothing() {
    let position = SmallWorld::from_setup(&Setup::plain("small-world", 2, 1)).unwrap();
    let Some(seat) = position.to_act() else { panic!("a game has begun") };
    assert!(position.merits(&position, seat).is_empty());
}

#[test]
fn a_combo_is_told_with_what_it_costs_and_what_lies_on_it() {
    let combo = |race: &str, power: &str, coins: u8| json!({ "race": race, "power": power, "coins": coins });
    let market = [combo("orcs", "hill", 2), combo("ratmen", "swamp", 0), combo("giants", "forest", 3), combo("elves", "mounted", 0)];
    let position = given(&json!({ "market": market }));
    let costs = |pick: &str| {
        let data = told(&position, &[pick], "picks").unwrap();
        (data["race"].clone(), data["price"].clone(), data["coins"].clone())
    };
    assert_eq!(costs("pick 0"), (json!("orcs"), json!(0), json!(2)));
    assert_eq!(costs("pick 2"), (json!("giants"), json!(2), json!(3)));
    assert_eq!(costs("pick 3"), (json!("elves"), json!(3), json!(0)));
}

#[test]
fn what_is_taken_from_whom_it_costs_nothing_is_not_told() {
    let trolls = json!({ "race": "trolls", "power": "miner", "hand": 9, "regions": { "1": 1 } });
    let pandaren = json!({ "race": "pandaren", "power": "farmer", "regions": { "0": 1, "2": 1, "14": 1 } });
    let takes = |round: u8, turn: u8| {
        let seats = if turn == 0 {
            [json!({ "active": trolls }), json!({ "active": pandaren })]
        } else {
            [json!({ "active": pandaren }), json!({ "active": trolls })]
        };
        let map = "warcraft-2p-l1a-s1a";
        let position = given(&json!({ "game": "warcraft", "map": map, "round": round, "turn": turn, "stage": "conquest", "seats": seats }));
        told(&position, &["conquer 0", "conquer 2"], "takes").map(|data| data["count"].clone())
    };
    let last = 10;
    assert_eq!(takes(last - 1, 1), Some(json!(2)));
    assert_eq!(takes(last, 0), Some(json!(2)), "they are paid once more");
    assert_eq!(takes(last, 1), None);
}

/// The Pandaren of seat 1, who have made peace with the Trolls of seat 0 as long as they are not attacked.
fn harmony(with: &[u8], power: &str) -> SmallWorld {
    let trolls = json!({ "race": "trolls", "power": power, "hand": 9, "regions": { "1": 1 } });
    let pandaren = json!({ "race": "pandaren", "power": "farmer", "regions": { "0": 1, "2": 1, "14": 1 } });
    let seats = [json!({ "active": trolls }), json!({ "active": pandaren })];
    given(&json!({ "game": "warcraft", "map": "warcraft-2p-l1a-s1a", "stage": "conquest", "harmony": with, "seats": seats }))
}

#[test]
fn what_harmony_costs_is_told_with_what_was_taken() {
    let fee = |position: &SmallWorld, actions: &[&str]| told(position, actions, "takes").map(|data| data["fee"].clone());
    let bound = harmony(&[0], "miner");
    assert_eq!(fee(&bound, &["conquer 0"]), Some(json!(2)));
    assert_eq!(told(&bound, &["conquer 0", "conquer 2"], "takes"), Some(json!({ "seat": 1, "count": 2, "region": 0, "fee": 2 })), "once");
    let paid = played(&bound, &["conquer 0"]);
    assert_eq!(fee(&paid, &["conquer 2"]), Some(json!(0)), "it has been paid");
    assert_eq!(fee(&harmony(&[], "miner"), &["conquer 0", "conquer 2"]), Some(json!(0)), "nobody is bound");
    // What is earned is told without it.
    let way = ["conquer 0", "end_conquest", "put_all 0", "done"];
    let after = played(&bound, &way);
    let income = 2 + i32::from(after.coins(Seat::at(0))) - i32::from(bound.coins(Seat::at(0)));
    assert_eq!(told(&bound, &way, "earns"), Some(json!({ "coins": income })));
}

#[test]
fn peace_is_told_with_whom_one_stands_beside() {
    let humans = json!({ "race": "humans", "power": "diplomat", "regions": { "8": 2, "9": 2 } });
    let allies = |giants: &str, ally: &str| {
        let giants = json!({ "race": "giants", "power": "forest", "regions": { giants: 3 } });
        let seats = [json!({ "active": humans }), json!({ "active": giants })];
        let position = given(&json!({ "stage": "conquest", "clear_lost_tribes": true, "seats": seats }));
        told(&position, &["end_conquest", "done", ally], "allies")
    };
    assert_eq!(allies("4", "ally 1"), Some(json!({ "seat": 1, "count": 1, "region": 9 })));
    assert_eq!(allies("4", "no_ally"), None);
    assert_eq!(allies("22", "ally 1"), None, "far away");
}

#[test]
fn coins_are_told_as_soon_as_nothing_more_is_won() {
    let position = harmony(&[], "miner");
    let earns = |actions: &[&str]| told(&position, actions, "earns").map(|data| data["coins"].clone());
    let way = ["conquer 0", "conquer 2", "end_conquest", "put_all 0", "done"];
    let all = earns(&way);
    assert!(all.as_ref().is_some_and(|coins| coins.as_u64() > Some(2)), "{all:?}");
    assert_eq!(earns(&way[..3]), all);
    assert_eq!(earns(&way[..2]), None, "more may be won");
}

#[test]
fn a_region_that_came_by_a_swap_costs_no_fee() {
    let trolls = json!({ "race": "trolls", "power": "portal_mage", "hand": 2, "regions": { "15": 1 } });
    let pandaren = json!({ "race": "pandaren", "power": "miner", "regions": { "3": 2, "14": 1 } });
    let position = given(&json!({
        "game": "warcraft", "map": "warcraft-2p-l1a-s1a", "stage": "conquest", "harmony": [0],
        "house_rules": { "swap_needs_harmony": false }, "seats": [{ "active": trolls }, { "active": pandaren }],
    }));
    let after = played(&position, &["swap 3 15"]);
    assert_eq!(position.coins(Seat::at(0)), after.coins(Seat::at(0)));
    assert_eq!(told(&position, &["swap 3 15"], "takes"), None, "they were given 15 for it");
    assert_eq!(told(&position, &["swap 3 15"], "swaps"), Some(json!({ "seat": 1, "count": 1, "region": 3, "given": 15 })));
}

#[test]
fn of_regions_conquered_beside_a_swap_only_their_number_is_told() {
    let trolls = json!({ "race": "trolls", "power": "portal_mage", "hand": 9, "regions": { "1": 1, "15": 1 } });
    let pandaren = json!({ "race": "pandaren", "power": "miner", "regions": { "0": 1, "2": 1, "3": 2 } });
    let position = given(&json!({
        "game": "warcraft", "map": "warcraft-2p-l1a-s1a", "stage": "conquest", "harmony": [0],
        "house_rules": { "swap_needs_harmony": false }, "seats": [{ "active": trolls }, { "active": pandaren }],
    }));
    assert_eq!(told(&position, &["swap 3 15", "conquer 0"], "takes"), None, "nobody can tell which of two it was");
    assert_eq!(told(&position, &["swap 3 15", "conquer 0"], "swaps"), None, "of neither");
    let two = told(&position, &["swap 3 15", "conquer 0", "conquer 2"], "takes").unwrap();
    assert_eq!((&two["count"], &two["fee"]), (&json!(2), &json!(0)));
}

#[test]
fn what_others_lose_to_nobody_is_told() {
    let harm = |tokens: u8, word: &str| {
        let kobolds = json!({ "race": "kobolds", "power": "intimidator", "hand": 1, "regions": { "0": 1 } });
        let naga = json!({ "race": "naga", "power": "marsh_dweller", "regions": { "5": tokens, "14": 1 } });
        let seats = json!([{ "active": kobolds }, { "active": naga }]);
        let position = given(&json!({
            "game": "warcraft", "map": "warcraft-2p-l1a-s1a", "stage": "conquest", "murlocs": [], "tiles": [], "seats": seats,
        }));
        told(&position, &["intimidate 5 14"], word)
    };
    assert_eq!(harm(1, "empties"), Some(json!({ "seat": 1, "count": 1, "region": 5 })));
    assert_eq!(harm(1, "weakens"), None);
    assert_eq!(harm(3, "weakens"), Some(json!({ "seat": 1, "count": 1, "region": 5 })));
    assert_eq!(harm(3, "empties"), None);
    assert_eq!((harm(1, "takes"), harm(1, "swaps")), (None, None));
    // Ghouls conquer in decline, and hold what they have won there (SW-46).
    let trolls = json!({ "race": "trolls", "power": "wealthy", "regions": { "21": 1 } });
    let seats = json!([
        { "active": trolls, "declined": { "race": "ghouls", "hand": 7, "regions": { "1": 1 } } },
        { "active": { "race": "orcs", "power": "hill", "regions": { "2": 1, "5": 1 } } },
    ]);
    let position = given(&json!({ "stage": "ghouls", "clear_lost_tribes": true, "seats": seats }));
    assert_eq!(told(&position, &["conquer 2"], "empties"), None);
}

#[test]
fn regions_given_up_for_others_are_no_gain() {
    let orcs = json!({ "race": "orcs", "power": "swamp", "regions": { "6": 3, "12": 2 } });
    let position = given(&json!({ "stage": "start", "clear_lost_tribes": true, "seats": [{ "active": orcs }, {}] }));
    let settled = Some(json!({ "count": 1, "region": 13 }));
    assert_eq!(told(&position, &["ready", "conquer 13"], "spreads"), settled);
    assert_eq!(told(&position, &["ready", "abandon 6", "conquer 13"], "spreads"), None, "one for another");
    assert_eq!(told(&position, &["ready", "abandon 6", "conquer 13", "conquer 6"], "spreads"), settled, "taken again");
    let freed = |actions: &[&str]| told(&position, actions, "frees");
    assert_eq!(freed(&["ready", "abandon 6", "conquer 13"]), Some(json!({ "count": 1, "region": 6 })));
    assert_eq!(freed(&["ready", "conquer 13"]), None, "nothing was given up");
    assert_eq!(freed(&["ready", "abandon 6", "conquer 13", "conquer 6"]), None, "taken again");
    assert_eq!(freed(&["ready", "abandon 6"]), None, "nothing was done with it");
    let kobolds = json!({ "race": "kobolds", "power": "portal_mage", "hand": 5, "regions": { "15": 2 } });
    let seats = json!([{ "active": kobolds }, {}]);
    let on_islands =
        given(&json!({ "game": "warcraft", "map": "warcraft-2p-l1a-s1a", "stage": "conquest", "murlocs": [], "seats": seats }));
    assert_eq!(told(&on_islands, &["swap 15 18"], "spreads"), None, "it only moved");
}

#[test]
fn what_comes_to_hand_is_told_and_nothing_that_nobody_knows() {
    let told = |round: u8, monsters: &[u8], word: &str| {
        let active = json!({ "race": "shrooms", "power": "stone", "hand": 9, "regions": { "1": 1 } });
        let rival = json!({ "race": "ogres", "power": "royal", "regions": { "3": 1 } });
        let position = given(&json!({
            "game": "underground", "round": round, "stage": "conquest", "monsters": monsters,
            "finds": { "sword_of_the_killer_rabbit": 3 }, "seats": [{ "active": active }, { "active": rival }],
        }));
        told(&position, &["conquer 2", "conquer 3", "conquer 4"], word)
    };
    assert_eq!(told(1, &[], "claims"), Some(json!({ "find": "sword_of_the_killer_rabbit", "region": 3 })));
    assert_eq!(told(10, &[], "claims"), None, "the last turn of all");
    assert_eq!(told(1, &[], "explores"), None);
    // What Monsters guard has come to light, and the Sword was there before.
    assert_eq!(told(1, &[4], "explores"), Some(json!({ "region": 4, "count": 1 })));
    assert_eq!(told(1, &[4], "claims"), told(1, &[], "claims"));
}

#[test]
fn regions_that_bring_tokens_are_told_while_there_are_turns_to_come() {
    let brings = |race: &str, round: u8| {
        let active = json!({ "race": race, "power": "stone", "hand": 5, "regions": { "8": 1 } });
        let position =
            given(&json!({ "game": "underground", "round": round, "stage": "conquest", "monsters": [], "seats": [{ "active": active }] }));
        told(&position, &["conquer 1", "conquer 7"], "musters")
    };
    assert_eq!(brings("mudmen", 1), Some(json!({ "region": 1, "count": 1 })), "of mud and mushrooms");
    assert_eq!(brings("shrooms", 1), None);
    assert_eq!(brings("mudmen", 10), None);
}

#[test]
fn rivers_that_will_be_left_are_not_settled() {
    let cross = |race: &str| {
        let active = json!({ "race": race, "power": "stone", "hand": 4, "regions": { "1": 1 } });
        let position = given(&json!({ "game": "underground", "stage": "conquest", "monsters": [], "seats": [{ "active": active }] }));
        told(&position, &["conquer 2", "conquer 3"], "spreads")
    };
    assert_eq!(cross("shrooms"), Some(json!({ "count": 1, "region": 3 })));
    assert_eq!(cross("kraken"), Some(json!({ "count": 2, "region": 2 })), "Kraken stay in rivers");
    let active = json!({ "race": "kraken", "power": "stone", "hand": 4, "regions": { "1": 1, "2": 1 } });
    let position = given(&json!({ "game": "underground", "stage": "conquest", "monsters": [], "seats": [{ "active": active }] }));
    let leaves = told(&position, &["abandon 2", "conquer 7"], "frees");
    assert_eq!(leaves, Some(json!({ "count": 1, "region": 2 })), "and give one up where they leave it");
}

/// Orcs of seat 0 beside Giants of seat 1, in a game of ten rounds.
fn neighbours(round: u8, turn: u8) -> SmallWorld {
    let orcs = json!({ "race": "orcs", "power": "wealthy", "regions": { "9": 5 } });
    let giants = json!({ "race": "giants", "power": "forest", "regions": { "4": 5, "3": 1 } });
    let seats = [json!({ "active": orcs }), json!({ "active": giants })];
    given(&json!({ "round": round, "turn": turn, "stage": "start", "clear_lost_tribes": true, "seats": seats }))
}

#[test]
fn nobody_declines_for_the_turn_that_never_comes() {
    for turn in [0, 1] {
        assert_eq!(told(&neighbours(9, turn), &["decline"], "declines").unwrap()["free"], 4);
        assert_eq!(told(&neighbours(10, turn), &["decline"], "declines"), None);
    }
}

#[test]
fn nobody_is_guarded_against_who_comes_no_more() {
    let stays = |round: u8, turn: u8| {
        let region = if turn == 0 { "9" } else { "4" };
        told(&neighbours(round, turn), &["ready", "end_conquest", &format!("put_all {region}"), "done"], "guards")
    };
    assert_eq!(stays(9, 1), Some(json!({ "region": 4, "tokens": 5 })));
    assert_eq!(stays(10, 0), Some(json!({ "region": 9, "tokens": 5 })), "the other has its last turn yet");
    assert_eq!(stays(10, 1), None);
    // Tokens that will be put elsewhere guard nothing.
    let conquers = ["ready", "conquer 8"];
    assert_eq!(told(&neighbours(9, 0), &conquers, "guards"), None);
}

#[test]
fn nobody_is_confined_who_comes_no_more_or_may_come_in_anywhere() {
    let taken = |round: u8, turn: u8, regions: Value| {
        let orcs = json!({ "race": "orcs", "power": "wealthy", "hand": 9, "regions": { "8": 1 } });
        let giants = json!({ "race": "giants", "power": "forest", "regions": regions });
        let mut seats = [json!({ "active": orcs }), json!({ "active": giants })];
        seats.rotate_right(turn.into());
        let position = given(&json!({ "round": round, "turn": turn, "stage": "conquest", "clear_lost_tribes": true, "seats": seats }));
        told(&position, &["conquer 13"], "confines").is_some()
    };
    assert!(taken(9, 0, json!({ "13": 1, "4": 1 })));
    assert!(!taken(9, 0, json!({ "13": 1 })), "wiped out");
    assert!(taken(10, 0, json!({ "13": 1, "4": 1 })));
    assert!(!taken(10, 1, json!({ "13": 1, "4": 1 })), "the last turn of all");
}

/// Giants of seat 1 in these regions place what Orcs drove out of region 9.
fn retreat(regions: &Value) -> SmallWorld {
    let orcs = json!({ "race": "orcs", "power": "wealthy", "hand": 9, "regions": { "8": 1 } });
    let giants = json!({ "race": "giants", "power": "forest", "regions": regions });
    let seats = [json!({ "active": orcs }), json!({ "active": giants })];
    let position = given(&json!({ "stage": "conquest", "clear_lost_tribes": true, "seats": seats }));
    let retreat = played(&position, &["conquer 9", "end_conquest", "put_all 9", "done"]);
    assert_eq!(retreat.to_act(), Some(Seat::at(1)));
    retreat
}

#[test]
fn who_is_beaten_earns_nothing_in_the_turn_of_another() {
    let retreat = retreat(&json!({ "9": 3, "4": 1, "3": 1 }));
    assert_eq!(told(&retreat, &["put_all 4", "done"], "earns"), None);
    assert_eq!(told(&retreat, &["put_all 4", "done"], "guards"), Some(json!({ "region": 4, "tokens": 3 })));
}

#[test]
fn only_where_tokens_have_come_is_something_guarded() {
    let retreat = retreat(&json!({ "9": 3, "4": 4, "3": 1 }));
    assert_eq!(told(&retreat, &["put_all 4", "done"], "guards"), Some(json!({ "region": 4, "tokens": 6 })));
    // Four stand in the fourth region all the same.
    assert_eq!(told(&retreat, &["put_all 3", "done"], "guards").map(|guards| guards["region"] != 4), Some(true));
}

/// A turn that is over: where it began and ended, what happened in it.
struct Turn {
    begun: SmallWorld,
    over: SmallWorld,
    events: Vec<Event>,
}

impl Turn {
    fn merits(&self) -> Vec<Merit> {
        self.begun.merits(&self.over, self.begun.turn().0)
    }
}

/// The turns of a random game.
fn turns(setup: &Setup, seed: u64) -> Vec<Turn> {
    let mut random = RandomGame::new(SmallWorld::from_setup(setup).unwrap(), seed);
    let (mut turns, mut events) = (Vec::new(), Vec::new());
    let mut begun = *random.position();
    loop {
        let mut now = *random.position();
        let Some((_, action)) = random.next() else { return turns };
        now.play_told(action, &mut events).unwrap();
        if now.turn() != begun.turn() || now.to_act().is_none() {
            turns.push(Turn { begun, over: now, events: std::mem::take(&mut events) });
            begun = now;
        }
    }
}

#[test]
fn coins_are_told_as_they_were_paid() {
    let (mut earned, mut fees) = (0, 0);
    for seed in 1..40 {
        for (game, players) in GAMES.into_iter().flat_map(|game| [(game, 2), (game, 4)]) {
            for turn in turns(&Setup::plain(game, players, seed), seed) {
                let seat = turn.begun.turn().0;
                let (mut income, mut plain) = (0, true);
                let mut paid = BTreeMap::<u8, u16>::new();
                for event in &turn.events {
                    match event {
                        Event::Income { total, .. } => income += total,
                        Event::Paid { from, to, coins, .. } if *from == seat => *paid.entry(to.number()).or_default() += coins,
                        // What is stolen is part of the income.
                        Event::Paid { cause, .. } => plain &= cause != "champion",
                        Event::Spent { .. } | Event::Earned { .. } => plain = false,
                        _ => {}
                    }
                }
                let merits = turn.merits();
                let mut told = BTreeMap::new();
                for merit in merits.iter().filter(|merit| merit.word == "takes" && merit.data["fee"] != 0) {
                    told.insert(merit.data["seat"].as_u64().unwrap() as u8, merit.data["fee"].as_u64().unwrap() as u16);
                }
                assert!(told.iter().all(|(to, fee)| paid.get(to) == Some(fee)), "{paid:?}, told {told:?}: {:?}", turn.events);
                fees += told.len();
                if plain && told == paid {
                    let coins = merits.iter().find(|merit| merit.word == "earns").map_or(0, |merit| merit.data["coins"].as_u64().unwrap());
                    assert_eq!(coins, u64::from(income), "{game}, {players} players, seed {seed}: {:?}", turn.events);
                    earned += u32::from(income > 0);
                }
            }
        }
    }
    assert!(earned > 1000 && fees > 5, "{earned} times earned, {fees} fees");
}

#[test]
fn nothing_is_told_of_purses_that_nobody_sees() {
    for (game, seed) in GAMES.into_iter().zip(1..) {
        for turn in turns(&Setup::plain(game, 3, seed), seed) {
            let seat = turn.begun.turn().0;
            assert_eq!(turn.merits(), turn.begun.merits(&turn.over.resample(seat, seed), seat));
        }
    }
}

#[test]
fn partners_are_no_rivals() {
    let mut told = 0;
    for seed in 1..12 {
        let setup = Setup { teams: Some(TeamScore::Sum), ..Setup::plain("warcraft", 4, seed) };
        for turn in turns(&setup, seed) {
            let team = turn.begun.turn().0.number() % 2;
            for merit in turn.merits().iter().filter(|merit| ["takes", "confines"].contains(&merit.word)) {
                assert_ne!(merit.data["seat"].as_u64().unwrap() as u8 % 2, team, "{merit:?}");
                told += 1;
            }
        }
    }
    assert!(told > 20, "{told}");
}
