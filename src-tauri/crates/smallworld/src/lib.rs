//! One rules frame for the Small World family; races, powers and boards as content.
//!
//! The frame knows the market, the turn, conquest, retreat, redeployment, decline and scoring. Races and powers are lists of
//! [`Ability`] values. Numbers such as `SW-28` are those of the rulings this crate implements.

mod abilities;
mod action;
mod appraise;
mod argument;
mod board;
mod boxes;
mod compile;
mod contract;
mod discovered;
mod event;
mod follies;
mod frame;
mod free;
mod library;
mod merits;
mod origin;
mod refusal;
mod registered;
mod rosters;
mod scenario;
mod setup;
mod sketch;
mod state;
mod straight;
mod tally;
mod throws;
#[cfg(feature = "types")]
pub mod types;
mod validate;
mod view;
#[cfg(test)]
mod walks;
mod workshop;

pub use action::{Action, NoAction, Piece};
pub use board::islands::{Face, Set, Size};
pub use board::region::{MAX_REGIONS, PerRegion, Region, RegionSet};
pub use board::{Board, BoardFault, BoardId, BoardLabel, IslandRegions, MapData, Mark, RegionData, Symbol, Terrain, Terrains, Ways};
pub use board::{Wish as BoardWish, grow as grow_board};
pub use boxes::ability::{Ability, Field, Params, Where, Word};
pub use boxes::file::{BoxData, BoxError, BoxFile};
pub use boxes::kit::Source;
pub use boxes::look::{COLOURS, GLYPH_GRID, Glyph, Look};
pub use boxes::tools::{MAX_TOOLS, ToolData, Tools};
pub use boxes::{
    Contents, Find, FindData, FindKind, FindWord, LeftOut, MAX_FINDS, MAX_OWN, MAX_POWERS, MAX_RACES, Missing, OwnBox, OwnShown, Power,
    PowerData, Race, RaceData, RowError, Stays, Tool,
};
pub use compile::vocabulary;
pub use event::{Event, IncomeCause, IncomeItem, Marker, Method, Purpose, Thing, TokenCause};
pub use frame::fee::FeeView;
pub use frame::price_item::{Cause, PriceItem};
pub use library::Clash;
pub use origin::{Faction, Origin};
pub use refusal::{Guard, Refusal};
pub use scenario::given::{Given, GivenError};
pub use setup::{FORTRESSES, GAMES, MAX_SEED, MIXED, Mix, SMALL_WORLD, START_COINS, Setup, SetupError, SetupReason, UNDERGROUND, WARCRAFT};
pub use state::finds::{Bag, Figures, Finds, Spots};
pub use state::house::{HOUSE_RULES, House, HouseData, HouseRules};
pub use state::markers::Markers;
pub use state::marks::Marks;
pub use state::position::{
    Band, Combo, Figure, Finish, Form, MARKET, MAX_MARKET, MAX_TAKEN, Offer, Owner, RaceSet, Script, ShortStrike, Side, Slot, SmallWorld,
    Stage, Team, TeamScore, Tray, TurnMore, TurnRecord, TurnTally,
};
pub use tabletop::Pile;
pub use validate::flaw::Flaw;
pub use view::catalog::{board, catalog};
pub use view::explained::{BlockedView, Chance, LegalView, OptionView, PieceInHand, Placing, TargetView};
pub use view::{ActingView, BandView, ComboView, MarkView, MarkerView, OwnerView, PiecesView, RegionView, SeatView, StacksView, View};
