//! Everything a race together with a power can do: lists of abilities compiled into what the frame asks.

use serde::{Deserialize, Serialize};

use crate::board::{Symbol, Terrains};
use crate::boxes::ability::{Ability, Params, Where, trait_bits};
use crate::origin::Faction;

/// Whether an ability comes from the banner or the badge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
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

    /// Its name in actions.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Race => "race",
            Self::Power => "power",
            Self::Lent => "lent",
        }
    }

    /// The one with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|source| source.name() == name)
    }
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
    /// Coins each turn in decline, by source.
    pub pension: [u8; SOURCES],
    /// Tokens that make a crowd, for one coin; 0: no coin for crowds.
    pub crowd: u8,
    /// Coins if all regions hang together.
    pub united: u8,
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
    pub fn compile(lists: [&[Ability]; SOURCES]) -> Self {
        let mut kit = Self::default();
        for (list, source) in lists.into_iter().zip(Source::ALL) {
            for ability in list {
                kit.add(*ability, source);
            }
        }
        kit
    }

    fn add(&mut self, ability: Ability, source: Source) {
        let from = source as usize;
        let p = ability.params;
        match ability.word {
            "income" => self.pays(p, 1, source),
            "income_per" => self.pays(Params { coins: 1, ..p }, p.every, source),
            "discount" => self.discounts.extend(p.regions.map(|regions| Discount { regions, less: p.tokens, source })),
            "wage" => self.wage[from] += p.coins,
            "dowry" => self.dowry[from] += p.coins,
            "plunder" => self.plunder[from] += p.coins,
            "pension" => self.pension[from] += p.coins,
            "crowded" => self.crowd = p.tokens,
            "united" => self.united = p.coins,
            "surcharge" => self.surcharge += p.tokens,
            "conquest_only" => self.conquest_only += p.tokens,
            "recruits" => self.recruits_every = p.every,
            "holes" => self.holes += p.count,
            "encamps" => self.encampments += p.count,
            "fortifies" => self.fortresses += p.count,
            "heroes" => self.heroes += p.count,
            "grows" => self.grows = p.regions,
            "armors" => self.armors = p.regions,
            "gambles" => self.gambles = p.terrains(),
            "walls" => self.walls = p.regions,
            "tunnels" => self.tunnels = p.symbol(),
            "objectives" => self.objectives += p.count,
            "feud" => self.feud = p.faction,
            "beasts" => self.beasts = p.regions,
            "towers" => self.towers = p.regions,
            "intimidates" => self.intimidates += p.times,
            "region_toll" => self.region_toll = p.regions.map(|regions| (regions, p.coins)),
            "swaps" => self.swaps = p.symbol().map(|symbol| (symbol, p.times)),
            plain => {
                // What is none of these is answered in `abilities` alone.
                let bit = trait_bits::of(plain);
                if bit != 0 {
                    self.bits |= bit;
                    self.sources.push((bit, source));
                }
            }
        }
    }

    fn pays(&mut self, p: Params, each: u8, source: Source) {
        self.incomes.extend(p.regions.map(|regions| Income { regions, coins: p.coins, each, declined: p.declined, source }));
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
            pension: self.pension,
            region_toll: self.region_toll,
            ..Self::default()
        }
    }

    /// Whether it may take seas and lakes, and stay in rivers (SW-78, UG-C3).
    #[inline]
    pub const fn takes_water(&self) -> bool {
        self.has(trait_bits::TAKES_WATER)
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
