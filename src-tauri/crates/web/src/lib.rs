//! The engine of a page: the commands of the app for a Web Worker, which has neither files nor threads.
//!
//! [`Engine`] has the table and the saved games, all of them in memory. What a command changes is told as bytes to be written into the logs of the browser's store
//! ([`saves::Logs`]); the worker answers the page when they are. [`table::Thinking`] is all that the worker has which thinks. The exports that a worker calls are in
//! `page.rs`; the worker itself is `ui/web`.

mod engine;
#[cfg(target_arch = "wasm32")]
mod page;
mod prove;

pub use engine::Engine;
pub use prove::prove;
