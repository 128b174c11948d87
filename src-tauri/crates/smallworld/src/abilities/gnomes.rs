//! The Gnomes: nothing that others own helps them conquer their regions (UG-F4).

use crate::board::region::RegionSet;
use crate::frame::answers::Rules;
use crate::state::house::House;
use crate::state::position::Slot;

/// Only plain reach and the plain price win its regions; in decline where a house rule says so.
pub(super) const WARDED: Rules = Rules {
    wards: Some(|position, who, _| {
        let holds = who.slot == Slot::Active || position.house(House::GnomesWardedInDecline);
        if holds { who.own } else { RegionSet::EMPTY }
    }),
    lasting: true,
    ..Rules::of("warded")
};
