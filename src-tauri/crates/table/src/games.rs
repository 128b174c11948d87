//! The games of this version.

use chaos::{CHAOS, Chaos};
use serde::Serialize;
use serde_json::Value;
use smallworld::{MIXED, SMALL_WORLD, SmallWorld, UNDERGROUND, WARCRAFT};
use tabletop::Seat;

use crate::{Reason, Registered, Registry, registry::reasons_of};

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

    fn map(&self) -> String {
        self.board().data.id.clone()
    }

    fn rounds(&self) -> u32 {
        self.board().data.rounds.into()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.coins(seat).into()
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

    fn map(&self) -> String {
        self.map_id().to_owned()
    }

    fn rounds(&self) -> u32 {
        self.all_rounds().into()
    }

    fn seats_may_share(&self) -> bool {
        true
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat).into()
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
