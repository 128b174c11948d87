//! What races and powers can do: a small vocabulary with parameters. Content is lists of these; the frame asks the compiled [`Kit`].

use crate::board::region::RegionSet;
use crate::board::{Board, Symbol, Terrains};
use crate::origin::Faction;

/// Regions that a discount or an income speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// One thing a race or a power does. Each speaks of the active race unless it says otherwise (SW-40).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// `coins` for each held region of the kind, each turn; `declined`: also in decline.
    Income {
        /// Which regions pay.
        regions: Where,
        /// Coins for each.
        coins: u8,
        /// Whether it still pays in decline.
        declined: bool,
    },
    /// One coin for every `each` held regions of the kind (UG-H2).
    IncomePer {
        /// Which regions count.
        regions: Where,
        /// Regions for a coin.
        each: u8,
    },
    /// One coin for each held region beside which no other race and no Monsters stand (UG-F2).
    Secluded,
    /// One coin for each held region with so many tokens or more (UG-H4).
    Crowded(u8),
    /// So many coins if all held regions hang together, by reach (UG-H3).
    United(u8),
    /// One coin for each group of held regions (UG-H9).
    Scattered,
    /// A coin from each other player with an active token beside a held region (UG-H13).
    Steals,
    /// A coin at once for each region that an opponent conquers (UG-H7).
    Martyrs,
    /// In decline, an opponent pays its owner so many coins for conquering a region, or may not (UG-F7).
    Toll(u8),
    /// So many coins each turn while it holds a region in decline (UG-H18).
    Pension(u8),
    /// So many coins each turn, with or without regions.
    Wage(u8),
    /// So many coins at the end of the race's first turn.
    Dowry(u8),
    /// So many coins for each non-empty region conquered this turn.
    Plunder(u8),
    /// Conquering such regions takes fewer tokens; at least one remains (SW-25).
    Discount {
        /// Where.
        regions: Where,
        /// How many tokens fewer.
        less: u8,
    },
    /// Every conquest takes so many tokens more (UG-F12).
    Surcharge(u8),
    /// Nothing that others own helps them conquer its regions: only plain reach and the plain price (UG-F4).
    Warded,
    /// The Volcano stands in a chasm: the first conquest is beside it, and all that hangs together from there is attacked as if it were
    /// empty (UG-F3).
    Volcano,
    /// The Great Ancient stands in the first region conquered: that is immune, regions next to it cost 1 less (UG-F1).
    Ancient,
    /// Regions beside any chasm are adjacent to all its regions, and may be the first conquest (UG-F16).
    CrossesChasms,
    /// Water does not break its reach (UG-F9).
    PassesWater,
    /// One hammer at each redeployment for each such region: it counts as a token when conquering (UG-F6).
    Hammers(Where),
    /// One new token at redeployment for each such region (UG-F11).
    Grows(Where),
    /// For such regions, and those next to one it holds, the die may be rolled before paying (UG-F17).
    Gambles(Terrains),
    /// When picked, its badge may be exchanged with another of the market (UG-F14).
    Exchanges,
    /// Once a turn for each opponent, a lone active token is replaced by one of its own (UG-H15).
    Drains,
    /// Regions of those who attacked it cost 1 less in its next turn (UG-H17).
    Avenges,
    /// The Bag is any one revealed relic each turn (UG-H6).
    Bag,
    /// One armor after the conquests for each such region: +1 defence, also in decline (UG-H12).
    Armors(Where),
    /// The Queen makes one of its regions immune, also in decline (UG-H11).
    Queen,
    /// In decline every token stays (UG-H14).
    KeepsTokens,
    /// At decline it leaves the map, and each region pays once more (UG-H16).
    Vanishes,
    /// In decline, one or two of its regions go over to the active race each turn (UG-H10).
    Reborn,
    /// Any land may be conquered, near or far, at the first conquest too.
    Flies,
    /// The first conquest may be any land region.
    EntersAnywhere,
    /// Regions with the symbol are adjacent to each other for conquest.
    Links(Symbol),
    /// Water may be conquered while active, and is kept in decline.
    TakesWater,
    /// So many extra tokens that only conquer, and leave at the end of redeployment.
    ConquestOnly(u8),
    /// One new token for each so many non-empty regions conquered this turn.
    Recruits {
        /// Non-empty regions for one token.
        every: u8,
    },
    /// No token is lost when conquered, while active.
    LosesNone,
    /// In decline every token stays, and the race goes on conquering before the active race acts.
    ActsInDecline,
    /// Each held region has a lair: +1 defence, also in decline.
    Lairs,
    /// The first so many regions ever conquered become immune until left.
    Holes(u8),
    /// Once a turn for each opponent, a lone active token next door is replaced by one from the tray.
    Substitutes,
    /// The die may be rolled before each conquest, and there is no final attempt.
    RollsFirst,
    /// So many encampments to put down at redeployment, each +1 defence.
    Encamps(u8),
    /// One fortress a turn, so many on the map: +1 defence, also in decline, and 1 coin while active.
    Fortifies(u8),
    /// So many heroes at the end of the turn, in different regions, which become immune.
    Heroes(u8),
    /// Once a turn, one token takes a region whatever defends it; the dragon there makes it immune.
    Dragon,
    /// At the end of the turn, peace with one opponent who was not attacked.
    Allies,
    /// In decline it does not count as the one declined race.
    Haunts,
    /// May decline at the end of an ordinary turn.
    DeclinesLate,
    /// A wisp wall in each such region it conquers: +1 defence, also in decline (WC-83).
    Walls(Where),
    /// Regions with the sign are always adjacent, for the first conquest too (WC-81).
    Tunnels(Symbol),
    /// So many objectives on others' regions: who conquers one is paid, and its owner too (WC-77).
    Objectives(u8),
    /// A coin for each region conquered from a race of this faction (WC-84).
    Feud(Faction),
    /// One beast a turn for each such region held, five at most (WC-93).
    Beasts(Where),
    /// A watch tower in each such region next to which no other race holds as many regions: nobody can touch it (WC-101).
    Towers(Where),
    /// So many times a turn, a token next door is moved to another region of its race, or lost (WC-108).
    Intimidates(u8),
    /// Who conquers such a region while it is held pays so many coins, in decline too (WC-111).
    RegionToll {
        /// Which regions.
        regions: Where,
        /// Coins.
        coins: u8,
    },
    /// So many times a turn, everything in two regions with the sign changes places (WC-112).
    Swaps {
        /// The sign.
        symbol: Symbol,
        /// How often.
        times: u8,
    },
    /// Never fewer than two tokens in a region, in decline too (WC-79).
    Pairs,
    /// Water may be the first conquest (WC-82).
    EntersByWater,
    /// A fort in each region it conquers, as long as the box has one (WC-107).
    Forts,
    /// The first token that would be lost in an opponent's turn stays in hand (WC-61).
    SparesFirst,
    /// Once a turn: an artifact next door is taken over, or a legendary place next door costs 2 less (WC-65).
    Claims,
    /// A new token for a coin, for each token of others it made them lose (WC-67).
    BuysTokens,
    /// Once a turn, a conquest anywhere with the die rolled before paying (WC-69).
    Strikes,
    /// Bombs beside its regions, which go off or not at its next turn (WC-72).
    Bombs,
    /// Opponents whose active race it did not attack pay 2 coins before they attack it (WC-85).
    Harmony,
    /// At the start of each turn 2 coins, or for a coin all conquests cost 1 less (WC-89).
    Shapes,
    /// A coin for each artifact and place it holds (WC-91).
    Collects,
    /// Once a turn the champion takes an adjacent region whatever defends it, and defends it (WC-97).
    Champion,
    /// As many coins as tokens for each region conquered from two or more of them (WC-103).
    Enraged,
    /// A coin for each island with a region (WC-104).
    Explores,
    /// No voyage is paid (WC-114).
    Sails,
}

