//! The contract.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::str::FromStr;

use serde::Serialize;
use serde_json::Value;

use crate::{JsonForm, JsonText, Merit, PerSeat, Seat, Sketch, Style};

/// What a decision is to the turn that it is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// It makes ready for what follows, or ends it, as gathering pieces does.
    Readies,
    /// It leaves something that one has.
    GivesUp,
    /// It wins something, or changes what is on the table otherwise.
    Wins,
    /// It puts in order what was won.
    Orders,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won; several seats share a win.
    pub winners: PerSeat<bool>,
    /// The final score of each seat, in the game's own points (coins, victory points).
    pub scores: PerSeat<i32>,
}

/// A number that is explained to players as a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// What number it is, for example `conquer 7`.
    pub what: String,
    /// The number that the rules go by.
    pub value: i64,
    /// The parts that players are shown.
    pub parts: Vec<i64>,
}

/// Something that a seat may not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// What it is, for example `hand of nurgle`.
    pub what: String,
    /// What it is like now, as [`content_hash`].
    pub value: u64,
    /// Whether it could be otherwise: of a stack of one, or of equal cards, there is but one order.
    pub open: bool,
}

impl Hidden {
    /// `what` is like `value`; `open`: it could be otherwise.
    pub fn new<T: Serialize>(what: impl Into<String>, value: &T, open: bool) -> Self {
        Self { what: what.into(), value: content_hash(value), open }
    }
}

