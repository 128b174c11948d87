//! Thinking elsewhere: where there are no threads another engine thinks, which is told what by text and answers by text.
//!
//! Whoever carries the commands begins a `bot_move`, a `hint`, a `review_turn`, a `try_piece` or a `grow_board` with [`Host::errand_begins`], has the errand thought
//! out by a [`Thinking`] and ends it with [`Host::errand_ends`]; the host serves other commands meanwhile. Where nobody has the patience,
//! [`Host::errand_now`] answers with what comes to mind until a deadline. The same errand has the same answer as a command that thinks on the spot.

use bots::{Progress, Stop};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;

use crate::{
    CommandError, GrowBoardArgs, HintLine, Host, Judgement, NoArgs, Player, Registry, ReviewTurnAnswer, TryPieceArgs, body,
    calls::{answer, arguments},
    fault::guard,
    play::{Play, written},
    players,
    registry::Unfit,
    review,
    think::{Due, Work},
    trial,
};

/// What is to be thought out; written by a [`Host`] and read by a [`Thinking`] of the same version.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Errand {
    /// The game it is about, as its slot would hold it; none for pieces and boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    wish: Wish,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
enum Wish {
    /// The decision of the bot to act.
    Bot,
    /// So many turns for the seat to act while `viewer` looks.
    Hint { count: usize, viewer: Option<Seat> },
    /// What the turn that begins after `step` actions has cost, by about `most` positions.
    Turn { step: u32, most: u32 },
    /// Games with a home-made piece.
    Piece(TryPieceArgs),
    /// A board.
    Board(GrowBoardArgs),
}

/// What [`Host::errand_begins`] finds.
pub enum Begun {
    /// There is nothing to think about.
    Done(Value),
    /// To be thought out by a [`Thinking`]; the thought belongs to the ticket.
    Errand(Errand, Ticket),
}

/// What a host has to know of an errand when it ends.
pub struct Ticket(Kind);

enum Kind {
    Bot(Due),
    Hint(Seat, Due),
    Turn(review::Due),
    Other,
}

/// The commands that may take a while to think about.
pub const THOUGHTFUL: [&str; 5] = ["bot_move", "hint", "review_turn", "try_piece", "grow_board"];

impl Host {
    /// Begins one of the [`THOUGHTFUL`] commands.
    ///
    /// # Errors
    ///
    /// Those of the command that can be known before it is thought about.
    pub fn errand_begins(&self, command: &str, args: Value) -> Result<Begun, CommandError> {
        guard(|| match command {
            "bot_move" => {
                let NoArgs {} = arguments(args)?;
                self.bot_errand()
            }
            "hint" => {
                let (count, viewer, game, ticket) = self.hint_errand(arguments(args)?)?;
                Ok(Begun::Errand(Errand { game: Some(game), wish: Wish::Hint { count, viewer } }, Ticket(ticket)))
            }
            "review_turn" => match self.review_errand(arguments(args)?)? {
                review::Errand::Kept(judged) => Ok(Begun::Done(answer(&ReviewTurnAnswer { judged: Some(judged) })?)),
                review::Errand::Due { due, game, step, most } => {
                    Ok(Begun::Errand(Errand { game: Some(game), wish: Wish::Turn { step, most } }, Ticket(Kind::Turn(due))))
                }
            },
            "try_piece" => {
                let args: TryPieceArgs = arguments(args)?;
                // What cannot be tried is refused at once.
                self.trial_begins(args.clone()).map(drop)?;
                Ok(Begun::Errand(Errand { game: None, wish: Wish::Piece(args) }, Ticket(Kind::Other)))
            }
            "grow_board" => Ok(Begun::Errand(Errand { game: None, wish: Wish::Board(arguments(args)?) }, Ticket(Kind::Other))),
            other => Err(CommandError::UnknownCommand { command: crate::error::cut(other, 40) }),
        })
    }

    /// Ends what was begun, with what a [`Thinking`] has come to.
    ///
    /// # Errors
    ///
    /// Those of the command; `stale` if the table has changed meanwhile.
    pub fn errand_ends(&self, ticket: Ticket, thought: Value) -> Result<Value, CommandError> {
        match ticket.0 {
            Kind::Bot(due) => answer(&self.bot_plays(read(thought)?, due)?),
            Kind::Hint(seat, due) => answer(&self.hint_ends(seat, read::<Vec<HintLine>>(thought)?, due)?),
            Kind::Turn(due) => answer(&self.review_ends(due, read::<Option<Judgement>>(thought)?)?),
            Kind::Other => Ok(thought),
        }
    }

    /// Ends what was begun without a [`Thinking`], which was told to stop: with the best that comes to mind until `stop` is raised, here and now.
    ///
    /// # Errors
    ///
    /// As of [`errand_ends`](Self::errand_ends).
    pub fn errand_now(&self, ticket: Ticket, errand: Errand, stop: &Stop) -> Result<Value, CommandError> {
        let silent = &mut |_: Progress| {};
        let thought = match (&ticket.0, errand.wish) {
            (Kind::Bot(due), _) => {
                if self.decision_due()? == *due {
                    answer(&guard(|| Ok(self.bot_begins()?.0(stop, silent)))?)?
                } else {
                    // Whatever was thought: that is stale.
                    Value::from("")
                }
            }
            (_, Wish::Turn { .. }) => Value::Null,
            (_, wish) => Thinking::new(self.registry().clone()).think(&Errand { wish, ..errand }, stop, silent)?,
        };
        self.errand_ends(ticket, thought)
    }

