//! What a seat may not know has no influence on what its bot does, nor on how much it thinks: a decision is made in the true position and in
//! one that is dealt afresh for the seat, which sees the same of both, and action and steps of thinking are compared. Purses stay as they are.
//!
//! `ELBOWROOM_LEAK_GAMES` sets how many games of each kind (2 when unset), `ELBOWROOM_SEED` with which it begins.

use std::env;
use std::time::{Duration, Instant};

use bots::{Level, Progress, RandomGame, Stop, Trail, choose_with};
use table::{Games, Registered, Standard, Visitor};
use tabletop::Seat;
use tabletop::battery::Dice;

fn number(name: &str, unset: u64) -> u64 {
    env::var(name).map_or(unset, |text| text.parse().unwrap_or_else(|_| panic!("{name} must be a number")))
}

struct Look {
    games: u64,
    seed: u64,
    /// Decisions that were made twice, and in how many of them something was dealt otherwise.
    compared: u64,
    dealt_otherwise: u64,
    /// Time that was thought in the true positions and in the others.
    took: [Duration; 2],
}

impl Visitor for Look {
    fn game<G: Registered>(&mut self, id: &'static str) {
        let players = tabletop::players_of::<G>(id);
        let before = (self.compared, self.dealt_otherwise);
        let took = self.took;
        for game in 0..self.games {
            let players = players[game as usize % players.len()];
            self.play::<G>(id, players, self.seed + game);
        }
        let (compared, dealt) = (self.compared - before.0, self.dealt_otherwise - before.1);
        let [own, other] = [0, 1].map(|which| self.took[which].saturating_sub(took[which]).as_secs_f64());
        println!("{id}: {} games, {compared} decisions, {dealt} of them dealt otherwise; thought {own:.2} s and {other:.2} s", self.games);
        assert!(compared >= self.games && dealt > 0, "{id}: nothing was compared");
    }
}

/// The position dealt afresh for a seat, with the same in the purses: all that is paid is seen, so a bot may remember roughly what others
/// have, and does. Nothing if so many deals bring no such one.
fn twin_of<G: Registered>(position: &G, seat: Seat, dice: &mut Dice) -> Option<G> {
    let purses = |position: &G| {
        let all = position.hidden(seat).into_iter();
        all.filter(|hidden| hidden.what.contains("purse")).map(|hidden| hidden.value).collect::<Vec<_>>()
    };
    let wanted = purses(position);
    (0..2_000).map(|_| position.resample(seat, dice.next())).find(|twin| purses(twin) == wanted)
}

impl Look {
    fn play<G: Registered>(&mut self, id: &str, players: u8, seed: u64) {
        let start = G::from_setup(&G::plain(id, players, seed)).unwrap_or_else(|error| panic!("{id}, {players}: {error}"));
        let mut dice = Dice::new(seed ^ 0x5eed);
        let mut game = RandomGame::new(start, seed);
        loop {
            let position = game.position().clone();
            let Some((seat, _)) = game.next() else { return };
            // A few of each game, and those dearer to think through more seldom.
            let level = match dice.next() % 64 {
                0..4 => Level::Easy,
                4 => Level::Normal,
                5 if seed.is_multiple_of(8) => Level::Hard,
                _ => continue,
            };
            let Some(twin) = twin_of(&position, seat, &mut dice) else { continue };
            assert_eq!(position.view(Some(seat)), twin.view(Some(seat)), "{id}, game {seed}: the seat sees which is the true one");
            self.dealt_otherwise += u64::from(twin != position);
            self.compared += 1;
            // By turns, so that neither always finds what the other has put into the caches.
            let order = if self.compared.is_multiple_of(2) { [0, 1] } else { [1, 0] };
            let mut thought = [None, None];
            for which in order {
                let of = [&position, &twin][which];
                let mut steps: Vec<Progress> = Vec::new();
                let begun = Instant::now();
                let action = choose_with(of, &Trail::new(), level, seed, &Stop::new(), &mut |progress| steps.push(progress));
                self.took[which] += begun.elapsed();
                thought[which] = Some((action, steps));
            }
            let [own, other] = thought;
            assert_eq!(own, other, "{id}, {players} players, game {seed}, {level}: what {seat:?} may not know is thought about");
        }
    }
}

#[test]
fn nothing_hidden_has_any_influence_on_a_bot_or_on_how_long_it_thinks() {
    let mut look = Look {
        games: number("ELBOWROOM_LEAK_GAMES", 2),
        seed: number("ELBOWROOM_SEED", 1),
        compared: 0,
        dealt_otherwise: 0,
        took: [Duration::ZERO; 2],
    };
    Standard::each(&mut look);
    let [own, other] = look.took.map(|time| time.as_secs_f64());
    println!("{} decisions, {} of them dealt otherwise; thought {own:.2} s and {other:.2} s", look.compared, look.dealt_otherwise);
    // The steps are equal to the last one; the clock may only err by what a busy machine does.
    if own.min(other) > 5.0 {
        assert!((0.8..=1.25).contains(&(own / other)), "time tells: {own:.2} s and {other:.2} s");
    }
}
