//! The screens and the commands over HTTP, on this machine only.
//!
//! A development tool for browsers without a window system and for browser tests; it ships in no package. It listens on 127.0.0.1,
//! its address holds a random token, and it answers nobody who came under another host name (a page elsewhere whose name was
//! made to point here) or from another origin.
//!
//! ```no_run
//! # fn main() -> std::io::Result<()> {
//! let host = table::Host::open("saves".as_ref());
//! let server = loopback::Server::bind(0, "ui".as_ref(), move |command, args| host.call(command, args))?;
//! println!("{}", server.address());
//! server.run()
//! # }
//! ```

mod files;
mod http;
mod server;

pub use server::Server;
