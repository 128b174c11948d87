//! What is asked for on the command line.

use std::path::PathBuf;
use std::time::Duration;

use bots::{Entrant, Level, OneAtATime, Player, Stop, Trail, UnknownLevel, choose};
use serde::{Deserialize, Serialize};
use tabletop::Game;

/// Who sits at a table with a mind that learns, if not that mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Rival {
    /// A bot of a level.
    Level(Level),
    /// Bots as they were before they learned anything: [`OneAtATime`].
    Appraiser,
}

impl TryFrom<String> for Rival {
    type Error = UnknownLevel;

    fn try_from(word: String) -> Result<Self, UnknownLevel> {
        word.parse()
    }
}

impl From<Rival> for String {
    fn from(rival: Rival) -> Self {
        rival.name().to_owned()
    }
}

impl std::str::FromStr for Rival {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        if word == "appraiser" { Ok(Self::Appraiser) } else { word.parse().map(Self::Level) }
    }
}

impl Rival {
    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Appraiser => "appraiser",
        }
    }

    /// As one who can be measured.
    pub fn entrant<G: Game>(self) -> Box<dyn Entrant<G>> {
        match self {
            Self::Level(level) => Box::new(level),
            Self::Appraiser => Box::new(OneAtATime),
        }
    }

    /// What it plays.
    pub fn decide<G: Game>(self, position: &G, trail: &Trail<G>, chance: u64, stop: &Stop) -> Result<G::Action, String> {
        match self {
            Self::Level(level) => Ok(choose(position, trail, level, chance, stop)),
            Self::Appraiser => OneAtATime.decide(position, trail, chance),
        }
    }
}

/// A training that is wished for.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// Games played in turn.
    pub games: Vec<String>,
    /// Players at the table: games of the first number, of the second and so on in turn.
    pub players: Vec<u8>,
    /// How long, if that is what ends it.
    pub time: Option<Duration>,
    /// How many rounds, if that is what ends it.
    pub rounds: Option<u64>,
    /// From which every choice and every deal follows.
    pub seed: u64,
    /// Games side by side.
    pub threads: usize,
    /// Where the mind is kept.
    pub out: PathBuf,
    /// The mind to begin with where there is none at `out`.
    pub from: Option<PathBuf>,
    /// After how many rounds it is examined.
    pub exams: u64,
    /// Games of an exam.
    pub tried: u64,
    /// Games by appraisal at the beginning.
    pub lessons: u64,
    /// Games of a round.
    pub batch: u64,
    /// How fast it learns.
    pub rate: f32,
    /// How far what came later counts against what was believed at the time, 0 to 1.
    pub lambda: f32,
    /// Of how many turns one is learned from.
    pub every: usize,
    /// Positions gone on from at each step of a plan, and where things are only put in order.
    pub width: (usize, usize),
    /// Of how many decisions one is looked at in one's head, until the others have answered, if any is.
    pub looks: Option<u64>,
    /// Who has all other seats, if the mind is to learn what beats that instead of playing against itself.
    pub against: Option<Rival>,
    /// Of how many games one is played against that; in the others it plays against itself.
    pub often: u64,
}

/// How it is called.
pub const USAGE: &str = "use --games ID[,ID…] --players N[,N…] --out FILE, with --minutes M or --rounds R, and if you like --from FILE, --seed N, --threads N, \
--lessons N, --batch N, --rate X, --lambda X, --every N, --exams N, --tried N, --wide N, --narrow N, --looks N or --against LEVEL|appraiser, and with that --often N";

