//! What speaks for turns.

use std::collections::BTreeMap;

use chaos::{Action, Chaos, Given, Setup};
use serde_json::{Value, json};
use tabletop::battery::RandomGame;
use tabletop::{Game, Merit, Style};

/// A position of the first Summoning Phase, in which the power of that name acts; the others have power left.
fn given(turn: &str, hand: &[&str], lands: &Value) -> Chaos {
    let powers = ["khorne", "nurgle", "tzeentch", "slaanesh"].map(|power| {
        let held = if power == turn { hand } else { &[] };
        (power.to_owned(), json!({ "power": 4, "hand": held }))
    });
    let powers: Value = powers.into_iter().collect::<serde_json::Map<_, _>>().into();
    let given = Given::read(&json!({ "turn": turn, "lands": lands, "powers": powers })).unwrap();
    Chaos::from_given(&given).unwrap()
}

/// The position after an action, and what speaks for that.
fn played(position: &Chaos, action: &str) -> (Chaos, Vec<Merit>) {
    let seat = position.to_act().unwrap();
    let mut after = *position;
    after.play(action.parse().unwrap()).unwrap();
    let merits = position.merits(&after, seat);
    (after, merits)
}

/// What speaks for an action.
fn merits(position: &Chaos, action: &str) -> Vec<Merit> {
    played(position, action).1
}

/// What a merit with this word is about, if there is one.
fn data<'a>(merits: &'a [Merit], word: &str) -> Option<&'a Value> {
    merits.iter().find(|merit| merit.word == word).map(|merit| &merit.data)
}

#[test]
fn merits_are_sorted_and_each_word_comes_up() {
    let mut words: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 1..8 {
        let mut random = RandomGame::new(Chaos::new(&Setup::plain(4, seed)).unwrap(), seed);
        loop {
            let before = *random.position();
            let Some((seat, _)) = random.next() else { break };
            let now = *random.position();
            let merits = before.merits(&now, seat);
            assert!(merits.is_sorted_by(|a, b| a.weight >= b.weight) && merits.iter().all(|merit| merit.weight > 0.0));
            for merit in merits {
                assert!(merit.data.is_object(), "{merit:?}");
                *words.entry(merit.word).or_default() += 1;
            }
            for style in Style::ALL {
                assert!((0.0..=1.0).contains(&before.taste(&now, seat, style)), "{style}");
            }
        }
    }
    let expected = ["attacks", "contests", "corrupts", "denies", "dominates", "plays_card", "ruins", "spoils_dial", "thins", "turns_dial"];
    assert_eq!(words.keys().copied().collect::<Vec<_>>(), expected, "{words:?}");
}

#[test]
fn nobody_is_said_to_dominate_what_the_battle_will_undo() {
    let kislev = |acolytes: u8, others: Value| {
        let mut figures = others;
        figures["acolyte"] = acolytes.into();
        given("tzeentch", &[], &json!({ "kislev": { "figures": figures } }))
    };
    let told = |position: &Chaos| data(&merits(position, "summon cultist kislev"), "dominates").is_some();
    // The fourth would be more than the resistance of 3: four dice kill about two of them first.
    assert!(told(&kislev(3, json!({}))));
    assert!(!told(&kislev(3, json!({ "bloodletter": 2 }))));
    assert!(told(&kislev(5, json!({ "bloodletter": 2 }))), "six are two too many");
    assert!(!told(&kislev(6, json!({ "bloodletter": 2 }))), "that was sure before");
    assert!(told(&kislev(3, json!({ "bloodsworn": 2 }))), "those have no dice");
    // What the dice kill falls upon others, too.
    assert!(!told(&kislev(4, json!({ "bloodletter": 2 }))));
    assert!(told(&kislev(4, json!({ "bloodletter": 2, "leper": 3, "seductress": 3 }))));
}

#[test]
fn what_keeps_the_battle_away_secures_a_land() {
    let mut lands = json!({ "kislev": { "figures": { "acolyte": 3, "bloodletter": 2 }, "tokens": { "event": 1 } } });
    let peace = |lands: &Value| {
        let given = json!({ "turn": "tzeentch", "track": ["electors_sue_for_peace"], "lands": lands });
        Chaos::from_given(&Given::read(&given).unwrap()).unwrap()
    };
    assert!(data(&merits(&peace(&lands), "summon cultist kislev"), "dominates").is_some());
    lands["kislev"]["tokens"] = json!({});
    assert!(data(&merits(&peace(&lands), "summon cultist kislev"), "dominates").is_none());
    // Against Dazzle hardly a die hits.
    let lands = json!({ "kislev": { "figures": { "acolyte": 4, "bloodletter": 1 } } });
    let position = given("tzeentch", &["dazzle"], &lands);
    assert!(data(&merits(&position, "play dazzle kislev"), "dominates").is_some());
}

