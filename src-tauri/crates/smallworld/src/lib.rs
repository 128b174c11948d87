//! One rules frame for the Small World family; races, powers and boards as content.
//!
//! The frame knows the market, the turn, conquest, retreat, redeployment, decline and scoring. Races and powers are lists of
//! [`ability::Ability`] values. Numbers such as `SW-28` are those of the rulings this crate implements.

pub mod ability;
mod action;
mod appraise;
mod board;
mod bombs;
mod campaign;
mod catalog;
mod check;
mod conquest;
mod content;
mod contract;
mod decline;
mod event;
mod fees;
mod figures;
mod finish;
mod flaw;
mod gear;
mod given;
mod hoard;
mod house;
mod income;
mod islands;
mod kit;
mod lay_out;
mod legal;
mod legal_view;
mod look;
mod meddle;
mod outposts;
mod owner;
mod pairs;
mod play;
mod position;
mod price;
mod reach;
mod record;
mod refusal;
mod region;
mod score;
mod setup;
mod sound;
mod spoils;
mod teams;
mod terrain;
mod tools;
mod tricks;
mod turn;
mod view;
mod ways;

pub use action::{Action, NoAction, Piece};
pub use board::{Board, BoardId, BoardLabel, MapData, Mark, RegionData, Symbol, Terrain, Terrains, Ways};
pub use catalog::{board, catalog};
pub use content::{
    Contents, FINDS, Faction, Find, LeftOut, MAX_FINDS, MAX_POWERS, MAX_RACES, Missing, Origin, POWERS, Power, PowerData, RACES, RELICS,
    Race, RaceData, Stays, Tool,
};
pub use event::{Event, IncomeCause, IncomeItem, Marker, Method, Purpose, Thing, TokenCause};
pub use flaw::Flaw;
pub use gear::Gear;
pub use given::{Given, GivenError};
pub use hoard::{Bag, Figures, Hoard, Spots};
pub use house::{HOUSE_RULES, House, HouseData, HouseRules};
pub use islands::{Face, IslandRegions, Set, Size};
pub use legal_view::{BlockedView, Chance, LegalView, OptionView, PieceInHand, Placing, TargetView};
pub use position::{
    Band, Combo, Figure, Finish, Form, MARKET, MAX_MARKET, MAX_TAKEN, Offer, Owner, RaceSet, Script, ShortStrike, Side, Slot, SmallWorld,
    Stage, Team, TeamScore, Tray, TurnMore, TurnRecord, TurnWar,
};
pub use refusal::{Guard, Refusal};
pub use region::{MAX_REGIONS, PerRegion, Region, RegionSet};
pub use setup::{FORTRESSES, GAMES, MAX_SEED, MIXED, Mix, SMALL_WORLD, START_COINS, Setup, SetupError, SetupReason, UNDERGROUND, WARCRAFT};
pub use tabletop::Pile;
pub use tools::Tools;
pub use view::{
    ActingView, BandView, Cause, ComboView, MarkerView, OwnerView, PiecesView, PriceItem, RegionView, SeatView, StacksView, View,
};
