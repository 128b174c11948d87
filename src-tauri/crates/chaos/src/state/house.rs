//! House rules: what the rules leave open, each with the default of the reference.

use tabletop::{Switch, SwitchData, Switches};

/// One switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum House {
    /// A kill in the battle of Reborn in Blood gives Khorne a counter of its own (CH-49).
    RebornCountsAgain,
    /// What Blood Frenzy kills counts for Khorne's counter (CH-48).
    FrenzyCounts,
    /// The dice of Blood Frenzy alone make a battle (CH-48).
    FrenzyMakesBattle,
    /// Nurgle and Tzeentch count corruption tokens placed at any time of the round (against CH-60).
    AnyCorruptionCounts,
    /// Two Changers of Ways blank each other, so that neither works (against CH-37).
    ChangersBlankEachOther,
    /// Each Hero of a land looks anew for the power of highest threat (CH-67).
    HeroesLookAnew,
    /// A comet card removes Event tokens and older comet cards (CH-16).
    CometsReplace,
    /// Electors Sue for Peace and The Grail is Found are in the deck (CH-5).
    AllComets,
    /// All hands lie open: everybody sees every card in hand, so no curtain falls (against CH-3).
    OpenHands,
    /// In the Summoning Phase each power takes all its actions in a row until it has passed, so that the device is handed over once a
    /// power (against CH-22).
    ActionsInARow,
}

/// All switches, in the order of [`House`].
pub static HOUSE_RULES: &[SwitchData<House>] = &[
    SwitchData { switch: House::RebornCountsAgain, id: "reborn_counts_again", default: true, rulings: &["CH-49"] },
    SwitchData { switch: House::FrenzyCounts, id: "frenzy_counts", default: true, rulings: &["CH-48"] },
    SwitchData { switch: House::FrenzyMakesBattle, id: "frenzy_makes_battle", default: true, rulings: &["CH-48"] },
    SwitchData { switch: House::AnyCorruptionCounts, id: "any_corruption_counts", default: false, rulings: &["CH-60"] },
    SwitchData { switch: House::ChangersBlankEachOther, id: "changers_blank_each_other", default: false, rulings: &["CH-37"] },
    SwitchData { switch: House::HeroesLookAnew, id: "heroes_look_anew", default: true, rulings: &["CH-67"] },
    SwitchData { switch: House::CometsReplace, id: "comets_replace", default: true, rulings: &["CH-16"] },
    SwitchData { switch: House::AllComets, id: "all_comets", default: true, rulings: &["CH-5"] },
    SwitchData { switch: House::OpenHands, id: "open_hands", default: false, rulings: &["CH-3"] },
    SwitchData { switch: House::ActionsInARow, id: "actions_in_a_row", default: false, rulings: &["CH-22"] },
];

impl Switch for House {
    fn all() -> &'static [SwitchData<Self>] {
        HOUSE_RULES
    }

    fn number(self) -> u8 {
        self as u8
    }
}

/// The switches of one game.
pub type HouseRules = Switches<House>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_in_order() {
        assert!(HOUSE_RULES.iter().enumerate().all(|(index, data)| data.switch as usize == index));
    }
}
