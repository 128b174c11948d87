//! What a conquest costs less, and who sees to that (SW-25).

use crate::board::region::RegionSet;
use crate::boxes::kit::Source;
use crate::frame::price_item::Cause;

/// Who lowers a price.
#[derive(Clone, Copy)]
pub(crate) enum By {
    /// The race, its power or a lent power.
    Ability(Source),
    /// Something with a name of its own.
    Cause(Cause),
}

/// Tokens fewer for some regions.
#[derive(Clone, Copy)]
pub(crate) struct Cut {
    pub regions: RegionSet,
    pub less: u8,
    pub by: By,
}

impl Cut {
    pub const NONE: Self = Self { regions: RegionSet::EMPTY, less: 0, by: By::Ability(Source::Race) };
}
