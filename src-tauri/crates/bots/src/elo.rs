//! How much stronger one is than another, by what they won against each other.

#![allow(clippy::cast_precision_loss, reason = "counts of games stay far below 2^52")]

use tabletop::battery::Dice;

/// Points by which odds of ten to one are apart.
const TENFOLD: f64 = 400.0;

/// How often the games are drawn again, to see how far chance reaches.
const DRAWS: usize = 200;

/// Rounds of fitting; what is left to mend after them is far below a point.
const ROUNDS: usize = 200;

/// A strength in Elo points, where the average of all is 0.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rating {
    /// The likeliest.
    pub elo: f64,
    /// With 95 % it is at least this.
    pub low: f64,
    /// With 95 % it is at most this.
    pub high: f64,
}

/// The ratings of so many entrants: `results` holds for each game the share of the win that each had (who did not win, 0). Whoever wins a
/// game has won against each that did not; shared wins are draws. The same results give the same ratings.
pub fn ratings(entrants: usize, results: &[Vec<f64>]) -> Vec<Rating> {
    let all: Vec<usize> = (0..results.len()).collect();
    let likeliest = fit(entrants, results, &all);
    let mut dice = Dice::new(results.len() as u64);
    let mut drawn = vec![Vec::with_capacity(DRAWS); entrants];
    for _ in 0..DRAWS {
        let again: Vec<usize> = all.iter().map(|_| dice.below(results.len())).collect();
        for (list, elo) in drawn.iter_mut().zip(fit(entrants, results, &again)) {
            list.push(elo);
        }
    }
    let rating = |(elo, mut drawn): (f64, Vec<f64>)| {
        drawn.sort_by(f64::total_cmp);
        Rating { elo, low: drawn[DRAWS / 40], high: drawn[DRAWS - 1 - DRAWS / 40] }
    };
    likeliest.into_iter().zip(drawn).map(rating).collect()
}

/// The strengths under which the games `chosen` are likeliest (Bradley and Terry), with one draw more between any two, so that nobody is
/// infinitely strong.
fn fit(entrants: usize, results: &[Vec<f64>], chosen: &[usize]) -> Vec<f64> {
    let mut won = vec![vec![0.5; entrants]; entrants];
    for shares in chosen.iter().map(|game| &results[*game]) {
        for winner in 0..entrants {
            for loser in (0..entrants).filter(|loser| *loser != winner) {
                if shares[winner] > 0.0 {
                    won[winner][loser] += if shares[loser] > 0.0 { 0.5 } else { 1.0 };
                }
            }
        }
    }
    let mut strength = vec![1.0_f64; entrants];
    for _ in 0..ROUNDS {
        let others = |one: usize| (0..entrants).filter(move |other| *other != one);
        strength = (0..entrants)
            .map(|one| {
                let wins: f64 = others(one).map(|other| won[one][other]).sum();
                let met: f64 = others(one).map(|other| (won[one][other] + won[other][one]) / (strength[one] + strength[other])).sum();
                if met > 0.0 { wins / met } else { 1.0 }
            })
            .collect();
        let mean = strength.iter().map(|one| one.ln()).sum::<f64>() / entrants.max(1) as f64;
        for one in &mut strength {
            *one /= mean.exp();
        }
    }
    strength.into_iter().map(|one| one.log10() * TENFOLD).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `games` games of two, of which the first wins `won`.
    fn match_up(games: usize, won: usize) -> Vec<Vec<f64>> {
        (0..games).map(|game| if game < won { vec![1.0, 0.0] } else { vec![0.0, 1.0] }).collect()
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let ratings = ratings(2, &match_up(1100, 1000));
        let apart = ratings[0].elo - ratings[1].elo;
        assert!((apart - 400.0).abs() < 2.0, "{apart}");
        assert!(ratings[0].low < ratings[0].elo && ratings[0].elo < ratings[0].high);
    }

    #[test]
    fn the_even_are_even_and_few_games_say_little() {
        let many = ratings(2, &match_up(1000, 500));
        let few = ratings(2, &match_up(10, 5));
        assert!(many[0].elo.abs() < 1e-6 && few[0].elo.abs() < 1e-6);
        assert!(few[0].high - few[0].low > 3.0 * (many[0].high - many[0].low));
    }

    #[test]
    fn nobody_is_infinitely_strong_and_draws_are_halves() {
        let all = ratings(2, &match_up(20, 20));
        assert!(all[0].elo.is_finite() && all[0].elo > 100.0);
        assert!(ratings(2, &vec![vec![0.5, 0.5]; 40])[0].elo.abs() < 1e-6);
    }

    #[test]
    fn who_wins_at_a_table_of_three_has_beaten_both() {
        let games: Vec<Vec<f64>> = (0..90).map(|game| if game % 3 < 2 { vec![1.0, 0.0, 0.0] } else { vec![0.0, 1.0, 0.0] }).collect();
        let ratings = ratings(3, &games);
        assert!(ratings[0].elo > ratings[1].elo && ratings[1].elo > ratings[2].elo, "{ratings:?}");
        assert!(ratings.iter().map(|rating| rating.elo).sum::<f64>().abs() < 1e-6);
    }
}
