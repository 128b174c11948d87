//! Home-made races and powers: those of a game together are a roster. A game carries its roster, so that it can be played where nobody
//! else has them.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError, RwLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use tabletop::content_hash;

use crate::board::{BoardId, check_board};
use crate::boxes::file::{self, BoxData, BoxError, BoxFile};
use crate::boxes::{MAX_OWN, MAX_RACES, MAX_ROSTERS, OwnBox, OwnShown, PLACES, Power, PowerData, Race, RaceData, RosterId};
use crate::compile::{compile, find_vocabulary, vocabulary};
use crate::frame::answers::Pair;
use crate::origin::Origin;

/// What the names of home-made pieces begin with: `own-newts-0123456789ab` is the race that its file calls `newts`, in the roster with this hash.
const OWN: &str = "own-";

/// A pair, and the power that is lent to it.
type Asked = (Race, Option<Power>, Power);

/// A roster as long as the program runs.
#[derive(Default)]
struct Roster {
    /// As it is written.
    file: BoxFile,
    races: Vec<RaceData>,
    powers: Vec<PowerData>,
    boards: Vec<BoardId>,
    /// What each pair can do in which one or both are home-made; made when it first is.
    pairs: Vec<OnceLock<Box<[Pair; 2]>>>,
    /// As the screens are shown it: with the names that the pieces have in a game.
    shown: Value,
    /// The same beside a power that is lent.
    lent: RwLock<HashMap<Asked, &'static [Pair; 2]>>,
}

/// Every roster, by its number. Only what [`OwnBox::of`] puts here has a number.
static ROSTERS: [OnceLock<Roster>; MAX_ROSTERS] = [const { OnceLock::new() }; MAX_ROSTERS];

/// The numbers of the rosters by their hashes. Number 0 is no roster.
static NUMBERS: Mutex<Vec<u64>> = Mutex::new(Vec::new());

/// How many digits of the hash stand in a name.
const DIGITS: usize = 12;

fn hash_of(file: &BoxFile) -> u64 {
    content_hash(file) >> (64 - 4 * DIGITS)
}

/// The races and powers of a box that passes the gate, which its boards do, too.
fn pass(file: &BoxFile) -> Result<BoxData, BoxError> {
    for (what, count) in [("races", file.races.len()), ("powers", file.powers.len()), ("boards", file.boards.len())] {
        if count > MAX_OWN {
            return Err(BoxError::Many { what, count, most: MAX_OWN });
        }
    }
    for board in &file.boards {
        check_board(board).map_err(|why| BoxError::Board { id: board.id.chars().take(40).collect(), why })?;
    }
    let (words, find_words): (Vec<_>, Vec<_>) = (vocabulary().collect(), find_vocabulary().collect());
    file::check(file.clone(), Origin::Own, &words, &find_words)
}

impl Roster {
    fn new(file: BoxFile, hash: u64) -> Result<Self, BoxError> {
        let mut data = pass(&file)?;
        let boards = file.boards.iter().map(BoardId::keep).collect::<Option<_>>().ok_or(BoxError::Full)?;
        let named = |id: &mut &'static str| *id = format!("{OWN}{id}-{hash:0DIGITS$x}").leak();
        data.races.iter_mut().for_each(|race| {
            named(&mut race.id);
            race.printed = race.id;
        });
        data.powers.iter_mut().for_each(|power| named(&mut power.id));
        // Boards are asked for by their names.
        let mut shown = serde_json::to_value(BoxFile { boards: Vec::new(), ..file.clone() }).unwrap_or_default();
        for (list, names) in [
            ("races", data.races.iter().map(|race| race.id).collect::<Vec<_>>()),
            ("powers", data.powers.iter().map(|power| power.id).collect()),
        ] {
            if let Some(rows) = shown[list].as_array_mut() {
                rows.iter_mut().zip(names).for_each(|(row, name)| row["id"] = name.into());
            }
        }
        let pairs = data.races.len() * (PLACES + 1) + MAX_RACES * data.powers.len();
        Ok(Self {
            file,
            races: data.races,
            powers: data.powers,
            boards,
            shown,
            pairs: std::iter::repeat_with(OnceLock::new).take(pairs).collect(),
            lent: RwLock::default(),
        })
    }

