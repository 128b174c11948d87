//! Whole turns of bots: no circles, no fidgeting, no harm of one's own. Larger counts: `cargo run --release -p bots --example watch`.

use bots::Level;
use smallworld::{GAMES, SMALL_WORLD, UNDERGROUND};

use crate::watch::{Tally, watch};

/// Rare, not never: giving a weak race up early is a judgement, not always a fault. `Easy` throws for what it likes.
const RARE: [&str; 2] = ["given up", "outdone"];

/// What a beginner forgets.
const FORGOTTEN: [&str; 2] = ["omitted", "unallied"];

/// Plays games and asserts that nothing was seen but what a level may do.
fn assert_sensible(level: Level, games: &[(&str, u8, std::ops::Range<u64>)]) {
    for (game, players, seeds) in games {
        let mut tally = Tally::default();
        for seed in seeds.clone() {
            watch(game, *players, level, seed, &mut tally);
        }
        for rare in RARE.into_iter().filter(|rare| level != Level::Easy || *rare == "given up") {
            let count = tally.harms.iter().filter(|seen| seen.name() == rare).count() as u64;
            assert!(count <= 1 + tally.turns / 50, "{game} for {players}, {level}: {rare} {count} times in {} turns", tally.turns);
        }
        let may_be = |name: &str| RARE.contains(&name) || (level == Level::Easy && FORGOTTEN.contains(&name));
        let harm = tally.harms.iter().find(|seen| !may_be(seen.name()));
        assert!(harm.is_none(), "{}", harm.map(ToString::to_string).unwrap_or_default());
    }
}

/// Among them the games in which bots that were asked action by action once moved tokens to and fro 300 times.
#[test]
fn easy_bots_do_themselves_no_harm() {
    assert_sensible(Level::Easy, &GAMES.map(|game| (game, 2, 601..616)));
    assert_sensible(Level::Easy, &GAMES.map(|game| (game, 4, 0..4)));
}

#[test]
fn normal_bots_do_themselves_no_harm() {
    assert_sensible(Level::Normal, &GAMES.map(|game| (game, 2, 11..12)));
    // Games in which they once ended a turn with nine tokens in hand, gave up what could spread on, went to and fro for a hundred steps, moved
    // tokens round by way of others, and left a race in hand after a throw of the die.
    assert_sensible(Level::Normal, &[38, 58, 84, 194, 370, 5177, 5221, 30600].map(|seed| (SMALL_WORLD, 2, seed..seed + 1)));
    // Where they abandoned regions and took them again, in one plan and after a throw.
    assert_sensible(Level::Normal, &[(SMALL_WORLD, 3, 1..4), (SMALL_WORLD, 3, 16..17)]);
    // Where Berserk races and Will-o'-Wisps conquered without their die, and Diplomats made peace with nobody.
    assert_sensible(Level::Normal, &[(SMALL_WORLD, 2, 10..12), (UNDERGROUND, 2, 8..9)]);
    // In these they once led tokens over a river and back in their last turn, which were then left in hand beside a region that pays.
    assert_sensible(Level::Normal, &[95_306, 95_805, 95_854].map(|seed| (UNDERGROUND, 2, seed..seed + 1)));
}

/// Chance does harm, and the watch sees it.
#[test]
fn the_watch_sees_harm_where_there_is_some() {
    let mut tally = Tally::default();
    for seed in 0..20 {
        watch(SMALL_WORLD, 3, Level::Random, seed, &mut tally);
    }
    let counts = tally.counts();
    for harm in ["fidget", "wasted", "given up", "unreaped", "outdone", "omitted", "unallied"] {
        assert!(counts.contains_key(harm), "{counts:?}");
    }
}
