//! The Intimidator moves a token of others by force (WC-108 to WC-111).

use tabletop::{Seat, Sink};

use crate::action::{Kind, chosen};
use crate::board::region::{Region, RegionSet};
use crate::event::{Event, Marker, Thing};
use crate::frame::answers::Rules;
use crate::frame::decision::{Decision, Steps};
use crate::frame::fee::{Fees, For};
use crate::refusal::{Guard, Moment, Refusal};
use crate::state::house::House;
use crate::state::position::{Owner, Slot, SmallWorld, Stage};

/// Its decisions are actions of their own.
pub(super) const INTIMIDATES: Rules = Rules { decisions: &[Kind::Intimidate], ..Rules::of("intimidates") };

impl SmallWorld {
    /// Regions with a wall or a fort, which has to go before a token (WC-109).
    pub(crate) fn fortified(&self) -> RegionSet {
        self.markers.walls | self.markers.forts
    }

    /// What the Intimidator pays in `regions`. Removing only a wall or a fort is no attack, so it costs nothing where harmony is (WC-85).
    pub(crate) fn intimidation_fees(&self, seat: Seat, regions: RegionSet) -> Fees {
        let mut fees = Fees::default();
        for mut fee in self.fees(seat).iter().filter(|fee| fee.owed != For::Conquest) {
            if fee.owed == For::Harm {
                fee.regions = fee.regions.without(self.fortified());
            }
            fee.regions &= regions;
            fees.add(fee);
        }
        fees
    }

    /// The regions next to the Intimidator's from which something may be moved now, fees aside.
    pub(crate) fn intimidable(&self) -> RegionSet {
        let (seat, slot) = self.acting;
        let Some(kit) = self.kit(seat, slot) else { return RegionSet::EMPTY };
        if kit.intimidates <= self.record.more.tally.intimidated || self.record.rolled {
            return RegionSet::EMPTY;
        }
        let own = self.held(seat, slot);
        let near = self.board().beside_any(own).without(own | self.immune_to(seat) | self.warded(seat));
        near.filter(|region| self.fortified().has(*region) || self.movable(*region)).collect()
    }

    /// Whether a token stands there that can be moved; Monsters stay with what they guard, the champion does not move (WC-110).
    fn movable(&self, region: Region) -> bool {
        self.owners[region] != Owner::MONSTERS && self.troops(region) > 0
    }

    /// Where a token from `region` may be moved: other regions of its race, none of them protected (WC-108, WC-102).
    pub(crate) fn refuges(&self, region: Region) -> RegionSet {
        let fortified = self.fortified().has(region);
        match self.holder_of(region) {
            Some((seat, slot)) if !fortified => self.held(seat, slot).without(RegionSet::of(region) | self.immune_to(self.turn)),
            _ => RegionSet::EMPTY,
        }
    }

    /// Whether the Intimidator may do this now.
    pub(crate) fn check_intimidate(&self, region: Region, to: Option<Region>) -> Result<(), Refusal> {
        let (seat, slot) = self.acting;
        let kit = self.kit(seat, slot).ok_or(Refusal::NotNow)?;
        if kit.intimidates == 0 {
            return Err(Refusal::NoAbility);
        }
        if kit.intimidates <= self.record.more.tally.intimidated {
            return Err(Refusal::NoUsesLeft);
        }
        if !self.intimidable().has(region) {
            let board = self.board();
            let own = self.held(seat, slot);
            return Err(if own.has(region) {
                Refusal::OwnRegion
            } else if self.immune_to(seat).has(region) {
                Refusal::Immune { kind: self.guard(region).unwrap_or(Guard::Tower) }
            } else if !board.beside_any(own).has(region) {
                Refusal::NotNextTo
            } else if self.warded(seat).has(region) {
                Refusal::Warded
            } else {
                Refusal::NothingThere
            });
        }
        let coins = self.intimidation_fees(seat, RegionSet::of(region)).sum(region);
        if u16::from(coins) > self.sides[seat].coins {
            return Err(Refusal::CannotPayFee { coins });
        }
        let refuges = self.refuges(region);
        match to {
            None if refuges.is_empty() => Ok(()),
            Some(_) if self.fortified().has(region) => Err(Refusal::FortFirst),
            Some(to) if refuges.has(to) => Ok(()),
            _ => Err(Refusal::NotThere),
        }
    }

