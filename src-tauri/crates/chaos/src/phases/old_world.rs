//! The Old World Phase and the Draw Phase (CH-13 to CH-21).

use tabletop::Sink;

use crate::cards::card::Card;
use crate::content::{OldWorld, Token};
use crate::event::Event;
use crate::phases::flow::{EVERYWHERE, lands};
use crate::state::house::House;
use crate::state::names::{Land, Power};
use crate::state::position::Chaos;
use crate::state::task::Task;

impl Chaos {
    /// The top card is revealed and its one-time part carried out (CH-13, CH-16).
    pub(crate) fn reveal<S: Sink<Event>>(&mut self, sink: &mut S) {
        let Some(card) = self.old_world.pop() else { return };
        sink.event(|| Event::Revealed { card });
        if card.data().comet && self.house.on(House::CometsReplace) {
            for land in Land::all() {
                let count = self.token(Token::Event, land);
                self.drop_token(Token::Event, land, count, sink);
            }
            for space in &mut self.track {
                if let Some(other) = space.filter(|other| other.data().comet) {
                    *space = None;
                    sink.event(|| Event::Left { card: other });
                }
            }
        }
        self.tasks.push(Task::Arrive { card });
        self.immediate(card, sink);
    }

    fn immediate<S: Sink<Event>>(&mut self, card: OldWorld, sink: &mut S) {
        let populous = lands(|land| land.data().populous);
        let place = |token: Token, lands: u16| Task::PlaceToken { token, count: 1, lands };
        match card {
            OldWorld::PlungedIntoChaos => self.plunge(sink),
            OldWorld::PeasantUprising => {
                Land::all().filter(|land| *land != Land::BADLANDS).for_each(|land| self.put_token(Token::Peasant, land, 1, sink));
            }
            OldWorld::UpFromSkavenblight => {
                let stone = |land: Land| self.token(Token::Warpstone, land) > 0;
                let near = lands(|land| stone(land) || Land::all().any(|other| other.borders(land) && stone(other)));
                self.tasks.push(place(Token::Skaven, near));
            }
            OldWorld::MeteorShowers => self.tasks.push(Task::PlaceApart { token: Token::Warpstone, left: 2, lands: EVERYWHERE }),
            OldWorld::WarpstoneDiscovery => {
                self.tasks.push(Task::PlaceToken { token: Token::Warpstone, count: 2, lands: EVERYWHERE });
            }
            OldWorld::GreenskinsInvade => self.mark(&[Land::BADLANDS, Land::EMPIRE, Land::TILEA], sink),
            OldWorld::DwarfTrollslayers => self.tasks.push(Task::PlacePair),
            OldWorld::BretonnianKnights => {
                self.put_token(Token::Hero, Land::BRETONNIA, 1, sink);
                self.tasks.push(place(Token::Hero, EVERYWHERE & !(1 << Land::BRETONNIA.0)));
            }
            OldWorld::TheCrusadeIsCome => self.tasks.push(Task::Crusade { left: 2, lands: EVERYWHERE }),
            OldWorld::TheHornedOnesDue => self.tasks.push(place(Token::Skaven, EVERYWHERE)),
            OldWorld::TeclisAidsTheEmpire => self.mark(&[Land::EMPIRE, Land::KISLEV, Land::BRETONNIA], sink),
            OldWorld::DarkElfCorsairs => self.mark(&[Land::BRETONNIA, Land::ESTALIA, Land::TILEA], sink),
            OldWorld::NorseReavers => self.mark(&[Land::NORSCA, Land::TROLL_COUNTRY, Land::KISLEV], sink),
            OldWorld::ElectorsSueForPeace => self.mark(&[Land::EMPIRE, Land::KISLEV], sink),
            OldWorld::TheGrailIsFound => self.mark(&[Land::BRETONNIA, Land::ESTALIA], sink),
            OldWorld::FranzsDecree => self.tasks.push(place(Token::Noble, populous)),
            OldWorld::Skavengers => {
                let stones = lands(|land| self.token(Token::Warpstone, land) > 0);
                self.tasks.push(place(Token::Skaven, if stones == 0 { EVERYWHERE } else { stones }));
            }
            OldWorld::MassExodus => self.tasks.push(Task::Exodus { left: 3, came: 0 }),
            OldWorld::ElectorsArise => {
                self.put_token(Token::Noble, Land::EMPIRE, 1, sink);
                self.tasks.push(place(Token::Noble, populous & !(1 << Land::EMPIRE.0)));
            }
            OldWorld::WitchHunters => {
                self.put_token(Token::Hero, Land::EMPIRE, 1, sink);
                self.tasks.push(place(Token::Hero, lands(|land| land.borders(Land::EMPIRE))));
            }
            OldWorld::DivineInspiration => {
                let corrupted = |land: Land| self.corruption_in(land);
                let most = Land::all().filter(|land| !self.is_ruined(*land)).map(corrupted).max().unwrap_or(0);
                self.tasks.push(place(Token::Hero, lands(|land| !self.is_ruined(land) && corrupted(land) == most)));
            }
            OldWorld::RoadWardens => self.tasks.push(place(Token::Hero, EVERYWHERE)),
        }
    }

