//! What a game's journal says about how its points came about.

use std::collections::BTreeMap;

use serde_json::Value;
use tabletop::{Registered, Seat, Tally, content_hash};

use crate::{CauseResult, PieceResult, Player, Who, body::Origin, history::History};

/// The course of a game in numbers, by seat.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Account {
    /// The points that each has now.
    pub points: Vec<i32>,
    /// What each played, in the order in which it came.
    pub pieces: Vec<Vec<PieceResult>>,
    /// Where the points of each came from, in no order.
    pub causes: Vec<Vec<CauseResult>>,
    /// The points at the start and after each round.
    pub by_round: Vec<Vec<i32>>,
    /// How often each region was fought for.
    pub contested: BTreeMap<usize, u32>,
}

impl Account {
    fn count(&mut self, tally: Tally, round: u32) {
        match tally {
            Tally::Points { seat, amount, cause, by } => {
                let Some(causes) = self.causes.get_mut(seat.index()) else { return };
                match causes.iter_mut().find(|known| known.cause == cause) {
                    Some(known) => known.points += amount,
                    None => causes.push(CauseResult { cause, points: amount }),
                }
                if let Some(name) = by
                    && let Some(piece) = self.piece(seat, vec![name], round, false)
                {
                    piece.points += amount;
                }
            }
            Tally::Plays { seat, pieces } => drop(self.piece(seat, pieces, round, true)),
            Tally::Contested { region } => *self.contested.entry(region).or_default() += 1,
        }
    }

    /// The entry of what `ids` name first, made if there is none; `all`: these are all its ids now.
    fn piece(&mut self, seat: Seat, ids: Vec<String>, round: u32, all: bool) -> Option<&mut PieceResult> {
        let pieces = self.pieces.get_mut(seat.index()).filter(|_| !ids.is_empty())?;
        let known = pieces.iter().position(|piece| piece.ids.first() == ids.first());
        let Some(place) = known else {
            pieces.push(PieceResult { ids, points: 0, round });
            return pieces.last_mut();
        };
        if all {
            pieces[place].ids = ids;
        }
        pieces.get_mut(place)
    }
}

/// Goes through the journal once more, as far as it can be shown, and counts.
pub(crate) fn account_of<G: Registered>(history: &History<G>) -> Account {
    let now = history.now();
    let points = |position: &G| -> Vec<i32> { Seat::all(position.seats()).map(|seat| position.points(seat)).collect() };
    let seats = now.seats();
    let mut account =
        Account { points: points(now), pieces: vec![Vec::new(); seats], causes: vec![Vec::new(); seats], ..Account::default() };
    let Some(mut position) = history.at(history.begin()) else { return account };
    for seat in Seat::all(seats) {
        account.count(Tally::Plays { seat, pieces: position.plays(seat) }, 1);
    }
    account.by_round.push(points(&position));
    let mut round = position.turn().1;
    let (mut happened, mut tallies) = (Vec::new(), Vec::new());
    for step in history.begin()..history.steps() {
        let (Some(action), Some(moment)) = (history.action(step), history.moment(step)) else { break };
        while round < moment.round {
            account.by_round.push(points(&position));
            round += 1;
        }
        happened.clear();
        if position.play_told(action, &mut happened).is_err() {
            break;
        }
        for event in &happened {
            position.tally(event, &mut tallies);
        }
        for tally in tallies.drain(..) {
            account.count(tally, round);
        }
    }
    if history.steps() > history.begin() {
        account.by_round.push(points(&position));
    }
    account
}

/// The same for every copy of a game, and however often its end was played: a game is what was dealt, and to whom.
pub(crate) fn identity_of(game: &str, origin: &Origin, players: &[Player]) -> u64 {
    let who: Vec<(&str, bool)> = players.iter().map(|player| (player.name.as_str(), player.who == Who::Bot)).collect();
    match origin {
        // What else a setup says is written differently by different versions.
        Origin::Setup(setup) if setup.get("seed").is_some_and(Value::is_u64) => content_hash(&(game, &setup["seed"], who)),
        Origin::Setup(form) | Origin::Position(form) => content_hash(&(game, form, who)),
    }
}