#[test]
fn nothing_is_denied_to_whom_the_battle_would_have_taken_it() {
    let told = |lands: Value, turn: &str, action: &str| {
        let merits = merits(&given(turn, &[], &lands), action);
        data(&merits, "denies").map(|data| data["power"].clone())
    };
    let lepers = json!({ "kislev": { "figures": { "leper": 4, "acolyte": 3 } } });
    assert_eq!(told(lepers, "tzeentch", "summon cultist kislev"), Some(json!("nurgle")), "a tie");
    let embattled = json!({ "kislev": { "figures": { "leper": 4, "acolyte": 3, "bloodletter": 2 } } });
    assert_eq!(told(embattled, "tzeentch", "summon cultist kislev"), None, "not sure to have it before");
    let lepers = || json!({ "kislev": { "figures": { "leper": 4 } } });
    assert_eq!(told(lepers(), "khorne", "summon warrior kislev"), Some(json!("nurgle")), "two dice kill one of them");
    assert_eq!(told(lepers(), "tzeentch", "summon warrior kislev"), None, "one die perhaps");
    let contested = merits(&given("tzeentch", &[], &lepers()), "summon warrior kislev");
    assert_eq!(data(&contested, "contests"), Some(&json!({ "land": "kislev", "power": "nurgle" })));
    let denied = merits(&given("khorne", &[], &lepers()), "summon warrior kislev");
    assert_eq!(data(&denied, "contests"), None, "it is denied");
}

#[test]
fn a_card_is_named_and_only_where_it_does_good() {
    let lands = || json!({ "kislev": { "figures": { "leper": 4, "bloodsworn": 4 } } });
    let khorne = given("khorne", &["battle_cry"], &lands());
    assert_eq!(data(&merits(&khorne, "play battle_cry kislev"), "plays_card"), Some(&json!({ "land": "kislev", "card": "battle_cry" })));
    assert!(merits(&khorne, "play battle_cry the_badlands").is_empty(), "nobody is there");
    let tzeentch = given("tzeentch", &["changer_of_ways"], &lands());
    assert_eq!(data(&merits(&tzeentch, "play changer_of_ways troll_country"), "plays_card"), None);
    // In a land with a warpstone and two cultists its symbol brings the counter.
    let lands = json!({ "tilea": { "figures": { "acolyte": 2 }, "tokens": { "warpstone": 1 } } });
    let tzeentch = given("tzeentch", &["changer_of_ways"], &lands);
    let merits = merits(&tzeentch, "play changer_of_ways tilea");
    assert_eq!(data(&merits, "plays_card").unwrap()["card"], "changer_of_ways");
    assert!(data(&merits, "turns_dial").is_some());
}

#[test]
fn a_counter_is_told_only_where_the_battle_leaves_it() {
    let told = |figures: Value| {
        let position = given("nurgle", &[], &json!({ "bretonnia": { "figures": figures } }));
        data(&merits(&position, "summon cultist bretonnia"), "turns_dial").is_some()
    };
    assert!(told(json!({ "leper": 1 })), "two of them, in a land full of people");
    assert!(!told(json!({ "leper": 1, "bloodletter": 1 })), "two dice kill one of two");
    assert!(told(json!({ "leper": 2, "bloodletter": 1 })), "they leave two of three");
    assert!(!told(json!({ "leper": 3, "bloodletter": 1 })), "that was sure before");
    assert!(told(json!({ "leper": 1, "bloodsworn": 1 })), "that has no dice");
}

#[test]
fn a_counter_of_another_is_spoilt_only_where_it_was_sure() {
    let told = |figures: Value| {
        let position = given("khorne", &[], &json!({ "bretonnia": { "figures": figures } }));
        data(&merits(&position, "summon warrior bretonnia"), "spoils_dial").cloned()
    };
    assert_eq!(told(json!({ "leper": 2 })), Some(json!({ "land": "bretonnia", "power": "nurgle" })));
    assert_eq!(told(json!({ "leper": 1 })), None, "one is too few");
    assert_eq!(told(json!({ "leper": 5 })), None, "enough are left");
}

#[test]
fn nobody_is_said_to_corrupt_where_nothing_will_be_placed() {
    let told = |track: &[&str], land: Value| {
        let given = json!({ "turn": "nurgle", "track": track, "lands": { "bretonnia": land }, "powers": { "nurgle": { "power": 4 } } });
        let position = Chaos::from_given(&Given::read(&given).unwrap()).unwrap();
        data(&merits(&position, "summon cultist bretonnia"), "corrupts").is_some()
    };
    assert!(told(&[], json!({})));
    assert!(!told(&[], json!({ "cards": ["battle_cry"] })), "Battle Cry");
    // The first cultist beside the Grail places nothing.
    let grail = |lepers: u8| json!({ "figures": { "leper": lepers }, "tokens": { "event": 1 } });
    assert!(!told(&["the_grail_is_found"], grail(0)));
    assert!(told(&["the_grail_is_found"], grail(1)));
}

