//! What is needed of the game besides its rules.

use serde_json::Value;
use tabletop::{Edition, Game, Glance, Reason, Registered, Seat, Tally, reasons_each};

use crate::scenario::expect::Expect;
use crate::scenario::given::Given;
use crate::setup::{CHAOS, Setup};
use crate::state::position::Chaos;

impl Registered for Chaos {
    type Expect = Expect;

    fn plain(_: &str, players: u8, seed: u64) -> Setup {
        Setup::plain(players, seed)
    }

    fn catalog(_: &str) -> Value {
        crate::catalog::catalog()
    }

    fn board(_: &str, map: &str) -> Option<Value> {
        crate::catalog::board(map)
    }

    fn legal_view(&self) -> Value {
        Self::legal_view(self)
    }

    fn written(&self, setup: Setup) -> Setup {
        Setup { contents: Some(self.contents()), ..setup }
    }

    fn as_it_was(setup: Setup) -> Setup {
        Setup { edition: Edition::First, ..setup }
    }

    fn map(&self) -> String {
        self.map_id().to_owned()
    }

    fn rounds(&self) -> u32 {
        self.all_rounds().into()
    }

    fn belongs_to(&self, game: &str) -> bool {
        game == CHAOS
    }

    fn seats_may_share(&self) -> bool {
        true
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat).into()
    }

    fn glance(&self) -> Option<Glance> {
        let owner = |(dominator, ruined): (Option<Seat>, bool)| match dominator {
            _ if ruined => 'x',
            Some(seat) => char::from(b'0' + seat.index() as u8),
            None => '.',
        };
        let standing = Seat::all(self.seats()).map(|seat| self.points_of(seat).into()).collect();
        Some(Glance { owners: self.land_owners().map(owner).collect(), counts: "points".to_owned(), standing })
    }

    fn plays(&self, seat: Seat) -> Vec<String> {
        vec![self.power_of(seat).to_string()]
    }

    fn tally(&self, event: &Self::Event, into: &mut Vec<Tally>) {
        self.tally_of(event, into);
    }

    fn from_given(given: &Value) -> Result<Self, Vec<Reason>> {
        Self::from_given(&Given::read(given)?).map_err(|error| reasons_each(&error.reasons))
    }

    fn reasons(error: &Self::SetupError) -> Vec<Reason> {
        reasons_each(&error.reasons)
    }
}
