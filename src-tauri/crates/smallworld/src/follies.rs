//! Turns that no sensible player takes, whatever a bot thinks that they are worth.

use tabletop::{Game, Seat};

use crate::action::Action;
use crate::boxes::Race;
use crate::boxes::ability::trait_bits;
use crate::state::owner::Owner;
use crate::state::position::{Slot, SmallWorld};
use crate::state::stage::Stage;

/// So many tokens take something.
const FORCE: u8 = 6;

/// So many regions are not given up for a die.
const STAKE: u8 = 3;

/// So many free regions are a reason to keep a race, and to spread.
const ROOM: u8 = 4;

impl SmallWorld {
    /// Whether the way of `seat` to `after`, the end of its turn or of its conquests, is a folly: a race that has just come wins next to nothing, or
    /// a race is given up, or sits on its tokens, that could spread on for nothing, or in the last round leaves a free region that pays, or it gives up
    /// all that it holds for a die.
    pub(crate) fn is_folly_until(&self, after: &Self, seat: Seat) -> bool {
        if self.leaves_coins_until(after, seat) || self.stakes_all_until(after, seat) {
            return true;
        }
        if after.to_act() == Some(seat) && after.turn() == self.turn() && (!self.orders_only(after.leg()) || after.acting.1 != Slot::Active)
        {
            // It may conquer on, or a declined race does before it (SW-46).
            return false;
        }
        let old = self.band(seat, Slot::Active);
        if self.declined_until(after, seat) {
            let before = self.held(seat, Slot::Active);
            let won = Slot::ALL.into_iter().any(|slot| {
                let same = after.band(seat, slot).map(|band| band.race) == old.map(|band| band.race);
                same && !after.held(seat, slot).without(before).is_empty()
            });
            return !won && self.room_of(seat) >= ROOM;
        }
        if self.sits_idle_until(after, seat) {
            return true;
        }
        let begins = match self.stage {
            Stage::Choose => old.is_none(),
            Stage::Start => false,
            _ => self.may_conquer() && old.is_some_and(|band| band.hand >= FORCE) && self.held(seat, Slot::Active).len() <= 1,
        };
        if !begins {
            return false;
        }
        match after.band(seat, Slot::Active) {
            Some(_) => after.held(seat, Slot::Active).len() <= 1 && after.force(seat) > FORCE,
            // It came and went in one turn, at times without a trace.
            None => ![Slot::Declined, Slot::Spirit].into_iter().any(|slot| {
                let race = |position: &Self| position.band(seat, slot).map(|band| band.race);
                race(after) != race(self) && after.held(seat, slot).len() > 1
            }),
        }
    }

    /// Whether the active race ends with many tokens to spare after it gave up regions for no more new ones, or holding next to nothing more than
    /// before and less than lies free.
    fn sits_idle_until(&self, after: &Self, seat: Seat) -> bool {
        let Some(band) = after.band(seat, Slot::Active) else { return false };
        let (before, held) = (self.held(seat, Slot::Active), after.held(seat, Slot::Active));
        // Some races need two tokens a region, but nobody those that are left in hand.
        let spare = after.force(seat).saturating_sub(2 * held.len()).max(band.hand);
        let new = held.without(before).len();
        if spare < FORCE || new > 2 || held.len() >= ROOM {
            return false;
        }
        let lost = before.without(held).len();
        if lost > 0 && new <= lost {
            return true;
        }
        match self.stage {
            Stage::Choose => self.having_picked(band.race, seat).is_some_and(|picked| picked.room_of(seat) >= ROOM),
            Stage::Start | Stage::Conquest => self.room_of(seat) >= ROOM,
            _ => false,
        }
    }

