//! Throws for a last region (SW-32) that another throw outdoes, whatever a bot thinks of them.

use tabletop::Game;

use crate::action::Action;
use crate::board::region::Region;
use crate::boxes::tools::Tools;
use crate::refusal::Refusal;
use crate::state::owner::Owner;
use crate::state::position::{Slot, SmallWorld};
use crate::state::stage::Stage;

/// The most that a die may add.
const MOST: u8 = 3;

/// A throw for a region, by what everybody at the table can count.
struct Throw {
    action: Action,
    /// How many of the six faces win it.
    faces: u16,
    /// What the seat then earns more, in coins.
    earned: u16,
    /// What its holder then earns less, in coins.
    taken: u16,
    /// Who holds it.
    holder: Owner,
    /// Something may come to light there.
    hidden: bool,
}

impl SmallWorld {
    /// Takes from the `legal` throws those of which another wins its region on as many faces or more, and more coins on average, those that a rival loses
    /// counted; and those that bring nothing where another brings something: a failed throw costs no more than none. What lies hidden in a region, and relics, are not
    /// weighed in coins.
    pub(crate) fn drop_outdone_throws(&self, legal: &mut Vec<Action>) {
        let throws: Vec<Throw> = legal.iter().filter_map(|action| self.throw(*action)).collect();
        let outdone = |action: &Action| {
            let throw = throws.iter().find(|throw| throw.action == *action && !throw.hidden);
            throw.is_some_and(|throw| throws.iter().any(|other| self.outdoes(other, throw)))
        };
        legal.retain(|action| !outdone(action));
    }

    /// Whether a throw is as likely as another, or that brings nothing, and worth more.
    fn outdoes(&self, one: &Throw, other: &Throw) -> bool {
        // In a region that somebody holds, or a tribe, races may win more than coins.
        let less_held = u16::from(other.holder != Owner::NONE && one.holder == Owner::NONE);
        // Whom it costs something matters less the more there are.
        let taken = if one.holder == other.holder || self.players() == 2 { one.taken } else { 0 };
        let brings = other.earned + other.taken + less_held;
        (brings == 0 || one.faces >= other.faces) && one.faces * (one.earned + taken) > other.faces * brings
    }

    /// What `action` is as a throw; none if it is none, or takes a relic.
    fn throw(&self, action: Action) -> Option<Throw> {
        let Action::Attempt { region, with: Tools::NONE } = action else { return None };
        let (seat, slot) = self.acting;
        if self.stage != Stage::Conquest || slot != Slot::Active {
            return None;
        }
        let conquest = Action::Conquer { region, with: Tools::NONE };
        let Err(Refusal::TooStrong { short: missing @ 1..=MOST }) = self.check(conquest) else { return None };
        let mut paid = *self;
        let band = paid.band_mut(seat, slot)?;
        band.hand = band.hand.checked_add(missing)?;
        let before = (self.income(seat), self.earned_by_holder(region));
        paid.check(conquest).ok()?;
        let hidden = paid.reveals(conquest);
        let holder = self.owners[region];
        let rival = self.holder_of(region);
        paid.play_legal(conquest);
        let taken = rival.map_or(0, |(rival, _)| before.1.saturating_sub(paid.income(rival)));
        let earned = paid.income(seat).saturating_sub(before.0);
        Some(Throw { action, faces: u16::from(MOST + 1 - missing), earned, taken, holder, hidden })
    }

    /// What who holds a region would earn as it stands.
    fn earned_by_holder(&self, region: Region) -> u16 {
        self.holder_of(region).map_or(0, |(holder, _)| self.income(holder))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walks;

    #[test]
    fn a_throw_is_as_likely_as_the_die_has_it_and_the_likeliest_of_those_worth_most_is_left() {
        let (mut seen, mut outdone, mut for_nothing) = (0, 0, 0);
        let mut legal = Vec::new();
        for (position, seat) in walks::positions(0..24) {
            position.legal_actions(&mut legal);
            let throws = || legal.iter().filter(|action| position.throw(**action).is_some());
            for &action in throws() {
                let (Action::Attempt { region, .. }, Some(throw)) = (action, position.throw(action)) else { unreachable!() };
                let deals = position.fair_deals(seat, action, 1);
                let won = walks::taken(&position, seat, action, region, &deals);
                assert_eq!(u16::from(won), throw.faces, "{action} of {} deals", deals.len());
                seen += 1;
            }
            let mut left = legal.clone();
            position.drop_outdone_throws(&mut left);
            let worse = legal.len() - left.len();
            assert!(worse == 0 || worse < throws().count(), "no throw is left");
            outdone += worse;
            // As for a river that is left again, or for what lies in decline.
            let brings = |action: &&Action| position.throw(**action).is_some_and(|throw| throw.earned > 0);
            let brings_nothing = |action: &&Action| {
                position
                    .throw(**action)
                    .is_some_and(|throw| throw.earned + throw.taken == 0 && throw.holder == Owner::NONE && !throw.hidden)
            };
            if legal.iter().any(|action| brings(&action)) {
                assert_eq!(left.iter().filter(brings_nothing).count(), 0);
                for_nothing += legal.iter().filter(brings_nothing).count();
            }
        }
        assert!(seen > 2000 && outdone > 200 && for_nothing > 5, "{outdone} of {seen}, {for_nothing} for nothing");
    }
}
