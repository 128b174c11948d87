//! The generic battery over the Small World family: every game, number of players and mix, with and without house rules.

use smallworld::{BoardId, HOUSE_RULES, HouseRules, MIXED, Mix, Origin, SMALL_WORLD, Setup, SmallWorld, TeamScore, UNDERGROUND, WARCRAFT};
use tabletop::battery::{self, Plan};

/// How many games are asked for by `ELBOWROOM_GAMES`, for each number of players.
fn asked() -> Option<u64> {
    std::env::var("ELBOWROOM_GAMES").ok()?.parse().ok()
}

/// Of how many games one is looked at closely where no number is asked for. A prime number, so that those are not all of one number of players or map; and
/// so large that a dozen of a mix are more than the 306 that it took to come to declined Ghouls at the Well (WC-131).
const OF: u64 = 29;

/// [`OF`] times `few` games, of which `few` are looked at in all they promise, if no number is asked for. Where more than [`battery::LOOKED_AT`] are asked for,
/// the others are looked at in passing.
fn plan(few: u64, begin: u64) -> Plan {
    match asked() {
        Some(games) => Plan::new(games, seed(begin)),
        None => Plan { of: OF, ..Plan::new(few * OF, seed(begin)) },
    }
}

/// As [`plan`], for what several mixes and house rules share: a third of what is asked, so that a dozen of them are as many as one game kind.
fn shared_plan(few: u64, begin: u64) -> Plan {
    match asked() {
        Some(games) => Plan::new(games.div_ceil(3), seed(begin)),
        None => plan(few, begin),
    }
}

