//! The same random play by a well-known fast library for another game, in the same run: what this machine can do.

use std::time::{Duration, Instant};

use cozy_chess::{Board, GameStatus, Move};
use serde_json::{Value, json};
use table::Registered;
use tabletop::battery::Dice;

use super::engine::Run;
use super::{Budget, rate, round};
use crate::fail::Fail;
use crate::games::Job;

/// A game of chess ends here at the latest.
const PLIES: u32 = 200;

/// In how many turns both are measured.
const TURNS: u32 = 10;

/// Compares a game with chess.
pub struct Compare(pub Budget);

impl Job for Compare {
    type Output = Result<Value, Fail>;

    fn run<G: Registered>(self, game: &'static str) -> Self::Output {
        let (mut ours, mut chess) = (Run::<G>::new(game, tabletop::players_of::<G>(game).first().copied().unwrap_or(2))?, Chess::new());
        let slice = self.0.time / TURNS;
        ours.play(slice)?;
        chess.play(slice);
        ours.forget();
        (chess.moves, chess.time) = (0, Duration::ZERO);
        for _ in 0..TURNS {
            ours.play(slice)?;
            chess.play(slice);
        }
        let (ours, chess) = (ours.actions_per_s(), rate(chess.moves, chess.time));
        Ok(json!({ "cozy_chess_actions_per_s": chess, "actions_per_s": ours, "ratio": round(ours / chess, 3) }))
    }
}

/// Random games of chess: all legal moves into a list, a uniform choice, the fast play.
struct Chess {
    dice: Dice,
    legal: Vec<Move>,
    moves: u64,
    time: Duration,
}

impl Chess {
    fn new() -> Self {
        Self { dice: Dice::new(1), legal: Vec::with_capacity(256), moves: 0, time: Duration::ZERO }
    }

    fn play(&mut self, time: Duration) {
        let begin = Instant::now();
        while begin.elapsed() < time {
            let mut board = Board::default();
            for _ in 0..PLIES {
                let Some(chosen) = self.choose(&board) else { break };
                board.play_unchecked(chosen);
                self.moves += 1;
            }
        }
        self.time += begin.elapsed();
    }

    /// Any legal move; `None` when the game is over. The list of moves says so itself, but for the fifty-move rule.
    fn choose(&mut self, board: &Board) -> Option<Move> {
        if board.halfmove_clock() >= 100 {
            return None;
        }
        self.legal.clear();
        board.generate_moves(|moves| {
            self.legal.extend(moves);
            false
        });
        debug_assert_eq!(self.legal.is_empty(), board.status() != GameStatus::Ongoing);
        self.dice.pick(&self.legal).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_first_moves_come_up_and_a_mated_side_has_none() {
        let mut chess = Chess::new();
        let board = Board::default();
        let first: std::collections::BTreeSet<String> = (0..500).filter_map(|_| chess.choose(&board)).map(|m| m.to_string()).collect();
        assert_eq!(first.len(), 20);
        let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3".parse().unwrap();
        assert_eq!(chess.choose(&mated), None);
    }
}
