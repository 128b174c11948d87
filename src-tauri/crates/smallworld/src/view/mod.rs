//! What a viewer may see: the only thing that leaves the backend for a screen. Prices and reasons come explained.

pub(crate) mod catalog;
pub(crate) mod explained;
pub(crate) mod seen;

use serde::Serialize;
use tabletop::Seat;

use crate::action::Action;
use crate::board::region::Region;
use crate::boxes::OwnShown;
use crate::boxes::{Find, Power, Race};
use crate::event::Marker;
use crate::refusal::Guard;
use crate::state::finds::{Bag, is_default};
use crate::state::position::{Form, Slot, Stage, Team, TeamScore};
use crate::view::explained::{Placing, TargetView};

/// Who holds a region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OwnerView {
    /// A player's race.
    Race {
        /// The player.
        seat: Seat,
        /// Which of the player's races.
        slot: Slot,
        /// The race.
        race: Race,
    },
    /// The Lost Tribes.
    LostTribe {
        /// Always true.
        #[cfg_attr(feature = "types", ts(type = "true"))]
        lost_tribe: bool,
    },
    /// Monsters.
    Monsters {
        /// Always true.
        #[cfg_attr(feature = "types", ts(type = "true"))]
        monsters: bool,
    },
    /// Murlocs.
    Murloc {
        /// Always true.
        #[cfg_attr(feature = "types", ts(type = "true"))]
        murloc: bool,
    },
}

/// So many markers of a kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MarkerView {
    /// The kind.
    pub kind: Marker,
    /// How many.
    pub count: u8,
}

/// A region as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RegionView {
    /// Its number.
    pub region: Region,
    /// Who holds it.
    pub owner: Option<OwnerView>,
    /// Race or Lost Tribe tokens in it.
    pub tokens: u8,
    /// Markers and figures on it.
    pub markers: Vec<MarkerView>,
    /// Tokens an attacker needs before discounts.
    pub defence: u8,
    /// What makes it immune.
    pub immune: Option<Guard>,
    /// Places and relics lying in it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub finds: Vec<Find>,
    /// What abilities have marked in it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub marks: Vec<MarkView>,
}

/// A mark of an ability in a region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MarkView {
    /// Whose.
    pub seat: Seat,
    /// The race or power whose ability it is.
    pub by: &'static str,
}

/// A race in play as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BandView {
    /// Its slot.
    pub slot: Slot,
    /// The race.
    pub race: Race,
    /// Its power, while the badge is there.
    pub power: Option<Power>,
    /// Tokens in hand.
    pub hand: u8,
    /// Tokens waiting to be put down again.
    pub withdrawn: u8,
    /// Conquest-only tokens beside the board.
    pub aside: u8,
    /// Tokens on the map.
    pub on_map: u8,
    /// Tokens of the race in the tray.
    pub tray: u8,
    /// Regions held.
    pub regions: u8,
    /// The power that Stonehedge lends it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub extra: Option<Power>,
    /// The power whose badge is gone and whose effect in decline stays (WC-56).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub lingers: Option<Power>,
}

/// Special pieces in a seat's supply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PiecesView {
    /// Encampments not on the map.
    pub encampment: u8,
    /// Fortresses that may still be built.
    pub fortress: u8,
    /// Heroes not on the map.
    pub hero: u8,
    /// 1 if the Dragon is not on the map and may be used.
    pub dragon: u8,
    /// Armors to be put down.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub armor: u8,
    /// Hammers that may still be used this turn.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub hammer: u8,
    /// Beasts in hand (WC-93).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub beast: u8,
    /// 1 if the champion is not on the map and has not been used this turn (WC-97).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub champion: u8,
    /// Objectives in hand (WC-77).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub objective: u8,
    /// Tokens that may still be moved this turn (WC-108).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub intimidate: u8,
    /// Swaps left this turn (WC-112).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub swap: u8,
    /// 1 if the strike has not been used this turn (WC-69).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub strike: u8,
    /// 1 if the Ethereals have not used their ability this turn (WC-65).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub claim: u8,
}

