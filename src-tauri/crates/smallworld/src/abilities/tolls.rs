//! Who conquers their regions pays for it: the Liches in decline, the Marsh Dwellers in their swamps (UG-F7, WC-111).

use tabletop::Seat;

use crate::frame::answers::{Asked, Rules, Told, Who};
use crate::frame::fee::{Due, Fee, For};
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

/// In decline, an opponent pays so many coins for conquering a region, or may not (UG-F7).
pub(super) const TOLL: Rules = Rules { fees: Some(bribe), falls: Some(take_bribe), lasting: true, ..Rules::of("toll") };

/// Who conquers such a region while it is held pays so many coins, in decline too (WC-111).
pub(super) const REGION_TOLL: Rules = Rules { fees: Some(toll), lasting: true, ..Rules::of("region_toll") };

fn bribe(position: &SmallWorld, who: Who, _: Seat, asked: Asked) -> Option<Fee> {
    let due = if who.slot != Slot::Active {
        Due::Falls
    } else if position.house(House::LichesBarWhenActive) {
        Due::Never
    } else {
        return None;
    };
    Some(Fee {
        regions: who.own,
        coins: asked.params.coins,
        cause: position.giver(who.seat, who.slot, asked.source),
        to: who.seat,
        owed: For::Conquest,
        due,
    })
}

fn take_bribe(position: &mut SmallWorld, who: Who, by: Seat, asked: Asked, told: &mut Told<'_>) {
    if who.slot != Slot::Active {
        let cause = position.giver(who.seat, who.slot, asked.source);
        position.pay_seat(by, who.seat, asked.params.coins.into(), cause, told);
    }
}

fn toll(position: &SmallWorld, who: Who, _: Seat, asked: Asked) -> Option<Fee> {
    let regions = who.own & asked.params.regions?.regions(position.ground(), who.own);
    let cause = position.giver(who.seat, who.slot, asked.source);
    Some(Fee { regions, coins: asked.params.coins, cause, to: who.seat, owed: For::Conquest, due: Due::Declared })
}