impl Wish {
    /// Reads the words of the command line.
    ///
    /// # Errors
    /// One sentence that says what to write instead.
    pub fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut wish = Self {
            games: Vec::new(),
            players: vec![2],
            time: None,
            rounds: None,
            seed: 1,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            out: PathBuf::new(),
            from: None,
            exams: 50,
            tried: 60,
            lessons: 512,
            batch: 32,
            rate: 4e-4,
            lambda: 0.7,
            every: 1,
            width: (6, 1),
            against: None,
            looks: None,
            often: 1,
        };
        while let Some(name) = words.next() {
            let value = words.next().ok_or_else(|| format!("{name} needs a value; {USAGE}"))?;
            let number = |least: u64, most: u64| {
                let number = value.parse::<u64>().ok().filter(|number| (least..=most).contains(number));
                number.ok_or_else(|| format!("{name} takes a number from {least} to {most}, not \"{value}\""))
            };
            let share = |most: f32| {
                let share = value.parse::<f32>().ok().filter(|share| *share > 0.0 && *share <= most);
                share.ok_or_else(|| format!("{name} takes a number above 0, at most {most}, not \"{value}\""))
            };
            match name.as_str() {
                "--games" => wish.games = value.split(',').map(str::to_owned).collect(),
                "--players" => {
                    let of = |n: &str| n.parse().ok().filter(|n| (2..=5).contains(n));
                    wish.players = value
                        .split(',')
                        .map(of)
                        .collect::<Option<_>>()
                        .ok_or_else(|| format!("{name} takes numbers from 2 to 5 with commas between, not \"{value}\""))?;
                }
                "--minutes" => wish.time = Some(Duration::from_secs_f32(60.0 * share(10_000.0)?)),
                "--rounds" => wish.rounds = Some(number(1, 1_000_000)?),
                "--seed" => wish.seed = number(0, u64::from(u32::MAX))?,
                "--threads" => wish.threads = number(1, 256)? as usize,
                "--out" => wish.out = PathBuf::from(&value),
                "--from" => wish.from = Some(PathBuf::from(&value)),
                "--exams" => wish.exams = number(1, 1_000_000)?,
                "--tried" => wish.tried = number(1, 100_000)?,
                "--lessons" => wish.lessons = number(1, 100_000)?,
                "--batch" => wish.batch = number(1, 100_000)?,
                "--rate" => wish.rate = share(0.1)?,
                "--lambda" => wish.lambda = share(1.0)?,
                "--every" => wish.every = number(1, 100)? as usize,
                "--wide" => wish.width.0 = number(1, 1000)? as usize,
                "--narrow" => wish.width.1 = number(1, 1000)? as usize,
                "--against" => wish.against = Some(value.parse().map_err(|error: UnknownLevel| error.to_string())?),
                "--looks" => wish.looks = Some(number(1, 10_000)?),
                "--often" => wish.often = number(1, 1000)?,
                _ => return Err(format!("{name} is not an option; {USAGE}")),
            }
        }
        if wish.games.is_empty() || wish.out.as_os_str().is_empty() || wish.time.is_none() == wish.rounds.is_none() {
            return Err(USAGE.to_owned());
        }
        Ok(wish)
    }

    /// How many games there are that differ in kind or in the number of players.
    pub const fn kinds(&self) -> u64 {
        (self.games.len() * self.players.len()) as u64
    }

    /// The one seat that learns in game `game`, and who has the others, if it is not played against itself. Kinds of games come in turn, so that
    /// each seat has its share of every kind.
    pub fn alone_in(&self, game: u64, seats: usize) -> Option<(usize, Rival)> {
        let (row, rival) = (game / self.kinds(), self.against?);
        (row % self.often == 0).then(|| ((row / self.often) as usize % seats, rival))
    }

    /// What game `game` is, and by how many it is played.
    pub fn kind_of(&self, game: u64) -> (&str, u8) {
        let kind = (game % self.kinds()) as usize;
        (&self.games[kind % self.games.len()], self.players[kind / self.games.len()])
    }

    /// The number of the `deal`th game that is played by as many as `self.players[at]` says.
    pub const fn number_of(&self, deal: u64, at: usize) -> u64 {
        let games = self.games.len() as u64;
        deal / games * self.kinds() + at as u64 * games + deal % games
    }

    /// How much of the training is over before round `round`, 0 to 1 and beyond.
    pub fn done(&self, round: u64, elapsed: Duration) -> f32 {
        let of_rounds = self.rounds.map_or(0.0, |rounds| round as f32 / rounds as f32);
        let of_time = self.time.map_or(0.0, |time| elapsed.as_secs_f32() / time.as_secs_f32());
        of_rounds.max(of_time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Wish, String> {
        Wish::read(text.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn words_are_read() {
        let wish = read("--games a,b --players 3,4 --rounds 4 --out x.mind --lambda 0.9 --wide 8").unwrap();
        assert_eq!((wish.games.len(), &wish.players[..], wish.rounds, wish.width), (2, &[3, 4][..], Some(4), (8, 1)));
        assert!(wish.done(4, Duration::ZERO) >= 1.0 && wish.done(3, Duration::from_secs(1_000_000)) < 1.0);
    }

    #[test]
    fn rivals_sit_opposite_as_often_as_asked_and_every_seat_learns() {
        let wish = read("--games a,b --players 2 --rounds 4 --out x.mind --against appraiser --often 3").unwrap();
        let seats: Vec<_> = (0..12).map(|game| wish.alone_in(game, 2).map(|(seat, _)| seat)).collect();
        let (first, second) = (Some(0), Some(1));
        assert_eq!(seats, [first, first, None, None, None, None, second, second, None, None, None, None]);
        let alone = read("--games a --players 2 --rounds 4 --out x.mind --against hard").unwrap();
        assert!((0..4).all(|game| alone.alone_in(game, 2).is_some_and(|(_, rival)| rival.name() == "hard")));
    }

    #[test]
    fn rivals_are_kept_as_their_words() {
        for word in ["hard", "appraiser"] {
            let rival: Rival = word.parse().unwrap();
            let kept = serde_json::to_string(&rival).unwrap();
            assert_eq!((kept.as_str(), serde_json::from_str(&kept).unwrap()), (format!("\"{word}\"").as_str(), rival));
        }
        assert!(serde_json::from_str::<Rival>("\"everybody\"").is_err());
    }

    #[test]
    fn words_that_say_nothing_are_refused() {
        for wrong in [
            "",
            "--games a --out x",
            "--games a --out x --minutes 1 --rounds 1",
            "--games a --rounds 1",
            "--games a --out x --minutes 0",
            "--games a --out x --rounds 1 --players 9",
            "--games a --out x --rounds 1 --players 3,",
            "--games a --out x --rounds 1 --lambda 2",
            "--games a --out x --rounds 1 --size 2",
            "--games a --out x --rounds 1 --against everybody",
            "--games a --out x --rounds 1 --often 0",
            "--games a --out x --rounds",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
