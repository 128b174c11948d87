//! The order of a turn (SW-12): which step follows which.

use tabletop::{Seat, Sink};

use crate::ability::trait_bits;
use crate::action::Piece;
use crate::content::{self, Power, Race};
use crate::event::{Event, Marker, Thing, TokenCause};
use crate::house::House;
use crate::position::{Band, Combo, MARKET, Owner, Slot, SmallWorld, Stage, TurnRecord};
use crate::region::RegionSet;

impl SmallWorld {
    /// The owner of the turn takes a combo: pays first, collects after (SW-5, SW-10).
    pub(crate) fn pick<S: Sink<Event>>(&mut self, index: usize, sink: &mut S) {
        let seat = self.turn;
        let combo = self.market.remove(index);
        for above in &mut self.market[..index] {
            above.coins += 1;
        }
        let side = &mut self.sides[seat];
        side.coins = side.coins - index as u16 + u16::from(combo.coins);
        let band = self.enlist(combo.race, combo.power);
        let tokens = band.hand;
        self.sides[seat].bands[Slot::Active as usize] = Some(band);
        self.record.picked = true;
        sink.event(|| Event::Picked {
            seat,
            race: combo.race,
            power: combo.power,
            paid: index as u16,
            taken: u16::from(combo.coins),
            tokens,
        });
        self.fill_market(sink);
    }

    /// A new race with its tokens from the tray.
    pub(crate) fn enlist(&mut self, race: Race, power: Power) -> Band {
        let kit = content::kit(race, Some(power), false);
        let tray = &mut self.tray.0[race.index()];
        let hand = (race.data().tokens + power.data().tokens).min(*tray);
        let aside = kit.conquest_only.min(*tray - hand);
        *tray -= hand + aside;
        Band {
            race,
            power: Some(power),
            regions: RegionSet::EMPTY,
            hand,
            withdrawn: 0,
            aside,
            holes: kit.holes,
            encampments: kit.encampments,
            heroes: kit.heroes,
        }
    }

    /// Fills the market from the stacks; badges that ran out are shuffled anew (SW-6, SW-8).
    pub(crate) fn fill_market<S: Sink<Event>>(&mut self, sink: &mut S) {
        while self.market.len() < MARKET && !self.races.is_empty() {
            if self.powers.is_empty() {
                if self.discards.is_empty() {
                    return;
                }
                std::mem::swap(&mut self.powers, &mut self.discards);
                self.stream.shuffle(&mut self.powers);
                sink.event(|| Event::Reshuffled {});
            }
            let (Some(race), Some(power)) = (self.races.pop(), self.powers.pop()) else { return };
            self.market.push(Combo { race, power, coins: 0 });
            sink.event(|| Event::Revealed { race, power });
        }
    }

