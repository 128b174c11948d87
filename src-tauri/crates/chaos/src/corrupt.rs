//! The Corruption Phase: domination, corruption, ruin (CH-52 to CH-64).

use tabletop::Sink;

use crate::cards::Card;
use crate::content::{OldWorld, RUIN, RUINERS, Token};
use crate::event::Event;
use crate::names::{Figure, Kind, Land, Power};
use crate::position::Chaos;

impl Chaos {
    /// The resistance of a land (CH-55).
    pub(crate) fn resistance(&self, land: Land) -> u8 {
        let mut up = land.data().value + self.token(Token::Peasant, land) * self.track_count(OldWorld::PeasantUprising);
        if self.token(Token::Event, land) > 0 {
            up += 2 * self.track_count(OldWorld::GreenskinsInvade);
        }
        if land.data().populous {
            up += self.track_count(OldWorld::FranzsDecree);
        }
        if self.token(Token::Noble, land) > 0 {
            up += self.track_count(OldWorld::ElectorsArise);
        }
        up.saturating_sub(self.token(Token::Skaven, land) + 2 * self.working(Card::INFLUENZA, land))
    }

    /// What a figure counts for domination.
    fn weight(&self, figure: Figure, throne: bool) -> u8 {
        let khorne = self.controller(figure) == Power::KHORNE;
        let large = if (figure.owner(), figure.kind()) == (Power::KHORNE, Kind::Daemon) && self.upgraded(Power::KHORNE, 2) { 3 } else { 1 };
        if throne && khorne {
            let attack = self.attack(figure);
            if large > 1 { attack.max(large) } else { attack }
        } else {
            large
        }
    }

    /// The domination value of a power in a land (CH-52).
    pub(crate) fn domination(&self, power: Power, land: Land) -> u8 {
        let cards: u8 = self.cards_in(land).filter(|placed| placed.power == power).map(|placed| placed.data().cost).sum();
        let throne = self.working(Card::SKULL_THRONE, land) > 0;
        let figures: u8 = if self.working(Card::ABYSSAL_PACT, land) > 0 {
            0
        } else {
            self.troops(power, land).map(|figure| self.weight(figure, throne)).sum()
        };
        let effects = match power {
            Power::NURGLE => self.corruption[land.index()][power.index()] * self.working(Card::PLAGUE_AURA, land),
            Power::SLAANESH => {
                2 * (self.token(Token::Noble, land) + self.token(Token::Hero, land)) * self.working(Card::INSIDIOUS_LIES, land)
            }
            _ => 0,
        };
        cards + figures + effects
    }

    /// The Domination Step, land by land (CH-52 to CH-56).
    pub(crate) fn dominate<S: Sink<Event>>(&mut self, sink: &mut S) {
        for land in Land::all() {
            if self.is_ruined(land) {
                continue;
            }
            let resistance = self.resistance(land);
            let value = |power: Power| self.domination(power, land);
            let best = self.present().map(value).max().unwrap_or(0);
            let mut leaders = self.present().filter(|power| value(*power) == best);
            let (leader, tie) = (leaders.next().unwrap_or_default(), leaders.next().is_some());
            if tie || best <= resistance {
                sink.event(|| Event::NotDominated { land, value: best, resistance, tie });
                continue;
            }
            let points = land.data().value + self.token(Token::Noble, land);
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
            let grail = self.token(Token::Event, land) > 0 && self.on_track(OldWorld::TheGrailIsFound);
            let mut placed = [0_u8; 4];
            for power in self.present() {
                let cultists = self.count(power, Kind::Cultist, land).saturating_sub(u8::from(grail));
                placed[power.index()] += self.corrupt_land(power, land, cultists, sink);
            }
            for _ in 0..self.working(Card::GREAT_FOUL_CONSUMPTION, land) {
                placed[Power::NURGLE.index()] += self.consume(land, sink);
            }
            self.count_corruption(land, placed, sink);
            let corruption: u8 = self.corruption[land.index()].iter().sum::<u8>() + self.token(Token::Warpstone, land);
            if corruption >= RUIN {
                self.ruin(land, sink);
            }
        }
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
        let symbols: u8 = self.cards_in(land).map(|placed| u8::from(placed.data().magic)).sum();
        let lord = Figure::all().any(|f| {
            (f.owner(), f.kind()) == (Power::TZEENTCH, Kind::Daemon) && self.land_of(f) == Some(land) && self.upgraded(Power::TZEENTCH, 2)
        });
        let magic = symbols + 2 * u8::from(lord) + self.token(Token::Warpstone, land);
        for (power, fits) in [
            (Power::NURGLE, land.data().populous),
            (Power::TZEENTCH, magic >= 2),
            (Power::SLAANESH, self.token(Token::Noble, land) + self.token(Token::Hero, land) > 0),
        ] {
            if fits && placed[power.index()] >= 2 {
                self.count_up(power, land, sink);
            }
        }
    }

    /// A land is ruined: those who placed corruption there this round score at once (CH-58, CH-59).
    fn ruin<S: Sink<Event>>(&mut self, land: Land, sink: &mut S) {
        let number = (self.ruined.iter().flatten().count() as u8).min(RUINERS.len() as u8 - 1);
        self.ruined[land.index()] = Some(number);
        self.fresh_ruins |= 1 << land.0;
        sink.event(|| Event::Ruined { land, number: number + 1 });
        for power in self.present() {
            if self.corrupters[land.index()] >> power.0 & 1 != 0 {
                self.score(power, Some(land), RUINERS[number as usize].into(), "ruiner", sink);
            }
            if power == Power::NURGLE && self.upgraded(power, 4) {
                self.score(power, Some(land), 3, "provender_of_ruin", sink);
            }
        }
    }
}
