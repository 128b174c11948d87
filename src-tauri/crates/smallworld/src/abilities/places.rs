//! What places pay whoever holds them (UG-L6 to UG-L8, WC-127, WC-128, WC-132).

use crate::board::region::RegionSet;
use crate::boxes::Find;
use crate::frame::line::{Earner, Line};
use crate::state::position::{Owner, Slot, SmallWorld};

/// What the Well of Eternity pays, in coins (WC-132).
const WELL: u8 = 2;

impl SmallWorld {
    /// Calls `pay` with what the places that were found pay a race.
    pub(crate) fn each_place(&self, earner: &Earner<'_>, pay: &mut impl FnMut(Line)) {
        let (board, own) = (self.board(), earner.band.regions);
        let held = |find: Find| self.hoard.spot(find).filter(|region| own.has(*region));
        if let Some(region) = held(Find::Diamonds) {
            pay(earner.of_place(Find::Diamonds, own & board.like(region), 1));
        }
        if let Some(region) = held(Find::Keep) {
            pay(earner.of_place(Find::Keep, RegionSet::of(region), 1));
        }
        if let Some(region) = held(Find::LostMine) {
            pay(earner.of_place(Find::LostMine, RegionSet::of(region), 2));
        }
        if earner.slot == Slot::Active {
            // The Scepter, which doubles regions, is of another box than these.
            if let Some(region) = held(Find::DarkPortal) {
                pay(Line { each: 0, ..earner.of_place(Find::DarkPortal, RegionSet::of(region), 2) });
            }
            if let Some(region) = held(Find::Karazhan) {
                let others = (own & board.like(region)).without(RegionSet::of(region));
                pay(Line { each: 0, ..earner.of_place(Find::Karazhan, others, 1) });
            }
        }
        if let Some(region) = self.hoard.spot(Find::Well) {
            let around = board.beside(region);
            let near = own & around;
            // It pays each race that holds more of the regions next to it than any other.
            if !near.is_empty() && self.outnumbers(Owner::of(earner.seat, earner.slot), around) {
                pay(Line { regions: near, amount: WELL.into(), each: 0, ..earner.of_place(Find::Well, near, 0) });
            }
        }
    }
}