/// A position of a game: a plain value that knows its rules.
///
/// # Invariants
/// - [`legal_actions`](Self::legal_actions) lists an action if and only if [`play`](Self::play) accepts it.
/// - A refused action leaves the position as it was.
/// - The same setup and the same actions give equal positions, on every platform.
/// - [`view`](Self::view) of two positions that differ only in what the viewer may not know are equal.
/// - [`validate`](Self::validate) holds after every accepted action.
pub trait Game: Clone + Eq + Debug + JsonForm + Send + Sync + 'static {
    /// One decision: a small value with a text form that reads back to itself.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err: Display> + JsonForm + Send + Sync;
    /// Something that happened, with amounts and causes. It is told as JSON, all of it, and never read.
    type Event: Clone + PartialEq + Debug + JsonText + Send + Sync;
    /// What a viewer may see.
    type View: Clone + PartialEq + Debug + Serialize;
    /// Anything a person may write down to start a game.
    type Setup: Clone + Debug + JsonForm;
    /// Why a setup is no game: all reasons at once.
    type SetupError: Error + Clone + Serialize;
    /// Which rule refuses an action.
    type Refusal: Error + Copy + PartialEq + Serialize;
    /// What is wrong with a position that was loaded or written by hand.
    type Flaw: Error + Clone + Serialize;

    /// The first position of a game.
    fn from_setup(setup: &Self::Setup) -> Result<Self, Self::SetupError>;

    /// The number of players.
    fn seats(&self) -> usize;

    /// The seat that decides now (often not the owner of the turn); `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// The owner of the current turn and the round (from 1): what a replay jumps by.
    fn turn(&self) -> (Seat, u32);

    /// Lists every decision of the seat to act into `out` (which is emptied first), in ascending order. Empty when the game is over.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// Whether `action` may be played now.
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// The fast path: plays an action known to be legal, tells nobody, allocates nothing. An illegal action gives an unspecified position
    /// (debug builds panic).
    fn play_legal(&mut self, action: Self::Action);

    /// Plays `action` or refuses it, leaving the position as it was.
    fn play(&mut self, action: Self::Action) -> Result<(), Self::Refusal> {
        self.check(action)?;
        self.play_legal(action);
        Ok(())
    }

    /// As [`play`](Self::play), and appends what happened, in order.
    fn play_told(&mut self, action: Self::Action, events: &mut Vec<Self::Event>) -> Result<(), Self::Refusal>;

    /// The result once [`to_act`](Self::to_act) is `None`.
    fn outcome(&self) -> Option<Outcome>;

    /// What `viewer` may see; `None` is a bystander who knows no secret.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// `event` as `viewer` may see it; `None` when it is hidden from them altogether.
    fn event_for(event: &Self::Event, viewer: Option<Seat>) -> Option<Self::Event>;

    /// Whether seats hold secrets from each other, so that the device must be handed over with a curtain.
    fn has_secrets(&self) -> bool;

    /// Whether everybody knows what the seat to act chooses between: then the device need not be handed over with a curtain, and the
    /// [`view`](Self::view) of anybody lists the choices.
    fn decides_openly(&self) -> bool {
        false
    }

    /// Whether playing `action` here draws from the random stream or shows hidden pieces: undo stops there.
    fn reveals(&self, action: Self::Action) -> bool;

    /// A position that `observer` cannot tell from this one, with the unknown dealt afresh from `seed`.
    #[must_use]
    fn resample(&self, observer: Seat, seed: u64) -> Self;

    /// Whether this is where the same turn has been before, at `earlier`, whatever is merely counted on the way (how often something was
    /// taken back): who comes back to it has gone in a circle.
    fn is_back_at(&self, earlier: &Self) -> bool {
        self == earlier
    }

    /// As [`resample`](Self::resample), but as far from this position as the rules hide it, however well a person could guess: purses empty and
    /// full. Two seeds, 0 and 1, go to the two ends; what comes of an action there and here tells whether it shows anything.
    #[must_use]
    fn conceal(&self, observer: Seat, seed: u64) -> Self {
        self.resample(observer, seed)
    }

    /// Everything that `observer` may not know, by name: what [`resample`](Self::resample) has to deal afresh, whether some view shows it or not.
    fn hidden(&self, observer: Seat) -> Vec<Hidden> {
        let _ = observer;
        Vec::new()
    }

    /// Every number that is explained here to whoever acts: the parts add up to what the rules go by, whatever lies on the table.
    fn explained(&self) -> Vec<Explained> {
        Vec::new()
    }

    /// How many words of the random stream have been used.
    fn random_words(&self) -> u64;

    /// A rough worth of the position for `seat`, in points at the end of the game: what bots without a search go by.
    fn appraise(&self, seat: Seat) -> f32;

    /// How many places a [`sketch`](Self::sketch) of this game has; 0: the game draws none.
    fn sketch_places(&self) -> usize {
        0
    }

    /// What its places mean: a number that changes when they do, so that a mind is never asked about what it has not learned; 0: no sketch.
    fn sketch_version(&self) -> u16 {
        0
    }

    /// What was learned from games like this one: a file as the trainer of bots writes it.
    fn mind(&self) -> Option<&'static [u8]> {
        None
    }

    /// Tells a learned mind what the position is to `seat`, taken for true as it stands: a bot asks for positions that it has dealt itself
    /// ([`resample`](Self::resample)), so that it goes by nothing that its seat may not know.
    fn sketch(&self, seat: Seat, out: &mut Sketch) {
        let _ = (seat, out);
    }

    /// The same for every seat, in the order of seats: what all of them see alike may be worked out once.
    fn sketches(&self, out: &mut [Sketch]) {
        for (seat, sketch) in Seat::all(self.seats()).zip(out) {
            self.sketch(seat, sketch);
        }
    }

    /// How much the way of `seat` from here to `after`, the end of its turn, is to the taste of `style`: 0 not at all, 1 very much.
    fn taste(&self, after: &Self, seat: Seat, style: Style) -> f32 {
        let _ = (after, seat, style);
        0.0
    }

    /// Whether the way of `seat` from here to another position, the end of its turn or where chance had a part in it, is one that no sensible player
    /// takes, whatever it looks worth. What hangs on this position alone is found out once, however many others are asked about.
    fn follies(&self, seat: Seat) -> impl Fn(&Self) -> bool {
        let _ = seat;
        |_: &Self| false
    }

    /// The same of one position, `after`.
    fn is_folly(&self, after: &Self, seat: Seat) -> bool {
        self.follies(seat)(after)
    }

    /// Whether `action` at `at`, where a turn that began here has come to, takes back what it did on the way: no plan tries that.
    fn takes_back(&self, at: &Self, action: Self::Action) -> bool {
        let _ = (at, action);
        false
    }

    /// Takes from the `legal` decisions here those that another of them outdoes by what everybody at the table can count, as throws of the die that are
    /// less likely and worth less: no plan tries them.
    fn drop_outdone(&self, legal: &mut Vec<Self::Action>) {
        let _ = legal;
    }

    /// What is decided instead of `action`, which is legal, because it costs nothing and can only help: a throw before what is paid for in any case. Plans
    /// go without it, since nobody knows what comes of it; who goes by a plan does it.
    fn at_no_cost(&self, action: Self::Action) -> Option<Self::Action> {
        let _ = action;
        None
    }

    /// What speaks for the way of `seat` from here to `after`, the end of its turn or of a part of it, strongest first: only what everybody at
    /// the table has seen.
    fn merits(&self, after: &Self, seat: Seat) -> Vec<Merit> {
        let _ = (after, seat);
        Vec::new()
    }

    /// Whether a bot that thinks ahead from `start` has seen enough here, `turns` turns later: where what was begun there has borne fruit.
    fn is_far_from(&self, start: &Self, turns: u32) -> bool {
        let _ = start;
        turns >= 2
    }

    /// Whether the others have answered here what `seat` had done at `start`, so that it may be judged: as a rule where it begins another turn.
    fn has_answered(&self, start: &Self, seat: Seat) -> bool {
        self.is_another_turn(start, seat)
    }

    /// Whether `seat` is in another turn of its own here than at `start`.
    fn is_another_turn(&self, start: &Self, seat: Seat) -> bool {
        self.turn() != start.turn() && self.turn().0 == seat
    }

    /// Among how many decisions whoever answers chooses while a bot plays on in its head; of more, at those that looked good before, and
    /// others drawn by lot. As a rule among all.
    fn answers(&self) -> usize {
        usize::MAX
    }

    /// What does for certain what `action` throws for, where that can be done here; `action` itself may not be legal then.
    fn for_certain(&self, action: Self::Action) -> Option<Self::Action> {
        let _ = action;
        None
    }

    /// How far the running turn has come, from 0: a bot that plans a turn compares positions of one leg with each other only, and goes through the
    /// legs in ascending order.
    fn leg(&self) -> u8 {
        0
    }

    /// Whether a leg only puts in order what was won: few of its positions need to be looked at.
    fn orders_only(&self, leg: u8) -> bool {
        let _ = leg;
        false
    }

    /// What `action` is to the turn: by that turns are told apart.
    fn part(&self, action: Self::Action) -> Part {
        let _ = action;
        if self.orders_only(self.leg()) { Part::Orders } else { Part::Wins }
    }

    /// What stands for `action` and for all others of the same aim, as to bring such a piece to such a place, wherever it comes from: turns that differ in
    /// nothing else are one turn to whoever is advised.
    fn aim(action: Self::Action) -> Self::Action {
        action
    }

    /// Whether something was won in the running turn; as long as nothing was, everything hangs on what is decided.
    fn is_under_way(&self) -> bool {
        true
    }

    /// How many pieces the seat to act must still put down before it may go on from a leg that [orders only](Self::orders_only).
    fn in_hand(&self) -> u16 {
        0
    }

    /// The decisions of `way`, which can be played from here on, without what is done to be undone: pieces that are put in order go straight to
    /// where they end. It may come out in an order that cannot be played; whoever asks plays it before believing it.
    fn straightened(&self, way: &[Self::Action]) -> Vec<Self::Action> {
        way.to_vec()
    }

    /// Whether chance has a part in `after`, which came of `action` here: a die, or something that came to light.
    fn came_by_chance(&self, action: Self::Action, after: &Self) -> bool {
        let _ = after;
        self.reveals(action)
    }

    /// Deals for [`resample`](Self::resample) that between them show everything that a die may do to `action`, each as often as it happens; none where
    /// chance has more parts than can be gone through, or no part. `seed` is for whatever else is dealt.
    fn fair_deals(&self, observer: Seat, action: Self::Action, seed: u64) -> Vec<u64> {
        let _ = (observer, action, seed);
        Vec::new()
    }

    /// How likely a throw does what it is for, as everybody sees it: above 0, below 1. None where `action` is no throw, or fails in nothing.
    fn odds(&self, action: Self::Action) -> Option<f32> {
        let _ = action;
        None
    }

    /// How much of its own chances a bot gives for the same part of the chances of the seat that is nearest to winning: 0 where everybody does best to
    /// look to their own.
    fn opposition(&self) -> f32 {
        0.0
    }

    /// How much of a win a large lead in points counts for when a bot judges, beside its chance to win, from 0 (it looks at nothing but that) to 1; for one
    /// that looks so `closely`, or does not, that chances to win tell turns apart.
    fn lead_counts(&self, closely: bool) -> f32 {
        let _ = closely;
        0.25
    }

    /// How large errors are, as a share of a level's own, that a bot makes on purpose in one plan: the less the more plans a game is made of, each of
    /// which decides little.
    fn errors(&self) -> f32 {
        1.0
    }

    /// The largest error, in points of the [appraisal](Self::appraise), with which a bot that is to lose to beginners judges what it may do: so large that
    /// levels above it win where it plays.
    fn slips(&self) -> f32 {
        0.6
    }

    /// Whether what an action brings shows only when the others have answered, so that bots ask them which look at their own turn alone elsewhere.
    fn shows_late(&self) -> bool {
        false
    }

    /// How much longer it takes to look at a position in which the others answer than in Small World for two, from 1: so much fewer a bot looks at before
    /// it decides, and takes no longer.
    fn effort(&self) -> NonZeroU32 {
        NonZeroU32::MIN
    }

    /// A number by which a search tells positions of one turn apart: equal where they are, whatever is merely counted on the way. It holds for
    /// this build alone; see [`hash`](Self::hash) for one that lasts.
    fn fingerprint(&self) -> u64 {
        self.hash()
    }

    /// Checks everything that must hold in a position, conservation of pieces included.
    fn validate(&self) -> Result<(), Vec<Self::Flaw>>;

    /// A stable hash of the whole position; equal positions have equal hashes.
    fn hash(&self) -> u64 {
        // Positions hold only what JSON can say.
        self.to_json().map_or(0, |json| hash_of(json.as_bytes()))
    }
}

/// Reads an action as it comes from outside: its text, or its JSON form.
///
/// # Errors
/// If it is neither; says why.
pub fn read_action<G: Game>(form: Value) -> Result<G::Action, String> {
    match form {
        Value::String(text) => text.parse().map_err(|error: <G::Action as FromStr>::Err| error.to_string()),
        form => G::Action::from_value(form).map_err(|error| error.to_string()),
    }
}

/// The XXH3 hash of a value's JSON form: stable over platforms and builds as long as the form is.
pub fn content_hash<T: Serialize>(value: &T) -> u64 {
    // Written whole first: the hasher is slow with a few bytes at a time.
    serde_json::to_vec(value).map_or(0, |json| hash_of(&json))
}

fn hash_of(json: &[u8]) -> u64 {
    xxhash_rust::xxh3::xxh3_64(json)
}
