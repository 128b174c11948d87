//! House rules: named switches for what the rules leave open, each with the default of the reference.

use tabletop::{Switch, SwitchData, Switches};

/// One switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum House {
    /// Everybody sees everybody's coins (against SW-2).
    OpenCoins,
    /// Declined Ghouls still conquer in the turn in which the active race declines (SW-49).
    GhoulsActWhenDeclining,
    /// A failed final attempt counts as an attack for the Diplomat (SW-36).
    FailedAttemptSpoilsPeace,
    /// Sorcerers need a token in hand to substitute (SW-59).
    SubstituteNeedsToken,
    /// A substitution counts as an attack for the Diplomat (SW-60).
    SubstituteCountsAsAttack,
    /// The Berserk roll may be left out (SW-65).
    BerserkMaySkipRoll,
    /// Fortresses that leave the map may be built again (SW-73).
    FortressesReturn,
    /// Plunder is counted at the conquest, even if the region is given up again the same turn (SW-54).
    PillageCountsAtConquest,
    /// Halflings without a region may come in anywhere again (SW-52).
    HalflingsReenterAnywhere,
    /// A sea that touches the rim may be the first conquest of a Seafaring race (SW-78).
    SeafaringStartsOnRimSea,
    /// Stout races may also decline at the start of a turn (SW-81).
    StoutMayDeclineEarly,
    /// Elves keep a token that Sorcerers replace (SW-45; the rulebook's own sentence).
    ElvesKeepSubstituted,
    /// A region abandoned this turn may be conquered again (SW-20).
    AbandonedCanBeRetaken,
    /// A tie that remains after counting tokens is a shared win (SW-41).
    TiesShare,
    /// Spirit, Fortified and Seafaring badges stay with the declined race (SW-9).
    KeepReverseBadges,
    /// Beaten players put their survivors down before the coins of the turn (UG-A8).
    RetreatBeforeScoring,
    /// One's own declined tokens raise the price as others' do (against SW-25 and UG-C2; so reads WC-22).
    OwnDeclinedAddsCost,
    /// The Great Ancient leaves the map when the Cultists decline (UG-F1).
    AncientLeavesInDecline,
    /// Where the Volcano reaches, armors do not count either (against UG-F3).
    VolcanoBurnsArmors,
    /// Declined Gnomes are still protected (against UG-F5).
    GnomesWardedInDecline,
    /// Who has no coin cannot conquer active Liches either (the other reading of UG-F7).
    LichesBarWhenActive,
    /// Lizardmen pass rivers that others hold (UG-F9).
    LizardmenPassOccupiedRivers,
    /// Lizardmen without a region may come in over a river (UG-F10).
    LizardmenEnterByRiver,
    /// Quarreling counts groups by reach, as Flocking does, not by printed borders (against UG-G).
    QuarrelingByReach,
    /// Regions in rivers may go over to the active race (UG-H10).
    RebornOnRivers,
    /// Armors that lie are not moved again (UG-H12).
    ArmorsStay,
    /// A failed attempt is avenged too (UG-H17).
    FailedAttackAvenged,
    /// An attack on a declined race of the Vengeful player is avenged too (UG-H17).
    DeclinedRaceAvenged,
    /// Several relics may serve one conquest (UG-K8).
    RelicsCombine,
    /// Immortals lose nothing to the Balrog (UG-H5).
    BalrogSparesImmortals,
    /// Tokens in immune regions pay thieves and the Ring too (against UG-M4).
    ImmuneRegionsPayThieves,
    /// A region taken from one's own declined race of the other faction pays the faction bonus (WC-48).
    OwnDeclinedPaysFaction,
    /// A bomb stays where another opponent has taken the region, and hits that one (WC-74).
    BombsHitNewHolder,
    /// Explosions count for the faction bonus and for powers as conquests do (WC-75).
    ExplosionsPayBonuses,
    /// Whoever holds water is attacked there only by races that could take water (WC-82).
    NagaSafeOnWater,
    /// Worgen choose their form in the turn they are picked too (WC-90).
    WorgenChooseWhenPicked,
    /// The Doomhammer strikes where the race could go anyway, not anywhere (WC-121).
    DoomhammerNeedsReach,
    /// Light's Hope Chapel saves tokens in all regions of the race that holds it, not only in its own (WC-129).
    ChapelProtectsAll,
    /// Beasts count as tokens when a tie is broken (WC-15).
    BeastsBreakTies,
    /// A strike of the Gnomes that falls short may become the final attempt (WC-70).
    StrikeMayBecomeAttempt,
    /// A strike may be the first conquest of the Gnomes (WC-71).
    StrikeMayBeFirst,
    /// A failed attempt and a forced move by the Pandaren count as attacks on that player (WC-86).
    FailedAttackSpoilsHarmony,
    /// A portal swap against the Pandaren costs the fee of harmony (WC-87).
    SwapNeedsHarmony,
    /// Murlocs count as one race where the most regions around are asked for (WC-101, WC-132).
    MurlocsCountForMajority,
    /// For the Fisherman the ocean around the islands is water too (against WC-106).
    FishermanCountsOcean,
    /// Tokens of one's own declined race bring the Forsaken recruits too (against WC-68).
    DeclinedTokensRecruit,
    /// Strikes and the Ashes pay the voyage at entry regions (against WC-23).
    FarReachPaysVoyage,
    /// Hills held by beasts alone still count when the beasts are counted (against WC-94).
    BeastsAloneCountHills,
    /// Objectives may lie on water (against WC-78).
    ObjectivesOnWater,
}

