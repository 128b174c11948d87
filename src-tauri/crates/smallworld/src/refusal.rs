//! Why an action is refused.

use serde::Serialize;
use tabletop::Seat;
use thiserror::Error;

pub use crate::board::Entry;
use crate::board::region::Region;

/// What makes a region immune (SW-53). Where several do, the first of them is named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Guard {
    /// The Dragon.
    Dragon,
    /// A hero.
    Hero,
    /// A Halfling hole.
    Hole,
    /// The Balrog (UG-L11).
    Balrog,
    /// The Great Ancient (UG-F1).
    Ancient,
    /// The Queen (UG-H11).
    Queen,
    /// The Ghost (UG-L5).
    Ghost,
    /// A watch tower (WC-102).
    Tower,
}

/// The moment before which something is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The tokens are readied.
    Ready,
    /// The first conquest.
    Conquest,
    /// The final attempt.
    Attempt,
}

impl Moment {
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Self::Ready => "a race declines at the start of its turn, before its tokens are readied",
            Self::Conquest => "regions are abandoned before the first conquest",
            Self::Attempt => "that is possible before the final attempt, not after it",
        }
    }
}

/// "1 token", "2 tokens".
fn many(count: u8, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// The rule that refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The action belongs to another step of the turn (SW-12).
    #[error("that is not possible in this step of the turn")]
    NotNow,
    /// The board has no such region.
    #[error("this board has no region {region}")]
    NoSuchRegion {
        /// The number that was named.
        region: Region,
    },
    /// The market has no such combo.
    #[error("the market has no combo {combo}")]
    NoSuchCombo {
        /// The number that was named, from 0.
        combo: u8,
    },
    /// It costs more coins than there are: a combo (SW-5), a recruit (WC-67), the wolf form (WC-89).
    #[error("this costs {} and there are {coins}", many(*cost, "coin"))]
    CannotPay {
        /// Coins due.
        cost: u8,
        /// Coins there.
        coins: u16,
    },
    /// The region is not beside one of the same race (SW-23).
    #[error("the region is not adjacent to a region of this race")]
    NotAdjacent,
    /// A race without a region comes in elsewhere (SW-22, UG-C8, UG-F3, WC-20).
    #[error("{}", .way.text())]
    NotAtEntry {
        /// Where it comes in.
        way: Entry,
    },
    /// The race holds the region already.
    #[error("this race holds the region already")]
    OwnRegion,
    /// Seas and lakes are for races that may take water (SW-78, UG-F8, WC-82).
    #[error("this race cannot take water")]
    Water,
    /// Nobody may conquer here (SW-53).
    #[error("the region is immune")]
    Immune {
        /// What guards it.
        kind: Guard,
    },
    /// The Diplomat has made peace (SW-68).
    #[error("there is peace with seat {seat} until their next turn")]
    Ally {
        /// The Diplomat.
        seat: Seat,
    },
    /// A conquest needs a token in hand (SW-26).
    #[error("a conquest needs at least one token in hand")]
    NoTokens,
    /// The price is more than the hand, and the die cannot help (SW-32).
    #[error("{} missing", many(*short, "token"))]
    TooStrong {
        /// How many are missing.
        short: u8,
    },
    /// No die is rolled for a sure conquest (SW-33).
    #[error("the tokens in hand suffice: no die is needed")]
    NoDieNeeded,
    /// The die was thrown, or the race rolls before it chooses (SW-32, SW-65).
    #[error("there is no final attempt now")]
    NoAttempt,
    /// The die has been rolled for the next conquest (SW-65).
    #[error("the die has been rolled already")]
    AlreadyRolled,
    /// The die comes first (house rule, SW-65).
    #[error("roll the die first")]
    MustRoll,
    /// The region was abandoned this turn (house rule, SW-20).
    #[error("the region was abandoned this turn")]
    Abandoned,
    /// The moment has passed: for declining (SW-37), for abandoning (SW-20), for what comes before the final attempt (WC-69, WC-108).
    #[error("{}", .before.text())]
    TooLate {
        /// Before what it would have been possible.
        before: Moment,
    },
    /// The race cannot do this.
    #[error("this race cannot do that")]
    NoAbility,
    /// The Dragon has been used this turn (SW-70).
    #[error("the Dragon has been used this turn")]
    DragonUsed,
    /// Sorcerers replace a lone active token of an opponent (SW-56, SW-57).
    #[error("only a lone token of an opponent's active race can be replaced")]
    NotLone,
    /// Once a turn for each opponent (SW-56).
    #[error("this opponent has had a token replaced this turn")]
    AlreadySubstituted,
    /// The tray is empty (SW-57).
    #[error("there is no token of this race left in the tray")]
    TrayEmpty,
    /// The race does not hold the region.
    #[error("this race does not hold the region")]
    NotHeld,
    /// Each region keeps a token (SW-21).
    #[error("each region keeps at least one token")]
    LastToken,
    /// There is no such piece in hand.
    #[error("there is no such piece in hand")]
    NothingInHand,
    /// No such piece stands there.
    #[error("no such piece stands there")]
    NothingThere,
    /// One such piece stands there already.
    #[error("one such piece stands there already")]
    AlreadyThere,
    /// One fortress a turn (SW-73).
    #[error("one fortress a turn")]
    FortressBuilt,
    /// Pieces must be put down first.
    #[error("put down what is in hand first")]
    StillInHand,
    /// The extra Amazons must be taken back first (SW-42).
    #[error("take back {} more first", many(*missing, "token"))]
    Owed {
        /// How many more.
        missing: u8,
    },
    /// So many changes in one redeployment are enough.
    #[error("this redeployment has had enough changes: put down what is in hand and finish")]
    EnoughTaken,
    /// Nobody enters a chasm (UG-C4).
    #[error("nobody can enter a chasm")]
    Chasm,
    /// The Liches want a coin (UG-F7).
    #[error("conquering Liches costs a coin, and there is none")]
    CannotBribe,
    /// Gnomes are won from beside and for the plain price only (UG-F4).
    #[error("against Gnomes nothing helps: they are won from a bordering region, for the plain price")]
    Warded,
    /// The active race does not hold the relic or place, or it has not been found (UG-K1).
    #[error("the active race does not hold what this needs")]
    NotHolding,
    /// Relics and the Bag serve once a turn (UG-K).
    #[error("it has been used this turn")]
    Used,
    /// These relics cannot serve together (UG-H6, UG-K8).
    #[error("these cannot be used together")]
    Disagree,
    /// The figure must be placed first.
    #[error("place the figure first")]
    PlaceFirst,
    /// Not in this region: a figure, a relic, a token moved by force.
    #[error("that is not possible there")]
    NotThere,
    /// Only two regions a turn are reborn, and only with a token to put there (UG-H10).
    #[error("no more of the Reborn can go over this turn")]
    EnoughReborn,
    /// Only for Crystal regions and those next to one of one's own (UG-F17).
    #[error("the Will-o'-Wisps roll only for Crystal regions and for those next to one they hold")]
    NotAglow,
    /// What protects the region has to be paid for in full (WC-38, WC-52).
    #[error("what protects it costs {}, and there are fewer", many(*coins, "coin"))]
    CannotPayFee {
        /// Coins due.
        coins: u8,
    },
    /// Tauren go about in pairs (WC-79).
    #[error("Tauren never stand alone: this needs two tokens")]
    LoneTauren,
    /// Worgen choose their form first (WC-89).
    #[error("choose human or wolf form first")]
    ChooseForm,
    /// Only regions with a source of magic change places (WC-112).
    #[error("only regions with a source of magic can change places")]
    NotMagic,
    /// Two regions are named in ascending order.
    #[error("name the region with the lower number first")]
    LowerFirst,
    /// A strike is not the first conquest (house rule, WC-71).
    #[error("a strike cannot be the first conquest")]
    StrikeFirst,
    /// No region is left to attack.
    #[error("there is no region to attack")]
    NoTarget,
    /// There is nothing in either of the two regions.
    #[error("there is nothing in either region")]
    NothingToSwap,
    /// The region must be next to one of the race.
    #[error("the region is not next to one of this race")]
    NotNextTo,
    /// The ability has been used as often as a turn allows.
    #[error("there are no uses left this turn")]
    NoUsesLeft,
    /// A wall or fort is taken off before a token (WC-109).
    #[error("the wall or fort there must be removed first")]
    FortFirst,
    /// A race of another faction (WC-136).
    #[error("this team plays its own faction only")]
    OtherFaction,
    /// There are no bombs left (WC-76).
    #[error("there are no bombs left")]
    PileEmpty,
    /// Peace only with an opponent who was not attacked this turn (SW-68).
    #[error("peace is made with an opponent whose active race was not attacked this turn")]
    NotPeaceful,
}
