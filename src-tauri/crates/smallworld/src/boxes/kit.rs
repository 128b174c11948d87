//! Everything a race together with a power can do: lists of abilities compiled into what the frame asks.

use crate::board::{Symbol, Terrains};
use crate::boxes::ability::{Ability, Where, trait_bits};
use crate::origin::Faction;

/// Whether an income or a discount comes from the banner or the badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The race.
    Race,
    /// The power.
    Power,
    /// The power that Stonehedge lends (UG-L9).
    Lent,
}

impl Source {
    /// All of them.
    pub const ALL: [Self; SOURCES] = [Self::Race, Self::Power, Self::Lent];
}

/// How many sources there are.
pub const SOURCES: usize = 3;

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
    /// Regions for one payment; nearly always 1.
    pub each: u8,
    /// Whether it pays in decline.
    pub declined: bool,
    /// Who gives it.
    pub source: Source,
}

/// Everything a race together with a power can do, compiled once per pair.
#[derive(Clone, Debug, Default)]
pub struct Kit {
    bits: u64,
    /// The abilities of race, power and lent power; none in decline, where only what lasts is left.
    abilities: [&'static [Ability]; SOURCES],
    /// Fewer tokens for conquests.
    pub discounts: Vec<Discount>,
    /// Coins by regions.
    pub incomes: Vec<Income>,
    /// Coins each turn, by source.
    pub wage: [u8; SOURCES],
    /// Coins at the end of the first turn, by source.
    pub dowry: [u8; SOURCES],
    /// Coins for each non-empty conquest, by source.
    pub plunder: [u8; SOURCES],
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
    /// More tokens for every conquest.
    pub surcharge: u8,
    /// Coins an opponent pays for a region in decline.
    pub toll: u8,
    /// Coins each turn in decline, by source.
    pub pension: [u8; SOURCES],
    /// Tokens that make a crowd, for one coin; 0: no coin for crowds.
    pub crowd: u8,
    /// Coins if all regions hang together.
    pub united: u8,
    /// Regions that give a hammer.
    pub hammers: Option<Where>,
    /// Regions that give a token at redeployment.
    pub grows: Option<Where>,
    /// Regions that give an armor.
    pub armors: Option<Where>,
    /// Terrains for which the die may be rolled before paying.
    pub gambles: Option<Terrains>,
    /// Regions whose conquest raises a wisp wall.
    pub walls: Option<Where>,
    /// The sign whose regions are always adjacent.
    pub tunnels: Option<Symbol>,
    /// Objectives.
    pub objectives: u8,
    /// The faction that it is paid for beating.
    pub feud: Option<Faction>,
    /// Regions that give a beast each.
    pub beasts: Option<Where>,
    /// Regions in which a watch tower may stand.
    pub towers: Option<Where>,
    /// Tokens it may move in a turn.
    pub intimidates: u8,
    /// Regions whose conquest costs others a fee, and the fee in coins.
    pub region_toll: Option<(Where, u8)>,
    /// The sign whose regions it may swap, and how often a turn.
    pub swaps: Option<(Symbol, u8)>,
    /// Where each of the bonuses that need a look at the whole map comes from, by bit.
    sources: Vec<(u64, Source)>,
}

impl Kit {
    /// What the abilities of a race, of its power and of a lent power amount to together.
    pub fn compile(race: &'static [Ability], power: &'static [Ability], lent: &'static [Ability]) -> Self {
        let mut kit = Self { abilities: [race, power, lent], ..Self::default() };
        for (list, source) in kit.abilities.into_iter().zip(Source::ALL) {
            for ability in list {
                kit.add(*ability, source);
            }
        }
        kit
    }

