//! The server: connections, and how long they may last.

use std::{
    io,
    net::{Ipv4Addr, TcpListener},
    path::Path,
    sync::Arc,
    thread,
    time::Duration,
};

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use rand::{TryRngCore, rngs::OsRng};
use serde_json::Value;
use table::CommandError;
use tokio::{net::TcpStream, runtime, select, time::sleep};

use crate::{
    files,
    guests::{Guest, Guests},
    site::Site,
};

/// The longest request line with its headers, in bytes.
const MAX_HEAD: usize = 16 << 10;

/// Threads that wait for the table or for a disk; more requests than connections there cannot be.
const WAITING: usize = 96;

/// How much of the server anybody may take up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Connections that have not shown the token; beyond that the one goes that is silent longest.
    pub strangers: usize,
    /// Connections that have shown it; beyond that the one goes that is silent longest. Browsers open six to one host.
    pub known: usize,
    /// So soon a connection has to show the token.
    pub patience: Duration,
    /// A known connection may say nothing for so long.
    pub idle: Duration,
    /// So soon the body of a request has to be there.
    pub body: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self { strangers: 256, known: 64, patience: seconds(10), idle: seconds(60), body: seconds(30) }
    }
}

/// A server that is ready to be asked.
pub struct Server {
    listener: TcpListener,
    site: Arc<Site>,
    limits: Limits,
}

impl Server {
    /// Listens on 127.0.0.1 at `port` (0: a free one) for the screens in the folder `ui` and the commands that `api` runs.
    ///
    /// Fails if the port is taken, there is no `index.html` in the folder, or the system has no random numbers.
    pub fn bind<F>(port: u16, ui: &Path, limits: Limits, api: impl Fn(String, Value) -> F + Send + Sync + 'static) -> io::Result<Self>
    where
        F: Future<Output = Result<Value, CommandError>> + Send + 'static,
    {
        let ui = ui.canonicalize()?;
        if files::find(&ui, "").is_none() {
            return Err(io::Error::new(io::ErrorKind::NotFound, format!("there is no index.html in {}", ui.display())));
        }
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        let port = listener.local_addr()?.port();
        let api = Box::new(move |command, args| Box::pin(api(command, args)) as _);
        Ok(Self { listener, site: Site::new(port, ui, token()?, limits.body, api), limits })
    }

    /// Where the screens are: the only address that is answered.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/{}/", self.site.port, self.site.token)
    }

    /// Serves until the process ends. Fails only if no connection can be taken any more.
    pub fn run(self) -> io::Result<()> {
        let runtime = runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .max_blocking_threads(WAITING)
            .thread_name("loopback")
            .enable_io()
            .enable_time()
            .build()?;
        runtime.block_on(self.serve())
    }

    /// Serves on a thread of its own, as long as the process lives.
    pub fn spawn(self) -> io::Result<String> {
        let address = self.address();
        thread::Builder::new().name("loopback".to_owned()).spawn(move || self.run())?;
        Ok(address)
    }

    async fn serve(self) -> io::Result<()> {
        let Self { listener, site, limits } = self;
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let guests = Guests::new(limits.strangers, limits.known);
        let router = site.router();
        loop {
            match listener.accept().await {
                Ok((stream, _)) => drop(tokio::spawn(attend(stream, router.clone(), guests.enter(), limits))),
                // The other side gave up before it was its turn, or there are too many open files for a moment.
                Err(error) if matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::Interrupted) => {}
                Err(error) if matches!(error.raw_os_error(), Some(23 | 24)) => sleep(Duration::from_millis(100)).await,
                Err(error) => return Err(error),
            }
        }
    }
}

/// Serves one connection. One that fails concerns nobody but its browser, which asks again.
async fn attend(stream: TcpStream, router: Router, guest: Arc<Guest>, limits: Limits) {
    let _ = stream.set_nodelay(true);
    let answers = TowerToHyperService::new(router.layer(Extension(guest.clone())));
    let mut http = http1::Builder::new();
    // The time for headers also runs while nothing is asked.
    http.timer(TokioTimer::new()).header_read_timeout(limits.idle).max_buf_size(MAX_HEAD);
    let connection = http.serve_connection(TokioIo::new(stream), answers);
    let out_of_patience = async {
        sleep(limits.patience).await;
        if guest.is_known() {
            std::future::pending::<()>().await;
        }
    };
    select! {
        _ = connection => {}
        () = guest.sent_away() => {}
        () = out_of_patience => {}
    }
}

/// 128 bits that nobody can guess.
fn token() -> io::Result<String> {
    let mut bits = [0_u8; 16];
    OsRng.try_fill_bytes(&mut bits).map_err(io::Error::other)?;
    Ok(format!("{:032x}", u128::from_le_bytes(bits)))
}
