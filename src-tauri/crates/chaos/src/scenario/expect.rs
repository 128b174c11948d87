//! What is expected of a position of Chaos in the Old World. Powers and lands are keys by their names.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use tabletop::scenario::{Differences, Expectation, Facts, list, none, plain, same_items};

/// A value for each power.
type Each<T> = Option<BTreeMap<String, T>>;

/// What a position must show. Everything left out is not looked at.
#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Expect {
    /// The power that decides now, or "none".
    to_act: Option<String>,
    round: Option<u32>,
    phase: Option<String>,
    /// What is asked.
    stage: Option<String>,
    over: Option<bool>,
    ending: Option<String>,
    winners: Option<Vec<String>>,
    old_world_left: Option<u64>,
    /// The cards on spaces 1 and 2 of the track, or "none".
    track: Option<Vec<String>>,
    /// The land of the battle that is being fought, or "none".
    battle: Option<String>,
    /// Hits that are still to be named.
    hits_left: Option<u64>,
    points: Each<u64>,
    tick: Each<u64>,
    threat: Each<u64>,
    counters: Each<u64>,
    /// Power left.
    power: Each<u64>,
    /// Power of a round.
    income: Each<u64>,
    passed: Each<bool>,
    /// Exactly these cards, in any order; a card twice stands there twice.
    hand: Each<Vec<String>>,
    hand_size: Each<u64>,
    deck: Each<u64>,
    discards: Each<Vec<String>>,
    upgrades: Each<Vec<String>>,
    taken: Each<u64>,
    reserve: Each<BTreeMap<String, u64>>,
    corruption_left: Each<u64>,
    /// The powers whose hands a power ("none": a bystander) sees.
    sees: Each<Vec<String>>,
    lands: Option<BTreeMap<String, LandWanted>>,
}

/// What a land must show.
#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct LandWanted {
    /// Exactly these, by the name of the kind.
    figures: Option<BTreeMap<String, u64>>,
    /// Exactly these.
    corruption: Option<BTreeMap<String, u64>>,
    /// Exactly these.
    tokens: Option<BTreeMap<String, u64>>,
    /// The cards on slots 1 and 2, or "none".
    cards: Option<Vec<String>>,
    /// Whether the text of the card on each slot does nothing.
    blank: Option<Vec<bool>>,
    /// The ruination card, from 1; 0: not ruined.
    ruined: Option<u64>,
    resistance: Option<u64>,
    resistance_items: Option<Vec<String>>,
    /// Victory points for dominating it.
    prize: Option<u64>,
    domination: Option<BTreeMap<String, u64>>,
    domination_items: Option<BTreeMap<String, Vec<String>>>,
    /// Who would dominate it, or "none".
    dominator: Option<String>,
    tie: Option<bool>,
    /// Dice, 0 where none would be rolled.
    dice: Option<BTreeMap<String, u64>>,
    battle: Option<bool>,
    blight: Option<u64>,
    blight_next: Option<u64>,
    /// Who would get a counter in the Corruption Step: exactly these.
    counters: Option<Vec<String>>,
    /// Figures that another power controls: exactly these.
    controlled: Option<Vec<String>>,
    shielded: Option<Vec<String>>,
    /// Figures on card slots.
    standing: Option<BTreeMap<String, u64>>,
    /// Dice and defence of figures.
    attack: Option<BTreeMap<String, u64>>,
    defence: Option<BTreeMap<String, u64>>,
}

fn sorted(texts: impl Iterator<Item = String>) -> String {
    let mut texts: Vec<String> = texts.collect();
    texts.sort();
    list(texts)
}

/// The names of a counted map, each as often as it counts.
fn counted(map: &Value) -> String {
    let entries = map.as_object().into_iter().flatten();
    sorted(entries.flat_map(|(name, count)| std::iter::repeat_n(name.clone(), count.as_u64().unwrap_or(0) as usize)))
}

fn above_zero(map: &Value) -> BTreeMap<String, u64> {
    let entries = map.as_object().into_iter().flatten().map(|(name, count)| (name.clone(), count.as_u64().unwrap_or(0)));
    entries.filter(|(_, count)| *count > 0).collect()
}

fn names(list: &Value) -> impl Iterator<Item = String> {
    list.as_array().into_iter().flatten().map(plain)
}

impl Expectation for Expect {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn compare(&self, facts: &Facts, out: &mut Differences) {
        self.course(facts, out);
        self.powers(facts, out);
        let lands = facts.view["lands"].as_array().map_or(&[][..], Vec::as_slice);
        for (name, wanted) in self.lands.iter().flatten() {
            match lands.iter().find(|land| plain(&land["land"]) == *name) {
                Some(land) => wanted.compare(name, land, out),
                None => out.same(format_args!("land {name}"), "one of that name", "none"),
            }
        }
    }
}

