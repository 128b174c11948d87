//! The fast path asks the heap for nothing: legal list into a list of one's own, play, clone.

use smallworld::{SMALL_WORLD, Setup, SmallWorld};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tabletop::Game;
use tabletop::battery::Dice;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<std::alloc::System> = &INSTRUMENTED_SYSTEM;

#[test]
fn a_random_game_allocates_nothing() {
    let mut actions = Vec::with_capacity(512);
    for players in 2..=5 {
        for seed in 0..20 {
            let mut position = SmallWorld::new(&Setup::plain(SMALL_WORLD, players, seed)).expect("a plain setup is a game");
            let mut dice = Dice::new(seed);
            // Boards and abilities are read once in a program: the view asks for both.
            position.legal_actions(&mut actions);
            position.play_legal(actions[0]);
            drop(position.view(position.to_act()));
            position.legal_actions(&mut actions);
            let heap = Region::new(ALLOCATOR);
            let mut played = 0;
            while let Some(action) = dice.pick(&actions) {
                let before = position;
                position.play_legal(*action);
                assert_ne!(before, position);
                position.legal_actions(&mut actions);
                played += 1;
            }
            let change = heap.change();
            assert!(played > 100, "{played} actions");
            assert_eq!(change.allocations + change.reallocations, 0, "{players} players, seed {seed}");
        }
    }
}
