//! Playing an action: what each decision does on the table.

use tabletop::{Seat, Sink};

use crate::ability::trait_bits;
use crate::action::{Action, Piece};
use crate::content::{Find, Power};
use crate::event::{Event, Marker, Method, Purpose, Thing, TokenCause};
use crate::house::House;
use crate::position::{Finish, Owner, Slot, SmallWorld, Stage};
use crate::region::Region;

impl SmallWorld {
    /// Plays a legal action.
    pub(crate) fn apply<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        let seat = self.acting.0;
        match action {
            Action::Pick { combo } => self.pick(combo.index(), sink),
            Action::Exchange { combo } => self.settle_badge(Some(combo.index()), sink),
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
            Action::Conquer { region, with } => self.pay_for(region, with, sink),
            Action::Attempt { region, with } => self.attempt(region, with, sink),
            Action::Gamble { region, with } => self.gamble(region, with, sink),
            Action::Reborn { region } => self.be_reborn(region, sink),
            Action::Place { piece, region } => self.place(piece, region, sink),
            Action::Sacrifice { region } => {
                self.sacrifice(region, sink);
                self.finish(Finish::Stout, sink);
            }
            Action::Drain { region } => self.replace(region, Method::Drain, false, sink),
            Action::Form { form } => self.choose_form(form, sink),
            Action::Detonate { region } => self.detonate(region, sink),
            Action::Champion { region } => self.send_champion(region, sink),
            Action::Strike { region, with } => self.strike_at(region, with, sink),
            Action::Steal { find, region } => self.steal(find, region, sink),
            Action::Intimidate { region, to } => self.intimidate(region, to, sink),
            Action::Swap { region, other } => self.swap(region, other, sink),
            Action::Recruit => self.recruit(sink),
            Action::Shift { region } => self.shift(region, sink),
            Action::Orb { region, bag } => self.replace(region, Method::Orb, bag, sink),
            Action::Dragon { region } => self.send_dragon(region, sink),
            Action::Substitute { region } => self.replace(region, Method::Substitute, false, sink),
            Action::EndConquest => self.begin_redeployment(sink),
            Action::Put { piece, region } => self.put(piece, region, 1, sink),
            Action::PutAll { region } => self.put_all(region, sink),
            Action::Take { piece, region } => self.take(piece, region, sink),
            Action::Done => match self.stage {
                Stage::Exchange => self.settle_badge(None, sink),
                Stage::Prepare => self.begin_expansion(sink),
                Stage::Bombs => {
                    self.drop_bombs(sink);
                    self.stage = Stage::Start;
                }
                Stage::Strike => {
                    self.record.more.war.short = None;
                    self.stage = Stage::Conquest;
                }
                Stage::Recruit => {
                    self.record.more.war.recruited = true;
                    self.begin_redeployment(sink);
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
        self.settle(sink);
    }

    /// What follows from whatever has happened: lent pieces that leave, finds to deal with, lone tokens that move on.
    pub(crate) fn settle<S: Sink<Event>>(&mut self, sink: &mut S) {
        let at_war = self.at_war();
        if self.hoard.lent.is_some() && at_war {
            self.settle_lent(sink);
        }
        // What was found has to be dealt with at once, whatever step the conquest has led to (UG-L11).
        if self.record.more.resume.is_some() && !matches!(self.stage, Stage::Summon | Stage::Shift) {
            self.record.more.resume = Some(self.stage);
            self.stage = Stage::Summon;
        }
        if at_war {
            self.settle_lone(sink);
        }
    }

    fn abandon<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let (seat, slot) = self.acting;
        let tokens = self.troops(region);
        self.clear_region(region, sink);
        if let Some(band) = self.band_mut(seat, slot) {
            band.hand += tokens;
        }
        self.record.abandoned.insert(region);
        sink.event(|| Event::Abandoned { seat, slot, region, tokens });
    }

    /// Takes a region from its holder: tokens gone (whoever calls counts them before, see `troops`), every marker that lasts only as long as the hold goes too (SW-62, SW-66, SW-70,
    /// SW-73, SW-75, UG-D6, UG-H12, WC-31, WC-41). Places and relics stay.
    pub(crate) fn clear_region<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let returns = self.house(House::FortressesReturn);
        let Some((seat, slot)) = self.owners[region].holder() else {
            self.owners[region] = Owner::NONE;
            self.tokens[region] = 0;
            return;
        };
        let beasts = std::mem::take(&mut self.gear.beasts[region]);
        let champion = self.gear.champion == Some(region);
        let encampments = std::mem::take(&mut self.encampments[region]);
        let armors = std::mem::take(&mut self.armors[region]);
        let (fortress, hero) = (self.fortresses.has(region), self.heroes.has(region));
        if let Some(band) = self.band_mut(seat, slot) {
            band.regions.remove(region);
            band.encampments += encampments;
            band.heroes += hero as u8;
            band.beasts += beasts;
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
            (self.gear.walls.has(region), Marker::Wall, 1),
            (self.gear.forts.has(region), Marker::Fort, 1),
            (self.gear.towers.has(region), Marker::Tower, 1),
            (champion, Marker::Champion, 1),
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
        self.gear.walls.remove(region);
        self.gear.forts.remove(region);
        self.gear.towers.remove(region);
        if champion {
            self.gear.champion = None;
        }
        self.return_bomb(region, sink);
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
            self.take_bag_back(seat, sink);
        }
        if self.hoard.lies(Find::Stonehedge, region) {
            self.lend(seat, slot, None, sink);
        }
    }

