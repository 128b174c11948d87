//! What it brings that regions hang together, or that they do not (UG-H3, UG-H9).

use crate::frame::line::Earner;
use crate::state::house::House;
use crate::state::position::SmallWorld;

impl SmallWorld {
    /// Groups of held regions that hang together, by reach.
    pub(crate) fn groups_by_reach(&self, earner: &Earner<'_>) -> u8 {
        let own = earner.band.regions;
        self.adjacency(earner.seat, earner.slot, earner.kit, own).groups(own)
    }

    /// Groups that pay the Quarreling.
    pub(crate) fn quarrels(&self, earner: &Earner<'_>) -> u8 {
        if self.house(House::QuarrelingByReach) { self.groups_by_reach(earner) } else { self.board().groups(earner.band.regions) }
    }
}
