//! Coins that other players pay each turn: to thieves next door, for the Ring, for the Heart (UG-H13, UG-K3, WC-123).

use std::sync::LazyLock;

use tabletop::{MAX_SEATS, PerSeat, Seat};

use crate::board::region::RegionSet;
use crate::boxes::ability::{Word, trait_bits};
use crate::boxes::{Find, FindWord};
use crate::event::IncomeCause;
use crate::frame::find_answers::{FindRules, ROBS};
use crate::frame::line::{Payer, Theft, payer_of};
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

/// Where it is laid, each neighbour pays a coin this turn (UG-K3).
pub(super) const RING: FindRules = FindRules::of(FindWord::of_relics(Word {
    name: "ring",
    takes: &[],
    says: "Laid into a region at the end of the turn: a coin from each neighbour of the region (UG-K3).",
}));

/// Where it lies, each neighbour pays a coin (WC-123).
pub(super) const HEART: FindRules = FindRules {
    robs: Some(()),
    ..FindRules::of(FindWord::of_relics(Word {
        name: "heart",
        takes: &[],
        says: "Laid into a region at the end of the turn: each turn a coin from each neighbour of the region (WC-123).",
    }))
};

/// The Ring.
pub(super) static THE_RING: LazyLock<Option<Find>> = LazyLock::new(|| Find::that_says(RING.says.word.name));
/// The Heart.
pub(super) static THE_HEART: LazyLock<Option<Find>> = LazyLock::new(|| Find::that_says(HEART.says.word.name));

impl SmallWorld {
    /// Whether what a relic of this name brings comes from other players.
    pub(crate) fn robs(relic: &str) -> bool {
        [*THE_RING, *THE_HEART].into_iter().flatten().any(|find| find.id() == relic)
    }

    /// Calls `take` with each coin that another player would pay `seat` for what stands now, and takes it from the purse
    /// (UG-H13, UG-K3). A purse is never overdrawn (UG-E2).
    pub(crate) fn each_theft(&self, seat: Seat, purses: &mut PerSeat<u16>, mut take: impl FnMut(Theft)) {
        let (Some(band), Some(kit)) = (self.band(seat, Slot::Active), self.kit(seat, Slot::Active)) else { return };
        if kit.has(trait_bits::STEALS) {
            let payer = payer_of(band, kit.source_of(trait_bits::STEALS));
            for (from, regions) in self.neighbours(seat, band.regions) {
                if purses[from] > 0 {
                    purses[from] -= 1;
                    take(Theft { cause: IncomeCause::Theft, payer, from, regions });
                }
            }
        }
        for ((), asked) in self.finds_that(&ROBS) {
            let Some(heart) = self.lying_with(*asked, seat) else { continue };
            for (from, regions) in self.neighbours(seat, RegionSet::of(heart.region)) {
                if purses[from] > 0 {
                    purses[from] -= 1;
                    take(Theft { cause: IncomeCause::Relic, payer: Payer::Find(heart.find), from, regions });
                }
            }
        }
        if !self.earns_now(seat) {
            return;
        }
        let Some(relic) = self.record.more.ringed.first().and(*THE_RING) else { return };
        for ring in self.record.more.ringed {
            for (from, regions) in self.neighbours(seat, RegionSet::of(ring)) {
                if purses[from] > 0 {
                    purses[from] -= 1;
                    take(Theft { cause: IncomeCause::Relic, payer: Payer::Find(relic), from, regions });
                }
            }
        }
    }

    /// The other seats with an active token beside `regions`, and where; immune regions are spared (UG-M4).
    fn neighbours(&self, seat: Seat, regions: RegionSet) -> impl Iterator<Item = (Seat, RegionSet)> + use<> {
        let near = self.board().beside_any(regions);
        let safe = if self.house(House::ImmuneRegionsPayThieves) { RegionSet::EMPTY } else { self.immune_to(seat) };
        let mut found = [RegionSet::EMPTY; MAX_SEATS];
        for other in Seat::all(self.players()).filter(|other| *other != seat) {
            found[other.index()] = (self.held(other, Slot::Active) & near).without(safe);
        }
        Seat::all(found.len()).zip(found).filter(|(_, regions)| !regions.is_empty())
    }
}
