//! The generic battery over Chaos in the Old World: every number of players, whichever power is absent, with and without house rules.

use chaos::{Chaos, HOUSE_RULES, HouseRules, Power, Setup};
use tabletop::battery::{self, Plan};

/// How many games are played, `few` of them if nothing else is said; `ELBOWROOM_GAMES` asks for more; where there are more than
/// [`battery::LOOKED_AT`], the others are looked at in passing.
fn games(few: u64) -> u64 {
    std::env::var("ELBOWROOM_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}

/// Where random choices start from, `plain` if nothing else is said; `ELBOWROOM_SEED` says otherwise.
fn seed(plain: u64) -> u64 {
    std::env::var("ELBOWROOM_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(plain)
}

fn passes(what: &str, setup_of: impl Fn(u64) -> Setup + Sync) {
    let wanted = games(24);
    let plan = Plan { somebody_wins: false, top_score_wins: false, ..Plan::new(wanted, seed(1)) };
    let summary = battery::assert_passes::<Chaos>(setup_of, &plan);
    println!("{what}: {summary:?}");
    assert_eq!(summary.games, wanted);
}

/// Switches turned over by the bits of `game`.
fn rules(game: u64) -> HouseRules {
    let mut rules = HouseRules::default();
    for (index, rule) in HOUSE_RULES.iter().enumerate() {
        if game >> index & 1 != 0 {
            rules.set(rule.switch, !rule.default);
        }
    }
    rules
}

#[test]
fn three_players() {
    passes("3 players", |seed| Setup { absent: Some(Power::ALL[seed as usize % 4]), ..Setup::plain(3, seed) });
}

#[test]
fn four_players() {
    passes("4 players", |seed| Setup::plain(4, seed));
}

#[test]
fn house_rules() {
    passes("house rules", |seed| Setup { house_rules: rules(seed * 37), ..Setup::plain(3 + (seed % 2) as u8, seed) });
}
