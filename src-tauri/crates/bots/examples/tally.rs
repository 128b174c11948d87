//! Chaos in the Old World between bots: who wins, and how.
//! `cargo run --release -p bots --example tally -- LEVEL[,LEVEL…] GAMES [FIRST SEED] [PLAYERS]`; several levels take turns at the powers.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Level, Stop, Trail, seed_of};
use chaos::{Chaos, Power, Setup};
use tabletop::battery::Dice;
use tabletop::{Game, Seat};

#[derive(Default)]
struct Tally {
    games: u32,
    /// How often the level that was named first played each power, and won with it.
    first: [(u32, u32); 4],
    wins: [u32; 4],
    points: [u32; 4],
    ticks: [u32; 4],
    endings: BTreeMap<String, u32>,
    rounds: u32,
    actions: u32,
}

fn play(levels: &[Level], seed: u64, players: u8, tally: &Mutex<Tally>) -> Option<()> {
    let mut position = Chaos::new(&Setup::plain(players, seed)).ok()?;
    let mut dice = Dice::new(seed);
    let turn = |seat: Seat| (seat.index() + seed as usize) % levels.len();
    let (mut trail, mut actions) = (Trail::new(), 0);
    while let Some(seat) = position.to_act() {
        let level = levels[turn(seat)];
        let chance = if level == Level::Random { dice.next() } else { seed_of(&position, seat) };
        let action = bots::choose(&position, &trail, level, chance, &Stop::new());
        trail.leave(&position);
        position.play_legal(action);
        actions += 1;
    }
    let (view, outcome) = (position.view(None), position.outcome()?);
    let mut tally = tally.lock().ok()?;
    tally.games += 1;
    tally.actions += actions;
    tally.rounds += u32::from(view.round);
    let winner = view.winners.iter().map(|seat| position.power_of(*seat).to_string()).collect::<Vec<_>>().join("+");
    *tally.endings.entry(format!("{:?} {winner}", view.ending?)).or_default() += 1;
    for power in &view.powers {
        let index = Power::ALL.iter().position(|other| *other == power.power)?;
        let first = u32::from(turn(power.seat) == 0);
        tally.first[index].0 += first;
        tally.first[index].1 += first * u32::from(outcome.winners[power.seat]);
        tally.wins[index] += u32::from(outcome.winners[power.seat]);
        tally.points[index] += u32::from(power.points);
        tally.ticks[index] += u32::from(power.tick);
    }
    Some(())
}

fn main() {
    let word = |at: usize| std::env::args().nth(at);
    let named = word(1).unwrap_or_else(|| "easy".to_owned());
    let Ok(levels) = named.split(',').map(str::parse).collect::<Result<Vec<Level>, _>>() else {
        eprintln!("\"{named}\": name levels, for example normal,easy,easy,easy");
        return;
    };
    let games: u64 = word(2).and_then(|n| n.parse().ok()).unwrap_or(200);
    let first: u64 = word(3).and_then(|n| n.parse().ok()).unwrap_or(1);
    let players: u8 = word(4).and_then(|n| n.parse().ok()).unwrap_or(4);
    let (next, tally) = (AtomicU64::new(0), Mutex::new(Tally::default()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games || play(&levels, first + game, players, &tally).is_none() {
                        break;
                    }
                }
            });
        }
    });
    let Ok(tally) = tally.into_inner() else { return };
    let each = |number: u32| f64::from(number) / f64::from(tally.games.max(1));
    println!(
        "{} games of {players} bots ({named}), {:.1} rounds and {:.0} actions each",
        tally.games,
        each(tally.rounds),
        each(tally.actions)
    );
    if levels.len() > 1 {
        let won = tally.first.iter().map(|(_, won)| won).sum();
        let with = Power::ALL.iter().zip(tally.first).map(|(power, (played, won))| format!("{power} {won} of {played}"));
        println!("  {} wins {:.1} %: {}", levels[0], 100.0 * each(won), with.collect::<Vec<_>>().join(", "));
    }
    for (index, power) in Power::ALL.iter().enumerate() {
        println!(
            "  {power:9} wins {:5.1} %   {:5.1} points   {:4.1} ticks",
            100.0 * each(tally.wins[index]),
            each(tally.points[index]),
            each(tally.ticks[index])
        );
    }
    for (ending, count) in &tally.endings {
        println!("  {ending}: {:.1} %", 100.0 * each(*count));
    }
}
