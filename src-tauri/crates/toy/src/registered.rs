//! What is needed of the game besides its rules.

use serde_json::{Value, json};
use tabletop::scenario::ViewFields;
use tabletop::{Glance, Reason, Registered, Seat, read_given, reasons_each};

use crate::atoll::{Atoll, PLACES, ROUNDS, TOKENS};
use crate::given::Given;
use crate::words::{ATOLL, Setup, SetupError};

fn map_id(players: u8) -> String {
    format!("{ATOLL}-{players}p")
}

impl Registered for Atoll {
    type Expect = ViewFields;

    fn plain(game: &str, players: u8, seed: u64) -> Setup {
        Setup { game: game.to_owned(), players, seed }
    }

    fn catalog(game: &str) -> Value {
        let map = |players: u8| json!({ "id": map_id(players), "players": players, "rounds": ROUNDS, "regions": PLACES });
        json!({ "id": game, "maps": [map(2), map(3), map(4)], "tokens": TOKENS, "house_rules": [] })
    }

    fn board(_: &str, map: &str) -> Option<Value> {
        let players = (2..=4).find(|players| map_id(*players) == map)?;
        let region = |place: usize| json!({ "region": place, "adjacent": [(place + PLACES - 1) % PLACES, (place + 1) % PLACES] });
        Some(json!({ "id": map, "players": players, "regions": (0..PLACES).map(region).collect::<Vec<_>>() }))
    }

    fn map(&self) -> String {
        map_id(self.players)
    }

    fn rounds(&self) -> u32 {
        ROUNDS.into()
    }

    fn belongs_to(&self, game: &str) -> bool {
        game == ATOLL
    }

    fn points(&self, seat: Seat) -> i32 {
        self.score(seat).into()
    }

    fn glance(&self) -> Option<Glance> {
        let holders: Vec<Option<Seat>> = Self::places().map(|place| self.holder(place)).collect();
        let owners = holders.iter().map(|holder| holder.map_or('.', |seat| char::from(b'0' + seat.number()))).collect();
        let held = |seat: Seat| holders.iter().filter(|holder| **holder == Some(seat)).count() as u32;
        Some(Glance { owners, counts: "regions".to_owned(), standing: self.all_seats().map(held).collect() })
    }

    fn from_given(given: &Value) -> Result<Self, Vec<Reason>> {
        Self::laid_out(&read_given::<Given>(given)?)
    }

    fn reasons(error: &SetupError) -> Vec<Reason> {
        reasons_each(std::slice::from_ref(error))
    }
}
