//! Chaos in the Old World: four powers, nine lands, cards and dice. Numbers such as `CH-52` are those of the rulings.

#![allow(clippy::naive_bytecount, reason = "four or five values at a time")]

mod action;
mod battle;
mod cards;
mod choices;
pub mod content;
mod contract;
mod corrupt;
mod end;
mod event;
mod flaw;
mod flow;
mod names;
mod old_world;
mod position;
mod refusal;
mod setup;
mod summon;
mod task;
mod view;

pub use action::{Action, NoAction};
pub use cards::Card;
pub use event::Event;
pub use flaw::Flaw;
pub use names::{FIGURES, Figure, Kind, Land, Power};

pub use position::{Battle, Chaos, Ending, PerFigure, Phase, Placed, RESERVE, Slots};
pub use refusal::Refusal;
pub use setup::{CHAOS, MAX_SEED, Setup, SetupError, SetupReason};
pub use task::Task;
pub use view::{FigureView, LandView, PowerView, View};