    /// Whether an active race for which a die falls before each conquest (SW-65) has given up all that it held here, and several regions in this turn: what
    /// it can take then nobody knows, and it does not go back.
    fn stakes_all_until(&self, after: &Self, seat: Seat) -> bool {
        let (held, given_up) = (self.held(seat, Slot::Active), after.record.abandoned);
        let throws = self.kit(seat, Slot::Active).is_some_and(|kit| kit.has(trait_bits::ROLLS_FIRST));
        throws && after.turn() == self.turn() && given_up.len() >= STAKE && !held.is_empty() && held.without(given_up).is_empty()
    }

    /// Whether `action` goes for a region that the active race held here and has abandoned since, on the way of one turn to `at`: a token is in hand
    /// for it that was there, and two or more are needed. What had been abandoned before is past, and what a declined race leaves to the active one
    /// is not lost.
    pub(crate) fn takes_back_at(&self, at: &Self, action: Action) -> bool {
        let (Action::Conquer { region, .. } | Action::Gamble { region, .. }) = action else { return false };
        at.record.abandoned.has(region) && !self.record.abandoned.has(region) && self.held(at.acting.0, at.acting.1).has(region)
    }

    /// Whether the active race ends its conquests here in the last round, though a region that nobody holds could be paid in full and would earn more.
    fn leaves_coins_until(&self, after: &Self, seat: Seat) -> bool {
        let rounds = self.board().data.rounds;
        let goes_on = || !after.held(seat, Slot::Active).without(self.held(seat, Slot::Active)).is_empty();
        let ended = after.to_act() != Some(seat) || after.turn() != self.turn() || after.leg() > self.leg();
        if self.round < rounds || !ended || self.stage != Stage::Conquest || self.acting != (seat, Slot::Active) || goes_on() {
            return false;
        }
        let now = self.income(seat);
        self.free_conquests().into_iter().any(|conquest| {
            let mut taken = *self;
            taken.play_legal(conquest);
            taken.income(seat) > now
        })
    }

    /// Conquests of regions that nobody holds, paid in full, which draw nothing.
    fn free_conquests(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        let rivers = self.board().rivers;
        legal.retain(|action| match *action {
            Action::Conquer { region, with } => {
                with.is_empty() && !rivers.has(region) && self.owners[region] == Owner::NONE && !self.reveals(*action)
            }
            _ => false,
        });
        legal
    }

    /// Whether the active race may still conquer in this turn; a declined one that does is done before it (SW-46).
    fn may_conquer(&self) -> bool {
        !self.orders_only(self.leg()) || (self.stage == Stage::Redeploy && self.acting.1 != Slot::Active)
    }

    /// All tokens of the active race, in hand and on the map.
    fn force(&self, seat: Seat) -> u8 {
        let hand = self.band(seat, Slot::Active).map_or(0, |band| band.hand);
        self.held(seat, Slot::Active).into_iter().map(|region| self.tokens[region]).fold(hand, u8::saturating_add)
    }

    /// The position once `seat` has taken the combo with this race.
    fn having_picked(&self, race: Race, seat: Seat) -> Option<Self> {
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        let mut picked = legal.into_iter().filter(|action| matches!(action, Action::Pick { .. })).map(|action| {
            let mut after = *self;
            after.play_legal(action);
            after
        });
        picked.find(|after| after.band(seat, Slot::Active).is_some_and(|band| band.race == race))
    }

    /// How many regions that nobody holds the active race could take one after the other, paid in full, up to [`ROOM`]: the cheapest first, which
    /// leaves most in hand, or in order, which may lead where that does not.
    fn room_of(&self, seat: Seat) -> u8 {
        let mut on = *self;
        if self.check(Action::Ready).is_ok() {
            on.play_legal(Action::Ready);
        }
        let in_order = on.room_by(seat, |_| 0);
        if in_order >= ROOM {
            in_order
        } else {
            in_order.max(on.room_by(seat, |after| after.band(seat, Slot::Active).map_or(0, |band| band.hand)))
        }
    }

