//! Fields: a little area-control game on a grid, with everything that is hard for a bot: peoples that wear out and go into decline,
//! redeployment by putting and taking, a die, a market that is refilled at random, and coins that are hidden.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Game, Outcome, PerSeat, Seat, Sink, Stream};

/// The grid.
pub const WIDTH: usize = 6;
/// All fields.
pub const SIZE: usize = 30;
/// Peoples on offer.
const MARKET: usize = 3;
/// The last round.
pub const ROUNDS: u32 = 8;
/// The most coins one may begin with.
const PURSE: u8 = 4;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Takes a people from the market.
    Pick { place: u8 },
    /// Lets the people go into decline.
    Decline,
    /// Takes a field for its full price.
    Conquer { field: u8 },
    /// Takes a field with the help of the die; conquests end.
    Attempt { field: u8 },
    /// Ends conquests.
    Stop,
    /// Lays a token from the hand.
    Put { field: u8 },
    /// Takes a spare token back.
    Take { field: u8 },
    /// Ends the turn.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick { place } => write!(f, "pick {place}"),
            Self::Decline => f.write_str("decline"),
            Self::Conquer { field } => write!(f, "conquer {field}"),
            Self::Attempt { field } => write!(f, "attempt {field}"),
            Self::Stop => f.write_str("stop"),
            Self::Put { field } => write!(f, "put {field}"),
            Self::Take { field } => write!(f, "take {field}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |word: &str| word.parse::<u8>().map_err(|_| "not a small number");
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["pick", place] => Ok(Self::Pick { place: number(place)? }),
            ["decline"] => Ok(Self::Decline),
            ["conquer", field] => Ok(Self::Conquer { field: number(field)? }),
            ["attempt", field] => Ok(Self::Attempt { field: number(field)? }),
            ["stop"] => Ok(Self::Stop),
            ["put", field] => Ok(Self::Put { field: number(field)? }),
            ["take", field] => Ok(Self::Take { field: number(field)? }),
            ["done"] => Ok(Self::Done),
            _ => Err("not an action"),
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The die.
    Rolled(u8),
    /// Income at the end of a turn.
    Earned(Seat, u8),
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[error("not now")]
pub struct Refusal;

/// Tokens in the wrong place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[error("tokens in the wrong place")]
pub struct Flaw;

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Stage {
    Start,
    Conquest,
    Redeploy,
    Over,
}

/// A people: its tokens at the start and the terrain on which it earns one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct People {
    tokens: u8,
    terrain: u8,
}

/// What lies in a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Field {
    owner: u8,
    tokens: u8,
    declined: bool,
}

/// A position. Owners are counted from 1 in fields.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fields {
    seats: usize,
    round: u32,
    turn: Seat,
    stage: Stage,
    land: [Field; SIZE],
    people: PerSeat<Option<People>>,
    hand: PerSeat<u8>,
    dealt: PerSeat<u8>,
    earned: PerSeat<i32>,
    market: [People; MARKET],
    stream: Stream,
}

/// What a viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    public: Fields,
    coins: Vec<Option<i32>>,
}

fn terrain(field: u8) -> u8 {
    (field / 6 * 2 + field % 6) % 4
}

fn beside(a: u8, b: u8) -> bool {
    let (ax, ay, bx, by) = (a % 6, a / 6, b % 6, b / 6);
    ax.abs_diff(bx) + ay.abs_diff(by) == 1
}

fn rim(field: u8) -> bool {
    matches!(field % 6, 0 | 5) || matches!(field / 6, 0 | 4)
}

impl Fields {
    /// Fields of the active people of `seat`.
    pub fn active(&self, seat: Seat) -> impl Iterator<Item = u8> {
        (0..SIZE as u8).filter(move |&at| self.land[at as usize].owner == seat.number() + 1 && !self.land[at as usize].declined)
    }

    fn declined(&self, seat: Seat) -> usize {
        self.land.iter().filter(|field| field.owner == seat.number() + 1 && field.declined).count()
    }

    /// Tokens in `field`.
    pub fn tokens(&self, field: u8) -> u8 {
        self.land[field as usize].tokens
    }

    /// The owner of `field`, if it has one.
    pub fn owner(&self, field: u8) -> Option<Seat> {
        self.land[field as usize].owner.checked_sub(1).and_then(Seat::new)
    }

    fn income(&self, seat: Seat) -> u8 {
        let bonus = |&at: &u8| self.people[seat].is_some_and(|people| people.terrain == terrain(at));
        (self.active(seat).count() + self.active(seat).filter(bonus).count() + self.declined(seat)) as u8
    }

    fn price(&self, at: u8) -> Option<u8> {
        let reached = self.active(self.turn).any(|own| beside(own, at)) || (self.active(self.turn).next().is_none() && rim(at));
        let field = self.land.get(at as usize)?;
        let own = field.owner == self.turn.number() + 1 && !field.declined;
        (reached && !own).then(|| 2 + field.tokens + u8::from(terrain(at) == 3))
    }

