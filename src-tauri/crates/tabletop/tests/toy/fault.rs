//! What can be broken in the little game. The numbers mean nothing.

macro_rules! faults {
    ($($name:ident = $number:literal: $text:literal;)*) => {
        $(#[doc = $text] pub const $name: u8 = $number;)*
    };
}
faults! {
    NONE = 0: "Nothing.";
    UNSORTED = 1: "The legal list is in descending order.";
    DUPLICATE = 2: "The legal list names an action twice.";
    NOT_EMPTIED = 3: "The legal list is appended to the buffer.";
    LISTS_ILLEGAL = 4: "The legal list holds an action that is refused.";
    UNLISTED = 5: "An accepted action is missing from the legal list.";
    REFUSAL_CHANGES = 6: "A refused action changes the position.";
    REFUSAL_TELLS = 7: "A refused action tells an event.";
    ENDLESS = 8: "The game never ends.";
    SHARED = 9: "Clones share a counter.";
    FORGETS = 10: "A flag is not saved.";
    FORGETS_WORDS = 11: "The word position is not saved whole.";
    TEXT = 12: "The text of an action reads back as another.";
    PLAY_DIFFERS = 13: "`play` leads elsewhere than `play_legal`.";
    TOLD_DIFFERS = 14: "`play_told` leads elsewhere than `play_legal`.";
    SETUP_DRIFTS = 15: "The same setup gives different positions.";
    VIEW_LEAKS = 16: "A view shows the purse of the next seat.";
    BYSTANDER_LEAKS = 17: "The view of a bystander shows a purse.";
    EVENT_LEAKS = 18: "The secret event is shown to everybody.";
    EVENT_BYSTANDER = 19: "A secret event is hidden from its seat and shown to bystanders.";
    LEGAL_HANGS = 20: "The legal list hangs on another seat's secret.";
    RESAMPLE_FLAWED = 21: "Resampling deals more coppers than there are.";
    RESAMPLE_KEEPS = 22: "Resampling deals nothing afresh.";
    RESAMPLE_STREAM = 23: "Resampling keeps the random stream.";
    INVALID = 24: "An action leaves the position with a flaw.";
    NO_WINNER = 25: "Nobody wins.";
    EARLY_OUTCOME = 26: "There is an outcome before the end.";
    LISTED_AFTER_END = 27: "The legal list is not empty at the end.";
    REVEALS_NOTHING = 28: "`reveals` denies every draw.";
    HASH_CONSTANT = 29: "The hash is always the same.";
    HASH_DRIFTS = 30: "The hash is another each time.";
    ROUND_BACK = 31: "The round goes backwards.";
    NO_SUCH_SEAT = 32: "A seat that does not exist is to act.";
    EVENT_JSON = 33: "An event loses a field in JSON.";
    PANICS = 34: "An action panics.";
    JOURNAL = 35: "What an action does hangs on something outside the position.";
    LOSER_WINS = 36: "A seat with a smaller purse wins.";
    ACTION_JSON = 37: "An action loses a number in JSON.";
    EMPTY_EARLY = 38: "The legal list is empty in the middle of the game.";
    OTHER_REFUSAL = 39: "`play` refuses with another reason than `check`.";
    EVENTS_CLEARED = 40: "`play_told` throws away former events.";
    SHOWS_SILENTLY = 41: "An action shows a purse and `reveals` denies it.";
    REFUSED_SETUP = 42: "A setup of the run is no game.";
    PARTS = 43: "The parts of an explained number do not add up.";
    PRINT_CONSTANT = 44: "The fingerprint is always the same.";
}
