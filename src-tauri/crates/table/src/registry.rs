//! Games, with their types and without.

use std::{marker::PhantomData, sync::Arc};

use serde_json::Value;
use tabletop::{JsonForm, JsonText, Registered};

use crate::{
    CommandError, Reason,
    body::{Body, Origin},
    collection::{Games, Visitor},
    error::cut,
    fault::caught,
    games::Standard,
    history::{History, Lost},
    play::Play,
    think::Work,
    trial::{TrialAnswer, Wish, trial_of},
};

impl Visitor for Registry {
    fn game<G: Registered>(&mut self, id: &'static str) {
        self.games.push((id, Arc::new(Of::<G>(PhantomData))));
    }
}

/// The games that a [`Host`](crate::Host) offers.
#[derive(Clone)]
pub struct Registry {
    games: Vec<(&'static str, Arc<dyn Kind>)>,
}

impl Registry {
    /// No games.
    pub fn empty() -> Self {
        Self { games: Vec::new() }
    }

    /// The games of `S`.
    pub fn of<S: Games>() -> Self {
        let mut registry = Self::empty();
        S::each(&mut registry);
        registry
    }

    /// Every game of this version.
    pub fn standard() -> Self {
        Self::of::<Standard>()
    }

    /// Adds the game `G` under `id`.
    #[must_use]
    pub fn with<G: Registered>(mut self, id: &'static str) -> Self {
        self.game::<G>(id);
        self
    }

    /// The ids, in the order they were added.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.games.iter().map(|(id, _)| *id)
    }

