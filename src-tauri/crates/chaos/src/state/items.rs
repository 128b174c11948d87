//! What a number is made of: costs, resistance, domination, each as a sum with causes.

use serde::Serialize;

/// Where a part of a sum comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// What is printed.
    Printed,
    /// Own figures.
    Figures,
    /// The printed cost of an own Chaos card (CH-36); `id` names it.
    Card,
    /// A text; `id` names the Chaos card, the upgrade or the Old World card.
    Effect,
    /// Noble tokens (CH-56).
    Noble,
    /// Skaven tokens (CH-55).
    Skaven,
    /// What is missing to 0, since the sum cannot be less.
    Floor,
}

/// A part of a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Item {
    /// Why.
    pub cause: Cause,
    /// The card or upgrade that is the cause.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub id: Option<&'static str>,
    /// How much.
    pub amount: i16,
}

impl Item {
    #[inline]
    pub(crate) const fn new(cause: Cause, amount: u8) -> Self {
        Self { cause, id: None, amount: amount as i16 }
    }

    /// The same taken away.
    #[inline]
    pub(crate) const fn less(self) -> Self {
        Self { amount: -self.amount, ..self }
    }

    #[inline]
    pub(crate) const fn effect(id: &'static str, amount: u8) -> Self {
        Self { cause: Cause::Effect, id: Some(id), amount: amount as i16 }
    }
}

/// A sum with what it is made of; parts that are 0 are left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sum {
    /// The sum.
    pub value: u8,
    /// Its parts.
    pub items: Vec<Item>,
}

impl Sum {
    /// Collects the parts that `work` hands out.
    pub(crate) fn of(work: impl FnOnce(&mut dyn FnMut(Item))) -> Self {
        let mut items: Vec<Item> = Vec::new();
        work(&mut |item| {
            if item.amount != 0 {
                items.push(item);
            }
        });
        let value = items.iter().map(|item| item.amount).sum::<i16>();
        Self { value: total(value), items }
    }
}

/// A sum of parts that is never below 0.
#[inline]
pub(crate) fn total(sum: i16) -> u8 {
    u8::try_from(sum).unwrap_or(0)
}
