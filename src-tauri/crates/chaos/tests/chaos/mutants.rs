//! Positions changed by hand: what `validate` accepts plays to the end, whoever wrote it.

use chaos::{Chaos, HOUSE_RULES, HouseRules, Power, Setup};
use tabletop::battery::{self, MutantPlan};

/// How many mutants of each position are made, `few` if nothing else is said; `ELBOWROOM_MUTANTS` asks for more.
fn plan(games: u64, few: usize) -> MutantPlan {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let mutants = number("ELBOWROOM_MUTANTS").map_or(few, |n| n as usize);
    MutantPlan { playouts: 1, ..MutantPlan::new(games, mutants, number("ELBOWROOM_SEED").unwrap_or(1)) }
}

fn plays(what: &str, setup_of: impl Fn(u64) -> Setup, plan: &MutantPlan) {
    let summary = battery::assert_mutants_play::<Chaos>(setup_of, plan);
    println!("{what}: {summary:?}");
}

#[test]
fn four_players() {
    plays("four players", |game| Setup::plain(4, game), &plan(4, 6));
}

#[test]
fn three_players() {
    plays("three players", |game| Setup { absent: Some(Power::ALL[game as usize % 4]), ..Setup::plain(3, game) }, &plan(4, 6));
}

#[test]
fn house_rules() {
    let setup = |game: u64| {
        let mut house_rules = HouseRules::default();
        for (index, rule) in HOUSE_RULES.iter().enumerate() {
            house_rules.set(rule.switch, rule.default != ((game * 37) >> index & 1 != 0));
        }
        Setup { house_rules, ..Setup::plain(3 + (game % 2) as u8, game) }
    };
    plays("house rules", setup, &plan(4, 6));
}
