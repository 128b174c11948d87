//! The bots at Small World: sensible, brisk, and obedient.

use std::time::{Duration, Instant};

use bots::{Level, Stop, Trail, choose, choose_with, tournament};
use smallworld::{Action, MIXED, Piece, SMALL_WORLD, Setup, SmallWorld, TeamScore, UNDERGROUND, WARCRAFT};
use tabletop::{Game, Seat};

use crate::play_out;

fn setup(players: u8, seed: u64) -> Setup {
    Setup::plain(SMALL_WORLD, players, seed)
}

/// Plays a game of `level` against itself and hands each decision to `look`, with the position before it.
fn each_decision(players: u8, level: Level, seed: u64, look: impl FnMut(&SmallWorld, Seat, Action)) -> SmallWorld {
    play_out(SmallWorld::from_setup(&setup(players, seed)).unwrap(), |_| level, look)
}

#[test]
fn easy_beats_chance() {
    let standings = tournament::<SmallWorld, _>(|deal| setup(2, deal), &[Level::Easy, Level::Random], 40, 1, 2).unwrap();
    assert!(standings[0].win_rate() >= 0.95, "{standings:#?}");
}

/// More games: `elbow tournament --seats normal,easy --games 400`.
#[test]
fn normal_beats_easy() {
    let standings = tournament::<SmallWorld, _>(|deal| setup(2, deal), &[Level::Normal, Level::Easy], 60, 1, 2).unwrap();
    assert!(standings[0].wins >= 39.0, "{} of 60", standings[0].wins);
}

#[test]
fn easy_beats_chance_in_the_other_boxes_too() {
    for game in [UNDERGROUND, MIXED, WARCRAFT] {
        let standings = tournament::<SmallWorld, _>(|deal| Setup::plain(game, 2, deal), &[Level::Easy, Level::Random], 30, 1, 2).unwrap();
        assert!(standings[0].win_rate() >= 0.9, "{game}: {standings:#?}");
    }
}

/// The Altar, the relics and the figures are used, by bots that can.
#[test]
fn easy_bots_use_what_they_find() {
    let (mut placed, mut helped) = (0, 0);
    for seed in 0..12 {
        let start = SmallWorld::from_setup(&Setup::plain(UNDERGROUND, 3, seed)).unwrap();
        play_out(
            start,
            |_| Level::Easy,
            |_, _, action| {
                placed += u32::from(matches!(action, Action::Place { .. } | Action::Sacrifice { .. } | Action::Reborn { .. }));
                helped += u32::from(matches!(action, Action::Conquer { with, .. } if !with.is_empty()));
            },
        );
    }
    assert!(placed >= 10 && helped >= 5, "{placed} figures placed, {helped} conquests with relics");
}

/// What races and powers of the islands can do beside conquests is done, by bots that can; with teams too.
#[test]
fn easy_bots_use_the_tricks_of_the_islands() {
    let mut used = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..40 {
        let teams = (seed % 4 == 0).then_some(TeamScore::Sum);
        let start = SmallWorld::from_setup(&Setup { teams, ..Setup::plain(WARCRAFT, 4, seed) }).unwrap();
        play_out(
            start,
            |_| Level::Easy,
            |_, _, action| {
                let text = action.to_string();
                let name = match action {
                    Action::Place { .. } => text.split(' ').take(2).collect::<Vec<_>>().join(" "),
                    Action::Form { .. } => text,
                    _ => text.split(' ').next().unwrap_or_default().to_owned(),
                };
                *used.entry(name).or_default() += 1;
            },
        );
    }
    for (name, least) in [("champion", 20), ("strike", 10), ("intimidate", 5), ("recruit", 10), ("place bomb", 5), ("place objective", 10)]
    {
        assert!(used.get(name).is_some_and(|count| *count >= least), "{name}: {used:?}");
    }
}

#[test]
fn turns_are_short_and_nobody_harms_himself() {
    for (level, players, seed) in [(Level::Easy, 2, 1), (Level::Easy, 5, 2), (Level::Easy, 3, 3), (Level::Normal, 2, 4)] {
        let (mut turn, mut in_turn, mut declines) = (None, 0, 0);
        let mut taken = 0;
        let end = each_decision(players, level, seed, |position, _, action| {
            if turn != Some(position.turn()) {
                (turn, in_turn, taken) = (Some(position.turn()), 0, 0);
            }
            in_turn += 1;
            taken += u32::from(matches!(action, Action::Take { piece: Piece::Token, .. }));
            assert!(in_turn <= 50 && taken <= 20, "{level}, {players} players: {in_turn} actions, {taken} taken back in one turn");
            declines += u32::from(action == Action::Decline);
        });
        let sides = u32::from(players);
        assert!((sides / 2..=5 * sides).contains(&declines), "{level}, {players} players: {declines} declines");
        let scores = end.outcome().unwrap().scores.0;
        assert!(scores[..players as usize].iter().all(|&coins| coins >= 25), "{level}: {scores:?}");
    }
}

#[test]
fn the_same_arguments_give_the_same_action() {
    each_decision(3, Level::Easy, 8, |position, _, _| {
        for level in Level::ALL.into_iter().take(2) {
            assert_eq!(
                choose(position, &Trail::new(), level, 4, &Stop::new()),
                choose(position, &Trail::new(), level, 4, &Stop::new()),
                "{level}"
            );
        }
    });
    let start = SmallWorld::from_setup(&setup(2, 9)).unwrap();
    assert_eq!(
        choose(&start, &Trail::new(), Level::Normal, 4, &Stop::new()),
        choose(&start, &Trail::new(), Level::Normal, 4, &Stop::new())
    );
}

#[test]
fn a_thinking_bot_answers_soon_after_it_is_told_to() {
    let position = SmallWorld::from_setup(&setup(5, 6)).unwrap();
    let stop = Stop::new();
    let told = stop.clone();
    let mut at = None;
    let action = choose_with(&position, &Trail::new(), Level::Normal, 1, &stop, &mut |progress| {
        assert!(at.is_none(), "it went on: {progress:?}");
        told.stop();
        at = Some(Instant::now());
    });
    let late = at.expect("a first decision has something to think through").elapsed();
    assert!(late < Duration::from_millis(50), "{late:?}");
    assert_eq!(position.check(action), Ok(()));
}

/// A bot that throws the die looks at each of its faces once: what it wins with half of them is worth more to it than what it wins with a third.
#[test]
fn each_face_of_the_die_is_looked_at_once() {
    let mut thrown = 0_u32;
    for seed in 0..6 {
        each_decision(3, Level::Easy, seed, |position, seat, _| {
            let view = serde_json::to_value(position.view(Some(seat))).unwrap();
            let options = view["targets"].as_array().into_iter().flatten().flat_map(|target| target["options"].as_array().unwrap());
            for option in options.filter(|option| option["method"] == "attempt") {
                let action: Action = serde_json::from_value(option["action"].clone()).unwrap();
                let deals = position.fair_deals(seat, action, u64::from(thrown));
                let won = deals.iter().filter(|deal| {
                    let mut after = position.resample(seat, **deal);
                    let before = serde_json::to_value(after.view(Some(seat))).unwrap()["conquered"].as_u64();
                    after.play(action).unwrap();
                    let after = serde_json::to_value(after.view(Some(seat))).unwrap();
                    after["conquered"].as_u64() != before
                });
                assert_eq!((won.count() as u64, deals.len()), (option["chance"]["in"].as_u64().unwrap(), 6), "seed {seed}: {option}");
                thrown += 1;
            }
        });
    }
    assert!(thrown > 20, "{thrown}");
}
