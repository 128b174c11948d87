//! What speaks for a turn, and for which taste.

use serde_json::json;
use tabletop::{Merit, Seat, Style, strongest};

use crate::appraise::paying;
use crate::board::region::RegionSet;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// Everything that `seat` holds.
    fn realm(&self, seat: Seat) -> RegionSet {
        Slot::ALL.into_iter().fold(RegionSet::EMPTY, |all, slot| all | self.held(seat, slot))
    }

    /// Whether `seat` sent its active race into decline on the way to `after`.
    pub(crate) fn declined_until(&self, after: &Self, seat: Seat) -> bool {
        let now = |position: &Self, slot: Slot| position.band(seat, slot).map(|band| band.race);
        now(self, Slot::Active).is_some_and(|race| {
            now(after, Slot::Active) != Some(race) && [Slot::Declined, Slot::Spirit].into_iter().any(|slot| now(after, slot) == Some(race))
        })
    }

    /// Regions that `seat` has won on the way to `after`.
    fn won_until(&self, after: &Self, seat: Seat) -> RegionSet {
        after.held(seat, Slot::Active).without(self.realm(seat))
    }

    /// Regions that it has won from others.
    fn taken_until(&self, after: &Self, seat: Seat) -> RegionSet {
        let won = self.won_until(after, seat);
        Seat::all(self.players()).filter(|other| *other != seat).fold(RegionSet::EMPTY, |all, other| all | (self.realm(other) & won))
    }

    /// What speaks for the way of `seat` to `after`.
    pub(crate) fn merits_of(&self, after: &Self, seat: Seat) -> Vec<Merit> {
        let mut merits = Vec::new();
        if self.declined_until(after, seat) {
            if let Some(band) = self.band(seat, Slot::Active) {
                let free = self.spare(band) + band.hand;
                // The fewer pieces are free, the more a fresh race would win.
                let weight = 6.0 - 0.4 * f32::from(free);
                merits.push(Merit::new("declines", weight.max(2.0), json!({ "race": band.race, "free": free })));
            }
        } else if let Some(band) = after.band(seat, Slot::Active)
            && self.band(seat, Slot::Active).map(|old| old.race) != Some(band.race)
        {
            let lying = self.market.iter().find(|combo| combo.race == band.race).map_or(0, |combo| combo.coins);
            merits.push(Merit::new("picks", 2.0 + f32::from(lying), json!({ "race": band.race, "power": band.power, "coins": lying })));
        }
        self.merits_of_conquests(after, seat, &mut merits);
        after.merits_of_defence(seat, &mut merits);
        strongest(merits)
    }

    fn merits_of_conquests(&self, after: &Self, seat: Seat, merits: &mut Vec<Merit>) {
        let won = self.won_until(after, seat);
        let Some(kit) = after.kit(seat, Slot::Active).filter(|_| !won.is_empty()) else { return };
        let rich = paying(kit, after.ground(), after.held(seat, Slot::Active)) & won;
        if let Some(region) = rich.into_iter().next() {
            merits.push(Merit::new("pays", 1.2 + 0.8 * f32::from(rich.len()), json!({ "region": region, "count": rich.len() })));
        }
        let leader = Seat::all(self.players()).filter(|other| *other != seat).max_by_key(|other| self.realm(*other).len());
        for other in Seat::all(self.players()).filter(|other| *other != seat) {
            let lost = self.realm(other) & won;
            if !lost.is_empty() {
                let weight = 1.5 * f32::from(lost.len()) + if leader == Some(other) { 0.3 } else { 0.0 };
                merits.push(Merit::new("takes", weight, json!({ "seat": other, "count": lost.len(), "region": lost.into_iter().next() })));
            }
            let reach = |position: &Self| position.threat(other).beside.without(position.realm(other)).len();
            let (had, has) = (reach(self), reach(after));
            if self.band(other, Slot::Active).is_some() && has + 1 < had {
                merits.push(Merit::new("confines", 0.6 * f32::from(had - has), json!({ "seat": other, "count": had - has })));
            }
        }
        let new = won.without(self.taken_until(after, seat));
        if !new.is_empty() {
            merits.push(Merit::new("spreads", 0.9 * f32::from(new.len()), json!({ "count": new.len(), "region": new.into_iter().next() })));
        }
    }

    fn merits_of_defence(&self, seat: Seat, merits: &mut Vec<Merit>) {
        let threats = self.threats();
        let near =
            Seat::all(self.players()).filter(|other| *other != seat).fold(RegionSet::EMPTY, |all, other| all | threats[other].beside);
        let border = self.held(seat, Slot::Active) & near;
        let strongest = border.into_iter().max_by_key(|region| self.tokens[*region]);
        if let Some(region) = strongest.filter(|region| self.tokens[*region] > 2) {
            let tokens = self.tokens[region];
            merits.push(Merit::new("guards", 0.5 * f32::from(tokens - 2), json!({ "region": region, "tokens": tokens })));
        }
        // What everybody sees earned at the end of the turn.
        let income = self.income(seat);
        if self.turn != seat && income > 0 {
            merits.push(Merit::new("earns", 0.25 * f32::from(income), json!({ "coins": income })));
        }
    }

    /// How much the way of `seat` to `after` is to the taste of `style`, 0 to 1.
    pub(crate) fn taste_of(&self, after: &Self, seat: Seat, style: Style) -> f32 {
        let share = |count: u8, of: f32| (f32::from(count) / of).min(1.0);
        match style {
            Style::Raider => share(self.taken_until(after, seat).len(), 3.0),
            Style::Settler => {
                let held = after.held(seat, Slot::Active);
                let doubled = held.into_iter().filter(|region| after.tokens[*region] > 1).count() as u8;
                let kept = (self.held(seat, Slot::Active) & held).len();
                if self.declined_until(after, seat) { 0.0 } else { 0.6 * share(kept, 8.0) + 0.4 * share(doubled, 4.0) }
            }
            // Every turn brings a few coins: what counts is more.
            Style::Banker => share(u8::try_from(after.income(seat)).unwrap_or(u8::MAX).saturating_sub(4), 7.0),
            Style::Trickster => {
                let pieces = after.realm(seat).into_iter().map(|region| after.pieces_in(region).len() as u8).sum();
                let changed = self.declined_until(after, seat);
                0.5 * f32::from(u8::from(changed)) + 0.5 * share(pieces, 4.0)
            }
        }
    }
}
