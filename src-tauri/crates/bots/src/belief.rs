//! What is believed of several ways to play on: what was thought of each before anybody looked at it, and what came of the looks, each as far as it errs.

/// How far what was thought of a line before errs, in wins: the root of the mean square, of what tells lines of one position apart.
const EARLIER: f32 = 0.03;

/// What was thought before counts as so many looks at most: where luck decides nearly everything, it is often wrong by more.
const MOST: f32 = 32.0;

/// What is believed of each of several lines that were looked at, all of them in the same deals as far as they go: what was `thought` of it, and what its looks,
/// at least one, came to.
pub fn believed(lines: &[(f32, &[f32])]) -> Vec<f32> {
    let means: Vec<f32> = lines.iter().map(|(_, looks)| mean(looks)).collect();
    // What all of them have more or less of once the others have answered says nothing about which is best.
    let more: Vec<f32> = lines.iter().zip(&means).map(|((thought, _), mean)| mean - thought).collect();
    let shift = mean(&more);
    let deals = lines.iter().map(|(_, looks)| looks.len()).min().unwrap_or_default();
    // With one look each, whatever is more than what was thought before may be wrong by.
    let luck = if deals < 2 { spread(&more) - EARLIER * EARLIER } else { luck(lines, deals) };
    let counts = (luck / (EARLIER * EARLIER)).clamp(0.0, MOST);
    let one = |((thought, looks), mean): (&(f32, &[f32]), &f32)| {
        let number = count(looks.len());
        (counts * (thought + shift) + number * mean) / (counts + number)
    };
    lines.iter().zip(&means).map(one).collect()
}

/// How far one look errs, in wins squared: of what tells lines apart, in so many `deals`, at least two.
fn luck(lines: &[(f32, &[f32])], deals: usize) -> f32 {
    let means: Vec<f32> = lines.iter().map(|(_, looks)| mean(&looks[..deals])).collect();
    let mut apart = 0.0;
    for deal in 0..deals {
        let in_deal: Vec<f32> = lines.iter().zip(&means).map(|((_, looks), mean)| looks[deal] - mean).collect();
        apart += spread(&in_deal);
    }
    apart / count(deals - 1)
}

fn mean(numbers: &[f32]) -> f32 {
    numbers.iter().sum::<f32>() / count(numbers.len().max(1))
}

/// Their variance.
fn spread(numbers: &[f32]) -> f32 {
    let middling = mean(numbers);
    numbers.iter().map(|number| (number - middling) * (number - middling)).sum::<f32>() / count(numbers.len().saturating_sub(1).max(1))
}

/// So many; more looks than can be counted are as many as can.
pub fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::battery::Dice;

    fn is_near(one: f32, other: f32) -> bool {
        (one - other).abs() < 1e-4
    }

    #[test]
    fn where_looks_agree_they_are_believed() {
        let same: Vec<f32> = vec![0.5; 4];
        let better: Vec<f32> = vec![0.6; 4];
        let told = believed(&[(0.3, &same), (0.2, &better)]);
        assert!(is_near(told[0], 0.5) && is_near(told[1], 0.6), "{told:?}");
    }

    #[test]
    fn where_looks_are_luck_what_was_thought_before_is_believed() {
        let (won, lost) = ([1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 0.0]);
        let told = believed(&[(0.4, &lost), (0.3, &won)]);
        assert!(told[0] > told[1], "{told:?}");
        // But many looks tell more than what was thought before.
        let (often, rarely): (Vec<f32>, Vec<f32>) =
            (0..200).map(|deal| (f32::from(u8::from(deal % 4 > 0)), f32::from(u8::from(deal % 4 == 1)))).unzip();
        let told = believed(&[(0.4, &rarely), (0.3, &often)]);
        assert!(told[1] > told[0], "{told:?}");
    }

    #[test]
    fn one_look_each_is_believed_as_far_as_it_does_not_surprise() {
        let told = believed(&[(0.30, &[0.31]), (0.31, &[0.30])]);
        assert!(told[0] > told[1], "what was thought before may be as wrong as that: {told:?}");
        // Where looks surprise that much, luck has a large part in them: a third of the surprise at most is believed.
        let told = believed(&[(0.30, &[0.6]), (0.32, &[0.1]), (0.31, &[0.3])]);
        assert!((0.3..0.4).contains(&told[0]) && (0.25..0.34).contains(&told[1]), "{told:?}");
    }

    #[test]
    fn what_all_lines_gain_or_lose_changes_nothing_between_them() {
        let (one, other) = ([0.5, 0.7, 0.4], [0.6, 0.5, 0.5]);
        let told = |by: f32| believed(&[(0.4 + by, &one), (0.45 + by, &other)]);
        let (before, after) = (told(0.0), told(0.2));
        assert!(before.iter().zip(&after).all(|(one, other)| is_near(*one, *other)), "{before:?} {after:?}");
    }

    #[test]
    fn of_lines_that_differ_little_the_best_is_believed_more_often_so_than_by_looks_alone() {
        let mut dice = Dice::new(5);
        let mut bell = |spread: f32| (0..12).map(|_| f32::from(dice.below(1001) as u16) / 1000.0 - 0.5).sum::<f32>() * spread;
        let (mut by_looks, mut by_both) = (0.0, 0.0);
        for _ in 0..400 {
            let lines: Vec<(f32, f32, Vec<f32>)> = (0..8)
                .map(|_| {
                    let worth = bell(0.02);
                    (worth, worth + bell(EARLIER), (0..2).map(|_| worth + bell(0.1)).collect())
                })
                .collect();
            let told = believed(&lines.iter().map(|(_, thought, looks)| (*thought, &looks[..])).collect::<Vec<_>>());
            let chosen = |worths: &[f32]| lines[(0..8).max_by(|a, b| worths[*a].total_cmp(&worths[*b])).unwrap()].0;
            by_both += chosen(&told);
            by_looks += chosen(&lines.iter().map(|line| mean(&line.2)).collect::<Vec<_>>());
        }
        assert!(by_both > 1.3 * by_looks, "{by_both} by both, {by_looks} by looks");
    }
}
