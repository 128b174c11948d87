//! The four powers: figures, dials, upgrades, cards (CH-1 to CH-3).

use super::{CardData, FigureData, Origin, PowerData, Reward, UpgradeData, When};

const KHORNE_CARDS: &[CardData] = &[
    CardData { id: "blood_frenzy", copies: 4, cost: 0, magic: false, when: When::BattleStart, origin: Origin::Public },
    CardData { id: "battle_cry", copies: 4, cost: 1, magic: false, when: When::InPlay, origin: Origin::Public },
    CardData { id: "the_skull_throne", copies: 4, cost: 1, magic: false, when: When::Domination, origin: Origin::Public },
    CardData { id: "field_of_carnage", copies: 3, cost: 1, magic: false, when: When::InPlay, origin: Origin::Public },
    CardData { id: "ritual_slaying", copies: 3, cost: 1, magic: false, when: When::Kill, origin: Origin::Public },
    CardData { id: "reborn_in_blood", copies: 3, cost: 2, magic: false, when: When::AfterBattle, origin: Origin::Public },
    CardData { id: "the_blood_gods_call", copies: 3, cost: 2, magic: false, when: When::OnPlay, origin: Origin::Mixed },
];

const KHORNE_UPGRADES: [UpgradeData; 5] = [
    UpgradeData { id: "bloodsworn", origin: Origin::Public, own_name: false },
    UpgradeData { id: "bloodletters", origin: Origin::Public, own_name: false },
    UpgradeData { id: "bloodthirster", origin: Origin::Public, own_name: false },
    UpgradeData { id: "power_of_slaughter", origin: Origin::Public, own_name: true },
    UpgradeData { id: "rites_of_skulls", origin: Origin::Mixed, own_name: true },
];

const KHORNE_DIAL: &[(u8, Reward)] = &[
    (3, Reward::None),
    (6, Reward::Points(4)),
    (12, Reward::Upgrade),
    (14, Reward::Draw(2)),
    (17, Reward::Points(4)),
    (23, Reward::Upgrade),
    (28, Reward::Upgrade),
    (31, Reward::Draw(2)),
    (32, Reward::Draw(2)),
    (255, Reward::Victory),
];

const NURGLE_CARDS: &[CardData] = &[
    CardData { id: "plague_aura", copies: 4, cost: 0, magic: true, when: When::Domination, origin: Origin::Public },
    CardData { id: "plague_touch", copies: 3, cost: 0, magic: false, when: When::InPlay, origin: Origin::Public },
    CardData { id: "all_things_decay", copies: 2, cost: 1, magic: false, when: When::OnPlay, origin: Origin::Public },
    CardData { id: "influenza", copies: 4, cost: 1, magic: false, when: When::InPlay, origin: Origin::Public },
    CardData { id: "rain_of_pus", copies: 3, cost: 1, magic: false, when: When::InPlay, origin: Origin::Public },
    CardData { id: "a_great_foul_consumption", copies: 3, cost: 2, magic: false, when: When::Corruption, origin: Origin::Public },
    CardData { id: "the_final_rotting", copies: 3, cost: 2, magic: false, when: When::BattleEnd, origin: Origin::Public },
    CardData { id: "the_stench_of_death", copies: 2, cost: 3, magic: true, when: When::Domination, origin: Origin::Public },
];

const NURGLE_UPGRADES: [UpgradeData; 5] = [
    UpgradeData { id: "lepers", origin: Origin::Public, own_name: false },
    UpgradeData { id: "plaguebearers", origin: Origin::Public, own_name: false },
    UpgradeData { id: "great_unclean_one", origin: Origin::Public, own_name: false },
    UpgradeData { id: "power_of_pestilence", origin: Origin::Public, own_name: false },
    UpgradeData { id: "provender_of_ruin", origin: Origin::Original, own_name: false },
];

const NURGLE_DIAL: &[(u8, Reward)] = &[
    (1, Reward::None),
    (5, Reward::Points(3)),
    (10, Reward::RemoveCorruption(1)),
    (13, Reward::Upgrade),
    (18, Reward::Points(3)),
    (22, Reward::Upgrade),
    (26, Reward::RemoveCorruption(2)),
    (30, Reward::Upgrade),
    (33, Reward::Points(3)),
    (34, Reward::RemoveCorruption(2)),
    (255, Reward::Victory),
];

const TZEENTCH_CARDS: &[CardData] = &[
    CardData { id: "teleport", copies: 4, cost: 1, magic: false, when: When::OnPlay, origin: Origin::Public },
    CardData { id: "changer_of_ways", copies: 3, cost: 0, magic: true, when: When::InPlay, origin: Origin::Public },
    CardData { id: "warp_shield", copies: 3, cost: 0, magic: false, when: When::OnPlay, origin: Origin::Mixed },
    CardData { id: "temporal_stasis", copies: 3, cost: 1, magic: true, when: When::InPlay, origin: Origin::Public },
    CardData { id: "the_meddling_of_skaven", copies: 3, cost: 1, magic: false, when: When::OnPlay, origin: Origin::Public },
    CardData { id: "the_persistence_of_change", copies: 3, cost: 1, magic: true, when: When::Removal, origin: Origin::Public },
    CardData { id: "dazzle", copies: 3, cost: 2, magic: true, when: When::Battle, origin: Origin::Original },
    CardData { id: "drain_power", copies: 2, cost: 0, magic: false, when: When::OnPlay, origin: Origin::Public },
];

