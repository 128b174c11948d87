//! A folder shown on this machine alone, as the plainest static host would: no header that such a host does not send by itself.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::process::{Done, command, fail, say};

/// Who says nothing for so long is not waited for.
const PATIENCE: Duration = Duration::from_secs(120);

/// The most that the head of a request may hold.
const MOST_ASKED: u64 = 64 << 10;

/// Kinds of file by what their names end with: what every host knows, and whether it sends them packed.
const KINDS: &[(&str, &str, bool)] = &[
    ("html", "text/html; charset=utf-8", true),
    ("js", "text/javascript; charset=utf-8", true),
    ("css", "text/css; charset=utf-8", true),
    ("svg", "image/svg+xml", true),
    ("wasm", "application/wasm", true),
    ("png", "image/png", false),
    ("woff2", "font/woff2", false),
    ("webmanifest", "application/manifest+json", true),
];

/// Packed files, by their path and when they were written.
type Packed = Arc<Mutex<HashMap<(PathBuf, SystemTime), Arc<Vec<u8>>>>>;

/// Serves `folder` until it is ended; port 0 is any that is free. The address is the first thing said.
pub fn folder(folder: &Path, port: u16) -> Done {
    let Ok(folder) = fs::canonicalize(folder) else { return fail(format!("there is no folder {}", folder.display())) };
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .or_else(|error| fail(format!("port {port} cannot be had ({error}): name another with --port, 0 for any")))?;
    say!("   http://127.0.0.1:{}/ shows {}", listener.local_addr()?.port(), folder.display());
    let packed = Packed::default();
    for guest in listener.incoming() {
        let (folder, packed) = (folder.clone(), Arc::clone(&packed));
        // Whoever breaks off is nobody's fault, and no one else's matter.
        thread::spawn(move || guest.and_then(|guest| answer_all(&guest, &folder, &packed)));
    }
    Ok(())
}

fn answer_all(guest: &TcpStream, folder: &Path, packed: &Packed) -> std::io::Result<()> {
    guest.set_read_timeout(Some(PATIENCE))?;
    guest.set_nodelay(true)?;
    let mut reader = BufReader::new(guest);
    loop {
        let mut head = Vec::new();
        let mut limited = (&mut reader).take(MOST_ASKED);
        while !head.ends_with(b"\r\n\r\n") {
            if limited.read_until(b'\n', &mut head)? == 0 {
                return Ok(());
            }
        }
        let head = String::from_utf8_lossy(&head).into_owned();
        let mut words = head.split(' ');
        let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let packs = head.lines().any(|line| line.to_ascii_lowercase().starts_with("accept-encoding:") && line.contains("gzip"));
        let known = head.lines().find_map(|line| line.strip_prefix("If-None-Match: ").or_else(|| line.strip_prefix("if-none-match: ")));
        let answer = if method == "GET" || method == "HEAD" { found(folder, path) } else { None };
        let Some((file, changed)) = answer else {
            guest_gets(guest, "404 Not Found", "text/plain; charset=utf-8", "", if method == "HEAD" { b"" } else { b"404 Not Found\n" })?;
            continue;
        };
        let (kind, worth) = kind_of(&file);
        let tag = format!("\"{:x}\"", changed.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_nanos());
        let mut more = format!("ETag: {tag}\r\n");
        if known == Some(tag.as_str()) {
            guest_gets(guest, "304 Not Modified", kind, &more, b"")?;
            continue;
        }
        let bytes = if worth && packs {
            more.push_str("Content-Encoding: gzip\r\nVary: Accept-Encoding\r\n");
            pack(&file, changed, packed)?
        } else {
            Arc::new(fs::read(&file)?)
        };
        if method == "HEAD" {
            guest_gets(guest, "200 OK", kind, &more, b"")?;
        } else {
            guest_gets(guest, "200 OK", kind, &more, &bytes)?;
        }
    }
}

fn guest_gets(mut guest: &TcpStream, status: &str, kind: &str, more: &str, body: &[u8]) -> std::io::Result<()> {
    let mut answer = format!("HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{more}\r\n", body.len()).into_bytes();
    answer.extend_from_slice(body);
    guest.write_all(&answer)
}

/// The file that a path names, and when it was written; plain names only, and nothing outside the folder.
fn found(folder: &Path, path: &str) -> Option<(PathBuf, SystemTime)> {
    let path = path.split(['?', '#']).next()?.strip_prefix('/')?;
    let relative = Path::new(if path.is_empty() { "index.html" } else { path });
    if relative.components().any(|part| !matches!(part, Component::Normal(_))) {
        return None;
    }
    let file = folder.join(relative).canonicalize().ok()?;
    let data = fs::metadata(&file).ok()?;
    (file.starts_with(folder) && data.is_file()).then_some((file, data.modified().ok()?))
}

/// Its media type, and whether it is sent packed; what a host does not know is bytes.
fn kind_of(file: &Path) -> (&'static str, bool) {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    KINDS.iter().find(|(known, ..)| *known == ending).map_or(("application/octet-stream", false), |(_, kind, worth)| (kind, *worth))
}

fn pack(file: &Path, changed: SystemTime, packed: &Packed) -> std::io::Result<Arc<Vec<u8>>> {
    let key = (file.to_path_buf(), changed);
    if let Some(bytes) = packed.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Ok(Arc::clone(bytes));
    }
    let bytes = Arc::new(command("gzip", &["-9", "-n", "-c"]).arg(file).output()?.stdout);
    packed.lock().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&bytes));
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{found, kind_of};
    use crate::process::root;

    #[test]
    fn nothing_outside_the_folder_is_shown() {
        let folder = fs::canonicalize(root().join("ui")).unwrap();
        assert!(found(&folder, "/").is_some_and(|(file, _)| file.ends_with("index.html")));
        assert!(found(&folder, "/style/tokens.css?x=1").is_some());
        for path in ["/../Cargo.toml", "//etc/passwd", "/style/../../Cargo.toml", "/style", "/none", "style", ""] {
            assert!(found(&folder, path).is_none(), "{path}");
        }
    }

    #[test]
    fn what_a_host_does_not_know_is_bytes() {
        assert_eq!(kind_of(Path::new("a/b.wasm")), ("application/wasm", true));
        assert_eq!(kind_of(Path::new("ui.ftl")), ("application/octet-stream", false));
    }
}
