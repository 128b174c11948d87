//! What a viewer may know: views, events and resampling.

use std::collections::BTreeMap;

use super::Plan;
use super::failure::{Broken, Check, Failure, ensure};
use super::random::Dice;
use crate::{Game, Hidden, JsonText, MAX_SEATS, Seat};

/// The fewest comparisons after which a whole run is judged.
const ENOUGH: u64 = 100;

/// Of the resamples that could have changed a hidden thing, one in so many has to.
const SELDOM: u64 = 20;

/// What can only be judged over many games. Rows are observers.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    /// How often a position with secrets was resampled.
    with_secrets: u64,
    /// Whether the seat (column) was ever shown something that a bystander was not, while the row resampled.
    knows: [[u64; MAX_SEATS]; MAX_SEATS],
    /// How often resampling by the row changed what the column sees.
    dealt: [[u64; MAX_SEATS]; MAX_SEATS],
    /// How often an action that draws was played both in the true and in a resampled position, and how often that differed.
    draws: u64,
    draws_differ: u64,
    /// For each hidden thing by name: how often resampling could have changed it, and how often it did.
    hidden: BTreeMap<String, (u64, u64)>,
}

impl Facts {
    /// Adds what another thread saw.
    pub fn add(&mut self, other: &Self) {
        self.with_secrets += other.with_secrets;
        self.draws += other.draws;
        self.draws_differ += other.draws_differ;
        for (what, (could, did)) in &other.hidden {
            self.note_hidden(what, *could, *did);
        }
        for row in 0..MAX_SEATS {
            for column in 0..MAX_SEATS {
                self.knows[row][column] += other.knows[row][column];
                self.dealt[row][column] += other.dealt[row][column];
            }
        }
    }

    fn note_hidden(&mut self, what: &str, could: u64, did: u64) {
        // Looked up first: the name is new only once.
        if !self.hidden.contains_key(what) {
            self.hidden.insert(what.to_owned(), (0, 0));
        }
        if let Some(counts) = self.hidden.get_mut(what) {
            *counts = (counts.0 + could, counts.1 + did);
        }
    }

    /// The promises about the whole run.
    pub fn judge(&self, plan: &Plan) -> Result<(), Box<Failure>> {
        let fail = |check, detail| {
            Err(Box::new(Failure { check, detail, setup: String::new(), seed: plan.seed, game: plan.games, index: 0, journal: Vec::new() }))
        };
        for row in 0..MAX_SEATS {
            for column in 0..MAX_SEATS {
                let (knows, dealt) = (self.knows[row][column], self.dealt[row][column]);
                if row != column && knows >= ENOUGH && dealt == 0 {
                    let detail = format!(
                        "seat {column} was shown secrets in {knows} positions, but resampling for seat {row} never changed one of them; so neither do \
                         the views prove anything"
                    );
                    return fail(Check::Deals, detail);
                }
            }
        }
        if self.with_secrets >= ENOUGH && self.knows.iter().flatten().all(|&count| count == 0) {
            let detail = format!("{} positions claimed to have secrets, but no seat was ever shown one", self.with_secrets);
            return fail(Check::Deals, detail);
        }
        for (what, (could, did)) in &self.hidden {
            if *could >= ENOUGH && did * SELDOM < *could {
                let detail = format!("resampling could have changed \"{what}\" {could} times and did so {did} times: what is hidden leaks");
                return fail(Check::Deals, detail);
            }
        }
        if self.draws >= ENOUGH && self.draws_differ == 0 {
            let detail =
                format!("{} actions that draw were played in resampled positions and always came out as they really did", self.draws);
            return fail(Check::Future, detail);
        }
        Ok(())
    }
}

/// A position's resampled twins, one for each seat, and what was seen of them before the action.
pub(super) struct Twins<G> {
    twins: Vec<(Seat, G)>,
    /// Positions that differ as much as the rules hide: only asked what an action shows.
    far: Vec<(Seat, G)>,
}

