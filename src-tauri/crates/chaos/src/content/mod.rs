//! What is in the box, as data: lands, powers, cards, tokens. Effects are in the files of the phases.

mod lands;
mod old_world;
mod powers;

pub use lands::{LANDS, LandData, NEAR, RUINERS, RUINS};
pub use old_world::{OLD_WORLD, OldWorld, OldWorldData};
pub use powers::POWERS;

use serde::{Deserialize, Serialize};

/// Where a fact or an effect comes from; the card reference of the app shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Found in public sources.
    Public,
    /// Partly found; the missing detail is ours.
    Mixed,
    /// Our own effect under the public name.
    Original,
}

/// When the text of a card works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// At once, when it is played.
    OnPlay,
    /// As long as it lies there.
    InPlay,
    /// When its cost is paid.
    Paying,
    /// In the Summoning Phase.
    Summoning,
    /// At the start of each battle in the land.
    BattleStart,
    /// In battles.
    Battle,
    /// Whenever a figure is killed.
    Kill,
    /// After a battle in the land.
    AfterBattle,
    /// When all battles have been fought.
    BattleEnd,
    /// In the Domination Step.
    Domination,
    /// In the Corruption Step.
    Corruption,
    /// When Chaos cards are removed.
    Removal,
    /// In the End Phase.
    End,
    /// As long as it lies on the track.
    Track,
    /// Only when it is revealed.
    Once,
}

/// A kind of figure of a power.
#[derive(Clone, Copy, Debug)]
pub struct FigureData {
    /// Its name.
    pub id: &'static str,
    /// How many the power has.
    pub count: u8,
    /// What summoning one costs, in power.
    pub cost: u8,
    /// Dice in battle.
    pub attack: u8,
    /// Hits that kill it.
    pub defence: u8,
}

/// A Chaos card.
#[derive(Clone, Copy, Debug)]
pub struct CardData {
    /// Its name.
    pub id: &'static str,
    /// How many are in the deck.
    pub copies: u8,
    /// What playing it costs, in power, and what it counts for domination (CH-36).
    pub cost: u8,
    /// Whether it shows the magic symbol (CH-61).
    pub magic: bool,
    /// When its text works.
    pub when: When,
    /// Where its effect comes from.
    pub origin: Origin,
}

/// An upgrade card.
#[derive(Clone, Copy, Debug)]
pub struct UpgradeData {
    /// Its name.
    pub id: &'static str,
    /// Where its effect comes from.
    pub origin: Origin,
    /// Whether the name is ours, since the printed one was not found.
    pub own_name: bool,
}

/// What a tick of a dial brings (CH-72).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Nothing: the start.
    None,
    /// Victory points.
    Points(u8),
    /// An upgrade of one's choice.
    Upgrade,
    /// Chaos cards.
    Draw(u8),
    /// Corruption tokens of anybody are taken off, anywhere.
    RemoveCorruption(u8),
    /// Old World tokens are taken off, anywhere.
    RemoveToken(u8),
    /// Warpstones are placed, anywhere.
    Warpstone(u8),
    /// Nobles are placed, anywhere.
    Noble(u8),
    /// The dial has reached Victory.
    Victory,
}

/// A power as printed.
#[derive(Clone, Copy, Debug)]
pub struct PowerData {
    /// Its name.
    pub id: &'static str,
    /// Power per round.
    pub power: u8,
    /// Cultists, warriors, the greater daemon.
    pub figures: [FigureData; 3],
    /// Threat and reward of each tick, from the start (CH-2); 255: Victory, above all others (CH-11).
    pub dial: &'static [(u8, Reward)],
    /// Its Chaos cards.
    pub cards: &'static [CardData],
    /// Its upgrades: cultists, warriors, the greater daemon, more power, and one of its own.
    pub upgrades: [UpgradeData; 5],
}

/// Kinds of Old World tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Token {
    /// Marks lands for the comet card on the track.
    Event,
    /// Kills in the End Phase (CH-67).
    Hero,
    /// A point more for dominating (CH-56).
    Noble,
    /// May be attacked, and is kept by who kills it.
    Peasant,
    /// Resistance 1 lower (CH-55).
    Skaven,
    /// Counts for ruin (CH-58).
    Warpstone,
}

impl Token {
    /// All kinds.
    pub const ALL: [Self; 6] = [Self::Event, Self::Hero, Self::Noble, Self::Peasant, Self::Skaven, Self::Warpstone];

    /// Its name.
    pub const fn id(self) -> &'static str {
        ["event", "hero", "noble", "peasant", "skaven", "warpstone"][self as usize]
    }

    /// How many are in the box.
    pub const fn supply(self) -> u8 {
        [6, 4, 6, 20, 6, 14][self as usize]
    }
}

/// Corruption tokens of each power.
pub const CORRUPTION: u8 = 29;
/// Corruption and Warpstones that ruin a land (CH-58).
pub const RUIN: u8 = 12;
/// Victory points that end the game (CH-73).
pub const GOAL: u16 = 50;
/// Ruined lands that end the game (CH-73).
pub const RUINED_LANDS: u8 = 5;
/// Chaos cards at the start (CH-3).
pub const START_CARDS: u8 = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ch_11_the_dials_share_out_1_to_34() {
        let mut threats: Vec<u8> = POWERS.iter().flat_map(|p| p.dial).map(|(threat, _)| *threat).filter(|t| *t != 255).collect();
        threats.sort_unstable();
        assert_eq!(threats, (1..=34).collect::<Vec<_>>());
        for power in &POWERS {
            assert_eq!(power.dial.last().map(|(_, reward)| *reward), Some(Reward::Victory));
            assert_eq!(power.dial.iter().filter(|(_, r)| *r == Reward::Upgrade).count(), 3);
        }
    }

    #[test]
    fn ch_3_ch_5_decks() {
        let costs: Vec<u32> = POWERS.iter().map(|p| p.cards.iter().map(|c| u32::from(c.copies * c.cost)).sum()).collect();
        assert_eq!(costs, [26, 27, 19, 31]);
        assert!(POWERS.iter().all(|p| p.cards.iter().map(|c| c.copies).sum::<u8>() == 24));
        assert_eq!(OLD_WORLD.iter().map(|c| c.copies).sum::<u8>(), 28);
        assert_eq!(OLD_WORLD.iter().filter(|c| c.comet).count(), 6);
    }

    #[test]
    fn ch_7_borders_go_both_ways() {
        for (here, land) in LANDS.iter().enumerate() {
            for there in land.adjacent {
                assert!(LANDS[*there as usize].adjacent.contains(&(here as u8)), "{} and {there}", land.id);
            }
        }
    }
}