impl Expect {
    fn course(&self, facts: &Facts, out: &mut Differences) {
        let view = &facts.view;
        let power = |seat: &Value| {
            let powers = view["powers"].as_array().into_iter().flatten();
            powers.clone().find(|power| power["seat"] == *seat).map_or_else(|| "none".to_owned(), |power| plain(&power["power"]))
        };
        let words = [
            ("to_act", &self.to_act, power(&view["to_act"])),
            ("phase", &self.phase, plain(&view["phase"])),
            ("stage", &self.stage, plain(&view["stage"])),
            ("ending", &self.ending, none(&view["ending"])),
            ("battle", &self.battle, none(&view["battle"]["land"])),
        ];
        for (key, wanted, found) in words {
            if let Some(wanted) = wanted {
                out.same(key, wanted, found);
            }
        }
        if let Some(round) = self.round {
            out.same("round", round, &view["round"]);
        }
        if let Some(over) = self.over {
            out.same("over", over, &view["over"]);
        }
        if let Some(winners) = &self.winners {
            let found = view["winners"].as_array().into_iter().flatten().map(power);
            out.same("winners", sorted(winners.iter().cloned()), sorted(found));
        }
        for (key, wanted, found) in
            [("old_world_left", self.old_world_left, &view["old_world"]["left"]), ("hits_left", self.hits_left, &view["battle"]["left"])]
        {
            if let Some(wanted) = wanted {
                out.same(key, wanted, none(found));
            }
        }
        if let Some(track) = &self.track {
            out.same("track", list(track), list(view["old_world"]["track"].as_array().into_iter().flatten().map(none)));
        }
    }

    fn powers(&self, facts: &Facts, out: &mut Differences) {
        let powers = facts.view["powers"].as_array().map_or(&[][..], Vec::as_slice);
        let find = |name: &str| powers.iter().find(|power| plain(&power["power"]) == name).cloned().unwrap_or_default();
        let own = |name: &str| {
            let views = facts.views.iter().flat_map(|view| view["powers"].as_array().into_iter().flatten());
            views.into_iter().find(|power| plain(&power["power"]) == name && !power["cards"].is_null()).cloned().unwrap_or_default()
        };
        for (key, wanted) in [
            ("points", &self.points),
            ("tick", &self.tick),
            ("threat", &self.threat),
            ("counters", &self.counters),
            ("income", &self.income),
            ("deck", &self.deck),
            ("taken", &self.taken),
            ("corruption_left", &self.corruption_left),
        ] {
            for (power, number) in wanted.iter().flatten() {
                out.same(format_args!("{key} of {power}"), number, none(&find(power)[key]));
            }
        }
        for (key, wanted, field) in [("power", &self.power, "energy"), ("hand_size", &self.hand_size, "hand")] {
            for (power, number) in wanted.iter().flatten() {
                out.same(format_args!("{key} of {power}"), number, none(&find(power)[field]));
            }
        }
        for (power, passed) in self.passed.iter().flatten() {
            out.same(format_args!("passed of {power}"), passed, &find(power)["passed"]);
        }
        for (power, cards) in self.hand.iter().flatten() {
            out.same(format_args!("hand of {power}"), sorted(cards.iter().cloned()), counted(&own(power)["cards"]));
        }
        for (power, cards) in self.discards.iter().flatten() {
            out.same(format_args!("discards of {power}"), sorted(cards.iter().cloned()), counted(&find(power)["discards"]));
        }
        for (power, upgrades) in self.upgrades.iter().flatten() {
            out.same(format_args!("upgrades of {power}"), sorted(upgrades.iter().cloned()), sorted(names(&find(power)["upgrades"])));
        }
        for (power, reserve) in self.reserve.iter().flatten() {
            for (kind, count) in reserve {
                out.same(format_args!("reserve of {power}: {kind}"), count, none(&find(power)["reserve"][kind]));
            }
        }
        for (viewer, wanted) in self.sees.iter().flatten() {
            let seat = find(viewer)["seat"].as_u64();
            let view = if viewer == "none" { Some(&facts.bystander) } else { seat.and_then(|seat| facts.views.get(seat as usize)) };
            let seen = view.and_then(|view| view["powers"].as_array()).into_iter().flatten().filter(|power| !power["cards"].is_null());
            out.same(
                format_args!("hands seen by {viewer}"),
                sorted(wanted.iter().cloned()),
                sorted(seen.map(|power| plain(&power["power"]))),
            );
        }
    }
}

