//! One random game with every check on the way.

use std::collections::{BTreeMap, BTreeSet};

use super::failure::{Broken, Check, ensure};
use super::random::Dice;
use super::refusals::{Pool, check_refusals};
use super::secrets::{Facts, Twins, check_events};
use super::{Plan, Summary};
use crate::{Game, JsonForm, JsonText, MAX_SEATS, Outcome, Seat, Sketch};

/// How many earlier positions are kept for [`Check::Clones`].
const KEPT: usize = 24;

/// How many of the listed actions are really played on copies at a close look.
const PLAYED: usize = 6;

/// A game on its way.
pub(super) struct Walk<'a, G: Game> {
    setup: &'a G::Setup,
    plan: &'a Plan,
    pool: &'a Pool<G>,
    facts: &'a mut Facts,
    /// The journal as text, kept by the caller so that it outlives a panic.
    texts: &'a mut Vec<String>,
    journal: Vec<G::Action>,
    position: G,
    hash: u64,
    /// Used again at every decision, never emptied here: emptying is the game's part of the contract.
    legal: Vec<G::Action>,
    seen: BTreeSet<G::Action>,
    /// Every event so far, by its JSON: what differs is told differently.
    told: BTreeMap<String, G::Event>,
    earlier: Vec<(G, u64)>,
    /// The position restored at the last close look, played along since.
    restored: Option<G>,
    round: u32,
    dice: Dice,
    summary: Summary,
}

impl<'a, G: Game> Walk<'a, G> {
    /// The first position of `setup`.
    pub fn new(
        setup: &'a G::Setup,
        seed: u64,
        plan: &'a Plan,
        pool: &'a Pool<G>,
        facts: &'a mut Facts,
        texts: &'a mut Vec<String>,
    ) -> Result<Self, Broken> {
        let position = start::<G>(setup)?;
        ensure(start::<G>(setup)? == position, Check::Setup, || "the same setup gives two different positions".to_owned())?;
        let json = setup.to_json().map_err(|error| Broken::new(Check::Setup, format!("the setup is not JSON: {error}")))?;
        let read = G::Setup::from_json(&json).map_err(|error| Broken::new(Check::Setup, format!("{json} does not read back: {error}")))?;
        ensure(start::<G>(&read)? == position, Check::Setup, || format!("{json} reads back as another setup"))?;
        ensure((1..=MAX_SEATS).contains(&position.seats()), Check::Setup, || format!("{} seats", position.seats()))?;
        let hash = position.hash();
        Ok(Self {
            setup,
            plan,
            pool,
            facts,
            texts,
            journal: Vec::new(),
            position,
            hash,
            legal: Vec::new(),
            seen: BTreeSet::new(),
            told: BTreeMap::new(),
            earlier: Vec::new(),
            restored: None,
            round: 1,
            dice: Dice::new(seed),
            summary: Summary::default(),
        })
    }

    /// Plays to the end.
    pub fn play_out(mut self) -> Result<Summary, Broken> {
        loop {
            let close = self.journal.len().is_multiple_of(self.plan.every.max(1)) || self.position.to_act().is_none();
            self.check_state()?;
            self.check_list(close)?;
            self.summary.refused +=
                check_refusals(&self.position, self.hash, &self.legal, &self.seen, self.pool, self.plan.tries, &mut self.dice)?;
            let twins = if close { Some(self.look_closely()?) } else { None };
            if self.position.to_act().is_none() {
                break;
            }
            ensure(self.journal.len() < self.plan.cap, Check::Ends, || format!("not over after {} actions", self.plan.cap))?;
            self.step(twins)?;
        }
        self.check_replay()?;
        self.summary.games = 1;
        self.summary.actions = self.journal.len() as u64;
        self.summary.longest = self.summary.actions;
        Ok(self.summary)
    }

    /// What holds in every position.
    fn check_state(&mut self) -> Result<(), Broken> {
        let position = &self.position;
        ensure(position.hash() == self.hash, Check::Hash, || "the same position hashes differently the second time".to_owned())?;
        check_soundness(position)?;
        check_course(position, &mut self.round, self.plan)
    }

