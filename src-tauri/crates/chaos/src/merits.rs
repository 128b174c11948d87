//! What speaks for a turn, and for which taste.

use serde_json::json;
use tabletop::{Merit, Style, strongest};

use crate::cards::card::Card;
use crate::content::{RUIN, RUINERS};
use crate::state::garrison::Figures;
use crate::state::names::{Kind, Land, Power};
use crate::state::position::{Chaos, Phase};

/// Hits of a die in battle: every other face, and where hits are hard to get.
const HIT: f32 = 0.5;
const DAZZLED_HIT: f32 = 0.2;

impl Chaos {
    /// Whether `power` would dominate a land if its value there were less by `lost`.
    fn would_dominate(&self, power: Power, land: Land, lost: f32) -> bool {
        let value = |power: Power| f32::from(self.domination(power, land));
        let others = self.present().filter(|other| *other != power).map(value);
        let most = others.fold(f32::from(self.resistance(land)), f32::max);
        self.dominator(land).0 == Some(power) && value(power) - lost > most
    }

    /// Whether the battle of this round in a land is still to come, or to be ended.
    fn awaits_battle(&self, land: Land) -> bool {
        match self.phase {
            Phase::OldWorld | Phase::Draw | Phase::Summoning => true,
            Phase::Battle => self.yet_to_fight(land),
            _ => false,
        }
    }

    /// How many figures `power` must expect to lose in a battle in a land: what others hit, they hit among all who are not theirs.
    fn losses(&self, power: Power, land: Land) -> f32 {
        if !self.contested(land) {
            return 0.0;
        }
        let open = |figures: Figures| figures.minus(self.shielded);
        let own = open(self.troops(power, land));
        let dazzled = self.working(Card::DAZZLE, land) > 0;
        let hits = |enemy: Power| {
            let each = if dazzled && enemy != Power::TZEENTCH { DAZZLED_HIT } else { HIT };
            let targets = open(self.figures_in(land).minus(self.troops(enemy, land)));
            each * f32::from(self.all_dice(enemy, land)) * f32::from(own.number()) / f32::from(targets.number().max(1))
        };
        let hits: f32 = self.present().filter(|enemy| *enemy != power).map(hits).sum();
        let toughness: u8 = own.map(|figure| self.defence(figure, land)).sum();
        f32::from(own.number()) * (hits / f32::from(toughness.max(1))).min(1.0)
    }

    /// What the losses of `power` in a battle in a land take from its domination value.
    fn battle_cost(&self, power: Power, land: Land) -> f32 {
        if self.working(Card::ABYSSAL_PACT, land) > 0 { 0.0 } else { self.losses(power, land) }
    }

    /// Corruption tokens that `power` will place in a land in the Corruption Step; `embattled`: cultists may fall before.
    fn sure_to_come(&self, power: Power, land: Land, embattled: bool) -> u8 {
        let lost = if embattled { self.losses(power, land) } else { 0.0 };
        let rounded_up = (0..self.troops(power, land).number()).filter(|fewer| f32::from(*fewer) < lost).count() as u8;
        self.coming(power, land).saturating_sub(rounded_up)
    }

    /// Corruption tokens and Warpstones in a land at the end of the Corruption Step; `embattled`: cultists may fall before.
    fn blight_to_come(&self, land: Land, embattled: bool) -> u8 {
        self.present().fold(self.blight(land), |sum, power| sum.saturating_add(self.sure_to_come(power, land, embattled)))
    }

    /// Whether the way to `after` brings a land to ruin that would have been spared this round.
    fn ruins_until(&self, after: &Self, land: Land) -> bool {
        let embattled = !after.is_ruined(land) && after.awaits_battle(land);
        let falls = |position: &Self| position.blight_to_come(land, embattled) >= RUIN;
        let doomed = self.round == after.round && after.phase <= Phase::Battle && falls(after);
        !self.is_ruined(land) && !falls(self) && (after.is_ruined(land) || doomed)
    }

    /// Whether a card that its power has played on the way to `after` does it good, as positions are appraised.
    fn gains_by(&self, after: &Self, card: Card, land: Land) -> bool {
        let power = card.power();
        let mut with = *after;
        if (after.round, after.phase) != (self.round, self.phase) {
            // The dice have spoken since: only that the card lies there is its merit.
            let Some(slot) = self.free_slot(power, land) else { return false };
            with = *self;
            with.energy[power.index()] = self.energy[power.index()].saturating_sub(self.card_cost(card, land));
            with.hands[power.index()][card.place()] = self.hands[power.index()][card.place()].saturating_sub(1);
            with.slots[land.index()][slot] = Some(card);
        }
        with.worth(power) > self.worth(power)
    }

