//! Coins and the end of the game.

use tabletop::{Outcome, PerSeat, Seat, Sink};

use crate::event::Event;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// Pays the owner of the turn: from the bank, and from those who are stolen from, as far as their coins go (SW-39, UG-E2).
    pub(crate) fn score_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        let before = self.purses();
        let mut purses = before;
        let mut total = 0;
        self.each_income(seat, |line| total += line.amount);
        self.each_theft(seat, &mut purses, |theft| {
            total += 1;
            sink.event(|| Event::Paid { from: theft.from, to: seat, coins: 1, cause: theft.payer.to_string() });
        });
        for other in Seat::all(self.players()) {
            self.sides[other].coins = purses[other];
        }
        let items = |position: &Self| position.income_items(seat, before);
        sink.event(|| Event::Income { seat, total, items: items(self) });
        self.sides[seat].coins += total;
    }

    /// What every seat has.
    pub(crate) fn purses(&self) -> PerSeat<u16> {
        let mut purses = PerSeat::default();
        for seat in Seat::all(self.players()) {
            purses[seat] = self.sides[seat].coins;
        }
        purses
    }

    /// Race tokens of `seat` on the map: the tie-break (SW-41).
    pub(crate) fn tokens_on_map(&self, seat: Seat) -> u16 {
        // The champion is no race token; beasts are (WC-15).
        let beasts = self.house(House::BeastsBreakTies);
        let tokens = |region| if beasts { self.troops(region) } else { self.men(region) };
        Slot::ALL.into_iter().flat_map(|slot| self.held(seat, slot)).map(|region| u16::from(tokens(region))).sum()
    }

    /// Who wins as things stand: most coins, then most tokens on the map, then all of them (SW-41).
    pub(crate) fn standing(&self) -> Outcome {
        if let Some(score) = self.teams {
            return self.team_standing(score);
        }
        let mut outcome = Outcome { winners: PerSeat::default(), scores: PerSeat::default() };
        let rank = |seat: Seat| {
            // Without shared wins the seat that began earlier is ahead.
            let early = if self.house(House::TiesShare) { 0 } else { u8::MAX - seat.places_from(self.first, self.players()) };
            (self.sides[seat].coins, self.tokens_on_map(seat), early)
        };
        let best = Seat::all(self.players()).map(rank).max();
        for seat in Seat::all(self.players()) {
            outcome.scores[seat] = i32::from(self.sides[seat].coins);
            outcome.winners[seat] = Some(rank(seat)) == best;
        }
        outcome
    }

    pub(crate) fn game_over(&self) -> Event {
        let outcome = self.standing();
        Event::GameOver {
            winners: Seat::all(self.players()).filter(|s| outcome.winners[*s]).collect(),
            coins: Seat::all(self.players()).map(|s| self.sides[s].coins).collect(),
            tokens: Seat::all(self.players()).map(|s| self.tokens_on_map(s) as u8).collect(),
        }
    }
}
