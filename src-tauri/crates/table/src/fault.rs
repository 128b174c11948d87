//! Faults of the program: a panic is caught where it can do no more harm, and told as what it means there.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
};

use crate::{CommandError, error::cut};

/// The longest part of a panic's words that is told.
const LONGEST: usize = 200;

/// Does `work`; if it panics, the answer is what `told` makes of the panic's words. Whatever `work` was changing must not be used again.
pub(crate) fn caught<T, E>(work: impl FnOnce() -> Result<T, E>, told: impl FnOnce(String) -> E) -> Result<T, E> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(told(words(&*panic))))
}

/// Turns a panic into the error of a command.
pub(crate) fn guard<T>(work: impl FnOnce() -> Result<T, CommandError>) -> Result<T, CommandError> {
    caught(work, |detail| CommandError::Internal { detail })
}

fn words(panic: &(dyn Any + Send)) -> String {
    let words = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    cut(words.unwrap_or("unknown"), LONGEST)
}