    /// The legal list, in itself and against what is accepted.
    fn check_list(&mut self, close: bool) -> Result<(), Broken> {
        let position = &self.position;
        let mut fresh = Vec::new();
        position.legal_actions(&mut fresh);
        position.legal_actions(&mut self.legal);
        ensure(fresh == self.legal, Check::Emptied, || format!("an empty buffer gives {fresh:?}, a used one {:?}", self.legal))?;
        check_order(position, &fresh)?;
        for &action in &fresh {
            let checked = position.check(action);
            ensure(checked.is_ok(), Check::Listed, || format!("`{action}` is listed, but check says {checked:?}"))?;
            if close {
                check_text::<G>(action)?;
            }
        }
        if close {
            for _ in 0..PLAYED.min(fresh.len()) {
                if let Some(&action) = self.dice.pick(&fresh) {
                    let mut copy = position.clone();
                    let played = copy.play(action);
                    ensure(played.is_ok(), Check::Listed, || format!("`{action}` is listed, but play says {played:?}"))?;
                    if let Err(flaws) = copy.validate() {
                        return Err(Broken::new(Check::Validate, format!("after `{action}`: {flaws:?}")));
                    }
                }
            }
            ensure(position.hash() == self.hash, Check::Clones, || {
                "playing on copies changed the position they were made from".to_owned()
            })?;
        }
        Ok(())
    }

    /// The costly checks.
    fn look_closely(&mut self) -> Result<Twins<G>, Broken> {
        for (position, hash) in &self.earlier {
            ensure(position.hash() == *hash, Check::Clones, || "an earlier position has changed since".to_owned())?;
        }
        let kept = (self.position.clone(), self.hash);
        if self.earlier.len() < KEPT {
            self.earlier.push(kept);
        } else {
            let place = self.dice.below(KEPT);
            self.earlier[place] = kept;
        }
        self.restored = Some(self.check_restore()?);
        self.check_fingerprints()?;
        check_sketches(&self.position)?;
        for explained in self.position.explained() {
            ensure(explained.parts.iter().sum::<i64>() == explained.value, Check::Sums, || format!("{explained:?}"))?;
            self.summary.explained += 1;
        }
        self.summary.restored += 1;
        let twins = Twins::look(&self.position, &self.legal, &mut self.dice, self.facts)?;
        self.summary.resampled += twins.len();
        Ok(twins)
    }

    /// Joined in a search are only positions that are one.
    fn check_fingerprints(&mut self) -> Result<(), Broken> {
        let position = &self.position;
        // Dice of its own: what else is tried hangs on nothing that is tried here.
        let mut dice = self.dice;
        let mut met = vec![(position.fingerprint(), position.clone())];
        if let Some(restored) = &self.restored {
            let told = || "the restored position has another fingerprint".to_owned();
            ensure(restored.fingerprint() == met[0].0, Check::Fingerprint, told)?;
        }
        for _ in 0..PLAYED.min(self.legal.len()) {
            let Some(&action) = dice.pick(&self.legal).filter(|action| !position.reveals(**action)) else { continue };
            let mut after = position.clone();
            after.play_legal(action);
            let print = after.fingerprint();
            let other = met.iter().find(|(other, _)| *other == print);
            let one = other.is_none_or(|(_, other)| after.is_back_at(other));
            ensure(one, Check::Fingerprint, || format!("`{action}` leads to a position that is taken for another one"))?;
            met.push((print, after));
        }
        Ok(())
    }

    fn check_restore(&self) -> Result<G, Broken> {
        let position = &self.position;
        let json = position.to_json().map_err(|error| Broken::new(Check::Restore, format!("not JSON: {error}")))?;
        let restored = G::from_json(&json).map_err(|error| Broken::new(Check::Restore, format!("does not read back: {error}")))?;
        ensure(restored == *position, Check::Restore, || "the restored position differs".to_owned())?;
        ensure(restored.hash() == self.hash, Check::Restore, || "the restored position has another hash".to_owned())?;
        ensure(restored.random_words() == position.random_words(), Check::Restore, || {
            format!("{} random words are restored as {}", position.random_words(), restored.random_words())
        })?;
        let mut list = Vec::new();
        restored.legal_actions(&mut list);
        ensure(list == self.legal, Check::Restore, || format!("the legal list {:?} is restored as {list:?}", self.legal))?;
        ensure(restored.validate().is_ok(), Check::Restore, || "the restored position has flaws".to_owned())?;
        Ok(restored)
    }

