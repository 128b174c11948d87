//! What speaks for a turn, and for which taste.

use serde_json::json;
use tabletop::{Merit, Style, strongest};

use crate::state::names::{Kind, Land, Power};
use crate::state::position::Chaos;

impl Chaos {
    fn would_dominate(&self, power: Power, land: Land) -> bool {
        self.dominator(land).0 == Some(power)
    }

    /// What speaks for the way of `power` to `after`.
    pub(crate) fn merits_of(&self, after: &Self, power: Power) -> Vec<Merit> {
        let mut merits = Vec::new();
        for land in Land::all().filter(|land| !after.is_ruined(*land)) {
            let prize = f32::from(after.prize(land));
            if after.would_dominate(power, land) && !self.would_dominate(power, land) {
                merits.push(Merit::new("dominates", 1.0 + prize, json!({ "land": land, "points": after.prize(land) })));
            }
            for other in self.present().filter(|other| *other != power) {
                if self.would_dominate(other, land) && !after.would_dominate(other, land) {
                    merits.push(Merit::new("denies", 0.8 + 0.8 * prize, json!({ "land": land, "power": other })));
                }
                let lost = self.troops(other, land).number().saturating_sub(after.troops(other, land).number());
                if lost > 0 {
                    merits.push(Merit::new("thins", f32::from(lost), json!({ "land": land, "power": other, "count": lost })));
                }
            }
            if after.earns_counter(power, land, after.coming(power, land)) && !self.earns_counter(power, land, self.coming(power, land)) {
                merits.push(Merit::new("turns_dial", 3.0, json!({ "land": land })));
            }
            let cultists = after.count(power, Kind::Cultist, land).saturating_sub(self.count(power, Kind::Cultist, land));
            if cultists > 0 {
                let near = f32::from(after.blight(land)) / 12.0;
                merits.push(Merit::new("corrupts", 0.8 + 2.0 * near, json!({ "land": land, "tokens": after.blight(land) })));
            }
            let dice = after.all_dice(power, land).saturating_sub(self.all_dice(power, land));
            let prey = after.figures_in(land).minus(after.troops(power, land)).number();
            if dice > 0 && prey > 0 {
                merits.push(Merit::new("attacks", 0.6 * f32::from(dice), json!({ "land": land, "dice": after.all_dice(power, land) })));
            }
            let played = after.cards_in(land).count().saturating_sub(self.cards_in(land).count());
            if played > 0 {
                merits.push(Merit::new("plays_card", 1.0, json!({ "land": land })));
            }
        }
        strongest(merits)
    }

    /// How much what `power` has is to the taste of `style`, 0 to 1.
    pub(crate) fn pleases(&self, power: Power, style: Style) -> f32 {
        let lands = || Land::all().filter(|land| !self.is_ruined(*land));
        let share = |number: f32, of: f32| (number / of).clamp(0.0, 1.0);
        match style {
            Style::Raider => {
                let facing = |land: Land| self.figures_in(land).minus(self.troops(power, land)).number();
                let prey: u8 = lands().filter(|land| self.all_dice(power, *land) > 0).map(facing).sum();
                share(f32::from(prey), 8.0)
            }
            Style::Settler => share(lands().map(|land| f32::from(self.count(power, Kind::Cultist, land))).sum(), 6.0),
            Style::Banker => share(self.outlook().points[power.index()], 12.0),
            Style::Trickster => {
                share(lands().flat_map(|land| self.cards_in(land)).filter(|card| card.power() == power).fold(0.0, |sum, _| sum + 1.0), 4.0)
            }
        }
    }
}
