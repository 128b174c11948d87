//! Learning from samples: Adam over small batches.

use std::fmt;

use bots::net::{FIRST, LEAD, Layers, Net, OUT, SECOND};
use tabletop::battery::Dice;

use crate::play::Sample;

/// Samples of a step.
pub const BATCH: usize = 64;

/// How strongly weights are drawn towards nothing: games are few beside what a net could learn by heart.
const DECAY: f32 = 0.1;

/// Of how many of the last steps the steady net is the mean, about: those of some 10,000 games. Nets of one training that were so many games apart and
/// more played alike, and the mean of four beat each of them.
const STEADY: f32 = 20_000.0;

/// How much the lead counts beside who wins.
const OF_LEAD: f32 = 0.7;

/// How far the net was from what came, on average.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// The square error of the lead, in units of 20 points.
    pub lead: f32,
    /// The surprise at who won, in nats.
    pub win: f32,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lead {:.4}  win {:.4}", self.lead, self.win)
    }
}

/// From -1 to 1.
fn uniform(dice: &mut Dice) -> f32 {
    dice.below(20_001) as f32 / 10_000.0 - 1.0
}

/// A net of small weights that do not cancel out.
pub fn new_net(places: usize, dice: &mut Dice) -> Net {
    let mut net = Net::blank(places);
    for weight in net.sketch.iter_mut().flatten() {
        *weight = 0.15 * uniform(dice);
    }
    for weight in net.inner.iter_mut().flatten() {
        *weight = 0.2 * uniform(dice);
    }
    for weight in net.outer.iter_mut().flatten() {
        *weight = 0.2 * uniform(dice);
    }
    net
}

/// Adds `times` times `numbers` to `sums`.
fn add<const N: usize>(sums: &mut [f32; N], numbers: &[f32; N], times: f32) {
    for index in 0..N {
        sums[index] += times * numbers[index];
    }
}

/// Every run of weights of two nets of one shape.
pub fn both(to: &mut Net, from: &Net, mut each: impl FnMut(&mut [f32], &[f32])) {
    to.sketch.iter_mut().zip(&from.sketch).for_each(|(to, from)| each(to, from));
    each(&mut to.first, &from.first);
    to.inner.iter_mut().zip(&from.inner).for_each(|(to, from)| each(to, from));
    each(&mut to.second, &from.second);
    to.outer.iter_mut().zip(&from.outer).for_each(|(to, from)| each(to, from));
    each(&mut to.out, &from.out);
}

/// A net that learns.
pub struct Teacher {
    /// What it has learned so far.
    pub net: Net,
    /// The mean of what it was in its last steps: each of these leans towards the games it just saw, their mean does not.
    pub steady: Net,
    /// How far it goes at each step.
    pub rate: f32,
    slope: Net,
    mean: Net,
    spread: Net,
    steps: i32,
    touched: Vec<bool>,
}

impl Teacher {
    /// Goes on from `net`.
    pub fn new(net: Net) -> Self {
        let blank = Net::blank(net.sketch.len());
        let touched = vec![false; net.sketch.len()];
        Self { steady: net.clone(), net, rate: 1e-3, slope: blank.clone(), mean: blank.clone(), spread: blank, steps: 0, touched }
    }

    /// Whatever none of `samples` tells of says nothing, until something does.
    pub fn silence_unseen(&mut self, samples: &[Sample]) {
        let mut seen = vec![false; self.net.sketch.len()];
        samples.iter().flat_map(|sample| sample.sketch.entries()).for_each(|(place, _)| seen[usize::from(*place)] = true);
        for net in [&mut self.net, &mut self.steady] {
            net.sketch.iter_mut().zip(&seen).filter(|(_, seen)| !**seen).for_each(|(row, _)| row.fill(0.0));
        }
    }

    /// Looks about once at each of the `fresh` newest samples, and `again` times as often at any, in steps of [`BATCH`]. How far off it was on the way.
    pub fn study(&mut self, samples: &[Sample], fresh: usize, again: f32, dice: &mut Dice) -> Loss {
        let mut sum = Loss::default();
        if samples.is_empty() {
            return sum;
        }
        let steps = (fresh as f32 * (1.0 + again) / BATCH as f32).ceil() as usize;
        for _ in 0..steps {
            for _ in 0..BATCH {
                let newest = fresh < samples.len() && dice.below(1000) as f32 * (1.0 + again) < 1000.0;
                let index = if newest { samples.len() - 1 - dice.below(fresh) } else { dice.below(samples.len()) };
                let loss = self.look(&samples[index]);
                sum = Loss { lead: sum.lead + loss.lead, win: sum.win + loss.win };
            }
            self.step();
        }
        let count = (steps * BATCH).max(1) as f32;
        Loss { lead: sum.lead / count, win: sum.win / count }
    }

