//! What it brings that regions hang together, or that they do not (UG-H3, UG-H9).

use crate::board::region::Region;
use crate::frame::answers::{Rules, Who};
use crate::frame::line::Earner;
use crate::state::house::House;
use crate::state::position::SmallWorld;

/// A coin for each held region with so many tokens or more (UG-H4).
pub(super) const CROWDED: Rules = Rules {
    income: Some(|position, earner, asked| {
        let crowd = |region: &Region| position.tokens[*region] >= asked.params.tokens;
        earner.for_each(asked.source, earner.band.regions.filter(crowd).collect(), 1)
    }),
    ..Rules::of("crowded")
};

/// So many coins if all held regions hang together, by reach (UG-H3).
pub(super) const UNITED: Rules = Rules {
    income: Some(|position, earner, asked| {
        earner.in_all(asked.source, if position.groups_by_reach(earner) == 1 { asked.params.coins } else { 0_u8 })
    }),
    ..Rules::of("united")
};

/// A coin for each group of held regions (UG-H9).
pub(super) const SCATTERED: Rules =
    Rules { income: Some(|position, earner, asked| earner.in_all(asked.source, position.quarrels(earner))), ..Rules::of("scattered") };

impl SmallWorld {
    /// Groups of held regions that hang together, by reach.
    pub(crate) fn groups_by_reach(&self, earner: &Earner<'_>) -> u8 {
        let own = earner.band.regions;
        let Some(answers) = self.answers(earner.seat, earner.slot) else { return 0 };
        self.adjacency(Who { seat: earner.seat, slot: earner.slot, own, answers }).groups(own)
    }

    /// Groups that pay the Quarreling.
    pub(crate) fn quarrels(&self, earner: &Earner<'_>) -> u8 {
        if self.house(House::QuarrelingByReach) { self.groups_by_reach(earner) } else { self.board().groups(earner.band.regions) }
    }
}