const TZEENTCH_UPGRADES: [UpgradeData; 5] = [
    UpgradeData { id: "acolytes", origin: Origin::Public, own_name: false },
    UpgradeData { id: "horrors", origin: Origin::Mixed, own_name: false },
    UpgradeData { id: "lord_of_change", origin: Origin::Public, own_name: false },
    UpgradeData { id: "power_of_sorcery", origin: Origin::Public, own_name: true },
    UpgradeData { id: "endless_schemes", origin: Origin::Mixed, own_name: true },
];

const TZEENTCH_DIAL: &[(u8, Reward)] = &[
    (2, Reward::None),
    (7, Reward::Warpstone(1)),
    (9, Reward::Upgrade),
    (15, Reward::Points(3)),
    (20, Reward::Upgrade),
    (21, Reward::Warpstone(2)),
    (25, Reward::Upgrade),
    (29, Reward::Points(5)),
    (255, Reward::Victory),
];

const SLAANESH_CARDS: &[CardData] = &[
    CardData { id: "perverse_infiltration", copies: 4, cost: 0, magic: false, when: When::OnPlay, origin: Origin::Public },
    CardData { id: "insidious_lies", copies: 4, cost: 1, magic: false, when: When::Domination, origin: Origin::Public },
    CardData { id: "dark_influence", copies: 4, cost: 1, magic: true, when: When::OnPlay, origin: Origin::Mixed },
    CardData { id: "soporific_musk", copies: 4, cost: 2, magic: true, when: When::OnPlay, origin: Origin::Public },
    CardData { id: "field_of_ecstasy", copies: 3, cost: 2, magic: false, when: When::Battle, origin: Origin::Original },
    CardData { id: "degenerate_royalty", copies: 3, cost: 3, magic: false, when: When::Paying, origin: Origin::Public },
    CardData { id: "abyssal_pact", copies: 2, cost: 0, magic: true, when: When::Domination, origin: Origin::Public },
];

const SLAANESH_UPGRADES: [UpgradeData; 5] = [
    UpgradeData { id: "seductresses", origin: Origin::Public, own_name: false },
    UpgradeData { id: "daemonettes", origin: Origin::Original, own_name: false },
    UpgradeData { id: "keeper_of_secrets", origin: Origin::Original, own_name: false },
    UpgradeData { id: "power_of_desire", origin: Origin::Public, own_name: true },
    UpgradeData { id: "power_of_excess", origin: Origin::Public, own_name: true },
];

const SLAANESH_DIAL: &[(u8, Reward)] = &[
    (4, Reward::None),
    (8, Reward::Points(3)),
    (11, Reward::Upgrade),
    (16, Reward::Noble(2)),
    (19, Reward::Upgrade),
    (24, Reward::Upgrade),
    (27, Reward::RemoveToken(2)),
    (255, Reward::Victory),
];

/// All powers, in Power order (CH-1).
pub static POWERS: [PowerData; 4] = [
    PowerData {
        id: "khorne",
        power: 7,
        figures: [
            FigureData { id: "bloodsworn", count: 4, cost: 1, attack: 0, defence: 1 },
            FigureData { id: "bloodletter", count: 6, cost: 2, attack: 2, defence: 1 },
            FigureData { id: "bloodthirster", count: 1, cost: 3, attack: 4, defence: 3 },
        ],
        dial: KHORNE_DIAL,
        cards: KHORNE_CARDS,
        upgrades: KHORNE_UPGRADES,
    },
    PowerData {
        id: "nurgle",
        power: 6,
        figures: [
            FigureData { id: "leper", count: 6, cost: 1, attack: 0, defence: 1 },
            FigureData { id: "plaguebearer", count: 5, cost: 1, attack: 1, defence: 1 },
            FigureData { id: "great_unclean_one", count: 1, cost: 3, attack: 3, defence: 3 },
        ],
        dial: NURGLE_DIAL,
        cards: NURGLE_CARDS,
        upgrades: NURGLE_UPGRADES,
    },
    PowerData {
        id: "tzeentch",
        power: 6,
        figures: [
            FigureData { id: "acolyte", count: 8, cost: 1, attack: 0, defence: 1 },
            FigureData { id: "horror", count: 3, cost: 2, attack: 1, defence: 2 },
            FigureData { id: "lord_of_change", count: 1, cost: 3, attack: 3, defence: 2 },
        ],
        dial: TZEENTCH_DIAL,
        cards: TZEENTCH_CARDS,
        upgrades: TZEENTCH_UPGRADES,
    },
    PowerData {
        id: "slaanesh",
        power: 6,
        figures: [
            FigureData { id: "seductress", count: 6, cost: 1, attack: 0, defence: 1 },
            FigureData { id: "daemonette", count: 3, cost: 2, attack: 1, defence: 2 },
            FigureData { id: "keeper_of_secrets", count: 1, cost: 3, attack: 2, defence: 4 },
        ],
        dial: SLAANESH_DIAL,
        cards: SLAANESH_CARDS,
        upgrades: SLAANESH_UPGRADES,
    },
];
