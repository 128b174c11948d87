//! A conquest: who is beaten, who moves in, and what comes of it (SW-25 to SW-36, UG-C, UG-D1).

use tabletop::{Seat, Sink};

use crate::action::chosen;
use crate::board::region::Region;
use crate::boxes::tools::Tools;
use crate::event::{Event, Marker, Method, Purpose, Thing};
use crate::frame::answers::{Taken, Who};
use crate::frame::campaign::Campaign;
use crate::frame::decision::{Decision, Steps};
use crate::frame::loss::Loss;
use crate::frame::quote::Quote;
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Owner, Slot, SmallWorld, Stage};

/// How a region is taken: tokens from the hand, or one from the tray where a token is replaced.
#[derive(Clone, Copy)]
pub(crate) struct Conquest {
    pub region: Region,
    pub tokens: u8,
    /// How much of the price hammers pay.
    pub hammers: u8,
    pub price: u8,
    pub method: Method,
    pub with: Tools,
}

impl SmallWorld {
    /// Whether the acting race may make a final attempt with the die at all (SW-32, SW-65).
    #[inline]
    pub(crate) fn may_attempt(&self, campaign: &Campaign) -> bool {
        !self.record.rolled && campaign.who.answers.rolls_first.is_empty()
    }

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

    /// A conquest by the acting race.
    pub(crate) fn conquer<S: Sink<Event>>(&mut self, campaign: &Campaign, how: Conquest, sink: &mut S) {
        let Conquest { region, tokens, hammers, price, method, with } = how;
        let (seat, slot) = (campaign.seat, campaign.slot);
        let fallen = self.fallen(region);
        let (non_empty, victim) = (fallen.tokens > 0, fallen.victim);
        let monsters = self.owners[region] == Owner::MONSTERS;
        let bomb = self.markers.lift_bomb(region);
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
            Method::Substitute => self.tray[race] -= 1,
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
        self.markers.beasts[region] += beasts;
        if method == Method::Champion {
            self.markers.champion = Some(region);
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
        for tool in with.list() {
            match tool.data().relic {
                Some(relic) => self.use_relic(relic, tool.data().bag, region, sink),
                None => self.record.more.tally.claimed = true,
            }
        }
        if let Some(live) = bomb {
            self.pass_bomb_on(region, live);
        }
        self.take_spoils(campaign.who.answers, fallen, sink);
        let taken = Taken { seat, slot, region, first: campaign.own.is_empty() || self.record.picked };
        for (answer, asked) in &campaign.who.answers.takes {
            answer(self, taken, *asked, &mut sink.listener());
        }
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
        self.tray[race] += loss.tokens;
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

    /// A region of another player falls: what its race answers, such as coins that change hands.
    fn settle_with<S: Sink<Event>>(&mut self, victim: Option<(Seat, Slot)>, sink: &mut S) {
        let by = self.turn;
        let Some((seat, slot)) = victim.filter(|(seat, _)| *seat != by) else { return };
        let Some(answers) = self.answers(seat, slot) else { return };
        let who = Who { seat, slot, own: self.held(seat, slot), answers };
        for (answer, asked) in &answers.falls {
            answer(self, who, by, *asked, &mut sink.listener());
        }
    }

    /// Puts tokens into an empty region for the race in `slot`.
    pub(crate) fn occupy<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, region: Region, tokens: u8, sink: &mut S) {
        self.owners[region] = Owner::of(seat, slot);
        self.tokens[region] = tokens;
        if let Some(answers) = self.answers(seat, slot) {
            for (answer, _) in &answers.holds {
                answer(self, region);
            }
        }
        if let Some(band) = self.band_mut(seat, slot) {
            band.regions.insert(region);
        }
        self.take_finds((seat, slot), region, sink);
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

    /// The final attempt (SW-32): the region was named, now the die.
    pub(crate) fn attempt<S: Sink<Event>>(&mut self, region: Region, with: Tools, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let seat = campaign.seat;
        let strength = campaign.strength(region);
        // A strike that fell short keeps what its roll gave (WC-70).
        let struck = self.record.more.tally.short.take();
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
    pub(crate) fn repelled<S: Sink<Event>>(&mut self, region: Region, short: u8, sink: &mut S) {
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

    /// Whether the race may go there with these relics and has a token for it; the price, and what can be paid.
    pub(crate) fn check_payment(&self, campaign: &Campaign, region: Region, with: Tools) -> Result<(u8, u8), Refusal> {
        self.check_target(campaign, region, with)?;
        campaign.check_manned()?;
        self.check_tools(campaign, region, with)?;
        Ok((self.price_with(campaign, region, with), campaign.strength(region)))
    }
}

impl Decision for chosen::Conquer {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;
    const SURE: bool = true;

    /// Without relics; see `list_with_relics`.
    fn choices(position: &SmallWorld, campaign: &Campaign, choose: impl FnMut(Self)) {
        if !position.must_roll(campaign) {
            campaign.means(position).payable.map(|region| Self { region, with: Tools::NONE }).for_each(choose);
        }
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        let (price, strength) = position.check_payment(campaign, self.region, self.with)?;
        if position.must_roll(campaign) {
            return Err(Refusal::MustRoll);
        }
        if price > strength { Err(Refusal::TooStrong { short: price - strength }) } else { Ok(()) }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.pay_for(self.region, self.with, sink);
    }

    fn quote(self, position: &SmallWorld, campaign: &Campaign) -> Option<Quote> {
        Some(position.bid(campaign, self.region, Method::Conquer, self.with))
    }
}

impl Decision for chosen::Attempt {
    type On = Campaign;
    const AT: Steps = Steps::CAMPAIGNS;
    const SURE: bool = true;

    /// Without relics; see `list_with_relics`.
    fn choices(position: &SmallWorld, campaign: &Campaign, choose: impl FnMut(Self)) {
        if position.stage == Stage::Strike {
            position.record.more.tally.short.map(|short| Self { region: short.region, with: short.with }).into_iter().for_each(choose);
        } else if position.may_attempt(campaign) {
            campaign.means(position).nearly.map(|region| Self { region, with: Tools::NONE }).for_each(choose);
        }
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        if position.stage == Stage::Strike {
            let short = position.record.more.tally.short;
            let same = short.is_some_and(|short| (short.region, short.with) == (self.region, self.with));
            return if same { Ok(()) } else { Err(Refusal::NotNow) };
        }
        let (price, strength) = position.check_payment(campaign, self.region, self.with)?;
        if !position.may_attempt(campaign) {
            Err(Refusal::NoAttempt)
        } else if price <= strength {
            Err(Refusal::NoDieNeeded)
        } else if price - strength > 3 {
            Err(Refusal::TooStrong { short: price - strength })
        } else {
            Ok(())
        }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.attempt(self.region, self.with, sink);
    }

    fn quote(self, position: &SmallWorld, campaign: &Campaign) -> Option<Quote> {
        if position.stage == Stage::Strike {
            return position.fallen_short(campaign);
        }
        Some(position.bid(campaign, self.region, Method::Attempt, self.with))
    }
}
