//! What it brings to hold what was found, islands, and what was built (SW-73, WC-91, WC-104).

use crate::frame::answers::Rules;
use crate::frame::line::Line;

/// A coin for each artifact and place it holds (WC-91).
pub(super) const COLLECTS: Rules = Rules {
    income: Some(|position, earner, asked| {
        let own = earner.band.regions;
        Line { regions: position.finds.regions() & own, ..earner.in_all(asked.source, position.finds.count_in(own)) }
    }),
    ..Rules::of("collects")
};

/// A coin for each island with a region (WC-104).
pub(super) const EXPLORES: Rules = Rules {
    income: Some(|position, earner, asked| {
        let islands = position.board().islands.iter().filter(|island| island.meets(earner.band.regions)).count();
        earner.in_all(asked.source, islands as u8)
    }),
    ..Rules::of("explores")
};

/// A coin for each fortress while active (SW-73).
pub(super) const FORTIFIES: Rules = Rules {
    income: Some(|position, earner, asked| earner.for_each(asked.source, earner.band.regions & position.fortresses, 1)),
    ..Rules::of("fortifies")
};
