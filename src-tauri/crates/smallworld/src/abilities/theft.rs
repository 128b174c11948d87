//! Coins that other players pay each turn: to thieves next door, for the Ring, for the Heart (UG-H13, UG-K3, WC-123).

use tabletop::{MAX_SEATS, PerSeat, Seat};

use crate::board::region::RegionSet;
use crate::boxes::Find;
use crate::boxes::ability::trait_bits;
use crate::event::IncomeCause;
use crate::frame::line::{Payer, Theft, payer_of};
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
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
        if self.keeps(seat, Find::Heart)
            && let Some(heart) = self.hoard.spot(Find::Heart)
        {
            for (from, regions) in self.neighbours(seat, RegionSet::of(heart)) {
                if purses[from] > 0 {
                    purses[from] -= 1;
                    take(Theft { cause: IncomeCause::Relic, payer: Payer::Find(Find::Heart), from, regions });
                }
            }
        }
        if !self.earns_now(seat) {
            return;
        }
        for ring in self.record.more.ringed {
            for (from, regions) in self.neighbours(seat, RegionSet::of(ring)) {
                if purses[from] > 0 {
                    purses[from] -= 1;
                    take(Theft { cause: IncomeCause::Relic, payer: Payer::Find(Find::Ring), from, regions });
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
