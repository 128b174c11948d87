//! The server.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher, Hasher},
    io::{self, BufReader},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use serde_json::Value;
use table::CommandError;

use crate::{
    files,
    http::{self, Answer, Request, Unread},
};

/// How many connections are served side by side; browsers open six to one host.
const MAX_CONNECTIONS: usize = 64;

/// A connection on which nothing is said for so long is closed.
const IDLE: Duration = Duration::from_secs(60);

/// Sent with every answer. The policy is the app window's, but for the connection to this server itself.
const HEADERS: &str = "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n\
x-content-type-options: nosniff\r\nreferrer-policy: no-referrer\r\ncross-origin-resource-policy: same-origin\r\ncache-control: no-store\r\n";

type Api = dyn Fn(&str, Value) -> Result<Value, CommandError> + Send + Sync;

/// A server that is ready to be asked.
pub struct Server {
    listener: TcpListener,
    site: Arc<Site>,
}

struct Site {
    token: String,
    port: u16,
    ui: PathBuf,
    api: Box<Api>,
    connections: AtomicUsize,
}

impl Server {
    /// Listens on 127.0.0.1 at `port` (0: a free one) for the screens in the folder `ui` and the commands that `api` runs.
    ///
    /// Fails if the port is taken or there is no `index.html` in the folder.
    pub fn bind(
        port: u16,
        ui: &Path,
        api: impl Fn(&str, Value) -> Result<Value, CommandError> + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let ui = ui.canonicalize()?;
        if files::find(&ui, "").is_none() {
            return Err(io::Error::new(io::ErrorKind::NotFound, format!("there is no index.html in {}", ui.display())));
        }
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let port = listener.local_addr()?.port();
        let site = Site { token: token(), port, ui, api: Box::new(api), connections: AtomicUsize::new(0) };
        Ok(Self { listener, site: Arc::new(site) })
    }

    /// Where the screens are: the only address that is answered.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/{}/", self.site.port, self.site.token)
    }

    /// Serves until the process ends. Fails only if no connection can be taken any more.
    pub fn run(self) -> io::Result<()> {
        loop {
            match self.listener.accept() {
                Ok((stream, _)) => self.site.clone().take(stream),
                // The other side gave up before it was its turn, or there are too many open files for a moment.
                Err(error) if matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::Interrupted) => {}
                Err(error) if error.raw_os_error() == Some(24) => thread::sleep(Duration::from_millis(100)),
                Err(error) => return Err(error),
            }
        }
    }

    /// Serves on a thread of its own, as long as the process lives.
    pub fn spawn(self) -> io::Result<String> {
        let address = self.address();
        thread::Builder::new().name("loopback".to_owned()).spawn(move || self.run())?;
        Ok(address)
    }
}

impl Site {
    fn take(self: Arc<Self>, stream: TcpStream) {
        if self.connections.fetch_add(1, Ordering::Relaxed) >= MAX_CONNECTIONS {
            self.connections.fetch_sub(1, Ordering::Relaxed);
            let _ = Answer::plain(503).write(&mut &stream, HEADERS, false, true);
            return;
        }
        let site = self.clone();
        let spawned = thread::Builder::new().name("loopback connection".to_owned()).spawn(move || {
            // A connection that fails concerns nobody but its browser, which asks again.
            let _ = site.serve(&stream);
            site.connections.fetch_sub(1, Ordering::Relaxed);
        });
        if spawned.is_err() {
            self.connections.fetch_sub(1, Ordering::Relaxed);
        }
    }

    fn serve(&self, stream: &TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(IDLE))?;
        stream.set_write_timeout(Some(IDLE))?;
        stream.set_nodelay(true)?;
        let mut reader = BufReader::new(stream);
        let mut writer = stream;
        loop {
            match http::read(&mut reader) {
                Ok(request) => {
                    let answer = self.answer(&request);
                    answer.write(&mut writer, HEADERS, request.method == "HEAD", request.close)?;
                    if request.close {
                        return Ok(());
                    }
                }
                Err(Unread::Gone) => return Ok(()),
                Err(Unread::Refused(status)) => return Answer::plain(status).write(&mut writer, HEADERS, false, true),
            }
        }
    }

    fn answer(&self, request: &Request) -> Answer {
        let port = self.port;
        let ours = |host: &str| host == format!("127.0.0.1:{port}") || host == format!("localhost:{port}");
        let from_here = request.origin.as_deref().is_none_or(|origin| origin.strip_prefix("http://").is_some_and(ours));
        if !ours(&request.host) || !from_here {
            return Answer::plain(403);
        }
        let Some((token, path)) =
            request.path.strip_prefix('/').map(|path| path.split_once('/').map_or((path, None), |(t, p)| (t, Some(p))))
        else {
            return Answer::plain(400);
        };
        if !same(token, &self.token) {
            return Answer::plain(404);
        }
        let Some(path) = path else {
            return Answer { location: Some(format!("/{token}/")), ..Answer::plain(308) };
        };
        match (request.method.as_str(), path.strip_prefix("api/")) {
            ("POST", Some(command)) => self.command(command, &request.body),
            ("GET" | "HEAD", None) => self.file(path),
            _ => Answer::plain(405),
        }
    }

    fn command(&self, command: &str, body: &[u8]) -> Answer {
        let args = if body.is_empty() { Ok(Value::Null) } else { serde_json::from_slice(body) };
        let done = match args {
            Ok(args) => (self.api)(command, args),
            Err(error) => Err(CommandError::BadRequest { detail: error.to_string() }),
        };
        let (status, body) = match done {
            Ok(value) => (200, serde_json::to_vec(&value)),
            Err(error) => (400, serde_json::to_vec(&error)),
        };
        Answer { status, kind: "application/json", location: None, body: body.unwrap_or_default() }
    }

    fn file(&self, path: &str) -> Answer {
        let found = files::find(&self.ui, path).and_then(|(file, kind)| Some((files::read(&file).ok()?, kind)));
        found.map_or_else(|| Answer::plain(404), |(body, kind)| Answer { status: 200, kind, location: None, body })
    }
}

/// 128 bits that nobody can guess: the standard library keys its hashers from the system's random source.
fn token() -> String {
    let word = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", word(), word())
}

/// Whether two tokens are equal, in a time that does not tell how far they agree.
fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}
