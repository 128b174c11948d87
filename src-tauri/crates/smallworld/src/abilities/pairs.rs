//! Tauren go about in pairs: a token that is left alone moves on to others of its race (WC-79, WC-80, WC-95). The champion is no company:
//! it counts as a token only in defence (WC-98).

use tabletop::{Seat, Sink};

use crate::action::chosen;
use crate::board::region::{Region, RegionSet};
use crate::boxes::kit::Kit;
use crate::event::Event;
use crate::frame::decision::{Decision, Steps};
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Finish, Slot, SmallWorld, Stage, Unpaired};

impl SmallWorld {
    /// Whether fewer tokens and beasts stand in `region` than the race may leave there; the champion may stand alone.
    pub(crate) fn is_lone(&self, seat: Seat, slot: Slot, region: Region) -> bool {
        let troops = self.troops(region);
        troops > 0 && troops < self.kit(seat, slot).map_or(1, Kit::least)
    }

    /// The regions in which a token of this race stands alone though it may not.
    pub(crate) fn lone_regions(&self, seat: Seat, slot: Slot) -> RegionSet {
        if self.kit(seat, slot).is_none_or(|kit| kit.least() == 1) {
            return RegionSet::EMPTY;
        }
        self.held(seat, slot).filter(|region| self.is_lone(seat, slot, *region)).collect()
    }

    /// Where a lone token of this race may go: to others of it, not beside the champion alone.
    pub(crate) fn havens(&self, seat: Seat, slot: Slot) -> RegionSet {
        self.held(seat, slot).filter(|region| self.troops(*region) > 0).collect()
    }

    /// Whether enough remains in `region` once one token or beast is taken away: what the race needs, or the champion alone.
    pub(crate) fn may_spare(&self, least: u8, region: Region) -> bool {
        let after = self.troops(region) - 1;
        after >= least || after == 0 && self.markers.champion == Some(region)
    }

    /// Whether the champion may be taken up from `region` in a redeployment: enough tokens stay.
    pub(crate) fn may_lift(&self, least: u8, region: Region) -> bool {
        self.troops(region) >= least
    }

    /// Where the race that redeploys may put tokens and beasts down so that none stays alone: a pair once begun is completed first, and
    /// beside the champion alone at least a pair goes.
    pub(crate) fn room(&self) -> RegionSet {
        let (seat, slot) = self.acting;
        let own = self.held(seat, slot);
        let least = self.kit(seat, slot).map_or(1, Kit::least);
        if least == 1 {
            return own;
        }
        let lone = self.lone_regions(seat, slot);
        if !lone.is_empty() {
            return lone;
        }
        let company = self.tokens_to_put() >= least;
        own.filter(|region| company || self.troops(*region) > 0).collect()
    }

    /// Every lone token moves on, after whatever has left it alone (WC-80). Nobody is asked where there is but one way; an owner with a
    /// choice interrupts the turn.
    pub(crate) fn settle_lone<S: Sink<Event>>(&mut self, sink: &mut S) {
        let busy = matches!(self.stage, Stage::Shift | Stage::Summon | Stage::Redeploy | Stage::Over);
        if busy || self.record.more.resume.is_some() || self.acting != (self.turn, Slot::Active) {
            return;
        }
        for seat in Seat::all(self.players()) {
            for slot in Slot::ALL {
                while let Some(region) = self.lone_regions(seat, slot).first() {
                    self.scatter(seat, slot, region, sink);
                    if self.stage == Stage::Shift {
                        return;
                    }
                }
            }
        }
    }

    /// The lone token in `region` is taken up; its owner moves it, or keeps it in hand if there is nowhere to go.
    fn scatter<S: Sink<Event>>(&mut self, holder: Seat, slot: Slot, region: Region, sink: &mut S) {
        let beast = self.take_up_lone(holder, slot, region, sink);
        let havens = self.havens(holder, slot);
        match (havens.len(), havens.first()) {
            (_, None) => self.keep_lone(holder, slot, sink),
            (1, Some(haven)) => self.rejoin(holder, slot, haven, beast, sink),
            _ => {
                self.record.more.resume = Some(self.stage);
                self.record.more.tally.lone_beast = beast;
                self.acting = (holder, slot);
                self.stage = Stage::Shift;
            }
        }
    }

