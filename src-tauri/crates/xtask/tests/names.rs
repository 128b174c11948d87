//! A game is named in the list of games and nowhere else: what the shared crates must know of it they ask the game. So is a place or a relic
//! in the file of its box and in its ability: the frame asks all of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

mod files;

use files::files;

/// The one file that names games.
const LIST: &str = "table/src/games.rs";

/// Tests that fill a folder: the generator of the types for the screens takes each game's `types::Wire` by name.
const TESTS: &str = "table/src/types";

/// The frame of the Small World family, which names no place, no relic and no single word.
const FRAME: &str = "smallworld/src/frame";

/// The files of the boxes.
const BOXES: &str = "smallworld/boxes";

fn crates() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// What the list of games uses: the crates, and what it takes from them.
#[derive(Debug, PartialEq)]
struct Named {
    crates: BTreeSet<String>,
    things: BTreeSet<String>,
}

/// Reads the list: its `use` lines but for those of its own crate.
fn named(list: &str) -> Named {
    let mut named = Named { crates: BTreeSet::new(), things: BTreeSet::new() };
    for line in list.lines().filter_map(|line| line.strip_prefix("use ")).filter(|line| !line.starts_with("crate::")) {
        let (from, what) = line.split_once("::").unwrap();
        named.crates.insert(from.to_owned());
        named.things.extend(what.split(|sign: char| !is_word(sign)).filter(|word| !word.is_empty()).map(str::to_owned));
    }
    named
}

fn is_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// The code of a file: without comments and without its tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    text.lines().map(|line| if line.trim_start().starts_with("//") { "" } else { line }).collect::<Vec<_>>().join("\n")
}

/// The games that a text names: their crates and types as words, their ids (`SMALL_WORLD` is `small-world` or `small_world`) as texts.
fn found(code: &str, named: &Named) -> Vec<String> {
    let words: BTreeSet<&str> = code.split(|sign: char| !is_word(sign)).collect();
    let mut found: Vec<String> = named.crates.union(&named.things).filter(|name| words.contains(name.as_str())).cloned().collect();
    for id in named.things.iter().filter(|thing| **thing == thing.to_uppercase()).map(|thing| thing.to_lowercase()) {
        let forms = [id.clone(), id.replace('_', "-")];
        let quoted =
            |form: &String| [format!("\"{form}\""), format!("\"{form}\\\""), format!("\"{form}-")].iter().any(|text| code.contains(text));
        found.extend(forms.into_iter().filter(quoted));
    }
    found
}

fn list() -> Named {
    named(&fs::read_to_string(crates().join(LIST)).unwrap())
}

/// The folders of the crates that are no game of the list, and that of the shell.
fn shared() -> Vec<PathBuf> {
    let named = list();
    let is_game = |folder: &Path| named.crates.contains(folder.file_name().unwrap().to_str().unwrap());
    let all = fs::read_dir(crates()).unwrap().map(|entry| entry.unwrap().path());
    all.filter(|folder| !is_game(folder)).chain([crates().join("..")]).collect()
}

