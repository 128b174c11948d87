//! What races and powers can do: words with parameters, as the files of the boxes write them.

use serde::{Deserialize, Serialize};

use crate::board::region::RegionSet;
use crate::board::{Board, Symbol, Terrains};
use crate::origin::Faction;

/// Regions that a discount or an income speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// Every region.
    Anywhere,
    /// Regions of these terrains.
    Of(Terrains),
    /// Regions that show this symbol.
    With(Symbol),
    /// Land beside water.
    Coast,
    /// Regions beside a region of these terrains that the race itself holds.
    BesideOwn(Terrains),
    /// Regions with a Popular Place (UG-H1).
    WithPlace,
    /// Regions beside a sea or a lake, water itself included (WC-106).
    Shore,
    /// Regions in which somebody stands (WC-32).
    Occupied,
}

impl Where {
    /// The kinds of regions that `word` may speak of, by their names in files.
    pub(crate) fn kinds_of(word: &str) -> Vec<&'static str> {
        match word {
            "links" | "tunnels" | "swaps" => vec!["with"],
            "gambles" => vec!["of"],
            "discount" => vec!["of", "with", "anywhere", "coast", "beside_own", "with_place", "shore", "occupied"],
            _ => vec!["of", "with", "anywhere", "coast", "beside_own", "with_place", "shore"],
        }
    }
}

/// What lies on the ground of a position: the board, and the regions with a Popular Place.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// The board.
    pub board: &'static Board,
    /// Regions with a place.
    pub places: RegionSet,
    /// Regions in which somebody stands.
    pub occupied: RegionSet,
}

impl Where {
    /// The regions meant, for a race that holds `own`.
    #[inline]
    pub fn regions(self, ground: Ground, own: RegionSet) -> RegionSet {
        let board = ground.board;
        match self {
            Self::Anywhere => board.all,
            Self::Of(terrains) => board.of_terrains(terrains),
            Self::With(symbol) => board.with_symbol(symbol),
            Self::Coast => board.coast,
            Self::BesideOwn(terrains) => board.beside_any(own & board.of_terrains(terrains)),
            Self::WithPlace => ground.places,
            Self::Shore => board.shore,
            Self::Occupied => ground.occupied,
        }
    }
}

/// The parameters of an ability. Each word takes some of them, and no others (see [`Field`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Params {
    /// Which regions it speaks of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub regions: Option<Where>,
    /// Coins.
    #[serde(skip_serializing_if = "none")]
    pub coins: u8,
    /// Tokens.
    #[serde(skip_serializing_if = "none")]
    pub tokens: u8,
    /// How many regions for one of what it gives.
    #[serde(skip_serializing_if = "none")]
    pub every: u8,
    /// How many pieces.
    #[serde(skip_serializing_if = "none")]
    pub count: u8,
    /// How often a turn.
    #[serde(skip_serializing_if = "none")]
    pub times: u8,
    /// A faction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// Whether it still works in decline.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub declined: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn none(number: &u8) -> bool {
    *number == 0
}

impl Params {
    /// The sign that its regions show, where they are those with a sign.
    pub const fn symbol(&self) -> Option<Symbol> {
        if let Some(Where::With(symbol)) = self.regions { Some(symbol) } else { None }
    }

    /// The terrains of its regions, where they are those of some terrains.
    pub const fn terrains(&self) -> Option<Terrains> {
        if let Some(Where::Of(terrains)) = self.regions { Some(terrains) } else { None }
    }

    /// Those that are said.
    pub fn said(&self) -> impl Iterator<Item = Field> + use<> {
        let said = [
            (self.regions.is_some(), Field::Regions),
            (self.coins > 0, Field::Coins),
            (self.tokens > 0, Field::Tokens),
            (self.every > 0, Field::Every),
            (self.count > 0, Field::Count),
            (self.times > 0, Field::Times),
            (self.faction.is_some(), Field::Faction),
        ];
        said.into_iter().filter(|(is, _)| *is).map(|(_, field)| field)
    }
}

/// A parameter by its name. `declined` is not among them: it may be said of an income or left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// [`Params::regions`].
    Regions,
    /// [`Params::coins`].
    Coins,
    /// [`Params::tokens`].
    Tokens,
    /// [`Params::every`].
    Every,
    /// [`Params::count`].
    Count,
    /// [`Params::times`].
    Times,
    /// [`Params::faction`].
    Faction,
}

/// One thing a race or a power does: a word of the vocabulary with its parameters. Each speaks of the active race unless it says otherwise
/// (SW-40).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ability {
    /// The word.
    pub word: &'static str,
    /// What goes with it.
    #[serde(flatten)]
    pub params: Params,
}

/// A word of the vocabulary: what it is called, what it takes, what it says.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Word {
    /// Its name in the files of the boxes.
    pub name: &'static str,
    /// The parameters it takes, all of which have to be said.
    pub takes: &'static [Field],
    /// What it says, in a sentence.
    pub says: &'static str,
}

