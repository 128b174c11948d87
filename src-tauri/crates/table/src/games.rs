//! The games of this version.

use chaos::{CHAOS, Chaos};
use serde::Serialize;
use serde_json::Value;
use smallworld::{MIXED, SMALL_WORLD, Slot, SmallWorld, UNDERGROUND, WARCRAFT};
use tabletop::{Edition, Game, Seat};

use crate::{Glance, Reason, Registered, Registry, registered::reasons_of};

impl Registry {
    /// Every game of this version.
    pub fn standard() -> Self {
        Self::empty()
            .with::<SmallWorld>(SMALL_WORLD)
            .with::<SmallWorld>(UNDERGROUND)
            .with::<SmallWorld>(WARCRAFT)
            .with::<SmallWorld>(MIXED)
            .with::<Chaos>(CHAOS)
    }
}

impl Registered for SmallWorld {
    fn catalog(game: &str) -> Value {
        smallworld::catalog().into_iter().find(|entry| entry["id"] == game).unwrap_or_default()
    }

    fn board(_: &str, map: &str) -> Option<Value> {
        smallworld::board(map)
    }

    fn legal_view(&self) -> Value {
        serde_json::to_value(Self::legal_view(self)).unwrap_or_default()
    }

    fn written(&self, setup: smallworld::Setup) -> smallworld::Setup {
        smallworld::Setup { contents: Some(self.contents()), ..setup }
    }

    fn as_it_was(setup: smallworld::Setup) -> smallworld::Setup {
        smallworld::Setup { edition: Edition::First, ..setup }
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

    fn from_given(given: &Value) -> Result<Self, Vec<Reason>> {
        let read: smallworld::Given =
            serde_json::from_value(given.clone()).map_err(|error| vec![Reason::new("given", error.to_string())])?;
        Self::from_given(&read).map_err(|error| reasons_of(&error))
    }

    fn reasons(error: &Self::SetupError) -> Vec<Reason> {
        reasons_each(&error.reasons)
    }
}

impl Registered for Chaos {
    fn catalog(_: &str) -> Value {
        chaos::catalog()
    }

    fn board(_: &str, map: &str) -> Option<Value> {
        chaos::board(map)
    }

    fn legal_view(&self) -> Value {
        Self::legal_view(self)
    }

    fn written(&self, setup: chaos::Setup) -> chaos::Setup {
        chaos::Setup { contents: Some(self.contents()), ..setup }
    }

    fn as_it_was(setup: chaos::Setup) -> chaos::Setup {
        chaos::Setup { edition: Edition::First, ..setup }
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

    fn from_given(given: &Value) -> Result<Self, Vec<Reason>> {
        let read: chaos::Given = serde_json::from_value(given.clone()).map_err(|error| vec![Reason::new("given", error.to_string())])?;
        Self::from_given(&read).map_err(|error| reasons_each(&error.reasons))
    }

    fn reasons(error: &Self::SetupError) -> Vec<Reason> {
        reasons_each(&error.reasons)
    }
}

/// Each reason with its own sentence.
fn reasons_each<R: Serialize + ToString>(reasons: &[R]) -> Vec<Reason> {
    let reason = |reason: &R| {
        let mut data = serde_json::to_value(reason).unwrap_or_default();
        let kind = data.as_object_mut().and_then(|fields| fields.remove("kind"));
        Reason { kind: kind.and_then(|kind| kind.as_str().map(str::to_owned)).unwrap_or_default(), message: reason.to_string(), data }
    };
    reasons.iter().map(reason).collect()
}
