//! What a price is made of, item by item.

use serde::Serialize;

/// What a price item stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The region itself.
    Land,
    /// A mountain.
    Mountain,
    /// A Troll lair.
    Lair,
    /// A fortress.
    Fortress,
    /// Encampments.
    Encampment,
    /// The Lost Tribes.
    LostTribe,
    /// Race tokens.
    Tokens,
    /// The attacking race's discount.
    Race,
    /// The attacking race's power.
    Power,
    /// The Berserk die.
    BerserkDie,
    /// The Dragon takes any region with one token.
    Dragon,
    /// A substitution takes its token from the tray.
    Substitute,
    /// A river, which takes 1 instead of 2 (UG-C3).
    River,
    /// Armors (UG-H12).
    Armor,
    /// The Keep (UG-L7).
    Keep,
    /// Monsters.
    Monsters,
    /// One's own declined tokens do not defend against oneself (UG-C2).
    OwnDeclined,
    /// What a race pays more for every conquest (UG-F12).
    Surcharge,
    /// Next to the Great Ancient (UG-F1).
    Ancient,
    /// Vengeance (UG-H17).
    Vengeance,
    /// The Sword of the Killer Rabbit (UG-K7).
    Sword,
    /// The Volcano: as if nobody were there (UG-F3).
    Volcano,
    /// The Stinky Troll's Socks: as if nobody were there (UG-K4).
    Socks,
    /// What lifts the sum to the fewest tokens.
    Minimum,
    /// Murlocs.
    Murloc,
    /// The voyage to a far shore (WC-19).
    Voyage,
    /// A wisp wall (WC-83).
    Wall,
    /// A fort (WC-107).
    Fort,
    /// Beasts (WC-93).
    Beast,
    /// The champion; as a way of conquest: he alone takes the region (WC-97).
    Champion,
    /// Frostmourne (WC-122).
    Frostmourne,
    /// The Ethereals' claim (WC-65).
    Claim,
    /// The Doomhammer: what it saves (WC-121).
    Doomhammer,
    /// What the die of a strike has given (WC-69).
    Strike,
    /// A place or a relic that has no name of its own here.
    Find,
}

/// One item of a price, in tokens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PriceItem {
    /// What it stands for.
    pub cause: Cause,
    /// Which race or power, for discounts; which place or relic, if it has no name of its own as a cause.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub id: Option<String>,
    /// Tokens, negative for discounts.
    pub amount: i16,
}

impl PriceItem {
    pub(crate) const fn plain(cause: Cause, amount: i16) -> Self {
        Self { cause, id: None, amount }
    }
}
