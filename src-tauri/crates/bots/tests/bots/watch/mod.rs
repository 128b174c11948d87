//! Watches bots play Small World and tells what no sensible player does.

use std::collections::BTreeMap;
use std::fmt;

use bots::{Level, Stop, Trail, choose, seed_of};
use smallworld::{Action, Region, Setup, SmallWorld, Stage, View};
use tabletop::{Game, Seat};

/// Tokens with which a race just taken must get somewhere.
const MANY: u8 = 9;

/// Tokens in hand that would still take something.
const LEFT: u8 = 6;

/// Free regions for which a race should be kept another turn.
const ROOM: u8 = 4;

/// Something a bot did to its own harm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Harm {
    /// It came back to a position of the same turn.
    Circle,
    /// A redeployment took far more steps than pieces lie otherwise after it.
    Fidget { steps: u32, moved: u32 },
    /// A race of many tokens, just taken, conquered one region or none although free ones could be paid.
    Wasted { tokens: u8, conquests: u8 },
    /// A race ended its conquests with so many tokens in hand, holding next to nothing, although they could have taken so many free regions.
    Idle { tokens: u8, regions: u8 },
    /// A race was given up after its first turn although it could have taken so many free regions more with the tokens it had to spare.
    GivenUp { regions: u8 },
    /// In its last turn it left a free region that would have brought coins for sure.
    Unreaped { coins: u16 },
    /// It went for a region that it had abandoned in the same turn.
    TakenBack { region: Region },
    /// It threw its last die for a region where another throw was likelier, and worth more in coins.
    Outdone { region: Region },
    /// It did not do first what costs nothing.
    Omitted { free: Action },
    /// It made peace with nobody where it might have.
    Unallied,
}

impl Harm {
    /// Its name, for counts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Fidget { .. } => "fidget",
            Self::Wasted { .. } => "wasted",
            Self::Idle { .. } => "idle",
            Self::GivenUp { .. } => "given up",
            Self::Unreaped { .. } => "unreaped",
            Self::TakenBack { .. } => "taken back",
            Self::Outdone { .. } => "outdone",
            Self::Omitted { .. } => "omitted",
            Self::Unallied => "unallied",
        }
    }
}

/// A harm with where it was done.
pub struct Seen {
    harm: Harm,
    game: String,
    players: u8,
    seed: u64,
    turn: (Seat, u32),
    /// The actions of the turn up to it.
    actions: Vec<String>,
}

impl Seen {
    /// What kind of harm.
    pub fn name(&self) -> &'static str {
        self.harm.name()
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seat, round) = self.turn;
        write!(f, "{} for {}, seed {}, round {round}, {seat:?}: {:?}", self.game, self.players, self.seed, self.harm)?;
        write!(f, " after {}", self.actions.join(", "))
    }
}

/// What happened in watched games.
#[derive(Default)]
pub struct Tally {
    pub games: u64,
    pub turns: u64,
    pub harms: Vec<Seen>,
}

impl Tally {
    /// How often each harm was seen.
    pub fn counts(&self) -> BTreeMap<&'static str, usize> {
        self.harms.iter().fold(BTreeMap::new(), |mut counts, seen| {
            *counts.entry(seen.name()).or_default() += 1;
            counts
        })
    }
}

/// Plays a game of `level` against itself and adds what was seen.
pub fn watch(game: &str, players: u8, level: Level, seed: u64, tally: &mut Tally) {
    let mut position = SmallWorld::from_setup(&Setup::plain(game, players, seed)).unwrap();
    let mut watch = Turn::new(&position);
    // When each seat took its race.
    let mut picked = [0; 5];
    let mut trail = Trail::new();
    tally.games += 1;
    tally.turns += 1;
    while let Some(seat) = position.to_act() {
        if position.turn() != watch.of {
            watch = Turn::new(&position);
            tally.turns += 1;
        }
        let action = choose(&position, &trail, level, seed_of(&position, seat), &Stop::new());
        let mut harms = watch.before(&position, seat, action, picked[seat.index()]);
        if matches!(action, Action::Pick { .. }) {
            picked[seat.index()] = position.turn().1;
        }
        trail.leave(&position);
        position.play(action).unwrap();
        watch.actions.push(action.to_string());
        harms.extend(watch.after(&position));
        tally.harms.extend(harms.into_iter().map(|harm| Seen {
            harm,
            game: game.to_owned(),
            players,
            seed,
            turn: watch.of,
            actions: watch.actions.clone(),
        }));
    }
}

/// A turn that is watched.
struct Turn {
    of: (Seat, u32),
    left: Vec<SmallWorld>,
    actions: Vec<String>,
    tokens: u8,
    /// How the pieces lay when a redeployment began, and its steps since.
    redeployment: Option<(Vec<u32>, u32)>,
    abandoned: Vec<Region>,
}

impl Turn {
    fn new(position: &SmallWorld) -> Self {
        Self { of: position.turn(), left: Vec::new(), actions: Vec::new(), tokens: 0, redeployment: None, abandoned: Vec::new() }
    }

