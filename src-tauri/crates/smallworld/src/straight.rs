//! The straight way to put pieces in order (SW-12): each piece is taken up at most once, and put down where it stays.

use tabletop::Game;

use crate::action::{Action, Piece};
use crate::board::region::Region;
use crate::state::position::SmallWorld;

/// How many of each piece a run of decisions brings to a region, in the order in which they were first touched there.
#[derive(Default)]
struct Moved(Vec<(Piece, Region, i16)>);

impl Moved {
    fn add(&mut self, piece: Piece, region: Region, count: i16) {
        match self.0.iter_mut().find(|(other, place, _)| (*other, *place) == (piece, region)) {
            Some((.., sum)) => *sum += count,
            None => self.0.push((piece, region, count)),
        }
    }

    /// Writes what comes to the same, and forgets it. With nothing left in hand at the end, the largest part goes down in one decision.
    fn leave(&mut self, all_put: bool, out: &mut Vec<Action>) {
        let moved = std::mem::take(&mut self.0);
        let men = |piece| matches!(piece, Piece::Token | Piece::Beast);
        let brought =
            |place: Region| -> i16 { moved.iter().filter(|(piece, region, _)| *region == place && men(*piece)).map(|(.., sum)| sum).sum() };
        let rises = |place: Region| moved.iter().all(|(piece, region, sum)| *region != place || !men(*piece) || *sum >= 0);
        let largest = moved.iter().map(|(_, region, _)| *region).filter(|region| all_put && rises(*region) && brought(*region) > 1);
        let largest = largest.max_by_key(|region| brought(*region));
        let times = |count: i16| 0..count.max(0);
        for &(piece, region, count) in &moved {
            out.extend(times(-count).map(|_| Action::Take { piece, region }));
        }
        for &(piece, region, count) in moved.iter().filter(|(piece, region, _)| !(men(*piece) && Some(*region) == largest)) {
            out.extend(times(count).map(|_| Action::Put { piece, region }));
        }
        out.extend(largest.map(|region| Action::PutAll { region }));
    }
}

/// The decisions of `way`, which can be played from `begun` on, with every piece going straight to where it ends.
pub(crate) fn straightened(begun: &SmallWorld, way: &[Action]) -> Vec<Action> {
    let (mut position, mut out, mut moved) = (*begun, Vec::with_capacity(way.len()), Moved::default());
    for &action in way {
        match action {
            Action::Put { piece, region } => moved.add(piece, region, 1),
            Action::Take { piece, region } => moved.add(piece, region, -1),
            Action::PutAll { region } => {
                let beasts = position.beasts_to_put();
                moved.add(Piece::Beast, region, beasts.into());
                moved.add(Piece::Token, region, i16::from(position.tokens_to_put()) - i16::from(beasts));
            }
            other => {
                moved.leave(position.tokens_to_put() == 0, &mut out);
                out.push(other);
            }
        }
        position.play_legal(action);
    }
    moved.leave(position.to_act().is_some() && position.tokens_to_put() == 0, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Registered;
    use tabletop::battery::Dice;

    #[test]
    fn what_goes_round_goes_straight() {
        let mut regions = Region::all();
        let [a, b, c] = [(); 3].map(|()| regions.next().unwrap());
        let token = Piece::Token;
        let (take, put) = (|region| Action::Take { piece: token, region }, |region| Action::Put { piece: token, region });
        let leave = |way: &[(Region, i16)], all| {
            let (mut moved, mut out) = (Moved::default(), Vec::new());
            for (region, count) in way {
                moved.add(token, *region, *count);
            }
            moved.leave(all, &mut out);
            out
        };
        assert_eq!(leave(&[(a, -1), (b, 1), (b, -1), (c, 1)], false), [take(a), put(c)]);
        assert_eq!(leave(&[(a, -1), (b, 1), (b, -1), (a, 1)], true), []);
        assert_eq!(leave(&[(a, -1), (b, 3), (a, -1), (c, 1)], true), [take(a), take(a), put(c), Action::PutAll { region: b }]);
    }

    /// Plays each decision as soon as it can be played. Where they lead, if all can.
    fn played(begun: &SmallWorld, way: &[Action]) -> Option<u64> {
        let (mut position, mut left) = (*begun, way.to_vec());
        while !left.is_empty() {
            let next = left.iter().position(|action| position.check(*action).is_ok())?;
            position.play_legal(left.remove(next));
        }
        Some(position.fingerprint())
    }

    #[test]
    fn whatever_was_put_in_order_stands_as_before_and_by_fewer_decisions() {
        let (mut runs, mut shorter, mut lost) = (0, 0, 0);
        for (game, seed) in crate::GAMES.into_iter().flat_map(|game| (0..12).map(move |seed| (game, seed))) {
            let mut position = SmallWorld::from_setup(&SmallWorld::plain(game, 2 + (seed % 4) as u8, seed)).unwrap();
            let (mut dice, mut legal) = (Dice::new(seed), Vec::new());
            let (mut begun, mut way) = (position, Vec::new());
            while position.to_act().is_some() {
                position.legal_actions(&mut legal);
                let action = legal[dice.below(legal.len())];
                if matches!(action, Action::Put { .. } | Action::Take { .. } | Action::PutAll { .. }) {
                    way.push(action);
                } else {
                    let straight = straightened(&begun, &way);
                    assert!(straight.len() <= way.len(), "{game} {seed}: {way:?} became {straight:?}");
                    runs += u32::from(!way.is_empty());
                    shorter += u32::from(straight.len() < way.len());
                    lost += u32::from(played(&begun, &straight) != Some(position.fingerprint()));
                    way.clear();
                }
                position.play_legal(action);
                if way.is_empty() {
                    begun = position;
                }
            }
        }
        assert!(runs > 500 && shorter > 50, "{shorter} of {runs}");
        // What cannot be played in any order, or comes to something else, is not believed; it is rare.
        assert!(lost * 50 <= runs, "{lost} of {runs} were lost");
    }
}
