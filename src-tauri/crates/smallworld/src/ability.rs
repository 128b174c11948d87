//! What races and powers can do: a small vocabulary with parameters. Content is lists of these; the frame asks the compiled [`Kit`].

use crate::board::{Board, Symbol, Terrains};
use crate::region::RegionSet;

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
}

impl Where {
    /// The regions meant, for a race that holds `own`.
    #[inline]
    pub fn regions(self, board: &Board, own: RegionSet) -> RegionSet {
        match self {
            Self::Anywhere => board.all,
            Self::Of(terrains) => board.of_terrains(terrains),
            Self::With(symbol) => board.with_symbol(symbol),
            Self::Coast => board.coast,
            Self::BesideOwn(terrains) => board.beside_any(own & board.of_terrains(terrains)),
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
}

/// Abilities without a parameter, as bits.
pub mod trait_bits {
    /// [`Ability::Flies`](super::Ability::Flies).
    pub const FLIES: u32 = 1;
    /// [`Ability::EntersAnywhere`](super::Ability::EntersAnywhere).
    pub const ENTERS_ANYWHERE: u32 = 1 << 1;
    /// [`Ability::TakesWater`](super::Ability::TakesWater).
    pub const TAKES_WATER: u32 = 1 << 2;
    /// [`Ability::LosesNone`](super::Ability::LosesNone).
    pub const LOSES_NONE: u32 = 1 << 3;
    /// [`Ability::ActsInDecline`](super::Ability::ActsInDecline).
    pub const ACTS_IN_DECLINE: u32 = 1 << 4;
    /// [`Ability::Lairs`](super::Ability::Lairs).
    pub const LAIRS: u32 = 1 << 5;
    /// [`Ability::Substitutes`](super::Ability::Substitutes).
    pub const SUBSTITUTES: u32 = 1 << 6;
    /// [`Ability::RollsFirst`](super::Ability::RollsFirst).
    pub const ROLLS_FIRST: u32 = 1 << 7;
    /// [`Ability::Dragon`](super::Ability::Dragon).
    pub const DRAGON: u32 = 1 << 8;
    /// [`Ability::Allies`](super::Ability::Allies).
    pub const ALLIES: u32 = 1 << 9;
    /// [`Ability::Haunts`](super::Ability::Haunts).
    pub const HAUNTS: u32 = 1 << 10;
    /// [`Ability::DeclinesLate`](super::Ability::DeclinesLate).
    pub const DECLINES_LATE: u32 = 1 << 11;
}

/// Whether an income or a discount comes from the banner or the badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The race.
    Race,
    /// The power.
    Power,
}

/// A discount and where it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Discount {
    /// Where it holds.
    pub regions: Where,
    /// Tokens fewer.
    pub less: u8,
    /// Who gives it.
    pub source: Source,
}

/// An income by regions and where it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Income {
    /// Which held regions pay.
    pub regions: Where,
    /// Coins for each.
    pub coins: u8,
    /// Whether it pays in decline.
    pub declined: bool,
    /// Who gives it.
    pub source: Source,
}

/// Everything a race together with a power can do, compiled once per pair.
#[derive(Clone, Debug, Default)]
pub struct Kit {
    bits: u32,
    /// Fewer tokens for conquests.
    pub discounts: Vec<Discount>,
    /// Coins by regions.
    pub incomes: Vec<Income>,
    /// Coins each turn, by source.
    pub wage: [u8; 2],
    /// Coins at the end of the first turn, by source.
    pub dowry: [u8; 2],
    /// Coins for each non-empty conquest, by source.
    pub plunder: [u8; 2],
    /// The symbols whose regions are adjacent to each other.
    pub links: Option<Symbol>,
    /// Tokens that only conquer.
    pub conquest_only: u8,
    /// Non-empty conquests for one new token; 0: none come.
    pub recruits_every: u8,
    /// Holes to give to the first conquests.
    pub holes: u8,
    /// Encampments in the supply.
    pub encampments: u8,
    /// Fortresses that may stand on the map.
    pub fortresses: u8,
    /// Heroes.
    pub heroes: u8,
}

impl Kit {
    /// What `race` and `power` abilities amount to together.
    pub fn compile(race: &[Ability], power: &[Ability]) -> Self {
        let mut kit = Self::default();
        let sourced = race.iter().map(|a| (a, Source::Race)).chain(power.iter().map(|a| (a, Source::Power)));
        for (&ability, source) in sourced {
            match ability {
                Ability::Income { regions, coins, declined } => kit.incomes.push(Income { regions, coins, declined, source }),
                Ability::Discount { regions, less } => kit.discounts.push(Discount { regions, less, source }),
                Ability::Wage(coins) => kit.wage[source as usize] += coins,
                Ability::Dowry(coins) => kit.dowry[source as usize] += coins,
                Ability::Plunder(coins) => kit.plunder[source as usize] += coins,
                Ability::Links(symbol) => kit.links = Some(symbol),
                Ability::ConquestOnly(tokens) => kit.conquest_only += tokens,
                Ability::Recruits { every } => kit.recruits_every = every,
                Ability::Holes(holes) => kit.holes += holes,
                Ability::Encamps(encampments) => kit.encampments += encampments,
                Ability::Fortifies(fortresses) => kit.fortresses += fortresses,
                Ability::Heroes(heroes) => kit.heroes += heroes,
                Ability::Flies => kit.bits |= trait_bits::FLIES,
                Ability::EntersAnywhere => kit.bits |= trait_bits::ENTERS_ANYWHERE,
                Ability::TakesWater => kit.bits |= trait_bits::TAKES_WATER,
                Ability::LosesNone => kit.bits |= trait_bits::LOSES_NONE,
                Ability::ActsInDecline => kit.bits |= trait_bits::ACTS_IN_DECLINE,
                Ability::Lairs => kit.bits |= trait_bits::LAIRS,
                Ability::Substitutes => kit.bits |= trait_bits::SUBSTITUTES,
                Ability::RollsFirst => kit.bits |= trait_bits::ROLLS_FIRST,
                Ability::Dragon => kit.bits |= trait_bits::DRAGON,
                Ability::Allies => kit.bits |= trait_bits::ALLIES,
                Ability::Haunts => kit.bits |= trait_bits::HAUNTS,
                Ability::DeclinesLate => kit.bits |= trait_bits::DECLINES_LATE,
            }
        }
        kit
    }

    /// The same pair in decline: the active abilities are gone, those that last remain (SW-8, SW-46).
    #[must_use]
    pub fn in_decline(&self) -> Self {
        Self {
            bits: self.bits & (trait_bits::ACTS_IN_DECLINE | trait_bits::LAIRS | trait_bits::HAUNTS),
            incomes: self.incomes.iter().filter(|i| i.declined).copied().collect(),
            ..Self::default()
        }
    }

    /// Whether all of `bits` (see [`trait_bits`]) are there.
    #[inline]
    pub const fn has(&self, bits: u32) -> bool {
        self.bits & bits == bits
    }
}
