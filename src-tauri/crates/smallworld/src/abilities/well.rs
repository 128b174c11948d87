//! The Well of Eternity lies in the water of an island (WC-131 to WC-133).

use std::sync::LazyLock;

use tabletop::Sink;

use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::{Field, Word};
use crate::boxes::{Find, FindWord};
use crate::event::Event;
use crate::frame::find_answers::FindRules;
use crate::frame::line::Line;
use crate::state::position::{Owner, SmallWorld, Stage};

/// It pays each race that holds more of the regions next to it than any other (WC-132).
pub(super) const WELL: FindRules = FindRules {
    found: Some(|position, _, lying, told| position.settle_well(lying.find, lying.region, told)),
    income_near: Some(|position, earner, lying| {
        let around = position.board().beside(lying.region);
        let near = earner.band.regions & around;
        let pays = !near.is_empty() && position.outnumbers(Owner::of(earner.seat, earner.slot), around);
        pays.then(|| Line { amount: lying.params.coins.into(), each: 0, ..earner.of_find(lying.find, near, 0) })
    }),
    ..FindRules::of(FindWord::of_places(Word {
        name: "well",
        takes: &[Field::Coins],
        says: "It lies in water, and pays so many coins to whoever holds most of the regions around (WC-131, WC-132).",
    }))
};

/// The Well.
static THE_WELL: LazyLock<Option<Find>> = LazyLock::new(|| Find::that_says(WELL.says.word.name));

impl SmallWorld {
    /// Seas and lakes of the island of `region` (WC-131).
    pub(crate) fn waters_of(&self, region: Region) -> impl Iterator<Item = Region> + use<> {
        let board = self.board();
        board.islands.iter().find(|island| island.has(region)).map_or(RegionSet::EMPTY, |island| *island & board.deep)
    }

    /// The Well was found in `region`: it goes into the water, or gives way to another place where there is none (WC-131, WC-133).
    fn settle_well<S: Sink<Event>>(&mut self, well: Find, region: Region, sink: &mut S) {
        let seat = self.turn;
        let mut waters = self.waters_of(region);
        match (waters.next(), waters.next()) {
            (None, _) => {
                // Another one is drawn, from those that are not in the game (WC-133).
                let Some(at) = self.finds.unused.iter().rposition(|find| !find.is_relic()) else { return };
                let other = self.finds.unused.remove(at);
                self.finds.take_up(well);
                self.finds.unused.push_front(well);
                sink.event(|| Event::ReplacedFind { seat, find: well });
                self.reveal(other, region, sink);
            }
            (Some(water), None) => self.lay_well(water, sink),
            _ => self.record.more.resume = Some(Stage::Conquest),
        }
    }

    pub(crate) fn lay_well<S: Sink<Event>>(&mut self, water: Region, sink: &mut S) {
        let seat = self.turn;
        let Some(well) = *THE_WELL else { return };
        self.finds.lay(well, water);
        sink.event(|| Event::Laid { seat, find: well, region: water });
    }

    /// Where the Well may be laid by whoever found it; nowhere if it lies in water already.
    pub(crate) fn well_waters(&self) -> RegionSet {
        match THE_WELL.and_then(|well| self.finds.spot(well)) {
            Some(spot) if self.stage == Stage::Summon && !self.board().deep.has(spot) => self.waters_of(spot).collect(),
            _ => RegionSet::EMPTY,
        }
    }
}
