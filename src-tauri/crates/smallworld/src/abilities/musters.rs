//! What a race has for its redeployment besides what it took back: recruits, tokens of the mud, hammers, armors (SW-55, UG-F6, UG-F11,
//! UG-H12).

use tabletop::{Seat, Sink};

use crate::event::{Event, TokenCause};
use crate::frame::answers::{Asked, Rules, Told};
use crate::state::position::{HAMMERS, Slot, SmallWorld};

/// One new token for each so many non-empty regions conquered this turn (SW-55).
pub(super) const RECRUITS: Rules = Rules {
    musters: Some(|position, seat, slot, asked, told| {
        let tokens = position.record.plundered / asked.params.every.max(1);
        position.muster(seat, slot, tokens, TokenCause::Recruits, told);
    }),
    ..Rules::of("recruits")
};

/// One new token for each such region (UG-F11).
pub(super) const GROWS: Rules = Rules {
    musters: Some(|position, seat, slot, asked, told| {
        let tokens = position.counted(seat, slot, asked);
        position.muster(seat, slot, tokens, TokenCause::Mud, told);
    }),
    ..Rules::of("grows")
};

/// One hammer for each such region, as long as the box has one (UG-F6).
pub(super) const HAMMERED: Rules = Rules {
    musters: Some(|position, seat, slot, asked, _| {
        // Others may have hammers, too, where pieces of one's own bring them.
        let out = position.bands().fold(0, |sum: u8, (_, _, band)| sum.saturating_add(band.hammers));
        let hammers = position.counted(seat, slot, asked).min(HAMMERS.saturating_sub(out));
        if let Some(band) = position.band_mut(seat, slot) {
            band.hammers += hammers;
        }
    }),
    ..Rules::of("hammers")
};

/// One armor for each such region, as long as the box has one (UG-H12).
pub(super) const ARMORED: Rules = Rules {
    musters: Some(|position, seat, slot, asked, _| {
        let armors = position.counted(seat, slot, asked).min(position.armor_supply());
        if let Some(band) = position.band_mut(seat, slot) {
            band.armors += armors;
        }
    }),
    ..Rules::of("armors")
};

impl SmallWorld {
    /// How many regions of the race are those that the ability speaks of.
    fn counted(&self, seat: Seat, slot: Slot, asked: Asked) -> u8 {
        let own = self.held(seat, slot);
        asked.params.regions.map_or(0, |regions| (regions.regions(self.ground(), own) & own).len())
    }

    /// So many new tokens, as far as the tray has them.
    fn muster(&mut self, seat: Seat, slot: Slot, tokens: u8, cause: TokenCause, told: &mut Told<'_>) {
        let Some(band) = self.sides[seat].bands[slot as usize].as_mut() else { return };
        let tray = &mut self.tray[band.race];
        let tokens = tokens.min(*tray);
        *tray -= tokens;
        band.hand += tokens;
        if tokens > 0 {
            told.event(|| Event::Gained { seat, slot, tokens, cause });
        }
    }
}