/// A seat as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its coins; null where the viewer may not know them (SW-2).
    pub coins: Option<u16>,
    /// Tokens of the active race in hand.
    pub hand: u8,
    /// Tokens of all its races waiting to be put down again.
    pub withdrawn: u8,
    /// Regions of all its races.
    pub regions: u8,
    /// Coins it would get if its turn ended now.
    pub income: u16,
    /// The active race.
    pub active: Option<BandView>,
    /// The declined races.
    pub declined: Vec<BandView>,
    /// Whom its Diplomat has peace with.
    pub ally: Option<Seat>,
    /// Special pieces in its supply.
    pub pieces: PiecesView,
    /// Who carries a vengeance marker of this seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub grudges: Vec<Seat>,
    /// Whether it holds a harmony token (WC-85).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub harmony: bool,
    /// The form its Worgen have this turn (WC-89).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub form: Option<Form>,
    /// Whom it plays for, in the team variant.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub team: Option<Team>,
}

/// Places and relics as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FindsView {
    /// How many are still hidden.
    pub left: usize,
    /// The power that Stonehedge lends.
    pub stonehedge: Option<Power>,
    /// Where the Bag lies, and as what.
    pub bag: Option<Bag>,
}

/// A combo of the market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ComboView {
    /// Its place, 0 at the top.
    pub combo: u8,
    /// The race.
    pub race: Race,
    /// The power.
    pub power: Power,
    /// Coins lying on it.
    pub coins: u8,
    /// What it costs, in coins.
    pub cost: u8,
    /// Tokens it gives.
    pub tokens: u8,
    /// Whether the seat to act can pay; null where the viewer may not know.
    pub affordable: Option<bool>,
    /// Its column, in the team variant.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub column: Option<Team>,
}

/// What is left in the stacks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct StacksView {
    /// Banners not yet seen.
    pub races: usize,
    /// Badges not yet seen.
    pub powers: usize,
    /// Badges in the discards.
    pub discards: usize,
}

/// Which race acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ActingView {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub slot: Slot,
}

/// A position as a viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    /// The game.
    #[cfg_attr(feature = "types", ts(type = "GameId"))]
    pub game: &'static str,
    /// The map.
    pub map: &'static str,
    /// The home-made races and powers of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub own: Option<OwnShown>,
    /// Players.
    pub players: u8,
    /// Whose secrets are in here; null: nobody's.
    pub viewer: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// Rounds in the game.
    pub rounds: u8,
    /// Who began.
    pub first: Seat,
    /// The owner of the turn.
    pub turn: Seat,
    /// Who decides now; null when the game is over.
    pub to_act: Option<Seat>,
    /// The step.
    pub stage: Stage,
    /// Whether the game is over.
    pub over: bool,
    /// Who won.
    pub winners: Option<Vec<Seat>>,
    /// Whether decline can be chosen now.
    pub may_decline: bool,
    /// Conquests of the acting race this turn.
    pub conquered: u8,
    /// The Berserk die waiting for a conquest.
    pub die: Option<u8>,
    /// Which race acts.
    pub acting_race: Option<ActingView>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The regions.
    pub regions: Vec<RegionView>,
    /// The market.
    pub market: Vec<ComboView>,
    /// The stacks.
    pub stacks: StacksView,
    /// Places and relics, in a game that has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub finds: Option<FindsView>,
    /// Bombs in the pile, while Goblins are in play (WC-72).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub bombs: Option<u8>,
    /// How teams are compared, in the team variant (WC-137).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub teams: Option<TeamScore>,
    /// Every legal action, for the seat to act only.
    pub actions: Vec<Action>,
    /// Every region with what it costs or why not, for the seat to act only.
    pub targets: Vec<TargetView>,
    /// What is to be put down, for the seat to act only.
    pub placing: Option<Placing>,
}
