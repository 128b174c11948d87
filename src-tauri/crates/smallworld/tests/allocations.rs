//! The fast path asks the heap for nothing: legal list into a list of one's own, play, clone.

use smallworld::{GAMES, Setup, SmallWorld};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tabletop::battery::RandomGame;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<std::alloc::System> = &INSTRUMENTED_SYSTEM;

/// Plays a game at random; the number of its actions.
fn play_out(game: &mut RandomGame<SmallWorld>, position: &SmallWorld, seed: u64) -> u32 {
    game.restart(*position, seed);
    let (mut before, mut played) = (*position, 0);
    while game.next().is_some() {
        assert_ne!(before, *RandomGame::position(game));
        before = *RandomGame::position(game);
        played += 1;
    }
    played
}

#[test]
fn a_random_game_allocates_nothing() {
    let first = SmallWorld::new(&Setup::plain(GAMES[0], 2, 0)).expect("a plain setup is a game");
    let mut random = RandomGame::new(first, 0);
    for game in GAMES {
        for (players, seed) in (2..=5).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
            let position = SmallWorld::new(&Setup::plain(game, players, seed)).expect("a plain setup is a game");
            // Boards and abilities are read once in a program, those of a lent power when it is first lent: the first time through.
            let played = play_out(&mut random, &position, seed);
            let heap = Region::new(ALLOCATOR);
            assert_eq!(play_out(&mut random, &position, seed), played);
            let change = heap.change();
            assert!(played > 80, "{game}: {played} actions");
            assert_eq!(change.allocations + change.reallocations, 0, "{game}, {players} players, seed {seed}");
        }
    }
}
