//! What is done to regions without conquering them: the champion taken up, artifacts taken over, tokens moved by force, regions
//! exchanged (WC-65, WC-98, WC-108 to WC-113), and what begins a turn (WC-85, WC-89, WC-93).

use tabletop::{Seat, Sink};

use crate::ability::trait_bits;
use crate::content::Find;
use crate::event::{Event, Marker, Thing, TokenCause};
use crate::fees::FeeCause;
use crate::gear::BEASTS;
use crate::house::House;
use crate::position::{Form, Slot, SmallWorld};
use crate::refusal::{Guard, Refusal};
use crate::region::{Region, RegionSet};

impl SmallWorld {
    /// The champion leaves `from`; a region it held alone is empty then (WC-98).
    pub(crate) fn lift_champion<S: Sink<Event>>(&mut self, from: Region, sink: &mut S) {
        let seat = self.acting.0;
        sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Champion), region: from, count: 1 });
        self.gear.champion = None;
        self.tokens[from] -= 1;
        if self.tokens[from] == 0 {
            self.clear_region(from, sink);
        }
    }

    // ---- the start of a turn

    /// Harmony tokens come back to the Pandaren (WC-85).
    pub(crate) fn take_harmony_back(&mut self, seat: Seat) {
        if self.gear.harmony != 0 && self.can(seat, Slot::Active, trait_bits::HARMONY) {
            self.gear.harmony = 0;
        }
    }

    /// The Pandaren give harmony to everybody whose active race they did not attack this turn (WC-85).
    pub(crate) fn give_harmony<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        if !self.can(seat, Slot::Active, trait_bits::HARMONY) {
            return;
        }
        let spared = |other: &Seat| *other != seat && self.record.more.war.affronted & other.bit() == 0;
        let with: u8 = Seat::all(self.players()).filter(spared).fold(0, |bits, other| bits | other.bit());
        self.gear.harmony = with;
        if with != 0 {
            sink.event(|| Event::Harmony { seat, with: Seat::all(self.players()).filter(|other| with & other.bit() != 0).collect() });
        }
    }

    /// Whether the Worgen still have to choose their form (WC-89, WC-90).
    pub(crate) fn form_due(&self) -> bool {
        self.record.more.war.form.is_none()
            && self.can(self.turn, Slot::Active, trait_bits::SHAPES)
            && (!self.record.picked || self.house(House::WorgenChooseWhenPicked))
    }

    /// Whether this form may be chosen now.
    pub(crate) fn check_form(&self, form: Form) -> Result<(), Refusal> {
        if !self.form_due() {
            return Err(Refusal::NoAbility);
        }
        let coins = self.sides[self.turn].coins;
        if form == Form::Wolf && coins == 0 { Err(Refusal::CannotPay { cost: 1, coins }) } else { Ok(()) }
    }

    pub(crate) fn choose_form<S: Sink<Event>>(&mut self, form: Form, sink: &mut S) {
        let seat = self.turn;
        self.record.more.war.form = Some(form);
        sink.event(|| Event::Form { seat, form });
        match form {
            Form::Human => self.earn(seat, 2, "human_form", sink),
            Form::Wolf => self.spend(seat, 1, "wolf_form", sink),
        }
        self.prepare(sink);
    }

    /// All beasts are discarded; a region that they alone held is empty then (WC-93, WC-94).
    pub(crate) fn discard_beasts<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        if self.kit(seat, Slot::Active).is_none_or(|kit| kit.beasts.is_none()) {
            return;
        }
        let held = self.held(seat, Slot::Active);
        for region in held {
            let beasts = std::mem::take(&mut self.gear.beasts[region]);
            if beasts == 0 {
                continue;
            }
            self.tokens[region] -= beasts;
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Beast), region, count: beasts });
            if self.tokens[region] == 0 {
                self.clear_region(region, sink);
            }
        }
        if let Some(band) = self.band_mut(seat, Slot::Active) {
            let old = std::mem::take(&mut band.beasts);
            let waiting = old.min(band.withdrawn);
            band.withdrawn -= waiting;
            band.hand -= old - waiting;
        }
        if self.house(House::BeastsAloneCountHills) {
            self.count_beasts(held, sink);
        }
    }

    /// Beasts come: one for each hill among `held`, five at most (WC-93).
    pub(crate) fn count_beasts<S: Sink<Event>>(&mut self, held: RegionSet, sink: &mut S) {
        let seat = self.turn;
        let Some(hills) = self.kit(seat, Slot::Active).and_then(|kit| kit.beasts) else { return };
        let beasts = (hills.regions(self.ground(), held) & held).len().min(BEASTS);
        let Some(band) = self.band_mut(seat, Slot::Active) else { return };
        band.hand += beasts;
        band.beasts += beasts;
        if beasts > 0 {
            sink.event(|| Event::Gained { seat, slot: Slot::Active, tokens: beasts, cause: TokenCause::Beasts });
        }
    }

    // ---- artifacts taken over

    /// Where the Ethereals may take `find` to (WC-65, WC-66).
    pub(crate) fn steal_targets(&self, find: Find) -> RegionSet {
        const NOWHERE: RegionSet = RegionSet::EMPTY;
        let (seat, own) = (self.turn, self.held(self.turn, Slot::Active));
        if self.record.more.war.claimed || !find.is_relic() || !self.can(seat, Slot::Active, trait_bits::CLAIMS) {
            return NOWHERE;
        }
        let Some(spot) = self.hoard.spot(find) else { return NOWHERE };
        let guarded =
            self.standing_fees(seat).into_iter().flatten().any(|fee| fee.cause == FeeCause::AegisOfAggramar && fee.regions.has(spot));
        if own.has(spot) || guarded || self.immune_to(seat).has(spot) {
            return NOWHERE;
        }
        self.board().beside(spot) & own
    }

    /// Whether `find` may be taken to `region` now.
    pub(crate) fn check_steal(&self, find: Find, region: Region) -> Result<(), Refusal> {
        if self.steal_targets(find).has(region) {
            return Ok(());
        }
        let seat = self.turn;
        let spot = self.hoard.spot(find).filter(|_| find.is_relic());
        Err(if !self.can(seat, Slot::Active, trait_bits::CLAIMS) {
            Refusal::NoAbility
        } else if self.record.more.war.claimed {
            Refusal::Used
        } else if spot.is_none() {
            Refusal::NothingThere
        } else if !self.held(seat, Slot::Active).has(region) {
            Refusal::NotHeld
        } else if let Some(spot) = spot.filter(|spot| self.immune_to(seat).has(*spot)) {
            Refusal::Immune { kind: self.guard(spot).unwrap_or(Guard::Tower) }
        } else if spot.is_some_and(|spot| self.board().beside(spot).has(region)) {
            // The Aegis lies there, or the race holds it already.
            Refusal::NotThere
        } else {
            Refusal::NotNextTo
        })
    }

    pub(crate) fn steal<S: Sink<Event>>(&mut self, find: Find, region: Region, sink: &mut S) {
        let seat = self.turn;
        let Some(from) = self.hoard.spot(find) else { return };
        self.record.more.war.claimed = true;
        self.hoard.lay(find, region);
        sink.event(|| Event::Stolen { seat, find, from, region });
    }
}