/// Where random choices start from, `plain` if nothing else is said; `ELBOWROOM_SEED` says otherwise.
fn seed(plain: u64) -> u64 {
    std::env::var("ELBOWROOM_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(plain)
}

fn passes(game: &str, players: u8) {
    // A game of five takes about three times as long to look through as a game of two.
    let plan = plan(48 / u64::from(players), 1);
    let summary = battery::assert_passes::<SmallWorld>(|seed| Setup::plain(game, players, seed), &plan);
    println!("{game}, {players} players: {summary:?}");
    assert_eq!(summary.games, plan.games);
}

#[test]
fn two_players() {
    passes(SMALL_WORLD, 2);
}

#[test]
fn three_players() {
    passes(SMALL_WORLD, 3);
}

#[test]
fn four_players() {
    passes(SMALL_WORLD, 4);
}

#[test]
fn five_players() {
    passes(SMALL_WORLD, 5);
}

#[test]
fn underground_two_players() {
    passes(UNDERGROUND, 2);
}

#[test]
fn underground_three_players() {
    passes(UNDERGROUND, 3);
}

#[test]
fn underground_four_players() {
    passes(UNDERGROUND, 4);
}

#[test]
fn underground_five_players() {
    passes(UNDERGROUND, 5);
}

/// A mixed game on the map of one box, for two to five players by turns.
fn mix_passes(map: &str, boxes: &[Origin], finds: bool) {
    let setup = |seed: u64| {
        let players = 2 + (seed % 4) as u8;
        let mix = Mix { boxes: boxes.to_vec(), finds, without: Vec::new() };
        Setup { map: Some(format!("{map}-{players}p")), mix: Some(mix), ..Setup::plain(MIXED, players, seed) }
    };
    let summary = battery::assert_passes::<SmallWorld>(setup, &shared_plan(12, 5));
    println!("{boxes:?} on {map}, finds {finds}: {summary:?}");
}

#[test]
fn mixed_both_boxes_on_the_base_maps() {
    mix_passes("small-world", &Origin::MIXED, true);
}

#[test]
fn mixed_both_boxes_on_the_base_maps_without_places_and_relics() {
    mix_passes("small-world", &Origin::MIXED, false);
}

#[test]
fn mixed_underground_races_on_the_base_maps() {
    mix_passes("small-world", &[Origin::Underground], true);
}

#[test]
fn mixed_base_races_underground() {
    mix_passes("underground", &[Origin::SmallWorld], true);
}

#[test]
fn mixed_both_boxes_underground() {
    mix_passes("underground", &Origin::MIXED, true);
}

#[test]
fn mixed_three_boxes_on_the_base_maps() {
    mix_passes("small-world", &Origin::ALL, true);
}

#[test]
fn mixed_three_boxes_underground() {
    mix_passes("underground", &Origin::ALL, true);
}

#[test]
fn mixed_example_box() {
    mix_passes("small-world", &[Origin::SmallWorld, Origin::Example], false);
}

#[test]
fn mixed_example_box_on_islands() {
    mix_passes("warcraft", &Origin::EVERY, true);
}

#[test]
fn mixed_three_boxes_on_islands() {
    mix_passes("warcraft", &Origin::ALL, true);
}

#[test]
fn mixed_warcraft_races_on_the_base_maps_without_places_and_relics() {
    mix_passes("small-world", &[Origin::Warcraft], false);
}

/// Every set of islands for this number of players in turn, most of them in passing where no number is asked for.
fn islands_pass(players: u8) {
    let maps: Vec<String> =
        BoardId::all().map(BoardId::label).filter(|l| l.game == WARCRAFT && l.players == players).map(|l| l.id.clone()).collect();
    let plan = plan(48 / u64::from(players), 1);
    let setup = |seed: u64| Setup { map: Some(maps[seed as usize % maps.len()].clone()), ..Setup::plain(WARCRAFT, players, seed) };
    let summary = battery::assert_passes::<SmallWorld>(setup, &plan);
    println!("{WARCRAFT}, {players} players: {summary:?}");
    assert!(plan.games >= maps.len() as u64, "{} sets", maps.len());
    assert_eq!(summary.games, plan.games);
}

#[test]
fn warcraft_two_players() {
    islands_pass(2);
}

#[test]
fn warcraft_three_players() {
    islands_pass(3);
}

#[test]
fn warcraft_four_players() {
    islands_pass(4);
}

#[test]
fn warcraft_five_players() {
    islands_pass(5);
}

#[test]
fn warcraft_teams() {
    let scores = [TeamScore::Highest, TeamScore::Lowest, TeamScore::Sum];
    let setup = |seed: u64| {
        let teams = Some(scores[seed as usize % 3]);
        Setup { teams, ..Setup::plain(WARCRAFT, 2 + (seed % 4) as u8, seed) }
    };
    let summary = battery::assert_passes::<SmallWorld>(setup, &shared_plan(16, 9));
    println!("{WARCRAFT}, teams: {summary:?}");
}

#[test]
fn every_house_rule_on_and_off_on_islands() {
    let setup = |game: u64| Setup { house_rules: rules(game), ..Setup::plain(WARCRAFT, 2 + (game % 4) as u8, game) };
    battery::assert_passes::<SmallWorld>(setup, &shared_plan(16, 79));
}

/// Each game turns another mix of switches; coins stay hidden so that secrets are still compared.
fn rules(game: u64) -> HouseRules {
    let mut rules = HouseRules::default();
    for (index, rule) in HOUSE_RULES.iter().enumerate() {
        if rule.id != "open_coins" && (game.wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> (index + 3) & 1 != 0 {
            rules.set(rule.switch, !rule.default);
        }
    }
    rules
}

#[test]
fn every_house_rule_on_and_off() {
    let setup = |game: u64| Setup { house_rules: rules(game), ..Setup::plain(SMALL_WORLD, 2 + (game % 4) as u8, game) };
    battery::assert_passes::<SmallWorld>(setup, &shared_plan(16, 77));
}

#[test]
fn every_house_rule_on_and_off_underground_and_mixed() {
    let setup = |game: u64| {
        let kind = if game.is_multiple_of(3) { MIXED } else { UNDERGROUND };
        Setup { house_rules: rules(game), ..Setup::plain(kind, 2 + (game % 4) as u8, game) }
    };
    battery::assert_passes::<SmallWorld>(setup, &shared_plan(16, 78));
}