    /// Where the pair stands among those that are made when they are needed.
    fn number(&self, race: Race, power: Option<Power>) -> usize {
        match (race.own(), power.and_then(Power::own)) {
            (Some((_, own)), _) => own * (PLACES + 1) + power.map_or(0, |power| power.place() + 1),
            (None, own) => {
                let own = own.map_or(0, |(_, own)| own);
                self.races.len() * (PLACES + 1) + race.place() * self.powers.len() + own
            }
        }
    }
}

/// The roster with this number.
fn roster(id: RosterId) -> &'static Roster {
    static NOTHING: LazyLock<Roster> = LazyLock::new(Roster::default);
    if id == RosterId::default() {
        return &NOTHING;
    }
    // Numbers are given by `OwnBox::of` alone, which puts the roster there first.
    ROSTERS[usize::from(id.0)].get().unwrap_or_else(|| panic!("roster {} was never read", id.0))
}

/// A home-made race.
#[cold]
pub(crate) fn race(race: Race) -> &'static RaceData {
    // Every other number was given by a roster.
    race.own().map_or_else(|| panic!("there is no race {}", race.0), |(id, own)| &roster(id).races[own])
}

/// A home-made power.
#[cold]
pub(crate) fn power(power: Power) -> &'static PowerData {
    power.own().map_or_else(|| panic!("there is no power {}", power.0), |(id, own)| &roster(id).powers[own])
}

/// What a pair can do of which at least one piece is home-made.
#[cold]
pub(crate) fn pairs(id: RosterId, race: Race, power: Option<Power>, lent: Option<Power>) -> &'static [Pair; 2] {
    let roster = roster(id);
    let Some(borrowed) = lent else {
        return roster.pairs[roster.number(race, power)].get_or_init(|| Box::new(compile(race, power, None)));
    };
    let asked = (race, power, borrowed);
    if let Some(pair) = roster.lent.read().unwrap_or_else(PoisonError::into_inner).get(&asked) {
        return pair;
    }
    let made = Box::leak(Box::new(compile(race, power, lent)));
    roster.lent.write().unwrap_or_else(PoisonError::into_inner).entry(asked).or_insert(made)
}

/// The roster whose hash stands in a name, if the name is one of a home-made piece.
fn roster_of(name: &str) -> Option<RosterId> {
    let (_, hash) = name.strip_prefix(OWN)?.rsplit_once('-')?;
    let hash = u64::from_str_radix(hash, 16).ok()?;
    let numbers = NUMBERS.lock().unwrap_or_else(PoisonError::into_inner);
    numbers.iter().position(|known| *known == hash).map(|number| RosterId(number as u16 + 1))
}

/// The home-made race with this name, if it is one that was read.
pub(crate) fn race_by_name(name: &str) -> Option<Race> {
    let id = roster_of(name)?;
    roster(id).races.iter().position(|race| race.id == name).map(|own| Race::at(MAX_RACES + own, id))
}

/// The home-made power with this name, if it is one that was read.
pub(crate) fn power_by_name(name: &str) -> Option<Power> {
    let id = roster_of(name)?;
    roster(id).powers.iter().position(|power| power.id == name).map(|own| Power::at(MAX_RACES + own, id))
}

impl OwnBox {
    /// Reads the file of a home-made box. What is read stays in memory as long as the program runs; the same box is kept once.
    ///
    /// # Errors
    /// Says which race or power is wrong, and why; or that the program has read more boxes than it can keep.
    pub fn read(text: &str) -> Result<Self, BoxError> {
        Self::of(serde_json::from_str(text).map_err(|error| BoxError::Form(error.to_string()))?)
    }

    /// Whether [`read`](Self::read) would take the file, which is not kept.
    ///
    /// # Errors
    /// As there, except that there is always room.
    pub fn check(text: &str) -> Result<(), BoxError> {
        pass(&serde_json::from_str(text).map_err(|error| BoxError::Form(error.to_string()))?).map(drop)
    }