    /// Plays one random action, on every path.
    fn step(&mut self, twins: Option<Twins<G>>) -> Result<(), Broken> {
        let Some(&action) = self.dice.pick(&self.legal) else {
            return Err(Broken::new(Check::EmptyIffOver, "nothing to choose from"));
        };
        self.texts.push(action.to_string());
        self.journal.push(action);
        self.seen.insert(action);
        let before = &self.position;

        let mut after = before.clone();
        after.play_legal(action);
        let mut played = before.clone();
        let refused = played.play(action).err();
        ensure(refused.is_none(), Check::Listed, || format!("`{action}` is listed, but play says {refused:?}"))?;
        ensure(played == after, Check::Paths, || format!("play and play_legal of `{action}` lead to different positions"))?;
        let mut told = before.clone();
        let mut events = Vec::new();
        let refused = told.play_told(action, &mut events).err();
        ensure(refused.is_none(), Check::Listed, || format!("`{action}` is listed, but play_told says {refused:?}"))?;
        ensure(told == after, Check::Paths, || format!("play_told and play_legal of `{action}` lead to different positions"))?;
        ensure(before.hash() == self.hash, Check::Clones, || {
            format!("playing `{action}` on copies changed the position they were made from")
        })?;

        let hash = after.hash();
        ensure((after == *before) == (hash == self.hash), Check::Hash, || {
            format!("`{action}`: positions equal {}, hashes equal {}", after == *before, hash == self.hash)
        })?;
        ensure(told.hash() == hash && played.hash() == hash, Check::Hash, || {
            format!("equal positions after `{action}` have different hashes")
        })?;
        ensure(after.random_words() >= before.random_words(), Check::Reveals, || format!("`{action}` gives random words back"))?;
        ensure(after.random_words() == before.random_words() || before.reveals(action), Check::Reveals, || {
            format!("`{action}` draws from the random stream, but reveals denies it")
        })?;

        check_events(before, &events, &mut self.told)?;
        let mut appended = events.clone();
        let former = appended.len();
        let again = before.clone().play_told(action, &mut appended);
        ensure(again.is_ok() && appended[..former] == events[..] && appended[former..] == events[..], Check::Events, || {
            format!("`{action}` told a second time: {events:?} became {appended:?}")
        })?;

        if let Some(restored) = &mut self.restored {
            let refused = restored.play(action).err();
            ensure(refused.is_none() && *restored == after, Check::Restore, || {
                format!("`{action}` in the restored position goes another way ({refused:?})")
            })?;
        }
        if let Some(twins) = twins {
            twins.follow(before, action, &after, &events, self.facts)?;
        }
        self.position = after;
        self.hash = hash;
        Ok(())
    }

    /// The journal, from actions and from their texts, leads here again.
    fn check_replay(&self) -> Result<(), Broken> {
        let mut replay = start::<G>(self.setup)?;
        for (number, (&action, text)) in self.journal.iter().zip(self.texts.iter()).enumerate() {
            let read = text.parse::<G::Action>().ok();
            ensure(read == Some(action), Check::ActionText, || format!("`{text}` reads as {read:?}, not {action:?}"))?;
            let refused = replay.play(action).err();
            ensure(refused.is_none(), Check::Replay, || format!("action {number}, `{text}`, is refused in the replay: {refused:?}"))?;
        }
        ensure(replay == self.position && replay.hash() == self.hash, Check::Replay, || "the replay leads to another position".to_owned())
    }
}

/// What holds in every position after one of `round`.
/// What is there adds up.
pub(super) fn check_soundness<G: Game>(position: &G) -> Result<(), Broken> {
    position.validate().map_err(|flaws| Broken::new(Check::Validate, format!("{flaws:?}")))
}