/// The words that take parameters, and that the frame itself understands.
pub static PARAMETRIC: &[Word] = &[
    Word {
        name: "income",
        takes: &[Field::Regions, Field::Coins],
        says: "`coins` for each held region of the kind, each turn; `declined`: also in decline.",
    },
    Word {
        name: "income_per",
        takes: &[Field::Regions, Field::Every],
        says: "One coin for every `each` held regions of the kind (UG-H2).",
    },
    Word { name: "crowded", takes: &[Field::Tokens], says: "One coin for each held region with so many tokens or more (UG-H4)." },
    Word { name: "united", takes: &[Field::Coins], says: "So many coins if all held regions hang together, by reach (UG-H3)." },
    Word {
        name: "toll",
        takes: &[Field::Coins],
        says: "In decline, an opponent pays its owner so many coins for conquering a region, or may not (UG-F7).",
    },
    Word { name: "pension", takes: &[Field::Coins], says: "So many coins each turn while it holds a region in decline (UG-H18)." },
    Word { name: "wage", takes: &[Field::Coins], says: "So many coins each turn, with or without regions." },
    Word { name: "dowry", takes: &[Field::Coins], says: "So many coins at the end of the race's first turn." },
    Word { name: "plunder", takes: &[Field::Coins], says: "So many coins for each non-empty region conquered this turn." },
    Word {
        name: "discount",
        takes: &[Field::Regions, Field::Tokens],
        says: "Conquering such regions takes fewer tokens; at least one remains (SW-25).",
    },
    Word { name: "surcharge", takes: &[Field::Tokens], says: "Every conquest takes so many tokens more (UG-F12)." },
    Word {
        name: "hammers",
        takes: &[Field::Regions],
        says: "One hammer at each redeployment for each such region: it counts as a token when conquering (UG-F6).",
    },
    Word { name: "grows", takes: &[Field::Regions], says: "One new token at redeployment for each such region (UG-F11)." },
    Word {
        name: "gambles",
        takes: &[Field::Regions],
        says: "For such regions, and those next to one it holds, the die may be rolled before paying (UG-F17).",
    },
    Word {
        name: "armors",
        takes: &[Field::Regions],
        says: "One armor after the conquests for each such region: +1 defence, also in decline (UG-H12).",
    },
    Word { name: "links", takes: &[Field::Regions], says: "Regions with the symbol are adjacent to each other for conquest." },
    Word {
        name: "conquest_only",
        takes: &[Field::Tokens],
        says: "So many extra tokens that only conquer, and leave at the end of redeployment.",
    },
    Word { name: "recruits", takes: &[Field::Every], says: "One new token for each so many non-empty regions conquered this turn." },
    Word { name: "holes", takes: &[Field::Count], says: "The first so many regions ever conquered become immune until left." },
    Word { name: "encamps", takes: &[Field::Count], says: "So many encampments to put down at redeployment, each +1 defence." },
    Word {
        name: "fortifies",
        takes: &[Field::Count],
        says: "One fortress a turn, so many on the map: +1 defence, also in decline, and 1 coin while active.",
    },
    Word {
        name: "heroes",
        takes: &[Field::Count],
        says: "So many heroes at the end of the turn, in different regions, which become immune.",
    },
    Word {
        name: "walls",
        takes: &[Field::Regions],
        says: "A wisp wall in each such region it conquers: +1 defence, also in decline (WC-83).",
    },
    Word {
        name: "tunnels",
        takes: &[Field::Regions],
        says: "Regions with the sign are always adjacent, for the first conquest too (WC-81).",
    },
    Word {
        name: "objectives",
        takes: &[Field::Count],
        says: "So many objectives on others' regions: who conquers one is paid, and its owner too (WC-77).",
    },
    Word { name: "feud", takes: &[Field::Faction], says: "A coin for each region conquered from a race of this faction (WC-84)." },
    Word { name: "beasts", takes: &[Field::Regions], says: "One beast a turn for each such region held, five at most (WC-93)." },
    Word {
        name: "towers",
        takes: &[Field::Regions],
        says: "A watch tower in each such region next to which no other race holds as many regions: nobody can touch it (WC-101).",
    },
    Word {
        name: "intimidates",
        takes: &[Field::Times],
        says: "So many times a turn, a token next door is moved to another region of its race, or lost (WC-108).",
    },
    Word {
        name: "region_toll",
        takes: &[Field::Regions, Field::Coins],
        says: "Who conquers such a region while it is held pays so many coins, in decline too (WC-111).",
    },
    Word {
        name: "swaps",
        takes: &[Field::Regions, Field::Times],
        says: "So many times a turn, everything in two regions with the sign changes places (WC-112).",
    },
];

