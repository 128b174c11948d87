//! A conquest: who is beaten, who moves in, and what comes of it (SW-25 to SW-36, UG-C, UG-D1).

use tabletop::{Seat, Sink};

use crate::ability::trait_bits;
use crate::campaign::Campaign;
use crate::content::Find;
use crate::event::{Event, Marker, Method, Purpose, Thing};
use crate::house::House;
use crate::position::{Owner, ShortStrike, Slot, SmallWorld, Stage};
use crate::region::{Region, RegionSet};
use crate::spoils::Loss;
use crate::tools::Tools;

/// How a region is taken: tokens from the hand, or one from the tray where a token is replaced.
#[derive(Clone, Copy)]
struct Conquest {
    region: Region,
    tokens: u8,
    /// How much of the price hammers pay.
    hammers: u8,
    price: u8,
    method: Method,
    with: Tools,
}

impl SmallWorld {
    /// A region is conquered for its price.
    pub(crate) fn pay_for<S: Sink<Event>>(&mut self, region: Region, with: Tools, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let price = self.price_with(&campaign, region, with);
        let hammers = campaign.hammers_for(region, price);
        let how = Conquest { region, tokens: price - hammers, hammers, price, method: Method::Conquer, with };
        self.pay_fees(&campaign, region, with, sink);
        self.conquer(&campaign, how, sink);
        self.record.roll = None;
    }

