//! No file of a crate imports, by whatever way round, a file that imports it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a crate by module path (`state::pieces`), without their tests.
fn modules(folder: &Path, prefix: &str, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            modules(&path, &format!("{prefix}{name}::"), found);
        } else if path.extension().is_some_and(|kind| kind == "rs") && !matches!(name.as_str(), "lib" | "main") {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
            let code = code.split("#[cfg(test)]\nmod ").next().unwrap().to_owned();
            let module = if name == "mod" { prefix.trim_end_matches("::").to_owned() } else { format!("{prefix}{name}") };
            found.insert(module, code);
        }
    }
}

/// The paths behind each `crate::` of a text, groups in braces taken apart.
fn paths(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        apart(&code[at + "crate::".len()..], "", &mut found);
    }
    found
}

/// Reads one path or group at the start of `text`; answers how much of it that is.
fn apart(text: &str, prefix: &str, found: &mut Vec<String>) -> usize {
    let end = text.find(|sign: char| !(sign.is_alphanumeric() || sign == '_' || sign == ':')).unwrap_or(text.len());
    let path = format!("{prefix}{}", &text[..end]);
    if !(path.is_empty() || path.ends_with("::")) || !text[end..].starts_with('{') {
        found.push(path);
        return end;
    }
    let mut at = end + 1;
    while at < text.len() && !text[at..].starts_with('}') {
        let rest = &text[at..];
        let skipped = rest.find(|sign: char| sign.is_alphanumeric() || sign == '_' || sign == '}').unwrap_or(rest.len());
        at += skipped;
        if !text[at..].starts_with('}') {
            at += apart(&text[at..], &path, found).max(1);
        }
    }
    at + 1
}

/// The modules that a circle goes through, if there is one.
fn circle(modules: &BTreeMap<String, String>) -> Option<Vec<&str>> {
    let imports = |name: &str| -> BTreeSet<&str> {
        let known = |path: &str| {
            let mut path = path.to_owned();
            loop {
                if let Some((module, _)) = modules.get_key_value(&path) {
                    return Some(module.as_str());
                }
                path.truncate(path.rfind("::")?);
            }
        };
        paths(&modules[name]).iter().filter_map(|path| known(path)).filter(|other| *other != name).collect()
    };
    let graph: BTreeMap<&str, BTreeSet<&str>> = modules.keys().map(|name| (name.as_str(), imports(name))).collect();
    let mut left: BTreeSet<&str> = graph.keys().copied().collect();
    // Whoever imports nobody that is left leaves; who cannot leave imports somebody who cannot either.
    while let Some(free) = left.iter().copied().find(|name| graph[name].is_disjoint(&left)) {
        left.remove(free);
    }
    let mut way = vec![*left.first()?];
    loop {
        let next = graph[way[way.len() - 1]].intersection(&left).next().copied()?;
        if let Some(begin) = way.iter().position(|name| *name == next) {
            return Some(way.split_off(begin));
        }
        way.push(next);
    }
}

#[test]
fn no_crate_has_a_circle_of_imports() {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut seen = 0;
    for entry in fs::read_dir(crates).unwrap() {
        let folder = entry.unwrap().path();
        let mut found = BTreeMap::new();
        modules(&folder.join("src"), "", &mut found);
        seen += found.len();
        assert_eq!(circle(&found), None, "{}: these files import each other", folder.display());
    }
    assert!(seen > 150, "the files were not found: {seen}");
}

#[test]
fn a_circle_is_found() {
    let modules = |list: &[(&str, &str)]| list.iter().map(|(name, code)| ((*name).to_owned(), (*code).to_owned())).collect();
    let straight = modules(&[("a", "use crate::{Top, b::{C, D}, e};"), ("b", "use crate::e::F;"), ("e", "")]);
    assert_eq!(circle(&straight), None);
    let round =
        modules(&[("a", "use crate::{\n    Top,\n    b::{C, deep::D},\n};"), ("b", "fn f() { crate::e::g() }"), ("e", "use crate::a::H;")]);
    assert_eq!(circle(&round), Some(vec!["a", "b", "e"]));
}