    /// Adds what one sample asks for to the slope.
    fn look(&mut self, sample: &Sample) -> Loss {
        let mut layers = Layers::default();
        let value = self.net.value(&sample.sketch, &mut layers);
        let lead = layers.out[0] - sample.value.lead / LEAD;
        let ask = [OF_LEAD * lead.clamp(-2.0, 2.0), value.win - sample.value.win];
        // What is asked of each layer, from the last one to the first; numbers that nothing came through are asked nothing.
        let mut second = [0.0; SECOND];
        for (out, ask) in ask.into_iter().enumerate() {
            self.slope.out[out] += ask;
            add(&mut self.slope.outer[out], &layers.second, ask);
            add(&mut second, &self.net.outer[out], ask);
        }
        for (ask, came) in second.iter_mut().zip(layers.second) {
            if came <= 0.0 {
                *ask = 0.0;
            }
        }
        add(&mut self.slope.second, &second, 1.0);
        let mut first = [0.0; FIRST];
        for (index, came) in layers.first.into_iter().enumerate().filter(|(_, came)| *came > 0.0) {
            add(&mut self.slope.inner[index], &second, came);
            first[index] = self.net.inner[index].iter().zip(second).map(|(weight, ask)| weight * ask).sum();
        }
        add(&mut self.slope.first, &first, 1.0);
        for &(place, value) in sample.sketch.entries() {
            let place = usize::from(place);
            self.touched[place] = true;
            add(&mut self.slope.sketch[place], &first, value);
        }
        let (won, chance) = (sample.value.win, value.win.clamp(1e-6, 1.0 - 1e-6));
        Loss { lead: lead * lead, win: -(won * chance.ln() + (1.0 - won) * (1.0 - chance).ln()) }
    }

    fn step(&mut self) {
        self.steps += 1;
        let rate = self.rate * (1.0 - 0.999_f32.powi(self.steps)).sqrt() / (1.0 - 0.9_f32.powi(self.steps));
        let adam = |weights: &mut [f32], slope: &mut [f32], mean: &mut [f32], spread: &mut [f32]| {
            for (((weight, slope), mean), spread) in weights.iter_mut().zip(slope).zip(mean).zip(spread) {
                let ask = *slope / BATCH as f32;
                *mean = 0.9 * *mean + 0.1 * ask;
                *spread = 0.999 * *spread + 0.001 * ask * ask;
                *weight -= rate * (*mean / (spread.sqrt() + 1e-7) + DECAY * *weight);
                *slope = 0.0;
            }
        };
        let Self { net, slope, mean, spread, touched, .. } = self;
        for (place, touched) in touched.iter_mut().enumerate() {
            if std::mem::take(touched) {
                adam(&mut net.sketch[place], &mut slope.sketch[place], &mut mean.sketch[place], &mut spread.sketch[place]);
            }
        }
        adam(&mut net.first, &mut slope.first, &mut mean.first, &mut spread.first);
        for index in 0..FIRST {
            adam(&mut net.inner[index], &mut slope.inner[index], &mut mean.inner[index], &mut spread.inner[index]);
        }
        adam(&mut net.second, &mut slope.second, &mut mean.second, &mut spread.second);
        for out in 0..OUT {
            adam(&mut net.outer[out], &mut slope.outer[out], &mut mean.outer[out], &mut spread.outer[out]);
        }
        adam(&mut net.out, &mut slope.out, &mut mean.out, &mut spread.out);
        // At the beginning it is the mean of the newer half, so that it forgets what knew nothing.
        let share = 1.0 / STEADY.min(self.steps as f32 / 2.0 + 1.0);
        both(&mut self.steady, &self.net, |to, from| to.iter_mut().zip(from).for_each(|(to, from)| *to += share * (from - *to)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::net::Value;
    use tabletop::Sketch;

    /// Who has more of place 0 than of place 1 wins by the difference.
    fn samples(dice: &mut Dice) -> Vec<Sample> {
        let sample = |dice: &mut Dice| {
            let (own, other) = (uniform(dice), uniform(dice));
            let mut sketch = Sketch::default();
            sketch.set(0, own);
            sketch.set(1, other);
            Sample { sketch, value: Value { lead: LEAD * (own - other), win: if own > other { 1.0 } else { 0.0 } } }
        };
        (0..2000).map(|_| sample(dice)).collect()
    }

    #[test]
    fn what_can_be_learned_is_learned() {
        let mut dice = Dice::new(1);
        let samples = samples(&mut dice);
        let mut teacher = Teacher::new(new_net(2, &mut dice));
        let before = teacher.study(&samples, 320, 0.0, &mut dice);
        teacher.study(&samples, samples.len(), 12.0, &mut dice);
        let after = teacher.study(&samples, 320, 0.0, &mut dice);
        assert!(after.lead < 0.02 && after.win < 0.2, "{before} before, {after} after");
        assert!(before.win > 0.5, "{before}");
    }

    #[test]
    fn the_steady_net_knows_what_was_learned() {
        let mut dice = Dice::new(2);
        let samples = samples(&mut dice);
        let mut teacher = Teacher::new(new_net(2, &mut dice));
        teacher.study(&samples, samples.len(), 80.0, &mut dice);
        let mut steady = Teacher::new(teacher.steady);
        steady.rate = 0.0;
        let loss = steady.study(&samples, 320, 0.0, &mut dice);
        assert!(loss.lead < 0.02 && loss.win < 0.2, "{loss}");
    }

    #[test]
    fn the_same_dice_teach_the_same() {
        let teach = || {
            let mut dice = Dice::new(3);
            let samples = samples(&mut dice);
            let mut teacher = Teacher::new(new_net(2, &mut dice));
            teacher.study(&samples, 100, 12.0, &mut dice);
            teacher.net
        };
        assert_eq!(teach(), teach());
    }
}
