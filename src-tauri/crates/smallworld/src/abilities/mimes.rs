//! The Shadow Mimes: when picked, their badge may be exchanged with another of the market (UG-F14).

use crate::frame::answers::Rules;

/// The badge is exchanged before tokens are counted.
pub(super) const EXCHANGES: Rules = Rules { swaps_badge: Some(()), ..Rules::of("exchanges") };
