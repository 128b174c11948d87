//! What is done to regions without conquering them: the champion taken up, artifacts taken over, tokens moved by force, regions
//! exchanged, a lone Tauren token moved (WC-65, WC-80, WC-98, WC-108 to WC-113), and what begins a turn (WC-85, WC-89, WC-93).

use tabletop::{Seat, Sink};

use crate::ability::{Kit, trait_bits};
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
        let (seat, slot) = self.acting;
        sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Champion), region: from, count: 1 });
        self.gear.champion = None;
        self.tokens[from] -= 1;
        if self.tokens[from] == 0 {
            self.clear_region(from, sink);
        } else if self.is_lone(seat, slot, from) {
            // Its partner gone, a Tauren token goes back to the others (WC-80).
            let tokens = self.troops(from);
            self.clear_region(from, sink);
            if let Some(band) = self.band_mut(seat, slot) {
                band.hand += tokens;
            }
        }
    }

    /// Whether fewer tokens stand in `region` than the race may leave there; the champion may stand alone.
    pub(crate) fn is_lone(&self, seat: Seat, slot: Slot, region: Region) -> bool {
        let least = self.kit(seat, slot).map_or(1, Kit::least);
        self.tokens[region] < least && self.troops(region) > 0
    }

    /// Whether something remains in `region` once one token is taken away: enough for the race, or the champion alone.
    pub(crate) fn may_spare(&self, least: u8, region: Region) -> bool {
        let after = self.tokens[region] - 1;
        after >= least || after > 0 && after == self.gear.champions(region)
    }

    /// Whether the champion may be taken up from `region` in a redeployment: enough tokens stay.
    pub(crate) fn may_lift(&self, least: u8, region: Region) -> bool {
        self.tokens[region] > least
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
        let spared = |other: &Seat| *other != seat && self.record.more.war.affronted >> other.0 & 1 == 0;
        let with: u8 = Seat::all(self.players()).filter(spared).fold(0, |bits, other| bits | 1 << other.0);
        self.gear.harmony = with;
        if with != 0 {
            sink.event(|| Event::Harmony { seat, with: (0..8).filter(|n| with >> n & 1 != 0).map(Seat).collect() });
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

    /// Beasts are discarded and counted anew: one for each hill then held, five at most (WC-93, WC-94).
    pub(crate) fn muster_beasts<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        let Some(hills) = self.kit(seat, Slot::Active).and_then(|kit| kit.beasts) else { return };
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
            } else if self.is_lone(seat, Slot::Active, region) {
                let tokens = self.troops(region);
                self.clear_region(region, sink);
                if let Some(band) = self.band_mut(seat, Slot::Active) {
                    band.hand += tokens;
                }
            }
        }
        let counted = if self.house(House::BeastsAloneCountHills) { held } else { self.held(seat, Slot::Active) };
        let beasts = (hills.regions(self.ground(), counted) & counted).len().min(BEASTS);
        let Some(band) = self.band_mut(seat, Slot::Active) else { return };
        let old = std::mem::take(&mut band.beasts);
        let waiting = old.min(band.withdrawn);
        band.withdrawn -= waiting;
        band.hand = band.hand - (old - waiting) + beasts;
        band.beasts = beasts;
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
