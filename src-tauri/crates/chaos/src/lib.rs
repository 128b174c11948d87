//! Chaos in the Old World: four powers, nine lands, cards and dice. Numbers such as `CH-52` are those of the rulings.

#![allow(clippy::naive_bytecount, reason = "four or five values at a time")]

mod appraise;
mod cards;
mod catalog;
pub mod content;
mod contract;
mod decisions;
mod event;
mod follies;
mod merits;
mod phases;
mod registered;
mod scenario;
mod setup;
mod sketch;
mod state;
mod tally;
#[cfg(feature = "types")]
pub mod types;
mod validation;
mod view;

pub use cards::card::Card;
pub use cards::contents::Contents;
pub use catalog::{board, catalog};
pub use decisions::action::{Action, NoAction};
pub use decisions::refusal::Refusal;
pub use event::{Dice, Event};
pub use scenario::given::{Given, GivenError, GivenLand, GivenPower, GivenReason, Named};
pub use setup::{CHAOS, MAX_SEED, Setup, SetupError, SetupReason};
pub use state::house::{HOUSE_RULES, House, HouseRules};
pub use state::items::{Cause, Item, Sum};
pub use state::names::{CardSlot, FIGURES, Figure, Kind, Land, Power, Upgrade};
pub use state::position::{Battle, Chaos, Ending, PerFigure, Phase, Slots};
pub use state::task::Task;
pub use validation::flaw::Flaw;
pub use view::explain::{After, CardChoice, Explained, FigureChoice, InLand};
pub use view::{BattleView, FigureView, LandView, OldWorldView, PowerView, RewardView, SlotView, TickView, View};
