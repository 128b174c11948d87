//! The Queen makes one of its regions immune, also in decline (UG-H11).

use crate::event::Marker;
use crate::frame::answers::Rules;

/// The Queen goes with the power.
pub(super) const QUEEN: Rules =
    Rules { ends: Some(|position, _, _, told| position.vanish_figure(Marker::Queen, told)), lasting: true, ..Rules::of("queen") };