    /// The same, always that conquest next after which `wish` is largest; the first of them.
    fn room_by(&self, seat: Seat, wish: impl Fn(&Self) -> u8) -> u8 {
        let mut on = *self;
        let mut room = 0;
        while room < ROOM && on.to_act() == Some(seat) {
            let taken = on.free_conquests().into_iter().map(|action| {
                let mut after = on;
                after.play_legal(action);
                after
            });
            let Some(next) = taken.reduce(|best, other| if wish(&other) > wish(&best) { other } else { best }) else { break };
            on = next;
            room += 1;
        }
        room
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walks;

    fn played(position: &SmallWorld, action: Action) -> SmallWorld {
        let mut after = *position;
        after.play_legal(action);
        after
    }

    #[test]
    fn only_in_the_last_round_a_free_region_that_pays_must_be_taken() {
        let (mut found, mut before_more) = (0, 0);
        for (position, seat) in walks::positions(1..40).filter(|(position, _)| position.check(Action::EndConquest).is_ok()) {
            let after = played(&position, Action::EndConquest);
            if !position.leaves_coins_until(&after, seat) {
                continue;
            }
            found += 1;
            // Something else than redeployment may follow, as for the Forsaken.
            before_more += u32::from(after.to_act() == Some(seat) && !position.orders_only(after.leg()));
            assert!(position.is_folly_until(&after, seat));
            assert_eq!(position.round, position.board().data.rounds);
            let earning: Vec<_> = position
                .free_conquests()
                .into_iter()
                .map(|conquest| played(&position, conquest))
                .filter(|taken| taken.income(seat) > position.income(seat))
                .collect();
            assert!(!earning.is_empty(), "nothing would earn more");
            for taken in earning.into_iter().filter(|taken| taken.check(Action::EndConquest).is_ok()) {
                assert!(!position.leaves_coins_until(&played(&taken, Action::EndConquest), seat), "one was taken");
            }
        }
        assert!(found > 10 && before_more > 0, "{found}, {before_more}");
    }

    #[test]
    fn nobody_keeps_six_tokens_in_hand_beside_four_free_regions() {
        let (mut found, mut few_to_spare) = (0, 0);
        for (position, seat) in walks::positions(1..40).filter(|(position, _)| position.check(Action::EndConquest).is_ok()) {
            let held = position.held(seat, Slot::Active).len();
            let hand = position.band(seat, Slot::Active).map_or(0, |band| band.hand);
            let of_race = position.stage == Stage::Conquest && position.acting == (seat, Slot::Active);
            if !of_race || hand < FORCE || held >= ROOM || position.room_of(seat) < ROOM {
                continue;
            }
            let after = played(&position, Action::EndConquest);
            if after.to_act() == Some(seat) && !position.orders_only(after.leg()) {
                // The Forsaken may recruit before it is over.
                continue;
            }
            assert!(position.is_folly_until(&after, seat), "{hand} tokens in hand, {held} regions");
            found += 1;
            few_to_spare += u32::from(position.force(seat) < FORCE + 2 * held);
        }
        assert!(found > 100 && few_to_spare > 5, "{found}, {few_to_spare}");
    }

    #[test]
    fn not_all_is_given_up_for_a_die() {
        let (mut found, mut others) = (0, 0);
        let begins = |position: &SmallWorld, seat| position.stage == Stage::Conquest && position.acting == (seat, Slot::Active);
        for (position, seat) in walks::positions(1..60).filter(|(position, seat)| begins(position, *seat)) {
            let own = position.held(seat, Slot::Active);
            let (mut all, mut last) = (position, position);
            for abandon in own.into_iter().map(|region| Action::Abandon { region }) {
                if all.check(abandon).is_ok() {
                    last = all;
                    all.play_legal(abandon);
                }
            }
            if own.is_empty() || !all.held(seat, Slot::Active).is_empty() || all.check(Action::Roll).is_err() {
                continue;
            }
            let (rolled, several) = (played(&all, Action::Roll), all.record.abandoned.len() >= STAKE);
            assert_eq!(position.is_folly_until(&rolled, seat), several, "{}", own.len());
            assert_eq!(last.is_folly_until(&rolled, seat), several, "the last of {}", own.len());
            let mut legal = Vec::new();
            rolled.legal_actions(&mut legal);
            let conquest = legal.into_iter().find(|action| matches!(action, Action::Conquer { .. }) && !rolled.reveals(*action));
            let won = conquest.map(|conquest| played(&rolled, conquest)).filter(|won| won.stage == Stage::Conquest);
            if let Some(won) = won.filter(|won| won.check(Action::Roll).is_ok()) {
                assert_eq!(position.is_folly_until(&played(&won, Action::Roll), seat), several, "something was won since");
            }
            assert!(!all.is_folly_until(&rolled, seat), "they had been given up before");
            (found, others) = (found + u32::from(several), others + u32::from(!several));
        }
        assert!(found > 5 && others > 5, "{found}, {others}");
    }

    #[test]
    fn what_was_abandoned_is_taken_back_by_conquering_it_in_the_same_turn() {
        let mut found = [0, 0];
        let begins = |position: &SmallWorld| {
            let of_race = position.acting.1 == Slot::Active && position.stage == Stage::Conquest;
            (of_race || position.stage == Stage::Ghouls) && position.record.abandoned.is_empty()
        };
        for (position, seat) in walks::positions(1..40).filter(|(position, seat)| position.acting.0 == *seat && begins(position)) {
            let mut legal = Vec::new();
            for region in position.held(seat, position.acting.1) {
                let abandon = Action::Abandon { region };
                if position.check(abandon).is_err() {
                    continue;
                }
                let left = played(&position, abandon);
                left.legal_actions(&mut legal);
                for &action in &legal {
                    let back = matches!(action, Action::Conquer { region: to, .. } | Action::Gamble { region: to, .. } if to == region);
                    found[usize::from(position.acting.1 != Slot::Active)] += u32::from(back);
                    assert_eq!(position.takes_back(&left, action), back, "{action}");
                    assert!(!left.takes_back(&left, action), "it had been abandoned before");
                }
            }
        }
        assert!(found[0] > 1000 && found[1] > 10, "{found:?} by active and declined races");
    }

    /// A race that vanishes, or that holds nothing, leaves nothing behind to see that it was given up.
    #[test]
    fn no_race_that_could_spread_is_given_up_whether_it_stays_or_vanishes() {
        let (mut stays, mut vanishes, mut holds_nothing) = (0, 0, 0);
        for (position, seat) in walks::positions(1..40).filter(|(position, seat)| position.turn == *seat && position.stage == Stage::Start)
        {
            if position.check(Action::Decline).is_err() || position.room_of(seat) < ROOM {
                continue;
            }
            let after = played(&position, Action::Decline);
            if after.to_act() == Some(seat) {
                continue;
            }
            assert!(position.is_folly_until(&after, seat), "{:?}", position.band(seat, Slot::Active));
            let left = Slot::ALL.into_iter().all(|slot| after.band(seat, slot).is_none());
            let held = !position.held(seat, Slot::Active).is_empty();
            *match (left, held) {
                (false, _) => &mut stays,
                (true, true) => &mut vanishes,
                (true, false) => &mut holds_nothing,
            } += 1;
        }
        assert!(stays > 100 && vanishes > 0 && holds_nothing > 0, "{stays} {vanishes} {holds_nothing}");
    }

    #[test]
    fn what_is_in_hand_can_be_put_down_or_given_up() {
        let mut found = 0;
        for (position, _) in walks::positions(1..40).filter(|(position, _)| position.orders_only(position.leg()) && position.in_hand() > 0)
        {
            let mut legal = Vec::new();
            position.legal_actions(&mut legal);
            let down = legal.iter().filter(|action| played(&position, **action).in_hand() < position.in_hand()).count();
            assert!(down > 0 || legal.contains(&Action::Done), "nothing can be put down at {:?} of {legal:?}", position.stage);
            found += u32::from(down > 0);
        }
        assert!(found > 100, "{found}");
    }
}
