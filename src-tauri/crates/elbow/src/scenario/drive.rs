//! Runs one scenario.

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Serialize;
use serde_json::Value;
use table::{Games, Registered};
use tabletop::scenario::{Differences, Facts, fits, list, numbered, plain, same_items, write};
use tabletop::{Reason, Seat};

use super::format::{OneOrMore, Scenario, Step};
use crate::games::{Job, with_game};

/// Runs a scenario; everything that is wrong at the first step with a fault comes back as sentences.
pub fn run<S: Games>(scenario: &Scenario) -> Result<(), Vec<String>> {
    match catch_unwind(AssertUnwindSafe(|| with_game::<S, _>(&scenario.game::<S>(), Drive(scenario)))) {
        Ok(Ok(result)) => result,
        Ok(Err(unknown)) => Err(vec![format!("given: {unknown}")]),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
            Err(vec![format!("the engine panicked: {}", text.unwrap_or("without a word").replace('\n', " "))])
        }
    }
}

struct Drive<'a>(&'a Scenario);

/// A game under way.
struct Play<G: Registered> {
    position: G,
    events: Vec<Value>,
}

impl Job for Drive<'_> {
    type Output = Result<(), Vec<String>>;

    fn run<G: Registered>(self, game: &'static str) -> Result<(), Vec<String>> {
        let mut given = self.0.given.clone();
        given.insert("game".to_owned(), game.into());
        let given: Value = given.into_iter().collect();
        let position = <G as Registered>::from_given(&given);
        if let Some(wanted) = &self.0.impossible {
            return impossible(wanted, position.err().unwrap_or_default());
        }
        let position = position.map_err(|reasons| reasons.iter().map(|reason| format!("given: {}", reason.message)).collect::<Vec<_>>())?;
        let mut play = Play { position, events: Vec::new() };
        for (number, step) in (1..).zip(&self.0.steps) {
            let problems = play.step(step);
            if !problems.is_empty() {
                return Err(problems.iter().map(|problem| format!("step {number}{}: {problem}", name(step))).collect());
            }
        }
        let problems = self.0.then.as_ref().map_or_else(Vec::new, |then| Differences::of(&**then, &play.facts()));
        if problems.is_empty() { Ok(()) } else { Err(problems.iter().map(|problem| format!("then: {problem}")).collect()) }
    }
}

/// Whether a position was refused for the one reason `wanted`.
fn impossible(wanted: &str, reasons: Vec<Reason>) -> Result<(), Vec<String>> {
    let found: Vec<Value> = reasons
        .into_iter()
        .map(|reason| {
            let fields = reason.data.as_object().cloned().unwrap_or_default();
            fields.into_iter().chain([("kind".to_owned(), Value::from(reason.kind))]).collect()
        })
        .collect();
    if let [only] = &found[..]
        && fits(wanted, only, "kind")
    {
        return Ok(());
    }
    let found = if found.is_empty() { "that there is one".to_owned() } else { list(found.iter().map(|reason| write(reason, "kind"))) };
    Err(vec![format!("impossible: expected no such position ({wanted}), found {found}")])
}

