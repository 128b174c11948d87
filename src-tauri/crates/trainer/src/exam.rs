//! How strong a mind is: games against plans by the game's own appraisal, which think as long.

use bots::net::Net;
use bots::plan::Width;
use bots::planning::Planning;
use bots::reply::Foresight;
use bots::{Planned, tournament};
use tabletop::Game;

use crate::arguments::Wish;

/// Deals of exams begin here, far from those that are learned from.
const DEALS: u64 = 1 << 40;

/// The share of the games that `net` wins, one seat of each.
pub fn examine<G: Game>(wish: &Wish, setup: &(impl Fn(u64) -> G::Setup + Sync), net: &Net) -> Result<f32, String> {
    let width = Width { wide: wish.width.0, narrow: wish.width.1 };
    let planning = Planning { width, foresight: Foresight { lines: 0, deals: 1, width }, budget: u32::MAX, noise: 0.0, play: 0.0 };
    let seats = (0..wish.players).map(|seat| Planned { name: String::new(), net: (seat == 0).then_some(net), planning, style: None });
    let entrants: Vec<Planned<'_>> = seats.collect();
    let standings = tournament::<G, _>(|deal| setup(DEALS + deal), &entrants, wish.tried, wish.seed, wish.threads)?;
    Ok(standings[0].win_rate() as f32)
}
