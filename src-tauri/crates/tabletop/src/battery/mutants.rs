//! Positions that somebody changed by hand: what `validate` accepts can be played to the end.
//!
//! Positions from random games are written as JSON and changed there: numbers to their neighbours and to the ends of their types, values
//! exchanged for others that were seen in the same place, parts removed, doubled and swapped, something taken here and added there. Each mutant
//! is refused when it is read, refused by [`Game::validate`], or has to keep what [`Game`] promises until the end of some random games.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use serde_json::Value;

use super::random::Dice;
use crate::{Game, Seat};

/// How many different values are remembered for each place in a position.
const REMEMBERED: usize = 60;

/// How many mutants are made, and how far each is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MutantPlan {
    /// Random games from which positions are taken.
    pub games: u64,
    /// About one position in so many actions is taken.
    pub every: usize,
    /// Mutants made of each.
    pub mutants: usize,
    /// Random games played from each mutant that is accepted.
    pub playouts: usize,
    /// The most actions a game may take before it counts as endless.
    pub cap: usize,
    /// Where random choices start from.
    pub seed: u64,
}

impl MutantPlan {
    /// `mutants` of each position of `games` games.
    pub const fn new(games: u64, mutants: usize, seed: u64) -> Self {
        Self { games, every: 12, mutants, playouts: 2, cap: 20_000, seed }
    }
}

/// A mutant that was accepted and does not keep a promise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What went wrong, and where.
    pub what: String,
    /// How often the same was found.
    pub count: usize,
    /// What was changed.
    pub changes: Vec<String>,
    /// The mutant.
    pub position: String,
    /// The actions that were played from it, as text.
    pub journal: Vec<String>,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} ({} times)", self.what, self.count)?;
        writeln!(f, "  changed: {}", self.changes.join("; "))?;
        writeln!(f, "  played: {}", self.journal.join(", "))?;
        writeln!(f, "  position: {}", self.position)
    }
}

/// What a run looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MutantSummary {
    /// Positions that were changed.
    pub positions: usize,
    /// Mutants that could not be read.
    pub unreadable: usize,
    /// Mutants that `validate` refused.
    pub flawed: usize,
    /// Mutants that are the position itself.
    pub same: usize,
    /// Mutants that were accepted and played.
    pub played: usize,
    /// What was found, each once.
    pub findings: Vec<Finding>,
}

/// Makes and plays mutants of random games, game `i` from `setup_of(i)`.
pub fn mutants<G: Game>(setup_of: impl Fn(u64) -> G::Setup, plan: &MutantPlan) -> MutantSummary {
    watch_panics();
    let mut dice = Dice::new(plan.seed);
    let mut positions = Vec::new();
    for game in 0..plan.games {
        let Ok(mut position) = G::from_setup(&setup_of(game)) else { continue };
        let mut legal = Vec::new();
        for step in 0..plan.cap {
            if step == 0 || dice.below(plan.every.max(1)) == 0 {
                positions.extend(position.to_value());
            }
            position.legal_actions(&mut legal);
            let Some(&action) = dice.pick(&legal) else { break };
            position.play_legal(action);
        }
        positions.extend(position.to_value());
    }
    let mut seen = Seen::default();
    for position in &positions {
        seen.remember(&mut String::new(), position);
    }
    let mut summary = MutantSummary { positions: positions.len(), ..MutantSummary::default() };
    for position in &positions {
        for _ in 0..plan.mutants {
            let mut mutant = position.clone();
            let changes: Vec<String> = (0..=dice.below(3)).filter_map(|_| seen.change(&mut mutant, &mut dice)).collect();
            summary.add(try_mutant::<G>(&mutant, position, plan, &mut dice), changes, &mutant);
        }
    }
    summary
}

/// As [`mutants`], for a test: panics with the findings, and unless enough mutants were really played.
///
/// # Panics
/// With each [`Finding`] as text.
pub fn assert_mutants_play<G: Game>(setup_of: impl Fn(u64) -> G::Setup, plan: &MutantPlan) -> MutantSummary {
    let summary = mutants::<G>(setup_of, plan);
    let report: String = summary.findings.iter().map(ToString::to_string).collect();
    assert!(summary.findings.is_empty(), "{} kinds of mutants are accepted and do not play:\n{report}", summary.findings.len());
    assert!(summary.played * 100 >= summary.positions, "hardly anything was accepted: {summary:?}");
    assert!(summary.flawed > summary.played / 10 && summary.unreadable > 0, "hardly anything was refused: {summary:?}");
    summary
}

/// What became of a mutant.
enum Fate {
    Unreadable,
    Flawed,
    Same,
    Played,
    Broken(String, Vec<String>),
}

impl MutantSummary {
    fn add(&mut self, fate: Fate, changes: Vec<String>, mutant: &Value) {
        match fate {
            Fate::Unreadable => self.unreadable += 1,
            Fate::Flawed => self.flawed += 1,
            Fate::Same => self.same += 1,
            Fate::Played => self.played += 1,
            Fate::Broken(what, journal) => {
                self.played += 1;
                match self.findings.iter_mut().find(|finding| finding.what == what) {
                    Some(finding) => finding.count += 1,
                    None => self.findings.push(Finding { what, count: 1, changes, position: mutant.to_string(), journal }),
                }
            }
        }
    }
}

