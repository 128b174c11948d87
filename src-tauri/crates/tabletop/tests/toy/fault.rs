//! What can be broken in the little game.

use serde::{Deserialize, Serialize};

/// The one promise that a game breaks, if any. It stands in its setup and in its positions: a type for each would have the whole battery
/// compiled for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Fault {
    /// Nothing.
    #[default]
    None,
    /// The legal list is in descending order.
    Unsorted,
    /// The legal list names an action twice.
    Duplicate,
    /// The legal list is appended to the buffer.
    NotEmptied,
    /// The legal list holds an action that is refused.
    ListsIllegal,
    /// An accepted action is missing from the legal list.
    Unlisted,
    /// A refused action changes the position.
    RefusalChanges,
    /// A refused action tells an event.
    RefusalTells,
    /// The game never ends.
    Endless,
    /// Clones share a counter.
    Shared,
    /// A flag is not saved.
    Forgets,
    /// The word position is not saved whole.
    ForgetsWords,
    /// The text of an action reads back as another.
    Text,
    /// `play` leads elsewhere than `play_legal`.
    PlayDiffers,
    /// `play_told` leads elsewhere than `play_legal`.
    ToldDiffers,
    /// The same setup gives different positions.
    SetupDrifts,
    /// A view shows the purse of the next seat.
    ViewLeaks,
    /// The view of a bystander shows a purse.
    BystanderLeaks,
    /// The secret event is shown to everybody.
    EventLeaks,
    /// A secret event is hidden from its seat and shown to bystanders.
    EventBystander,
    /// The legal list hangs on another seat's secret.
    LegalHangs,
    /// Resampling deals more coppers than there are.
    ResampleFlawed,
    /// Resampling deals nothing afresh.
    ResampleKeeps,
    /// Resampling keeps the random stream.
    ResampleStream,
    /// An action leaves the position with a flaw.
    Invalid,
    /// Nobody wins.
    NoWinner,
    /// There is an outcome before the end.
    EarlyOutcome,
    /// The legal list is not empty at the end.
    ListedAfterEnd,
    /// `reveals` denies every draw.
    RevealsNothing,
    /// The hash is always the same.
    HashConstant,
    /// The hash is another each time.
    HashDrifts,
    /// The round goes backwards.
    RoundBack,
    /// A seat that does not exist is to act.
    NoSuchSeat,
    /// An event loses a field in JSON.
    EventJson,
    /// An action panics.
    Panics,
    /// What an action does hangs on something outside the position.
    Journal,
    /// A seat with a smaller purse wins.
    LoserWins,
    /// An action loses a number in JSON.
    ActionJson,
    /// The legal list is empty in the middle of the game.
    EmptyEarly,
    /// `play` refuses with another reason than `check`.
    OtherRefusal,
    /// `play_told` throws away former events.
    EventsCleared,
    /// An action shows a purse and `reveals` denies it.
    ShowsSilently,
    /// A setup of the run is no game.
    RefusedSetup,
    /// The parts of an explained number do not add up.
    Parts,
    /// The fingerprint is always the same.
    PrintConstant,
    /// All seats at once are told what the first is told.
    SketchShared,
    /// A place of the sketch lies beyond the last.
    SketchBeyond,
}

impl Fault {
    /// Nothing is broken.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
    pub fn is_none(&self) -> bool {
        *self == Self::None
    }
}