#[test]
fn shared_code_names_no_game() {
    let named = list();
    let except = [LIST, TESTS].map(|path| crates().join(path).canonicalize().unwrap());
    let (mut seen, mut faults) = (0, Vec::new());
    for folder in shared() {
        let files = files(&folder.join("src"), &["rs"]);
        seen += files.len();
        let known = |file: &PathBuf| except.iter().any(|path| file.canonicalize().unwrap().starts_with(path));
        for file in files.iter().filter(|file| !known(file)) {
            let said = found(&code(&fs::read_to_string(file).unwrap()), &named);
            if !said.is_empty() {
                faults.push(format!("{} names {}", file.display(), said.join(", ")));
            }
        }
    }
    assert!(seen > 100, "the files were not found: {seen}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_shared_crate_but_the_one_with_the_list_stands_on_a_game() {
    let games = list().crates;
    let mut faults = Vec::new();
    for folder in shared().iter().filter(|folder| !folder.ends_with("table")) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        // What only tests use may be any game: they play it.
        let needs = manifest.split("[dependencies]").nth(1).and_then(|rest| rest.split("\n[").next()).unwrap_or_default();
        for name in needs.lines().filter_map(|line| line.split(['.', ' ']).next()).filter(|name| games.contains(*name)) {
            faults.push(format!("{} stands on {name}", folder.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_list_is_read_and_names_are_found() {
    let known = list();
    assert!(known.crates.len() >= 2 && known.things.len() > known.crates.len(), "{known:?}");
    let known = named("use crate::registry::Games;\nuse go::{GO, Go};\nuse halma::{BIG_HALMA, Halma};\n");
    assert_eq!(known.crates.iter().collect::<Vec<_>>(), ["go", "halma"]);
    for fault in [
        "if game == \"big-halma\" {}",
        "use halma::x;",
        "fn f(_: Go) {}",
        "GO => 3",
        "f(\"big_halma\")",
        "\"{\\\"game\\\":\\\"go\\\"}\"",
        "\"go-2p\"",
    ] {
        assert!(!found(&code(fault), &known).is_empty(), "{fault}");
    }
    for sound in ["// go is a game\nlet going = 1;", "f(\"gone\")", "let a = 1;\n#[cfg(test)]\nmod tests { use go::Go; }"] {
        assert_eq!(found(&code(sound), &known), [""; 0], "{sound}");
    }
}

/// The names of the places and relics in the file of a box.
fn finds(file: &str) -> Vec<String> {
    let rows = file.split_once("\"finds\": [").map_or("", |(_, rows)| rows);
    let ids = rows.split("\"id\": \"").skip(1);
    ids.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// What the code of the frame says that only abilities may say: a place or a relic as a constant or by its name, the bit of a single word.
fn said_in_the_frame(code: &str, finds: &[String]) -> Vec<String> {
    let constant = code.match_indices("Find::").filter(|(at, _)| !code[..*at].ends_with(is_word)).map(|(at, _)| {
        let rest = &code[at..];
        rest[..rest.find(|sign: char| !is_word(sign) && sign != ':').unwrap_or(rest.len())].to_owned()
    });
    let bits = code.contains("trait_bits").then(|| "trait_bits".to_owned());
    let names = finds.iter().filter(|id| code.contains(&format!("\"{id}\""))).cloned();
    constant.chain(bits).chain(names).collect()
}

#[test]
fn the_frame_names_no_place_no_relic_and_no_single_word() {
    let boxes = fs::read_dir(crates().join(BOXES)).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    let finds: Vec<_> = boxes.flat_map(|file| finds(&file)).collect();
    assert!(finds.len() >= 27, "{finds:?}");
    let files = files(&crates().join(FRAME), &["rs"]);
    assert!(files.len() > 20, "{files:?}");
    let mut faults = Vec::new();
    for file in files {
        let said = said_in_the_frame(&code(&fs::read_to_string(&file).unwrap()), &finds);
        if !said.is_empty() {
            faults.push(format!("{} names {}", file.display(), said.join(", ")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn places_and_relics_are_read_and_found_in_code() {
    let finds = finds("{ \"races\": [{ \"id\": \"elves\" }], \"finds\": [\n{ \"id\": \"mill\" }, { \"id\": \"axe\" }] }");
    assert_eq!(finds, ["mill", "axe"]);
    for fault in ["self.keeps(Find::Mill)", "f(\"axe\")", "kit.has(trait_bits::FLIES)"] {
        assert_eq!(said_in_the_frame(fault, &finds).len(), 1, "{fault}");
    }
    for sound in ["Payer::Find(find)", "f(\"axes\")", "fn f(find: Find) {}"] {
        assert_eq!(said_in_the_frame(sound, &finds), [""; 0], "{sound}");
    }
}
