//! The Diplomat: at the end of the turn, peace with one opponent who was not attacked (SW-68).

use crate::frame::answers::Rules;

/// Peace is made.
pub(super) const ALLIES: Rules = Rules { makes_peace: Some(()), ..Rules::of("allies") };