impl<G: Game> Twins<G> {
    /// Resamples `position` for every seat and compares all that is promised before an action is played.
    pub fn look(position: &G, legal: &[G::Action], dice: &mut Dice, facts: &mut Facts) -> Result<Self, Broken> {
        let bystander = position.view(None);
        let views: Vec<G::View> = Seat::all(position.seats()).map(|seat| position.view(Some(seat))).collect();
        let secrets = position.has_secrets();
        let knows = if secrets { knows_more::<G>(&views, &bystander) } else { Vec::new() };
        let (mut twins, mut far) = (Vec::new(), Vec::new());
        for observer in Seat::all(position.seats()) {
            let seed = dice.next();
            let twin = position.resample(observer, seed);
            let describe = |what: &str| format!("{what} after resample({observer}, {seed})");
            ensure(twin == position.resample(observer, seed), Check::Resample, || describe("the same seed deals differently"))?;
            if let Err(flaws) = twin.validate() {
                return Err(Broken::new(Check::Resample, describe(&format!("the position has flaws ({flaws:?})"))));
            }
            ensure(twin.to_act() == position.to_act() && twin.turn() == position.turn(), Check::Resample, || {
                describe("another seat or turn")
            })?;
            ensure(twin.seats() == position.seats() && twin.has_secrets() == position.has_secrets(), Check::Resample, || {
                describe("another table")
            })?;
            ensure(same_view::<G>(&twin.view(Some(observer)), &views[observer.index()]), Check::View, || {
                describe(&format!(
                    "seat {observer} sees something else: {}",
                    difference::<G>(&views[observer.index()], &twin.view(Some(observer)))
                ))
            })?;
            ensure(same_view::<G>(&twin.view(None), &bystander), Check::Bystander, || {
                describe(&format!("a bystander sees something else: {}", difference::<G>(&bystander, &twin.view(None))))
            })?;
            if position.to_act() == Some(observer) {
                let mut list = Vec::new();
                twin.legal_actions(&mut list);
                ensure(list == legal, Check::Resample, || describe("the observer, who is to act, has another legal list"))?;
            }
            let (here, there) = (position.hidden(observer), twin.hidden(observer));
            let names = |list: &[Hidden]| list.iter().map(|hidden| hidden.what.clone()).collect::<Vec<_>>();
            ensure(names(&here) == names(&there), Check::Resample, || {
                describe(&format!("{:?} is hidden, and then {:?}", names(&here), names(&there)))
            })?;
            for (here, there) in here.iter().zip(&there).filter(|(here, _)| here.open) {
                facts.note_hidden(&here.what, 1, u64::from(here.value != there.value));
            }
            for end in 0..2 {
                far.push((observer, position.conceal(observer, end)));
            }
            if secrets {
                facts.with_secrets += 1;
                for seat in Seat::all(position.seats()) {
                    let (row, column) = (observer.index(), seat.index());
                    facts.knows[row][column] += u64::from(knows[column]);
                    facts.dealt[row][column] += u64::from(twin.view(Some(seat)) != views[column]);
                }
            }
            twins.push((observer, twin));
        }
        Ok(Self { twins, far })
    }

    /// How many there are.
    pub const fn len(&self) -> u64 {
        self.twins.len() as u64
    }

    /// Plays `action` in every twin too, and compares what is promised about what came of it: `after` is the true position after the
    /// action, `events` what happened there.
    pub fn follow(self, before: &G, action: G::Action, after: &G, events: &[G::Event], facts: &mut Facts) -> Result<(), Broken> {
        let drew = after.random_words() != before.random_words();
        let near = self.twins.into_iter().map(|(observer, twin)| (observer, twin, true));
        let far = self.far.into_iter().map(|(observer, twin)| (observer, twin, false));
        for (observer, mut twin, near) in near.chain(far) {
            let words = twin.random_words();
            if let Err(refusal) = twin.check(action) {
                // Another seat's action may hang on secrets of that seat; the observer's own never on those of others.
                ensure(!near || before.to_act() != Some(observer), Check::Resample, || {
                    format!("the observer's own `{action}` is refused: {refusal}")
                })?;
                continue;
            }
            // Only a legal action can be asked what it reveals.
            let announced = twin.reveals(action);
            let mut twin_events = Vec::new();
            let played = twin.play_told(action, &mut twin_events);
            ensure(played.is_ok(), Check::Resample, || format!("`{action}` is legal in a resampled position and refused: {played:?}"))?;
            let twin_drew = twin.random_words() != words;
            let same = twin.view(Some(observer)) == after.view(Some(observer));
            // The end of a game may show every secret; that says nothing about the draw.
            if near && drew && twin_drew && after.to_act().is_some() && twin.to_act().is_some() {
                facts.draws += 1;
                facts.draws_differ += u64::from(!same);
            }
            if drew || twin_drew {
                continue;
            }
            let revealing = before.reveals(action) || announced;
            ensure(same || revealing, Check::Reveals, || {
                let seen = difference::<G>(&after.view(Some(observer)), &twin.view(Some(observer)));
                format!("`{action}` shows seat {observer} something hidden, but reveals denies it: {seen}")
            })?;
            // What an action reveals may be told, though no view remembers it: who had no coin to pay.
            for viewer in [Some(observer), None].into_iter().filter(|_| !revealing) {
                if after.view(viewer) == twin.view(viewer) {
                    let (told, twin_told) = (filtered::<G>(events, viewer), filtered::<G>(&twin_events, viewer));
                    ensure(told == twin_told, Check::Events, || {
                        format!("`{action}` tells {viewer:?} what the view does not show: {told:?} against {twin_told:?}")
                    })?;
                }
            }
        }
        Ok(())
    }
}

