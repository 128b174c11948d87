//! Positions changed by hand: what `validate` accepts plays to the end, whoever wrote it.

use smallworld::{BoardId, HOUSE_RULES, HouseRules, MIXED, Mix, Origin, SMALL_WORLD, Setup, SmallWorld, TeamScore, UNDERGROUND, WARCRAFT};
use tabletop::battery::{self, MutantPlan};

/// How many mutants of each position are made, `few` if nothing else is said; `ELBOWROOM_MUTANTS` asks for more.
fn plan(games: u64, few: usize) -> MutantPlan {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let mutants = number("ELBOWROOM_MUTANTS").map_or(few, |n| n as usize);
    MutantPlan::new(games, mutants, number("ELBOWROOM_SEED").unwrap_or(1))
}

fn plays(what: &str, setup_of: impl Fn(u64) -> Setup, plan: &MutantPlan) {
    let summary = battery::assert_mutants_play::<SmallWorld>(setup_of, plan);
    println!("{what}: {summary:?}");
}

/// Switches turned over by the bits of `game`.
fn rules(game: u64) -> HouseRules {
    let mut rules = HouseRules::default();
    for (index, rule) in HOUSE_RULES.iter().enumerate() {
        if (game.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (index + 3)).trailing_zeros() >= 2 {
            rules.set(rule.switch, !rule.default);
        }
    }
    rules
}

#[test]
fn small_world() {
    plays("small world", |game| Setup::plain(SMALL_WORLD, 2 + (game % 4) as u8, game), &plan(4, 12));
}

#[test]
fn underground() {
    plays("underground", |game| Setup::plain(UNDERGROUND, 2 + (game % 4) as u8, game), &plan(4, 12));
}

#[test]
fn warcraft() {
    let label = |game: u64| BoardId::all().map(BoardId::label).filter(|l| l.game == WARCRAFT).nth(game as usize * 37 % 208);
    let setup = |game: u64| {
        let label = label(game).expect("there are 208 tables of islands");
        Setup { map: Some(label.id.clone()), ..Setup::plain(WARCRAFT, label.players, game) }
    };
    plays("warcraft", setup, &plan(4, 12));
}

#[test]
fn warcraft_teams() {
    let scores = [TeamScore::Highest, TeamScore::Lowest, TeamScore::Sum];
    let setup = |game: u64| Setup { teams: Some(scores[game as usize % 3]), ..Setup::plain(WARCRAFT, 2 + (game % 4) as u8, game) };
    plays("teams", setup, &plan(4, 8));
}

#[test]
fn mixed() {
    let setup = |game: u64| {
        let players = 2 + (game % 4) as u8;
        let map = ["small-world", "underground"][game as usize / 4 % 2];
        let mix = Mix { boxes: Origin::ALL.to_vec(), finds: true, without: Vec::new() };
        Setup { map: Some(format!("{map}-{players}p")), mix: Some(mix), ..Setup::plain(MIXED, players, game) }
    };
    plays("mixed", setup, &plan(8, 8));
}

#[test]
fn house_rules() {
    let setup = |game: u64| {
        let kind = [SMALL_WORLD, UNDERGROUND, WARCRAFT, MIXED][game as usize % 4];
        Setup { house_rules: rules(game), ..Setup::plain(kind, 2 + (game / 4 % 4) as u8, game) }
    };
    plays("house rules", setup, &plan(8, 8));
}
