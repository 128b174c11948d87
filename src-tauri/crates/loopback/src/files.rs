//! The files of the screens.

use std::{
    fs, io,
    path::{Component, Path, PathBuf},
};

/// The file that a path within the folder `root` names, and its media type. `None` when there is none to be shown.
pub(crate) fn find(root: &Path, path: &str) -> Option<(PathBuf, &'static str)> {
    let path = if path.is_empty() { "index.html" } else { path };
    let decoded = decode(path)?;
    let relative = Path::new(&decoded);
    // Plain names only: no way up, no drive, nothing hidden, and nothing the screens do not load.
    let plain = relative.components().all(|part| match part {
        Component::Normal(name) => {
            name.to_str().is_some_and(|name| !name.starts_with('.') && name != "node_modules" && !name.contains(['\\', '\0']))
        }
        _ => false,
    });
    if !plain {
        return None;
    }
    let kind = media_type(relative)?;
    // A link must not lead out of the folder either.
    let file = root.join(relative).canonicalize().ok()?;
    (file.starts_with(root) && file.is_file()).then_some((file, kind))
}

/// Reads a file that [`find`] found.
pub(crate) fn read(file: &Path) -> io::Result<Vec<u8>> {
    fs::read(file)
}

fn media_type(path: &Path) -> Option<&'static str> {
    Some(match path.extension()?.to_str()? {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" | "md" | "LICENSE" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

/// Undoes percent-encoding; `None` when it is broken or no UTF-8.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            let (high, low) = (digit()?, digit()?);
            bytes.push((high << 4 | low) as u8);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_files_of_known_kinds_are_found() {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("ui")).unwrap();
        let root = dir.path().join("ui").canonicalize().unwrap();
        fs::create_dir(root.join("node_modules")).unwrap();
        for name in ["index.html", "a b.js", ".hidden.js", "node_modules/x.js", "script.sh", "../outside.js"] {
            fs::write(root.join(name), "x").unwrap();
        }
        for (path, found) in [
            ("", true),
            ("index.html", true),
            ("a%20b.js", true),
            (".hidden.js", false),
            ("node_modules/x.js", false),
            ("script.sh", false),
            ("../outside.js", false),
            ("%2e%2e/outside.js", false),
            ("/etc/hosts.txt", false),
            ("index.html/", false),
            ("missing.js", false),
            ("%zz.js", false),
            ("%ff.js", false),
            ("a%00.js", false),
        ] {
            assert_eq!(find(&root, path).is_some(), found, "{path:?}");
        }
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(root.join("../outside.js"), root.join("link.js")).unwrap();
            assert!(find(&root, "link.js").is_none(), "a link out of the folder");
        }
    }
}
