//! Home-made races and powers: whatever passes the gate plays, in every game, and is carried by what is saved.

use serde_json::{Value, json};
use smallworld::{Field, GAMES, MIXED, Mix, Origin, OwnBox, Setup, SetupReason, SmallWorld, UNDERGROUND, WARCRAFT, vocabulary};
use tabletop::battery::{self, Dice, Plan};
use tabletop::{Game, JsonForm, JsonText, Registered};

fn games(few: u64) -> u64 {
    std::env::var("ELBOWROOM_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}

const TERRAINS: [&str; 9] = ["farmland", "forest", "hill", "mountain", "swamp", "sea", "mud", "mushroom", "crystal"];
const SIGNS: [&str; 4] = ["mine", "magic", "cavern", "cave"];

/// The example of the documentation is a file that can be read.
#[test]
fn the_documented_file_passes_the_gate() {
    let text = include_str!("../../boxes/README.md");
    let example: String = text.lines().skip_while(|line| *line != "    {").take_while(|line| line.starts_with("    ")).collect();
    let own = OwnBox::read(&example).unwrap();
    assert_eq!((own.races().count(), own.powers().count()), (1, 1));
}

/// Some regions that `word` may speak of.
fn regions(word: &str, dice: &mut Dice) -> Value {
    let one = |list: &[&str], dice: &mut Dice| list[dice.below(list.len())].to_owned();
    let kind = match word {
        "links" | "tunnels" | "swaps" => 1,
        "gambles" => 0,
        _ => dice.below(5),
    };
    match kind {
        0 => json!({ "of": [one(&TERRAINS, dice)] }),
        1 => json!({ "with": one(&SIGNS, dice) }),
        2 => json!({ "beside_own": [one(&TERRAINS, dice)] }),
        3 => json!("anywhere"),
        _ => json!(one(&["coast", "shore", "with_place"], dice)),
    }
}

/// Some ability of the vocabulary.
fn ability(dice: &mut Dice) -> Value {
    let words: Vec<_> = vocabulary().collect();
    let word = words[dice.below(words.len())];
    let mut row = json!({ "word": word.name });
    for field in word.takes {
        let (name, value) = match field {
            Field::Regions => ("regions", regions(word.name, dice)),
            Field::Coins => ("coins", json!(1 + dice.below(3))),
            Field::Tokens => ("tokens", json!(1 + dice.below(5))),
            Field::Every => ("every", json!(1 + dice.below(4))),
            Field::Count => ("count", json!(1 + dice.below(2))),
            Field::Times => ("times", json!(1 + dice.below(3))),
            Field::Faction => ("faction", json!(["alliance", "horde"][dice.below(2)])),
        };
        row[name] = value;
    }
    row
}

fn look(name: &str) -> Value {
    json!({ "name": name, "glyph": { "known": "star" }, "colour": 3 })
}

/// A home-made box of so many races and powers that passes the gate.
fn some_box(races: usize, powers: usize, dice: &mut Dice) -> OwnBox {
    let mut file = json!({ "races": [], "powers": [] });
    for (list, count) in [("races", races), ("powers", powers)] {
        let mut number = 0;
        while number < count {
            let abilities: Vec<Value> = (0..=dice.below(3)).map(|_| ability(dice)).collect();
            let mut row = json!({ "id": format!("{}_{number}", &list[..1]), "abilities": abilities, "look": look("Näme 名") });
            row["tokens"] = json!(1 + dice.below(8));
            if list == "races" {
                row["supply"] = json!(row["tokens"].as_u64().unwrap() + 1 + dice.below(12) as u64);
            } else {
                row["stays"] = json!(["no", "no", "no", "reverse", "works", "lingers"][dice.below(6)]);
            }
            let mut tried = file.clone();
            tried[list].as_array_mut().unwrap().push(row);
            // What cannot stand beside each other is refused; then another is made up.
            if OwnBox::check(&tried.to_string()).is_ok() {
                file = tried;
                number += 1;
            }
        }
    }
    OwnBox::read(&file.to_string()).unwrap()
}

/// A game with home-made pieces: what has no place in it is made up anew.
fn some_setup(seed: u64) -> Setup {
    let mut dice = Dice::new(seed.wrapping_mul(77));
    // What is read stays in memory: a box that has no place in one game is tried in others.
    let mut own = None;
    for attempt in 0.. {
        if attempt % 12 == 0 {
            let (races, powers) = (1 + dice.below(6), 1 + dice.below(6));
            own = Some(some_box(races, powers, &mut dice));
        }
        let players = 2 + (seed % 4) as u8;
        let game = GAMES[dice.below(GAMES.len())];
        let boxes = [Origin::SmallWorld, Origin::Underground, Origin::Warcraft][dice.below(3)];
        let map = ["small-world", UNDERGROUND, WARCRAFT][dice.below(3)];
        let mixed = || Some(Mix { boxes: vec![boxes], finds: seed.is_multiple_of(3), without: Vec::new() });
        let setup = Setup {
            map: (game == MIXED).then(|| format!("{map}-{players}p")),
            mix: if game == MIXED { mixed() } else { None },
            own,
            ..Setup::plain(game, players, seed)
        };
        match SmallWorld::from_setup(&setup) {
            Ok(_) => return setup,
            Err(error) => {
                let expected = |reason: &SetupReason| matches!(reason, SetupReason::NoMeaning { .. } | SetupReason::Clash(_));
                assert!(error.reasons.iter().any(expected), "{error}");
            }
        }
    }
    unreachable!("there is always another box")
}

#[test]
fn whatever_passes_the_gate_passes_the_battery() {
    let wanted = games(40);
    let plan = Plan::new(wanted, 1);
    let summary = battery::assert_passes::<SmallWorld>(some_setup, &plan);
    println!("{summary:?}");
    assert_eq!(summary.games, wanted);
}

/// Newts that fly and take two coins for each forest, with a power that has two heroes.
fn newts() -> Value {
    json!({
        "races": [{
            "id": "newts", "tokens": 6, "supply": 11, "look": look("Newts"),
            "abilities": [{ "word": "flies" }, { "word": "income", "regions": { "of": ["forest"] }, "coins": 2 }],
        }],
        "powers": [{ "id": "brave", "tokens": 4, "abilities": [{ "word": "heroes", "count": 2 }], "look": look("勇敢") }],
    })
}

#[test]
fn a_game_carries_its_home_made_pieces() {
    let setup = Setup::from_value(json!({ "game": "small-world", "players": 2, "seed": 4, "own": newts() })).unwrap();
    let position = SmallWorld::from_setup(&setup).unwrap();
    let own = position.contents().own().unwrap();
    assert_eq!((own.races().count(), own.powers().count()), (1, 1));
    let written = position.written(setup).to_value().unwrap();
    assert!(written.get("own").is_none());
    assert_eq!(written["contents"]["own"], newts(), "as it was made");
    let again = Setup::from_value(written).unwrap();
    assert_eq!(SmallWorld::from_setup(&again).unwrap(), position);
    // As text the pieces are named before their file comes.
    let text = position.to_json().unwrap();
    assert_eq!(SmallWorld::from_json(&text).unwrap(), position);
    assert!(text.contains("own-newts-"));
}

#[test]
fn a_position_of_other_pieces_is_no_position_of_this_game() {
    let setup = Setup::from_value(json!({ "game": "small-world", "players": 2, "seed": 4, "own": newts() })).unwrap();
    let position = SmallWorld::from_setup(&setup).unwrap();
    let mut others = newts();
    others["races"][0]["tokens"] = json!(7);
    let other = OwnBox::read(&others.to_string()).unwrap().races().next().unwrap().to_string();
    let mine = position.contents().own().unwrap().races().next().unwrap().to_string();
    let mut written = position.to_value().unwrap();
    let races = written["races"].as_array_mut().unwrap();
    races.iter_mut().filter(|race| **race == json!(mine)).for_each(|race| *race = json!(other));
    let read = SmallWorld::from_value(written).unwrap();
    assert!(read.validate().is_err(), "{other} is in no roster of this game");
}

#[test]
fn what_cannot_be_in_one_game_is_said() {
    let refused = |own: Value, game: &str| {
        let setup = Setup::from_value(json!({ "game": game, "players": 3, "seed": 1, "own": own })).unwrap();
        SmallWorld::from_setup(&setup).unwrap_err().to_string()
    };
    let with = |ability: Value| {
        let mut own = newts();
        own["races"][0]["abilities"] = json!([ability]);
        own
    };
    assert!(refused(with(json!({ "word": "champion" })), "warcraft").contains("there is \"champion\" but once"));
    assert!(refused(with(json!({ "word": "crosses_chasms" })), "small-world").contains("has no meaning on this board"));
    let error = OwnBox::read(&with(json!({ "word": "swims" })).to_string()).unwrap_err();
    assert!(error.to_string().contains("newts: there is no ability \"swims\""), "{error}");
    let mut plain = newts();
    plain["races"][0].as_object_mut().unwrap().remove("look");
    assert!(OwnBox::read(&plain.to_string()).unwrap_err().to_string().contains("how it looks"));
}

#[test]
#[ignore = "a survey: which home-made pieces break which promise"]
fn survey() {
    let from: u64 = std::env::var("FROM").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    for seed in from..from + games(200) {
        let setup = some_setup(seed);
        let plan = Plan { threads: 1, every: 3, ..Plan::new(1, seed) };
        let run = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| battery::run::<SmallWorld>(|_| setup.clone(), &plan)));
        let said = match run {
            Ok(Ok(_)) => continue,
            Ok(Err(failure)) => failure.to_string().lines().next().unwrap_or_default().to_owned(),
            Err(panic) => format!("PANIC {:?}", panic.downcast_ref::<String>()),
        };
        let file = serde_json::to_value(setup.own.unwrap()).unwrap();
        let words = |list: &str| -> Vec<String> {
            file[list]
                .as_array()
                .unwrap()
                .iter()
                .map(|row| {
                    let words: Vec<_> =
                        row["abilities"].as_array().unwrap().iter().map(|a| a["word"].as_str().unwrap().to_owned()).collect();
                    format!("{}{}", words.join("+"), row["stays"].as_str().map_or(String::new(), |s| format!("/{s}")))
                })
                .collect()
        };
        eprintln!(
            "SURVEY {seed} {} {}p: {said}\n   races {:?}\n   powers {:?}",
            setup.game,
            setup.players,
            words("races"),
            words("powers")
        );
    }
}

