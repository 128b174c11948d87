//! The Trolls: a lair in each region they hold (SW-62).

use crate::frame::answers::Rules;

/// A lair stands where they do, in decline too.
pub(super) const LAIRS: Rules =
    Rules { holds: Some(|position, region| position.lairs.insert(region)), lasting: true, ..Rules::of("lairs") };
