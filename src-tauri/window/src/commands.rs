//! The commands of the window: each hands its arguments to the table, as a task of Tauri's tokio runtime, and the answer back.

use std::sync::Arc;

use serde_json::{Value, json};
use table::CommandError;
use tauri::{Builder, Runtime, State};

use crate::desk::Desk;

type Answer = Result<Value, CommandError>;

/// Teaches `builder` all commands.
pub fn attach<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    builder.invoke_handler(tauri::generate_handler![
        startup,
        catalog,
        board,
        check_setup,
        new_game,
        practice,
        view,
        act,
        undo,
        redo,
        bot_move,
        bot_stop,
        bot_progress,
        hint,
        chances,
        reason,
        lift_curtain,
        log,
        slots,
        open_slot,
        rename_slot,
        duplicate_slot,
        delete_slot,
        restore_slot,
        export_slot,
        import_slot,
        arrivals,
        save_file,
        replay,
        review,
        review_turn,
        fork,
        result,
        results,
        rename_person,
        separate_person,
        forget_person,
        export_results,
        workshop,
        check_piece,
        shelf,
        keep_piece,
        drop_piece,
        try_piece,
        grow_board,
        settings,
        close_table,
    ])
}

/// Arguments as the table wants them: an object, also when none were given.
fn object(args: Option<Value>) -> Value {
    args.unwrap_or_else(|| json!({}))
}

/// Declares commands that the table answers under the same name.
macro_rules! of_the_table {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[tauri::command]
        pub async fn $name(desk: State<'_, Arc<Desk>>, args: Option<Value>) -> Answer {
            desk.ask(stringify!($name), object(args)).await
        }
    )*};
}

of_the_table! {
    /// Once the games are open, or could not be opened: version, trouble and notices. Tries again if they could not.
    startup
    /// All games with their numbers.
    catalog
    /// The geometry of one board.
    board
    /// Whether a setup can be played, and if not, why.
    check_setup
    /// Begins a game and saves it.
    new_game
    /// Begins a game that is saved nowhere.
    practice
    /// The game on the table.
    view
    /// Plays one decision.
    act
    /// Takes the last decision back.
    undo
    /// Plays what was taken back.
    redo
    /// Lets the bot to act decide once.
    bot_move
    /// Makes a thinking bot answer at once.
    bot_stop
    /// How far a thinking bot has come.
    bot_progress
    /// The best turns for the person to act.
    hint
    /// How likely each seat wins.
    chances
    /// What spoke for the last turn.
    reason
    /// Hands the device to a seat.
    lift_curtain
    /// What has happened.
    log
    /// The saved games.
    slots
    /// Puts a saved game on the table.
    open_slot
    /// Gives a saved game another name.
    rename_slot
    /// Copies a saved game.
    duplicate_slot
    /// Deletes a saved game.
    delete_slot
    /// Brings a deleted game back.
    restore_slot
    /// A saved game as the text of a file.
    export_slot
    /// A saved game from the text of a file.
    import_slot
    /// One step of a saved game.
    replay
    /// How likely each seat was to win, turn by turn.
    review
    /// What a turn has cost.
    review_turn
    /// A new game from a step of a saved one.
    fork
    /// The result of a game that is over.
    result
    /// The results of all finished games.
    results
    /// Gives a person another name in all results.
    rename_person
    /// Takes such a name back.
    separate_person
    /// Takes a person's name out of all results.
    forget_person
    /// All results as the text of a table.
    export_results
    /// The words and the bounds for pieces that people make.
    workshop
    /// What is said of a draft of a piece.
    check_piece
    /// The pieces that people have made.
    shelf
    /// Puts a piece on the shelf.
    keep_piece
    /// Takes a piece off the shelf.
    drop_piece
    /// Plays some games of bots with a home-made piece.
    try_piece
    /// A board that grows as somebody wishes.
    grow_board
    /// The settings, after changing some.
    settings
    /// Leaves the table.
    close_table
}

/// Writes a saved game, or a picture or table of results, to a new file among the player's downloads: `{"path"}`. The window may not choose another place.
#[tauri::command]
pub async fn save_file(desk: State<'_, Arc<Desk>>, args: Option<Value>) -> Answer {
    let args = object(args);
    if args.get("path").is_some_and(|path| !path.is_null()) {
        return Err(CommandError::BadRequest { detail: "the app always writes to the downloads; leave `path` out".to_owned() });
    }
    Arc::clone(&desk).save_file(args).await
}

/// Games that the system has handed over: `{"arrived": [{"id", "file_name", "data" or "fault"}]}`, after forgetting those that are `done`.
#[tauri::command]
pub async fn arrivals(desk: State<'_, Arc<Desk>>, args: Option<Value>) -> Answer {
    let args = object(args);
    match desk.arrivals() {
        Some(arrivals) => arrivals.command(&args),
        None => Ok(json!({ "arrived": [] })),
    }
}
