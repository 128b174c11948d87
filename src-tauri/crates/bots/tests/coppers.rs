//! The bots at a little game of dice and hidden coins.

#[path = "../../tabletop/tests/toy/mod.rs"]
#[allow(dead_code, reason = "the broken variants are for the battery")]
mod toy;

use bots::{Level, Progress, RandomGame, Stop, choose, choose_with};
use tabletop::battery::Dice;
use tabletop::{Game, PerSeat, Seat};
use toy::{Coppers, Setup, fault};

type Sound = Coppers<{ fault::NONE }>;

fn start(seats: usize, seed: u64) -> Sound {
    Sound::from_setup(&Setup { seats, rounds: 4, seed }).unwrap()
}

/// Positions at which somebody has a choice, from random games.
fn decisions() -> impl Iterator<Item = (Sound, Seat)> {
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
    for (number, (position, seat)) in decisions().enumerate() {
        for level in Level::ALL {
            let action = choose(&position, seat, level, number as u64, &Stop::new());
            assert_eq!(position.check(action), Ok(()), "{level}");
            assert_eq!(action, choose(&position, seat, level, number as u64, &Stop::new()), "{level}");
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
            assert_eq!(choose(&position, seat, level, 5, &Stop::new()), choose(&twin, seat, level, 5, &Stop::new()), "{level}");
        }
    }
    assert!(dealt_otherwise > 100);
}

#[test]
fn a_raised_flag_still_gives_a_legal_action() {
    let stop = Stop::new();
    stop.stop();
    for (position, seat) in decisions() {
        for level in Level::ALL {
            assert_eq!(position.check(choose(&position, seat, level, 1, &stop)), Ok(()), "{level}");
        }
    }
}

#[test]
fn progress_counts_up_to_its_total() {
    let mut reported = 0;
    for (position, seat) in decisions() {
        let mut seen: Vec<Progress> = Vec::new();
        choose_with(&position, seat, Level::Normal, 3, &Stop::new(), &mut |progress| seen.push(progress));
        assert!(seen.windows(2).all(|pair| pair[1].done == pair[0].done + 1 && pair[1].total == pair[0].total), "{seen:?}");
        if let Some(last) = seen.last() {
            assert_eq!(last.done, last.total);
            reported += 1;
        }
    }
    assert!(reported > 50, "{reported}");
}

#[test]
#[should_panic(expected = "only for the seat that is to act")]
fn a_bot_never_decides_for_another_seat() {
    choose(&start(2, 1), Seat(1), Level::Easy, 1, &Stop::new());
}

/// Wins of the first of two levels, a shared win counting half, in pairs of games with the seats swapped.
fn match_up(levels: [Level; 2], games: u64) -> f64 {
    let mut wins = 0.0;
    for game in 0..games {
        let mut position = start(2, 500 + game / 2);
        let first = (game % 2) as usize;
        let mut dice = Dice::new(game);
        while let Some(seat) = position.to_act() {
            let level = levels[(seat.index() + first) % 2];
            position.play(choose(&position, seat, level, dice.next(), &Stop::new())).unwrap();
        }
        let PerSeat(winners) = position.outcome().unwrap().winners;
        wins += match (winners[first], winners[1 - first]) {
            (true, false) => 1.0,
            (true, true) => 0.5,
            _ => 0.0,
        };
    }
    wins
}

#[test]
fn thinking_beats_chance_even_at_dice() {
    assert!(match_up([Level::Easy, Level::Random], 200) > 130.0);
    assert!(match_up([Level::Normal, Level::Random], 200) > 130.0);
}
