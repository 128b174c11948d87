//! How strong a mind is: games against plans by the game's own appraisal, which think as long, or against the level it learns to beat.

use bots::net::Net;
use bots::plan::Width;
use bots::planning::Planning;
use bots::{Entrant, Planned, tournament};
use tabletop::Game;

use crate::arguments::Wish;

/// Deals of exams begin here, far from those that are learned from.
const DEALS: u64 = 1 << 40;

/// The share of the games that `net` wins, one seat of each.
pub fn examine<G: Game>(wish: &Wish, setup: &(impl Fn(u64) -> G::Setup + Sync), net: &Net) -> Result<f32, String> {
    let width = Width { wide: wish.width.0, narrow: wish.width.1 };
    let planning = Planning::alone(width, u32::MAX);
    let mut won = 0.0;
    for (at, players) in wish.players.iter().enumerate() {
        let planned = |net| Planned { name: String::new(), net, planning, style: None };
        let seats = (0..*players).map(|seat| match wish.against {
            Some(rival) if seat > 0 => rival.entrant(),
            _ => Box::new(planned((seat == 0).then_some(net))) as Box<dyn Entrant<G> + '_>,
        });
        let entrants: Vec<_> = seats.collect();
        let deal = |deal| setup(wish.number_of(DEALS + deal, at));
        let tried = wish.tried.div_ceil(wish.players.len() as u64);
        won += tournament::<G, _>(deal, &entrants, tried, wish.seed, wish.threads)?[0].win_rate() as f32;
    }
    Ok(won / wish.players.len() as f32)
}
