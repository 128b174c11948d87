//! What is expected of a position of the Small World family.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};
use tabletop::scenario::{Differences, Expectation, Facts, fits, list, none, numbered, plain, same_items, write};

/// What a position must show. Everything left out is not looked at. Regions and seats are keys by their number.
#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Expect {
    to_act: Option<u8>,
    turn: Option<u8>,
    first: Option<u8>,
    round: Option<u32>,
    rounds: Option<u32>,
    stage: Option<String>,
    over: Option<bool>,
    winners: Option<Vec<u8>>,
    may_decline: Option<bool>,
    conquered: Option<u32>,
    /// The Berserk die that waits, or "none".
    die: Option<Value>,
    /// `0 active orcs 3`, `lost_tribe 1`, `monsters 2`, `murlocs 1` or `empty`.
    regions: Option<BTreeMap<String, String>>,
    /// All regions of a race: "0 active" = [4, 9].
    held: Option<BTreeMap<String, Vec<u64>>>,
    /// Exactly these, in any order: "mountain", "encampment 2".
    markers: Option<BTreeMap<String, Vec<String>>>,
    /// What guards a region, or "none".
    immune: Option<BTreeMap<String, String>>,
    /// The places and relics that lie in a region: exactly these, in any order.
    finds: Option<BTreeMap<String, Vec<String>>>,
    /// Places and relics that are still hidden.
    finds_left: Option<u64>,
    /// Bombs left in the pile.
    bombs: Option<u64>,
    /// Tokens an attacker needs before discounts.
    defence: Option<BTreeMap<String, u64>>,
    /// What each seat really has.
    coins: Option<Vec<u64>>,
    /// Tokens of the active race in hand, for each seat.
    hand: Option<Vec<u64>>,
    /// Tokens waiting to be put down again, for each seat.
    withdrawn: Option<Vec<u64>>,
    /// "orcs commando", "orcs" or "none", for each seat.
    active: Option<Vec<String>>,
    declined: Option<Vec<String>>,
    spirit: Option<Vec<String>>,
    /// Whom the Diplomat of a seat has peace with, or "none".
    ally: Option<BTreeMap<String, Value>>,
    /// The power that Stonehedge lends the active race of each seat, or "none".
    extra: Option<Vec<String>>,
    /// Who carries the vengeance markers of a seat.
    grudges: Option<BTreeMap<String, Vec<u64>>>,
    /// The seats that hold a harmony token.
    harmony: Option<Vec<u64>>,
    /// The team of each seat, or "none".
    team: Option<Vec<String>>,
    /// Special pieces in the supply of a seat.
    supply: Option<BTreeMap<String, BTreeMap<String, u64>>>,
    /// Tokens of a race in the tray.
    tray: Option<BTreeMap<String, u64>>,
    /// The income a seat would get if its turn ended now.
    income_now: Option<Vec<u64>>,
    /// The last income paid.
    income: Option<Income>,
    market: Option<Vec<Map<String, Value>>>,
    market_size: Option<usize>,
    stacks: Option<BTreeMap<String, u64>>,
    /// What is to be put down.
    placing: Option<PlacingWanted>,
    /// The coins that a viewer sees.
    seen_by: Option<Vec<Seen>>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Income {
    seat: u8,
    items: Option<Vec<String>>,
    total: Option<u64>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacingWanted {
    hand: Option<u64>,
    owed: Option<u64>,
    pieces: Option<Vec<String>>,
    waits_for: Option<String>,
}

/// Coins as a viewer sees them; "hidden" where they are not shown. A bystander if the viewer is left out.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    viewer: Option<u8>,
    coins: Vec<Value>,
}

/// How a column of numbers is read off the seats.
type Column<'a> = &'a dyn Fn(usize, &Value) -> Value;

impl Expectation for Expect {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn compare(&self, facts: &Facts, out: &mut Differences) {
        self.turn_order(facts, out);
        self.board(facts, out);
        self.sides(facts, out);
        self.stock(facts, out);
    }
}

impl Expect {
    fn turn_order(&self, facts: &Facts, out: &mut Differences) {
        let view = &facts.view;
        let numbers = [
            ("to_act", self.to_act.map(u32::from)),
            ("turn", self.turn.map(u32::from)),
            ("first", self.first.map(u32::from)),
            ("round", self.round),
            ("rounds", self.rounds),
            ("conquered", self.conquered),
        ];
        for (key, wanted) in numbers {
            if let Some(wanted) = wanted {
                out.same(key, wanted, none(&view[key]));
            }
        }
        for (key, wanted) in [("over", self.over), ("may_decline", self.may_decline)] {
            if let Some(wanted) = wanted {
                out.same(key, wanted, &view[key]);
            }
        }
        if let Some(stage) = &self.stage {
            out.same("stage", stage, plain(&view["stage"]));
        }
        if let Some(die) = &self.die {
            out.same("die", plain(die), none(&view["die"]));
        }
        if let Some(winners) = &self.winners {
            out.same("winners", Value::from(winners.clone()), none(&view["winners"]));
        }
    }

