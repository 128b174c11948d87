//! How a race declines, and what it does in decline (SW-46, SW-80, SW-81, UG-H14, UG-H16).

use crate::action::chosen;
use crate::event::Event;
use crate::frame::answers::Rules;
use crate::frame::decision::{Decision, Steps};

use crate::state::position::{Finish, SmallWorld, Stage};
use tabletop::Sink;

/// May decline at the end of an ordinary turn (SW-81).
pub(super) const DECLINES_LATE: Rules = Rules { declines_late: Some(()), ..Rules::of("declines_late") };

/// In decline it does not count as the one declined race (SW-80).
pub(super) const HAUNTS: Rules = Rules { stands_apart: Some(()), ..Rules::of("haunts") };

/// In decline every token stays, and may be reshuffled once (UG-H14).
pub(super) const KEEPS_TOKENS: Rules = Rules { keeps_tokens: Some(()), reshuffles: Some(()), lasting: true, ..Rules::of("keeps_tokens") };

/// In decline every token stays, and the race goes on conquering before the active race acts (SW-46).
pub(super) const ACTS_IN_DECLINE: Rules =
    Rules { keeps_tokens: Some(()), acts_in_decline: Some(()), lasting: true, ..Rules::of("acts_in_decline") };

/// At decline it leaves the map, and each region pays once more (UG-H16).
pub(super) const VANISHES: Rules = Rules { leaves_map: Some(|position, told| position.vanish(told)), ..Rules::of("vanishes") };

impl Decision for chosen::Stay {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Stout]);

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.finish(Finish::Retreat, sink);
    }
}
