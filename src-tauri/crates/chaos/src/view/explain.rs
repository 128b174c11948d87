//! Why an action costs what it costs, and why another is not possible: for the screens, which compute no rule.

use serde::Serialize;
use serde_json::{Value, json};

use crate::cards::card::Card;
use crate::decisions::action::Action;
use crate::decisions::refusal::Refusal;
use crate::state::items::Sum;
use crate::state::names::{Kind, Land, Power};
use crate::state::position::Chaos;
use crate::state::task::Task;

/// What an action in a land costs, or why it is not possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct InLand {
    /// The land.
    pub land: Land,
    /// Power it costs.
    pub cost: u8,
    /// What that is made of.
    pub items: Vec<crate::state::items::Item>,
    /// The slot a card would lie on, 1 or 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub slot: Option<u8>,
    /// Why it is not possible.
    pub blocked: Option<Refusal>,
    /// How the land would stand after it; none if it is not possible.
    pub after: Option<After>,
}

/// How a land would stand right after an action in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct After {
    /// The own domination value.
    pub value: u8,
    /// The resistance.
    pub resistance: u8,
    /// Who would dominate.
    pub dominator: Option<Power>,
    /// Whether several would share the highest value.
    pub tie: bool,
    /// Whether a battle would be fought.
    pub battle: bool,
    /// The own dice in it.
    pub dice: u8,
}

/// A card in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CardChoice {
    /// Which.
    pub card: Card,
    /// How many of them.
    pub count: u8,
    /// Each land.
    pub lands: Vec<InLand>,
}

/// Figures of a kind at one place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FigureChoice {
    /// Which kind.
    pub kind: Kind,
    /// Where they are; none: the reserve.
    pub from: Option<Land>,
    /// How many.
    pub count: u8,
    /// Each land.
    pub lands: Vec<InLand>,
}

/// Everything that the power at turn might do in the Summoning Phase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Explained {
    /// Cards in hand.
    pub cards: Vec<CardChoice>,
    /// Figures.
    pub figures: Vec<FigureChoice>,
}

impl Chaos {
    /// What the power at turn may do with each card and figure in each land.
    pub(crate) fn explain(&self) -> Explained {
        let power = self.turn;
        let mut cards = Vec::new();
        for (number, count) in (0..).zip(self.hands[power.index()]).filter(|(_, count)| *count > 0) {
            let card = Card::new(power, number);
            let in_land = |land: Land| {
                let sum = Sum::of(|mut out| self.card_cost_items(card, land, &mut out));
                let blocked = self.check_action(Action::Play { card, land }).err();
                let slot = self.free_slot(power, land);
                let after = slot.filter(|_| blocked.is_none()).map(|slot| {
                    let mut played = *self;
                    played.slots[land.index()][slot] = Some(card);
                    played.standing_after(power, land)
                });
                InLand { land, cost: sum.value, items: sum.items, slot: slot.map(|slot| slot as u8 + 1), blocked, after }
            };
            cards.push(CardChoice { card, count, lands: Land::all().map(in_land).collect() });
        }
        let mut figures = Vec::new();
        for kind in Kind::ALL {
            for from in std::iter::once(None).chain(Land::all().map(Some)) {
                let Some(figure) = self.summoned(power, kind, from) else { continue };
                let in_land = |to: Land| {
                    let sum = Sum::of(|mut out| self.summon_cost_items(figure, from, to, &mut out));
                    let blocked = self.check_action(Action::Summon { kind, from, to }).err();
                    let after = blocked.is_none().then(|| {
                        let mut moved = *self;
                        moved.at.put(figure, Some(to));
                        moved.standing_after(power, to)
                    });
                    InLand { land: to, cost: sum.value, items: sum.items, slot: None, blocked, after }
                };
                let lands = Land::all().map(in_land).collect();
                figures.push(FigureChoice { kind, from, count: self.summonable_count(power, kind, from), lands });
            }
        }
        Explained { cards, figures }
    }

    /// How a land stands for a power: what an action shows beforehand. Only the piece itself is laid there; what its text does at once may ask
    /// somebody, or roll.
    fn standing_after(&self, power: Power, land: Land) -> After {
        let (dominator, _, tie) = self.dominator(land);
        let dice = self.all_dice(power, land);
        After { value: self.domination(power, land), resistance: self.resistance(land), dominator, tie, battle: self.contested(land), dice }
    }

    /// What the seat to act may do: `{to_act, stage, actions, targets}`, each target a land with priced options.
    pub fn legal_view(&self) -> Value {
        let view = self.view_for(self.actor());
        let mut targets = Vec::new();
        if self.tasks.last() == Some(&Task::Act) {
            for land in Land::all() {
                let mut options = Vec::new();
                for action in &view.actions {
                    let sum = match *action {
                        Action::Play { card, land: to } if to == land => Sum::of(|mut out| self.card_cost_items(card, land, &mut out)),
                        Action::Summon { kind, from, to } if to == land => {
                            let Some(figure) = self.summoned(self.turn, kind, from) else { continue };
                            Sum::of(|mut out| self.summon_cost_items(figure, from, to, &mut out))
                        }
                        _ => continue,
                    };
                    options.push(json!({ "action": action, "price": sum.value, "items": sum.items }));
                }
                targets.push(json!({ "region": land, "options": options, "blocked": null }));
            }
        }
        json!({ "to_act": view.to_act, "stage": view.stage, "task": view.task, "actions": view.actions, "targets": targets,
            "explain": view.explain })
    }

    /// How many figures of a kind could be summoned from a place.
    fn summonable_count(&self, power: Power, kind: Kind, from: Option<Land>) -> u8 {
        crate::state::names::Figure::of(power)
            .filter(|figure| figure.kind() == kind && self.land_of(*figure) == from && !self.controlled.has(*figure))
            .count() as u8
    }
}