    fn refill(&mut self, place: usize) {
        self.market[place] = People { tokens: 7 + self.stream.below(4) as u8, terrain: self.stream.below(3) as u8 };
    }

    fn take(&mut self, at: u8, tokens: u8) {
        let field = self.land[at as usize];
        if let Some(owner) = field.owner.checked_sub(1).and_then(Seat::new).filter(|_| !field.declined) {
            self.hand[owner] += field.tokens.saturating_sub(1);
        }
        self.land[at as usize] = Field { owner: self.turn.number() + 1, tokens, declined: false };
        self.hand[self.turn] -= tokens;
    }

    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        let (seat, income) = (self.turn, self.income(self.turn));
        self.earned[seat] += i32::from(income);
        events.event(|| Event::Earned(seat, income));
        self.turn = self.turn.next(self.seats);
        self.stage = Stage::Start;
        if self.turn == Seat::FIRST {
            if self.round == ROUNDS {
                self.stage = Stage::Over;
                return;
            }
            self.round += 1;
        }
        // The next one readies its troops.
        for at in 0..SIZE {
            let field = &mut self.land[at];
            if field.owner == self.turn.number() + 1 && !field.declined {
                self.hand[self.turn] += field.tokens - 1;
                field.tokens = 1;
            }
        }
        if self.people[self.turn].is_some() && self.hand[self.turn] == 0 && self.active(self.turn).next().is_none() {
            self.people[self.turn] = None;
        }
    }

    fn apply(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        match action {
            Action::Pick { place } => {
                let people = self.market[place as usize];
                self.people[seat] = Some(people);
                self.hand[seat] = people.tokens;
                self.earned[seat] -= i32::from(place);
                self.refill(place as usize);
                self.stage = Stage::Conquest;
            }
            Action::Decline => {
                for field in self.land.iter_mut().filter(|field| field.owner == seat.number() + 1) {
                    *field = if field.declined { Field::default() } else { Field { tokens: 1, declined: true, ..*field } };
                }
                (self.people[seat], self.hand[seat]) = (None, 0);
                self.end_turn(events);
            }
            Action::Conquer { field } => {
                let price = self.price(field).unwrap_or(0);
                self.take(field, price);
                self.stage = Stage::Conquest;
            }
            Action::Attempt { field } => {
                let face = [0, 0, 0, 1, 2, 3][self.stream.below(6) as usize];
                events.event(|| Event::Rolled(face));
                if self.price(field).is_some_and(|price| price <= self.hand[seat] + face) {
                    self.take(field, self.hand[seat]);
                }
                self.stage = Stage::Redeploy;
            }
            Action::Stop => self.stage = Stage::Redeploy,
            Action::Put { field } => {
                self.hand[seat] -= 1;
                self.land[field as usize].tokens += 1;
            }
            Action::Take { field } => {
                self.hand[seat] += 1;
                self.land[field as usize].tokens -= 1;
            }
            Action::Done => self.end_turn(events),
        }
    }

    /// The coins of `seat`.
    pub fn coins(&self, seat: Seat) -> i32 {
        i32::from(self.dealt[seat]) + self.earned[seat]
    }

    fn future(&self, seat: Seat) -> f32 {
        // Turns to come, this one included while it is not paid out.
        let mine = self.turn == seat && self.stage != Stage::Over;
        let later = if self.stage == Stage::Over { 0 } else { ROUNDS - self.round + u32::from(seat > self.turn) };
        let now = f32::from(self.income(seat)) * f32::from(u8::from(mine));
        let later = f32::from(later as u16);
        let spare = f32::from(self.hand[seat]) + self.active(seat).map(|at| f32::from(self.tokens(at)) - 1.0).sum::<f32>();
        let declined = self.declined(seat) as u8;
        // The people as it is, for as long as it pays, or a fresh one with this one in decline.
        let active = self.income(seat) - declined;
        let stay = f32::from(active) + (spare / 3.0).min(3.0) + f32::from(declined) * 0.7;
        let fresh = 4.0 + if self.people[seat].is_some() { self.active(seat).count() as f32 * 0.6 } else { f32::from(declined) * 0.7 };
        let fresh_after = if self.people[seat].is_some() { later - 1.0 } else { later };
        let cover: f32 = self.active(seat).map(|at| (f32::from(self.tokens(at)) - 1.0).min(3.0).sqrt()).sum();
        let future = (stay * later.min(1.0) + fresh * (fresh_after - 0.5).max(0.0)).max(stay * 0.85 * later).max(fresh * fresh_after);
        now + future + 0.12 * cover * later.min(1.0)
    }
}

/// How many play, and the seed of everything that is drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setup(pub usize, pub u64);

tabletop::json_form!(Fields, Action, Setup);
tabletop::json_text!(Event);

impl Game for Fields {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Setup = Setup;
    type SetupError = Flaw;
    type Refusal = Refusal;
    type Flaw = Flaw;

