//! Files of home-made races, powers and boards, as the commands take them.

use std::path::Path;

use serde_json::{Value, json};
use table::Host;

use crate::fail::{Done, Fail};

/// The longest file looked at, in bytes.
const LONGEST: u64 = 1 << 20;

/// The lists of a file, and what a row of each is called.
pub const LISTS: [(&str, &str); 3] = [("races", "race"), ("powers", "power"), ("boards", "board")];

/// The text of such a file.
pub fn text(file: &Path) -> Result<String, Fail> {
    let shown = file.display();
    let unreadable = |error: std::io::Error| Fail::usage(format!("cannot read {shown}: {error}; name a file of home-made pieces"));
    if std::fs::metadata(file).map_err(unreadable)?.len() > LONGEST {
        return Err(Fail::usage(format!("{shown} is too large to be a file of home-made pieces: {LONGEST} bytes at most")));
    }
    std::fs::read_to_string(file).map_err(unreadable)
}

/// Such a file as JSON; the games say what is wrong with what it holds.
pub fn read(file: &Path) -> Result<Value, Fail> {
    let wrong = |error: serde_json::Error| Fail::usage(format!("{}: {error}; `elbow check` says more", file.display()));
    serde_json::from_str(&text(file)?).map_err(wrong)
}

/// Puts every piece of a file on the shelf, if it does not lie there already.
pub fn shelve(host: &Host, file: &Path) -> Done {
    let own = read(file)?;
    let shelf = host.call("shelf", json!({}))?;
    for (list, kind) in LISTS {
        for row in own[list].as_array().into_iter().flatten() {
            let lies_there = |piece: &Value| piece["kind"] == kind && piece["row"] == *row;
            if !shelf["pieces"].as_array().into_iter().flatten().any(lies_there) {
                host.call("keep_piece", json!({ "kind": kind, "row": row }))
                    .map_err(|error| Fail::usage(format!("{}: {error}; `elbow check` says more", file.display())))?;
            }
        }
    }
    Ok(())
}
