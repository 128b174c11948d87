//! Chaos in the Old World: four powers, nine lands, cards and dice. Numbers such as `CH-52` are those of the rulings.

#![allow(clippy::naive_bytecount, reason = "four or five values at a time")]

mod action;
mod battle;
mod card;
mod cards;
mod catalog;
mod choices;
pub mod content;
mod contents;
mod contract;
mod corrupt;
mod end;
mod event;
mod explain;
mod flaw;
mod flow;
mod garrison;
mod given;
mod house;
mod items;
mod names;
mod old_world;
mod phase;
mod position;
mod refusal;
mod setup;
mod sound;
mod summon;
mod task;
#[cfg(feature = "types")]
pub mod types;
mod view;
mod worth;

pub use action::{Action, NoAction};
pub use card::Card;
pub use catalog::{board, catalog};
pub use contents::Contents;
pub use event::{Dice, Event};
pub use flaw::Flaw;
pub use given::{Given, GivenError, GivenLand, GivenPower, GivenReason, Named};
pub use house::{HOUSE_RULES, House, HouseRules};
pub use items::{Cause, Item, Sum};
pub use names::{CardSlot, FIGURES, Figure, Kind, Land, Power, Upgrade};

pub use explain::{After, CardChoice, Explained, FigureChoice, InLand};
pub use position::{Battle, Chaos, Ending, PerFigure, Phase, Slots};
pub use refusal::Refusal;
pub use setup::{CHAOS, MAX_SEED, Setup, SetupError, SetupReason};
pub use task::Task;
pub use view::{BattleView, FigureView, LandView, OldWorldView, PowerView, RewardView, SlotView, TickView, View};
