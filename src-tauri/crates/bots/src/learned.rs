//! Judging by what was learned from games.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use tabletop::{Game, MAX_SEATS, PerSeat, Seat, Sketch};

use crate::judge::{Judge, decided, value_of};
use crate::net::{Layers, Net, Value};

/// A mind as its game keeps it: where its bytes begin, and for which sketch it is asked (version and places).
type Kept = (usize, u16, usize);

/// Minds that were read. They are part of the program, so each is read once and stays.
static READ: LazyLock<Mutex<HashMap<Kept, Option<&'static Net>>>> = LazyLock::new(Mutex::default);

/// The mind for games like this one; none where nobody has learned it, or what was learned is of another sketch: then the game's own appraisal
/// stands in.
pub fn mind_for<G: Game>(position: &G) -> Option<&'static Net> {
    let bytes = position.mind()?;
    let (version, places) = (position.sketch_version(), position.sketch_places());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    *read.entry((bytes.as_ptr() as usize, version, places)).or_insert_with(|| {
        let (of, net) = Net::from_bytes(bytes).ok()?;
        (of == version && net.sketch.len() == places).then(|| &*Box::leak(Box::new(net)))
    })
}

/// Judges by a network, and a game that is over by its outcome.
#[derive(Clone, Debug)]
pub struct Learned<'n> {
    net: &'n Net,
    sketches: [Sketch; MAX_SEATS],
    layers: Layers,
    /// How much the chances of whoever is nearest to winning count against a position, and how good they were where the decision began.
    opposed: Option<(f32, f32)>,
    /// Whether it says how likely a seat wins.
    tells: bool,
    /// Whether it is asked often enough to tell chances to win apart.
    closely: bool,
}

impl<'n> Learned<'n> {
    /// Judges by `net`.
    pub fn new(net: &'n Net) -> Self {
        Self {
            net,
            sketches: std::array::from_fn(|_| Sketch::default()),
            layers: Layers::default(),
            opposed: None,
            tells: false,
            closely: false,
        }
    }

    /// The same for who looks so closely, or does not, that its own chance to win tells turns apart ([`Game::lead_counts`]).
    #[must_use]
    pub fn closely(self, closely: bool) -> Self {
        Self { closely, ..self }
    }

    /// The same, who also says how likely a seat wins: for people, since every seat is looked at for that.
    #[must_use]
    pub fn telling(self) -> Self {
        Self { tells: true, ..self }
    }

    /// What `seat` may expect of `position`.
    pub fn value<G: Game>(&mut self, position: &G, seat: Seat) -> Value {
        if let Some(value) = decided(position, seat) {
            return value;
        }
        let [sketch, ..] = &mut self.sketches;
        sketch.clear();
        position.sketch(seat, sketch);
        self.net.value(sketch, &mut self.layers)
    }

    /// What each seat may expect of `position`.
    pub fn values<G: Game>(&mut self, position: &G) -> PerSeat<Value> {
        let seats = position.seats();
        let mut values = PerSeat::default();
        if let Some(outcome) = position.outcome() {
            for seat in Seat::all(seats) {
                values[seat] = value_of(&outcome, seat, seats);
            }
            return values;
        }
        let sketches = &mut self.sketches[..seats];
        sketches.iter_mut().for_each(Sketch::clear);
        position.sketches(sketches);
        for (seat, sketch) in Seat::all(seats).zip(sketches) {
            values[seat] = self.net.value(sketch, &mut self.layers);
        }
        values
    }

    /// How likely each seat wins `position`: from 0 to 1, together 1.
    pub fn chances<G: Game>(&mut self, position: &G) -> PerSeat<f32> {
        let (values, seats) = (self.values(position), position.seats());
        let mut chances = PerSeat::default();
        Seat::all(seats).for_each(|seat| chances[seat] = values[seat].win);
        shared(chances, seats)
    }
}

/// Chances of so many seats, from 0 to 1, in proportion to what was said of each, together 1.
pub fn shared(mut chances: PerSeat<f32>, seats: usize) -> PerSeat<f32> {
    let sum: f32 = Seat::all(seats).map(|seat| chances[seat]).sum();
    for seat in Seat::all(seats) {
        chances[seat] = if sum > 0.0 { chances[seat] / sum } else { 1.0 / f32::from(seats as u8) };
    }
    chances
}

/// The best chance to win that anybody but `seat` has.
fn nearest(values: &PerSeat<Value>, seat: Seat, seats: usize) -> f32 {
    Seat::all(seats).filter(|other| *other != seat).map(|other| values[other].win).fold(0.0, f32::max)
}

impl<G: Game> Judge<G> for Learned<'_> {
    fn begin(&mut self, position: &G, seat: Seat) {
        let weight = position.opposition();
        self.opposed = (weight > 0.0).then(|| (weight, nearest(&self.values(position), seat, position.seats())));
    }

    fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        let by_lead = position.lead_counts(self.closely);
        let Some((weight, before)) = self.opposed else { return self.value(position, seat).worth(by_lead) };
        let values = self.values(position);
        values[seat].worth(by_lead) + weight * (before - nearest(&values, seat, position.seats()))
    }

    fn chance(&mut self, position: &G, seat: Seat) -> Option<f32> {
        self.tells.then(|| self.chances(position)[seat])
    }
}
