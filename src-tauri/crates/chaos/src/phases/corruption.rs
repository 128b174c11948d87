//! The Corruption Phase: domination, corruption, ruin (CH-52 to CH-64).

use tabletop::{Seat, Sink};

use crate::cards::card::Card;
use crate::content::{OldWorld, RUIN, RUINERS, Token};
use crate::event::Event;
use crate::state::garrison::Figures;
use crate::state::house::House;
use crate::state::items::{Cause, Item, total};
use crate::state::names::{Figure, Kind, Land, Power};
use crate::state::position::Chaos;

impl Chaos {
    /// The resistance of a land (CH-55).
    #[inline]
    pub(crate) fn resistance(&self, land: Land) -> u8 {
        let mut sum = 0;
        self.resistance_items(land, &mut |item| sum += item.amount);
        total(sum)
    }

    /// The sum behind it; it is never below 0.
    #[inline]
    pub(crate) fn resistance_items(&self, land: Land, out: &mut impl FnMut(Item)) {
        let mut sum = 0;
        let mut add = |item: Item| {
            sum += item.amount;
            out(item);
        };
        add(Item::new(Cause::Printed, land.data().value));
        add(self.on_track_item(OldWorld::PeasantUprising, self.token(Token::Peasant, land)));
        if self.token(Token::Event, land) > 0 {
            add(self.on_track_item(OldWorld::GreenskinsInvade, 2));
        }
        if land.data().populous {
            add(self.on_track_item(OldWorld::FranzsDecree, 1));
        }
        if self.token(Token::Noble, land) > 0 {
            add(self.on_track_item(OldWorld::ElectorsArise, 1));
        }
        add(Item::new(Cause::Skaven, self.token(Token::Skaven, land)).less());
        add(Item::effect(Card::INFLUENZA.data().id, 2 * self.working(Card::INFLUENZA, land)).less());
        if sum < 0 {
            out(Item { amount: -sum, ..Item::new(Cause::Floor, 0) });
        }
    }

    /// Victory points for dominating a land now (CH-56).
    #[inline]
    pub(crate) fn prize(&self, land: Land) -> u8 {
        land.data().value + self.token(Token::Noble, land)
    }

    /// What a figure of Khorne counts for domination. The upgrade of the Bloodthirster is his: under the control of Slaanesh it counts as one
    /// figure (CH-63).
    fn weight(&self, figure: Figure, land: Land, throne: bool) -> u8 {
        let bloodthirster = Figures::made_of(Power::KHORNE, Kind::Daemon).has(figure);
        let large = if bloodthirster && self.upgraded(Power::KHORNE, 2) { 3 } else { 1 };
        match (throne, large) {
            (false, _) => large,
            (true, 1) => self.attack(figure, land),
            (true, _) => self.attack(figure, land).max(large),
        }
    }

    /// What the figures of a power count for domination in a land.
    fn crowd(&self, power: Power, land: Land) -> u8 {
        if self.working(Card::ABYSSAL_PACT, land) > 0 {
            return 0;
        }
        let troops = self.troops(power, land);
        if power != Power::KHORNE {
            return troops.number();
        }
        let throne = self.working(Card::SKULL_THRONE, land) > 0;
        troops.map(|figure| self.weight(figure, land, throne)).sum()
    }

    /// The domination value of a power in a land (CH-52).
    #[inline]
    pub(crate) fn domination(&self, power: Power, land: Land) -> u8 {
        let mut sum = 0;
        self.domination_items(power, land, &mut |item| sum += item.amount);
        total(sum)
    }

    /// The sum behind it.
    #[inline]
    pub(crate) fn domination_items(&self, power: Power, land: Land, out: &mut impl FnMut(Item)) {
        for card in self.cards_in(land).filter(|card| card.power() == power) {
            out(Item { cause: Cause::Card, ..Item::effect(card.data().id, card.data().cost) });
        }
        out(Item::new(Cause::Figures, self.crowd(power, land)));
        match power {
            Power::NURGLE => {
                let tokens = self.corruption[land.index()][power.index()];
                out(Item::effect(Card::PLAGUE_AURA.data().id, tokens * self.working(Card::PLAGUE_AURA, land)));
            }
            Power::SLAANESH => {
                let tokens = self.token(Token::Noble, land) + self.token(Token::Hero, land);
                out(Item::effect(Card::INSIDIOUS_LIES.data().id, 2 * tokens * self.working(Card::INSIDIOUS_LIES, land)));
            }
            _ => {}
        }
    }

    /// Whether neither a figure nor a Chaos card is in a land: nobody has a value there.
    pub(crate) fn is_deserted(&self, land: Land) -> bool {
        self.figures_in(land).is_empty() && self.cards_in(land).next().is_none()
    }

    /// Who would dominate a land now, or nobody (CH-53); with the highest value and whether several have it.
    pub(crate) fn dominator(&self, land: Land) -> (Option<Power>, u8, bool) {
        if self.is_deserted(land) {
            return (None, 0, false);
        }
        let values = Power::ALL.map(|power| if self.plays(power) { self.domination(power, land) } else { 0 });
        let best = values.into_iter().max().unwrap_or(0);
        let tie = best > 0 && self.present().filter(|power| values[power.index()] == best).count() > 1;
        let leader = self.present().find(|power| values[power.index()] == best);
        (leader.filter(|_| !tie && best > self.resistance(land) && !self.is_ruined(land)), best, tie)
    }

    /// The seat that would dominate each land now (CH-53), and whether the land is ruined, in the order of the lands.
    pub fn land_owners(&self) -> impl Iterator<Item = (Option<Seat>, bool)> {
        Land::all().map(|land| (self.dominator(land).0.map(|power| self.seat_of(power)), self.is_ruined(land)))
    }

