//! The end of a turn, step by step: placements, peace, beaten players, coins, the Altar, late decline (SW-12, UG-A).

use tabletop::{Seat, Sink};

use crate::ability::trait_bits;
use crate::action::Piece;
use crate::content::Find;
use crate::event::Event;
use crate::house::House;
use crate::position::{Finish, Slot, SmallWorld, Stage};
use crate::region::RegionSet;

impl SmallWorld {
    /// Goes on with the end of the turn from `step` until somebody has to decide.
    pub(crate) fn finish<S: Sink<Event>>(&mut self, step: Finish, sink: &mut S) {
        let seat = self.turn;
        let mut step = step;
        loop {
            step = match step {
                Finish::Before | Finish::Place => {
                    self.acting = (seat, Slot::Active);
                    self.stage = Stage::Place;
                    self.settle_gear(sink);
                    if self.placements().next().is_some() {
                        return;
                    }
                    Finish::Ally
                }
                Finish::Ally => {
                    if self.can(seat, Slot::Active, trait_bits::ALLIES) && Seat::all(self.players()).any(|s| self.may_ally(s)) {
                        self.acting = (seat, Slot::Active);
                        self.stage = Stage::Ally;
                        return;
                    }
                    Finish::RetreatFirst
                }
                Finish::RetreatFirst => {
                    let first = self.board().ways.retreat_first && self.house(House::RetreatBeforeScoring);
                    if first && self.next_retreat(sink) {
                        self.record.more.finish = Finish::RetreatFirst;
                        return;
                    }
                    Finish::Score
                }
                Finish::Score => {
                    self.score_turn(sink);
                    Finish::Altar
                }
                Finish::Altar => {
                    if !self.sacrifices().is_empty() {
                        self.acting = (seat, Slot::Active);
                        self.stage = Stage::Altar;
                        return;
                    }
                    Finish::Stout
                }
                Finish::Stout => {
                    if self.can(seat, Slot::Active, trait_bits::DECLINES_LATE) {
                        self.acting = (seat, Slot::Active);
                        self.stage = Stage::Stout;
                        return;
                    }
                    Finish::Retreat
                }
                Finish::Retreat => {
                    if self.next_retreat(sink) {
                        self.record.more.finish = Finish::Before;
                        return;
                    }
                    Finish::Pass
                }
                Finish::Pass => return self.next_turn(sink),
            };
        }
    }

    /// The step after a beaten player's redeployment: the same one, until nobody is left.
    pub(crate) fn retreat_step(&self) -> Finish {
        if self.record.more.finish == Finish::RetreatFirst { Finish::RetreatFirst } else { Finish::Retreat }
    }

    /// Declined tokens that may be given up at the Altar (UG-L4).
    pub(crate) fn sacrifices(&self) -> RegionSet {
        let seat = self.turn;
        if self.keeper(Find::Altar).is_none_or(|(keeper, _)| keeper != seat) {
            return RegionSet::EMPTY;
        }
        self.held(seat, Slot::Declined) | self.held(seat, Slot::Spirit)
    }

    /// Beaten players put down what they had to take back, clockwise from the owner of the turn (SW-13). Whether one has to decide.
    fn next_retreat<S: Sink<Event>>(&mut self, sink: &mut S) -> bool {
        let next = self.turn.next(self.players());
        for seat in self.seats_from(next) {
            for slot in Slot::ALL {
                let Some(band) = self.band_mut(seat, slot) else { continue };
                if band.regions.is_empty() {
                    // Nowhere to go: they come back under the first-conquest rule (SW-15).
                    band.hand += std::mem::take(&mut band.withdrawn);
                    continue;
                }
                let (encampments, own) = (band.encampments, band.regions);
                if band.withdrawn == 0 && encampments == 0 {
                    continue;
                }
                self.acting = (seat, slot);
                self.stage = Stage::Retreat;
                if self.room().is_empty()
                    && let Some(band) = self.band_mut(seat, slot)
                {
                    // A lone Tauren token does not go beside the champion alone: it is kept in hand (WC-30, WC-80).
                    band.hand += std::mem::take(&mut band.withdrawn);
                }
                let withdrawn = self.band(seat, slot).map_or(0, |band| band.withdrawn);
                if withdrawn == 0 && encampments == 0 {
                    continue;
                }
                let (1, Some(region)) = (own.len(), own.first()) else { return true };
                if withdrawn > 0 {
                    self.put_all(region, sink);
                }
                for _ in 0..encampments {
                    self.put(Piece::Encampment, region, 1, sink);
                }
                sink.event(|| Event::Redeployed { seat, slot });
            }
        }
        false
    }
}
