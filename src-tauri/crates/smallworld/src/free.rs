//! What costs nothing, and can only help.

use tabletop::Game;

use crate::action::Action;
use crate::state::position::SmallWorld;
use crate::state::stage::Stage;

impl SmallWorld {
    /// Takes peace with nobody from the `legal` actions where there may be peace with somebody (SW-68).
    pub(crate) fn drop_no_ally(&self, legal: &mut Vec<Action>) {
        if self.stage == Stage::Ally && legal.len() > 1 {
            legal.retain(|action| *action != Action::NoAlly);
        }
    }

    /// The die of the Berserk (SW-65) or of the Will-o'-Wisps (UG-F17) before a conquest that the tokens in hand suffice for.
    pub(crate) fn thrown_before(&self, action: Action) -> Option<Action> {
        let Action::Conquer { region, with } = action else { return None };
        [Action::Roll, Action::Gamble { region, with }].into_iter().find(|free| self.check(*free).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walks;

    #[test]
    fn what_is_thrown_first_leaves_the_conquest_as_it_was_or_cheaper_and_some_peace_is_left() {
        let (mut rolls, mut gambles, mut peaces) = (0, 0, 0);
        let mut legal = Vec::new();
        for (position, seat) in walks::positions(0..24) {
            position.legal_actions(&mut legal);
            for &action in &legal {
                let Some(free) = position.thrown_before(action) else { continue };
                assert!(legal.contains(&free), "{free} before {action}");
                let Action::Conquer { region, .. } = action else { unreachable!() };
                let slot = position.acting.1;
                let mut paid = position;
                paid.play_legal(action);
                let deals = position.fair_deals(seat, free, 1);
                for deal in if deals.is_empty() { vec![1, 2, 3, 4] } else { deals } {
                    let mut after = position.resample(seat, deal);
                    after.play_legal(free);
                    if free == Action::Roll {
                        rolls += 1;
                        after.play(action).unwrap_or_else(|error| panic!("{action} after {free}: {error}"));
                    } else {
                        gambles += 1;
                    }
                    let hand = |position: &SmallWorld| position.band(seat, slot).map(|band| band.hand);
                    assert_eq!(after.owners[region], paid.owners[region], "{action}");
                    assert!(hand(&after) >= hand(&paid), "{action}");
                }
            }
            if position.stage == Stage::Ally && legal.len() > 1 {
                let mut left = legal.clone();
                position.drop_no_ally(&mut left);
                assert_eq!(left.len() + 1, legal.len());
                peaces += 1;
            }
        }
        assert!(rolls > 100 && gambles > 100 && peaces > 5, "{rolls} rolls, {gambles} gambles, {peaces} peaces");
    }
}
