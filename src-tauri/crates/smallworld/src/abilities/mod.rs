//! What single races, powers, places and relics do, one file each; what their words answer when the frame asks.

pub(crate) mod aegis;
pub(crate) mod ages;
pub(crate) mod altar;
pub(crate) mod ancient;
pub(crate) mod balrog;
pub(crate) mod beasts;
pub(crate) mod berserk;
pub(crate) mod bombs;
pub(crate) mod borders;
pub(crate) mod champion;
pub(crate) mod claims;
pub(crate) mod comforts;
pub(crate) mod discoveries;
pub(crate) mod draenei;
pub(crate) mod dragon;
pub(crate) mod entry;
pub(crate) mod exchange;
pub(crate) mod factions;
pub(crate) mod forms;
pub(crate) mod forsaken;
pub(crate) mod found;
pub(crate) mod ghost;
pub(crate) mod gnomes;
pub(crate) mod groups;
pub(crate) mod harmony;
pub(crate) mod helped;
pub(crate) mod honey;
pub(crate) mod immortal;
pub(crate) mod intimidation;
pub(crate) mod lairs;
pub(crate) mod leap;
pub(crate) mod lent;
pub(crate) mod martyrs;
pub(crate) mod mimes;
pub(crate) mod musters;
pub(crate) mod objectives;
pub(crate) mod pairs;
pub(crate) mod peace;
pub(crate) mod placements;
pub(crate) mod places;
pub(crate) mod queen;
pub(crate) mod reborn;
pub(crate) mod relics;
pub(crate) mod seclusion;
pub(crate) mod strike;
pub(crate) mod substitution;
pub(crate) mod theft;
pub(crate) mod toll_house;
pub(crate) mod tolls;
pub(crate) mod towers;
pub(crate) mod trade;
pub(crate) mod vanishing;
pub(crate) mod vengeance;
pub(crate) mod volcano;
pub(crate) mod water;
pub(crate) mod well;
pub(crate) mod wisps;
pub(crate) mod works;

use crate::action::chosen;
use crate::frame::answers::Rules;
use crate::frame::decision::Row;
use crate::frame::find_answers::FindRules;

/// The decisions that abilities, places and relics bring to single steps of the turn.
pub(crate) const IN_STEPS: &[Row] = &[
    Row::of::<chosen::Ally>(),
    Row::of::<chosen::NoAlly>(),
    Row::of::<chosen::Stay>(),
    Row::of::<chosen::Exchange>(),
    Row::of::<chosen::Reborn>(),
    Row::of::<chosen::Place>(),
    Row::of::<chosen::Orb>(),
    Row::of::<chosen::Vanish>(),
    Row::of::<chosen::Sacrifice>(),
    Row::of::<chosen::Form>(),
    Row::of::<chosen::Detonate>(),
    Row::of::<chosen::Recruit>(),
    Row::of::<chosen::Shift>(),
];

/// The decisions that only races with the word for them make while they conquer; the [`Rules`] of the word name them, too.
pub(crate) const OF_RACES: &[Row] = &[
    Row::of::<chosen::Roll>(),
    Row::of::<chosen::Dragon>(),
    Row::of::<chosen::Substitute>(),
    Row::of::<chosen::Gamble>(),
    Row::of::<chosen::Drain>(),
    Row::of::<chosen::Champion>(),
    Row::of::<chosen::Strike>(),
    Row::of::<chosen::Steal>(),
    Row::of::<chosen::Intimidate>(),
    Row::of::<chosen::Swap>(),
];

/// Every word that answers a question of the frame.
pub(crate) static RULES: &[&Rules] = &[
    &ancient::ANCIENT,
    &beasts::BEASTS,
    &bombs::BOMBS,
    &borders::LINKS,
    &borders::TUNNELS,
    &borders::CROSSES_CHASMS,
    &champion::CHAMPION,
    &dragon::DRAGON,
    &entry::ENTERS_ANYWHERE,
    &entry::FLIES,
    &factions::ENRAGED,
    &factions::FEUD,
    &forms::SHAPES,
    &found::COLLECTS,
    &found::EXPLORES,
    &found::FORTIFIES,
    &gnomes::WARDED,
    &groups::CROWDED,
    &groups::UNITED,
    &groups::SCATTERED,
    &harmony::HARMONY,
    &martyrs::MARTYRS,
    &objectives::OBJECTIVES,
    &queen::QUEEN,
    &relics::BAG,
    &seclusion::SECLUDED,
    &tolls::TOLL,
    &tolls::REGION_TOLL,
    &towers::TOWERS,
    &vengeance::AVENGES,
    &volcano::VOLCANO,
    &water::TAKES_WATER,
    &water::ENTERS_BY_WATER,
    &water::PASSES_WATER,
    &water::SAILS,
    &works::WALLS,
    &works::FORTS,
    &leap::LEAPS,
    &toll_house::TOLL_HOUSES,
    &trade::TRADES_PLACES,
    &ages::DECLINES_LATE,
    &ages::HAUNTS,
    &ages::KEEPS_TOKENS,
    &ages::ACTS_IN_DECLINE,
    &ages::VANISHES,
    &berserk::ROLLS_FIRST,
    &immortal::LOSES_NONE,
    &lairs::LAIRS,
    &mimes::EXCHANGES,
    &peace::ALLIES,
    &honey::HONEY,
    &strike::STRIKES,
    &claims::CLAIMS,
    &intimidation::INTIMIDATES,
    &exchange::SWAPS,
    &musters::RECRUITS,
    &musters::GROWS,
    &musters::HAMMERED,
    &musters::ARMORED,
    &substitution::SUBSTITUTES,
    &substitution::DRAINS,
    &wisps::GAMBLES,
];

/// Every word that a place or a relic may say.
pub(crate) static FIND_RULES: &[&FindRules] = &[
    &places::PAYS,
    &places::PAYS_ALIKE,
    &places::PAYS_OTHERS_ALIKE,
    &places::NEVER_TWICE,
    &places::DEFENDS,
    &comforts::EARLY_TOKENS,
    &comforts::LATE_TOKENS,
    &comforts::LINKS_ALIKE,
    &comforts::SHELTERS,
    &comforts::FERRIES,
    &comforts::FACTION_TWICE,
    &altar::ALTAR,
    &ghost::GHOST,
    &lent::LENDER,
    &balrog::BALROG,
    &well::WELL,
    &relics::CARRIES,
    &relics::CLEARS,
    &relics::CHEAPENS,
    &relics::SMASHES,
    &relics::COPIED,
    &relics::SCEPTER,
    &theft::RING,
    &theft::HEART,
    &substitution::ORB,
    &aegis::AEGIS,
];