    pub(crate) fn get(&self, game: &str) -> Result<(&'static str, &dyn Kind), CommandError> {
        let found = self.games.iter().find(|(id, _)| *id == game).map(|(id, kind)| (*id, &**kind));
        found.ok_or_else(|| CommandError::UnknownGame { game: cut(game, 40) })
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (&'static str, &dyn Kind)> {
        self.games.iter().map(|(id, kind)| (*id, &**kind))
    }
}

/// A game without its type: how runs of it begin.
pub(crate) trait Kind: Send + Sync {
    fn catalog(&self, game: &str) -> Value;
    fn board(&self, game: &str, map: &str) -> Option<Value>;
    fn workshop(&self) -> Option<Value>;
    fn check_piece(&self, kind: &str, row: &Value) -> Option<Result<Value, Vec<Reason>>>;
    fn grow(&self, wish: &Value) -> Option<Result<Value, Vec<Reason>>>;
    fn trial(&self, game: &'static str, wish: Wish) -> Option<Result<Work<TrialAnswer>, Vec<Reason>>>;
    /// Starts from a setup, which already has its seed.
    fn start(&self, game: &'static str, setup: &Value) -> Result<Box<dyn Play>, CommandError>;
    fn start_at(&self, game: &'static str, position: &Value) -> Result<Box<dyn Play>, CommandError>;
    fn start_given(&self, game: &'static str, given: &Value) -> Result<Box<dyn Play>, CommandError>;
    /// Goes on with a saved game. A journal that does not lead to the position is kept, not trusted (see [`Play::lost`]).
    fn restore(&self, game: &'static str, body: Body) -> Result<Box<dyn Play>, Unfit>;
}

/// Why a saved game cannot be played on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unfit {
    #[error("its position cannot be read: {0}")]
    Unreadable(String),
    #[error("its position breaks the rules: {0}")]
    Invalid(String),
    #[error("it says that it is a game of \u{201c}{said}\u{201d}, which its position is not")]
    OtherGame { said: String },
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Registered> Kind for Of<G> {
    fn catalog(&self, game: &str) -> Value {
        G::catalog(game)
    }

    fn board(&self, game: &str, map: &str) -> Option<Value> {
        G::board(game, map)
    }

    fn workshop(&self) -> Option<Value> {
        G::workshop()
    }

    fn check_piece(&self, kind: &str, row: &Value) -> Option<Result<Value, Vec<Reason>>> {
        Some(G::check_piece(kind, row)?.map_err(told))
    }

    fn grow(&self, wish: &Value) -> Option<Result<Value, Vec<Reason>>> {
        Some(G::grow(wish)?.map_err(told))
    }

    fn trial(&self, game: &'static str, wish: Wish) -> Option<Result<Work<TrialAnswer>, Vec<Reason>>> {
        trial_of::<G>(game, wish)
    }

    fn start(&self, game: &'static str, setup: &Value) -> Result<Box<dyn Play>, CommandError> {
        let typed = G::Setup::from_value(setup.clone()).map_err(|error| CommandError::bad(format!("setup: {error}")))?;
        let position = G::from_setup(&typed).map_err(|error| CommandError::BadSetup { reasons: told(G::reasons(&error)) })?;
        // What is written down is what the game understood, not what was sent.
        let setup = position.written(typed).to_value().map_err(|error| CommandError::bad(format!("setup: {error}")))?;
        Ok(Box::new(History::new(game, Origin::Setup(setup), position)))
    }

    fn start_at(&self, game: &'static str, position: &Value) -> Result<Box<dyn Play>, CommandError> {
        let read = read_position::<G>(game, position.clone()).map_err(|unfit| unfit_position(&unfit))?;
        Ok(Box::new(History::new(game, Origin::Position(position.clone()), read)))
    }

    fn start_given(&self, game: &'static str, given: &Value) -> Result<Box<dyn Play>, CommandError> {
        let position = G::from_given(given).map_err(|reasons| CommandError::BadSetup { reasons: told(reasons) })?;
        let form = position.to_value().map_err(|error| CommandError::bad(format!("given: {error}")))?;
        Ok(Box::new(History::new(game, Origin::Position(form), position)))
    }

    fn restore(&self, game: &'static str, body: Body) -> Result<Box<dyn Play>, Unfit> {
        let position: G = read_position(game, body.position)?;
        let lost = |why: String| Lost { step: 0, why };
        // The rules may not survive a history that somebody made up; the position is sound all the same.
        let fails = |words| lost(format!("the rules fail on it ({words})"));
        let (origin, replayed) = match caught(|| begin::<G>(game, &body.origin).map_err(lost), fails) {
            Ok((origin, first)) => {
                let replayed = caught(|| Ok(History::replayed(game, origin.clone(), first, &body.journal, &position)), fails);
                (origin, replayed)
            }
            Err(lost) => (body.origin, Err(lost)),
        };
        let (past, lost) = match replayed {
            Ok((history, None)) => return Ok(Box::new(history)),
            Ok((history, Some(lost))) => (Some(history), lost),
            Err(lost) => (None, lost),
        };
        let played = (body.journal, body.rules);
        Ok(Box::new(History::unproved(game, origin, position, played, lost, past)))
    }
}

/// A game's reasons as the screens are told them.
fn told(reasons: Vec<tabletop::Reason>) -> Vec<Reason> {
    reasons.into_iter().map(Reason::from).collect()
}

/// Where a saved game began, in today's form.
fn begin<G: Registered>(game: &str, origin: &Origin) -> Result<(Origin, G), String> {
    match origin {
        Origin::Setup(setup) => {
            let setup = G::Setup::from_value(setup.clone()).map_err(|error| error.to_string())?;
            let setup = G::as_it_was(setup);
            let first = G::from_setup(&setup).map_err(|error| error.to_string())?;
            let setup = first.written(setup).to_value().map_err(|error| error.to_string())?;
            Ok((Origin::Setup(setup), first))
        }
        Origin::Position(form) => {
            let first = read_position::<G>(game, form.clone()).map_err(|unfit| unfit.to_string())?;
            Ok((origin.clone(), first))
        }
    }
}

/// A position that comes from outside; one on which the program fails breaks the rules.
fn read_position<G: Registered>(game: &str, form: Value) -> Result<G, Unfit> {
    let read = || {
        let position = G::from_value(form).map_err(|error| Unfit::Unreadable(error.to_string()))?;
        position.validate().map_err(|flaws| {
            let list: Vec<String> = flaws.iter().map(ToString::to_string).collect();
            Unfit::Invalid(list.join("; "))
        })?;
        if position.belongs_to(game) { Ok(position) } else { Err(Unfit::OtherGame { said: cut(game, 40) }) }
    };
    caught(read, Unfit::Invalid)
}

fn unfit_position(unfit: &Unfit) -> CommandError {
    let reason = Reason { kind: "position".to_owned(), message: unfit.to_string(), data: Value::Null };
    CommandError::BadSetup { reasons: vec![reason] }
}