    fn board(&self, facts: &Facts, out: &mut Differences) {
        let region = |number: &str| -> Value {
            let regions = facts.view["regions"].as_array();
            regions.into_iter().flatten().find(|r| numbered(&r["region"], number)).cloned().unwrap_or_default()
        };
        let mut compare = |key: &str, number: &str, expected: String, found: &dyn Fn(&Value) -> String| {
            let region = region(number);
            let found = if region.is_null() { "no such region".to_owned() } else { found(&region) };
            out.same(format_args!("{key} {number}"), expected, found);
        };
        for (number, wanted) in self.regions.iter().flatten() {
            compare("region", number, format!("\"{wanted}\""), &|region| format!("\"{}\"", holder(region)));
        }
        for (number, wanted) in self.markers.iter().flatten() {
            let mut wanted: Vec<String> = wanted.iter().map(|marker| marker.strip_suffix(" 1").unwrap_or(marker).to_owned()).collect();
            wanted.sort();
            compare("markers", number, list(&wanted), &|region| {
                let mut found: Vec<String> = region["markers"].as_array().into_iter().flatten().map(marker).collect();
                found.sort();
                list(&found)
            });
        }
        for (number, wanted) in self.immune.iter().flatten() {
            compare("immune", number, wanted.clone(), &|region| none(&region["immune"]));
        }
        for (number, wanted) in self.finds.iter().flatten() {
            let mut wanted = wanted.clone();
            wanted.sort();
            compare("finds", number, list(&wanted), &|region| {
                let mut found: Vec<String> = region["finds"].as_array().into_iter().flatten().map(plain).collect();
                found.sort();
                list(&found)
            });
        }
        for (number, wanted) in self.defence.iter().flatten() {
            compare("defence", number, wanted.to_string(), &|region| region["defence"].to_string());
        }
        for (race, wanted) in self.held.iter().flatten() {
            let mut wanted = wanted.clone();
            wanted.sort_unstable();
            let owner = |region: &&Value| format!("{} {}", region["owner"]["seat"], plain(&region["owner"]["slot"])) == *race;
            let found: Vec<Value> =
                facts.view["regions"].as_array().into_iter().flatten().filter(owner).map(|region| region["region"].clone()).collect();
            out.same(format_args!("held {race}"), Value::from(wanted), Value::from(found));
        }
    }

    fn sides(&self, facts: &Facts, out: &mut Differences) {
        let seats = facts.view["seats"].as_array().map_or(&[][..], Vec::as_slice);
        let each =
            |found: &dyn Fn(usize, &Value) -> Value| -> Value { seats.iter().enumerate().map(|(at, seat)| found(at, seat)).collect() };
        let own = |at: usize| facts.views[at]["seats"][at]["coins"].clone();
        let numbers: [(&str, &Option<Vec<u64>>, Column); 4] = [
            ("coins", &self.coins, &|at, _| own(at)),
            ("hand", &self.hand, &|_, seat| seat["hand"].clone()),
            ("withdrawn", &self.withdrawn, &|_, seat| seat["withdrawn"].clone()),
            ("income_now", &self.income_now, &|_, seat| seat["income"].clone()),
        ];
        for (key, wanted, found) in numbers {
            if let Some(wanted) = wanted {
                out.same(key, Value::from(wanted.clone()), each(found));
            }
        }
        let races: [(&str, &Option<Vec<String>>); 3] = [("active", &self.active), ("declined", &self.declined), ("spirit", &self.spirit)];
        for (slot, wanted) in races {
            if let Some(wanted) = wanted {
                out.same(slot, list(wanted), list(seats.iter().map(|seat| banner(seat, slot))));
            }
        }
        if let Some(wanted) = &self.harmony {
            let found: Value = seats.iter().filter(|seat| seat["harmony"] == true).map(|seat| seat["seat"].clone()).collect();
            out.same("harmony", Value::from(wanted.clone()), found);
        }
        if let Some(wanted) = &self.team {
            out.same("team", list(wanted), list(seats.iter().map(|seat| none(&seat["team"]))));
        }
        let seat = |number: &str| seats.iter().find(|seat| numbered(&seat["seat"], number)).cloned().unwrap_or_default();
        for (number, wanted) in self.ally.iter().flatten() {
            out.same(format_args!("ally {number}"), plain(wanted), none(&seat(number)["ally"]));
        }
        if let Some(wanted) = &self.extra {
            out.same("extra", list(wanted), list(seats.iter().map(|seat| none(&seat["active"]["extra"]))));
        }
        for (number, wanted) in self.grudges.iter().flatten() {
            let found: Value = seat(number)["grudges"].as_array().into_iter().flatten().cloned().collect();
            out.same(format_args!("grudges {number}"), Value::from(wanted.clone()), found);
        }
        for (number, wanted) in self.supply.iter().flatten() {
            for (piece, count) in wanted {
                let pieces = &seat(number)["pieces"];
                // Left out of the view where there are none.
                let optional = ["armor", "hammer", "beast", "champion", "objective", "strike", "claim", "intimidate", "swap"];
                let found = if pieces.is_object() && optional.contains(&piece.as_str()) && pieces[piece].is_null() {
                    "0".to_owned()
                } else {
                    none(&pieces[piece])
                };
                out.same(format_args!("supply {number} {piece}"), count, found);
            }
        }
        for seen in self.seen_by.iter().flatten() {
            let nobody = Value::Null;
            let view = seen.viewer.map_or(&facts.bystander, |viewer| facts.views.get(viewer as usize).unwrap_or(&nobody));
            let found = view["seats"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|seat| if seat["coins"].is_null() { "hidden".into() } else { seat["coins"].clone() });
            let who = seen.viewer.map_or_else(|| "a bystander".to_owned(), |viewer| format!("seat {viewer}"));
            out.same(format_args!("coins seen by {who}"), Value::from(seen.coins.clone()), found.collect::<Value>());
        }
        if let Some(wanted) = &self.placing {
            wanted.differences(&facts.view["placing"], out);
        }
        if let Some(wanted) = &self.income {
            wanted.differences(facts, out);
        }
    }

