//! The games of this version: one line each. No other file of a shared crate names a game.

use chaos::{CHAOS, Chaos};
use smallworld::{MIXED, SMALL_WORLD, SmallWorld, UNDERGROUND, WARCRAFT};

use crate::collection::{Games, Visitor};

/// Every game of this version.
#[derive(Clone, Copy, Debug)]
pub struct Standard;

impl Games for Standard {
    fn each(all: &mut impl Visitor) {
        all.game::<SmallWorld>(SMALL_WORLD);
        all.game::<SmallWorld>(UNDERGROUND);
        all.game::<SmallWorld>(WARCRAFT);
        all.game::<SmallWorld>(MIXED);
        all.game::<Chaos>(CHAOS);
    }
}