/// What promises hold for the events of one action, whatever is resampled. `told`: what was told in this game before, by its JSON.
pub(super) fn check_events<G: Game>(position: &G, events: &[G::Event], told: &mut BTreeMap<String, G::Event>) -> Result<(), Broken> {
    for event in events {
        let json = event.to_json().map_err(|error| Broken::new(Check::Events, format!("{event:?} is not JSON: {error}")))?;
        if let Some(other) = told.get(&json) {
            ensure(other == event, Check::Events, || format!("{event:?} is written {json}, as is {other:?}"))?;
        } else {
            told.insert(json, event.clone());
        }
        let public = G::event_for(event, None);
        for seat in Seat::all(position.seats()) {
            let shown = G::event_for(event, Some(seat));
            ensure(shown.is_some() || public.is_none(), Check::Events, || {
                format!("{event:?} is shown to a bystander and hidden from seat {seat}")
            })?;
            if let Some(shown) = shown {
                let again = G::event_for(&shown, Some(seat));
                ensure(again.as_ref() == Some(&shown), Check::Events, || {
                    format!("{shown:?} filtered again for seat {seat} becomes {again:?}")
                })?;
            }
        }
    }
    Ok(())
}

fn filtered<G: Game>(events: &[G::Event], viewer: Option<Seat>) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::event_for(event, viewer)).collect()
}

/// Equal as values and, since the screen gets JSON, as JSON.
fn same_view<G: Game>(left: &G::View, right: &G::View) -> bool {
    left == right && serde_json::to_vec(left).ok() == serde_json::to_vec(right).ok()
}

/// Of each of `views`, whether it holds a value where a bystander's holds none.
fn knows_more<G: Game>(views: &[G::View], bystander: &G::View) -> Vec<bool> {
    fn more(own: &serde_json::Value, public: &serde_json::Value) -> bool {
        use serde_json::Value::{Array, Null, Object};
        match (own, public) {
            (own, Null) => *own != Null,
            (Object(own), Object(public)) => own.iter().any(|(key, value)| public.get(key).is_some_and(|public| more(value, public))),
            (Array(own), Array(public)) => own.iter().zip(public).any(|(own, public)| more(own, public)),
            _ => false,
        }
    }
    let json = |view| as_value::<G>(view).map(without_viewer);
    let public = json(bystander);
    views.iter().map(|own| json(own).zip(public.as_ref()).is_some_and(|(own, public)| more(&own, public))).collect()
}

/// The JSON form of a view. (Made by way of its text, as the screen gets it: another way would be compiled for every view.)
fn as_value<G: Game>(view: &G::View) -> Option<serde_json::Value> {
    serde_json::from_slice(&serde_json::to_vec(view).ok()?).ok()
}

/// A view names its viewer; that is no secret.
fn without_viewer(mut view: serde_json::Value) -> serde_json::Value {
    if let Some(fields) = view.as_object_mut() {
        fields.remove("viewer");
    }
    view
}

/// The first place in which two views differ, as `path: left against right`.
fn difference<G: Game>(left: &G::View, right: &G::View) -> String {
    fn walk(path: &str, left: &serde_json::Value, right: &serde_json::Value) -> Option<String> {
        use serde_json::Value::{Array, Object};
        match (left, right) {
            _ if left == right => None,
            (Object(a), Object(b)) if a.len() == b.len() => {
                a.iter().find_map(|(key, value)| walk(&format!("{path}/{key}"), value, b.get(key).unwrap_or(&serde_json::Value::Null)))
            }
            (Array(a), Array(b)) if a.len() == b.len() => {
                a.iter().zip(b).enumerate().find_map(|(index, (a, b))| walk(&format!("{path}/{index}"), a, b))
            }
            _ => Some(format!("{path}: {left} against {right}")),
        }
    }
    match (as_value::<G>(left), as_value::<G>(right)) {
        (Some(left), Some(right)) => walk("", &left, &right).unwrap_or_else(|| "equal as JSON, but not as values".to_owned()),
        _ => "a view is not JSON".to_owned(),
    }
}
