//! The fast path asks the heap for nothing: legal list into a list of one's own, play, clone.

use smallworld::{Action, GAMES, Setup, SmallWorld};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tabletop::Game;
use tabletop::battery::Dice;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<std::alloc::System> = &INSTRUMENTED_SYSTEM;

/// Plays a game at random; the number of its actions.
fn play_out(mut position: SmallWorld, seed: u64, actions: &mut Vec<Action>) -> u32 {
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
    let mut actions = Vec::with_capacity(4096);
    for game in GAMES {
        for (players, seed) in (2..=5).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
            let position = SmallWorld::new(&Setup::plain(game, players, seed)).expect("a plain setup is a game");
            // Boards and abilities are read once in a program, those of a lent power when it is first lent: the first time through.
            let played = play_out(position, seed, &mut actions);
            let heap = Region::new(ALLOCATOR);
            assert_eq!(play_out(position, seed, &mut actions), played);
            let change = heap.change();
            assert!(played > 80, "{game}: {played} actions");
            assert_eq!(change.allocations + change.reallocations, 0, "{game}, {players} players, seed {seed}");
        }
    }
}