/// Abilities without a parameter, as bits.
pub mod trait_bits {
    use super::Ability;

    /// [`Ability::Flies`].
    pub const FLIES: u64 = 1;
    /// [`Ability::EntersAnywhere`].
    pub const ENTERS_ANYWHERE: u64 = 1 << 1;
    /// [`Ability::TakesWater`].
    pub const TAKES_WATER: u64 = 1 << 2;
    /// [`Ability::LosesNone`].
    pub const LOSES_NONE: u64 = 1 << 3;
    /// [`Ability::ActsInDecline`].
    pub const ACTS_IN_DECLINE: u64 = 1 << 4;
    /// [`Ability::Lairs`].
    pub const LAIRS: u64 = 1 << 5;
    /// [`Ability::Substitutes`].
    pub const SUBSTITUTES: u64 = 1 << 6;
    /// [`Ability::RollsFirst`].
    pub const ROLLS_FIRST: u64 = 1 << 7;
    /// [`Ability::Dragon`].
    pub const DRAGON: u64 = 1 << 8;
    /// [`Ability::Allies`].
    pub const ALLIES: u64 = 1 << 9;
    /// [`Ability::Haunts`].
    pub const HAUNTS: u64 = 1 << 10;
    /// [`Ability::DeclinesLate`].
    pub const DECLINES_LATE: u64 = 1 << 11;
    /// [`Ability::Secluded`].
    pub const SECLUDED: u64 = 1 << 12;
    /// [`Ability::Scattered`].
    pub const SCATTERED: u64 = 1 << 13;
    /// [`Ability::Steals`].
    pub const STEALS: u64 = 1 << 14;
    /// [`Ability::Martyrs`].
    pub const MARTYRS: u64 = 1 << 15;
    /// [`Ability::Warded`].
    pub const WARDED: u64 = 1 << 16;
    /// [`Ability::Volcano`].
    pub const VOLCANO: u64 = 1 << 17;
    /// [`Ability::Ancient`].
    pub const ANCIENT: u64 = 1 << 18;
    /// [`Ability::CrossesChasms`].
    pub const CROSSES_CHASMS: u64 = 1 << 19;
    /// [`Ability::PassesWater`].
    pub const PASSES_WATER: u64 = 1 << 20;
    /// [`Ability::Exchanges`].
    pub const EXCHANGES: u64 = 1 << 21;
    /// [`Ability::Drains`].
    pub const DRAINS: u64 = 1 << 22;
    /// [`Ability::Avenges`].
    pub const AVENGES: u64 = 1 << 23;
    /// [`Ability::Bag`].
    pub const BAG: u64 = 1 << 24;
    /// [`Ability::Queen`].
    pub const QUEEN: u64 = 1 << 25;
    /// [`Ability::KeepsTokens`].
    pub const KEEPS_TOKENS: u64 = 1 << 26;
    /// [`Ability::Vanishes`].
    pub const VANISHES: u64 = 1 << 27;
    /// [`Ability::Reborn`].
    pub const REBORN: u64 = 1 << 28;
    /// [`Ability::Pairs`].
    pub const PAIRS: u64 = 1 << 29;
    /// [`Ability::EntersByWater`].
    pub const ENTERS_BY_WATER: u64 = 1 << 30;
    /// [`Ability::Forts`].
    pub const FORTS: u64 = 1 << 31;
    /// [`Ability::SparesFirst`].
    pub const SPARES_FIRST: u64 = 1 << 32;
    /// [`Ability::Claims`].
    pub const CLAIMS: u64 = 1 << 33;
    /// [`Ability::BuysTokens`].
    pub const BUYS_TOKENS: u64 = 1 << 34;
    /// [`Ability::Strikes`].
    pub const STRIKES: u64 = 1 << 35;
    /// [`Ability::Bombs`].
    pub const BOMBS: u64 = 1 << 36;
    /// [`Ability::Harmony`].
    pub const HARMONY: u64 = 1 << 37;
    /// [`Ability::Shapes`].
    pub const SHAPES: u64 = 1 << 38;
    /// [`Ability::Collects`].
    pub const COLLECTS: u64 = 1 << 39;
    /// [`Ability::Champion`].
    pub const CHAMPION: u64 = 1 << 40;
    /// [`Ability::Enraged`].
    pub const ENRAGED: u64 = 1 << 41;
    /// [`Ability::Explores`].
    pub const EXPLORES: u64 = 1 << 42;
    /// [`Ability::Sails`].
    pub const SAILS: u64 = 1 << 43;