fn try_mutant<G: Game>(mutant: &Value, original: &Value, plan: &MutantPlan, dice: &mut Dice) -> Fate {
    let mut journal = Vec::new();
    let fate = catch_unwind(AssertUnwindSafe(|| {
        let Ok(position) = G::from_value(mutant.clone()) else { return Fate::Unreadable };
        if position.validate().is_err() {
            return Fate::Flawed;
        }
        if G::from_value(original.clone()).is_ok_and(|original| original == position) {
            return Fate::Same;
        }
        for _ in 0..plan.playouts.max(1) {
            journal.clear();
            if let Err(what) = play_out(&position, plan.cap, dice, &mut journal) {
                return Fate::Broken(what, std::mem::take(&mut journal));
            }
        }
        Fate::Played
    }));
    fate.unwrap_or_else(|_| Fate::Broken(last_panic(), journal))
}

/// Plays an accepted position to its end by random choices; what it does not keep.
///
/// # Errors
/// A sentence about the promise that is broken.
pub fn play_out<G: Game>(start: &G, cap: usize, dice: &mut Dice, journal: &mut Vec<String>) -> Result<(), String> {
    let json = start.to_json().map_err(|error| format!("is not JSON: {error}"))?;
    let again = G::from_json(&json).map_err(|error| format!("does not read back: {error}"))?;
    if again != *start {
        return Err("reads back as another position".to_owned());
    }
    let mut position = start.clone();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let (seats, mut round) = (position.seats(), 0);
    for step in 0..cap {
        let close = step < 3 || dice.below(16) == 0;
        if close {
            look(&position, dice)?;
        }
        position.legal_actions(&mut legal);
        let (owner, now) = position.turn();
        if owner.index() >= seats || position.to_act().is_some_and(|seat| seat.index() >= seats) {
            return Err("a seat that is not at the table has the turn".to_owned());
        }
        if now < round {
            return Err("the round goes backwards".to_owned());
        }
        round = now;
        if legal.is_empty() != position.to_act().is_none() || legal.is_empty() != position.outcome().is_some() {
            let stage =
                format!("{} choices, {:?} to act, outcome {}", legal.len(), position.to_act().is_some(), position.outcome().is_some());
            return Err(format!("nobody can act, or somebody acts after the end: {stage}"));
        }
        let Some(&action) = dice.pick(&legal) else { return Ok(()) };
        journal.push(action.to_string());
        if let Err(refusal) = position.check(action) {
            return Err(format!("a listed action is refused: {refusal}"));
        }
        if close {
            let _ = position.reveals(action);
            events.clear();
            position.play_told(action, &mut events).map_err(|refusal| format!("a checked action is refused: {refusal}"))?;
        } else {
            position.play_legal(action);
        }
    }
    Err(format!("not over after {cap} actions"))
}

/// What the table asks of a position besides playing it.
fn look<G: Game>(position: &G, dice: &mut Dice) -> Result<(), String> {
    if let Err(flaws) = position.validate() {
        let kinds: Vec<String> = flaws.iter().map(|flaw| plain(&flaw.to_string())).collect();
        return Err(format!("play leads to a position that is refused: {}", kinds.join("; ")));
    }
    let _ = position.view(None);
    for seat in Seat::all(position.seats()) {
        let _ = position.view(Some(seat));
        let _ = position.appraise(seat);
        if position.resample(seat, dice.next()).validate().is_err() {
            return Err("resampling leads to a position that is refused".to_owned());
        }
    }
    Ok(())
}

/// A sentence without its numbers, so that equal findings are one.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect()
}

// ---- changes

/// The values that were seen at each place; places in lists are one.
#[derive(Default)]
struct Seen(BTreeMap<String, Vec<Value>>);

impl Seen {
    fn remember(&mut self, path: &mut String, value: &Value) {
        let here = self.0.entry(path.clone()).or_default();
        if here.len() < REMEMBERED && !here.contains(value) {
            here.push(value.clone());
        }
        let length = path.len();
        match value {
            Value::Array(items) => {
                path.push_str("/*");
                for item in items {
                    self.remember(path, item);
                }
            }
            Value::Object(fields) => {
                for (key, field) in fields {
                    path.push('/');
                    path.push_str(key);
                    self.remember(path, field);
                    path.truncate(length);
                }
            }
            _ => {}
        }
        path.truncate(length);
    }

