//! What the result counts: coins by cause and by race, races taken, regions conquered.

use tabletop::{Seat, Tally};

use crate::boxes::{Power, Race};
use crate::event::{Event, IncomeCause, IncomeItem};
use crate::state::position::SmallWorld;

/// The cause of the coins that a combo costs and of those that lie on it (SW-5, SW-10).
const MARKET: &str = "market";

impl SmallWorld {
    /// Counts `event`, which has led here.
    pub(crate) fn tally_of(&self, event: &Event, into: &mut Vec<Tally>) {
        let mut points = |seat: Seat, amount: i32, cause: &str, by: Option<String>| {
            if amount != 0 {
                into.push(Tally::Points { seat, amount, cause: cause.to_owned(), by });
            }
        };
        match event {
            Event::Picked { seat, race, power, paid, taken, .. } => {
                points(*seat, i32::from(*taken) - i32::from(*paid), MARKET, Some(race.to_string()));
                into.push(plays(*seat, *race, *power));
            }
            Event::Exchanged { seat, got, .. } => into.extend(self.sides[*seat].bands[0].map(|band| plays(*seat, band.race, *got))),
            Event::Income { seat, items, .. } => {
                for item in items.iter().filter(|item| !is_stolen(item)) {
                    points(*seat, item.amount.into(), cause_of(item), self.earner(*seat, item));
                }
            }
            Event::Paid { from, to, coins, cause } => {
                points(*from, -i32::from(*coins), cause, self.of_cause(*from, cause));
                points(*to, (*coins).into(), cause, self.of_cause(*to, cause));
            }
            Event::Earned { seat, coins, cause } => points(*seat, (*coins).into(), cause, self.of_cause(*seat, cause)),
            Event::Spent { seat, coins, cause } => points(*seat, -i32::from(*coins), cause, self.of_cause(*seat, cause)),
            Event::Conquered { region, .. } => into.push(Tally::Contested { region: region.index() }),
            _ => {}
        }
    }

    /// The race that a line of an income belongs to.
    fn earner(&self, seat: Seat, item: &IncomeItem) -> Option<String> {
        if matches!(item.cause, IncomeCause::Regions | IncomeCause::DeclinedRegions | IncomeCause::Race) {
            return Some(item.id.clone());
        }
        self.sides[seat].bands[item.slot as usize].map(|band| band.race.to_string())
    }

    /// The race of `seat` whose own ability or power `cause` is.
    fn of_cause(&self, seat: Seat, cause: &str) -> Option<String> {
        let mut bands = self.sides[seat].bands.iter().flatten();
        let band = bands.find(|band| band.race.to_string() == cause || band.power.is_some_and(|power| power.to_string() == cause))?;
        Some(band.race.to_string())
    }
}

/// Whether it is a coin of another player, of which was told when it was paid (UG-E2, UG-K3, WC-123).
fn is_stolen(item: &IncomeItem) -> bool {
    item.cause == IncomeCause::Theft || (item.cause == IncomeCause::Relic && SmallWorld::robs(&item.id))
}

/// A word of its own for what regions bring, the id of what pays for the rest.
fn cause_of(item: &IncomeItem) -> &str {
    match item.cause {
        IncomeCause::Regions => "regions",
        IncomeCause::DeclinedRegions => "declined_regions",
        _ => &item.id,
    }
}

fn plays(seat: Seat, race: Race, power: Power) -> Tally {
    Tally::Plays { seat, pieces: vec![race.to_string(), power.to_string()] }
}
