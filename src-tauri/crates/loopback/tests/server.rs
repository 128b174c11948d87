//! The server, asked as a browser would and as one should not.

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
};

use serde_json::{Value, json};
use table::CommandError;

struct Site {
    address: String,
    host: String,
    token: String,
    _dir: tempfile::TempDir,
}

fn site() -> Site {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("index.html"), "<title>Elbowroom</title>").unwrap();
    fs::write(dir.path().join("main.js"), "export {};").unwrap();
    let api = |command: &str, args: Value| match command {
        "echo" => Ok(args),
        _ => Err(CommandError::UnknownCommand { command: command.to_owned() }),
    };
    let address = loopback::Server::bind(0, dir.path(), api).unwrap().spawn().unwrap();
    let rest = address.strip_prefix("http://").unwrap();
    let (host, token) = rest.trim_end_matches('/').split_once('/').unwrap();
    Site { host: host.to_owned(), token: token.to_owned(), address: address.clone(), _dir: dir }
}

impl Site {
    /// Sends `text` as it is and answers status, headers and body.
    fn raw(&self, text: &str) -> (u16, String, String) {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        stream.shutdown(std::net::Shutdown::Write).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        (status, head.to_owned(), body.to_owned())
    }

    fn get(&self, path: &str) -> (u16, String, String) {
        self.raw(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.host))
    }

    fn post(&self, command: &str, body: &str) -> (u16, String, String) {
        let (host, token, length) = (&self.host, &self.token, body.len());
        self.raw(&format!("POST /{token}/api/{command} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\n\r\n{body}"))
    }
}

#[test]
fn files_come_with_their_kind_and_the_policy() {
    let site = site();
    assert!(site.address.starts_with("http://127.0.0.1:"));
    let token = &site.token;
    let (status, head, body) = site.get(&format!("/{token}/"));
    assert_eq!((status, body.as_str()), (200, "<title>Elbowroom</title>"));
    assert!(head.contains("content-type: text/html; charset=utf-8"), "{head}");
    assert!(head.contains("content-security-policy: default-src 'none'; script-src 'self'"), "{head}");
    let (status, head, _) = site.get(&format!("/{token}/main.js?v=1"));
    assert!(status == 200 && head.contains("text/javascript"), "{head}");
    let (status, head, _) = site.get(&format!("/{token}"));
    assert!(status == 308 && head.contains(&format!("location: /{token}/")), "{head}");
    let (status, head, body) = site.raw(&format!("HEAD /{token}/main.js HTTP/1.1\r\nHost: {}\r\n\r\n", site.host));
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
    for path in [
        "/",
        "/index.html",
        "/api/echo",
        &format!("/{wrong}/"),
        &format!("/{token}x/"),
        &format!("/{token}/../x.js"),
        &format!("/{token}/none.js"),
    ] {
        assert_eq!(site.get(path).0, 404, "{path}");
    }
    for headers in ["Host: evil.example", "Host: evil.example:80\r\nOrigin: http://127.0.0.1", "", "Host: 127.0.0.1"] {
        assert_eq!(site.raw(&format!("GET /{token}/ HTTP/1.1\r\n{headers}\r\n\r\n")).0, 403, "{headers}");
    }
    for origin in ["http://evil.example", "null", "https://127.0.0.1"] {
        let text = format!("POST /{token}/api/echo HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nContent-Length: 2\r\n\r\n{{}}");
        assert_eq!(site.raw(&text).0, 403, "{origin}");
    }
    let text = format!("POST /{token}/api/echo HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 2\r\n\r\n{{}}");
    assert_eq!(site.raw(&text).0, 200);
    assert_eq!(site.get(&format!("/{token}/api/echo")).0, 405);
    assert_eq!(site.raw(&format!("DELETE /{token}/ HTTP/1.1\r\nHost: {host}\r\n\r\n")).0, 405);
}

#[test]
fn nonsense_does_no_harm() {
    let site = site();
    let huge = format!("POST /{}/api/echo HTTP/1.1\r\nHost: {}\r\nContent-Length: 4000000000\r\n\r\n", site.token, site.host);
    assert_eq!(site.raw(&huge).0, 413);
    assert_eq!(site.raw("\u{1}\u{2}\r\n\r\n").0, 400);
    assert_eq!(site.raw("").0, 0);
    // Many connections that say nothing leave room for one that does, once they are gone.
    let silent: Vec<TcpStream> = (0..80).map(|_| TcpStream::connect(&site.host).unwrap()).collect();
    drop(silent);
    let again = (0..100).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        site.post("echo", "{}").0 == 200
    });
    assert!(again, "the server went on after {} silent connections", 80);
}

#[test]
fn one_connection_carries_many_requests() {
    let site = site();
    let one = format!("POST /{}/api/echo HTTP/1.1\r\nHost: {}\r\nContent-Length: 3\r\n\r\n", site.token, site.host);
    let (_, _, body) = site.raw(&format!("{one}\"a\"{one}\"b\""));
    assert!(body.starts_with("\"a\"HTTP/1.1 200") && body.ends_with("\"b\""), "{body}");
}

#[test]
fn a_folder_without_screens_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    assert!(loopback::Server::bind(0, dir.path(), |_, args| Ok(args)).is_err());
}
