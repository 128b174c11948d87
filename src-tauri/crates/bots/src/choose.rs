//! The decision.

use tabletop::battery::Dice;
use tabletop::{Game, Seat, content_hash};

use crate::appraisal::{Habits, by_appraisal};
use crate::judge::Judge;
use crate::learned::mind_for;
use crate::planning::Planning;
use crate::progress::Progress;
use crate::{Level, Manner, Stop, Trail};

/// What is left to chance in a bot's decision, from what `seat` sees of `position`: asked again, it answers the same, and each game is
/// played differently.
pub fn seed_of<G: Game>(position: &G, seat: Seat) -> u64 {
    content_hash(&position.view(Some(seat)))
}

/// The action that a bot of this manner (a [`Level`], or one with a style) plays for the seat that is to act, which leads to no position on
/// the `trail` of the turn. The same arguments give the same action, unless `stop` is raised; then the best so far comes back within a few
/// milliseconds. What the seat may not know has no influence. `seed` is for what is left to chance, as a rule [`seed_of`].
///
/// # Panics
/// If the game is over.
pub fn choose<G: Game>(position: &G, trail: &Trail<G>, manner: impl Into<Manner>, seed: u64, stop: &Stop) -> G::Action {
    choose_with(position, trail, manner, seed, stop, &mut |_| {})
}

/// As [`choose`], and says how far it has come: never less often than once for each action that is thought through.
///
/// # Panics
/// If the game is over.
pub fn choose_with<G: Game>(
    position: &G,
    trail: &Trail<G>,
    manner: impl Into<Manner>,
    seed: u64,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> G::Action {
    let manner = manner.into();
    let mut dice = Dice::new(seed);
    let (legal, onward) = match choices(position, trail) {
        Choices::One(only) => return only,
        Choices::Many { legal, onward } => (legal, onward),
    };
    if manner.level == Level::Random {
        return onward[dice.below(onward.len())];
    }
    if let (Some(planning), Some(net)) = (Planning::of(manner.level), mind_for(position)) {
        return by_plan(position, trail, &onward, manner, &planning, &mut planning.judge(net), stop, &mut dice, progress);
    }
    by_appraisal(position, &legal, &onward, &Habits::of(manner, position), stop, dice, progress)
}

/// What a bot of this manner need not think about: the only choice there is, or what it has planned before.
pub fn known<G: Game>(position: &G, trail: &Trail<G>, manner: Manner) -> Option<G::Action> {
    position.to_act()?;
    match choices(position, trail) {
        Choices::One(only) => Some(only),
        Choices::Many { onward, .. } => trail.planned(position, manner).filter(|action| onward.contains(action)),
    }
}

/// As [`choose_with`], by the game's own appraisal whatever was learned: one decision at a time.
///
/// # Panics
/// If the game is over.
pub fn choose_by_appraisal<G: Game>(
    position: &G,
    trail: &Trail<G>,
    level: Level,
    seed: u64,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> G::Action {
    match choices(position, trail) {
        Choices::One(only) => only,
        Choices::Many { legal, onward } => {
            by_appraisal(position, &legal, &onward, &Habits::of(level.into(), position), stop, Dice::new(seed), progress)
        }
    }
}

/// The next decision of a plan: of the one that was made before, or of a new one.
#[allow(clippy::too_many_arguments, reason = "everything that a decision hangs on")]
pub(crate) fn by_plan<G: Game>(
    position: &G,
    trail: &Trail<G>,
    onward: &[G::Action],
    manner: Manner,
    planning: &Planning,
    judge: &mut dyn Judge<G>,
    stop: &Stop,
    dice: &mut Dice,
    progress: &mut dyn FnMut(Progress),
) -> G::Action {
    let planned = trail.planned(position, manner).filter(|action| onward.contains(action));
    let action = planned.unwrap_or_else(|| {
        let plan = planning.decide(position, onward, trail.decided(position), manner.style, judge, stop, dice, progress);
        trail.plan(position, manner, &plan);
        plan.first().copied().unwrap_or(onward[0])
    });
    position.at_no_cost(action).unwrap_or(action)
}

/// What may be decided.
pub(crate) enum Choices<A> {
    /// There is no choice.
    One(A),
    /// There is one.
    Many {
        /// Everything that is legal.
        legal: Vec<A>,
        /// What leads to where the turn has not been.
        onward: Vec<A>,
    },
}

/// What the seat to act chooses between.
///
/// # Panics
/// If the game is over.
pub(crate) fn choices<G: Game>(position: &G, trail: &Trail<G>) -> Choices<G::Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    match legal[..] {
        [] => panic!("a bot is asked when the game is over"),
        [only] => return Choices::One(only),
        _ => {}
    }
    let onward = ways_on(position, trail, &legal);
    match onward[..] {
        [only] => Choices::One(only),
        _ => Choices::Many { legal, onward },
    }
}

/// The actions that lead to where the turn has not been. Who wandered about until there is none (only chance does) goes back to where
/// there is one.
fn ways_on<G: Game>(position: &G, trail: &Trail<G>, legal: &[G::Action]) -> Vec<G::Action> {
    let mut ways = legal.to_vec();
    ways.retain(|&action| !trail.leads_back(position, action));
    if ways.is_empty() {
        let mut next = Vec::new();
        ways.extend(legal.iter().copied().filter(|&action| {
            let mut after = position.clone();
            after.play_legal(action);
            after.legal_actions(&mut next);
            next.iter().any(|&action| !trail.leads_back(&after, action))
        }));
    }
    if ways.is_empty() { legal.to_vec() } else { ways }
}