    /// Event tokens mark the lands of a comet card.
    fn mark<S: Sink<Event>>(&mut self, lands: &[Land], sink: &mut S) {
        for land in lands {
            self.put_token(Token::Event, *land, 1, sink);
        }
    }

    /// Plunged Into Chaos: a point for each Peasant taken, 3 more for whoever has most alone.
    fn plunge<S: Sink<Event>>(&mut self, sink: &mut S) {
        let most = self.taken.iter().copied().max().unwrap_or(0);
        let alone = self.taken.iter().filter(|count| **count == most).count() == 1;
        for power in self.present() {
            let taken = self.taken[power.index()];
            let points = u16::from(taken) + if alone && taken == most { 3 } else { 0 };
            self.score(power, None, points, "plunged_into_chaos", sink);
        }
    }

    /// Victory points; they are never lost (CH-74).
    pub(crate) fn score<S: Sink<Event>>(&mut self, power: Power, land: Option<Land>, points: u16, cause: &str, sink: &mut S) {
        if points > 0 {
            self.points[power.index()] += points;
            sink.event(|| Event::Scored { power, land, points, cause: cause.into() });
        }
    }

    /// The card goes to space 1 of the track, or leaves the game (CH-13, CH-14).
    pub(crate) fn arrive<S: Sink<Event>>(&mut self, card: OldWorld, sink: &mut S) {
        let gone = if card.data().stays {
            let gone = self.track[1];
            self.track = [Some(card), self.track[0].or(None)];
            // A free space 1 leaves the older card where it is.
            if self.track[1].is_none() {
                self.track[1] = gone;
                None
            } else {
                gone
            }
        } else {
            Some(card)
        };
        if let Some(card) = gone {
            sink.event(|| Event::Left { card });
        }
    }

    // ---- Draw

    /// A power gets its power and its cards (CH-18, CH-19).
    pub(crate) fn draw_for<S: Sink<Event>>(&mut self, power: Power, sink: &mut S) {
        self.energy[power.index()] = self.power_of_a_round(power);
        match power {
            Power::TZEENTCH if self.hand_size(power) > 0 => return self.tasks.push(Task::Sift),
            Power::TZEENTCH => return self.refill(sink),
            _ => {}
        }
        let count = 2 + u8::from(power == Power::KHORNE && self.upgraded(power, 4));
        self.draw(power, count, sink);
    }

    /// Power that a power gets each round (CH-18).
    pub(crate) fn power_of_a_round(&self, power: Power) -> u8 {
        let excess = power == Power::SLAANESH && self.upgraded(power, 4);
        power.data().power + u8::from(self.upgraded(power, 3)) + 2 * u8::from(excess)
    }

    /// Tzeentch draws up to 5 cards, with Endless Schemes up to 6.
    pub(crate) fn refill<S: Sink<Event>>(&mut self, sink: &mut S) {
        let power = Power::TZEENTCH;
        let wanted = 5 + u8::from(self.upgraded(power, 4));
        self.draw(power, wanted.saturating_sub(self.hand_size(power)), sink);
    }

    /// Draws cards; an empty deck is made anew from the discards (CH-20).
    pub(crate) fn draw<S: Sink<Event>>(&mut self, power: Power, count: u8, sink: &mut S) {
        let index = power.index();
        let mut drawn = tabletop::Pile::<u8, 24>::default();
        for _ in 0..count {
            if self.decks[index].is_empty() {
                let discards = std::mem::take(&mut self.discards[index]);
                for (card, number) in (0..).zip(discards) {
                    (0..number).for_each(|_| self.decks[index].push(card));
                }
                if self.decks[index].is_empty() {
                    break;
                }
                self.stream.shuffle(&mut self.decks[index]);
                sink.event(|| Event::Shuffled { power });
            }
            if let Some(card) = self.decks[index].pop() {
                self.hands[index][card as usize] += 1;
                drawn.push(card);
            }
        }
        if !drawn.is_empty() {
            let seat = self.seat_of(power);
            let cards = || drawn.iter().map(|number| Card::new(power, *number)).collect();
            sink.event(|| Event::Drawn { power, seat, count: drawn.count(), cards: cards() });
        }
    }

    pub(crate) fn discard<S: Sink<Event>>(&mut self, card: Card, sink: &mut S) {
        let power = card.power();
        self.hands[power.index()][card.place()] -= 1;
        self.discards[power.index()][card.place()] += 1;
        sink.event(|| Event::Discarded { power, card });
    }
}
