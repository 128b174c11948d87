//! Coins that an attacker owes others: where, how many, to whom (WC-38, WC-52, UG-F7).

use serde::Serialize;
use tabletop::Seat;

use crate::board::region::{Region, RegionSet};
use crate::state::position::SmallWorld;

/// What a fee is due for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum For {
    /// Conquests.
    Conquest,
    /// Whatever harms those who stand in the region (WC-85).
    Harm,
    /// Whatever is done to the region (WC-119).
    Anything,
}

/// When a fee is paid.
#[derive(Clone, Copy)]
pub(crate) enum Due {
    /// When the region is declared the target (WC-38).
    Declared,
    /// The same, and not again this turn: what notes that it has been paid.
    Once(fn(&mut SmallWorld)),
    /// When the region falls (UG-F7); whoever falls sees to that.
    Falls,
    /// Never: who could not pay it is kept out all the same (house rule of UG-F7).
    Never,
}

/// A fee: where it is due, how much, and to whom.
#[derive(Clone, Copy)]
pub(crate) struct Fee {
    pub regions: RegionSet,
    pub coins: u8,
    /// What for: the name of a race, a power or an artifact, or another word.
    pub cause: &'static str,
    pub to: Seat,
    pub owed: For,
    pub due: Due,
}

/// Coins a price in coins is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FeeView {
    /// What for: `liches`, `marsh_dweller`, `harmony`, `aegis_of_aggramar`, `doomhammer`, or the race or power that takes it.
    pub cause: &'static str,
    /// To whom; null: to the bank.
    pub to: Option<Seat>,
    /// How many.
    pub coins: u8,
}

/// How many fees an attacker may meet in a turn: the boxes have five races, powers and artifacts that take any.
const MAX_FEES: usize = 8;

/// Every fee that one attacker may meet in a turn.
#[derive(Clone, Copy, Default)]
pub(crate) struct Fees {
    list: [Option<Fee>; MAX_FEES],
    count: usize,
    /// Where any is due.
    pub anywhere: RegionSet,
    /// Where nobody comes in without a coin, though none is paid.
    bars: RegionSet,
}

impl Fees {
    pub(crate) fn add(&mut self, fee: Fee) {
        if matches!(fee.due, Due::Never) {
            self.bars |= fee.regions;
        } else if !fee.regions.is_empty() && self.count < self.list.len() {
            self.anywhere |= fee.regions;
            self.list[self.count] = Some(fee);
            self.count += 1;
        }
    }

    /// Those due in `region`.
    pub fn due(&self, region: Region) -> impl Iterator<Item = Fee> + '_ {
        self.iter().filter(move |fee| fee.regions.has(region))
    }

    /// The same as a screen shows them.
    pub fn views(&self, region: Region) -> impl Iterator<Item = FeeView> + '_ {
        self.due(region).map(|fee| FeeView { cause: fee.cause, to: Some(fee.to), coins: fee.coins })
    }

    /// Coins due in `region`.
    pub fn sum(&self, region: Region) -> u8 {
        if self.anywhere.has(region) { self.due(region).map(|fee| fee.coins).sum() } else { 0 }
    }

    /// The regions that whoever has so many coins cannot pay for.
    pub fn beyond(&self, coins: u16) -> RegionSet {
        let barred = if coins == 0 { self.bars } else { RegionSet::EMPTY };
        if self.anywhere.is_empty() {
            return barred;
        }
        barred | self.anywhere.filter(|region| u16::from(self.sum(*region)) > coins).collect::<RegionSet>()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Fee> + '_ {
        self.list[..self.count].iter().flatten().copied()
    }
}
