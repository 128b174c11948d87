//! Regions of the Reborn go over to the active race (UG-H10).

use tabletop::Sink;

use crate::action::chosen;
use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Kit;
use crate::event::Event;
use crate::frame::decision::{Decision, Steps};
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld, Stage};

impl SmallWorld {
    /// The regions of the Reborn that may go over now (UG-H10).
    pub(crate) fn reborn_regions(&self) -> RegionSet {
        let seat = self.turn;
        if self.band(seat, Slot::Declined).is_none() && self.band(seat, Slot::Spirit).is_none() {
            return RegionSet::EMPTY;
        }
        let Some(band) = self.band(seat, Slot::Active) else { return RegionSet::EMPTY };
        let least = self.kit(seat, Slot::Active).map_or(1, Kit::least);
        if self.stage != Stage::Prepare || self.record.more.reborn >= 2 || band.hand + self.tray[band.race] < least {
            return RegionSet::EMPTY;
        }
        let mut regions = RegionSet::EMPTY;
        for slot in [Slot::Declined, Slot::Spirit] {
            if self.can(seat, slot, trait_bits::REBORN) {
                regions |= self.held(seat, slot);
            }
        }
        let board = self.board();
        if !self.can(seat, Slot::Active, trait_bits::TAKES_WATER) {
            regions = regions.without(board.deep);
            if !self.house(House::RebornOnRivers) {
                regions = regions.without(board.rivers);
            }
        }
        regions
    }

    /// A region of the Reborn goes over: its tokens to the tray, one of the active race in their place (UG-H10).
    pub(crate) fn be_reborn<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let seat = self.turn;
        let Some((_, old)) = self.owners[region].holder() else { return };
        let tokens = self.tokens[region];
        self.clear_region(region, sink);
        if let Some(race) = self.band(seat, old).map(|b| b.race) {
            self.tray[race] += tokens;
        }
        if self.held(seat, old).is_empty() {
            self.leave(seat, old, sink);
        }
        let Some(race) = self.band(seat, Slot::Active).map(|b| b.race) else { return };
        let least = self.kit(seat, Slot::Active).map_or(1, Kit::least);
        (0..least).for_each(|_| self.bring_token(Slot::Active));
        self.occupy(seat, Slot::Active, region, least, sink);
        self.record.more.reborn += 1;
        sink.event(|| Event::Reborn { seat, region, race });
        self.prepare(sink);
    }

    /// Takes one token of the acting seat's race from the tray, else from the hand.
    pub(crate) fn bring_token(&mut self, slot: Slot) {
        let seat = self.turn;
        let Some(band) = self.sides[seat].bands[slot as usize].as_mut() else { return };
        let tray = &mut self.tray[band.race];
        if *tray > 0 {
            *tray -= 1;
        } else {
            band.hand -= 1;
        }
    }
}

impl Decision for chosen::Reborn {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Prepare]);
    const SURE: bool = true;

    fn choices(position: &SmallWorld, (): &(), choose: impl FnMut(Self)) {
        position.reborn_regions().map(|region| Self { region }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        let regions = position.reborn_regions();
        if regions.has(self.region) {
            return Ok(());
        }
        Err(if regions.is_empty() { Refusal::EnoughReborn } else { Refusal::NotThere })
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.be_reborn(self.region, sink);
    }
}
