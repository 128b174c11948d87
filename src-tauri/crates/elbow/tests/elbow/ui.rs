//! The screens over loopback HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use crate::{elbow, program, top};

/// Ends the program with the test, whatever comes of it.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn ask(host: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(host).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn screens_and_commands_are_served_at_the_printed_address() {
    let dir = tempfile::tempdir().unwrap();
    let mut child = program().args(["ui", "--port", "0", "--dir", dir.path().to_str().unwrap()]).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let _served = Served(child);
    let (host, path) = line.trim().strip_prefix("http://").unwrap().split_once('/').unwrap();
    let page = ask(host, &format!("GET /{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"));
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<html"), "{page}");
    let post = |path: &str, body: &str| {
        let size = body.len();
        let head = format!("Host: {host}\r\nContent-Type: application/json\r\nContent-Length: {size}\r\nConnection: close\r\n");
        ask(host, &format!("POST /{path} HTTP/1.1\r\n{head}\r\n{body}"))
    };
    let catalog = post(&format!("{path}api/catalog"), "{\"game\":\"small-world\"}");
    assert!(catalog.starts_with("HTTP/1.1 200") && catalog.contains("skeletons"), "{catalog}");
    let stranger = post("0000/api/catalog", "{\"game\":\"small-world\"}");
    assert!(!stranger.starts_with("HTTP/1.1 200"), "{stranger}");
    // Nothing that shows secrets is offered to a browser.
    let secret = post(&format!("{path}api/position"), "{}");
    assert!(secret.contains("unknown_command"), "{secret}");
}

#[test]
fn a_folder_without_screens_is_wrong_use() {
    let empty = tempfile::tempdir().unwrap();
    let path = empty.path().to_str().unwrap();
    elbow(&["ui", "--dir", path, "--ui", path]).wrong_use("index.html");
    elbow(&["ui", "--dir", path, "--ui", "no/such/folder"]).wrong_use("no/such/folder");
    elbow(&["ui", "--port", "99999"]).wrong_use("65535");
    assert!(top().join("ui/index.html").is_file());
}