    /// The bit of an ability without a parameter; 0 for the others.
    pub const fn of(ability: Ability) -> u64 {
        match ability {
            Ability::Flies => FLIES,
            Ability::EntersAnywhere => ENTERS_ANYWHERE,
            Ability::TakesWater => TAKES_WATER,
            Ability::LosesNone => LOSES_NONE,
            Ability::ActsInDecline => ACTS_IN_DECLINE,
            Ability::Lairs => LAIRS,
            Ability::Substitutes => SUBSTITUTES,
            Ability::RollsFirst => ROLLS_FIRST,
            Ability::Dragon => DRAGON,
            Ability::Allies => ALLIES,
            Ability::Haunts => HAUNTS,
            Ability::DeclinesLate => DECLINES_LATE,
            Ability::Secluded => SECLUDED,
            Ability::Scattered => SCATTERED,
            Ability::Steals => STEALS,
            Ability::Martyrs => MARTYRS,
            Ability::Warded => WARDED,
            Ability::Volcano => VOLCANO,
            Ability::Ancient => ANCIENT,
            Ability::CrossesChasms => CROSSES_CHASMS,
            Ability::PassesWater => PASSES_WATER,
            Ability::Exchanges => EXCHANGES,
            Ability::Drains => DRAINS,
            Ability::Avenges => AVENGES,
            Ability::Bag => BAG,
            Ability::Queen => QUEEN,
            Ability::KeepsTokens => KEEPS_TOKENS,
            Ability::Vanishes => VANISHES,
            Ability::Reborn => REBORN,
            Ability::Pairs => PAIRS,
            Ability::EntersByWater => ENTERS_BY_WATER,
            Ability::Forts => FORTS,
            Ability::SparesFirst => SPARES_FIRST,
            Ability::Claims => CLAIMS,
            Ability::BuysTokens => BUYS_TOKENS,
            Ability::Strikes => STRIKES,
            Ability::Bombs => BOMBS,
            Ability::Harmony => HARMONY,
            Ability::Shapes => SHAPES,
            Ability::Collects => COLLECTS,
            Ability::Champion => CHAMPION,
            Ability::Enraged => ENRAGED,
            Ability::Explores => EXPLORES,
            Ability::Sails => SAILS,
            _ => 0,
        }
    }
}
