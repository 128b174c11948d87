//! What the fuzz targets try (`tests/targets.rs`): inputs from outside, made of a seed text that the bytes of the fuzzer change.
//!
//! Each target takes any bytes. The first names a seed, the others are edits of it, so that most inputs get past the reader: numbers become
//! others, words are taken from another seed, parts are removed and doubled. A target panics when a promise is broken.

mod edit;
mod targets;

pub use edit::edited;
pub use targets::{Desk, action, import, own, position, protocol, scenario};
