//! Actions that lead nowhere.

use tabletop::{Game, Seat};

/// Differences in worth below this are rounding.
pub(crate) const SAME: f32 = 1e-3;

/// Whether one more action of the same seat leads back to the same choices, at no gain: equal worth (`now`) and an equal legal list.
/// Equality of positions would ask too much, since they may count what was done in the turn.
pub(crate) fn can_be_taken_back<G: Game>(position: &G, legal: &[G::Action], now: f32, seat: Seat, action: G::Action) -> bool {
    if position.reveals(action) {
        return false;
    }
    let mut after = position.clone();
    after.play_legal(action);
    if after.to_act() != Some(seat) || after.turn() != position.turn() {
        return false;
    }
    let (mut answers, mut list) = (Vec::new(), Vec::new());
    after.legal_actions(&mut answers);
    answers.into_iter().filter(|&answer| !after.reveals(answer)).any(|answer| {
        let mut back = after.clone();
        back.play_legal(answer);
        if back.to_act() != Some(seat) || back.turn() != position.turn() || (back.appraise(seat) - now).abs() > SAME {
            return false;
        }
        back.legal_actions(&mut list);
        list == legal
    })
}
