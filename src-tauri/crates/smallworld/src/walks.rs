//! Positions for tests.

use std::ops::Range;

use tabletop::battery::RandomGame;
use tabletop::{Game, Seat};

use crate::action::Action;
use crate::board::region::Region;
use crate::event::Event;
use crate::state::position::SmallWorld;
use crate::{GAMES, Setup};

/// Positions of random games of every kind, one for each seed, with whoever is to act.
pub(crate) fn positions(seeds: Range<u64>) -> impl Iterator<Item = (SmallWorld, Seat)> {
    GAMES.into_iter().flat_map(move |game| seeds.clone().map(move |seed| (game, seed))).flat_map(|(game, seed)| {
        let setup = Setup::plain(game, 2 + (seed % 4) as u8, seed);
        let mut random = RandomGame::new(SmallWorld::from_setup(&setup).unwrap(), seed);
        std::iter::from_fn(move || {
            let position = *random.position();
            random.next().map(|(seat, _)| (position, seat))
        })
    })
}

/// In how many of `deals` a throw takes `region`.
pub(crate) fn taken(position: &SmallWorld, seat: Seat, action: Action, region: Region, deals: &[u64]) -> u8 {
    let takes = |deal: &&u64| {
        let mut events = Vec::new();
        position.resample(seat, **deal).play_told(action, &mut events).unwrap();
        events.iter().any(|event| matches!(event, Event::Conquered { region: won, .. } if *won == region))
    };
    deals.iter().filter(takes).count() as u8
}