    /// Takes up the lone token in `region`; whether it is a beast. The champion stays, if it stands there.
    fn take_up_lone<S: Sink<Event>>(&mut self, holder: Seat, slot: Slot, region: Region, sink: &mut S) -> bool {
        let beast = self.markers.beasts[region] > 0;
        let stays = self.markers.champion == Some(region);
        if stays {
            self.tokens[region] -= 1;
            self.markers.beasts[region] = 0;
        } else {
            self.clear_region(region, sink);
        }
        if let Some(band) = self.band_mut(holder, slot) {
            band.withdrawn += 1;
            band.beasts += u8::from(stays && beast);
        }
        beast
    }

    /// A lone token has nowhere to go: it stays in hand (WC-30); a declined race has none.
    fn keep_lone<S: Sink<Event>>(&mut self, holder: Seat, slot: Slot, sink: &mut S) {
        if slot != Slot::Active {
            self.leave(holder, slot, sink);
        } else if holder == self.turn
            && let Some(band) = self.band_mut(holder, slot)
        {
            band.withdrawn -= 1;
            band.hand += 1;
        }
    }

    /// The owner sends the lone token to `region`; the turn goes on.
    pub(crate) fn shift<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let (seat, slot) = self.acting;
        let beast = std::mem::take(&mut self.record.more.tally.lone_beast);
        self.rejoin(seat, slot, region, beast, sink);
        self.acting = (self.turn, Slot::Active);
        self.stage = self.record.more.resume.take().unwrap_or(Stage::Conquest);
        if let Some(step) = self.record.more.tally.unpaired.take() {
            self.go_on(step, sink);
        }
    }

    /// A lone token joins those in `region`.
    fn rejoin<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, region: Region, beast: bool, sink: &mut S) {
        let Some(band) = self.band_mut(seat, slot) else { return };
        band.withdrawn -= 1;
        band.beasts -= u8::from(beast);
        self.tokens[region] += 1;
        self.markers.beasts[region] += u8::from(beast);
        sink.event(|| Event::Shifted { seat, region });
    }

    /// Lone tokens of the owner of the turn, whose beasts have just left, find others before its turn goes on with `step`.
    pub(crate) fn go_on<S: Sink<Event>>(&mut self, step: Unpaired, sink: &mut S) {
        if !self.pair_up(sink) {
            self.record.more.tally.unpaired = Some(step);
            return;
        }
        match step {
            Unpaired::Expand => {
                if !self.house(House::BeastsAloneCountHills) {
                    self.count_beasts(self.held(self.turn, Slot::Active), sink);
                }
                self.ready(sink);
            }
            Unpaired::Decline { late } => {
                self.turn_over(sink);
                self.after_decline(if late { Finish::Retreat } else { Finish::RetreatFirst }, sink);
            }
        }
    }

    /// Moves the lone tokens of the owner of the turn to others; false if the owner has to say where one goes. A single one is not asked
    /// about: wherever it goes, it is taken up with the others at once.
    fn pair_up<S: Sink<Event>>(&mut self, sink: &mut S) -> bool {
        let (seat, slot) = (self.turn, Slot::Active);
        loop {
            let lone = self.lone_regions(seat, slot);
            let Some(region) = lone.first() else { return true };
            if lone.len() > 1 {
                self.scatter(seat, slot, region, sink);
                if self.stage == Stage::Shift {
                    return false;
                }
                continue;
            }
            let beast = self.take_up_lone(seat, slot, region, sink);
            match self.havens(seat, slot).first() {
                Some(haven) => self.rejoin(seat, slot, haven, beast, sink),
                None => self.keep_lone(seat, slot, sink),
            }
        }
    }
}

impl Decision for chosen::Shift {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Shift]);
    const SURE: bool = true;

    fn choices(position: &SmallWorld, (): &(), choose: impl FnMut(Self)) {
        position.havens(position.acting.0, position.acting.1).map(|region| Self { region }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        let (seat, slot) = position.acting;
        if position.havens(seat, slot).has(self.region) {
            return Ok(());
        }
        Err(if position.held(seat, slot).has(self.region) { Refusal::LoneTauren } else { Refusal::NotHeld })
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.shift(self.region, sink);
    }
}