    /// Which decision is due: a number for the game on the table, and its revision. What a bot is told to hurry with holds for it, asked for or not.
    pub fn decision_due(&self) -> Result<(u64, u64), CommandError> {
        self.enter(|inner| Ok(inner.due()))
    }

    fn bot_errand(&self) -> Result<Begun, CommandError> {
        let (known, due, game) = self.enter(|inner| {
            let due = inner.due();
            let (_, table) = inner.playing()?;
            let manner = table.bot_to_act()?;
            match table.play.known_choice(manner) {
                Some(action) => Ok((Some(action), due, String::new())),
                None => Ok((None, due, written(&*table.play, &table.players)?)),
            }
        })?;
        match known {
            Some(action) => Ok(Begun::Done(answer(&self.bot_plays(action, due)?)?)),
            None => Ok(Begun::Errand(Errand { game: Some(game), wish: Wish::Bot }, Ticket(Kind::Bot(due)))),
        }
    }

    fn hint_errand(&self, args: crate::HintArgs) -> Result<(usize, Option<Seat>, String, Kind), CommandError> {
        let count = crate::counsel::count_of(&args);
        let (_, seat, due) = self.hint_begins(args)?;
        self.enter(|inner| {
            let table = inner.table()?;
            Ok((count, table.viewer(), written(&*table.play, &table.players)?, Kind::Hint(seat, due)))
        })
    }
}

fn read<T: serde::de::DeserializeOwned>(thought: Value) -> Result<T, CommandError> {
    serde_json::from_value(thought).map_err(|error| CommandError::bad(format!("thought: {error}")))
}

/// Thinks errands out. It follows a game from one errand to the next, so that what a bot has planned for its turn is thought about once.
pub struct Thinking {
    registry: Registry,
    game: Option<Followed>,
}

/// A game that errands were about.
struct Followed {
    origin: body::Origin,
    journal: Vec<String>,
    players: Vec<Player>,
    play: Box<dyn Play>,
}

impl Thinking {
    /// Of these games.
    pub fn new(registry: Registry) -> Self {
        Self { registry, game: None }
    }

    /// Thinks an errand out, until `stop` is raised.
    ///
    /// # Errors
    ///
    /// Where the errand makes no sense, or the program fails on it.
    pub fn think(&mut self, errand: &Errand, stop: &Stop, progress: &mut dyn FnMut(Progress)) -> Result<Value, CommandError> {
        // A game on which the program has failed is not followed on.
        let mut game = self.game.take();
        let thought = guard(|| {
            match (&errand.wish, &errand.game) {
                (Wish::Piece(args), _) => {
                    let work = trial::work(&self.registry, args.clone())?;
                    return answer(&work(stop, progress));
                }
                (Wish::Board(args), _) => return answer(&crate::shelf::grown(&self.registry, args)?),
                (_, None) => return Err(CommandError::bad("the errand is about no game")),
                (_, Some(text)) => game = Some(follow(&self.registry, game.take(), text)?),
            }
            let Some(Followed { players, play, .. }) = &game else { return Err(CommandError::NoTable) };
            match errand.wish {
                Wish::Hint { count, viewer } => {
                    let adviser = play.adviser(count, viewer).ok_or(CommandError::GameOver)?;
                    answer(&adviser(stop, progress))
                }
                Wish::Turn { step, most } => {
                    let turn = play.spans().into_iter().find(|(mark, _)| mark.step == step);
                    let reviewer = turn.and_then(|(mark, end)| play.reviewer(&mark, end, most)).ok_or_else(|| play.cannot_show())?;
                    answer(&reviewer(stop, progress))
                }
                _ => {
                    let seat = play.status().to_act.ok_or(CommandError::GameOver)?;
                    let manner = players.get(seat.index()).and_then(Player::bot).ok_or(CommandError::NotABot { seat })?;
                    let thinker: Work<String> = play.thinker(manner).ok_or(CommandError::GameOver)?;
                    answer(&thinker(stop, progress))
                }
            }
        });
        self.game = game.filter(|_| thought.is_ok());
        thought
    }
}

/// The game that a body holds, by way of one that was followed before if it is the same.
fn follow(registry: &Registry, before: Option<Followed>, text: &str) -> Result<Followed, CommandError> {
    let mut body = body::read(text.as_bytes())?;
    let (id, kind) = registry.get(&body.game)?;
    if let Some(mut known) = before.filter(|known| known.play.game() == id && known.origin == body.origin && known.players == body.seats) {
        let same = known.journal.iter().zip(&body.journal).take_while(|(one, other)| one == other).count();
        while known.journal.len() > same && known.play.pop().is_some() {
            known.journal.pop();
        }
        let played = body.journal[same..].iter().all(|action| known.play.push(&Value::String(action.clone())).is_ok());
        if played && known.journal.len() == same && known.play.position() == body.position {
            known.journal = body.journal;
            return Ok(known);
        }
    }
    let seats = std::mem::take(&mut body.seats);
    let (origin, journal) = (body.origin.clone(), body.journal.clone());
    let damaged = |unfit: Unfit| CommandError::SaveDamaged { reason: "damaged", detail: unfit.to_string() };
    let play = kind.restore(id, body).map_err(damaged)?;
    let players = players::seated(Some(seats), play.status().seats).map_err(|reasons| CommandError::BadSetup { reasons })?;
    Ok(Followed { origin, journal, players, play })
}
