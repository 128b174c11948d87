//! Lines of an income: who pays, how much, and for which regions.

use std::fmt;

use tabletop::Seat;

use crate::board::region::RegionSet;
use crate::boxes::ability::Ground;
use crate::boxes::kit::Source;
use crate::boxes::{Find, Power, Race};
use crate::event::IncomeCause;
use crate::origin::Faction;
use crate::state::position::{Band, Slot};

/// Whose ability brings a coin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Payer {
    Race(Race),
    Power(Power),
    Find(Find),
    Faction(Faction),
}

impl fmt::Display for Payer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Race(race) => race.fmt(f),
            Self::Power(power) => power.fmt(f),
            Self::Find(find) => find.fmt(f),
            Self::Faction(faction) => f.write_str(faction.id()),
        }
    }
}

/// One line of an income.
pub(crate) struct Line {
    pub cause: IncomeCause,
    pub payer: Payer,
    pub slot: Slot,
    pub regions: RegionSet,
    pub amount: u16,
    /// What each of the regions brings of it; 0 where it is not paid by regions.
    pub each: u8,
}

/// A coin that another player pays.
pub(crate) struct Theft {
    pub cause: IncomeCause,
    pub payer: Payer,
    pub from: Seat,
    /// Where the tokens stand that are stolen from.
    pub regions: RegionSet,
}

pub(crate) fn cause_of(source: Source) -> IncomeCause {
    if source == Source::Race { IncomeCause::Race } else { IncomeCause::Power }
}

pub(crate) fn payer_of(band: &Band, source: Source) -> Payer {
    band.power_of(source).map_or(Payer::Race(band.race), Payer::Power)
}

/// A race that is asked what it earns.
pub(crate) struct Earner<'a> {
    pub seat: Seat,
    pub slot: Slot,
    pub band: &'a Band,
    pub ground: Ground,
    /// Whether what it did this turn is still to be paid.
    pub its_turn: bool,
}

impl Earner<'_> {
    /// So many coins for each of `regions`.
    pub fn for_each(&self, source: Source, regions: RegionSet, coins: u8) -> Line {
        let (cause, payer) = (cause_of(source), payer_of(self.band, source));
        Line { cause, payer, slot: self.slot, regions, amount: u16::from(regions.len()) * u16::from(coins), each: coins }
    }

    /// So many coins in all.
    pub fn in_all(&self, source: Source, coins: impl Into<u16>) -> Line {
        Line { each: 0, amount: coins.into(), ..self.for_each(source, RegionSet::EMPTY, 0) }
    }

    /// So many coins of a place or a relic for each of `regions`.
    pub fn of_find(&self, find: Find, regions: RegionSet, coins: u8) -> Line {
        let amount = u16::from(regions.len()) * u16::from(coins);
        let cause = if find.is_relic() { IncomeCause::Relic } else { IncomeCause::Place };
        Line { cause, payer: Payer::Find(find), slot: self.slot, regions, amount, each: coins }
    }
}