    /// Declined races that still conquer act first, then the active race (SW-12, SW-46).
    pub(crate) fn begin_conquests<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        self.record.conquests = 0;
        self.record.rolled = false;
        for slot in [Slot::Declined, Slot::Spirit] {
            if self.record.acted >> slot as u8 & 1 == 0 && self.kit(seat, slot).is_some_and(|k| k.has(trait_bits::ACTS_IN_DECLINE)) {
                self.record.acted |= 1 << slot as u8;
                self.acting = (seat, slot);
                self.stage = Stage::Ghouls;
                self.ready(sink);
                return;
            }
        }
        self.acting = (seat, Slot::Active);
        if self.record.declining {
            self.decline_active(sink);
            self.end_turn_scored(sink);
            self.begin_retreats(sink);
            return;
        }
        self.stage = Stage::Conquest;
        self.ready(sink);
    }

    /// The conquests are over: recruits come, and the redeployment begins (SW-55).
    pub(crate) fn begin_redeployment<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, slot) = self.acting;
        self.record.roll = None;
        self.record.taken = 0;
        self.stage = Stage::Redeploy;
        let Some(kit) = self.kit(seat, slot) else { return self.end_redeployment(sink) };
        if kit.recruits_every > 0
            && let Some(race) = self.band(seat, slot).map(|b| b.race)
        {
            let tray = &mut self.tray.0[race.index()];
            let tokens = (self.record.plundered / kit.recruits_every).min(*tray);
            *tray -= tokens;
            if let Some(band) = self.band_mut(seat, slot) {
                band.hand += tokens;
            }
            if tokens > 0 {
                sink.event(|| Event::Gained { seat, slot, tokens, cause: TokenCause::Recruits });
            }
        }
        if self.held(seat, slot).is_empty() {
            self.end_redeployment(sink);
        }
    }

    /// A redeployment is over, of the acting race or of a beaten one.
    pub(crate) fn end_redeployment<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, slot) = self.acting;
        if self.stage == Stage::Retreat {
            sink.event(|| Event::Redeployed { seat, slot });
            return self.begin_retreats(sink);
        }
        let owed = std::mem::take(&mut self.record.owed);
        if let Some(band) = self.band_mut(seat, slot) {
            let tokens = owed.min(band.hand);
            band.hand -= tokens;
            band.aside += tokens;
            if tokens > 0 {
                sink.event(|| Event::Returned { seat, slot, tokens, cause: TokenCause::ConquestOnly });
            }
            sink.event(|| Event::Redeployed { seat, slot });
        }
        if slot != Slot::Active {
            if self.held(seat, slot).is_empty() {
                self.leave(seat, slot, sink);
            }
            return self.begin_conquests(sink);
        }
        let diplomat = self.kit(seat, slot).is_some_and(|k| k.has(trait_bits::ALLIES));
        if diplomat && Seat::all(self.players()).any(|s| self.may_ally(s)) {
            self.stage = Stage::Ally;
        } else {
            self.end_turn(sink);
        }
    }

    /// Coins, and the late decline of a Stout race (SW-12, SW-81).
    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.end_turn_scored(sink);
        if self.kit(self.turn, Slot::Active).is_some_and(|k| k.has(trait_bits::DECLINES_LATE)) {
            self.stage = Stage::Stout;
        } else {
            self.begin_retreats(sink);
        }
    }

    fn end_turn_scored<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        let total = self.income(seat);
        self.sides[seat].coins += total;
        sink.event(|| Event::Income { seat, total, items: self.income_items(seat) });
    }

    /// The owner of the turn declines: instead of conquering (SW-37), or late (SW-81).
    pub(crate) fn choose_decline<S: Sink<Event>>(&mut self, sink: &mut S) {
        if self.stage == Stage::Stout {
            self.decline_active(sink);
            return self.begin_retreats(sink);
        }
        if self.house(House::GhoulsActWhenDeclining) {
            self.record.declining = true;
            return self.begin_conquests(sink);
        }
        self.decline_active(sink);
        self.end_turn_scored(sink);
        self.begin_retreats(sink);
    }

    /// Turns the active race of the turn's owner over (SW-37).
    fn decline_active<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        let Some(kit) = self.kit(seat, Slot::Active) else { return };
        let slot = if kit.has(trait_bits::HAUNTS) { Slot::Spirit } else { Slot::Declined };
        if self.band(seat, slot).is_some() {
            self.leave(seat, slot, sink);
        }
        let Some(mut band) = self.sides[seat].bands[Slot::Active as usize].take() else { return };
        let stays = kit.has(trait_bits::ACTS_IN_DECLINE);
        let mut returned = band.hand + band.aside + band.withdrawn;
        for region in band.regions {
            let tokens = self.tokens[region];
            if !stays {
                self.tokens[region] = 1;
                returned += tokens - 1;
            }
            self.owners[region] = Owner::of(seat, slot);
            for (set, marker) in [(self.heroes, Marker::Hero), (self.holes, Marker::Hole), (self.dragon, Marker::Dragon)] {
                if set.has(region) {
                    sink.event(|| Event::Removed { seat, piece: Thing::Marker(marker), region, count: 1 });
                }
            }
            let count = std::mem::take(&mut self.encampments[region]);
            if count > 0 {
                sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Encampment), region, count });
            }
        }
        self.heroes = self.heroes.without(band.regions);
        self.holes = self.holes.without(band.regions);
        self.dragon = self.dragon.without(band.regions);
        self.tray.0[band.race.index()] += returned;
        if let Some(power) = band.power
            && !(kit.has(trait_bits::HAUNTS) || power.data().stays && self.house(House::KeepReverseBadges))
        {
            self.discards.push(power);
            band.power = None;
        }
        let (race, regions) = (band.race, band.regions.len());
        (band.hand, band.aside, band.withdrawn) = (0, 0, 0);
        (band.holes, band.encampments, band.heroes) = (0, 0, 0);
        self.sides[seat].bands[slot as usize] = Some(band);
        sink.event(|| Event::Declined { seat, race, regions });
        if returned > 0 {
            sink.event(|| Event::Returned { seat, slot, tokens: returned, cause: TokenCause::Decline });
        }
        if regions == 0 {
            self.leave(seat, slot, sink);
        }
    }

    /// Beaten players put down what they had to take back, clockwise from the owner of the turn (SW-13); then the turn passes.
    pub(crate) fn begin_retreats<S: Sink<Event>>(&mut self, sink: &mut S) {
        let next = self.turn.next(self.players());
        for seat in self.seats_from(next) {
            for slot in Slot::ALL {
                let Some(band) = self.band_mut(seat, slot) else { continue };
                if band.regions.is_empty() {
                    // Nowhere to go: they come back under the first-conquest rule (SW-15).
                    band.hand += std::mem::take(&mut band.withdrawn);
                    continue;
                }
                let (withdrawn, encampments, own) = (band.withdrawn, band.encampments, band.regions);
                if withdrawn == 0 && encampments == 0 {
                    continue;
                }
                self.acting = (seat, slot);
                self.stage = Stage::Retreat;
                let (1, Some(region)) = (own.len(), own.first()) else { return };
                if withdrawn > 0 {
                    self.put(Piece::Token, region, withdrawn, sink);
                }
                for _ in 0..encampments {
                    self.put(Piece::Encampment, region, 1, sink);
                }
                sink.event(|| Event::Redeployed { seat, slot });
            }
        }
        self.next_turn(sink);
    }

    fn next_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let next = self.turn.next(self.players());
        if next == self.first {
            if self.round >= self.board().data.rounds {
                self.stage = Stage::Over;
                self.acting = (self.turn, Slot::Active);
                sink.event(|| self.game_over());
                return;
            }
            self.round += 1;
        }
        self.turn = next;
        self.begin_turn(sink);
    }

    /// The owner of the turn begins: peace of the last turn ends (SW-68); a player without an active race picks (SW-38).
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        self.record = TurnRecord::default();
        self.sides[seat].ally = None;
        self.acting = (seat, Slot::Active);
        let round = self.round;
        sink.event(|| Event::TurnStarted { seat, round });
        if self.band(seat, Slot::Active).is_some() {
            self.stage = Stage::Start;
        } else if self.market.is_empty() {
            self.begin_conquests(sink);
        } else {
            self.stage = Stage::Choose;
        }
    }
}
