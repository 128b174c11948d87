//! A region changes hands or is given up: what leaves with its holder (SW-7, SW-8, SW-20).

use tabletop::{Seat, Sink};

use crate::action::chosen;
use crate::board::region::Region;
use crate::event::{Event, Marker};
use crate::frame::campaign::Campaign;
use crate::frame::decision::{Decision, Steps};
use crate::frame::find_answers::{LEFT, TAKEN};
use crate::refusal::{Moment, Refusal};
use crate::state::position::{Owner, Slot, SmallWorld};

impl SmallWorld {
    /// Whether the acting race may abandon regions now: before its first conquest (SW-20).
    pub(crate) const fn may_abandon(&self) -> bool {
        self.record.conquests == 0 && !self.record.rolled && self.record.roll.is_none()
    }

    pub(crate) fn abandon<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let (seat, slot) = self.acting;
        let tokens = self.troops(region);
        self.clear_region(region, sink);
        if let Some(band) = self.band_mut(seat, slot) {
            band.hand += tokens;
        }
        self.record.abandoned.insert(region);
        sink.event(|| Event::Abandoned { seat, slot, region, tokens });
    }

    /// Takes a region from its holder: tokens gone (whoever calls counts them before, see `troops`), and what lasts only as long as the hold
    /// (UG-D6, WC-41). Places and relics stay.
    pub(crate) fn clear_region<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let holder = self.owners[region].holder();
        if let Some((seat, slot)) = holder {
            if let Some(band) = self.band_mut(seat, slot) {
                band.regions.remove(region);
            }
            self.lose_pieces(seat, slot, region, sink);
            self.return_bomb(region, sink);
        }
        self.owners[region] = Owner::NONE;
        self.tokens[region] = 0;
        if let Some((seat, slot)) = holder
            && !(self.finds.nothing_found() && self.figures.is_empty())
        {
            self.forsake(seat, slot, region, sink);
        }
    }

    /// What stood or worked in a region only for its holder (UG-D6, UG-F1, UG-H6, UG-H11, UG-L5, UG-L9).
    fn forsake<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, region: Region, sink: &mut S) {
        let here = Some(region);
        if self.figures.ancient == here {
            self.vanish_figure(Marker::Ancient, sink);
        }
        if self.figures.queen == here {
            self.vanish_figure(Marker::Queen, sink);
        }
        self.leave_finds((seat, slot), region, false, sink);
        if self.finds.bag.is_some_and(|bag| bag.region == region) {
            self.take_bag_back(seat, sink);
        }
    }

    /// A race leaves what lies in `region`; `same`: and takes it again at once, when regions change places.
    pub(crate) fn leave_finds<S: Sink<Event>>(&mut self, from: (Seat, Slot), region: Region, same: bool, sink: &mut S) {
        for (answer, asked) in self.finds_that(&LEFT) {
            if let Some(lying) = self.lying_in(*asked, region) {
                answer(self, from, lying, same, &mut sink.listener());
            }
        }
    }

    /// A race has come to hold what lies in `region`.
    pub(crate) fn take_finds<S: Sink<Event>>(&mut self, to: (Seat, Slot), region: Region, sink: &mut S) {
        for (answer, asked) in self.finds_that(&TAKEN) {
            if let Some(lying) = self.lying_in(*asked, region) {
                answer(self, to, lying, &mut sink.listener());
            }
        }
    }

    /// The race that holds `region`.
    pub(crate) fn holder_of(&self, region: Region) -> Option<(Seat, Slot)> {
        self.owners[region].holder()
    }

    /// A race leaves the map for good: tokens to the tray, banner under the stack or into the lowest free place, badge to the discards
    /// (SW-7, SW-8).
    pub(crate) fn leave<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, sink: &mut S) {
        for region in self.held(seat, slot) {
            let tokens = self.troops(region);
            self.clear_region(region, sink);
            if let Some(band) = self.band_mut(seat, slot) {
                band.hand += tokens;
            }
        }
        let Some(band) = self.sides[seat].bands[slot as usize].take() else { return };
        let race = band.race;
        self.tray.0[race.index()] += band.hand + band.withdrawn + band.aside - band.beasts;
        if let Some(power) = band.power {
            self.discards.push(power);
        }
        sink.event(|| Event::RaceLeft { seat, race });
        self.races.push_front(race);
        self.fill_market(sink);
    }
}

impl Decision for chosen::Abandon {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;
    const SURE: bool = true;

    fn choices(position: &SmallWorld, campaign: &Campaign, choose: impl FnMut(Self)) {
        if position.may_abandon() {
            campaign.own.map(|region| Self { region }).for_each(choose);
        }
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        if !campaign.own.has(self.region) {
            Err(Refusal::NotHeld)
        } else if position.may_abandon() {
            Ok(())
        } else {
            Err(Refusal::TooLate { before: Moment::Conquest })
        }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.abandon(self.region, sink);
    }
}
