//! The generic battery over Small World: every number of players, with and without house rules.

use smallworld::{HOUSE_RULES, HouseRules, SMALL_WORLD, Setup, SmallWorld};
use tabletop::battery::{self, Plan};

fn setup(players: u8, seed: u64, house_rules: HouseRules) -> Setup {
    Setup { game: SMALL_WORLD.into(), players, map: None, seed, first: None, house_rules }
}

/// How many games are played; `ELBOWROOM_GAMES` asks for more (the full run takes 2,000 for each number of players).
fn games() -> u64 {
    std::env::var("ELBOWROOM_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(60)
}

fn passes(players: u8) {
    let summary = battery::assert_passes::<SmallWorld>(|game| setup(players, game, HouseRules::default()), &Plan::new(games(), 1));
    println!("{players} players: {summary:?}");
    assert_eq!(summary.games, games());
}

#[test]
fn two_players() {
    passes(2);
}

#[test]
fn three_players() {
    passes(3);
}

#[test]
fn four_players() {
    passes(4);
}

#[test]
fn five_players() {
    passes(5);
}

#[test]
fn every_house_rule_on_and_off() {
    let rules = |game: u64| {
        let mut rules = HouseRules::default();
        for (index, rule) in HOUSE_RULES.iter().enumerate() {
            // Each game turns another mix of switches; coins stay hidden so that secrets are still compared.
            if rule.id != "open_coins" && (game * 2_654_435_761) >> (index + 3) & 1 != 0 {
                rules.set(rule.house, !rule.default);
            }
        }
        rules
    };
    battery::assert_passes::<SmallWorld>(|game| setup(2 + (game % 4) as u8, game, rules(game)), &Plan::new(games(), 77));
}
