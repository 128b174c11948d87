//! The order of a turn (SW-12): which step follows which.

use tabletop::Sink;

use crate::ability::{Kit, Where, trait_bits};
use crate::content::{self, Find, Power, Race};
use crate::event::{Event, TokenCause};
use crate::position::{Band, Combo, Finish, HAMMERS, Slot, SmallWorld, Stage, TurnRecord};

impl SmallWorld {
    /// The owner of the turn takes a combo: pays first, collects after (SW-5, SW-10).
    pub(crate) fn pick<S: Sink<Event>>(&mut self, index: usize, sink: &mut S) {
        let seat = self.turn;
        let (column, cost) = (self.column_of(index), self.cost(index));
        let combo = self.market.remove(index);
        for above in &mut self.market[column.start..index] {
            above.coins += 1;
        }
        let side = &mut self.sides[seat];
        side.coins = side.coins - u16::from(cost) + u16::from(combo.coins);
        let undecided = Self::undecided(combo.race, combo.power, self.market.len());
        let band = if undecided { Self::unmanned(combo.race, combo.power) } else { self.enlist(combo.race, combo.power) };
        let tokens = band.hand;
        self.sides[seat].bands[Slot::Active as usize] = Some(band);
        self.record.picked = true;
        sink.event(|| Event::Picked {
            seat,
            race: combo.race,
            power: combo.power,
            paid: u16::from(cost),
            taken: u16::from(combo.coins),
            tokens,
        });
        if undecided {
            self.stage = Stage::Exchange;
        } else {
            self.fill_market(sink);
            self.begin_conquests(sink);
        }
    }

    /// Whether a race just picked may exchange its badge with one of `others` combos; then it gets its tokens when it is settled which
    /// badge it is (UG-F14).
    pub(crate) fn undecided(race: Race, power: Power, others: usize) -> bool {
        others > 0 && content::kit(race, Some(power), false).has(trait_bits::EXCHANGES)
    }

    /// The badge of the race just picked is settled: its tokens come (UG-F14).
    pub(crate) fn settle_badge<S: Sink<Event>>(&mut self, other: Option<usize>, sink: &mut S) {
        let seat = self.turn;
        let Some((race, mut power)) = self.band(seat, Slot::Active).and_then(|b| Some((b.race, b.power?))) else { return };
        if let Some(index) = other {
            let gave = power;
            power = std::mem::replace(&mut self.market[index].power, gave);
            sink.event(|| Event::Exchanged { seat, gave, got: power });
        }
        let band = self.enlist(race, power);
        let tokens = band.hand;
        self.sides[seat].bands[Slot::Active as usize] = Some(band);
        sink.event(|| Event::Gained { seat, slot: Slot::Active, tokens, cause: TokenCause::Picked });
        self.fill_market(sink);
        self.begin_conquests(sink);
    }

    /// A race without its tokens.
    fn unmanned(race: Race, power: Power) -> Band {
        Band::new(race, Some(power), content::kit(race, Some(power), false))
    }

    /// A new race with its tokens from the tray.
    pub(crate) fn enlist(&mut self, race: Race, power: Power) -> Band {
        let kit = content::kit(race, Some(power), false);
        let tray = &mut self.tray.0[race.index()];
        let hand = (race.data().tokens + power.data().tokens).min(*tray);
        let aside = kit.conquest_only.min(*tray - hand);
        *tray -= hand + aside;
        Band { hand, aside, ..Band::new(race, Some(power), kit) }
    }

    /// Fills the market from the stacks; badges that ran out are shuffled anew (SW-6, SW-8).
    pub(crate) fn fill_market<S: Sink<Event>>(&mut self, sink: &mut S) {
        let mut end = 0;
        for column in self.columns() {
            end += self.in_market(*column);
            while let Some(at) = self.next_banner(*column) {
                let Some(power) = self.next_badge(sink) else { return };
                let race = self.races.remove(at);
                self.market.insert(end, Combo { race, power, coins: 0 });
                end += 1;
                sink.event(|| Event::Revealed { race, power });
            }
        }
    }

