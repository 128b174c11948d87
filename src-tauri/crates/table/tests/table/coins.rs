//! A tiny game with everything the table has to mind: secrets, dice, hidden pieces, decisions of others in one's turn.
//!
//! In each turn a seat takes stones as often as it likes, rolls for some, or uncovers the bonus of the round, and is done. Whoever takes
//! three lets the next seat decide whether to pay a coin into the middle. Coins in purses are secret until the end.

use std::{cell::Cell, fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Registered, Registry};
use tabletop::scenario::ViewFields;
use tabletop::{Game, Outcome, PerSeat, Reason, Seat, Stream};

/// The id it is registered under.
pub const COINS: &str = "coins";

/// Where the program fails, when a test asks it to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Where a position from outside is checked.
    Validate,
    /// Where it is asked how long the game is: whenever the table looks at it.
    Rounds,
    /// Where it is drawn for a viewer.
    View,
}

thread_local! {
    static FAULT: Cell<Option<Fault>> = const { Cell::new(None) };
}

/// From now on this thread fails there.
pub fn fail(at: Option<Fault>) {
    FAULT.set(at);
}

fn may_fail(here: Fault) {
    assert!(FAULT.get() != Some(here), "a fault in {here:?}");
}

/// A registry with this game alone.
pub fn registry() -> Registry {
    Registry::empty().with::<Coins>(COINS)
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coins {
    players: u8,
    rounds: u32,
    round: u32,
    turn: Seat,
    payer: Option<Seat>,
    actions: u32,
    open: bool,
    bonus: Option<u8>,
    hidden: Vec<u8>,
    purses: PerSeat<i32>,
    stones: PerSeat<i32>,
    stream: Stream,
    /// How long judging a position takes, in milliseconds: bots that can be watched thinking.
    slow: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Take {
        stones: u8,
    },
    Roll,
    Uncover,
    Pay,
    Keep,
    Done,
    /// A fault of the program: the rules panic when they look at it.
    Panic,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take { stones } => write!(f, "take {stones}"),
            Self::Roll => f.write_str("roll"),
            Self::Uncover => f.write_str("uncover"),
            Self::Pay => f.write_str("pay"),
            Self::Keep => f.write_str("keep"),
            Self::Done => f.write_str("done"),
            Self::Panic => f.write_str("panic"),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no such action")]
pub struct NoAction;

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        Ok(match text {
            "roll" => Self::Roll,
            "uncover" => Self::Uncover,
            "pay" => Self::Pay,
            "keep" => Self::Keep,
            "done" => Self::Done,
            "panic" => Self::Panic,
            _ => Self::Take { stones: text.strip_prefix("take ").and_then(|n| n.parse().ok()).ok_or(NoAction)? },
        })
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    Took {
        seat: Seat,
        stones: u8,
    },
    Rolled {
        seat: Seat,
        face: u8,
    },
    Uncovered {
        seat: Seat,
        bonus: u8,
    },
    /// Only the payer sees what is left.
    Purse {
        seat: Seat,
        coins: i32,
    },
    TurnEnded {
        seat: Seat,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    game: String,
    players: u8,
    #[serde(default = "three")]
    rounds: u32,
    seed: u64,
    #[serde(default)]
    open: bool,
    #[serde(default)]
    slow: u64,
}

fn three() -> u32 {
    3
}

#[derive(Clone, Debug, Serialize, thiserror::Error)]
#[error("{kind}: {found} is too few or too many")]
pub struct SetupError {
    kind: &'static str,
    found: u32,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, thiserror::Error)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal {
    #[error("it is not the time for this")]
    WrongStage,
    #[error("one to three stones may be taken")]
    Stones { most: u8 },
}

#[derive(Clone, Debug, Serialize, thiserror::Error)]
#[error("a purse holds {coins} coins")]
pub struct Flaw {
    coins: i32,
}

tabletop::json_form!(Coins, Action, Setup);
tabletop::json_text!(Event);

impl Game for Coins {
    type Action = Action;
    type Event = Event;
    type View = Value;
    type Setup = Setup;
    type SetupError = SetupError;
    type Refusal = Refusal;
    type Flaw = Flaw;

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        if !(2..=5).contains(&setup.players) {
            return Err(SetupError { kind: "players", found: setup.players.into() });
        }
        if !(1..=1000).contains(&setup.rounds) {
            return Err(SetupError { kind: "rounds", found: setup.rounds });
        }
        let mut stream = Stream::new(setup.seed);
        let mut purses = PerSeat::default();
        for seat in Seat::all(setup.players.into()) {
            purses[seat] = 1 + i32::from(stream.below(9) as u8);
        }
        let hidden = (0..setup.rounds).map(|_| stream.below(10) as u8).collect();
        let Setup { players, rounds, open, slow, .. } = *setup;
        let (round, turn, payer, actions, bonus) = (1, Seat::FIRST, None, 0, None);
        Ok(Self { players, rounds, round, turn, payer, actions, open, bonus, hidden, purses, stones: PerSeat::default(), stream, slow })
    }

    fn seats(&self) -> usize {
        self.players.into()
    }

    fn to_act(&self) -> Option<Seat> {
        (self.round <= self.rounds).then(|| self.payer.unwrap_or(self.turn))
    }

    fn turn(&self) -> (Seat, u32) {
        (self.turn, self.round.min(self.rounds))
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act().is_none() {
            return;
        }
        let takes = (1..=3).map(|stones| Action::Take { stones });
        let all = takes.chain([Action::Roll, Action::Uncover, Action::Pay, Action::Keep, Action::Done]);
        out.extend(all.filter(|&action| self.check(action).is_ok()));
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        assert!(action != Action::Panic, "a fault in the rules");
        let over = self.to_act().is_none();
        let fits = match action {
            Action::Take { .. } | Action::Roll => self.payer.is_none() && self.actions < 40,
            Action::Uncover => self.payer.is_none() && self.bonus.is_none() && self.actions < 40,
            Action::Pay => self.payer.is_some_and(|payer| self.purses[payer] > 0),
            Action::Keep => self.payer.is_some(),
            Action::Done => self.payer.is_none() && self.actions > 0,
            Action::Panic => false,
        };
        match action {
            _ if over || !fits => Err(Refusal::WrongStage),
            Action::Take { stones } if !(1..=3).contains(&stones) => Err(Refusal::Stones { most: 3 }),
            _ => Ok(()),
        }
    }

    fn play_legal(&mut self, action: Action) {
        let mut events = Vec::new();
        assert!(self.play_told(action, &mut events).is_ok(), "only legal actions");
    }

    fn play_told(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check(action)?;
        let seat = self.turn;
        match action {
            Action::Take { stones } => {
                self.stones[seat] += i32::from(stones);
                events.push(Event::Took { seat, stones });
                self.payer = (stones == 3).then(|| seat.next(self.players.into()));
            }
            Action::Roll => {
                let face = 1 + self.stream.below(6) as u8;
                self.stones[seat] += i32::from(face);
                events.push(Event::Rolled { seat, face });
            }
            Action::Uncover => {
                let bonus = self.hidden[self.round as usize - 1];
                self.bonus = Some(bonus);
                events.push(Event::Uncovered { seat, bonus });
            }
            Action::Pay | Action::Keep => {
                if let Some(payer) = self.payer.take() {
                    self.purses[payer] -= i32::from(action == Action::Pay);
                    events.push(Event::Purse { seat: payer, coins: self.purses[payer] });
                }
            }
            Action::Done => {
                events.push(Event::TurnEnded { seat });
                self.turn = seat.next(self.players.into());
                self.actions = 0;
                if self.turn == Seat::FIRST {
                    self.round += 1;
                    self.bonus = None;
                }
                return Ok(());
            }
            Action::Panic => {}
        }
        self.actions += 1;
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.to_act().is_none().then(|| {
            let mut outcome = Outcome { winners: PerSeat::default(), scores: PerSeat::default() };
            for seat in Seat::all(self.seats()) {
                outcome.scores[seat] = self.points(seat);
            }
            let best = outcome.scores.0.iter().max().copied().unwrap_or(0);
            for seat in Seat::all(self.seats()) {
                outcome.winners[seat] = outcome.scores[seat] == best;
            }
            outcome
        })
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        may_fail(Fault::View);
        let over = self.to_act().is_none();
        let known = |seat: Seat| over || self.open || viewer == Some(seat);
        let purses: Vec<Option<i32>> = Seat::all(self.seats()).map(|seat| known(seat).then_some(self.purses[seat])).collect();
        json!({
            "round": self.round, "turn": self.turn, "to_act": self.to_act(), "viewer": viewer, "stones": self.stones.0,
            "purses": purses, "bonus": self.bonus, "over": over,
        })
    }

    fn event_for(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        match event {
            Event::Purse { seat, .. } if viewer != Some(*seat) => None,
            _ => Some(event.clone()),
        }
    }

    fn has_secrets(&self) -> bool {
        !self.open
    }

    fn reveals(&self, action: Action) -> bool {
        matches!(action, Action::Roll | Action::Uncover)
    }

    fn resample(&self, observer: Seat, seed: u64) -> Self {
        let mut other = self.clone();
        other.stream = Stream::new(seed);
        for seat in Seat::all(self.seats()).filter(|&seat| seat != observer) {
            other.purses[seat] = 1 + i32::from(other.stream.below(9) as u8);
        }
        other
    }

    fn random_words(&self) -> u64 {
        self.stream.word()
    }

    fn appraise(&self, seat: Seat) -> f32 {
        std::thread::sleep(std::time::Duration::from_millis(self.slow));
        f32::from(self.points(seat) as i16)
    }

    fn validate(&self) -> Result<(), Vec<Flaw>> {
        may_fail(Fault::Validate);
        let flaws: Vec<Flaw> = self.purses.0.iter().filter(|&&coins| !(0..=9).contains(&coins)).map(|&coins| Flaw { coins }).collect();
        if flaws.is_empty() { Ok(()) } else { Err(flaws) }
    }
}

impl Registered for Coins {
    type Expect = ViewFields;

    fn plain(game: &str, players: u8, seed: u64) -> Setup {
        serde_json::from_value(json!({ "game": game, "players": players, "seed": seed })).unwrap()
    }

    fn catalog(game: &str) -> Value {
        json!({ "id": game, "maps": [{ "id": "purse", "players": 2 }] })
    }

    fn board(_: &str, map: &str) -> Option<Value> {
        (map == "purse").then(|| json!({ "id": "purse", "regions": [] }))
    }

    fn map(&self) -> String {
        "purse".to_owned()
    }

    fn rounds(&self) -> u32 {
        may_fail(Fault::Rounds);
        self.rounds
    }

    fn belongs_to(&self, game: &str) -> bool {
        game == COINS
    }

    fn points(&self, seat: Seat) -> i32 {
        self.purses[seat] + self.stones[seat]
    }

    fn from_given(given: &Value) -> Result<Self, Vec<Reason>> {
        let mut setup = given.clone();
        let purse = setup.as_object_mut().and_then(|fields| fields.remove("purse"));
        let setup: Setup = serde_json::from_value(setup).map_err(|error| vec![Reason::new("given", error.to_string())])?;
        let mut position = Self::from_setup(&setup).map_err(|error| vec![Reason::new(error.kind, error.to_string())])?;
        position.purses[Seat::FIRST] = purse.and_then(|coins| coins.as_i64()).unwrap_or(5) as i32;
        Ok(position)
    }
}