impl LandWanted {
    fn compare(&self, name: &str, land: &Value, out: &mut Differences) {
        let figures = land["figures"].as_array().map_or(&[][..], Vec::as_slice);
        if let Some(wanted) = &self.figures {
            let mut found: BTreeMap<String, u64> = BTreeMap::new();
            for figure in figures {
                let id = plain(&figure["figure"]);
                *found.entry(id.rsplit_once('_').map_or(id.clone(), |(kind, _)| kind.to_owned())).or_default() += 1;
            }
            out.same(format_args!("figures in {name}"), write(wanted), write(&found));
        }
        for (key, wanted) in [("corruption", &self.corruption), ("tokens", &self.tokens)] {
            if let Some(wanted) = wanted {
                out.same(format_args!("{key} in {name}"), write(wanted), write(&above_zero(&land[key])));
            }
        }
        let slots = || land["slots"].as_array().into_iter().flatten();
        if let Some(wanted) = &self.cards {
            out.same(format_args!("cards in {name}"), list(wanted), list(slots().map(|slot| none(&slot["card"]))));
        }
        if let Some(wanted) = &self.blank {
            let found: Vec<bool> = slots().map(|slot| slot["blank"] == true).collect();
            out.same(format_args!("blank in {name}"), format!("{wanted:?}"), format!("{found:?}"));
        }
        for (key, wanted, found) in [
            ("ruined", self.ruined, land["ruined"].as_u64().unwrap_or(0)),
            ("resistance", self.resistance, land["resistance"]["value"].as_u64().unwrap_or(0)),
            ("prize", self.prize, land["points"]["value"].as_u64().unwrap_or(0)),
            ("blight", self.blight, land["blight"].as_u64().unwrap_or(0)),
            ("blight_next", self.blight_next, land["blight_next"].as_u64().unwrap_or(0)),
        ] {
            if let Some(wanted) = wanted {
                out.same(format_args!("{key} of {name}"), wanted, found);
            }
        }
        if let Some(wanted) = &self.resistance_items {
            items(&format!("resistance_items of {name}"), wanted, &land["resistance"]["items"], out);
        }
        for (power, wanted) in self.domination.iter().flatten() {
            out.same(format_args!("domination of {power} in {name}"), wanted, none(&land["domination"][power]["value"]));
        }
        for (power, wanted) in self.domination_items.iter().flatten() {
            items(&format!("domination_items of {power} in {name}"), wanted, &land["domination"][power]["items"], out);
        }
        for (power, wanted) in self.dice.iter().flatten() {
            out.same(format_args!("dice of {power} in {name}"), wanted, land["dice"][power].as_u64().unwrap_or(0));
        }
        if let Some(wanted) = &self.dominator {
            out.same(format_args!("dominator of {name}"), wanted, none(&land["dominator"]));
        }
        for (key, wanted) in [("tie", self.tie), ("battle", self.battle)] {
            if let Some(wanted) = wanted {
                out.same(format_args!("{key} in {name}"), wanted, &land[key]);
            }
        }
        if let Some(wanted) = &self.counters {
            out.same(format_args!("counters in {name}"), sorted(wanted.iter().cloned()), sorted(names(&land["counters"])));
        }
        let those = |test: &dyn Fn(&Value) -> bool| sorted(figures.iter().filter(|figure| test(figure)).map(|f| plain(&f["figure"])));
        if let Some(wanted) = &self.controlled {
            out.same(format_args!("controlled in {name}"), sorted(wanted.iter().cloned()), those(&|f| f["owner"] != f["controller"]));
        }
        if let Some(wanted) = &self.shielded {
            out.same(format_args!("shielded in {name}"), sorted(wanted.iter().cloned()), those(&|f| f["shielded"] == true));
        }
        let of = |id: &str| figures.iter().find(|figure| plain(&figure["figure"]) == id).cloned().unwrap_or_default();
        for (key, wanted, field) in
            [("standing", &self.standing, "slot"), ("attack", &self.attack, "attack"), ("defence", &self.defence, "defence")]
        {
            for (figure, wanted) in wanted.iter().flatten() {
                out.same(format_args!("{key} of {figure} in {name}"), wanted, none(&of(figure)[field]));
            }
        }
    }
}

fn items(what: &str, wanted: &[String], found: &Value, out: &mut Differences) {
    if let Err(found) = same_items(wanted, found.as_array().map_or(&[], Vec::as_slice)) {
        out.same(what, list(wanted), found);
    }
}

fn write(map: &BTreeMap<String, u64>) -> String {
    let entries: Vec<String> = map.iter().filter(|(_, count)| **count > 0).map(|(name, count)| format!("{name} {count}")).collect();
    list(entries)
}
