//! The screens and the commands over HTTP, on this machine only.
//!
//! A development tool for browsers without a window system and for browser tests; it ships in no package. It listens on 127.0.0.1,
//! its address holds a random token, and it answers nobody who came under another host name (a page elsewhere whose name was
//! made to point here) or from another origin. Nobody without the token can take up more of it than a bounded number of connections for a
//! bounded time, and no byte of a body (see [`Limits`]).
//!
//! ```no_run
//! # fn main() -> std::io::Result<()> {
//! use std::sync::Arc;
//! let host = Arc::new(table::Host::open("saves".as_ref()));
//! let answer = move |command: String, args| {
//!     let host = Arc::clone(&host);
//!     async move { host.ask(&command, args).await }
//! };
//! let server = loopback::Server::bind(0, "ui".as_ref(), loopback::Limits::default(), answer)?;
//! println!("{}", server.address());
//! server.run()
//! # }
//! ```

mod files;
mod guests;
mod server;
mod site;

pub use server::{Limits, Server};
