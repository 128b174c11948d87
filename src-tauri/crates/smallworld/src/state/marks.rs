//! What the abilities of a race have laid on the map for themselves.

use serde::{Deserialize, Serialize};

use crate::board::region::RegionSet;
use crate::boxes::kit::Source;
use crate::state::finds::is_default;

/// Regions that the abilities of one race have marked, by who gives the ability. They stay marked until the race leaves the map, or declines
/// and the ability does not last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Marks {
    /// Marks of the race's own ability.
    #[serde(skip_serializing_if = "is_default")]
    pub race: RegionSet,
    /// Marks of its power.
    #[serde(skip_serializing_if = "is_default")]
    pub power: RegionSet,
    /// Marks of a power that is lent.
    #[serde(skip_serializing_if = "is_default")]
    pub lent: RegionSet,
}

impl Marks {
    /// The regions marked by the ability that `source` gives.
    #[inline]
    pub const fn of(&self, source: Source) -> RegionSet {
        match source {
            Source::Race => self.race,
            Source::Power => self.power,
            Source::Lent => self.lent,
        }
    }

    /// The same, to be changed.
    pub const fn of_mut(&mut self, source: Source) -> &mut RegionSet {
        match source {
            Source::Race => &mut self.race,
            Source::Power => &mut self.power,
            Source::Lent => &mut self.lent,
        }
    }
}
