//! Actions that no sensible player takes, whatever a bot thinks that they are worth.

use std::cell::OnceCell;

use tabletop::Game;

use crate::decisions::action::Action;
use crate::state::names::{Land, Power};
use crate::state::position::{Chaos, Phase};
use crate::state::task::Task;

/// So many points must something that costs nothing bring at once to be missed: less is a matter of taste.
const MISSED: f32 = 0.5;

impl Chaos {
    /// Whether the way of `power` to another position is a folly: it has no power left to play with (CH-23), though something that costs nothing would
    /// have done it good first; or it took corruption of its own away where it need not have.
    pub(crate) fn follies_of(&self, power: Power) -> impl Fn(&Self) -> bool {
        let gifts = OnceCell::new();
        move |after: &Self| {
            let leaves_gifts = self.is_done_until(after, power) && *gifts.get_or_init(|| self.has_gifts(power));
            leaves_gifts || self.harms_itself_until(after, power)
        }
    }

    /// Whether `power`, whose decision it is what to do, does nothing more in this round from `after` on.
    fn is_done_until(&self, after: &Self, power: Power) -> bool {
        let is_over = after.phase != Phase::Summoning || after.round != self.round || after.energy[power.index()] == 0;
        self.tasks.last() == Some(&Task::Act) && self.turn == power && is_over
    }

    /// Whether something that costs nothing does `power` good.
    fn has_gifts(&self, power: Power) -> bool {
        let (energy, worth) = (self.energy[power.index()], self.worth(power));
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        legal.into_iter().filter(|action| *action != Action::Pass).any(|action| {
            let mut given = *self;
            given.play_legal(action);
            given.energy[power.index()] >= energy && given.worth(power) > worth + MISSED
        })
    }

    fn harms_itself_until(&self, after: &Self, power: Power) -> bool {
        let tokens = |position: &Self| Land::all().map(|land| position.corruption[land.index()][power.index()]).sum::<u8>();
        if tokens(after) >= tokens(self) {
            return false;
        }
        match self.tasks.last() {
            // All Things Decay need not be played.
            Some(Task::Act) => self.turn == power && (after.phase, after.round) == (self.phase, self.round),
            Some(Task::Purge { power: asked, .. }) if *asked != power => false,
            Some(Task::Purge { .. } | Task::Decay { .. }) => {
                let mut legal = Vec::new();
                self.legal_actions(&mut legal);
                legal.iter().any(|action| matches!(action, Action::Corruption { power: other, .. } if *other != power))
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::battery::RandomGame;

    use super::*;
    use crate::Setup;

    /// Positions of random games with whoever is to act.
    fn positions() -> impl Iterator<Item = (Chaos, Power)> {
        (1..40).flat_map(|seed| {
            let mut random = RandomGame::new(Chaos::new(&Setup::plain(4, seed)).unwrap(), seed);
            let mut found = Vec::new();
            loop {
                let position = *random.position();
                let Some((seat, _)) = random.next() else { break found };
                found.push((position, position.power_of(seat)));
            }
        })
    }

    fn ways(position: &Chaos) -> Vec<(Action, Chaos)> {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        let played = |action: Action| {
            let mut after = *position;
            after.play_legal(action);
            (action, after)
        };
        legal.into_iter().map(played).collect()
    }

    #[test]
    fn the_last_power_is_not_spent_while_a_card_is_free() {
        let mut found = 0;
        for (position, power) in positions().filter(|(position, power)| position.turn == *power) {
            let energy = position.energy[power.index()];
            let ways = ways(&position);
            let follies: Vec<_> =
                ways.iter().filter(|(_, after)| position.is_done_until(after, power) && position.has_gifts(power)).collect();
            if position.tasks.last() != Some(&Task::Act) || follies.is_empty() {
                continue;
            }
            found += 1;
            assert!(follies.iter().any(|(action, _)| *action == Action::Pass), "to pass is the plainest of them");
            let free = ways.iter().filter(|(_, after)| after.energy[power.index()] >= energy);
            let better = free.clone().any(|(_, after)| after.worth(power) > position.worth(power));
            assert!(better && free.count() > 0, "something is free, and good");
            for (action, after) in follies {
                assert!(after.phase != Phase::Summoning || after.energy[power.index()] == 0, "{action} leaves power");
            }
        }
        assert!(found > 10, "{found}");
    }

    #[test]
    fn nobody_takes_its_own_corruption_away_while_others_have_some() {
        let (mut found, mut decays) = (0, 0);
        for (position, power) in positions() {
            if let (Some(Task::Act), true) = (position.tasks.last(), position.phase == Phase::Summoning) {
                // Where nothing else lies there, the card takes what is one's own at once.
                let tokens = |position: &Chaos| Land::all().map(|land| position.corruption[land.index()][power.index()]).sum::<u8>();
                let fewer =
                    |after: &Chaos| after.phase == position.phase && after.round == position.round && tokens(after) < tokens(&position);
                for (action, after) in ways(&position).into_iter().filter(|(_, after)| fewer(after)) {
                    assert!(position.follies_of(power)(&after), "{action}");
                    decays += 1;
                }
            }
            match position.tasks.last() {
                Some(Task::Purge { power: asked, left: 1.. }) => assert_eq!(*asked, power),
                Some(Task::Decay { .. }) => assert_eq!(power, Power::NURGLE),
                _ => continue,
            }
            let ways = ways(&position);
            let own = |action: &Action| matches!(action, Action::Corruption { power: of, .. } if *of == power);
            let others = ways.iter().any(|(action, _)| matches!(action, Action::Corruption { power: of, .. } if *of != power));
            for (action, after) in &ways {
                assert_eq!(position.follies_of(power)(after), own(action) && others, "{action}");
                found += u32::from(own(action));
            }
        }
        assert!(found > 3 && decays > 3, "{found}, {decays} by the card alone");
    }
}
