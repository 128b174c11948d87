//! The Great Ancient stands in the first region conquered: that is immune, regions next to it cost 1 less (UG-F1).

use crate::board::region::RegionSet;
use crate::event::Marker;
use crate::frame::answers::Rules;
use crate::frame::cut::{By, Cut};
use crate::frame::price_item::Cause;
use crate::state::position::Slot;

/// The Great Ancient.
pub(super) const ANCIENT: Rules = Rules {
    discounts: Some(|position, who, _| {
        let region = position.figures.ancient.filter(|region| who.own.has(*region))?;
        let regions = position.adjacency(who).beside(RegionSet::of(region));
        Some(Cut { regions, less: 1, by: By::Cause(Cause::Ancient) })
    }),
    takes: Some(|position, taken, _, told| {
        if taken.slot == Slot::Active && taken.first && position.figures.ancient.is_none() {
            position.stand(Marker::Ancient, taken.region, told);
        }
    }),
    ..Rules::of("ancient")
};
