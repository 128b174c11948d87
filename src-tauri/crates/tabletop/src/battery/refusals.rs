//! Actions that are not in the legal list.

use std::collections::BTreeSet;

use super::failure::{Broken, Check, ensure};
use super::random::{Dice, RandomGame};
use super::{Plan, words};
use crate::Game;

/// How many games, and actions of each, the pool is gathered from.
const POOL_GAMES: u64 = 8;
const POOL_ACTIONS: usize = 2_000;

/// Numbers that are too large, too small, or written unusually.
const ODD_NUMBERS: [&str; 8] = ["255", "256", "65536", "4294967296", "99999999999999999999", "-1", "+1", "007"];

/// Actions and words from a few games played beforehand: what unlisted actions are made of from the first decision on.
pub(super) struct Pool<G: Game> {
    actions: Vec<G::Action>,
    words: Vec<String>,
}

impl<G: Game> Pool<G> {
    /// Plays a few of the run's games; broken ones give nothing here and are reported by the run itself.
    pub fn gather(setup_of: &(impl Fn(u64) -> G::Setup + Sync), plan: &Plan) -> Self {
        let mut actions = BTreeSet::new();
        for game in 0..plan.games.min(POOL_GAMES) {
            let gathered = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                let start = G::from_setup(&setup_of(game)).ok()?;
                Some(RandomGame::new(start, !game).take(POOL_ACTIONS.min(plan.cap)).map(|(_, action)| action).collect::<Vec<_>>())
            }));
            actions.extend(gathered.ok().flatten().unwrap_or_default());
        }
        let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        Self { actions: actions.into_iter().collect(), words: words(texts.iter().map(String::as_str)) }
    }

    /// An action made by changing the text of one that was seen; `None` when the changed text is no action.
    fn mutant(&self, seen: &[G::Action], dice: &mut Dice) -> Option<G::Action> {
        let from = if seen.is_empty() || dice.below(2) == 0 { &self.actions } else { seen };
        let mut parts: Vec<String> = dice.pick(from)?.to_string().split_whitespace().map(str::to_owned).collect();
        if parts.is_empty() {
            return None;
        }
        let place = dice.below(parts.len());
        match dice.below(8) {
            0 => {
                parts.remove(place);
            }
            1 => parts.push(dice.below(64).to_string()),
            _ => {
                let part = parts.get_mut(place)?;
                *part = match part.parse::<u32>() {
                    Ok(number) => match dice.below(6) {
                        0 => number.wrapping_add(1).to_string(),
                        1 => number.wrapping_sub(1).to_string(),
                        2 => (*dice.pick(&ODD_NUMBERS)?).to_owned(),
                        _ => dice.below(64).to_string(),
                    },
                    Err(_) => dice.pick(&self.words)?.clone(),
                };
            }
        }
        parts.join(" ").parse().ok()
    }
}

/// Tries unlisted actions at one decision: everything `seen` in this game and a sample of the pool and of mutants. Listed ones among
/// them must pass. Gives the number of refusals seen.
pub(super) fn check_refusals<G: Game>(
    position: &G,
    hash: u64,
    legal: &[G::Action],
    seen: &BTreeSet<G::Action>,
    pool: &Pool<G>,
    tries: usize,
    dice: &mut Dice,
) -> Result<u64, Broken> {
    let seen: Vec<G::Action> = seen.iter().copied().collect();
    let mut refused = 0;
    for &action in &seen {
        let listed = legal.binary_search(&action).is_ok();
        refused += u64::from(!listed);
        ensure(position.check(action).is_ok() == listed, Check::Refused, || {
            format!("`{action}` is {} but check says {:?}", if listed { "listed" } else { "not listed" }, position.check(action))
        })?;
    }
    let unlisted: Vec<G::Action> = (0..tries)
        .filter_map(|number| match number % 3 {
            0 => dice.pick(&seen).copied(),
            1 => dice.pick(&pool.actions).copied(),
            _ => pool.mutant(&seen, dice),
        })
        .filter(|action| legal.binary_search(action).is_err())
        .collect();
    refused += unlisted.len() as u64;
    refuse_all(position, hash, &unlisted).map(|()| refused)
}

/// Plays `unlisted` one after the other on one copy, which must stay as it was.
fn refuse_all<G: Game>(position: &G, hash: u64, unlisted: &[G::Action]) -> Result<(), Broken> {
    let mut copy = position.clone();
    let mut events = Vec::new();
    for &action in unlisted {
        let text = action.to_string();
        ensure(text.parse().is_ok_and(|read: G::Action| read == action), Check::ActionText, || format!("{action:?} is written `{text}`"))?;
        let checked = position.check(action);
        let (played, told) = (copy.play(action), copy.play_told(action, &mut events));
        ensure(checked.is_err() && played.is_err() && told.is_err(), Check::Refused, || {
            format!("`{action}` is not listed, but check says {checked:?}, play {played:?}, play_told {told:?}")
        })?;
        ensure(checked == played && checked == told, Check::Refused, || {
            format!("`{action}` is refused for different reasons: check {checked:?}, play {played:?}, play_told {told:?}")
        })?;
        ensure(copy == *position, Check::Atomic, || format!("the refused `{action}` changed the position"))?;
        ensure(events.is_empty(), Check::Atomic, || format!("the refused `{action}` told {events:?}"))?;
    }
    ensure(unlisted.is_empty() || copy.hash() == hash, Check::Atomic, || format!("one of the refused {unlisted:?} changed the hash"))
}
