//! The Summoning Phase (CH-22 to CH-38).

use tabletop::Sink;

use crate::cards::card::Card;
use crate::content::{NEAR, OldWorld};
use crate::decisions::action::Action;
use crate::event::Event;
use crate::phases::flow::{EVERYWHERE, each, lands};
use crate::state::garrison::Figures;
use crate::state::house::House;
use crate::state::items::{Cause, Item, total};
use crate::state::names::{Figure, Kind, Land, Power, Upgrade};
use crate::state::position::Chaos;
use crate::state::task::Task;

/// The lands that a power reaches from those in which it has figures; all of them while it has none (CH-26).
fn reach_from(posts: u16) -> u16 {
    if posts == 0 { EVERYWHERE } else { each(posts).fold(posts, |reach, land| reach | NEAR[land.index()]) }
}

impl Chaos {
    /// The lands in which a figure of `power` stands, whoever controls it.
    fn posts(&self, power: Power) -> u16 {
        let own = Figures::of(power);
        lands(|land| !self.at.in_land(land).and(own).is_empty())
    }

    /// The lands to which `power` may summon, as it stands (CH-26).
    pub(crate) fn summonable(&self, power: Power) -> u16 {
        reach_from(self.posts(power))
    }

    /// The figure of a kind that would be summoned from there: nobody summons one that another controls (CH-63).
    pub(crate) fn summoned(&self, power: Power, kind: Kind, from: Option<Land>) -> Option<Figure> {
        let there = from.map_or_else(|| self.at.reserve(), |land| self.at.in_land(land));
        self.first_to_go(there.and(Figures::made_of(power, kind)))
    }

    /// Whether the figures of a power may not be summoned out of a land: Field of Carnage holds all but those of Khorne (CH-30).
    pub(crate) fn is_held(&self, power: Power, land: Land) -> bool {
        power != Power::KHORNE && self.working(Card::FIELD_OF_CARNAGE, land) > 0
    }

    /// Which of equal figures would be summoned: one that nothing protects goes first, and one that has not yet been summoned for nothing.
    fn first_to_go(&self, figures: Figures) -> Option<Figure> {
        let free = figures.minus(self.controlled);
        let mut plain = free.minus(self.shielded);
        if plain.is_empty() {
            plain = free;
        }
        let fresh = plain.minus(self.hastened).next();
        fresh.or_else(|| plain.and(self.hastened).next())
    }

    /// What summoning it costs (CH-25).
    #[inline]
    pub(crate) fn summon_cost(&self, figure: Figure, from: Option<Land>, to: Land) -> u8 {
        self.summon_price(figure, from, self.comes_free(figure, to))
    }

    /// The sum behind it.
    #[inline]
    pub(crate) fn summon_cost_items(&self, figure: Figure, from: Option<Land>, to: Land, out: &mut impl FnMut(Item)) {
        self.summon_price_items(figure, from, self.comes_free(figure, to), out);
    }

    /// What summoning a figure costs to any land to which it comes `free`, or to any other.
    #[inline]
    fn summon_price(&self, figure: Figure, from: Option<Land>, free: bool) -> u8 {
        let mut cost = 0;
        self.summon_price_items(figure, from, free, &mut |item| cost += item.amount);
        total(cost)
    }

    /// The sum behind it: Lepers may come for nothing, Road Wardens take toll.
    #[inline]
    fn summon_price_items(&self, figure: Figure, from: Option<Land>, free: bool, out: &mut impl FnMut(Item)) {
        let printed = figure.data().cost;
        out(Item::new(Cause::Printed, printed));
        if free {
            out(Item::effect(Upgrade(Power::NURGLE, 0).data().id, printed).less());
        }
        if from.is_some() {
            out(self.on_track_item(OldWorld::RoadWardens, 1));
        }
    }

    /// Whether a figure comes free to lands without figures of Nurgle: the Lepers, each once a round.
    fn may_come_free(&self, figure: Figure) -> bool {
        (figure.owner(), figure.kind()) == (Power::NURGLE, Kind::Cultist) && self.upgraded(Power::NURGLE, 0) && !self.hastened.has(figure)
    }

    fn comes_free(&self, figure: Figure, to: Land) -> bool {
        self.may_come_free(figure) && self.troops(Power::NURGLE, to).is_empty()
    }

    /// Everything the power at turn may do, in ascending order.
    pub(crate) fn visit_summoning(&self, out: &mut impl FnMut(Action)) {
        let energy = self.energy[self.turn.index()];
        if energy > 0 {
            out(Action::Pass);
            self.visit_summons(self.turn, energy, out);
            self.visit_plays(self.turn, energy, out);
        }
    }

    fn visit_summons(&self, power: Power, energy: u8, out: &mut impl FnMut(Action)) {
        let posts = self.posts(power);
        let reach = reach_from(posts);
        let held = if power == Power::KHORNE { 0 } else { lands(|land| self.is_held(power, land)) };
        let reserve = self.at.reserve();
        for kind in Kind::ALL {
            let own = Figures::made_of(power, kind);
            if let Some(figure) = self.first_to_go(reserve.and(own)) {
                each(self.payable(figure, None, reach, energy)).for_each(|to| out(Action::Summon { kind, from: None, to }));
            }
            for land in each(posts & !held) {
                let Some(figure) = self.first_to_go(self.at.in_land(land).and(own)) else { continue };
                let (from, reach) = (Some(land), reach & !(1 << land.0));
                each(self.payable(figure, from, reach, energy)).for_each(|to| out(Action::Summon { kind, from, to }));
            }
        }
    }