/// The printed board for two as somebody's own, with another name.
fn copied_board() -> Value {
    let mut board = smallworld::board("small-world-2p").unwrap();
    board["id"] = json!("newland");
    board
}

#[test]
fn a_game_carries_its_home_made_board() {
    let own = json!({ "races": [], "powers": [], "boards": [copied_board()] });
    let setup = Setup::from_value(json!({ "game": "small-world", "players": 2, "seed": 4, "map": "newland", "own": own })).unwrap();
    let position = SmallWorld::from_setup(&setup).unwrap();
    assert!(position.map().starts_with("own-newland-"));
    let written = position.written(setup).to_value().unwrap();
    assert_eq!(written["contents"]["own"]["boards"], json!([copied_board()]), "as it was drawn");
    // By the name that its file gives it, and by its full one.
    for map in [json!("newland"), json!(position.map())] {
        let mut text = written.clone();
        text["map"] = map;
        let again = Setup::from_value(text).unwrap();
        assert_eq!(SmallWorld::from_setup(&again).unwrap(), position);
    }
    let text = position.to_json().unwrap();
    assert_eq!(SmallWorld::from_json(&text).unwrap(), position);
    // Without its board a position is none of a game that could be sent elsewhere.
    let mut bare = position.to_value().unwrap();
    bare["contents"]["own"] = Value::Null;
    assert!(SmallWorld::from_value(bare).map_or(true, |read| read.validate().is_err()));
}

