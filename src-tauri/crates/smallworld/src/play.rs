//! Playing an action: what each decision does on the table.

use tabletop::{Seat, Sink};

use crate::ability::trait_bits;
use crate::action::{Action, Piece};
use crate::content::{Find, Power};
use crate::event::{Event, Marker, Method, Purpose, Thing, TokenCause};
use crate::house::House;
use crate::position::{Finish, Owner, Slot, SmallWorld, Stage};
use crate::price::Campaign;
use crate::region::{Region, RegionSet};
use crate::tools::Tools;

/// How a region is taken: tokens from the hand, or one from the tray where a token is replaced.
#[derive(Clone, Copy)]
pub(crate) struct Conquest {
    region: Region,
    tokens: u8,
    /// How much of the price hammers pay.
    hammers: u8,
    price: u8,
    method: Method,
    with: Tools,
}

impl SmallWorld {
    /// Plays a legal action.
    pub(crate) fn apply<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        let seat = self.acting.0;
        match action {
            Action::Pick { combo } => self.pick(combo as usize, sink),
            Action::Exchange { combo } => self.settle_badge(Some(combo as usize), sink),
            Action::Ready => self.begin_conquests(sink),
            Action::Decline => self.choose_decline(false, sink),
            Action::Vanish => self.choose_decline(true, sink),
            Action::Abandon { region } => self.abandon(region, sink),
            Action::Roll => {
                let face = self.roll();
                self.record.roll = Some(face);
                sink.event(|| Event::Rolled { seat, purpose: Purpose::Berserk, face, needed: None });
                self.end_if_nothing_affordable(sink);
            }
            Action::Conquer { region, with } => {
                if let Some(campaign) = self.campaign() {
                    let price = self.price_with(&campaign, region, with);
                    let hammers = campaign.hammers_for(region, price);
                    self.conquer(
                        &campaign,
                        Conquest { region, tokens: price - hammers, hammers, price, method: Method::Conquer, with },
                        sink,
                    );
                    self.record.roll = None;
                }
            }
            Action::Attempt { region, with } => self.attempt(region, with, sink),
            Action::Gamble { region, with } => self.gamble(region, with, sink),
            Action::Reborn { region } => self.be_reborn(region, sink),
            Action::Place { piece, region } => self.place(piece, region, sink),
            Action::Sacrifice { region } => {
                self.sacrifice(region, sink);
                self.finish(Finish::Stout, sink);
            }
            Action::Drain { region } => self.replace(region, Method::Drain, false, sink),
            Action::Orb { region, bag } => self.replace(region, Method::Orb, bag, sink),
            Action::Dragon { region } => {
                if let Some(campaign) = self.campaign() {
                    for old in self.dragon {
                        sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Dragon), region: old, count: 1 });
                    }
                    self.dragon = RegionSet::EMPTY;
                    self.record.dragon = true;
                    let how = Conquest { region, tokens: 1, hammers: 0, price: 1, method: Method::Dragon, with: Tools::NONE };
                    self.conquer(&campaign, how, sink);
                    self.dragon = RegionSet::of(region);
                    sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Dragon), region, count: 1 });
                    self.end_if_nothing_affordable(sink);
                }
            }
            Action::Substitute { region } => self.replace(region, Method::Substitute, false, sink),
            Action::EndConquest => self.begin_redeployment(sink),
            Action::Put { piece, region } => self.put(piece, region, 1, sink),
            Action::PutAll { region } => {
                let count = self.tokens_to_put();
                self.put(Piece::Token, region, count, sink);
            }
            Action::Take { piece, region } => self.take(piece, region, sink),
            Action::Done => match self.stage {
                Stage::Exchange => self.settle_badge(None, sink),
                Stage::Prepare => {
                    self.stage = Stage::Conquest;
                    self.ready(sink);
                }
                Stage::Place => self.finish(Finish::Ally, sink),
                Stage::Altar => self.finish(Finish::Stout, sink),
                _ => self.end_redeployment(sink),
            },
            Action::Ally { seat: with } => {
                self.sides[self.turn].ally = Some(with);
                sink.event(|| Event::Allied { seat, with });
                self.finish(Finish::RetreatFirst, sink);
            }
            Action::NoAlly => self.finish(Finish::RetreatFirst, sink),
            Action::Stay => self.finish(Finish::Retreat, sink),
        }
        // What was found has to be dealt with at once, whatever step the conquest has led to (UG-L11).
        if self.record.more.resume.is_some() && self.stage != Stage::Summon {
            self.record.more.resume = Some(self.stage);
            self.stage = Stage::Summon;
        }
    }

    /// Replaces a lone token (SW-56, UG-H15, UG-K6).
    fn replace<S: Sink<Event>>(&mut self, region: Region, method: Method, bag: bool, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        self.conquer(&campaign, Conquest { region, tokens: 1, hammers: 0, price: 0, method, with: Tools::NONE }, sink);
        if method == Method::Orb {
            self.use_relic(Find::Orb, bag, region, sink);
        }
        self.end_if_nothing_affordable(sink);
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

    /// Takes a region from its holder: tokens gone, every marker that lasts only as long as the hold goes too (SW-62, SW-66, SW-70,
    /// SW-73, SW-75, UG-D6, UG-H12). Places and relics stay.
    pub(crate) fn clear_region<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let returns = self.house(House::FortressesReturn);
        let Some((seat, slot)) = self.owners[region].holder() else {
            self.owners[region] = Owner::NONE;
            self.tokens[region] = 0;
            return;
        };
        let encampments = std::mem::take(&mut self.encampments[region]);
        let armors = std::mem::take(&mut self.armors[region]);
        let (fortress, hero) = (self.fortresses.has(region), self.heroes.has(region));
        if let Some(band) = self.band_mut(seat, slot) {
            band.regions.remove(region);
            band.encampments += encampments;
            band.heroes += hero as u8;
        }
        self.fortress_supply += u8::from(fortress && returns);
        for (there, marker, count) in [
            (encampments > 0, Marker::Encampment, encampments),
            (armors > 0, Marker::Armor, armors),
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
        if !self.hoard.nothing_found() || !self.figures.is_empty() {
            self.forsake(seat, slot, region, sink);
        }
    }

    /// What stood or worked in a region only for its holder (UG-D6, UG-F1, UG-H6, UG-H11, UG-L5, UG-L9).
    fn forsake<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, region: Region, sink: &mut S) {
        let here = Some(region);
        if self.figures.ancient == here {
            self.vanish_figure(Marker::Ancient, sink);
        }
        if self.figures.queen == here {
            self.vanish_figure(Marker::Queen, sink);
        }
        if self.hoard.lies(Find::Crypt, region) {
            self.vanish_figure(Marker::Ghost, sink);
        }
        if self.hoard.bag.is_some_and(|bag| bag.region == region) {
            self.hoard.bag = None;
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Bag), region, count: 1 });
        }
        if self.hoard.lies(Find::Stonehedge, region) {
            self.lend(seat, slot, None, sink);
        }
    }

    /// Gives a race the power that Stonehedge lends, or takes it away with the pieces that came with it (UG-L9).
    pub(crate) fn lend<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, power: Option<Power>, sink: &mut S) {
        let Some(before) = self.kit(seat, slot) else { return };
        if let Some(band) = self.band_mut(seat, slot) {
            band.lent = power;
        }
        let Some(after) = self.kit(seat, slot) else { return };
        if before.has(trait_bits::BAG) && !after.has(trait_bits::BAG) {
            self.hoard.bag = None;
        }
        if before.has(trait_bits::QUEEN) && !after.has(trait_bits::QUEEN) {
            self.vanish_figure(Marker::Queen, sink);
        }
        let own = self.held(seat, slot);
        let Some(band) = self.band_mut(seat, slot) else { return };
        band.encampments += after.encampments.saturating_sub(before.encampments);
        band.heroes += after.heroes.saturating_sub(before.heroes);
        let (mut camps, mut heroes) = (before.encampments.saturating_sub(after.encampments), before.heroes.saturating_sub(after.heroes));
        let (waiting_camps, waiting_heroes) = (camps.min(band.encampments), heroes.min(band.heroes));
        (band.encampments, band.heroes) = (band.encampments - waiting_camps, band.heroes - waiting_heroes);
        (camps, heroes) = (camps - waiting_camps, heroes - waiting_heroes);
        for region in own {
            let count = camps.min(self.encampments[region]);
            self.encampments[region] -= count;
            camps -= count;
            if heroes > 0 && self.heroes.has(region) {
                self.heroes.remove(region);
                heroes -= 1;
            }
        }
        if before.has(trait_bits::DRAGON) && !after.has(trait_bits::DRAGON) {
            self.dragon = self.dragon.without(own);
        }
    }

    /// Beats whoever is in `region` (SW-28, SW-29, SW-45, UG-D1, UG-K4).
    fn beat<S: Sink<Event>>(&mut self, region: Region, method: Method, with: Tools, sink: &mut S) {
        let tokens = self.tokens[region];
        let Some((seat, slot)) = self.holder_of(region) else {
            if tokens > 0 {
                let monsters = self.owners[region] == Owner::MONSTERS;
                sink.event(|| Event::Defeated { seat: None, slot: None, race: None, region, lost: tokens, withdrawn: 0, monsters });
            }
            self.clear_region(region, sink);
            return;
        };
        let tough = self.can(seat, slot, trait_bits::LOSES_NONE)
            && match method {
                Method::Substitute => self.house(House::ElvesKeepSubstituted),
                Method::Drain | Method::Orb => false,
                _ => true,
            };
        self.drive_out(region, if tough || with.stink() { 0 } else { 1.min(tokens) }, sink);
    }

    /// Takes a race out of `region`: so many tokens are lost, the rest waits to be put down again (SW-13).
    pub(crate) fn drive_out<S: Sink<Event>>(&mut self, region: Region, lost: u8, sink: &mut S) {
        let tokens = self.tokens[region];
        let Some((seat, slot)) = self.holder_of(region) else { return };
        self.clear_region(region, sink);
        let Some(band) = self.band_mut(seat, slot) else { return };
        band.withdrawn += tokens - lost;
        let race = band.race;
        let gone = band.regions.is_empty() && slot != Slot::Active;
        self.tray.0[race.index()] += lost;
        sink.event(|| Event::Defeated {
            seat: Some(seat),
            slot: Some(slot),
            race: Some(race),
            region,
            lost,
            withdrawn: tokens - lost,
            monsters: false,
        });
        if gone {
            self.leave(seat, slot, sink);
        }
    }

    /// A conquest by the acting race.
    fn conquer<S: Sink<Event>>(&mut self, campaign: &Campaign, how: Conquest, sink: &mut S) {
        let Conquest { region, tokens, hammers, price, method, with } = how;
        let (seat, slot) = (campaign.seat, campaign.slot);
        let non_empty = self.tokens[region] > 0;
        let monsters = self.owners[region] == Owner::MONSTERS;
        let victim = self.holder_of(region);
        self.settle_with(victim, sink);
        self.beat(region, method, with, sink);
        self.note_attack(victim, method == Method::Substitute);
        self.note_grudge(victim, sink);
        if let Some((other, _)) = victim {
            match method {
                Method::Substitute => self.record.substituted |= 1 << other.0,
                Method::Drain => self.record.more.drained |= 1 << other.0,
                _ => {}
            }
        }
        let Some(band) = self.band_mut(seat, slot) else { return };
        let race = band.race;
        match method {
            Method::Substitute => self.tray.0[race.index()] -= 1,
            Method::Drain | Method::Orb => self.bring_token(slot),
            _ => band.hand -= tokens,
        }
        self.record.more.hammered += hammers;
        self.occupy(seat, slot, region, tokens, sink);
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
            self.use_relic(tool.relic(), tool.is_bag(), region, sink);
        }
        if monsters {
            self.discover(region, sink);
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
        if counts && self.can(seat, Slot::Active, trait_bits::AVENGES) && self.sides[seat].grudges >> by.0 & 1 == 0 {
            self.sides[seat].grudges |= 1 << by.0;
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
            self.record.attacked |= 1 << seat.0;
        }
    }

    /// The final attempt (SW-32): the region was named, now the die.
    fn attempt<S: Sink<Event>>(&mut self, region: Region, with: Tools, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let seat = campaign.seat;
        let strength = campaign.strength(region);
        let price = self.price_with(&campaign, region, with);
        let needed = price - strength;
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
        sink.event(|| Event::AttemptFailed { seat, region, short });
        if self.house(House::FailedAttackAvenged) {
            self.note_grudge(victim, sink);
        }
    }

    /// The Will-o'-Wisps named a region and roll before paying: the die pays part of the price, or the conquests end (UG-F17).
    fn gamble<S: Sink<Event>>(&mut self, region: Region, with: Tools, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let (seat, strength) = (campaign.seat, campaign.strength(region));
        let price = self.price_with(&campaign, region, with);
        let needed = price.saturating_sub(strength);
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

    /// After a Berserk roll that pays for nothing the conquests end (SW-65).
    fn end_if_nothing_affordable<S: Sink<Event>>(&mut self, sink: &mut S) {
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
            Piece::Armor => {
                band.armors -= 1;
                self.armors[region] += 1;
                Thing::Marker(Marker::Armor)
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
            Piece::Armor => {
                band.armors += 1;
                self.armors[region] -= 1;
                Thing::Marker(Marker::Armor)
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
