//! The End Phase (CH-65 to CH-75).

use tabletop::Sink;

use crate::cards::card::Card;
use crate::content::{OldWorld, RUINS, Reward, Token};
use crate::event::Event;
use crate::state::garrison::Figures;
use crate::state::house::House;
use crate::state::names::{Kind, Land, Power};
use crate::state::position::Chaos;
use crate::state::task::Task;

impl Chaos {
    /// Chaos cards leave, land by land; The Persistence of Change may stay (CH-66).
    pub(crate) fn clear_cards(&mut self, first: u8) {
        for land in Land::all_from(first) {
            let keeps = self.changed >> land.0 & 1 != 0 && !self.blanked(land);
            let slots = self.slots[land.index()];
            if keeps && slots.contains(&Some(Card::PERSISTENCE_OF_CHANGE)) {
                self.tasks.push(Task::Clear { land: land.0 + 1 });
                // The last pushed is asked first: the left card (CH-34).
                for slot in [1, 0] {
                    if slots[slot] == Some(Card::PERSISTENCE_OF_CHANGE) {
                        self.tasks.push(Task::Persist { land, slot: slot as u8 });
                    } else {
                        self.take_card(land, slot);
                    }
                }
                return;
            }
            (0..slots.len()).for_each(|slot| self.take_card(land, slot));
        }
        // Controlled figures go back to their owners before the Heroes strike (CH-67).
        self.controlled = Figures::default();
    }

    /// A card goes to its owner's discards.
    pub(crate) fn take_card(&mut self, land: Land, slot: usize) {
        if let Some(card) = self.slots[land.index()][slot].take() {
            self.discards[card.power().index()][card.place()] += 1;
        }
    }

    /// Each Hero kills a figure of the power of highest threat among those there, each looked at anew (CH-67).
    pub(crate) fn heroes(&mut self, first: u8, mut left: u8, mut struck: Option<Power>) {
        for land in Land::all_from(first) {
            left = left.min(self.token(Token::Hero, land));
            if left > 0 {
                let victim = struck
                    .filter(|_| !self.house.on(House::HeroesLookAnew))
                    .or_else(|| self.proudest(|power| !self.troops(power, land).is_empty()));
                self.tasks.push(Task::Heroes { land: land.0, left: left - 1, struck: victim });
                if let Some(power) = victim {
                    self.tasks.push(Task::Slay { power, land });
                }
                return;
            }
            (left, struck) = (u8::MAX, None);
        }
    }

    /// The power of highest threat among those that `test` holds for.
    fn proudest(&self, test: impl Fn(Power) -> bool) -> Option<Power> {
        self.present().filter(|power| test(*power)).max_by_key(|power| self.threat(*power))
    }

    /// The continuing part of a card on the track that works in the End Phase (CH-68).
    pub(crate) fn lasting<S: Sink<Event>>(&mut self, space: u8, sink: &mut S) {
        let Some(card) = self.track[space as usize] else { return };
        match card {
            OldWorld::WarpstoneDiscovery => {
                for power in self.present() {
                    if Land::all().any(|land| self.token(Token::Warpstone, land) > 0 && !self.troops(power, land).is_empty()) {
                        self.draw(power, 1, sink);
                    }
                }
            }
            OldWorld::BretonnianKnights => {
                for power in self.present().rev() {
                    if self.troops(power, Land::BRETONNIA).next().is_some() {
                        self.tasks.push(Task::DiscardCards { power, left: 1 });
                    }
                }
            }
            OldWorld::DwarfTrollslayers | OldWorld::DarkElfCorsairs | OldWorld::Skavengers | OldWorld::WitchHunters => {
                self.tasks.push(Task::LastingIn { card, land: 0 });
            }
            _ => {}
        }
    }

