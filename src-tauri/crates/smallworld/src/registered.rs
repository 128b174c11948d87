//! What is needed of the games of this crate besides their rules.

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Edition, Game, Glance, Reason, Registered, Seat, Tally, reasons_each, reasons_of};

use crate::boxes::OwnBox;
use crate::scenario::expect::Expect;
use crate::scenario::given::Given;
use crate::setup::Setup;
use crate::state::owner::Slot;
use crate::state::position::SmallWorld;
use crate::workshop;

impl Registered for SmallWorld {
    type Expect = Expect;

    fn plain(game: &str, players: u8, seed: u64) -> Setup {
        Setup::plain(game, players, seed)
    }

    fn catalog(game: &str) -> Value {
        crate::view::catalog::catalog().into_iter().find(|entry| entry["id"] == game).unwrap_or_default()
    }

    fn catalog_of(game: &str, own: &Value) -> Option<Result<Value, Vec<Reason>>> {
        Some(workshop::own_box("box", own)?.map(|own| crate::view::catalog::entry_of(game, own)))
    }

    fn board(_: &str, map: &str) -> Option<Value> {
        crate::view::catalog::board(map)
    }

    fn legal_view(&self) -> Value {
        serde_json::to_value(Self::legal_view(self)).unwrap_or_default()
    }

    fn explain(&self) -> usize {
        let legal = std::hint::black_box(Self::legal_view(self));
        legal.actions.len() + legal.targets.len()
    }

    fn written(&self, setup: Setup) -> Setup {
        Setup { contents: Some(self.contents()), own: None, ..setup }
    }

    fn as_it_was(setup: Setup) -> Setup {
        Setup { edition: Edition::First, ..setup }
    }

    fn map(&self) -> String {
        self.board().data.id.clone()
    }

    fn rounds(&self) -> u32 {
        self.board().data.rounds.into()
    }

    fn belongs_to(&self, game: &str) -> bool {
        self.game() == game
    }

    fn points(&self, seat: Seat) -> i32 {
        self.coins(seat).into()
    }

    /// The purses only where they lie open: by the house rule, or when the game is over (SW-2).
    fn glance(&self) -> Option<Glance> {
        let open = !self.has_secrets() || self.to_act().is_none();
        let owner = |holder: Option<(Seat, Slot)>| match holder {
            Some((seat, Slot::Active)) => char::from(b'0' + seat.index() as u8),
            Some((seat, _)) => char::from(b'a' + seat.index() as u8),
            None => '.',
        };
        let owners = self.holders().map(owner).collect();
        let held = |seat: Seat| self.holders().flatten().filter(|(holder, _)| *holder == seat).count() as u32;
        let of = |seat: Seat| if open { u32::from(self.coins(seat)) } else { held(seat) };
        let standing = Seat::all(self.seats()).map(of).collect();
        Some(Glance { owners, counts: if open { "coins" } else { "regions" }.to_owned(), standing })
    }

    fn workshop() -> Option<Value> {
        Some(workshop::workshop())
    }

    fn check_piece(kind: &str, row: &Value) -> Option<Result<Value, Vec<Reason>>> {
        workshop::check_piece(kind, row)
    }

    fn grow(wish: &Value) -> Option<Result<Value, Vec<Reason>>> {
        Some(workshop::grown(wish))
    }

    fn trial(
        game: &str,
        players: u8,
        map: Option<&str>,
        kind: &str,
        own: Option<&Value>,
        seed: u64,
    ) -> Option<Result<(Self, Seat, Option<String>), Vec<Reason>>> {
        let ground = kind == "board";
        let own = match own.map(|row| workshop::own_box(kind, row)) {
            Some(own) => match own? {
                Ok(own) => Some(own),
                Err(reasons) => return Some(Err(reasons)),
            },
            None => None,
        };
        let board = own.filter(|_| ground).and_then(|own| own.file().boards.first());
        let map = board.map(|board| board.id.as_str()).or(map).map(str::to_owned);
        let setup = Setup { map, own, ..Setup::plain(game, players, seed) };
        let begun = if ground { Self::new(&setup).map(|position| (position, position.turn, None)) } else { Self::trial_of(&setup) };
        Some(begun.map_err(|error| reasons_each(&error.reasons)))
    }

    fn tally(&self, event: &Self::Event, into: &mut Vec<Tally>) {
        self.tally_of(event, into);
    }

    fn from_given(given: &Value) -> Result<Self, Vec<Reason>> {
        let mut given = given.clone();
        if let Some(own) = given.get_mut("own").map(Value::take) {
            // Where it cannot be read, reading the whole says why.
            if let Ok(read) = OwnBox::deserialize(own.clone()) {
                read.name_in(&mut given);
            }
            given["own"] = own;
        }
        Self::from_given(&Given::read(&given)?).map_err(|error| reasons_of(&error))
    }

    fn reasons(error: &Self::SetupError) -> Vec<Reason> {
        reasons_each(&error.reasons)
    }
}
