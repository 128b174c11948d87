//! What tells positions of one turn apart, quickly: for a search.

use std::hash::{Hash, Hasher};

use tabletop::Print;

use crate::state::position::SmallWorld;

impl SmallWorld {
    /// Equal for positions of one turn that are equal but for what is merely counted on the way: how often something was taken back. What
    /// nobody knows yet (stacks, dice to come) is left out; so is what no action changes.
    pub(crate) fn print(&self) -> u64 {
        let mut hasher = Print::default();
        (self.stage, self.acting, self.turn, self.round).hash(&mut hasher);
        let mut record = self.record;
        record.taken = 0;
        record.hash(&mut hasher);
        self.sides.hash(&mut hasher);
        for bytes in [&self.tokens, &self.encampments, &self.armors] {
            hasher.write(&bytes.0);
        }
        self.board().all.for_each(|region| self.owners[region].hash(&mut hasher));
        (self.lairs, self.fortresses, self.holes, self.heroes, self.dragon).hash(&mut hasher);
        self.market.hash(&mut hasher);
        self.fortress_supply.hash(&mut hasher);
        if !self.finds.nothing_found() {
            (self.finds.at, self.finds.bag, self.finds.lent).hash(&mut hasher);
        }
        self.figures.hash(&mut hasher);
        self.markers.hash(&mut hasher);
        hasher.finish()
    }
}