    /// Changes one thing; what.
    fn change(&self, mutant: &mut Value, dice: &mut Dice) -> Option<String> {
        if dice.below(5) == 0 {
            return transfer(mutant, dice);
        }
        let path = some_place(mutant, dice)?;
        let general = path.split('/').map(|step| if step.parse::<u32>().is_ok() { "*" } else { step }).collect::<Vec<_>>().join("/");
        let known = self.0.get(&general);
        let here = mutant.pointer_mut(&path)?;
        let before = short(here);
        if dice.below(3) == 0
            && let Some(other) = known.and_then(|known| dice.pick(known))
        {
            *here = other.clone();
            return Some(format!("{path}: {before} to {}", short(here)));
        }
        match here {
            Value::Number(number) => *here = other_number(number.as_i64().unwrap_or(0), dice),
            Value::Bool(bit) => *bit = !*bit,
            Value::Array(items) => self.change_list(items, &format!("{general}/*"), dice),
            Value::Object(fields) => {
                let some = known.and_then(|known| dice.pick(known)).and_then(Value::as_object);
                let keys: Vec<String> = fields.keys().cloned().collect();
                match (dice.below(2), some.map(|other| other.iter().collect::<Vec<_>>()).and_then(|other| dice.pick(&other).copied())) {
                    (0, Some((key, value))) => {
                        fields.insert(key.clone(), value.clone());
                    }
                    _ => {
                        fields.remove(dice.pick(&keys)?);
                    }
                }
            }
            Value::Null | Value::String(_) => *here = known.and_then(|known| dice.pick(known)).cloned().unwrap_or(Value::Null),
        }
        Some(format!("{path}: {before} to {}", mutant.pointer(&path).map(short)?))
    }

    fn change_list(&self, items: &mut Vec<Value>, inside: &str, dice: &mut Dice) {
        let (one, other) = (dice.below(items.len()), dice.below(items.len()));
        match dice.below(6) {
            0 if !items.is_empty() => {
                items.remove(one);
            }
            1 if !items.is_empty() => items.insert(other, items[one].clone()),
            2 if !items.is_empty() => items.swap(one, other),
            3 => items.truncate(one),
            4 => items.reverse(),
            _ => items.extend(self.0.get(inside).and_then(|known| dice.pick(known)).cloned()),
        }
    }
}

/// A number near `number`, at the end of some type, or any small one.
fn other_number(number: i64, dice: &mut Dice) -> Value {
    const ODD: [i64; 14] = [0, 1, 2, 3, 7, 55, 56, 63, 64, 65, 127, 255, 256, -1];
    Value::from(match dice.below(5) {
        0 => number + 1,
        1 => number - 1,
        2 => number + 2,
        3 => ODD[dice.below(ODD.len())],
        _ => i64::from(dice.below(24) as u8),
    })
}

/// Takes something from one number and adds it to another, or lets two values change places.
fn transfer(mutant: &mut Value, dice: &mut Dice) -> Option<String> {
    let (one, other) = (some_place(mutant, dice)?, some_place(mutant, dice)?);
    let (a, b) = (mutant.pointer(&one)?.clone(), mutant.pointer(&other)?.clone());
    if let (Some(a), Some(b)) = (a.as_i64(), b.as_i64()) {
        let count = 1 + i64::from(dice.below(2) as u8);
        *mutant.pointer_mut(&one)? = Value::from(a - count);
        *mutant.pointer_mut(&other)? = Value::from(b + count);
        return Some(format!("{count} from {one} to {other}"));
    }
    let (inside, apart) = (one.starts_with(&other) || other.starts_with(&one), std::mem::discriminant(&a) != std::mem::discriminant(&b));
    if inside || apart {
        return None;
    }
    *mutant.pointer_mut(&one)? = b;
    *mutant.pointer_mut(&other)? = a;
    Some(format!("{one} and {other} changed places"))
}

/// A JSON pointer to some place of a position: every field of the position as likely as the others, however much it holds.
fn some_place(position: &Value, dice: &mut Dice) -> Option<String> {
    let mut path = String::new();
    let mut here = position;
    loop {
        let steps: Vec<String> = match here {
            Value::Array(items) => (0..items.len()).map(|index| index.to_string()).collect(),
            Value::Object(fields) => fields.keys().cloned().collect(),
            _ => Vec::new(),
        };
        // Never the whole position; a list or map itself now and then.
        if steps.is_empty() || !path.is_empty() && dice.below(5) == 0 {
            return Some(path).filter(|path| !path.is_empty());
        }
        path.push('/');
        path.push_str(dice.pick(&steps)?);
        here = position.pointer(&path)?;
    }
}

fn short(value: &Value) -> String {
    value.to_string().chars().take(100).collect()
}

// ---- panics

thread_local! {
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Panics on this thread are noted instead of printed while mutants are played.
fn watch_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            let text = info.payload().downcast_ref::<&str>().map(|text| (*text).to_owned());
            let text = text.or_else(|| info.payload().downcast_ref::<String>().cloned()).unwrap_or_default();
            PANIC.with_borrow_mut(|last| *last = format!("panics at {place}: {}", plain(&text)));
            // The report of a failing test is not one of a mutant's.
            if place.contains("mutants.rs") {
                before(info);
            }
        }));
    });
}

fn last_panic() -> String {
    PANIC.with_borrow(Clone::clone)
}