/// Turns follow each other, and the game is over when nobody is to act.
pub(super) fn check_course<G: Game>(position: &G, round: &mut u32, plan: &Plan) -> Result<(), Broken> {
    let (owner, now) = position.turn();
    ensure(owner.index() < position.seats(), Check::Turn, || format!("the turn of {owner:?} at a table of {}", position.seats()))?;
    ensure(now >= *round, Check::Turn, || format!("round {now} after round {round}"))?;
    *round = now;
    if let Some(seat) = position.to_act() {
        ensure(seat.index() < position.seats(), Check::Turn, || format!("{seat:?} is to act at a table of {}", position.seats()))?;
    }
    match (position.outcome(), position.to_act()) {
        (None, Some(_)) => Ok(()),
        (Some(outcome), None) => sound(&outcome, position.seats(), plan),
        (outcome, to_act) => Err(Broken::new(Check::Outcome, format!("{to_act:?} is to act, yet the outcome is {outcome:?}"))),
    }
}

pub(super) fn start<G: Game>(setup: &G::Setup) -> Result<G, Broken> {
    G::from_setup(setup).map_err(|error| Broken::new(Check::Setup, format!("refused: {error}")))
}

/// What `position` may choose from is in order, and empty at the end alone.
pub(super) fn check_order<G: Game>(position: &G, legal: &[G::Action]) -> Result<(), Broken> {
    let unsorted = legal.windows(2).find(|pair| pair[0] >= pair[1]);
    ensure(unsorted.is_none(), Check::Sorted, || format!("{unsorted:?} in {legal:?}"))?;
    ensure(legal.is_empty() == position.to_act().is_none(), Check::EmptyIffOver, || {
        format!("{:?} is to act and may choose from {legal:?}", position.to_act())
    })
}

/// What minds are told of the seats.
fn check_sketches<G: Game>(position: &G) -> Result<(), Broken> {
    let mut all = vec![Sketch::default(); position.seats()];
    position.sketches(&mut all);
    for (seat, told) in Seat::all(position.seats()).zip(&all) {
        let mut alone = Sketch::default();
        position.sketch(seat, &mut alone);
        ensure(alone == *told, Check::Sketch, || format!("{seat} alone is told {alone:?}, beside the others {told:?}"))?;
        let outside = told.entries().iter().find(|(place, value)| usize::from(*place) >= position.sketch_places() || !value.is_finite());
        ensure(outside.is_none(), Check::Sketch, || format!("{seat} is told {outside:?} of {} places", position.sketch_places()))?;
    }
    Ok(())
}

fn check_text<G: Game>(action: G::Action) -> Result<(), Broken> {
    let text = action.to_string();
    let read = text.parse::<G::Action>();
    ensure(read.as_ref().is_ok_and(|read| *read == action), Check::ActionText, || {
        format!("{action:?} is written `{text}` and read {:?}", read.map_err(|error| error.to_string()))
    })?;
    let json = action.to_json().map_err(|error| Broken::new(Check::ActionText, format!("`{text}` is not JSON: {error}")))?;
    let read = G::Action::from_json(&json);
    ensure(read.as_ref().is_ok_and(|read| *read == action), Check::ActionText, || format!("`{text}` is written {json} and read {read:?}"))
}

fn sound(outcome: &Outcome, seats: usize, plan: &Plan) -> Result<(), Broken> {
    let (winners, scores) = (&outcome.winners.0, &outcome.scores.0);
    ensure(!plan.somebody_wins || winners[..seats].contains(&true), Check::Outcome, || format!("nobody wins: {outcome:?}"))?;
    ensure(!winners[seats..].contains(&true), Check::Outcome, || format!("an empty seat wins: {outcome:?}"))?;
    ensure(scores[seats..].iter().all(|&score| score == 0), Check::Outcome, || format!("an empty seat scores: {outcome:?}"))?;
    let best = scores[..seats].iter().max();
    let top = winners.iter().zip(scores).all(|(&wins, score)| !wins || Some(score) == best);
    ensure(top || !plan.top_score_wins, Check::Outcome, || format!("a winner has fewer points than another: {outcome:?}"))
}