    fn stock(&self, facts: &Facts, out: &mut Differences) {
        if let Some(wanted) = self.finds_left {
            out.same("finds_left", wanted, none(&facts.view["finds"]["left"]));
        }
        if let Some(wanted) = self.bombs {
            out.same("bombs", wanted, none(&facts.view["bombs"]));
        }
        for (race, wanted) in self.tray.iter().flatten() {
            out.same(format_args!("tray {race}"), wanted, none(&facts.position["tray"][race]));
        }
        for (stack, wanted) in self.stacks.iter().flatten() {
            out.same(format_args!("stacks {stack}"), wanted, none(&facts.view["stacks"][stack]));
        }
        let market = facts.view["market"].as_array().map_or(&[][..], Vec::as_slice);
        if let Some(wanted) = self.market_size {
            out.same("market_size", wanted, market.len());
        }
        for wanted in self.market.iter().flatten() {
            let place = wanted.get("combo").map_or_else(|| "(combo is missing)".to_owned(), plain);
            let none_there = Value::Null;
            let combo = market.iter().find(|combo| numbered(&combo["combo"], &place)).unwrap_or(&none_there);
            for (key, value) in wanted {
                out.same(format_args!("market {place} {key}"), plain(value), none(&combo[key]));
            }
        }
    }
}

impl Income {
    fn differences(&self, facts: &Facts, out: &mut Differences) {
        let Some(paid) = facts.events.iter().rfind(|event| event["type"] == "income" && event["seat"] == self.seat) else {
            out.same(format_args!("income of seat {}", self.seat), "one", "none in these steps");
            return;
        };
        if let Some(total) = self.total {
            out.same(format_args!("income of seat {}: total", self.seat), total, &paid["total"]);
        }
        if let Some(wanted) = &self.items
            && let Err(found) = same_items(wanted, paid["items"].as_array().map_or(&[], Vec::as_slice))
        {
            out.say(format!("income of seat {}: expected {}, found {found}", self.seat, list(wanted)));
        }
    }
}

impl PlacingWanted {
    fn differences(&self, placing: &Value, out: &mut Differences) {
        for (key, wanted) in [("hand", self.hand), ("owed", self.owed)] {
            if let Some(wanted) = wanted {
                out.same(format_args!("placing {key}"), wanted, none(&placing[key]));
            }
        }
        if let Some(wanted) = &self.pieces {
            let mut wanted = wanted.clone();
            let pieces = placing["pieces"].as_array().into_iter().flatten();
            let mut found: Vec<String> = pieces.map(|piece| format!("{} {}", plain(&piece["kind"]), piece["in_hand"])).collect();
            wanted.sort();
            found.sort();
            out.same("placing pieces", list(&wanted), list(&found));
        }
        if let Some(wanted) = &self.waits_for {
            let found = &placing["waits_for"];
            let same = if found.is_null() { wanted == "none" && placing.is_object() } else { fits(wanted, found, "reason") };
            if !same {
                out.say(format!("placing waits_for: expected {wanted}, found {}", write(found, "reason")));
            }
        }
    }
}

fn holder(region: &Value) -> String {
    let (owner, tokens) = (&region["owner"], &region["tokens"]);
    if owner["lost_tribe"] == true {
        format!("lost_tribe {tokens}")
    } else if owner["monsters"] == true {
        format!("monsters {tokens}")
    } else if owner["murloc"] == true {
        format!("murlocs {tokens}")
    } else if owner.is_null() {
        "empty".into()
    } else {
        format!("{} {} {} {tokens}", owner["seat"], plain(&owner["slot"]), plain(&owner["race"]))
    }
}

fn marker(marker: &Value) -> String {
    let kind = plain(&marker["kind"]);
    if marker["count"] == 1 { kind } else { format!("{kind} {}", marker["count"]) }
}

/// Race and power of a seat's race in `slot`.
fn banner(seat: &Value, slot: &str) -> String {
    let declined = seat["declined"].as_array().into_iter().flatten();
    let Some(band) = declined.chain([&seat["active"]]).find(|band| band["slot"] == slot) else { return "none".into() };
    let race = plain(&band["race"]);
    if band["power"].is_null() { race } else { format!("{race} {}", plain(&band["power"])) }
}