#[test]
fn games_on_home_made_boards_pass_the_battery() {
    let setup = |seed: u64| {
        let players = 2 + (seed % 4) as u8;
        let game = ["small-world", UNDERGROUND][(seed / 4 % 2) as usize];
        let mut board = smallworld::board(&format!("{game}-{players}p")).unwrap();
        board["id"] = json!("newland");
        board["rounds"] = json!(6);
        // Some regions are of other terrains than they were printed with.
        let mut dice = Dice::new(seed);
        for region in board["regions"].as_array_mut().unwrap() {
            if region["marks"] == json!([]) && dice.below(3) == 0 {
                region["terrain"] = json!(TERRAINS[dice.below(5)]);
                region["entry"] = json!(true);
            }
        }
        let own = json!({ "races": [], "powers": [], "boards": [board] });
        Setup::from_value(json!({ "game": game, "players": players, "seed": seed, "map": "newland", "own": own })).unwrap()
    };
    let wanted = games(10);
    assert_eq!(battery::assert_passes::<SmallWorld>(setup, &Plan::new(wanted, 1)).games, wanted);
}

#[test]
fn what_is_no_board_is_said() {
    type Change<'a> = &'a dyn Fn(&mut Value);
    let wrong = |change: Change<'_>| {
        let mut board = copied_board();
        change(&mut board);
        let error = OwnBox::read(&json!({ "races": [], "powers": [], "boards": [board] }).to_string()).unwrap_err();
        error.to_string()
    };
    let cases: [(Change<'_>, &str); 12] = [
        (&|board| board["id"] = json!("New Land"), "small letters"),
        (&|board| board["game"] = json!("chess"), "made for"),
        (&|board| board["players"] = json!(9), "2 to 5 players"),
        (&|board| board["rounds"] = json!(200), "5 to 12 rounds"),
        (&|board| board["regions"].as_array_mut().unwrap().truncate(4), "4 regions; 10 to 56"),
        (&|board| board["regions"][3]["id"] = json!(4), "in order"),
        (&|board| board["regions"][3]["adjacent"] = json!([200]), "a border has two sides"),
        (&|board| board["regions"][3]["adjacent"].as_array_mut().unwrap().push(json!(3)), "two sides"),
        (&|board| board["regions"][2]["outline"] = json!([[0, 0], [1, 1]]), "region 2: an outline"),
        (&|board| board["regions"][2]["at"] = json!([1e9, 0]), "region 2: an outline"),
        (&|board| board["regions"][0]["marks"] = json!(["lost_tribe"]), "region 0: a sign or mark"),
        (&|board| board["regions"].as_array_mut().unwrap().iter_mut().for_each(|region| region["entry"] = json!(false)), "must be entries"),
    ];
    for (change, says) in cases {
        let said = wrong(change);
        assert!(said.contains(says), "{said}");
    }
    let no_islands = wrong(&|board| board["islands"] = json!([{ "id": "i1", "regions": [0] }]));
    assert!(no_islands.contains("no other board has any"), "{no_islands}");
}

