//! A region changes hands or is given up: what leaves with its holder (SW-7, SW-8, SW-20).

use tabletop::{Seat, Sink};

use crate::action::chosen;
use crate::board::region::Region;
use crate::event::{Event, Marker};
use crate::frame::campaign::Campaign;
use crate::frame::decision::{Decision, Steps};
use crate::frame::find_answers::{LEFT, LOST, TAKEN};
use crate::refusal::{Moment, Refusal};
use crate::state::position::{Owner, Slot, SmallWorld};

impl SmallWorld {
    /// Whether the acting race may abandon regions now: before its first conquest (SW-20).
    pub(crate) const fn may_abandon(&self) -> bool {
        self.record.conquests == 0 && !self.record.rolled && self.record.roll.is_none()
    }

    pub(crate) fn abandon<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let (seat, slot) = self.acting;
        let tokens = self.troops(region);
        self.clear_region(region, sink);
        if let Some(band) = self.band_mut(seat, slot) {
            band.hand += tokens;
        }
        self.record.abandoned.insert(region);
        sink.event(|| Event::Abandoned { seat, slot, region, tokens });
    }

    /// Takes a region from its holder: tokens gone (whoever calls counts them before, see `troops`), and what lasts only as long as the hold
    /// (UG-D6, WC-41). Places and relics stay.
    pub(crate) fn clear_region<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let holder = self.owners[region].holder();
        if let Some((seat, slot)) = holder {
            if let Some(band) = self.band_mut(seat, slot) {
                band.regions.remove(region);
            }
            self.lose_pieces(seat, slot, region, sink);
            self.return_bomb(region, sink);
        }
        self.owners[region] = Owner::NONE;
        self.tokens[region] = 0;
        if let Some((seat, slot)) = holder
            && !(self.finds.nothing_found() && self.figures.is_empty())
        {
            self.forsake(seat, slot, region, sink);
        }
    }

    /// What stood or worked in a region only for its holder (UG-D6, UG-F1, UG-H6, UG-H11, UG-L5, UG-L9).
    fn forsake<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, region: Region, sink: &mut S) {
        let here = Some(region);
        if self.figures.ancient == here {
            self.vanish_figure(Marker::Ancient, sink);
        }
        if self.figures.queen == here {
            self.vanish_figure(Marker::Queen, sink);
        }
        self.leave_finds(region, sink);
        if self.finds.bag.is_some_and(|bag| bag.region == region) {
            self.take_bag_back(seat, sink);
        }
        self.lose_finds((seat, slot), region, sink);
    }

    /// A race leaves what lies in `region`, if only to take it again at once, when regions change places.
    pub(crate) fn leave_finds<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        for (answer, asked) in self.finds_that(&LEFT) {
            if let Some(lying) = self.lying_in(*asked, region) {
                answer(self, lying, &mut sink.listener());
            }
        }
    }

    /// A race does not hold what lies in `region` any longer.
    pub(crate) fn lose_finds<S: Sink<Event>>(&mut self, from: (Seat, Slot), region: Region, sink: &mut S) {
        for (answer, asked) in self.finds_that(&LOST) {
            if let Some(lying) = self.lying_in(*asked, region) {
                answer(self, from, lying, &mut sink.listener());
            }
        }
    }

    /// A race has come to hold what lies in `region`.
    pub(crate) fn take_finds<S: Sink<Event>>(&mut self, to: (Seat, Slot), region: Region, sink: &mut S) {
        for (answer, asked) in self.finds_that(&TAKEN) {
            if let Some(lying) = self.lying_in(*asked, region) {
                answer(self, to, lying, &mut sink.listener());
            }
        }
    }

    /// The race that holds `region`.
    pub(crate) fn holder_of(&self, region: Region) -> Option<(Seat, Slot)> {
        self.owners[region].holder()
    }

    /// A race leaves the map for good: tokens to the tray, banner under the stack or into the lowest free place, badge to the discards
    /// (SW-7, SW-8).
    pub(crate) fn leave<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, sink: &mut S) {
        for region in self.held(seat, slot) {
            let tokens = self.troops(region);
            self.clear_region(region, sink);
            if let Some(band) = self.band_mut(seat, slot) {
                band.hand += tokens;
            }
        }
        let Some(band) = self.sides[seat].bands[slot as usize].take() else { return };
        let race = band.race;
        self.tray[race] += band.hand + band.withdrawn + band.aside - band.beasts;
        if let Some(power) = band.power {
            self.discards.push(power);
        }
        sink.event(|| Event::RaceLeft { seat, race });
        self.races.push_front(race);
        self.fill_market(sink);
    }
}

impl Decision for chosen::Abandon {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;
    const SURE: bool = true;

    fn choices(position: &SmallWorld, campaign: &Campaign, choose: impl FnMut(Self)) {
        if position.may_abandon() {
            campaign.own.map(|region| Self { region }).for_each(choose);
        }
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        if !campaign.own.has(self.region) {
            Err(Refusal::NotHeld)
        } else if position.may_abandon() {
            Ok(())
        } else {
            Err(Refusal::TooLate { before: Moment::Conquest })
        }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.abandon(self.region, sink);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};
    use tabletop::Game;

    use super::*;
    use crate::event::Thing;

    /// The Ghost goes, then the Bag is taken back, and only then what a lent power brought.
    #[test]
    fn what_a_lent_power_brought_leaves_last() {
        let mut position = SmallWorld::from_given(
            &from_value(json!({
                "game": "underground",
                "players": 2,
                "stage": "conquest",
                "monsters": [],
                "finds": { "crypt_of_the_tomb_raider": 11, "stonehedge": 11, "sword_of_the_killer_rabbit": 20 },
                "stonehedge": "royal",
                "bag": { "copies": "sword_of_the_killer_rabbit", "region": 11 },
                "pieces": { "ghost": 20, "queen": 15 },
                "seats": [
                    { "active": { "race": "ogres", "power": "magic", "hand": 2, "regions": { "11": 1, "15": 1 } } },
                    { "active": { "race": "kraken", "power": "mining", "regions": { "8": 1 } } },
                ],
            }))
            .unwrap(),
        )
        .unwrap();
        assert_eq!(position.validate(), Ok(()));
        let mut events = Vec::new();
        position.play_told("abandon 11".parse().unwrap(), &mut events).unwrap();
        let gone: Vec<Thing> =
            events.iter().filter_map(|e| if let Event::Removed { piece, .. } = e { Some(*piece) } else { None }).collect();
        assert_eq!(gone, [Marker::Ghost, Marker::Bag, Marker::Queen].map(Thing::Marker));
    }
}
