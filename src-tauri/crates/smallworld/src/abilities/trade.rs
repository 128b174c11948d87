//! Swaps two of its own regions: all that stands in them changes places.

use crate::boxes::ability::{Field, Word};
use crate::event::Event;
use crate::frame::answers::Rules;
use tabletop::Sink;

/// So many times a turn.
pub(super) const TRADES_PLACES: Rules = Rules {
    defines: Some(Word {
        name: "trades_places",
        takes: &[Field::Times],
        says: "So many times a turn, all that stands in two of its regions changes places.",
    }),
    choices: Some(|position, who, _, choice| {
        for region in who.own {
            let unlike = |other: &crate::board::region::Region| {
                *other > region && (position.tokens[region], position.works(region)) != (position.tokens[*other], position.works(*other))
            };
            who.own.filter(unlike).for_each(|other| choice(region, Some(other)));
        }
    }),
    uses: Some(|position, who, _, region, other, told| {
        let (Some(other), seat) = (other, who.seat) else { return };
        position.trade_places(region, other, told);
        told.event(|| Event::Swapped { seat, region, other });
    }),
    worth: Some(|_| 0.3),
    ..Rules::of("trades_places")
};