    /// The Bag comes back into its owner's hand, if it lies anywhere (UG-H6).
    pub(crate) fn take_bag_back<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        if let Some(bag) = self.hoard.bag.take() {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Bag), region: bag.region, count: 1 });
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
            self.take_bag_back(seat, sink);
        }
        if before.has(trait_bits::AVENGES) && !after.has(trait_bits::AVENGES) && slot == Slot::Active {
            self.sides[seat].grudges = 0;
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
            Piece::Beast => {
                band.beasts -= count;
                if retreat {
                    band.withdrawn -= count;
                } else {
                    band.hand -= count;
                }
                self.tokens[region] += count;
                self.gear.beasts[region] += count;
                Thing::Marker(Marker::Beast)
            }
            Piece::Champion => {
                self.gear.champion = Some(region);
                self.gear.lifted = false;
                self.tokens[region] += 1;
                Thing::Marker(Marker::Champion)
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

    /// Puts all tokens and beasts in hand down in one region.
    pub(crate) fn put_all<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let (count, beasts) = (self.tokens_to_put(), self.beasts_to_put());
        if beasts > 0 {
            self.put(Piece::Beast, region, beasts, sink);
        }
        if count > beasts {
            self.put(Piece::Token, region, count - beasts, sink);
        }
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
            Piece::Beast => {
                band.hand += 1;
                band.beasts += 1;
                self.tokens[region] -= 1;
                self.gear.beasts[region] -= 1;
                Thing::Marker(Marker::Beast)
            }
            Piece::Champion => {
                self.gear.champion = None;
                self.gear.lifted = true;
                self.tokens[region] -= 1;
                Thing::Marker(Marker::Champion)
            }
            Piece::Fortress => return,
        };
        sink.event(|| Event::Removed { seat, piece: thing, region, count: 1 });
    }

    /// A race leaves the map for good: tokens to the tray, banner under the stack or into the lowest free place, badge to the discards
    /// (SW-7, SW-8).
    pub(crate) fn leave<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, sink: &mut S) {
        for region in self.held(seat, slot) {
            let tokens = self.troops(region);
            self.clear_region(region, sink);
            if let Some(band) = self.band_mut(seat, slot) {
                band.hand += tokens;
            }
        }
        let Some(band) = self.sides[seat].bands[slot as usize].take() else { return };
        let race = band.race;
        self.tray.0[race.index()] += band.hand + band.withdrawn + band.aside - band.beasts;
        if let Some(power) = band.power {
            self.discards.push(power);
        }
        sink.event(|| Event::RaceLeft { seat, race });
        self.races.push_front(race);
        self.fill_market(sink);
    }

    /// Takes tokens back from the map into the hand, leaving one (of Tauren two) in each region (SW-20, WC-39), and brings the conquest-only tokens in (SW-42).
    pub(crate) fn ready<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, slot) = self.acting;
        let Some(kit) = self.kit(seat, slot) else { return };
        let mut taken = 0;
        let least = kit.least();
        for region in self.held(seat, slot) {
            // The champion stays where it stands, and one token beside it, if there is one (WC-39, WC-98).
            let spare = self.men(region).saturating_sub(least);
            taken += spare;
            self.tokens[region] -= spare;
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