/// Numbers the words without a parameter, so that a set of them is a number with a bit for each.
macro_rules! plain_words {
    ($($bit:ident = $name:literal: $says:literal,)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "they number the constants below")]
        #[repr(u8)]
        enum Number { $($bit,)* }

        /// The words without a parameter that the frame itself understands.
        pub static PLAIN: &[Word] = &[$(Word { name: $name, takes: &[], says: $says },)*];

        /// Words without a parameter, as bits.
        pub mod trait_bits {
            use super::Number;

            $(
                #[doc = $says]
                pub const $bit: u64 = 1 << Number::$bit as u8;
            )*

            /// The bit of a word without a parameter; 0 for the others.
            pub fn of(word: &str) -> u64 {
                match word {
                    $($name => $bit,)*
                    _ => 0,
                }
            }
        }
    };
}

plain_words! {
    SECLUDED = "secluded": "One coin for each held region beside which no other race and no Monsters stand (UG-F2).",
    SCATTERED = "scattered": "One coin for each group of held regions (UG-H9).",
    STEALS = "steals": "A coin from each other player with an active token beside a held region (UG-H13).",
    MARTYRS = "martyrs": "A coin at once for each region that an opponent conquers (UG-H7).",
    WARDED = "warded": "Nothing that others own helps them conquer its regions: only plain reach and the plain price (UG-F4).",
    VOLCANO = "volcano": "The Volcano stands in a chasm: the first conquest is beside it, and all that hangs together from there is attacked as if it were empty (UG-F3).",
    ANCIENT = "ancient": "The Great Ancient stands in the first region conquered: that is immune, regions next to it cost 1 less (UG-F1).",
    CROSSES_CHASMS = "crosses_chasms": "Regions beside any chasm are adjacent to all its regions, and may be the first conquest (UG-F16).",
    PASSES_WATER = "passes_water": "Water does not break its reach (UG-F9).",
    EXCHANGES = "exchanges": "When picked, its badge may be exchanged with another of the market (UG-F14).",
    DRAINS = "drains": "Once a turn for each opponent, a lone active token is replaced by one of its own (UG-H15).",
    AVENGES = "avenges": "Regions of those who attacked it cost 1 less in its next turn (UG-H17).",
    BAG = "bag": "The Bag is any one revealed relic each turn (UG-H6).",
    QUEEN = "queen": "The Queen makes one of its regions immune, also in decline (UG-H11).",
    KEEPS_TOKENS = "keeps_tokens": "In decline every token stays (UG-H14).",
    VANISHES = "vanishes": "At decline it leaves the map, and each region pays once more (UG-H16).",
    REBORN = "reborn": "In decline, one or two of its regions go over to the active race each turn (UG-H10).",
    FLIES = "flies": "Any land may be conquered, near or far, at the first conquest too.",
    ENTERS_ANYWHERE = "enters_anywhere": "The first conquest may be any land region.",
    TAKES_WATER = "takes_water": "Water may be conquered while active, and is kept in decline.",
    LOSES_NONE = "loses_none": "No token is lost when conquered, while active.",
    ACTS_IN_DECLINE = "acts_in_decline": "In decline every token stays, and the race goes on conquering before the active race acts.",
    LAIRS = "lairs": "Each held region has a lair: +1 defence, also in decline.",
    SUBSTITUTES = "substitutes": "Once a turn for each opponent, a lone active token next door is replaced by one from the tray.",
    ROLLS_FIRST = "rolls_first": "The die may be rolled before each conquest, and there is no final attempt.",
    DRAGON = "dragon": "Once a turn, one token takes a region whatever defends it; the dragon there makes it immune.",
    ALLIES = "allies": "At the end of the turn, peace with one opponent who was not attacked.",
    HAUNTS = "haunts": "In decline it does not count as the one declined race.",
    DECLINES_LATE = "declines_late": "May decline at the end of an ordinary turn.",
    PAIRS = "pairs": "Never fewer than two tokens in a region, in decline too (WC-79).",
    ENTERS_BY_WATER = "enters_by_water": "Water may be the first conquest (WC-82).",
    FORTS = "forts": "A fort in each region it conquers, as long as the box has one (WC-107).",
    SPARES_FIRST = "spares_first": "The first token that would be lost in an opponent's turn stays in hand (WC-61).",
    CLAIMS = "claims": "Once a turn: an artifact next door is taken over, or a legendary place next door costs 2 less (WC-65).",
    BUYS_TOKENS = "buys_tokens": "A new token for a coin, for each token of others it made them lose (WC-67).",
    STRIKES = "strikes": "Once a turn, a conquest anywhere with the die rolled before paying (WC-69).",
    BOMBS = "bombs": "Bombs beside its regions, which go off or not at its next turn (WC-72).",
    HARMONY = "harmony": "Opponents whose active race it did not attack pay 2 coins before they attack it (WC-85).",
    SHAPES = "shapes": "At the start of each turn 2 coins, or for a coin all conquests cost 1 less (WC-89).",
    COLLECTS = "collects": "A coin for each artifact and place it holds (WC-91).",
    CHAMPION = "champion": "Once a turn the champion takes an adjacent region whatever defends it, and defends it (WC-97).",
    ENRAGED = "enraged": "As many coins as tokens for each region conquered from two or more of them (WC-103).",
    EXPLORES = "explores": "A coin for each island with a region (WC-104).",
    SAILS = "sails": "No voyage is paid (WC-114).",
}