    /// As [`read`](Self::read), of a file that has its form.
    ///
    /// # Errors
    /// As there.
    pub fn of(file: BoxFile) -> Result<Self, BoxError> {
        let hash = hash_of(&file);
        let mut numbers = NUMBERS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = numbers.iter().position(|known| *known == hash) {
            let id = RosterId(number as u16 + 1);
            // Two boxes with one hash would have the same names.
            return if roster(id).file == file { Ok(Self(id)) } else { Err(BoxError::Full) };
        }
        let id = numbers.len() + 1;
        let Some(room) = ROSTERS.get(id) else { return Err(BoxError::Full) };
        let roster = Roster::new(file, hash)?;
        room.get_or_init(|| roster);
        numbers.push(hash);
        Ok(Self(RosterId(id as u16)))
    }

    /// Judges a draft, which is another one after every touch and is not kept: pieces that can do what its pieces can, however they look.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    pub(crate) fn judge(draft: &BoxFile) -> Result<Self, BoxError> {
        pass(draft)?;
        let plain = draft.plain();
        if plain == BoxFile::default() { Ok(Self::empty()) } else { Self::of(plain) }
    }

    /// Nothing at all.
    pub(crate) const fn empty() -> Self {
        Self(RosterId(0))
    }

    /// The races, as the file has them in order.
    pub fn races(self) -> impl Iterator<Item = Race> {
        (0..roster(self.0).races.len()).map(move |own| Race::at(MAX_RACES + own, self.0))
    }

    /// The powers, as the file has them in order.
    pub fn powers(self) -> impl Iterator<Item = Power> {
        (0..roster(self.0).powers.len()).map(move |own| Power::at(MAX_RACES + own, self.0))
    }

    /// The board that is called so, in its file or in full.
    pub(crate) fn board(self, id: &str) -> Option<BoardId> {
        roster(self.0).boards.iter().copied().find(|board| {
            let short = board.written().is_some_and(|written| written.id == id);
            short || board.label().id == id
        })
    }

    /// The same pieces with no other board than `board`, if that is home-made: what a game on it carries.
    ///
    /// # Errors
    /// If the program has read more boxes than it can keep.
    pub(crate) fn for_board(self, board: BoardId) -> Result<Option<Self>, BoxError> {
        let boards = board.written().cloned().into_iter().collect();
        let file = BoxFile { boards, ..self.file().clone() };
        if file.races.is_empty() && file.powers.is_empty() && file.boards.is_empty() { Ok(None) } else { Self::of(file).map(Some) }
    }

    /// Puts the names that its pieces have in a game for those that they have in its file, wherever they stand in `value`.
    pub(crate) fn name_in(self, value: &mut Value) {
        let roster = roster(self.0);
        let races = roster.file.races.iter().map(|race| &race.id).zip(roster.races.iter().map(|race| race.id));
        let powers = roster.file.powers.iter().map(|power| &power.id).zip(roster.powers.iter().map(|power| power.id));
        let names: HashMap<&str, &str> = races.chain(powers).map(|(short, full)| (short.as_str(), full)).collect();
        rename(value, &names);
    }

    /// As it is written.
    pub fn file(self) -> &'static BoxFile {
        &roster(self.0).file
    }
}

/// Renames every text and every key that has a name among `names`.
fn rename(value: &mut Value, names: &HashMap<&str, &str>) {
    match value {
        Value::String(text) => {
            if let Some(full) = names.get(text.as_str()) {
                *text = (*full).to_owned();
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| rename(value, names)),
        Value::Object(map) => {
            let full = |key: String| names.get(key.as_str()).map_or(key, |full| (*full).to_owned());
            *map = std::mem::take(map).into_iter().map(|(key, value)| (full(key), value)).collect();
            map.values_mut().for_each(|value| rename(value, names));
        }
        _ => {}
    }
}

impl From<OwnBox> for OwnShown {
    fn from(own: OwnBox) -> Self {
        Self(own)
    }
}

impl Serialize for OwnShown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        roster(self.0.0).shown.serialize(serializer)
    }
}

impl Serialize for OwnBox {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.file().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for OwnBox {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::of(BoxFile::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}