    /// The Domination Step, land by land (CH-52 to CH-56).
    pub(crate) fn dominate<S: Sink<Event>>(&mut self, sink: &mut S) {
        for land in Land::all() {
            if self.is_ruined(land) {
                continue;
            }
            let (leader, best, tie) = self.dominator(land);
            let resistance = self.resistance(land);
            let Some(leader) = leader else {
                if best > 0 {
                    sink.event(|| Event::NotDominated { land, value: best, resistance, tie });
                }
                continue;
            };
            let points = self.prize(land);
            sink.event(|| Event::Dominated { power: leader, land, value: best, resistance, points });
            self.score(leader, Some(land), points.into(), "domination", sink);
            if leader == Power::NURGLE {
                let cards = self.working(Card::STENCH_OF_DEATH, land);
                self.corrupt_land(leader, land, 2 * cards, sink);
            }
        }
    }

    /// The Corruption Step, land by land (CH-57 to CH-61).
    pub(crate) fn corrupt<S: Sink<Event>>(&mut self, sink: &mut S) {
        for land in Land::all() {
            if self.is_ruined(land) {
                continue;
            }
            let mut placed = [0_u8; 4];
            for power in self.present() {
                placed[power.index()] += self.corrupt_land(power, land, self.missionaries(power, land), sink);
            }
            for _ in 0..self.working(Card::GREAT_FOUL_CONSUMPTION, land) {
                placed[Power::NURGLE.index()] += self.consume(land, sink);
            }
            self.count_corruption(land, placed, sink);
            if self.blight(land) >= RUIN {
                self.ruin(land, sink);
            }
        }
    }

    /// Corruption tokens that the cultists of a power would place in a land in the Corruption Step (CH-57).
    pub(crate) fn missionaries(&self, power: Power, land: Land) -> u8 {
        if self.is_ruined(land) || self.working(Card::BATTLE_CRY, land) > 0 {
            return 0;
        }
        let grail = self.token(Token::Event, land) > 0 && self.on_track(OldWorld::TheGrailIsFound);
        self.count(power, Kind::Cultist, land).saturating_sub(u8::from(grail))
    }

    /// Corruption tokens that a power would place in a land in the Corruption Step, as things stand: of its cultists, and of A Great Foul Consumption.
    pub(crate) fn coming(&self, power: Power, land: Land) -> u8 {
        let feast = power == Power::NURGLE
            && self.working(Card::GREAT_FOUL_CONSUMPTION, land) > 0
            && !self.is_ruined(land)
            && self.working(Card::BATTLE_CRY, land) == 0;
        let eaten = if feast { self.troops(power, land).number() / 2 } else { 0 };
        (self.missionaries(power, land) + eaten).min(self.corruption_left(power))
    }

    /// A Great Foul Consumption: Nurgle's figures leave, a token for every two of them.
    fn consume<S: Sink<Event>>(&mut self, land: Land, sink: &mut S) -> u8 {
        let mut count = 0;
        for figure in Figure::all() {
            if self.land_of(figure) == Some(land) && self.controller(figure) == Power::NURGLE {
                self.send_home(figure);
                sink.event(|| Event::Returned { figure, land });
                count += 1;
            }
        }
        self.corrupt_land(Power::NURGLE, land, count / 2, sink)
    }

    /// Counters for two or more tokens placed in the step (CH-60 to CH-62).
    fn count_corruption<S: Sink<Event>>(&mut self, land: Land, placed: [u8; 4], sink: &mut S) {
        for power in [Power::NURGLE, Power::TZEENTCH, Power::SLAANESH] {
            if self.earns_counter(power, land, placed[power.index()]) {
                self.count_up(power, land, sink);
            }
        }
    }

    /// Whether `placed` corruption tokens of the Corruption Step bring a power a counter for a land.
    pub(crate) fn earns_counter(&self, power: Power, land: Land, placed: u8) -> bool {
        let anyhow = self.house.on(House::AnyCorruptionCounts) && power != Power::SLAANESH;
        let placed = if anyhow { self.sown[land.index()][power.index()] } else { placed };
        placed >= 2
            && match power {
                Power::NURGLE => land.data().populous,
                Power::TZEENTCH => self.magic(land) >= 2,
                Power::SLAANESH => self.token(Token::Noble, land) + self.token(Token::Hero, land) > 0,
                _ => false,
            }
    }

    /// Magic symbols and Warpstones in a land (CH-61).
    pub(crate) fn magic(&self, land: Land) -> u8 {
        let symbols: u8 = self.cards_in(land).map(|card| u8::from(card.data().magic)).sum();
        let lord = self.upgraded(Power::TZEENTCH, 2)
            && Figure::of(Power::TZEENTCH).any(|figure| figure.kind() == Kind::Daemon && self.land_of(figure) == Some(land));
        symbols + 2 * u8::from(lord) + self.token(Token::Warpstone, land)
    }

    /// A land is ruined: those who placed corruption there this round score at once (CH-58, CH-59).
    fn ruin<S: Sink<Event>>(&mut self, land: Land, sink: &mut S) {
        let number = (self.ruined.iter().flatten().count() as u8).min(RUINERS.len() as u8 - 1);
        self.ruined[land.index()] = Some(number);
        self.fresh_ruins |= 1 << land.0;
        sink.event(|| Event::Ruined { land, number: number + 1 });
        for power in self.present() {
            if self.sown[land.index()][power.index()] > 0 {
                self.score(power, Some(land), RUINERS[number as usize].into(), "ruiner", sink);
            }
            if power == Power::NURGLE && self.upgraded(power, 4) {
                self.score(power, Some(land), 3, "provender_of_ruin", sink);
            }
        }
    }
}