    pub(crate) fn intimidate<S: Sink<Event>>(&mut self, region: Region, to: Option<Region>, sink: &mut S) {
        let seat = self.turn;
        self.record.more.tally.intimidated += 1;
        let fees = self.intimidation_fees(seat, RegionSet::of(region));
        for fee in fees.due(region) {
            self.pay_fee(seat, fee, sink);
        }
        let victim = self.holder_of(region);
        let race = victim.and_then(|(holder, slot)| self.band(holder, slot)).map(|band| band.race);
        if self.house(House::FailedAttackSpoilsHarmony) && !self.fortified().has(region) {
            self.note_affront(victim);
        }
        for (set, marker) in [(&mut self.markers.walls, Marker::Wall), (&mut self.markers.forts, Marker::Fort)] {
            if set.has(region) {
                set.remove(region);
                sink.event(|| Event::Moved { seat, region, to: None, race, piece: Thing::Marker(marker) });
                return;
            }
        }
        let beast = self.men(region) == 0 && self.markers.beasts[region] > 0;
        let piece = if beast { Thing::Marker(Marker::Beast) } else { Thing::Token };
        sink.event(|| Event::Moved { seat, region, to, race, piece });
        let Some((holder, slot)) = victim else {
            // Murlocs and their like are always discarded (WC-109).
            self.tokens[region] -= 1;
            self.note_slain(None, 1);
            if self.tokens[region] == 0 {
                self.clear_region(region, sink);
            }
            return;
        };
        self.tokens[region] -= 1;
        if beast {
            self.markers.beasts[region] -= 1;
        }
        if let Some(to) = to {
            self.tokens[to] += 1;
            self.markers.beasts[to] += u8::from(beast);
        } else {
            self.discard_moved(holder, slot, beast);
        }
        if self.tokens[region] == 0 {
            self.clear_region(region, sink);
        }
        if self.held(holder, slot).is_empty() && slot != Slot::Active {
            self.leave(holder, slot, sink);
        }
    }

    /// A token or beast that has nowhere to go is lost, or spared (WC-61, WC-95, WC-108).
    fn discard_moved(&mut self, holder: Seat, slot: Slot, beast: bool) {
        let spared = self.spares_first(holder, slot).is_some();
        if spared {
            self.record.more.tally.spared = true;
        } else {
            self.note_slain(Some(holder), 1);
        }
        let Some(band) = self.band_mut(holder, slot) else { return };
        let race = band.race;
        if spared {
            band.withdrawn += 1;
            band.beasts += u8::from(beast);
        } else if !beast {
            self.tray[race] += 1;
        }
    }
}

impl Decision for chosen::Intimidate {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Conquest]);
    const SURE: bool = true;

    fn choices(position: &SmallWorld, (): &(), mut choose: impl FnMut(Self)) {
        let regions = position.intimidable();
        if regions.is_empty() {
            return;
        }
        let (seat, _) = position.acting;
        for region in regions.without(position.intimidation_fees(seat, regions).beyond(position.sides[seat].coins)) {
            let refuges = position.refuges(region);
            if refuges.is_empty() {
                choose(Self { region, to: None });
            }
            refuges.for_each(|to| choose(Self { region, to: Some(to) }));
        }
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        if position.record.rolled {
            return Err(Refusal::TooLate { before: Moment::Attempt });
        }
        position.check_intimidate(self.region, self.to)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.intimidate(self.region, self.to, sink);
    }
}