    /// The Dragon takes a region with one token, and stays there (SW-70).
    pub(crate) fn send_dragon<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let seat = campaign.seat;
        for old in self.dragon {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Dragon), region: old, count: 1 });
        }
        self.dragon = RegionSet::EMPTY;
        self.record.dragon = true;
        let (tokens, with) = (campaign.least, Tools::NONE);
        let how = Conquest { region, tokens, hammers: 0, price: tokens, method: Method::Dragon, with };
        self.pay_fees(&campaign, region, with, sink);
        self.conquer(&campaign, how, sink);
        self.dragon = RegionSet::of(region);
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Dragon), region, count: 1 });
        self.end_if_nothing_affordable(sink);
    }

    /// A conquest by the acting race.
    fn conquer<S: Sink<Event>>(&mut self, campaign: &Campaign, how: Conquest, sink: &mut S) {
        let Conquest { region, tokens, hammers, price, method, with } = how;
        let (seat, slot) = (campaign.seat, campaign.slot);
        let fallen = self.fallen(region);
        let (non_empty, victim) = (fallen.tokens > 0, fallen.victim);
        let monsters = self.owners[region] == Owner::MONSTERS;
        let bomb = self.gear.lift_bomb(region);
        self.settle_with(victim, sink);
        self.beat(region, method, with, sink);
        self.note_attack(victim, method == Method::Substitute);
        self.note_affront(victim);
        self.note_grudge(victim, sink);
        if let Some((other, _)) = victim {
            match method {
                Method::Substitute => self.record.substituted |= other.bit(),
                Method::Drain => self.record.more.drained |= other.bit(),
                _ => {}
            }
        }
        let Some(band) = self.band_mut(seat, slot) else { return };
        let race = band.race;
        let mut beasts = 0;
        match method {
            Method::Substitute => self.tray.0[race.index()] -= 1,
            Method::Drain | Method::Orb => (0..tokens).for_each(|_| self.bring_token(slot)),
            Method::Champion => {}
            _ => {
                beasts = band.beasts_among(tokens, campaign.least);
                band.hand -= tokens;
                band.beasts -= beasts;
            }
        }
        self.record.more.hammered += hammers;
        self.occupy(seat, slot, region, tokens, sink);
        self.gear.beasts[region] += beasts;
        if method == Method::Champion {
            self.gear.champion = Some(region);
        }
        self.record.conquests += 1;
        if non_empty && slot == Slot::Active {
            self.record.plundered += 1;
            self.record.spoils.insert(region);
        }
        sink.event(|| Event::Conquered { seat, slot, race, region, tokens, method, price, with, hammers });
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
        if campaign.kit.has(trait_bits::ANCIENT)
            && slot == Slot::Active
            && self.figures.ancient.is_none()
            && (campaign.own.is_empty() || self.record.picked)
        {
            self.stand(Marker::Ancient, region, sink);
        }
        for tool in with.list() {
            match tool.relic() {
                Some(relic) => self.use_relic(relic, tool.is_bag(), region, sink),
                None => self.record.more.war.claimed = true,
            }
        }
        if let Some(live) = bomb {
            self.pass_bomb_on(region, live);
        }
        self.take_spoils(campaign.kit, fallen, sink);
        if monsters {
            self.discover(region, sink);
        }
        self.turn_up(region, sink);
    }

    /// Beats whoever is in `region` (SW-28, SW-29, SW-45, UG-D1, UG-K4).
    pub(crate) fn beat<S: Sink<Event>>(&mut self, region: Region, method: Method, with: Tools, sink: &mut S) {
        let tokens = self.tokens[region];
        let Some((seat, slot)) = self.holder_of(region) else {
            self.rout(region, sink);
            self.note_slain(None, tokens);
            return;
        };
        let loss = self.loss(seat, slot, region, method, with);
        self.ransom(Some((seat, slot)), region, sink);
        self.drive_out(region, loss, sink);
    }

    /// Neutral tokens in `region` are gone.
    pub(crate) fn rout<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let (lost, owner) = (self.tokens[region], self.owners[region]);
        let (monsters, murlocs) = (owner == Owner::MONSTERS, owner == Owner::MURLOCS);
        if lost > 0 {
            sink.event(|| Event::Defeated {
                seat: None,
                slot: None,
                race: None,
                region,
                lost,
                withdrawn: 0,
                monsters,
                murlocs,
                beasts: 0,
                spared: None,
            });
        }
        self.clear_region(region, sink);
    }

    /// Takes a race out of `region`: so many tokens are lost, the rest waits to be put down again (SW-13).
    pub(crate) fn drive_out<S: Sink<Event>>(&mut self, region: Region, loss: Loss, sink: &mut S) {
        let tokens = self.troops(region);
        let Some((seat, slot)) = self.holder_of(region) else { return };
        let gone_for_good = loss.tokens + loss.beasts;
        self.clear_region(region, sink);
        self.note_slain(Some(seat), gone_for_good);
        let Some(band) = self.band_mut(seat, slot) else { return };
        band.withdrawn += tokens - gone_for_good;
        band.beasts -= loss.beasts;
        let race = band.race;
        let wiped_out = band.regions.is_empty();
        if wiped_out {
            // Hammers do not outlive the last region (UG-F6).
            band.hammers = 0;
        }
        let gone = wiped_out && slot != Slot::Active;
        self.tray.0[race.index()] += loss.tokens;
        sink.event(|| Event::Defeated {
            seat: Some(seat),
            slot: Some(slot),
            race: Some(race),
            region,
            lost: gone_for_good,
            withdrawn: tokens - gone_for_good,
            monsters: false,
            murlocs: false,
            beasts: loss.beasts,
            spared: loss.spared.map(str::to_owned),
        });
        if gone {
            self.leave(seat, slot, sink);
        }
    }

    /// Coins that change hands before a region falls: the Liches' fee, the Martyrs' consolation (UG-F7, UG-H7).
    fn settle_with<S: Sink<Event>>(&mut self, victim: Option<(Seat, Slot)>, sink: &mut S) {
        let from = self.turn;
        let Some((to, slot)) = victim.filter(|(to, _)| *to != from) else { return };
        let Some(kit) = self.kit(to, slot) else { return };
        if slot != Slot::Active && kit.toll > 0 {
            let coins = u16::from(kit.toll).min(self.sides[from].coins);
            self.sides[from].coins -= coins;
            self.sides[to].coins += coins;
            let cause = self.band(to, slot).map(|b| b.race);
            sink.event(|| Event::Paid { from, to, coins, cause: cause.map(|race| race.to_string()).unwrap_or_default() });
        }
        if slot == Slot::Active && kit.has(trait_bits::MARTYRS) {
            self.sides[to].coins += 1;
            sink.event(|| Event::Earned { seat: to, coins: 1, cause: "martyr".into() });
        }
    }

    /// Puts tokens into an empty region for the race in `slot`.
    pub(crate) fn occupy<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, region: Region, tokens: u8, sink: &mut S) {
        self.owners[region] = Owner::of(seat, slot);
        self.tokens[region] = tokens;
        if self.kit(seat, slot).is_some_and(|k| k.has(trait_bits::LAIRS)) {
            self.lairs.insert(region);
        }
        if let Some(band) = self.band_mut(seat, slot) {
            band.regions.insert(region);
        }
        if self.hoard.lent.is_some() && self.hoard.lies(Find::Stonehedge, region) {
            self.lend(seat, slot, self.hoard.lent, sink);
        }
    }

    /// Who attacked a Vengeful player carries a marker until that player's next turn is over (UG-H17).
    fn note_grudge<S: Sink<Event>>(&mut self, victim: Option<(Seat, Slot)>, sink: &mut S) {
        let by = self.turn;
        let Some((seat, slot)) = victim.filter(|(seat, _)| *seat != by) else { return };
        let counts = slot == Slot::Active || self.house(House::DeclinedRaceAvenged);
        if counts && self.can(seat, Slot::Active, trait_bits::AVENGES) && self.sides[seat].grudges & by.bit() == 0 {
            self.sides[seat].grudges |= by.bit();
            sink.event(|| Event::Avenged { seat: by, by: seat });
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
            self.record.attacked |= seat.bit();
        }
    }

    /// Replaces a lone token (SW-56, UG-H15, UG-K6).
    pub(crate) fn replace<S: Sink<Event>>(&mut self, region: Region, method: Method, bag: bool, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        self.pay_fees(&campaign, region, Tools::NONE, sink);
        let tokens = if method == Method::Substitute { 1 } else { campaign.least };
        self.conquer(&campaign, Conquest { region, tokens, hammers: 0, price: 0, method, with: Tools::NONE }, sink);
        if method == Method::Orb {
            self.use_relic(Find::Orb, bag, region, sink);
        }
        self.end_if_nothing_affordable(sink);
    }

    /// The final attempt (SW-32): the region was named, now the die.
    pub(crate) fn attempt<S: Sink<Event>>(&mut self, region: Region, with: Tools, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let seat = campaign.seat;
        let strength = campaign.strength(region);
        // A strike that fell short keeps what its roll gave (WC-70).
        let struck = self.record.more.war.short.take();
        let price = struck.map_or_else(|| self.price_with(&campaign, region, with), |short| strength + short.missing);
        let needed = price - strength;
        if struck.is_none() {
            self.pay_fees(&campaign, region, with, sink);
        }
        let face = self.roll();
        self.record.rolled = true;
        sink.event(|| Event::Rolled { seat, purpose: Purpose::Attempt, face, needed: Some(needed) });
        if face >= needed {
            let hammers = strength - campaign.hand;
            let how = Conquest { region, tokens: campaign.hand, hammers, price, method: Method::Attempt, with };
            self.conquer(&campaign, how, sink);
        } else {
            self.repelled(region, needed - face, sink);
        }
        self.begin_redeployment(sink);
    }

    /// The die did not give what was missing.
    fn repelled<S: Sink<Event>>(&mut self, region: Region, short: u8, sink: &mut S) {
        let (seat, victim) = (self.acting.0, self.holder_of(region));
        if self.house(House::FailedAttemptSpoilsPeace) {
            self.note_attack(victim, false);
        }
        if self.house(House::FailedAttackSpoilsHarmony) {
            self.note_affront(victim);
        }
        sink.event(|| Event::AttemptFailed { seat, region, short });
        if self.house(House::FailedAttackAvenged) {
            self.note_grudge(victim, sink);
        }
    }

    /// The Will-o'-Wisps named a region and roll before paying: the die pays part of the price, or the conquests end (UG-F17).
    pub(crate) fn gamble<S: Sink<Event>>(&mut self, region: Region, with: Tools, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let (seat, strength) = (campaign.seat, campaign.strength(region));
        let price = self.price_with(&campaign, region, with);
        let needed = price.saturating_sub(strength);
        self.pay_fees(&campaign, region, with, sink);
        let face = self.roll();
        sink.event(|| Event::Rolled { seat, purpose: Purpose::Gamble, face, needed: Some(needed) });
        if face < needed {
            self.repelled(region, needed - face, sink);
            return self.begin_redeployment(sink);
        }
        let due = price.saturating_sub(face).max(1);
        let hammers = campaign.hammers_for(region, due);
        self.conquer(&campaign, Conquest { region, tokens: due - hammers, hammers, price, method: Method::Gamble, with }, sink);
        self.record.roll = None;
    }

    /// The Gnomes strike anywhere: they name the region, roll, and pay the rest. What falls short by 3 at most may become the final
    /// attempt (WC-69, WC-70).
    pub(crate) fn strike_at<S: Sink<Event>>(&mut self, region: Region, with: Tools, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let (seat, strength) = (campaign.seat, campaign.strength(region));
        let price = self.strike_price(&campaign, region, with);
        let needed = price.saturating_sub(strength);
        self.record.more.war.struck = true;
        self.pay_fees(&campaign, region, with, sink);
        let face = self.roll();
        sink.event(|| Event::Rolled { seat, purpose: Purpose::Strike, face, needed: Some(needed) });
        if face >= needed {
            let due = price.saturating_sub(face).max(campaign.least);
            let hammers = campaign.hammers_for(region, due);
            self.conquer(&campaign, Conquest { region, tokens: due - hammers, hammers, price, method: Method::Strike, with }, sink);
            return;
        }
        let missing = needed - face;
        self.repelled(region, missing, sink);
        if missing <= 3 && self.may_attempt() && self.house(House::StrikeMayBecomeAttempt) {
            self.record.more.war.short = Some(ShortStrike { region, with, missing });
            self.stage = Stage::Strike;
        }
    }

    /// The champion alone takes a region (WC-97, WC-98).
    pub(crate) fn send_champion<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        self.record.more.war.champion = true;
        self.pay_fees(&campaign, region, Tools::NONE, sink);
        if let Some(from) = self.gear.champion {
            self.lift_champion(from, sink);
        }
        let how = Conquest { region, tokens: 1, hammers: 0, price: 0, method: Method::Champion, with: Tools::NONE };
        self.conquer(&campaign, how, sink);
        let seat = campaign.seat;
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Champion), region, count: 1 });
    }

    /// After a Berserk roll that pays for nothing the conquests end (SW-65).
    pub(crate) fn end_if_nothing_affordable<S: Sink<Event>>(&mut self, sink: &mut S) {
        if self.record.roll.is_none() {
            return;
        }
        let over = self.campaign().is_none_or(|campaign| {
            let payable = campaign.hand > 0 && { campaign.targets }.any(|r| self.price(&campaign, r) <= campaign.strength(r));
            let replaceable = [Method::Substitute, Method::Drain].into_iter().any(|m| !self.replace_targets(&campaign, m).is_empty());
            !payable && !replaceable && self.dragon_targets(&campaign).is_empty() && campaign.tools.is_empty()
        });
        if over {
            self.begin_redeployment(sink);
        }
    }
}