    fn from_setup(&Setup(seats, seed): &Setup) -> Result<Self, Flaw> {
        if !(2..=3).contains(&seats) {
            return Err(Flaw);
        }
        let mut game = Self {
            seats,
            round: 1,
            turn: Seat::FIRST,
            stage: Stage::Start,
            land: [Field::default(); SIZE],
            people: PerSeat::default(),
            hand: PerSeat::default(),
            dealt: PerSeat::default(),
            earned: PerSeat::default(),
            market: [People::default(); MARKET],
            stream: Stream::new(seed),
        };
        for seat in Seat::all(seats) {
            game.dealt[seat] = game.stream.below(u32::from(PURSE) + 1) as u8;
        }
        (0..MARKET).for_each(|place| game.refill(place));
        Ok(game)
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn to_act(&self) -> Option<Seat> {
        (self.stage != Stage::Over).then_some(self.turn)
    }

    fn turn(&self) -> (Seat, u32) {
        (self.turn, self.round)
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        let fields = 0..SIZE as u8;
        let at = |make: fn(u8) -> Action| fields.clone().map(make);
        let all = (0..MARKET as u8).map(|place| Action::Pick { place }).chain([Action::Decline]);
        let all = all.chain(at(|field| Action::Conquer { field })).chain(at(|field| Action::Attempt { field })).chain([Action::Stop]);
        let all = all.chain(at(|field| Action::Put { field })).chain(at(|field| Action::Take { field })).chain([Action::Done]);
        out.extend(all.filter(|&action| self.check(action).is_ok()));
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        let (hand, has) = (self.hand[self.turn], self.people[self.turn].is_some());
        let own = |at: u8| (at as usize) < SIZE && self.owner(at) == Some(self.turn) && !self.land[at as usize].declined;
        let conquering = has && matches!(self.stage, Stage::Start | Stage::Conquest);
        let holds = match action {
            Action::Pick { place } => self.stage == Stage::Start && !has && (place as usize) < MARKET,
            Action::Decline => self.stage == Stage::Start && has,
            Action::Conquer { field } => conquering && self.price(field).is_some_and(|price| price <= hand),
            Action::Attempt { field } => conquering && hand > 0 && self.price(field).is_some_and(|price| price > hand && price <= hand + 3),
            Action::Stop => conquering,
            Action::Put { field } => self.stage == Stage::Redeploy && hand > 0 && own(field),
            Action::Take { field } => self.stage == Stage::Redeploy && own(field) && self.tokens(field) > 1,
            Action::Done => self.stage == Stage::Redeploy && (hand == 0 || self.active(self.turn).next().is_none()),
        };
        if holds { Ok(()) } else { Err(Refusal) }
    }

    fn play_legal(&mut self, action: Action) {
        self.apply(action, &mut tabletop::Quiet);
    }

    fn play_told(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check(action)?;
        self.apply(action, events);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        let (mut winners, mut scores) = (PerSeat::default(), PerSeat::default());
        let best = Seat::all(self.seats).map(|seat| self.coins(seat)).max()?;
        for seat in Seat::all(self.seats) {
            (winners[seat], scores[seat]) = (self.coins(seat) == best, self.coins(seat));
        }
        Some(Outcome { winners, scores })
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let seen = |seat: Seat| viewer == Some(seat) || self.stage == Stage::Over;
        let public = Self { dealt: PerSeat::default(), stream: Stream::new(0), ..self.clone() };
        View { public, coins: Seat::all(self.seats).map(|seat| seen(seat).then(|| self.coins(seat))).collect() }
    }

    fn event_for(event: &Event, _viewer: Option<Seat>) -> Option<Event> {
        Some(event.clone())
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn reveals(&self, action: Action) -> bool {
        let last = self.round == ROUNDS && self.turn.index() + 1 == self.seats;
        matches!(action, Action::Pick { .. } | Action::Attempt { .. }) || (last && matches!(action, Action::Done | Action::Decline))
    }

    fn resample(&self, observer: Seat, seed: u64) -> Self {
        let mut twin = Self { stream: Stream::new(seed), ..self.clone() };
        for seat in Seat::all(self.seats).filter(|&seat| seat != observer && self.stage != Stage::Over) {
            twin.dealt[seat] = twin.stream.below(u32::from(PURSE) + 1) as u8;
        }
        twin
    }

    fn random_words(&self) -> u64 {
        self.stream.word()
    }

    fn appraise(&self, seat: Seat) -> f32 {
        let worth = |seat: Seat| self.coins(seat) as f32 + self.future(seat);
        let others: f32 = Seat::all(self.seats).filter(|&other| other != seat).map(worth).sum();
        worth(seat) - others / (self.seats - 1) as f32
    }

    fn validate(&self) -> Result<(), Vec<Flaw>> {
        let field_sound = |field: &Field| (field.owner == 0) == (field.tokens == 0) && usize::from(field.owner) <= self.seats;
        if self.land.iter().all(field_sound) && self.dealt.0.iter().all(|&dealt| dealt <= PURSE) { Ok(()) } else { Err(vec![Flaw]) }
    }
}