#[test]
fn a_card_that_places_a_token_at_once_corrupts() {
    let position = given("slaanesh", &["perverse_infiltration"], &json!({ "estalia": { "figures": { "seductress": 1 } } }));
    let tokens = |action: &str| {
        let (mut after, mut told) = (position, Vec::new());
        for action in action.split("; ") {
            after.play(action.parse().unwrap()).unwrap();
            told = position.merits(&after, position.to_act().unwrap());
        }
        data(&told, "corrupts").cloned()
    };
    assert_eq!(tokens("play perverse_infiltration estalia"), Some(json!({ "land": "estalia", "tokens": 1 })));
    assert_eq!(tokens("summon warrior estalia"), None);
}

#[test]
fn cards_that_are_told_raise_what_the_position_is_worth() {
    let (mut told, mut untold) = (0, 0);
    for seed in 1..12 {
        let mut random = RandomGame::new(Chaos::new(&Setup::plain(4, seed)).unwrap(), seed);
        loop {
            let before = *random.position();
            let Some((seat, action)) = random.next() else { break };
            let now = *random.position();
            let Action::Play { land, .. } = action else { continue };
            if (json!(before)["phase"].clone(), before.turn().1) != (json!(now)["phase"].clone(), now.turn().1) {
                continue;
            }
            let merits = before.merits(&now, seat);
            let card = data(&merits, "plays_card").map(|data| (data["card"].clone(), data["land"].clone()));
            let better = now.appraise(seat) > before.appraise(seat);
            assert_eq!(card, better.then(|| (json!(action)["card"].clone(), json!(land))), "{card:?}");
            *(if better { &mut told } else { &mut untold }) += 1;
        }
    }
    assert!(told > 20 && untold > 20, "{told} told, {untold} not");
}

#[test]
fn the_ruin_of_a_land_is_told_by_whoever_makes_sure_of_it() {
    let bretonnia = |lepers: u8, others: Value| {
        let mut figures = others;
        figures["leper"] = lepers.into();
        given("nurgle", &[], &json!({ "bretonnia": { "figures": figures, "corruption": { "nurgle": 8 } } }))
    };
    let told = |position: &Chaos| merits(position, "summon cultist bretonnia");
    // Eight tokens and four cultists: twelve.
    let ruins = told(&bretonnia(3, json!({})));
    assert_eq!((ruins[0].word, &ruins[0].data), ("ruins", &json!({ "land": "bretonnia" })), "{ruins:?}");
    assert!(data(&ruins, "corrupts").is_none(), "that goes without saying");
    let one_short = told(&bretonnia(2, json!({})));
    let corrupts = one_short.iter().find(|merit| merit.word == "corrupts").unwrap();
    assert!(data(&one_short, "ruins").is_none() && ruins[0].weight > corrupts.weight + 2.0, "{ruins:?} {one_short:?}");
    assert!(data(&told(&bretonnia(4, json!({}))), "ruins").is_none(), "it was sure before");
    assert!(data(&told(&bretonnia(3, json!({ "bloodletter": 1 }))), "ruins").is_none(), "one of them will fall");
    assert!(data(&told(&bretonnia(5, json!({ "bloodletter": 2 }))), "ruins").is_some(), "others make up for it");
    // Battle Cry: nothing comes.
    let cried = json!({ "bretonnia": { "figures": { "leper": 3 }, "corruption": { "nurgle": 8 }, "cards": ["battle_cry"] } });
    assert!(data(&told(&given("nurgle", &[], &cried)), "ruins").is_none());
}

#[test]
fn the_last_to_act_is_told_to_ruin_a_land_that_falls_at_once() {
    let powers = json!({ "khorne": { "power": 0 }, "nurgle": { "power": 1 }, "tzeentch": { "power": 0 }, "slaanesh": { "power": 0 } });
    let lands = json!({ "bretonnia": { "figures": { "leper": 3 }, "corruption": { "nurgle": 8 } } });
    let given = json!({ "old_world_next": ["plunged_into_chaos"], "lands": lands, "powers": powers });
    let position = Chaos::from_given(&Given::read(&given).unwrap()).unwrap();
    let (after, merits) = played(&position, "summon cultist bretonnia");
    assert!(after.turn().1 == 2 && json!(after)["ruined"][4].is_number(), "{}", json!(after)["ruined"]);
    assert!(merits[0].word == "ruins" && merits[0].weight > 6.0, "{merits:?}");
}
