//! No token is lost when conquered: the Elves, the Immortal (SW-45, UG-H8).

use crate::event::Method;
use crate::frame::answers::Rules;
use crate::state::house::House;

/// No token is lost, but where one is replaced.
pub(super) const LOSES_NONE: Rules = Rules {
    unhurt: Some(|position, method| match method {
        Method::Substitute => position.house(House::ElvesKeepSubstituted),
        Method::Drain | Method::Orb => false,
        _ => true,
    }),
    ..Rules::of("loses_none")
};
