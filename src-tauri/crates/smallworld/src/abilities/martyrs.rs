//! The Martyrs: a coin at once for each region that an opponent conquers (UG-H7).

use crate::frame::answers::Rules;
use crate::state::position::Slot;

/// A coin for each region that falls.
pub(super) const MARTYRS: Rules = Rules {
    falls: Some(|position, who, _, _, told| {
        if who.slot == Slot::Active {
            position.earn(who.seat, 1, "martyr", told);
        }
    }),
    ..Rules::of("martyrs")
};
