//! The Old World deck (CH-5, CH-13).

use super::{Origin, When};

/// A card of the Old World deck.
#[derive(Clone, Copy, Debug)]
pub struct OldWorldData {
    /// Its name in saves, scenarios and the catalog.
    pub id: &'static str,
    /// How many are in the box.
    pub copies: u8,
    /// Whether it carries the comet (CH-16).
    pub comet: bool,
    /// Whether it goes to the track (CH-14).
    pub stays: bool,
    /// When its continuing part works; [`When::Once`]: it has none.
    pub when: When,
    /// Where its effect comes from.
    pub origin: Origin,
}

/// A card of the Old World deck, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are those on the cards; what they do is in `phases/`")]
pub enum OldWorld {
    #[default]
    PlungedIntoChaos,
    PeasantUprising,
    UpFromSkavenblight,
    MeteorShowers,
    WarpstoneDiscovery,
    GreenskinsInvade,
    DwarfTrollslayers,
    BretonnianKnights,
    TheCrusadeIsCome,
    TheHornedOnesDue,
    TeclisAidsTheEmpire,
    DarkElfCorsairs,
    NorseReavers,
    ElectorsSueForPeace,
    TheGrailIsFound,
    FranzsDecree,
    Skavengers,
    MassExodus,
    ElectorsArise,
    WitchHunters,
    DivineInspiration,
    RoadWardens,
}

impl OldWorld {
    /// All of them, in the order of their numbers.
    pub const ALL: [Self; 22] = [
        Self::PlungedIntoChaos,
        Self::PeasantUprising,
        Self::UpFromSkavenblight,
        Self::MeteorShowers,
        Self::WarpstoneDiscovery,
        Self::GreenskinsInvade,
        Self::DwarfTrollslayers,
        Self::BretonnianKnights,
        Self::TheCrusadeIsCome,
        Self::TheHornedOnesDue,
        Self::TeclisAidsTheEmpire,
        Self::DarkElfCorsairs,
        Self::NorseReavers,
        Self::ElectorsSueForPeace,
        Self::TheGrailIsFound,
        Self::FranzsDecree,
        Self::Skavengers,
        Self::MassExodus,
        Self::ElectorsArise,
        Self::WitchHunters,
        Self::DivineInspiration,
        Self::RoadWardens,
    ];

    /// Whether a group may play without it (CH-5).
    pub const fn may_stay_in_the_box(self) -> bool {
        matches!(self, Self::ElectorsSueForPeace | Self::TheGrailIsFound)
    }

    /// The card with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.data().id == id)
    }

    /// The card itself.
    pub fn data(self) -> &'static OldWorldData {
        &OLD_WORLD[self as usize]
    }
}

/// All cards.
pub static OLD_WORLD: [OldWorldData; 22] = [
    OldWorldData { id: "plunged_into_chaos", copies: 4, comet: false, stays: false, when: When::Once, origin: Origin::Public },
    OldWorldData { id: "peasant_uprising", copies: 2, comet: false, stays: true, when: When::Domination, origin: Origin::Public },
    OldWorldData { id: "up_from_skavenblight", copies: 2, comet: false, stays: false, when: When::Once, origin: Origin::Public },
    OldWorldData { id: "meteor_showers", copies: 2, comet: false, stays: false, when: When::Once, origin: Origin::Public },
    OldWorldData { id: "warpstone_discovery", copies: 1, comet: false, stays: true, when: When::End, origin: Origin::Public },
    OldWorldData { id: "greenskins_invade", copies: 1, comet: true, stays: true, when: When::Domination, origin: Origin::Mixed },
    OldWorldData { id: "dwarf_trollslayers", copies: 1, comet: false, stays: true, when: When::End, origin: Origin::Mixed },
    OldWorldData { id: "bretonnian_knights", copies: 1, comet: false, stays: true, when: When::End, origin: Origin::Public },
    OldWorldData { id: "the_crusade_is_come", copies: 1, comet: false, stays: false, when: When::Once, origin: Origin::Original },
    OldWorldData { id: "the_horned_ones_due", copies: 1, comet: false, stays: true, when: When::Track, origin: Origin::Original },
    OldWorldData { id: "teclis_aids_the_empire", copies: 1, comet: true, stays: true, when: When::Summoning, origin: Origin::Original },
    OldWorldData { id: "dark_elf_corsairs", copies: 1, comet: true, stays: true, when: When::End, origin: Origin::Original },
    OldWorldData { id: "norse_reavers", copies: 1, comet: true, stays: true, when: When::Battle, origin: Origin::Original },
    OldWorldData { id: "electors_sue_for_peace", copies: 1, comet: true, stays: true, when: When::Battle, origin: Origin::Original },
    OldWorldData { id: "the_grail_is_found", copies: 1, comet: true, stays: true, when: When::Corruption, origin: Origin::Original },
    OldWorldData { id: "franzs_decree", copies: 1, comet: false, stays: true, when: When::Domination, origin: Origin::Original },
    OldWorldData { id: "skavengers", copies: 1, comet: false, stays: true, when: When::End, origin: Origin::Original },
    OldWorldData { id: "mass_exodus", copies: 1, comet: false, stays: false, when: When::Once, origin: Origin::Original },
    OldWorldData { id: "electors_arise", copies: 1, comet: false, stays: true, when: When::Domination, origin: Origin::Original },
    OldWorldData { id: "witch_hunters", copies: 1, comet: false, stays: true, when: When::End, origin: Origin::Original },
    OldWorldData { id: "divine_inspiration", copies: 1, comet: false, stays: true, when: When::Battle, origin: Origin::Original },
    OldWorldData { id: "road_wardens", copies: 1, comet: false, stays: true, when: When::Summoning, origin: Origin::Original },
];

tabletop::written_by_name!(OldWorld, "Old World card");
