//! The server, asked as a browser would and as one should not.

use std::{
    fs,
    io::{ErrorKind, Read, Write},
    net::{Shutdown, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use loopback::{Limits, Server};
use serde_json::{Value, json};
use table::CommandError;

struct Site {
    address: String,
    host: String,
    token: String,
    /// How often a command came as far as the table.
    commands: Arc<AtomicU32>,
    _dir: tempfile::TempDir,
}

fn site() -> Site {
    limited(Limits::default())
}

fn limited(limits: Limits) -> Site {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("index.html"), "<title>Elbowroom</title>").unwrap();
    fs::write(dir.path().join("main.js"), "export {};").unwrap();
    let commands = Arc::new(AtomicU32::new(0));
    let counted = commands.clone();
    let api = move |command: String, args: Value| {
        counted.fetch_add(1, Ordering::Relaxed);
        async move {
            match command.as_str() {
                "echo" => Ok(args),
                "length" => Ok(json!(args.as_str().map_or(0, str::len))),
                _ => Err(CommandError::UnknownCommand { command }),
            }
        }
    };
    let address = Server::bind(0, dir.path(), limits, api).unwrap().spawn().unwrap();
    let rest = address.strip_prefix("http://").unwrap();
    let (host, token) = rest.trim_end_matches('/').split_once('/').unwrap();
    Site { host: host.to_owned(), token: token.to_owned(), address: address.clone(), commands, _dir: dir }
}

impl Site {
    /// Sends `text` as it is, and answers status, headers and body of what comes until the connection is closed.
    fn raw(&self, text: &str) -> (u16, String, String) {
        let mut stream = self.connect();
        // Whoever is refused need not have been listened to until the end.
        let _ = stream.write_all(text.as_bytes());
        parts(&heard(&mut stream))
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.host).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        stream
    }

    fn get(&self, path: &str) -> (u16, String, String) {
        self.raw(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.host))
    }

    fn post(&self, command: &str, body: &str) -> (u16, String, String) {
        let (host, token, length) = (&self.host, &self.token, body.len());
        self.raw(&format!(
            "POST /{token}/api/{command} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        ))
    }

    /// How long a small command takes that must be answered.
    fn timed(&self) -> Duration {
        let began = Instant::now();
        assert_eq!(self.post("echo", "7").2, "7");
        began.elapsed()
    }
}

/// All that comes until the other side ends it, one way or another.
fn heard(stream: &mut TcpStream) -> String {
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    while let Ok(length @ 1..) = stream.read(&mut part) {
        bytes.extend_from_slice(&part[..length]);
    }
    String::from_utf8(bytes).unwrap()
}

fn parts(answer: &str) -> (u16, String, String) {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, head.to_owned(), body.to_owned())
}

#[test]
fn files_come_with_their_kind_and_the_policy() {
    let site = site();
    assert!(site.address.starts_with("http://127.0.0.1:"));
    let token = &site.token;
    assert_eq!(token.len(), 32);
    let (status, head, body) = site.get(&format!("/{token}/"));
    assert_eq!((status, body.as_str()), (200, "<title>Elbowroom</title>"));
    assert!(head.contains("content-type: text/html; charset=utf-8"), "{head}");
    assert!(head.contains("content-security-policy: default-src 'none'; script-src 'self'"), "{head}");
    let (status, head, _) = site.get(&format!("/{token}/main.js?v=1"));
    assert!(status == 200 && head.contains("text/javascript"), "{head}");
    let (status, head, _) = site.get(&format!("/{token}"));
    assert!(status == 308 && head.contains(&format!("location: /{token}/")), "{head}");
    let (status, head, body) = site.raw(&format!("HEAD /{token}/main.js HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", site.host));
    assert!(status == 200 && body.is_empty() && head.contains("content-length: 10"), "{head}");
}

