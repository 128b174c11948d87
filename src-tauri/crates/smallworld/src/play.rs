//! Playing an action: what each decision does on the table.

use tabletop::{Seat, Sink};

use crate::ability::trait_bits;
use crate::action::{Action, Piece};
use crate::event::{Event, Marker, Method, Purpose, Thing, TokenCause};
use crate::house::House;
use crate::position::{Owner, Slot, SmallWorld, Stage};
use crate::price::Campaign;
use crate::region::{Region, RegionSet};

impl SmallWorld {
    /// Plays a legal action.
    pub(crate) fn apply<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        let seat = self.acting.0;
        match action {
            Action::Pick { combo } => {
                self.pick(combo as usize, sink);
                self.begin_conquests(sink);
            }
            Action::Ready => self.begin_conquests(sink),
            Action::Decline => self.choose_decline(sink),
            Action::Abandon { region } => self.abandon(region, sink),
            Action::Roll => {
                let face = self.roll();
                self.record.roll = Some(face);
                sink.event(|| Event::Rolled { seat, purpose: Purpose::Berserk, face, needed: None });
                self.end_if_nothing_affordable(sink);
            }
            Action::Conquer { region } => {
                if let Some(campaign) = self.campaign() {
                    let price = self.price(&campaign, region);
                    self.conquer(&campaign, region, price, Method::Conquer, price, sink);
                    self.record.roll = None;
                }
            }
            Action::Attempt { region } => self.attempt(region, sink),
            Action::Dragon { region } => {
                if let Some(campaign) = self.campaign() {
                    for old in self.dragon {
                        sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Dragon), region: old, count: 1 });
                    }
                    self.dragon = RegionSet::EMPTY;
                    self.record.dragon = true;
                    self.conquer(&campaign, region, 1, Method::Dragon, 1, sink);
                    self.dragon = RegionSet::of(region);
                    sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Dragon), region, count: 1 });
                    self.end_if_nothing_affordable(sink);
                }
            }
            Action::Substitute { region } => {
                if let Some(campaign) = self.campaign() {
                    self.conquer(&campaign, region, 1, Method::Substitute, 0, sink);
                    self.end_if_nothing_affordable(sink);
                }
            }
            Action::EndConquest => self.begin_redeployment(sink),
            Action::Put { piece, region } => self.put(piece, region, 1, sink),
            Action::PutAll { region } => {
                let count = self.tokens_to_put();
                self.put(Piece::Token, region, count, sink);
            }
            Action::Take { piece, region } => self.take(piece, region, sink),
            Action::Done => self.end_redeployment(sink),
            Action::Ally { seat: with } => {
                self.sides[self.turn].ally = Some(with);
                sink.event(|| Event::Allied { seat, with });
                self.end_turn(sink);
            }
            Action::NoAlly => self.end_turn(sink),
            Action::Stay => self.begin_retreats(sink),
        }
    }

    fn abandon<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let (seat, slot) = self.acting;
        let tokens = self.tokens[region];
        self.clear_region(region, sink);
        if let Some(band) = self.band_mut(seat, slot) {
            band.hand += tokens;
        }
        self.record.abandoned.insert(region);
        sink.event(|| Event::Abandoned { seat, slot, region, tokens });
    }

    /// Takes a region from its holder: tokens gone, every marker that lasts only as long as the hold goes too (SW-62, SW-66, SW-70, SW-73, SW-75).
    fn clear_region<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let returns = self.house(House::FortressesReturn);
        let Some((seat, slot)) = self.owners[region].holder() else {
            self.owners[region] = Owner::NONE;
            self.tokens[region] = 0;
            return;
        };
        let encampments = std::mem::take(&mut self.encampments[region]);
        let (fortress, hero) = (self.fortresses.has(region), self.heroes.has(region));
        if let Some(band) = self.band_mut(seat, slot) {
            band.regions.remove(region);
            band.encampments += encampments;
            band.heroes += hero as u8;
        }
        self.fortress_supply += u8::from(fortress && returns);
        for (there, marker, count) in [
            (encampments > 0, Marker::Encampment, encampments),
            (fortress, Marker::Fortress, 1),
            (hero, Marker::Hero, 1),
            (self.lairs.has(region), Marker::Lair, 1),
            (self.holes.has(region), Marker::Hole, 1),
            (self.dragon.has(region), Marker::Dragon, 1),
        ] {
            if there {
                sink.event(|| Event::Removed { seat, piece: Thing::Marker(marker), region, count });
            }
        }
        self.fortresses.remove(region);
        self.heroes.remove(region);
        self.lairs.remove(region);
        self.holes.remove(region);
        self.dragon.remove(region);
        self.owners[region] = Owner::NONE;
        self.tokens[region] = 0;
    }

    /// Beats whoever is in `region` (SW-28, SW-29, SW-45).
    fn beat<S: Sink<Event>>(&mut self, region: Region, method: Method, sink: &mut S) {
        let tokens = self.tokens[region];
        let holder = self.holder_of(region);
        let Some((seat, slot)) = holder else {
            if tokens > 0 {
                sink.event(|| Event::Defeated { seat: None, slot: None, race: None, region, lost: tokens, withdrawn: 0 });
            }
            self.clear_region(region, sink);
            return;
        };
        let Some(kit) = self.kit(seat, slot) else { return };
        let keeps = kit.has(trait_bits::LOSES_NONE) && (method != Method::Substitute || self.house(House::ElvesKeepSubstituted));
        let lost = if keeps { 0 } else { 1.min(tokens) };
        self.clear_region(region, sink);
        let Some(band) = self.band_mut(seat, slot) else { return };
        band.withdrawn += tokens - lost;
        let race = band.race;
        let gone = band.regions.is_empty() && slot != Slot::Active;
        self.tray.0[race.index()] += lost;
        sink.event(|| Event::Defeated { seat: Some(seat), slot: Some(slot), race: Some(race), region, lost, withdrawn: tokens - lost });
        if gone {
            self.leave(seat, slot, sink);
        }
    }

    /// A conquest by the acting race: `tokens` come from the hand, or one from the tray by substitution.
    fn conquer<S: Sink<Event>>(&mut self, campaign: &Campaign, region: Region, tokens: u8, method: Method, price: u8, sink: &mut S) {
        let (seat, slot) = (campaign.seat, campaign.slot);
        let non_empty = self.tokens[region] > 0;
        let victim = self.holder_of(region);
        self.beat(region, method, sink);
        self.note_attack(victim, method == Method::Substitute);
        if method == Method::Substitute
            && let Some((other, _)) = victim
        {
            self.record.substituted |= 1 << other.0;
        }
        let Some(band) = self.band_mut(seat, slot) else { return };
        let race = band.race;
        if method == Method::Substitute {
            self.tray.0[race.index()] -= 1;
        } else {
            band.hand -= tokens;
        }
        self.occupy(seat, slot, region, tokens);
        self.record.conquests += 1;
        if non_empty && slot == Slot::Active {
            self.record.plundered += 1;
            self.record.spoils.insert(region);
        }
        sink.event(|| Event::Conquered { seat, slot, race, region, tokens, method, price });
        if self.lairs.has(region) {
            sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Lair), region, count: 1 });
        }
        let dig = match self.band_mut(seat, slot) {
            Some(band) if band.holes > 0 && slot == Slot::Active => {
                band.holes -= 1;
                true
            }
            _ => false,
        };
        if dig {
            self.holes.insert(region);
            sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Hole), region, count: 1 });
        }
    }

    /// Puts tokens into an empty region for the race in `slot`.
    pub(crate) fn occupy(&mut self, seat: Seat, slot: Slot, region: Region, tokens: u8) {
        self.owners[region] = Owner::of(seat, slot);
        self.tokens[region] = tokens;
        if self.kit(seat, slot).is_some_and(|k| k.has(trait_bits::LAIRS)) {
            self.lairs.insert(region);
        }
        if let Some(band) = self.band_mut(seat, slot) {
            band.regions.insert(region);
        }
    }

    /// Remembers an attack of the active race on another's active race (SW-68).
    fn note_attack(&mut self, victim: Option<(Seat, Slot)>, substitution: bool) {
        if substitution && !self.house(House::SubstituteCountsAsAttack) {
            return;
        }
        if self.acting.1 == Slot::Active
            && let Some((seat, Slot::Active)) = victim
        {
            self.record.attacked |= 1 << seat.0;
        }
    }

    /// The final attempt (SW-32): the region was named, now the die.
    fn attempt<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let (seat, hand) = (campaign.seat, campaign.hand);
        let price = self.price(&campaign, region);
        let needed = price - hand;
        let face = self.roll();
        self.record.rolled = true;
        sink.event(|| Event::Rolled { seat, purpose: Purpose::Attempt, face, needed: Some(needed) });
        if face >= needed {
            self.conquer(&campaign, region, hand, Method::Attempt, price, sink);
        } else {
            if self.house(House::FailedAttemptSpoilsPeace) {
                self.note_attack(self.holder_of(region), false);
            }
            sink.event(|| Event::AttemptFailed { seat, region, short: needed - face });
        }
        self.begin_redeployment(sink);
    }

    /// After a Berserk roll that pays for nothing the conquests end (SW-65).
    fn end_if_nothing_affordable<S: Sink<Event>>(&mut self, sink: &mut S) {
        if self.record.roll.is_none() {
            return;
        }
        let over = self.campaign().is_none_or(|campaign| {
            let payable = campaign.hand > 0 && { campaign.targets }.any(|r| self.price(&campaign, r) <= campaign.hand);
            !payable && self.dragon_targets(&campaign).is_empty() && self.substitute_targets(&campaign).is_empty()
        });
        if over {
            self.begin_redeployment(sink);
        }
    }

    pub(crate) fn put<S: Sink<Event>>(&mut self, piece: Piece, region: Region, count: u8, sink: &mut S) {
        let (seat, slot) = self.acting;
        let retreat = self.stage == Stage::Retreat;
        let Some(band) = self.band_mut(seat, slot) else { return };
        let thing = match piece {
            Piece::Token => {
                if retreat {
                    band.withdrawn -= count;
                } else {
                    band.hand -= count;
                }
                self.tokens[region] += count;
                Thing::Token
            }
            Piece::Encampment => {
                band.encampments -= 1;
                self.encampments[region] += 1;
                Thing::Marker(Marker::Encampment)
            }
            Piece::Fortress => {
                self.fortress_supply -= 1;
                self.fortresses.insert(region);
                self.record.fortress = true;
                Thing::Marker(Marker::Fortress)
            }
            Piece::Hero => {
                band.heroes -= 1;
                self.heroes.insert(region);
                Thing::Marker(Marker::Hero)
            }
        };
        sink.event(|| Event::Placed { seat, piece: thing, region, count });
    }

    fn take<S: Sink<Event>>(&mut self, piece: Piece, region: Region, sink: &mut S) {
        let (seat, slot) = self.acting;
        self.record.taken = self.record.taken.saturating_add(1);
        let last = self.tokens[region] == 1;
        let Some(band) = self.band_mut(seat, slot) else { return };
        let thing = match piece {
            Piece::Token => {
                band.hand += 1;
                if last {
                    // Only when the extra Amazons cannot leave otherwise (SW-42).
                    self.clear_region(region, sink);
                    self.record.spoils.remove(region);
                    sink.event(|| Event::Abandoned { seat, slot, region, tokens: 1 });
                    return;
                }
                self.tokens[region] -= 1;
                Thing::Token
            }
            Piece::Encampment => {
                band.encampments += 1;
                self.encampments[region] -= 1;
                Thing::Marker(Marker::Encampment)
            }
            Piece::Hero => {
                band.heroes += 1;
                self.heroes.remove(region);
                Thing::Marker(Marker::Hero)
            }
            Piece::Fortress => return,
        };
        sink.event(|| Event::Removed { seat, piece: thing, region, count: 1 });
    }

    /// A race leaves the map for good: tokens to the tray, banner under the stack or into the lowest free place, badge to the discards
    /// (SW-7, SW-8).
    pub(crate) fn leave<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, sink: &mut S) {
        for region in self.held(seat, slot) {
            let tokens = self.tokens[region];
            self.clear_region(region, sink);
            if let Some(band) = self.band_mut(seat, slot) {
                band.hand += tokens;
            }
        }
        let Some(band) = self.sides[seat].bands[slot as usize].take() else { return };
        let race = band.race;
        self.tray.0[race.index()] += band.hand + band.withdrawn + band.aside;
        if let Some(power) = band.power {
            self.discards.push(power);
        }
        sink.event(|| Event::RaceLeft { seat, race });
        self.races.push_front(race);
        self.fill_market(sink);
    }

    /// Takes tokens back from the map into the hand, leaving one in each region (SW-20), and brings the conquest-only tokens in (SW-42).
    pub(crate) fn ready<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, slot) = self.acting;
        let Some(kit) = self.kit(seat, slot) else { return };
        let mut taken = 0;
        for region in self.held(seat, slot) {
            taken += self.tokens[region] - 1;
            self.tokens[region] = 1;
        }
        let Some(band) = self.band_mut(seat, slot) else { return };
        // An own active race beaten by the own Ghouls has its survivors at once (SW-46).
        taken += std::mem::take(&mut band.withdrawn);
        band.hand += taken;
        let extra = std::mem::take(&mut band.aside);
        band.hand += extra;
        if taken > 0 {
            sink.event(|| Event::Readied { seat, slot, tokens: taken });
        }
        if extra > 0 {
            self.record.owed = kit.conquest_only.min(extra);
            sink.event(|| Event::Gained { seat, slot, tokens: extra, cause: TokenCause::ConquestOnly });
        }
    }
}