    fn add(&mut self, ability: Ability, source: Source) {
        let from = source as usize;
        match ability {
            Ability::Income { regions, coins, declined } => self.incomes.push(Income { regions, coins, each: 1, declined, source }),
            Ability::IncomePer { regions, each } => self.incomes.push(Income { regions, coins: 1, each, declined: false, source }),
            Ability::Discount { regions, less } => self.discounts.push(Discount { regions, less, source }),
            Ability::Wage(coins) => self.wage[from] += coins,
            Ability::Dowry(coins) => self.dowry[from] += coins,
            Ability::Plunder(coins) => self.plunder[from] += coins,
            Ability::Pension(coins) => self.pension[from] += coins,
            Ability::Toll(coins) => self.toll += coins,
            Ability::Crowded(tokens) => self.crowd = tokens,
            Ability::United(coins) => self.united = coins,
            Ability::Surcharge(tokens) => self.surcharge += tokens,
            Ability::Links(symbol) => self.links = Some(symbol),
            Ability::ConquestOnly(tokens) => self.conquest_only += tokens,
            Ability::Recruits { every } => self.recruits_every = every,
            Ability::Holes(holes) => self.holes += holes,
            Ability::Encamps(encampments) => self.encampments += encampments,
            Ability::Fortifies(fortresses) => self.fortresses += fortresses,
            Ability::Heroes(heroes) => self.heroes += heroes,
            Ability::Hammers(regions) => self.hammers = Some(regions),
            Ability::Grows(regions) => self.grows = Some(regions),
            Ability::Armors(regions) => self.armors = Some(regions),
            Ability::Gambles(terrains) => self.gambles = Some(terrains),
            Ability::Walls(regions) => self.walls = Some(regions),
            Ability::Tunnels(symbol) => self.tunnels = Some(symbol),
            Ability::Objectives(objectives) => self.objectives += objectives,
            Ability::Feud(faction) => self.feud = Some(faction),
            Ability::Beasts(regions) => self.beasts = Some(regions),
            Ability::Towers(regions) => self.towers = Some(regions),
            Ability::Intimidates(times) => self.intimidates += times,
            Ability::RegionToll { regions, coins } => self.region_toll = Some((regions, coins)),
            Ability::Swaps { symbol, times } => self.swaps = Some((symbol, times)),
            plain => {
                let bit = trait_bits::of(plain);
                debug_assert_ne!(bit, 0, "every ability is compiled");
                self.bits |= bit;
                self.sources.push((bit, source));
            }
        }
    }

    /// The same pair in decline: the active abilities are gone, those that last remain (SW-8, SW-46, UG-D3).
    #[must_use]
    pub fn in_decline(&self) -> Self {
        const LASTING: u64 = trait_bits::ACTS_IN_DECLINE
            | trait_bits::LAIRS
            | trait_bits::HAUNTS
            | trait_bits::QUEEN
            | trait_bits::KEEPS_TOKENS
            | trait_bits::REBORN
            | trait_bits::PAIRS;
        Self {
            bits: self.bits & LASTING,
            incomes: self.incomes.iter().filter(|i| i.declined).copied().collect(),
            toll: self.toll,
            pension: self.pension,
            region_toll: self.region_toll,
            ..Self::default()
        }
    }

    /// Calls `ask` with each ability, and where it comes from.
    #[inline]
    pub(crate) fn each_ability(&self, mut ask: impl FnMut(Ability, Source)) {
        for (list, source) in self.abilities.into_iter().zip(Source::ALL) {
            for ability in list {
                ask(*ability, source);
            }
        }
    }

    /// The fewest tokens in a region (WC-79).
    #[inline]
    pub const fn least(&self) -> u8 {
        1 + self.has(trait_bits::PAIRS) as u8
    }

    /// Who gives the ability of `bit`; the race if nobody does.
    pub fn source_of(&self, bit: u64) -> Source {
        self.sources.iter().find(|(b, _)| *b == bit).map_or(Source::Race, |(_, source)| *source)
    }

    /// Whether all of `bits` (see [`trait_bits`]) are there.
    #[inline]
    pub const fn has(&self, bits: u64) -> bool {
        self.bits & bits == bits
    }
}