    /// The lands among `reach` to which a figure may be summoned for so much power. The price does not depend on the land but for Lepers.
    fn payable(&self, figure: Figure, from: Option<Land>, reach: u16, energy: u8) -> u16 {
        let free = if self.may_come_free(figure) { reach & lands(|to| self.comes_free(figure, to)) } else { 0 };
        let paid = if self.summon_price(figure, from, false) <= energy { reach & !free } else { 0 };
        if free != 0 && self.summon_price(figure, from, true) <= energy { paid | free } else { paid }
    }

    fn visit_plays(&self, power: Power, energy: u8, out: &mut impl FnMut(Action)) {
        let open = lands(|land| self.free_slot(power, land).is_some());
        let dear = self.dear_lands(power);
        for card in self.cards_in_hand(power) {
            // What is printed decides for all lands at once where no text changes it.
            let changed = if card == Card::DEGENERATE_ROYALTY { EVERYWHERE } else { dear };
            let mut payable = if card.data().cost <= energy { open & !changed } else { 0 };
            for land in each(open & changed) {
                payable |= u16::from(self.card_cost(card, land) <= energy) << land.0;
            }
            each(payable).for_each(|land| out(Action::Play { card, land }));
        }
    }

    /// The power at turn passes, summons or plays; then the next one (CH-22, CH-23).
    pub(crate) fn act<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        let power = self.turn;
        self.tasks.push(Task::Act);
        match action {
            Action::Pass => {
                self.energy[power.index()] = 0;
                sink.event(|| Event::Passed { power });
            }
            Action::Summon { kind, from, to } => self.summon(kind, from, to, sink),
            Action::Play { card, land } => self.play_card(card, land, sink),
            _ => {}
        }
        self.next_turn();
    }

    /// The next power that has not passed (CH-22), by the house rule the same one as long as it has not; if nobody is left the phase is over.
    fn next_turn(&mut self) {
        if self.house.on(House::ActionsInARow) && self.energy[self.turn.index()] > 0 {
            return;
        }
        for step in 1..=4 {
            let next = Power((self.turn.0 + step) % 4);
            if self.plays(next) && self.energy[next.index()] > 0 {
                self.turn = next;
                return;
            }
        }
    }

    fn summon<S: Sink<Event>>(&mut self, kind: Kind, from: Option<Land>, to: Land, sink: &mut S) {
        let power = self.turn;
        let Some(figure) = self.summoned(power, kind, from) else { return };
        let cost = self.summon_cost(figure, from, to);
        if self.comes_free(figure, to) {
            self.hastened.add(figure);
        }
        self.energy[power.index()] -= cost;
        self.move_figure(figure, to, &mut tabletop::Quiet);
        sink.event(|| Event::Summoned { power, kind, figure, from, to, cost });
        match (power, kind) {
            (Power::NURGLE, Kind::Daemon) if self.upgraded(power, 2) => {
                self.corrupt_land(power, to, 2, sink);
            }
            (Power::TZEENTCH, Kind::Cultist) if self.upgraded(power, 0) => {
                if let Some(from) = from {
                    self.tasks.push(Task::Carry { from, to });
                }
            }
            (Power::TZEENTCH, Kind::Warrior) if self.upgraded(power, 1) => self.tasks.push(Task::Stand { figure, land: to }),
            (Power::SLAANESH, Kind::Daemon) if self.upgraded(power, 2) => self.tasks.push(Task::Lure { land: to }),
            _ => {}
        }
    }

    fn play_card<S: Sink<Event>>(&mut self, card: Card, land: Land, sink: &mut S) {
        let power = card.power();
        let Some(slot) = self.free_slot(power, land) else { return };
        let cost = self.card_cost(card, land);
        self.energy[power.index()] -= cost;
        self.hands[power.index()][card.place()] -= 1;
        self.slots[land.index()][slot] = Some(card);
        let blank = self.is_blank(card, land);
        self.standing[land.index()][slot] = None;
        sink.event(|| Event::Played { power, card, land, slot: slot as u8 + 1, cost, blank });
        if blank {
            return;
        }
        match card {
            Card::BLOOD_GODS_CALL => self.tasks.push(Task::Call { land, left: 2, from: None }),
            Card::ALL_THINGS_DECAY => self.tasks.push(Task::Decay { land }),
            Card::TELEPORT => self.tasks.push(Task::Teleport { land }),
            Card::WARP_SHIELD => self.tasks.push(Task::Shield { land }),
            Card::MEDDLING_OF_SKAVEN => self.tasks.push(Task::Meddle { land }),
            Card::DRAIN_POWER => self.drain_power(land, sink),
            Card::PERVERSE_INFILTRATION => {
                self.corrupt_land(power, land, 1, sink);
            }
            Card::DARK_INFLUENCE => self.tasks.push(Task::Influence { land }),
            Card::SOPORIFIC_MUSK => self.tasks.push(Task::Musk { land }),
            _ => {}
        }
    }

    /// Each other power with a cultist there loses 1 power, and Tzeentch gains 1 in all.
    fn drain_power<S: Sink<Event>>(&mut self, land: Land, sink: &mut S) {
        let mut any = false;
        for power in self.present().filter(|power| *power != Power::TZEENTCH) {
            if self.count(power, Kind::Cultist, land) > 0 && self.energy[power.index()] > 0 {
                self.energy[power.index()] -= 1;
                any = true;
                sink.event(|| Event::PowerLost { power, count: 1 });
            }
        }
        if any {
            self.energy[Power::TZEENTCH.index()] += 1;
            sink.event(|| Event::PowerGained { power: Power::TZEENTCH, count: 1 });
        }
    }
}
