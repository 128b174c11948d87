//! The bots at a little game of dice and hidden coins.

#[path = "../../../tabletop/tests/toy/mod.rs"]
#[allow(dead_code, reason = "the broken variants are for the battery")]
mod toy;

use bots::{Level, Progress, RandomGame, Stop, Trail, choose, choose_with, tournament};
use tabletop::{Game, Seat};
use toy::{Coppers, Fault, Setup};

fn start(seats: usize, seed: u64) -> Coppers {
    Coppers::from_setup(&Setup { seats, rounds: 4, seed, fault: Fault::None }).unwrap()
}

/// Positions at which somebody has a choice, from random games.
fn decisions() -> impl Iterator<Item = (Coppers, Seat)> {
    (0..12).flat_map(|seed| {
        let mut game = RandomGame::new(start(2 + seed as usize % 3, seed), seed);
        let mut positions = Vec::new();
        loop {
            let position = game.position().clone();
            let Some((seat, _)) = game.next() else { break positions };
            positions.push((position, seat));
        }
    })
}

#[test]
fn the_same_arguments_give_the_same_legal_action() {
    for (number, (position, _)) in decisions().enumerate() {
        for level in Level::ALL {
            let action = choose(&position, &Trail::new(), level, number as u64, &Stop::new());
            assert_eq!(position.check(action), Ok(()), "{level}");
            assert_eq!(action, choose(&position, &Trail::new(), level, number as u64, &Stop::new()), "{level}");
        }
    }
}

#[test]
fn no_secret_and_no_future_roll_has_any_influence() {
    let mut dealt_otherwise = 0;
    for (position, seat) in decisions() {
        let twin = position.resample(seat, 77);
        dealt_otherwise += usize::from(twin != position);
        for level in Level::ALL {
            assert_eq!(
                choose(&position, &Trail::new(), level, 5, &Stop::new()),
                choose(&twin, &Trail::new(), level, 5, &Stop::new()),
                "{level}"
            );
        }
    }
    assert!(dealt_otherwise > 100);
}

#[test]
fn a_raised_flag_still_gives_a_legal_action() {
    let stop = Stop::new();
    stop.stop();
    for (position, _) in decisions() {
        for level in Level::ALL {
            assert_eq!(position.check(choose(&position, &Trail::new(), level, 1, &stop)), Ok(()), "{level}");
        }
    }
}

#[test]
fn progress_counts_up_to_its_total() {
    let mut reported = 0;
    for (position, _) in decisions() {
        let mut seen: Vec<Progress> = Vec::new();
        choose_with(&position, &Trail::new(), Level::Normal, 3, &Stop::new(), &mut |progress| seen.push(progress));
        assert!(seen.windows(2).all(|pair| pair[1].done == pair[0].done + 1 && pair[1].total == pair[0].total), "{seen:?}");
        if let Some(last) = seen.last() {
            assert_eq!(last.done, last.total);
            reported += 1;
        }
    }
    assert!(reported > 50, "{reported}");
}

#[test]
#[should_panic(expected = "when the game is over")]
fn a_bot_is_not_asked_when_the_game_is_over() {
    let mut game = RandomGame::new(start(2, 1), 1);
    while game.next().is_some() {}
    choose(game.position(), &Trail::new(), Level::Easy, 1, &Stop::new());
}

#[test]
fn no_bot_comes_back_to_where_the_turn_has_been() {
    for (position, seat) in decisions() {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        for level in Level::ALL {
            // A trail that has been everywhere but at one place leaves one way on.
            let after = |action| {
                let mut after = position.clone();
                after.play(action).unwrap();
                after
            };
            let same_turn = |action: &_| !position.reveals(*action) && after(*action).turn() == position.turn();
            let Some(&first) = legal.iter().find(|action| same_turn(action)) else { continue };
            let mut trail = Trail::new();
            for &action in legal.iter().filter(|action| same_turn(action) && **action != first) {
                trail.leave(&after(action));
            }
            let chosen = choose(&position, &trail, level, 1, &Stop::new());
            assert!(chosen == first || !same_turn(&chosen), "{level} in {seat:?} went back with {chosen}");
        }
    }
}

/// Wins of the first of two levels.
fn match_up(levels: [Level; 2], games: u64) -> f64 {
    let setup_of = |deal| Setup { seats: 2, rounds: 4, seed: 500 + deal, fault: Fault::None };
    let standings = tournament::<Coppers, _>(setup_of, &levels, games, 1, 2).unwrap();
    assert_eq!([standings[0].games, standings[1].games], [games; 2]);
    assert!((standings[0].win_rate() + standings[1].win_rate() - 1.0).abs() < 1e-6, "wins are shared out whole: {standings:?}");
    assert!(standings[0].decisions > games && standings[0].longest >= standings[0].mean_time());
    standings[0].wins
}

#[test]
fn thinking_beats_chance_even_at_dice() {
    assert!(match_up([Level::Easy, Level::Random], 200) > 130.0);
    assert!(match_up([Level::Normal, Level::Random], 200) > 130.0);
    let even = match_up([Level::Easy, Level::Easy], 200);
    assert!((70.0..=130.0).contains(&even), "{even}");
}