#[test]
fn commands_answer_in_json() {
    let site = site();
    let (status, head, body) = site.post("echo", r#"{"a":[1,"贝"]}"#);
    assert!(status == 200 && head.contains("application/json"));
    assert_eq!(serde_json::from_str::<Value>(&body).unwrap(), json!({ "a": [1, "贝"] }));
    assert_eq!(site.post("echo", "").2, "null");
    for (command, body, kind) in [("dance", "{}", "unknown_command"), ("echo", "{\"a\":", "bad_request"), ("echo", "\u{0}", "bad_request")]
    {
        let (status, _, answer) = site.post(command, body);
        let error: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!((status, error["kind"].as_str()), (400, Some(kind)), "{answer}");
        assert!(error["message"].as_str().is_some_and(|message| message.len() > 20), "{answer}");
    }
}

#[test]
fn strangers_are_sent_away() {
    let site = site();
    let (host, token) = (&site.host, &site.token);
    let wrong = "0".repeat(token.len());
    for path in ["/", "/index.html", "/api/echo", &format!("/{wrong}/"), &format!("/{token}x/"), &format!("/x/{token}/")] {
        let (status, head, _) = site.get(path);
        assert_eq!(status, 404, "{path}");
        assert!(head.contains("connection: close"), "{path}: {head}");
    }
    for path in [format!("/{token}/../x.js"), format!("/{token}/none.js"), format!("/{token}/api/")] {
        assert_eq!(site.get(&path).0, 404, "{path}");
    }
    let port = host.split_once(':').unwrap().1;
    for headers in [
        "Host: evil.example",
        "Host: evil.example:80\r\nOrigin: http://127.0.0.1",
        "X: y",
        "Host: 127.0.0.1",
        &format!("Host: 127.0.0.1.evil.example:{port}"),
        &format!("Host: evil.example:{port}"),
        "Host: \u{e9}",
    ] {
        let request = format!("GET /{token}/ HTTP/1.1\r\n{headers}\r\nConnection: close\r\n\r\n");
        assert_eq!(site.raw(&request).0, 403, "{headers}");
    }
    let from = |origin: &str| {
        let head = format!("POST /{token}/api/echo HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: close\r\n");
        site.raw(&format!("{head}Content-Length: 2\r\n\r\n{{}}")).0
    };
    for origin in ["http://evil.example", "null", "https://127.0.0.1"] {
        assert_eq!(from(origin), 403, "{origin}");
    }
    assert_eq!(site.commands.load(Ordering::Relaxed), 0, "nothing of it came as far as the table");
    assert_eq!(from(&format!("http://{host}")), 200);
    assert_eq!(site.get(&format!("/{token}/api/echo")).0, 405);
    assert_eq!(site.raw(&format!("DELETE /{token}/ HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")).0, 405);
}

#[test]
fn nonsense_does_no_harm() {
    let site = site();
    let (host, token) = (&site.host, &site.token);
    let head = format!("POST /{token}/api/echo HTTP/1.1\r\nHost: {host}\r\n");
    assert_eq!(site.raw(&format!("{head}Content-Length: 4000000000\r\n\r\n")).0, 413);
    assert_eq!(site.raw(&format!("{head}Content-Length: -1\r\n\r\n")).0, 400);
    assert_eq!(site.raw(&format!("{head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\n[1]\r\n0\r\n\r\n")).2, "[1]");
    assert_eq!(site.raw("\u{1}\u{2}\r\n\r\n").0, 400);
    assert_eq!(site.raw(&format!("GET /{token}/ HTTP/1.1\r\nHost: {host}\r\nX: {}\r\n\r\n", "y".repeat(40_000))).0, 431);
    site.connect().shutdown(Shutdown::Both).unwrap();
    site.timed();
}

#[test]
fn one_connection_carries_many_requests() {
    let site = site();
    let one = |rest: &str| {
        let (host, token) = (&site.host, &site.token);
        format!("POST /{token}/api/echo HTTP/1.1\r\nHost: {host}\r\nContent-Length: 3\r\n{rest}\r\n")
    };
    let (_, _, body) = site.raw(&format!("{}\"a\"{}\"b\"", one(""), one("Connection: close\r\n")));
    assert!(body.starts_with("\"a\"HTTP/1.1 200") && body.ends_with("\"b\""), "{body}");
}

#[test]
fn a_folder_without_screens_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    assert!(Server::bind(0, dir.path(), Limits::default(), |_, args| async { Ok(args) }).is_err());
}

