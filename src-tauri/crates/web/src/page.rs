//! What a worker calls, and what it is called back for.
//!
//! Bytes go through two buffers: the worker asks for room with [`input`], writes there and names the length; what comes out lies at [`output`], as long as the export
//! answered. Every export may trap; then the instance is gone, and the worker goes on with another and the memory as it was before.
#![expect(unsafe_code, reason = "a function that a page calls must keep its name, which is unsafe by name only: no two here are alike")]

use std::cell::{Cell, RefCell};

use bots::{Progress, Stop};
use saves::{Places, Write};
use serde::Deserialize;
use serde_json::json;
use table::{CommandError, Errand, Registry, Thinking};

use crate::{Engine, prove};

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Unix milliseconds.
    safe fn now() -> f64;
    /// 32 bits that nobody chose.
    safe fn chance() -> u32;
    /// So far a thought has come.
    safe fn progress(done: u32, total: u32);
    /// The words of a fault, before the trap.
    safe fn fault(words: *const u8, length: usize);
}

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static FOUND: RefCell<Places> = const { RefCell::new([[Vec::new(), Vec::new()], [Vec::new(), Vec::new()]]) };
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
    static THINKING: RefCell<Option<Thinking>> = const { RefCell::new(None) };
    static HOOKED: Cell<bool> = const { Cell::new(false) };
}

fn clock() -> u64 {
    now() as u64
}

#[expect(clippy::unnecessary_wraps, reason = "other sources may fail")]
fn seeds() -> Result<u64, CommandError> {
    Ok(u64::from(chance()) << 32 | u64::from(chance()))
}

fn hook() {
    if !HOOKED.replace(true) {
        std::panic::set_hook(Box::new(|about| {
            let words = about.to_string();
            fault(words.as_ptr(), words.len());
        }));
    }
}

/// What the worker has written.
fn taken() -> Vec<u8> {
    INPUT.take()
}

/// Puts `bytes` out; answers how many.
fn put(bytes: Vec<u8>) -> usize {
    let length = bytes.len();
    OUTPUT.set(bytes);
    length
}

/// Side, place, offset and length of each, then their bytes; nothing where there are none.
fn put_writes(writes: &[Write]) -> usize {
    let mut bytes = Vec::new();
    if !writes.is_empty() {
        let heads = writes.iter().flat_map(|write| [write.side, write.place, write.at, write.bytes.len()]);
        for number in [writes.len()].into_iter().chain(heads) {
            bytes.extend_from_slice(&(number as u32).to_le_bytes());
        }
        writes.iter().for_each(|write| bytes.extend_from_slice(&write.bytes));
    }
    put(bytes)
}

fn with_engine<T>(work: impl FnOnce(&mut Engine) -> T) -> T {
    ENGINE.with_borrow_mut(|engine| work(engine.get_or_insert_with(|| Engine::open(&Places::default(), clock, seeds))))
}

/// Room for so many bytes that are to come in.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    hook();
    INPUT.with_borrow_mut(|bytes| {
        bytes.clear();
        bytes.resize(length, 0);
        bytes.as_mut_ptr()
    })
}

/// Where lies what came out last.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(|bytes| bytes.as_ptr())
}

/// The input is what was found at a place of the logs.
#[unsafe(no_mangle)]
pub extern "C" fn found(side: usize, place: usize) {
    let bytes = taken();
    FOUND.with_borrow_mut(|places| {
        if let Some(log) = places.get_mut(side).and_then(|side| side.get_mut(place)) {
            *log = bytes;
        }
    });
}

/// Opens the saved games in what was found.
#[unsafe(no_mangle)]
pub extern "C" fn open() {
    let engine = Engine::open(&FOUND.take(), clock, seeds);
    ENGINE.set(Some(engine));
}

/// Does what the input asks for.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let request = taken();
    put(with_engine(|engine| engine.ask(&request)))
}

/// What has to be written, see [`put_writes`].
#[unsafe(no_mangle)]
pub extern "C" fn changes() -> usize {
    put_writes(&with_engine(Engine::changes))
}

/// A log that is worth writing anew for so many bytes that are given back.
#[unsafe(no_mangle)]
pub extern "C" fn anew(enough: usize) -> usize {
    let write = with_engine(|engine| engine.anew(enough));
    put_writes(write.as_slice())
}

/// What was asked for last is written.
#[unsafe(no_mangle)]
pub extern "C" fn written() {
    with_engine(Engine::written);
}

/// An errand, for so many milliseconds at most.
#[derive(Deserialize)]
struct Thought {
    errand: Errand,
    within: u64,
}

/// Thinks out the errand in the input; `{"thought":…}` or `{"error":…}` comes out.
#[unsafe(no_mangle)]
pub extern "C" fn think() -> usize {
    let request = taken();
    let told = &mut |Progress { done, total }: Progress| progress(done, total);
    let thought = serde_json::from_slice::<Thought>(&request).map_err(|error| CommandError::BadRequest { detail: error.to_string() });
    let thought = thought.and_then(|Thought { errand, within }| {
        let mut thinking = THINKING.take().unwrap_or_else(|| Thinking::new(Registry::standard()));
        let thought = thinking.think(&errand, &Stop::at(clock, clock() + within), told);
        THINKING.set(Some(thinking));
        thought
    });
    let answer = match thought {
        Ok(thought) => json!({ "thought": thought }),
        Err(error) => json!({ "error": error }),
    };
    put(answer.to_string().into_bytes())
}

/// Plays the games in the input, see [`prove()`](crate::prove).
#[unsafe(no_mangle)]
pub extern "C" fn proof() -> usize {
    put(prove(&taken()).unwrap_or_else(|error| format!("error: {error}")).into_bytes())
}
