//! The fast path asks the heap for nothing: legal list into a list of one's own, play, clone.

use chaos::{Action, Chaos, Setup};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tabletop::Game;
use tabletop::battery::Dice;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<std::alloc::System> = &INSTRUMENTED_SYSTEM;

/// Plays a game at random; the number of its actions.
fn play_out(mut position: Chaos, seed: u64, actions: &mut Vec<Action>) -> u32 {
    let mut dice = Dice::new(seed);
    let mut played = 0;
    position.legal_actions(actions);
    while let Some(action) = dice.pick(actions) {
        let before = position;
        position.play_legal(*action);
        assert_ne!(before, position);
        position.legal_actions(actions);
        played += 1;
    }
    played
}

#[test]
fn a_random_game_allocates_nothing() {
    let mut actions: Vec<Action> = Vec::with_capacity(4096);
    let games = || [3, 4].into_iter().flat_map(|players| (0..40).map(move |seed| (players, seed)));
    // The program that runs the tests allocates too, while it starts.
    for (players, seed) in games().chain(games()) {
        play_out(Chaos::new(&Setup::plain(players, seed)).expect("a plain setup is a game"), seed, &mut actions);
    }
    for (players, seed) in games() {
        let position = Chaos::new(&Setup::plain(players, seed)).expect("a plain setup is a game");
        let heap = Region::new(ALLOCATOR);
        let played = play_out(position, seed, &mut actions);
        let change = heap.change();
        assert!(played > 40, "{played} actions");
        assert_eq!(change.allocations + change.reallocations, 0, "{players} players, seed {seed}");
    }
}