/// A switch with its default and the rulings it stands for.
pub type HouseData = SwitchData<House>;

/// Whether a switch has a meaning in a game with rulings that begin with one of `prefixes` (`SW-`, `UG-`, `WC-`).
pub fn speaks_of(data: &HouseData, prefixes: &[&str]) -> bool {
    data.rulings.iter().any(|ruling| prefixes.iter().any(|prefix| ruling.starts_with(prefix)))
}

const fn rule(house: House, id: &'static str, default: bool, rulings: &'static [&'static str]) -> HouseData {
    HouseData { switch: house, id, default, rulings }
}

/// All switches, in the order of [`House`].
pub static HOUSE_RULES: &[HouseData] = &[
    rule(House::OpenCoins, "open_coins", false, &["SW-2", "UG-B6", "WC-5"]),
    rule(House::GhoulsActWhenDeclining, "ghouls_act_when_declining", false, &["SW-49"]),
    rule(House::FailedAttemptSpoilsPeace, "failed_attempt_spoils_peace", true, &["SW-36"]),
    rule(House::SubstituteNeedsToken, "substitute_needs_token", false, &["SW-59"]),
    rule(House::SubstituteCountsAsAttack, "substitute_counts_as_attack", true, &["SW-60"]),
    rule(House::BerserkMaySkipRoll, "berserk_may_skip_roll", true, &["SW-65"]),
    rule(House::FortressesReturn, "fortresses_return", true, &["SW-73"]),
    rule(House::PillageCountsAtConquest, "pillage_counts_at_conquest", true, &["SW-54"]),
    rule(House::HalflingsReenterAnywhere, "halflings_reenter_anywhere", true, &["SW-52"]),
    rule(House::SeafaringStartsOnRimSea, "seafaring_starts_on_rim_sea", true, &["SW-78"]),
    rule(House::StoutMayDeclineEarly, "stout_may_decline_early", true, &["SW-81"]),
    rule(House::ElvesKeepSubstituted, "elves_keep_substituted", true, &["SW-45"]),
    rule(House::AbandonedCanBeRetaken, "abandoned_can_be_retaken", true, &["SW-20", "UG-D7"]),
    rule(House::TiesShare, "ties_share", true, &["SW-41", "UG-D8", "WC-16"]),
    rule(House::KeepReverseBadges, "keep_reverse_badges", true, &["SW-9"]),
    rule(House::RetreatBeforeScoring, "retreat_before_scoring", true, &["UG-A8"]),
    rule(House::OwnDeclinedAddsCost, "own_declined_adds_cost", false, &["SW-25", "UG-C2", "WC-22"]),
    rule(House::AncientLeavesInDecline, "ancient_leaves_in_decline", true, &["UG-F1"]),
    rule(House::VolcanoBurnsArmors, "volcano_burns_armors", false, &["UG-F3"]),
    rule(House::GnomesWardedInDecline, "gnomes_warded_in_decline", false, &["UG-F5"]),
    rule(House::LichesBarWhenActive, "liches_bar_when_active", false, &["UG-F7"]),
    rule(House::LizardmenPassOccupiedRivers, "lizardmen_pass_occupied_rivers", true, &["UG-F9"]),
    rule(House::LizardmenEnterByRiver, "lizardmen_enter_by_river", true, &["UG-F10"]),
    rule(House::QuarrelingByReach, "quarreling_by_reach", false, &["UG-G", "UG-H9"]),
    rule(House::RebornOnRivers, "reborn_on_rivers", true, &["UG-H10"]),
    rule(House::ArmorsStay, "armors_stay", true, &["UG-H12"]),
    rule(House::FailedAttackAvenged, "failed_attack_avenged", true, &["UG-H17"]),
    rule(House::DeclinedRaceAvenged, "declined_race_avenged", true, &["UG-H17"]),
    rule(House::RelicsCombine, "relics_combine", true, &["UG-K8"]),
    rule(House::BalrogSparesImmortals, "balrog_spares_immortals", true, &["UG-H5"]),
    rule(House::ImmuneRegionsPayThieves, "immune_regions_pay_thieves", false, &["UG-M4"]),
    rule(House::OwnDeclinedPaysFaction, "own_declined_pays_faction", true, &["WC-48"]),
    rule(House::BombsHitNewHolder, "bombs_hit_new_holder", true, &["WC-74"]),
    rule(House::ExplosionsPayBonuses, "explosions_pay_bonuses", true, &["WC-75"]),
    rule(House::NagaSafeOnWater, "naga_safe_on_water", true, &["WC-82"]),
    rule(House::WorgenChooseWhenPicked, "worgen_choose_when_picked", true, &["WC-90"]),
    rule(House::DoomhammerNeedsReach, "doomhammer_needs_reach", true, &["WC-121"]),
    rule(House::ChapelProtectsAll, "chapel_protects_all", true, &["WC-129"]),
    rule(House::BeastsBreakTies, "beasts_break_ties", true, &["WC-15"]),
    rule(House::StrikeMayBecomeAttempt, "strike_may_become_attempt", true, &["WC-70"]),
    rule(House::StrikeMayBeFirst, "strike_may_be_first", true, &["WC-71"]),
    rule(House::FailedAttackSpoilsHarmony, "failed_attack_spoils_harmony", true, &["WC-86"]),
    rule(House::SwapNeedsHarmony, "swap_needs_harmony", true, &["WC-87"]),
    rule(House::MurlocsCountForMajority, "murlocs_count_for_majority", true, &["WC-101", "WC-132"]),
    rule(House::FishermanCountsOcean, "fisherman_counts_ocean", false, &["WC-106"]),
    rule(House::DeclinedTokensRecruit, "declined_tokens_recruit", false, &["WC-68"]),
    rule(House::FarReachPaysVoyage, "far_reach_pays_voyage", false, &["WC-23"]),
    rule(House::BeastsAloneCountHills, "beasts_alone_count_hills", false, &["WC-94"]),
    rule(House::ObjectivesOnWater, "objectives_on_water", false, &["WC-78"]),
];

/// The switches of one game. Written as a map of those that differ from the default.
pub type HouseRules = Switches<House>;

impl Switch for House {
    fn all() -> &'static [HouseData] {
        HOUSE_RULES
    }

    fn number(self) -> u8 {
        self as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_differences_are_written_and_unknown_names_refused() {
        let mut rules = HouseRules::default();
        assert_eq!(serde_json::to_string(&rules).unwrap(), "{}");
        rules.set(House::OpenCoins, true);
        rules.set(House::TiesShare, false);
        let text = serde_json::to_string(&rules).unwrap();
        assert_eq!(text, r#"{"open_coins":true,"ties_share":false}"#);
        assert_eq!(serde_json::from_str::<HouseRules>(&text).unwrap(), rules);
        assert!(serde_json::from_str::<HouseRules>(r#"{"no_such":true}"#).is_err());
        for (index, rule) in HOUSE_RULES.iter().enumerate() {
            assert_eq!(rule.switch as usize, index);
        }
    }
}
