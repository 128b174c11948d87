//! Commands by name, JSON in and out.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::{Asked, CommandError, Host, error::cut, fault::guard};

impl Host {
    /// Runs a command of the app by name. `null` stands for no arguments.
    pub fn call(&self, command: &str, args: Value) -> Result<Value, CommandError> {
        match command {
            "startup" => run(args, |args| self.startup(args)),
            "catalog" => run(args, |args| self.catalog(args)),
            "board" => run(args, |args| self.board(args)),
            "check_setup" => run(args, |args| self.check_setup(args)),
            "new_game" => run(args, |args| self.new_game(args)),
            "practice" => run(args, |args| self.practice(args)),
            "view" => run(args, |args| self.view(args)),
            "act" => run(args, |args| self.act(args)),
            "undo" => run(args, |args| self.undo(args)),
            "redo" => run(args, |args| self.redo(args)),
            "bot_move" => run(args, |args| self.bot_move(args)),
            "bot_stop" => run(args, |args| self.bot_stop(args)),
            "bot_progress" => run(args, |args| self.bot_progress(args)),
            "hint" => run(args, |args| self.hint(args)),
            "chances" => run(args, |args| self.chances(args)),
            "reason" => run(args, |args| self.reason(args)),
            "lift_curtain" => run(args, |args| self.lift_curtain(args)),
            "log" => run(args, |args| self.log(args)),
            "slots" => run(args, |args| self.slots(args)),
            "open_slot" => run(args, |args| self.open_slot(args)),
            "rename_slot" => run(args, |args| self.rename_slot(args)),
            "duplicate_slot" => run(args, |args| self.duplicate_slot(args)),
            "delete_slot" => run(args, |args| self.delete_slot(args)),
            "restore_slot" => run(args, |args| self.restore_slot(args)),
            "export_slot" => run(args, |args| self.export_slot(args)),
            "import_slot" => run(args, |args| self.import_slot(args)),
            "replay" => run(args, |args| self.replay(args)),
            "review" => run(args, |args| self.review(args)),
            "review_turn" => run(args, |args| self.review_turn(args)),
            "fork" => run(args, |args| self.fork(args)),
            "result" => run(args, |args| self.result(args)),
            "results" => run(args, |args| self.results(args)),
            "rename_person" => run(args, |args| self.rename_person(args)),
            "separate_person" => run(args, |args| self.separate_person(args)),
            "forget_person" => run(args, |args| self.forget_person(args)),
            "export_results" => run(args, |args| self.export_results(args)),
            "workshop" => run(args, |args| self.workshop(args)),
            "check_piece" => run(args, |args| self.check_piece(args)),
            "shelf" => run(args, |args| self.shelf(args)),
            "keep_piece" => run(args, |args| self.keep_piece(args)),
            "drop_piece" => run(args, |args| self.drop_piece(args)),
            "try_piece" => run(args, |args| self.try_piece(args)),
            "grow_board" => run(args, |args| self.grow_board(args)),
            "settings" => run(args, |args| self.settings(args)),
            "close_table" => run(args, |args| self.close_table(args)),
            _ => Err(CommandError::UnknownCommand { command: cut(command, 40) }),
        }
    }

    /// As [`call`](Self::call), with the commands of the headless tool besides: they write files and show secrets.
    pub fn call_headless(&self, command: &str, args: Value) -> Result<Value, CommandError> {
        self.call_asked(command, args, self.asked())
    }

    /// As [`call_headless`](Self::call_headless), for a command that was [`asked`](Self::asked) for before.
    pub fn call_asked(&self, command: &str, args: Value, asked: Asked) -> Result<Value, CommandError> {
        match command {
            "bot_move" => run(args, |args| self.bot_move_asked(args, asked)),
            "hint" => run(args, |args| self.hint_asked(args, asked)),
            "try_piece" => run(args, |args| self.try_piece_asked(args, asked)),
            "review_turn" => run(args, |args| self.review_turn_asked(args, asked)),
            "legal" => run(args, |args| self.legal(args)),
            "save_file" => run(args, |args| self.save_file(args)),
            "new_position" => run(args, |args| self.new_position(args)),
            "position" => run(args, |args| self.position(args)),
            "new_scenario" => run(args, |args| self.new_scenario(args)),
            _ => self.call(command, args),
        }
    }
}

/// Reads the arguments, runs the command, writes the answer.
fn run<A: DeserializeOwned, T: Serialize>(args: Value, command: impl FnOnce(A) -> Result<T, CommandError>) -> Result<Value, CommandError> {
    // Whatever fails in whichever command, what carries it answers the next one.
    guard(|| answer(&command(arguments(args)?)?))
}

pub(crate) fn arguments<A: DeserializeOwned>(args: Value) -> Result<A, CommandError> {
    let args = if args.is_null() { json!({}) } else { args };
    if !args.is_object() {
        return Err(CommandError::bad("the arguments must be one JSON object"));
    }
    serde_json::from_value(args).map_err(|error| CommandError::bad(error.to_string()))
}

pub(crate) fn answer<T: Serialize>(answer: &T) -> Result<Value, CommandError> {
    serde_json::to_value(answer).map_err(|error| CommandError::Internal { detail: error.to_string() })
}
