//! The fast path asks the heap for nothing: legal list into a list of one's own, play, clone.

use chaos::{Chaos, Setup};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tabletop::battery::RandomGame;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<std::alloc::System> = &INSTRUMENTED_SYSTEM;

/// Plays a game at random; the number of its actions.
fn play_out(game: &mut RandomGame<Chaos>, position: &Chaos, seed: u64) -> u32 {
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
    let mut random = RandomGame::new(Chaos::new(&Setup::plain(4, 0)).expect("a plain setup is a game"), 0);
    let games = || [3, 4].into_iter().flat_map(|players| (0..40).map(move |seed| (players, seed)));
    // The program that runs the tests allocates too, while it starts.
    for (players, seed) in games().chain(games()) {
        play_out(&mut random, &Chaos::new(&Setup::plain(players, seed)).expect("a plain setup is a game"), seed);
    }
    for (players, seed) in games() {
        let position = Chaos::new(&Setup::plain(players, seed)).expect("a plain setup is a game");
        let heap = Region::new(ALLOCATOR);
        let played = play_out(&mut random, &position, seed);
        let change = heap.change();
        assert!(played > 40, "{played} actions");
        assert_eq!(change.allocations + change.reallocations, 0, "{players} players, seed {seed}");
    }
}

#[test]
fn a_position_is_as_small_as_architecture_md_says() {
    assert!(size_of::<Chaos>() <= 1536, "{} bytes", size_of::<Chaos>());
}
