//! Which decisions looked good to whoever answered in a head, so that of too many the likely ones are looked at.

use tabletop::Seat;
use tabletop::battery::Dice;

use crate::mind::best_first;
use crate::places::draw;

/// What was thought of one decision of a seat, whatever the position.
#[derive(Clone, Copy, Debug)]
struct Record<A> {
    seat: Seat,
    action: A,
    /// How much better than one drawn by lot it looked, in all.
    gained: f32,
    /// How often it was looked at.
    times: u16,
}

impl<A> Record<A> {
    /// How much better it looked on average.
    fn mean(&self) -> f32 {
        self.gained / f32::from(self.times.max(1))
    }
}

/// What whoever answered thought of decisions, over all looks at the turns of one decision (the history heuristic): what was good in one look is likely to be so in
/// the next, which begins at nearly the same position.
#[derive(Debug)]
pub struct History<A> {
    /// In the order of seats and actions.
    records: Vec<Record<A>>,
    /// What was learned since, and counts only from [`settle`](Self::settle) on.
    fresh: Vec<(Seat, A, f32)>,
}

impl<A> Default for History<A> {
    fn default() -> Self {
        Self { records: Vec::new(), fresh: Vec::new() }
    }
}

impl<A: Copy + Ord> History<A> {
    fn at(&self, seat: Seat, action: A) -> Result<usize, usize> {
        self.records.binary_search_by(|record| record.seat.cmp(&seat).then_with(|| record.action.cmp(&action)))
    }

    /// Leaves so many of `legal`, in their order: a third of them drawn by lot, the others those that looked best so far, or drawn as well where too few were looked
    /// at. Answers which were drawn; none where there is no need to leave any out.
    pub fn narrow(&self, seat: Seat, legal: &mut Vec<A>, most: usize, dice: &mut Dice) -> Vec<A> {
        if legal.len() <= most {
            return Vec::new();
        }
        let mut known: Vec<(f32, A)> =
            legal.iter().filter_map(|action| Some((self.records[self.at(seat, *action).ok()?].mean(), *action))).collect();
        best_first(&mut known);
        known.truncate(most - most / 3);
        let mut kept: Vec<A> = known.into_iter().map(|(_, action)| action).collect();
        legal.retain(|action| !kept.contains(action));
        draw(legal, most - kept.len(), dice);
        let lots = legal.clone();
        legal.append(&mut kept);
        legal.sort_unstable();
        lots
    }

    /// Learns what `seat` thought of decisions, of which `lots` were drawn by lot.
    pub fn learn(&mut self, seat: Seat, lots: &[A], thought: impl Iterator<Item = (A, f32)> + Clone) {
        let (mut sum, mut count) = (0.0, 0_u16);
        for (_, worth) in thought.clone().filter(|(action, _)| lots.contains(action)) {
            sum += worth;
            count += 1;
        }
        if count > 0 {
            let mean = sum / f32::from(count);
            self.fresh.extend(thought.map(|(action, worth)| (seat, action, worth - mean)));
        }
    }

    /// From here on counts what was learned so far: not before all turns were looked at in one deal, or the later ones would be answered better.
    pub fn settle(&mut self) {
        for (seat, action, gained) in std::mem::take(&mut self.fresh) {
            let at = self.at(seat, action).unwrap_or_else(|at| {
                self.records.insert(at, Record { seat, action, gained: 0.0, times: 0 });
                at
            });
            let record = &mut self.records[at];
            record.gained += gained;
            record.times = record.times.saturating_add(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(at: usize) -> Seat {
        Seat::all(4).nth(at).unwrap()
    }

    /// What is left of 20 decisions, and which of them were drawn.
    fn left(history: &History<u8>, of: usize, seed: u64) -> (Vec<u8>, Vec<u8>) {
        let mut legal: Vec<u8> = (0..20).collect();
        let lots = history.narrow(seat(of), &mut legal, 6, &mut Dice::new(seed));
        (legal, lots)
    }

    #[test]
    fn few_decisions_are_all_looked_at() {
        let mut legal = vec![1, 2, 3];
        assert!(History::default().narrow(seat(0), &mut legal, 3, &mut Dice::new(1)).is_empty());
        assert_eq!(legal, [1, 2, 3]);
    }

    #[test]
    fn of_many_those_that_nobody_knows_are_drawn_by_lot() {
        let mut seen = [0; 20];
        for seed in 0..200 {
            let (legal, lots) = left(&History::default(), 0, seed);
            assert_eq!(legal.len(), 6);
            assert_eq!(legal, lots);
            assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "{legal:?}");
            for action in legal {
                seen[usize::from(action)] += 1;
            }
        }
        assert!(seen.iter().all(|times| (30..100).contains(times)), "{seen:?}");
    }

    #[test]
    fn what_looked_good_to_a_seat_is_looked_at_again_by_that_seat_once_it_is_settled() {
        let mut history = History::default();
        // Each is worth as much as its number; the lots are the middling ones.
        history.learn(seat(1), &[9, 10], (0..20).map(|action| (action, f32::from(action))));
        assert_eq!(left(&history, 1, 5), left(&History::default(), 1, 5), "not before it is settled");
        history.settle();
        let (legal, lots) = left(&history, 1, 5);
        assert!([16, 17, 18, 19].iter().all(|good| legal.contains(good) && !lots.contains(good)), "{legal:?}");
        assert_eq!((legal.len(), lots.len()), (6, 2));
        assert_eq!(left(&history, 2, 5), left(&History::default(), 2, 5), "another seat may think otherwise");
    }

    #[test]
    fn what_is_compared_with_good_decisions_alone_is_not_thought_the_less_of() {
        let mut history = History::default();
        history.learn(seat(0), &[1], [(1, 0.0), (2, 1.0)].into_iter());
        for _ in 0..9 {
            history.learn(seat(0), &[3], [(3, 0.2), (4, 1.2), (2, 1.1)].into_iter());
        }
        history.settle();
        let mean = |action: u8| history.records[history.at(seat(0), action).unwrap()].mean();
        assert!((mean(2) - 0.91).abs() < 1e-5 && (mean(4) - 1.0).abs() < 1e-5, "beside those drawn by lot: {} {}", mean(2), mean(4));
    }
}