    /// What speaks for the way of `power` to `after`.
    pub(crate) fn merits_of(&self, after: &Self, power: Power) -> Vec<Merit> {
        let mut merits = Vec::new();
        for land in Land::all() {
            let ruins = self.ruins_until(after, land);
            if ruins {
                let number = after.ruined[land.index()].map_or_else(|| after.ruined.iter().flatten().count(), usize::from);
                let sends = after.coming(power, land) > 0 || after.count(power, Kind::Cultist, land) > 0;
                let takes_part = sends || after.sown[land.index()][power.index()] > 0;
                let points = if takes_part { RUINERS[number.min(RUINERS.len() - 1)] } else { 0 };
                merits.push(Merit::new("ruins", 3.5 + f32::from(points), json!({ "land": land })));
            }
            if after.is_ruined(land) {
                continue;
            }
            self.merits_of_domination(after, power, land, &mut merits);
            let embattled = after.awaits_battle(land);
            let counts = |position: &Self, of: Power| position.earns_counter(of, land, position.sure_to_come(of, land, embattled));
            for other in self.present().filter(|other| *other != power) {
                if counts(self, other) && !counts(after, other) {
                    merits.push(Merit::new("spoils_dial", 2.0, json!({ "land": land, "power": other })));
                }
                let lost = self.troops(other, land).number().saturating_sub(after.troops(other, land).number());
                // Whom Khorne could kill he does not want gone.
                let is_prey = power == Power::KHORNE && after.all_dice(power, land) > 0;
                if lost > 0 && !is_prey {
                    merits.push(Merit::new("thins", f32::from(lost), json!({ "land": land, "power": other, "count": lost })));
                }
            }
            if counts(after, power) && !counts(self, power) {
                merits.push(Merit::new("turns_dial", 3.0, json!({ "land": land })));
            }
            let more = |what: fn(&Self, Power, Land) -> u8| what(after, power, land) > what(self, power, land);
            // By a card, as Perverse Infiltration, at once.
            let places = after.phase == self.phase && more(|position, power, land| position.corruption[land.index()][power.index()]);
            let sends = more(|position, power, land| position.count(power, Kind::Cultist, land)) && more(Self::missionaries);
            let corrupts = places || sends;
            if corrupts && !ruins {
                let near = f32::from(after.blight(land)) / f32::from(RUIN);
                merits.push(Merit::new("corrupts", 0.8 + 2.0 * near.min(1.0), json!({ "land": land, "tokens": after.blight(land) })));
            }
            let dice = after.all_dice(power, land).saturating_sub(self.all_dice(power, land));
            let prey = after.figures_in(land).minus(after.troops(power, land)).number();
            if dice > 0 && prey > 0 {
                merits.push(Merit::new("attacks", 0.6 * f32::from(dice), json!({ "land": land, "dice": after.all_dice(power, land) })));
            }
            let copies = |position: &Self, card: Card| position.cards_in(land).filter(|other| *other == card).count();
            for card in Card::of(power).filter(|card| copies(after, *card) > copies(self, *card)) {
                if self.gains_by(after, card, land) {
                    merits.push(Merit::new("plays_card", 1.0, json!({ "land": land, "card": card })));
                }
            }
        }
        strongest(merits)
    }

    /// Who dominates a land: surely only who would do so after the losses of the battle that is still to come.
    fn merits_of_domination(&self, after: &Self, power: Power, land: Land, merits: &mut Vec<Merit>) {
        if self.round != after.round {
            return;
        }
        let (prize, embattled) = (f32::from(after.prize(land)), after.awaits_battle(land));
        let lost = |position: &Self, of: Power| if embattled { position.battle_cost(of, land) } else { 0.0 };
        let surely = |position: &Self, of: Power| position.would_dominate(of, land, lost(position, of).ceil());
        let maybe = |position: &Self, of: Power| position.would_dominate(of, land, lost(position, of).floor());
        if surely(after, power) && !surely(self, power) {
            merits.push(Merit::new("dominates", 1.0 + prize, json!({ "land": land, "points": after.prize(land) })));
        }
        for other in self.present().filter(|other| *other != power) {
            if surely(self, other) && !surely(after, other) {
                let (word, weight) = if maybe(after, other) { ("contests", 0.4) } else { ("denies", 0.8) };
                merits.push(Merit::new(word, weight * (1.0 + prize), json!({ "land": land, "power": other })));
            }
        }
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