    fn before(&mut self, position: &SmallWorld, seat: Seat, action: Action, picked: u32) -> Vec<Harm> {
        let mut harms = Vec::new();
        let puts = matches!(action, Action::Put { .. } | Action::PutAll { .. } | Action::Take { .. });
        if puts {
            self.redeployment.get_or_insert_with(|| (pieces(position), 0)).1 += 1;
        } else if let Some((begin, steps)) = self.redeployment.take() {
            let moved = begin.iter().zip(pieces(position)).map(|(was, is)| was.abs_diff(is)).sum();
            if steps > 2 * moved + 2 {
                harms.push(Harm::Fidget { steps, moved });
            }
        }
        harms.extend(position.at_no_cost(action).map(|free| Harm::Omitted { free }));
        match action {
            Action::NoAlly if is_outdone(position, seat, action) => harms.push(Harm::Unallied),
            // What a declined race leaves to the active one is not lost.
            Action::Abandon { region } if position.view(None).stage == Stage::Conquest => self.abandoned.push(region),
            Action::Conquer { region, .. } | Action::Gamble { region, .. } if self.abandoned.contains(&region) => {
                harms.push(Harm::TakenBack { region });
            }
            Action::Attempt { region, .. } if is_outdone(position, seat, action) => harms.push(Harm::Outdone { region }),
            _ => {}
        }
        let (owner, round) = self.of;
        let last = round == u32::from(position.view(None).rounds);
        match action {
            Action::EndConquest if position.view(None).stage == Stage::Conquest && seat == owner => {
                let conquests = position.view(None).conquered;
                if picked == round
                    && self.tokens >= MANY
                    && conquests <= 1
                    && hand(position, seat) >= LEFT
                    && !free_conquests(position).is_empty()
                {
                    harms.push(Harm::Wasted { tokens: self.tokens, conquests });
                }
                let tokens = hand(position, seat);
                let held = position.view(None).seats[seat.index()].active.as_ref().map_or(0, |active| active.regions);
                if conquests <= 2 && tokens >= LEFT && held < ROOM {
                    let regions = free_room(position);
                    if regions >= ROOM {
                        harms.push(Harm::Idle { tokens, regions });
                    }
                }
                let coins = if last { unreaped(position, seat) } else { 0 };
                if coins > 0 {
                    harms.push(Harm::Unreaped { coins });
                }
            }
            Action::Decline if picked + 1 == round && seat == owner && position.check(Action::Ready).is_ok() => {
                let mut on = *position;
                on.play(Action::Ready).unwrap();
                let regions = free_room(&on);
                if regions >= ROOM {
                    harms.push(Harm::GivenUp { regions });
                }
            }
            _ => {}
        }
        self.left.push(*position);
        harms
    }

    fn after(&mut self, position: &SmallWorld) -> Option<Harm> {
        let (owner, _) = self.of;
        if self.tokens == 0
            && let Some(active) = &position.view(None).seats[owner.index()].active
        {
            self.tokens = active.hand + active.aside;
        }
        (position.turn() == self.of && self.left.iter().any(|left| position.is_back_at(left))).then_some(Harm::Circle)
    }
}

/// Whether another decision is better by what everybody can count, whatever the purses of the others hold: some of what is earned they pay, as far as
/// they can.
fn is_outdone(position: &SmallWorld, seat: Seat, action: Action) -> bool {
    let mut legal = Vec::new();
    // Four rivals may each have a coin more or less: in four deals a throw may look outdone that is not in two of eight.
    (0..32).all(|deal| {
        let known = position.resample(seat, deal);
        known.legal_actions(&mut legal);
        known.drop_outdone(&mut legal);
        !legal.contains(&action)
    })
}

/// How many free regions can be taken one after the other.
fn free_room(position: &SmallWorld) -> u8 {
    let (mut on, mut regions) = (*position, 0);
    while let Some(&next) = free_conquests(&on).first() {
        on.play(next).unwrap();
        regions += 1;
    }
    regions
}

/// Tokens of the active race in hand.
fn hand(position: &SmallWorld, seat: Seat) -> u8 {
    position.view(None).seats[seat.index()].hand
}

/// How many pieces of each kind lie in each region.
fn pieces(position: &SmallWorld) -> Vec<u32> {
    let View { regions, .. } = position.view(None);
    let markers = |region: &smallworld::RegionView| {
        let forms = region.markers.iter().map(|marker| serde_json::to_string(marker).unwrap());
        forms.map(|form| u32::from(form.bytes().filter(u8::is_ascii_digit).fold(0, |sum, digit| sum * 10 + digit - b'0').max(1))).sum()
    };
    regions.iter().flat_map(|region| [u32::from(region.tokens), markers(region)]).collect()
}

/// Conquests of regions that nobody holds, paid in full, which draw nothing.
fn free_conquests(position: &SmallWorld) -> Vec<Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    let view = position.view(None);
    let water = position.board().rivers;
    let free = |action: &Action| match *action {
        Action::Conquer { region, with } => {
            let there = view.regions.iter().find(|other| other.region == region);
            with.is_empty() && !water.has(region) && there.is_some_and(|there| there.owner.is_none()) && !position.reveals(*action)
        }
        _ => false,
    };
    legal.retain(free);
    legal
}

/// Coins that `seat` misses by ending its conquests here, at least.
fn unreaped(position: &SmallWorld, seat: Seat) -> u16 {
    let end = |mut position: SmallWorld, first: &[Action]| {
        let turn = position.turn();
        for &action in first {
            position.play(action).unwrap();
        }
        let mut legal = Vec::new();
        while position.turn() == turn && position.to_act().is_some() {
            position.legal_actions(&mut legal);
            let ends = [Action::EndConquest, Action::Done, Action::NoAlly, Action::Stay];
            let action = ends.into_iter().find(|end| legal.contains(end));
            let put = legal.iter().find(|action| matches!(action, Action::PutAll { .. })).copied();
            position.play(action.or(put).unwrap_or(legal[0])).unwrap();
        }
        position.coins(seat)
    };
    let now = end(*position, &[Action::EndConquest]);
    free_conquests(position).into_iter().map(|conquest| end(*position, &[conquest]).saturating_sub(now)).max().unwrap_or(0)
}