/// What a step is about, in brackets.
fn name(step: &Step) -> String {
    match (&step.act, &step.refused) {
        (Some(act), _) => format!(" (act {})", act.all().join(", ")),
        (None, Some(refused)) => format!(" (refused {})", refused.all().join(", ")),
        _ => String::new(),
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

impl<G: Registered> Play<G> {
    fn step(&mut self, step: &Step) -> Vec<String> {
        let mut problems = Vec::new();
        if let Some(wanted) = step.seat
            && self.position.to_act() != Some(wanted)
        {
            let found = self.position.to_act().map_or_else(|| "nobody".to_owned(), |seat| seat.to_string());
            problems.push(format!("seat: expected {wanted} to act, found {found}"));
        }
        let mut events = Vec::new();
        for text in step.act.iter().flat_map(OneOrMore::all) {
            match self.act(text) {
                Ok(happened) => events.extend(happened),
                Err(problem) => {
                    problems.push(problem);
                    return problems;
                }
            }
        }
        problems.extend(check_events(step, &events));
        for text in step.refused.iter().flat_map(OneOrMore::all) {
            problems.extend(self.refused(text, step.reason.as_deref().unwrap_or_default()).err());
        }
        problems.extend(self.lists(step));
        problems.extend(self.prices(step));
        if let Some(expect) = &step.expect {
            problems.extend(Differences::of(&**expect, &self.facts()));
        }
        problems
    }

    /// Plays an action that must be accepted, in each way there is; it must be on offer, the ways must agree, and the
    /// position must be sound.
    fn act(&mut self, text: &str) -> Result<Vec<Value>, String> {
        let action = parse::<G>(text)?;
        if self.position.to_act().is_none() {
            return Err(format!("expected \"{text}\" to be accepted, found that the game is over"));
        }
        let offered = self.legal().contains(&action);
        let mut quick = self.position.clone();
        let mut events = Vec::new();
        self.position
            .play_told(action, &mut events)
            .map_err(|refusal| format!("expected \"{text}\" to be accepted, found {} ({refusal})", write(&json(&refusal), "reason")))?;
        if !offered {
            return Err(format!("\"{text}\" is accepted, but not in the legal list"));
        }
        quick.play_legal(action);
        if quick != self.position {
            return Err(format!("\"{text}\" gives another position on the fast path"));
        }
        if let Err(flaws) = self.position.validate() {
            return Err(format!(
                "\"{text}\" breaks the position: {}",
                flaws.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
            ));
        }
        let events: Vec<Value> = events.iter().map(json).collect();
        self.events.extend_from_slice(&events);
        Ok(events)
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.position.legal_actions(&mut legal);
        legal
    }

    /// An action that must be refused, by `check` and by `play`, which leaves the position alone.
    fn refused(&mut self, text: &str, reason: &str) -> Result<(), String> {
        let action = parse::<G>(text)?;
        let before = self.position.clone();
        let Err(refusal) = self.position.play(action) else {
            return Err(format!("expected \"{text}\" to be refused ({reason}), found that it is accepted"));
        };
        if self.position != before {
            return Err(format!("\"{text}\" was refused and changed the position all the same"));
        }
        if self.legal().contains(&action) {
            return Err(format!("\"{text}\" is refused and in the legal list all the same"));
        }
        let found = json(&refusal);
        if fits(reason, &found, "reason") {
            Ok(())
        } else {
            Err(format!("expected \"{text}\" to be refused with {reason}, found {}", write(&found, "reason")))
        }
    }

    fn lists(&self, step: &Step) -> Vec<String> {
        let legal = self.legal();
        let mut problems = Vec::new();
        for (texts, wanted) in [(&step.offered, true), (&step.not_offered, false)] {
            for text in texts.iter().flatten() {
                match parse::<G>(text) {
                    Err(problem) => problems.push(problem),
                    Ok(action) if legal.contains(&action) != wanted => problems.push(match self.position.check(action) {
                        Err(refusal) if wanted => format!("expected \"{text}\" to be offered, found {}", write(&json(&refusal), "reason")),
                        _ => {
                            let all = list(legal.iter().map(ToString::to_string));
                            let (expected, found) = if wanted { ("offered", "not among") } else { ("not offered", "among") };
                            format!("expected \"{text}\" to be {expected}, found it {found} {all}")
                        }
                    }),
                    Ok(_) => {}
                }
            }
        }
        problems
    }

    fn prices(&self, step: &Step) -> Vec<String> {
        let mut problems = Vec::new();
        let legal = <G as Registered>::legal_view(&self.position);
        let targets = legal["targets"].as_array().map_or(&[][..], Vec::as_slice);
        for (text, wanted) in step.price.iter().flatten() {
            match explained::<G>(targets, text) {
                Ok(found) if found["price"] == *wanted => {}
                Ok(found) => problems.push(format!("price of \"{text}\": expected {wanted}, found {}", plain(&found["price"]))),
                Err(problem) => problems.push(format!("price of {problem}")),
            }
        }
        for (text, wanted) in step.items.iter().flatten() {
            let found = explained::<G>(targets, text);
            let compared = found.map(|found| same_items(wanted, found["items"].as_array().map_or(&[], Vec::as_slice)));
            match compared {
                Ok(Ok(())) => {}
                Ok(Err(found)) => problems.push(format!("items of \"{text}\": expected {}, found {found}", list(wanted))),
                Err(problem) => problems.push(format!("items of {problem}")),
            }
        }
        for (text, wanted) in step.chance.iter().flatten() {
            let chance = explained::<G>(targets, text).map(|option| match &option["chance"] {
                Value::Null => "sure".to_owned(),
                chance => format!("{} of {}", chance["in"], chance["of"]),
            });
            match chance {
                Ok(found) if found == *wanted => {}
                Ok(found) => problems.push(format!("chance of \"{text}\": expected {wanted}, found {found}")),
                Err(problem) => problems.push(format!("chance of {problem}")),
            }
        }
        for (region, wanted) in step.blocked.iter().flatten() {
            let blocked = targets.iter().find(|target| numbered(&target["region"], region)).map(|target| &target["blocked"]);
            let found = match blocked {
                None => "no prices or reasons at this step".to_owned(),
                Some(Value::Null) => "that nothing blocks it".to_owned(),
                Some(blocked) if fits(wanted, blocked, "reason") => continue,
                Some(blocked) => write(blocked, "reason"),
            };
            problems.push(format!("blocked {region}: expected {wanted}, found {found}"));
        }
        problems
    }

    fn facts(&self) -> Facts {
        let position = &self.position;
        Facts {
            view: json(&position.view(Some(position.to_act().unwrap_or(position.turn().0)))),
            views: Seat::all(position.seats()).map(|seat| json(&position.view(Some(seat)))).collect(),
            bystander: json(&position.view(None)),
            position: json(position),
            events: self.events.clone(),
        }
    }
}

fn parse<G: Registered>(text: &str) -> Result<G::Action, String> {
    text.parse().map_err(|error: <G::Action as std::str::FromStr>::Err| plain_sentence(&error))
}

fn plain_sentence(error: &impl Display) -> String {
    error.to_string().replace('\n', " ")
}

/// The option of an action, or the blocked entry of a plain region number, with its price and items.
fn explained<'a, G: Registered>(targets: &'a [Value], text: &str) -> Result<&'a Value, String> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        let target = targets.iter().find(|target| numbered(&target["region"], text));
        let blocked = target.map(|target| &target["blocked"]).filter(|blocked| blocked["price"].is_number());
        return blocked.ok_or_else(|| format!("region {text}: expected one that is blocked by its price alone, found none"));
    }
    let action = json(&parse::<G>(text)?);
    let mut options = targets.iter().flat_map(|target| target["options"].as_array().into_iter().flatten());
    options
        .find(|option| option["action"] == action)
        .ok_or_else(|| format!("\"{text}\": expected it to be explained, found that it is not on offer"))
}

/// The events of a step against its patterns.
fn check_events(step: &Step, events: &[Value]) -> Vec<String> {
    let all = || list(events.iter().map(|event| write(event, "type")));
    let mut problems = Vec::new();
    let mut left = events.iter();
    for pattern in step.events.iter().flatten() {
        if !left.any(|event| fits(pattern, event, "type")) {
            problems.push(format!("events: expected \"{pattern}\" at its place, found {}", all()));
            break;
        }
    }
    for pattern in step.no_events.iter().flatten() {
        if events.iter().any(|event| fits(pattern, event, "type")) {
            problems.push(format!("events: expected no \"{pattern}\", found {}", all()));
        }
    }
    problems
}
