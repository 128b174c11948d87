//! The base rulebook: market, turn, reach, price, conquest, redeployment, decline, scoring.

pub(crate) mod campaign;
pub(crate) mod check;
pub(crate) mod conquest;
pub(crate) mod decline;
pub(crate) mod departure;
pub(crate) mod end_of_turn;
pub(crate) mod fees;
pub(crate) mod income;
pub(crate) mod legal;
pub(crate) mod line;
pub(crate) mod losses;
pub(crate) mod market;
pub(crate) mod play;
pub(crate) mod preparation;
pub(crate) mod price;
pub(crate) mod price_item;
pub(crate) mod reach;
pub(crate) mod redeployment;
pub(crate) mod score;
pub(crate) mod teams;
pub(crate) mod tools;
pub(crate) mod turn;
pub(crate) mod voyages;