    /// The next badge of the stack; a new stack is shuffled from the discards when it has run out (SW-8, UG-B8).
    pub(crate) fn next_badge<S: Sink<Event>>(&mut self, sink: &mut S) -> Option<Power> {
        if self.powers.is_empty() && !self.discards.is_empty() {
            std::mem::swap(&mut self.powers, &mut self.discards);
            self.stream.shuffle(&mut self.powers);
            sink.event(|| Event::Reshuffled {});
        }
        self.powers.pop()
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
            return self.decline_active(false, false, sink);
        }
        self.prepare(sink);
    }

    /// The conquests are over: recruits come, and the redeployment begins (SW-55).
    pub(crate) fn begin_redeployment<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, slot) = self.acting;
        self.record.roll = None;
        self.record.taken = 0;
        self.regroup();
        if self.recruits_wait() {
            self.stage = Stage::Recruit;
            return;
        }
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
        self.collect(kit, sink);
        if self.held(seat, slot).is_empty() {
            self.end_redeployment(sink);
        }
    }

    /// Survivors of the acting race's own regions that its player sent the Balrog into: they are redeployed with the others (UG-L12).
    pub(crate) fn regroup(&mut self) {
        let (seat, slot) = self.acting;
        if let Some(band) = self.band_mut(seat, slot).filter(|_| slot == Slot::Active) {
            band.hand += std::mem::take(&mut band.withdrawn);
        }
    }

    /// Whether the Forsaken may buy a token now (WC-67).
    pub(crate) fn may_recruit(&self) -> bool {
        self.sides[self.acting.0].coins > 0 && self.recruits_wait()
    }

    /// Whether there are tokens for the Forsaken to buy. Whether they have the coins is nobody else's business: they are asked anyway.
    fn recruits_wait(&self) -> bool {
        let (seat, slot) = self.acting;
        let war = &self.record.more.war;
        slot == Slot::Active
            && war.slain > 0
            && !war.recruited
            && self.can(seat, slot, trait_bits::BUYS_TOKENS)
            && self.band(seat, slot).is_some_and(|band| self.tray.0[band.race.index()] > 0)
    }

    /// The Forsaken buy a token for a coin (WC-67).
    pub(crate) fn recruit<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, _) = self.acting;
        self.spend(seat, 1, "recruit", sink);
        self.record.more.war.slain -= 1;
        self.bring_to_hand(TokenCause::Forsaken, sink);
        if !self.recruits_wait() {
            self.begin_redeployment(sink);
        }
    }

    /// One token of the acting race comes from the tray into the hand, if there is one.
    fn bring_to_hand<S: Sink<Event>>(&mut self, cause: TokenCause, sink: &mut S) {
        let (seat, slot) = self.acting;
        let Some(band) = self.sides[seat].bands[slot as usize].as_mut() else { return };
        let tray = &mut self.tray.0[band.race.index()];
        if *tray > 0 {
            *tray -= 1;
            band.hand += 1;
            sink.event(|| Event::Gained { seat, slot, tokens: 1, cause });
        }
    }

    /// Rivers are left, and what the held regions give before redeployment comes in (UG-A6).
    fn collect<S: Sink<Event>>(&mut self, kit: &Kit, sink: &mut S) {
        let (seat, slot) = self.acting;
        if !kit.has(trait_bits::TAKES_WATER) {
            for region in self.held(seat, slot) & self.board().rivers {
                let tokens = self.troops(region);
                self.clear_region(region, sink);
                if let Some(band) = self.band_mut(seat, slot) {
                    band.hand += tokens;
                }
                sink.event(|| Event::Abandoned { seat, slot, region, tokens });
            }
        }
        if slot == Slot::Active && self.keeps(seat, Find::Healer) {
            self.bring_to_hand(TokenCause::SpiritHealer, sink);
        }
        if kit.grows.is_none() && kit.hammers.is_none() && kit.armors.is_none() {
            return;
        }
        let (own, ground) = (self.held(seat, slot), self.ground());
        let count = |regions: Option<Where>| regions.map_or(0, |regions| (regions.regions(ground, own) & own).len());
        let (grown, hammers, armors) = (count(kit.grows), count(kit.hammers), count(kit.armors).min(self.armor_supply()));
        let Some(band) = self.sides[seat].bands[slot as usize].as_mut() else { return };
        let tray = &mut self.tray.0[band.race.index()];
        let tokens = grown.min(*tray);
        *tray -= tokens;
        band.hand += tokens;
        band.hammers = (band.hammers + hammers).min(HAMMERS);
        band.armors += armors;
        if tokens > 0 {
            sink.event(|| Event::Gained { seat, slot, tokens, cause: TokenCause::Mud });
        }
    }

    /// A redeployment is over, of the acting race or of a beaten one.
    pub(crate) fn end_redeployment<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, slot) = self.acting;
        if self.stage == Stage::Retreat {
            sink.event(|| Event::Redeployed { seat, slot });
            return self.finish(self.retreat_step(), sink);
        }
        let owed = std::mem::take(&mut self.record.owed);
        if let Some(band) = self.band_mut(seat, slot) {
            band.armors = 0;
            let tokens = owed.min(band.hand - band.beasts);
            band.hand -= tokens;
            band.aside += tokens;
            if tokens > 0 {
                sink.event(|| Event::Returned { seat, slot, tokens, cause: TokenCause::ConquestOnly });
            }
            sink.event(|| Event::Redeployed { seat, slot });
        }
        if slot != Slot::Active {
            let after = std::mem::take(&mut self.record.more.finish);
            if after != Finish::Before {
                return self.finish(after, sink);
            }
            if self.held(seat, slot).is_empty() {
                self.leave(seat, slot, sink);
            }
            return self.begin_conquests(sink);
        }
        self.finish(Finish::Place, sink);
    }

    pub(crate) fn next_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.sides[self.turn].grudges = 0;
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
        let (seat, round) = (self.turn, self.round);
        self.record = TurnRecord::default();
        self.sides[seat].ally = None;
        sink.event(|| Event::TurnStarted { seat, round });
        self.open_turn(sink);
    }

    /// What happens by itself at the start of a turn: harmony comes back, bombs are resolved (WC-73, WC-85). What comes of it is noted in
    /// the record of the turn.
    pub(crate) fn open_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        self.acting = (seat, Slot::Active);
        if self.band(seat, Slot::Active).is_some() {
            self.take_harmony_back(seat);
            let bombs = !self.gear.bombs.is_empty() && self.can(seat, Slot::Active, trait_bits::BOMBS);
            if !(bombs && self.reveal_bombs(sink)) {
                self.stage = Stage::Start;
            }
        } else if !self.has_choice(seat) {
            self.begin_conquests(sink);
        } else {
            self.stage = Stage::Choose;
        }
    }
}