    /// The same, land by land.
    pub(crate) fn lasting_in<S: Sink<Event>>(&mut self, card: OldWorld, land: u8, sink: &mut S) {
        if land >= 9 {
            return;
        }
        self.tasks.push(Task::LastingIn { card, land: land + 1 });
        let land = Land(land);
        let fighters = |power: Power| self.count(power, Kind::Warrior, land) + self.count(power, Kind::Daemon, land);
        match card {
            OldWorld::DwarfTrollslayers if self.token(Token::Hero, land) > 0 => {
                if let Some(power) = self.proudest(|power| fighters(power) > 0) {
                    self.tasks.push(Task::GiveBack { power, land, kinds: 0b110 });
                }
            }
            OldWorld::DarkElfCorsairs if self.token(Token::Event, land) > 0 => self.tasks.push(Task::Pillage { land }),
            OldWorld::Skavengers if self.token(Token::Skaven, land) > 0 && self.token(Token::Warpstone, land) > 0 => {
                self.drop_token(Token::Warpstone, land, 1, sink);
            }
            OldWorld::WitchHunters if self.token(Token::Hero, land) > 0 => {
                let cultists = |power: Power| self.count(power, Kind::Cultist, land);
                let most = self.present().map(cultists).max().unwrap_or(0);
                if most > 0
                    && let Some(power) = self.proudest(|power| cultists(power) == most)
                {
                    self.tasks.push(Task::GiveKind { power, land, kind: Kind::Cultist });
                }
            }
            _ => {}
        }
    }

    /// Newly ruined lands are scored, and their tokens leave (CH-69, CH-70).
    pub(crate) fn score_ruins<S: Sink<Event>>(&mut self, sink: &mut S) {
        for land in crate::phases::flow::each(self.fresh_ruins) {
            let Some(number) = self.ruined[land.index()] else { continue };
            let (first, second) = RUINS[number as usize][land.index()];
            let tokens = self.corruption[land.index()];
            let most = tokens.iter().copied().max().unwrap_or(0);
            let leaders = tokens.iter().filter(|count| **count == most).count() as u16;
            let runner_up = tokens.iter().copied().filter(|count| *count < most).max().unwrap_or(0);
            let followers = tokens.iter().filter(|count| **count == runner_up).count() as u16;
            for power in self.present() {
                let count = tokens[power.index()];
                let points = if count == 0 {
                    0
                } else if count == most {
                    if leaders > 1 { (u16::from(first) + u16::from(second)) / leaders } else { first.into() }
                } else if count == runner_up && leaders == 1 {
                    u16::from(second) / followers
                } else {
                    0
                };
                self.score(power, Some(land), points, "ruin", sink);
            }
            self.corruption[land.index()] = [0; 4];
            self.tokens[land.index()] = [0; 6];
        }
    }

    /// Dials advance in Power order, then once more for whoever has most counters alone (CH-71).
    pub(crate) fn dials<S: Sink<Event>>(&mut self, power: u8, most: bool, sink: &mut S) {
        if most {
            let best = self.counters.iter().copied().max().unwrap_or(0);
            let leaders = self.counters.iter().filter(|count| **count == best).count();
            let leader = self.counters.iter().position(|count| *count == best);
            self.counters = [0; 4];
            if let (true, 1, Some(leader)) = (best > 0, leaders, leader) {
                self.tick(Power(leader as u8), true, sink);
            }
            return;
        }
        self.tasks.push(if power < 3 { Task::Dials { power: power + 1, most: false } } else { Task::Dials { power: 0, most: true } });
        if self.counters[power as usize] > 0 {
            self.tick(Power(power), false, sink);
        }
    }

    /// A dial ticks once, and its reward is taken (CH-72).
    fn tick<S: Sink<Event>>(&mut self, power: Power, most: bool, sink: &mut S) {
        if self.reached_victory(power) {
            return;
        }
        self.ticks[power.index()] += 1;
        let tick = self.ticks[power.index()];
        sink.event(|| Event::Ticked { power, tick, most });
        match power.data().dial[tick as usize].1 {
            Reward::None | Reward::Victory => {}
            Reward::Points(points) => self.score(power, None, points.into(), "dial", sink),
            Reward::Upgrade => self.tasks.push(Task::Improve { power }),
            Reward::Draw(count) => self.draw(power, count, sink),
            Reward::RemoveCorruption(left) => self.tasks.push(Task::Purge { power, left }),
            Reward::RemoveToken(left) => self.tasks.push(Task::Remove { power, left }),
            Reward::Warpstone(left) => self.tasks.push(Task::Bestow { power, token: Token::Warpstone, left }),
            Reward::Noble(left) => self.tasks.push(Task::Bestow { power, token: Token::Noble, left }),
        }
    }
}
