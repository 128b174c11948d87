//! A race goes into decline: what leaves, what stays, and what interrupts it (SW-37, UG-D3, WC-54 to WC-57).

use tabletop::Sink;

use crate::action::chosen;
use crate::boxes::kit::Kit;
use crate::boxes::{Power, Stays};
use crate::event::{Event, Marker, TokenCause};
use crate::frame::answers::{Answers, Pair, of_its_own};
use crate::frame::decision::{Decision, Steps};
use crate::refusal::{Moment, Refusal};
use crate::state::house::House;
use crate::state::position::{Band, Finish, Owner, Slot, SmallWorld, Stage, Unpaired};

impl SmallWorld {
    /// The owner of the turn declines: instead of conquering (SW-37), or late (SW-81). `vanish`: as the lent power allows (UG-L10).
    pub(crate) fn choose_decline<S: Sink<Event>>(&mut self, vanish: bool, sink: &mut S) {
        let late = self.stage == Stage::Stout;
        if !late && self.house(House::GhoulsActWhenDeclining) && !vanish {
            self.record.declining = true;
            return self.begin_conquests(sink);
        }
        self.decline_active(vanish, late, sink);
    }

    /// A race whose tokens all stay may be reshuffled once (UG-H14); then the turn ends.
    pub(crate) fn after_decline<S: Sink<Event>>(&mut self, next: Finish, sink: &mut S) {
        let seat = self.turn;
        for slot in [Slot::Declined, Slot::Spirit] {
            let own = self.held(seat, slot);
            if self.record.more.declined == Some(slot)
                && self.answers(seat, slot).is_some_and(|answers| !answers.reshuffles.is_empty())
                && own.len() > 1
                && { own }.any(|r| self.tokens[r] > 1)
            {
                self.acting = (seat, slot);
                self.stage = Stage::Redeploy;
                self.record.taken = 0;
                self.record.more.finish = next;
                return;
            }
        }
        self.finish(next, sink);
    }

    /// The active race of the turn's owner declines: the older declined race and what does not last leave, then it is turned over
    /// (SW-37). `late`: at the end of the turn.
    pub(crate) fn decline_active<S: Sink<Event>>(&mut self, vanish: bool, late: bool, sink: &mut S) {
        let seat = self.turn;
        let Some(answers) = self.answers(seat, Slot::Active) else { return };
        let slot = Self::declined_slot(answers);
        if self.band(seat, slot).is_some() {
            self.leave(seat, slot, sink);
        }
        for (answer, asked) in &answers.declines {
            answer(self, *asked, &mut sink.listener());
        }
        if vanish || of_its_own(&answers.leaves_map) {
            for (answer, _) in &answers.leaves_map {
                answer(self, &mut sink.listener());
            }
            return self.after_decline(if late { Finish::Retreat } else { Finish::RetreatFirst }, sink);
        }
        self.go_on(Unpaired::Decline { late }, sink);
    }

    /// Where a race goes when it declines (SW-80).
    fn declined_slot(answers: &Answers) -> Slot {
        if of_its_own(&answers.stands_apart) { Slot::Spirit } else { Slot::Declined }
    }

    /// Turns the active race of the turn's owner over.
    pub(crate) fn turn_over<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        let Some(Pair { kit, answers }) = self.pair(seat, Slot::Active) else { return };
        let slot = Self::declined_slot(answers);
        let Some(mut band) = self.sides[seat].bands[Slot::Active as usize].take() else { return };
        let stays = !answers.keeps_tokens.is_empty();
        let least = kit.least();
        let mut returned = band.hand + band.aside + band.withdrawn;
        for region in band.regions {
            let tokens = self.tokens[region];
            if tokens < least {
                // Nobody is left who could stay: a region of beasts or the champion alone, or of a lone Tauren token (WC-57, WC-80).
                returned += tokens;
                band.regions.remove(region);
                self.clear_region(region, sink);
                continue;
            }
            if !stays {
                self.tokens[region] = least;
                returned += tokens - least;
            }
            self.owners[region] = Owner::of(seat, slot);
            self.decline_pieces(seat, region, sink);
        }
        if self.figures.ancient.is_some_and(|r| band.regions.has(r)) && self.house(House::AncientLeavesInDecline) {
            self.vanish_figure(Marker::Ancient, sink);
        }
        self.tray[band.race] += returned;
        let stays = |power: Power| match power.data().stays {
            Stays::Works => true,
            Stays::Reverse => self.house(House::KeepReverseBadges) || of_its_own(&answers.stands_apart),
            Stays::No | Stays::Lingers => false,
        };
        if let Some(power) = band.power.filter(|power| !stays(*power)) {
            self.discards.push(power);
            band.power = None;
            band.lingers = Some(power).filter(|power| power.data().stays == Stays::Lingers);
        }
        let (race, regions, marks) = (band.race, band.regions.len(), band.marks);
        let lent = band.lent;
        band = Band { power: band.power, lingers: band.lingers, regions: band.regions, lent, ..Band::new(race, None, &Kit::default()) };
        self.sides[seat].bands[slot as usize] = Some(Band { marks, ..band });
        if lent.is_some() && !self.lends_in(band.regions) {
            // What lends the power stood in a region that nobody is left to keep: it goes, and what came with it (UG-L9).
            self.lend(seat, slot, None, &mut sink.listener());
        }
        self.settle_marks(seat, slot);
        if !answers.reshuffles.is_empty() {
            self.record.more.declined = Some(slot);
        }
        sink.event(|| Event::Declined { seat, race, regions });
        if returned > 0 {
            sink.event(|| Event::Returned { seat, slot, tokens: returned, cause: TokenCause::Decline });
        }
        if regions == 0 {
            self.leave(seat, slot, sink);
        }
    }

    /// Whether the owner of the turn may choose decline at its start.
    pub(crate) fn may_decline_now(&self) -> Result<(), Refusal> {
        match self.answers(self.turn, Slot::Active) {
            None => Err(Refusal::NotNow),
            Some(answers) if !answers.declines_late.is_empty() && !self.house(House::StoutMayDeclineEarly) => Err(Refusal::NotNow),
            Some(_) => Ok(()),
        }
    }
}

impl Decision for chosen::Decline {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Start, Stage::Stout]);

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        if position.stage == Stage::Stout { Ok(()) } else { position.may_decline_now() }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.choose_decline(false, sink);
    }

    fn untimely(step: Stage) -> Refusal {
        if Steps::CONQUESTS.has(step) { Refusal::TooLate { before: Moment::Ready } } else { Refusal::NotNow }
    }
}