#[test]
fn who_is_slow_or_silent_locks_nobody_out() {
    let site = limited(Limits { strangers: 40, patience: Duration::from_millis(600), ..Limits::default() });
    // One of us, who is silent between two calls.
    let head = format!("POST /{}/api/echo HTTP/1.1\r\nHost: {}\r\nContent-Length: 1\r\n\r\n", site.token, site.host);
    let mut known = site.connect();
    let mut ask = |figure: u8| {
        known.write_all(format!("{head}{figure}").as_bytes()).unwrap();
        let mut answer = vec![0; 4096];
        let mut length = 0;
        while !answer[..length].ends_with(format!("\r\n\r\n{figure}").as_bytes()) {
            let more = known.read(&mut answer[length..]).unwrap();
            assert!(more > 0, "the connection was closed");
            length += more;
        }
    };
    ask(1);
    // Ten times as many strangers as there is room for: some say nothing, some a line of headers now and then, and never end.
    let mut strangers: Vec<TcpStream> = (0..400).map(|_| site.connect()).collect();
    let began = Instant::now();
    let mut slowest = Duration::ZERO;
    while began.elapsed() < Duration::from_millis(500) {
        for (number, stream) in strangers.iter_mut().enumerate().filter(|(number, _)| number % 2 == 0) {
            let _ = stream.write_all(if number % 4 == 0 { b"GET / HTTP/1.1\r\nHost: x\r\n" } else { b"X: y\r\n" });
        }
        slowest = slowest.max(site.timed());
    }
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
    ask(2);
    // Not one of them is still there once its patience is over.
    thread::sleep(Duration::from_millis(600));
    for stream in &mut strangers {
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        let mut rest = Vec::new();
        let gone = stream.read_to_end(&mut rest);
        assert!(!matches!(&gone, Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)), "{gone:?}");
    }
    ask(3);
}

#[test]
fn a_known_connection_that_falls_silent_is_closed_too() {
    let short = Duration::from_millis(300);
    let site = limited(Limits { idle: short, body: short, ..Limits::default() });
    let head = format!("POST /{}/api/echo HTTP/1.1\r\nHost: {}\r\nContent-Length: 9\r\n\r\n", site.token, site.host);
    let began = Instant::now();
    assert_eq!(site.raw(&head).0, 408, "the body never comes");
    let idle = heard(&mut {
        let mut stream = site.connect();
        stream.write_all(format!("{head}123456789").as_bytes()).unwrap();
        stream
    });
    assert!(idle.ends_with("123456789"), "{idle}");
    assert!(began.elapsed() >= 2 * short && began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}

/// Bytes of memory that this process has in use, server and test together.
#[cfg(target_os = "linux")]
fn memory() -> u64 {
    let pages = fs::read_to_string("/proc/self/statm").unwrap();
    pages.split(' ').nth(1).unwrap().parse::<u64>().unwrap() * 4096
}

#[cfg(target_os = "linux")]
#[test]
fn bodies_of_strangers_take_no_memory_and_real_calls_go_on() {
    const EACH: usize = 20 << 20;
    let site = Arc::new(site());
    site.timed();
    let before = memory();
    let done = Arc::new(AtomicBool::new(false));
    let (host, token) = (site.host.clone(), site.token.clone());
    // No token, another name, from another page, and a length that is not said.
    let heads = [
        format!("POST /0000/api/echo HTTP/1.1\r\nHost: {host}\r\nContent-Length: {EACH}\r\n\r\n"),
        format!("POST /{token}/api/echo HTTP/1.1\r\nHost: evil.example\r\nContent-Length: {EACH}\r\n\r\n"),
        format!("POST /{token}/api/echo HTTP/1.1\r\nHost: {host}\r\nOrigin: http://evil.example\r\nContent-Length: {EACH}\r\n\r\n"),
        format!("POST /x/api/echo HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n{EACH:x}\r\n"),
    ];
    let part = Arc::new(vec![b'x'; 64 << 10]);
    let strangers: Vec<_> = (0..60)
        .map(|number| {
            let (mut stream, head, part) = (site.connect(), heads[number % heads.len()].clone(), part.clone());
            thread::spawn(move || {
                let _ = stream.write_all(head.as_bytes());
                let parts = (0..EACH / part.len()).take_while(|_| stream.write_all(&part).is_ok()).count();
                parts * part.len()
            })
        })
        .collect();
    let most = thread::scope(|scope| {
        let watch = scope.spawn(|| {
            let mut most = 0;
            while !done.load(Ordering::Relaxed) {
                most = most.max(memory());
                thread::sleep(Duration::from_millis(1));
            }
            most
        });
        for _ in 0..20 {
            assert!(site.timed() < Duration::from_secs(2));
        }
        let whole = strangers.into_iter().map(|stranger| stranger.join().unwrap()).filter(|&taken| taken == EACH).count();
        assert_eq!(whole, 0, "nobody's body was taken in to its end");
        done.store(true, Ordering::Relaxed);
        watch.join().unwrap()
    });
    let grown = most.saturating_sub(before) >> 20;
    println!("60 strangers with 20 MiB each: {grown} MiB");
    assert!(grown < 64, "{grown} MiB more");
    // Whoever has the token may send as much.
    let text = format!("\"{}\"", "y".repeat(EACH - 2));
    assert_eq!(site.post("length", &text).2, (EACH - 2).to_string());
    assert_eq!(site.post("length", &format!(" {text}")).0, 413);
}
