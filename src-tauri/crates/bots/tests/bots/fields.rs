//! The bots at a little area-control game: they play to win, and they play sensibly.

#![allow(clippy::cast_precision_loss, reason = "counts are small")]

mod game;

use bots::{Level, Stop, Trail, tournament};
use game::{Action, Fields, ROUNDS, SIZE, Setup, WIDTH};
use tabletop::battery::{self, Plan};
use tabletop::{Game, Seat};

use crate::play_out;

#[test]
fn the_game_itself_passes_the_battery() {
    let summary = battery::assert_passes::<Fields>(|game| Setup(2 + game as usize % 2, game), &Plan::new(60, 1));
    assert_eq!(summary.games, 60);
    assert_eq!(SIZE % WIDTH, 0);
}

#[test]
fn each_level_beats_the_one_below() {
    let easy = tournament::<Fields, _>(|deal| Setup(2, deal), &[Level::Easy, Level::Random], 40, 1, 2).unwrap();
    assert!(easy[0].win_rate() >= 0.9, "{easy:#?}");
    let normal = tournament::<Fields, _>(|deal| Setup(2, deal), &[Level::Normal, Level::Easy], 40, 1, 2).unwrap();
    assert!(normal[0].win_rate() >= 0.58, "{normal:#?}");
}

/// Plays a game of `level` against itself and hands each decision to `look`, with the position before it.
fn each_decision(level: Level, seed: u64, look: impl FnMut(&Fields, Seat, Action)) -> Fields {
    play_out(Fields::from_setup(&Setup(2, seed)).unwrap(), |_| level, look)
}

#[test]
fn nothing_is_moved_to_and_fro() {
    for level in [Level::Easy, Level::Normal] {
        for seed in 0..6 {
            let mut in_turn = 0;
            let mut turn = None;
            let mut seen: Vec<Fields> = Vec::new();
            each_decision(level, seed, |position, _, _| {
                if turn != Some(position.turn()) {
                    (turn, in_turn) = (Some(position.turn()), 0);
                    seen.clear();
                }
                assert!(!seen.contains(position), "{level}: the same position twice in one turn");
                seen.push(position.clone());
                in_turn += 1;
                assert!(in_turn <= 30, "{level}: {in_turn} actions in one turn");
            });
        }
    }
}

/// What `seat` owns after its turn if it does nothing but end it.
fn coins_without_a_move(position: &Fields, seat: Seat) -> i32 {
    let (mut position, turn) = (position.clone(), position.turn());
    let mut legal = Vec::new();
    position.play(Action::Stop).unwrap();
    while position.turn() == turn && position.to_act().is_some() {
        position.legal_actions(&mut legal);
        position.play(if legal.contains(&Action::Done) { Action::Done } else { legal[0] }).unwrap();
    }
    position.coins(seat)
}

#[test]
fn peoples_decline_now_and_then_and_never_to_their_harm() {
    for level in [Level::Easy, Level::Normal] {
        let (mut declines, mut games) = (0, 0);
        for seed in 0..6 {
            each_decision(level, seed, |position, seat, action| {
                if action == Action::Decline {
                    declines += 1;
                    assert!(position.active(seat).count() >= 1, "{level} declined with nothing on the board");
                    if position.turn().1 == ROUNDS {
                        let mut after = position.clone();
                        after.play(action).unwrap();
                        assert!(
                            after.coins(seat) >= coins_without_a_move(position, seat),
                            "{level} lost coins by declining in the last round"
                        );
                    }
                }
            });
            games += 2;
        }
        let each = f64::from(declines) / f64::from(games);
        assert!((0.5..=4.0).contains(&each), "{level}: {each} declines a game");
    }
}

#[test]
fn a_thinking_bot_stops_when_told() {
    let position = Fields::from_setup(&Setup(3, 4)).unwrap();
    let stop = Stop::new();
    let other = stop.clone();
    let mut reports = 0;
    let action = bots::choose_with(&position, &Trail::new(), Level::Normal, 1, &stop, &mut |_| {
        reports += 1;
        other.stop();
    });
    assert_eq!(reports, 1, "it went on after the flag was raised");
    assert_eq!(position.check(action), Ok(()));
}
