//! One random game, looked at in passing: what takes no longer than playing it.

use super::failure::{Broken, Check, ensure};
use super::random::Dice;
use super::walk::{check_course, check_order, check_soundness, start};
use super::{Plan, Summary};
use crate::Game;

/// Of so many positions one is looked at for soundness, which takes longer than to play on: what is lost or doubled does not come back by itself.
const SOUND: u64 = 8;

/// Games one after the other, in the same buffers.
pub(super) struct Stroll<G: Game> {
    journal: Vec<G::Action>,
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Stroll<G> {
    fn default() -> Self {
        Self { journal: Vec::new(), legal: Vec::new() }
    }
}

impl<G: Game> Stroll<G> {
    /// Plays a game of `setup` to its end, and its journal once more.
    pub fn play_out(&mut self, setup: &G::Setup, seed: u64, plan: &Plan) -> Result<Summary, Broken> {
        self.journal.clear();
        let (mut position, mut dice, mut round) = (start::<G>(setup)?, Dice::new(seed), 1);
        loop {
            check_course(&position, &mut round, plan)?;
            // Other positions in each game.
            if seed.wrapping_add(self.journal.len() as u64).is_multiple_of(SOUND) || position.to_act().is_none() {
                check_soundness(&position)?;
            }
            position.legal_actions(&mut self.legal);
            check_order(&position, &self.legal)?;
            let Some(&action) = dice.pick(&self.legal) else { break };
            ensure(self.journal.len() < plan.cap, Check::Ends, || format!("not over after {} actions", plan.cap))?;
            self.journal.push(action);
            position.play_legal(action);
        }
        let mut again = start::<G>(setup)?;
        for (number, &action) in self.journal.iter().enumerate() {
            let refused = again.play(action).err();
            ensure(refused.is_none(), Check::Replay, || format!("action {number}, `{action}`, is refused in the replay: {refused:?}"))?;
        }
        let same = again == position && again.hash() == position.hash();
        ensure(same, Check::Replay, || "the replay leads to another position".to_owned())?;
        let actions = self.journal.len() as u64;
        Ok(Summary { games: 1, passed: 1, actions, longest: actions, ..Summary::default() })
    }

    /// The journal of the game that was played last, as text.
    pub fn told(&self) -> Vec<String> {
        self.journal.iter().map(ToString::to_string).collect()
    }
}
