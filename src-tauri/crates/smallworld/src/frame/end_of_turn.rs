//! The end of a turn, step by step: placements, peace, beaten players, coins, the Altar, late decline (SW-12, UG-A).

use tabletop::{Seat, Sink};

use crate::action::Piece;
use crate::event::Event;
use crate::state::house::House;
use crate::state::position::{Finish, Slot, SmallWorld, Stage};

impl SmallWorld {
    /// The end of a turn begins: what is taken back, raised or given by then (WC-12).
    fn end_conquests<S: Sink<Event>>(&mut self, sink: &mut S) {
        let Some(answers) = self.answers(self.turn, Slot::Active) else { return };
        for (answer, _) in &answers.turn_ends {
            answer(self, &mut sink.listener());
        }
    }

    /// Goes on with the end of the turn from `step` until somebody has to decide.
    pub(crate) fn finish<S: Sink<Event>>(&mut self, step: Finish, sink: &mut S) {
        let seat = self.turn;
        let mut step = step;
        loop {
            step = match step {
                Finish::Before | Finish::Place => {
                    self.acting = (seat, Slot::Active);
                    self.stage = Stage::Place;
                    self.end_conquests(sink);
                    if self.placements().next().is_some() {
                        return;
                    }
                    Finish::Ally
                }
                Finish::Ally => {
                    if self.answers(seat, Slot::Active).is_some_and(|answers| !answers.makes_peace.is_empty())
                        && Seat::all(self.players()).any(|s| self.may_ally(s))
                    {
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
                    if self.answers(seat, Slot::Active).is_some_and(|answers| !answers.declines_late.is_empty()) {
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
