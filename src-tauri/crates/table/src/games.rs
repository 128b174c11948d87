//! The games of this version.

use serde_json::Value;
use smallworld::{MIXED, SMALL_WORLD, SmallWorld, UNDERGROUND, WARCRAFT};
use tabletop::Seat;

use crate::{Reason, Registered, Registry, registry::reasons_of};

impl Registry {
    /// Every game of this version.
    pub fn standard() -> Self {
        Self::empty().with::<SmallWorld>(SMALL_WORLD).with::<SmallWorld>(UNDERGROUND).with::<SmallWorld>(WARCRAFT).with::<SmallWorld>(MIXED)
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
        let reason = |reason: &smallworld::SetupReason| {
            let mut data = serde_json::to_value(reason).unwrap_or_default();
            let kind = data.as_object_mut().and_then(|fields| fields.remove("kind"));
            Reason { kind: kind.and_then(|kind| kind.as_str().map(str::to_owned)).unwrap_or_default(), message: reason.to_string(), data }
        };
        error.reasons.iter().map(reason).collect()
    }
}