#[test]
fn what_are_no_islands_is_said() {
    type Change<'a> = &'a dyn Fn(&mut Value);
    let sound = serde_json::to_value(grown(WARCRAFT, 3, 5)).unwrap();
    let read = |board: &Value| OwnBox::read(&json!({ "races": [], "powers": [], "boards": [board] }).to_string());
    assert!(read(&sound).is_ok());
    let last = |board: &Value| board["islands"][2]["regions"].as_array().unwrap().last().unwrap().clone();
    let cases: [(Change<'_>, &str); 8] = [
        (&|board| board["islands"] = json!([]), "an island for each player"),
        (&|board| board["islands"].as_array_mut().unwrap().truncate(2), "an island for each player"),
        (&|board| board["islands"][0]["id"] = json!("Die Große"), "island 0"),
        (&|board| board["islands"][0]["regions"][1] = json!(200), "each region lies on one"),
        (&|board| board["islands"][0]["regions"][1] = board["islands"][0]["regions"][0].clone(), "island 0"),
        (&|board| board["islands"][0]["regions"][1] = last(board), "island 0"),
        (&|board| board["regions"].as_array_mut().unwrap().iter_mut().for_each(|region| region["marks"] = json!([])), "has one tile"),
        (
            &|board| board["regions"].as_array_mut().unwrap().iter_mut().for_each(|region| region["marks"] = json!(["lost_tribe"])),
            "a sign or mark",
        ),
    ];
    for (change, says) in cases {
        let mut board = sound.clone();
        change(&mut board);
        let said = read(&board).unwrap_err().to_string();
        assert!(said.contains(says), "{said}");
    }
}

/// A person who draws for hours sends a new draft with every touch: what is kept does not grow with them.
#[test]
fn drafts_are_judged_without_end() {
    let mut board = serde_json::to_value(grown("small-world", 2, 1)).unwrap();
    let race = |colour: u8, tokens: u64| {
        json!({ "id": "newts", "tokens": 1 + tokens % 20, "supply": 30, "abilities": [{ "word": "flies" }],
            "look": { "name": format!("Newts {tokens}"), "glyph": { "known": "star" }, "colour": colour } })
    };
    for draft in 0..5_000_u64 {
        board["id"] = json!(format!("draft_{draft}"));
        assert!(SmallWorld::check_piece("race", &race((draft % 12) as u8, draft)).unwrap().is_ok());
        assert!(draft % 5 > 0 || SmallWorld::check_piece("board", &board).unwrap().is_ok(), "draft {draft}");
    }
    assert!(SmallWorld::check_piece("race", &race(12, 1)).unwrap().is_err(), "how it looks is judged");
}

/// A board that has grown.
fn grown(game: &str, players: u8, seed: u32) -> smallworld::MapData {
    let (regions, wildness) = (seed.is_multiple_of(3).then_some(players * 8), (seed * 13 % 101) as u8);
    let wish = smallworld::BoardWish { id: "grown".into(), game: game.into(), players, seed, regions, wildness };
    smallworld::grow_board(&wish).unwrap_or_else(|fault| panic!("{wish:?}: {fault}"))
}

#[test]
fn boards_grow_from_every_seed_and_are_like_the_printed_ones() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0.. {
        if seen.len() >= games(300) as usize {
            break;
        }
        for players in 2..=5 {
            for game in ["small-world", UNDERGROUND, WARCRAFT] {
                let board = grown(game, players, seed);
                assert_eq!(board, grown(game, players, seed), "the same wish, the same board");
                assert!(seen.insert(serde_json::to_string(&board.regions).unwrap()), "another seed, another board");
                let file = json!({ "races": [], "powers": [], "boards": [board] });
                // The gate alone: what is read is kept, and a program keeps no more than some thousand boxes.
                let judged = SmallWorld::check_piece("box", &file).unwrap();
                assert!(judged.is_ok(), "{game} for {players}, seed {seed}: {judged:?}");
            }
        }
    }
}

#[test]
fn games_on_grown_boards_pass_the_battery() {
    let setup = |seed: u64| {
        let players = 2 + (seed % 4) as u8;
        let game = ["small-world", UNDERGROUND, WARCRAFT][(seed / 4 % 3) as usize];
        let own = json!({ "races": [], "powers": [], "boards": [grown(game, players, seed as u32)] });
        Setup::from_value(json!({ "game": game, "players": players, "seed": seed, "map": "grown", "own": own })).unwrap()
    };
    let wanted = games(10);
    assert_eq!(battery::assert_passes::<SmallWorld>(setup, &Plan::new(wanted, 1)).games, wanted);
}
