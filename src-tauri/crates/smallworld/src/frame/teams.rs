//! The team variant (WC-135 to WC-139): our own reading, as the printed sheet was not found.

use tabletop::{Outcome, PerSeat, Seat};

use crate::boxes::Race;
use crate::state::position::{MARKET, SmallWorld};
use crate::state::team::{Team, TeamScore};

impl SmallWorld {
    /// Whom `seat` plays for; partners sit alternately, and an odd player is the last (WC-136, WC-139). None without teams.
    pub(crate) fn team(&self, seat: Seat) -> Option<Team> {
        self.teams?;
        Some(match seat.number() {
            last if self.players % 2 == 1 && last + 1 == self.players => Team::Neutral,
            n if n % 2 == 0 => Team::Alliance,
            _ => Team::Horde,
        })
    }

    /// The columns of the market: one for each team at the table; a single one without teams.
    pub(crate) fn columns(&self) -> &'static [Option<Team>] {
        const ONE: [Option<Team>; 1] = [None];
        const ALL: [Option<Team>; 3] = [Some(Team::Alliance), Some(Team::Horde), Some(Team::Neutral)];
        match (self.teams, self.players % 2) {
            (None, _) => &ONE,
            (_, 0) => &ALL[..2],
            _ => &ALL,
        }
    }

    /// Whether `race` stands in this column.
    pub(crate) fn in_column(column: Option<Team>, race: Race) -> bool {
        column.is_none_or(|team| team == Team::of_race(race))
    }

    /// The places of the market that make up the column of `index`: from the first of them to the one after the last.
    pub(crate) fn column_of(&self, index: usize) -> std::ops::Range<usize> {
        if self.teams.is_none() {
            return 0..self.market.len();
        }
        let team = Team::of_race(self.market[index].race);
        let first = self.market.iter().position(|combo| Team::of_race(combo.race) == team).unwrap_or(index);
        let count = self.market.iter().filter(|combo| Team::of_race(combo.race) == team).count();
        first..first + count
    }

    /// What the combo at this place of the market costs: a coin for each one above it in its column (SW-5).
    pub(crate) fn cost(&self, index: usize) -> u8 {
        (index - self.column_of(index).start) as u8
    }

    /// Whether `seat` may play the race of the combo at this place.
    pub(crate) fn may_play(&self, seat: Seat, index: usize) -> bool {
        self.team(seat).is_none_or(|team| team == Team::of_race(self.market[index].race))
    }

    /// Whether the market has a race for `seat`.
    pub(crate) fn has_choice(&self, seat: Seat) -> bool {
        (0..self.market.len()).any(|index| self.may_play(seat, index))
    }

    /// How many combos lie in a column.
    pub(crate) fn in_market(&self, column: Option<Team>) -> usize {
        self.market.iter().filter(|combo| Self::in_column(column, combo.race)).count()
    }

    /// Whether a column wants another combo, and the stack has a banner for it: the place of that banner in the stack.
    pub(crate) fn next_banner(&self, column: Option<Team>) -> Option<usize> {
        if self.in_market(column) >= MARKET {
            return None;
        }
        self.races.iter().rposition(|race| Self::in_column(column, *race))
    }

    /// Whether the two play for the same team.
    pub(crate) fn partners(&self, one: Seat, other: Seat) -> bool {
        one == other || self.teams.is_some() && self.team(one) == self.team(other)
    }

    /// Who wins between teams: each team stands for what one member has, or for all of it; ties go by tokens in the same way, and what
    /// is left of them is shared (WC-15, WC-16, WC-137).
    pub(crate) fn team_standing(&self, score: TeamScore) -> Outcome {
        let rank = |seat: Seat| {
            let members = || {
                Seat::all(self.players())
                    .filter(move |other| self.partners(seat, *other))
                    .map(|s| (u32::from(self.sides[s].coins), u32::from(self.tokens_on_map(s))))
            };
            match score {
                TeamScore::Highest => members().max(),
                TeamScore::Lowest => members().min(),
                TeamScore::Sum => members().reduce(|one, other| (one.0 + other.0, one.1 + other.1)),
            }
        };
        let best = Seat::all(self.players()).map(rank).max();
        let mut outcome = Outcome { winners: PerSeat::default(), scores: PerSeat::default() };
        for seat in Seat::all(self.players()) {
            // What stands for the team is the score of each member.
            outcome.scores[seat] = rank(seat).map_or(0, |(coins, _)| i32::try_from(coins).unwrap_or(i32::MAX));
            outcome.winners[seat] = Some(rank(seat)) == best;
        }
        outcome
    }
}
