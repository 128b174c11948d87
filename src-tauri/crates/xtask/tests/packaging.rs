//! What packages are made of, for systems that cannot be tried here: every XML file is well-formed, what a file names is there, and all
//! of them say the same of saved games.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use quick_xml::Reader;
use quick_xml::events::Event;
use serde_json::Value;

mod files;

use files::files;

const KIND: &str = "application/x-elbowroom-game";

fn shell() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = shell().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// An element: its name, and names and values of its attributes.
type Element = (String, Vec<(String, String)>);

/// Every element of a text; a fault where it is no XML.
fn elements(text: &str) -> Result<Vec<Element>, String> {
    let mut reader = Reader::from_str(text);
    let mut found = Vec::new();
    let (mut depth, mut roots) = (0, 0);
    loop {
        let event = reader.read_event().map_err(|error| error.to_string())?;
        match &event {
            Event::Eof if depth == 0 && roots == 1 => return Ok(found),
            Event::Eof => return Err(format!("{depth} elements are open at the end, of {roots}")),
            Event::Text(words) if depth == 0 && !words.trim().is_empty() => return Err("text outside".to_owned()),
            Event::End(_) => depth -= 1,
            _ => {}
        }
        if let Event::Start(tag) | Event::Empty(tag) = &event {
            roots += usize::from(depth == 0);
            depth += i32::from(matches!(event, Event::Start(_)));
            let mut attributes = Vec::new();
            for attribute in tag.attributes() {
                let attribute = attribute.map_err(|error| error.to_string())?;
                attributes.push((attribute.key.as_ref().to_owned(), attribute.value.clone().into_owned()));
            }
            found.push((tag.name().as_ref().to_owned(), attributes));
        }
    }
}

fn xml_files() -> Vec<PathBuf> {
    let folders = ["packaging", "gen/android/app/src/main"];
    let mut all: Vec<PathBuf> = folders.iter().flat_map(|folder| files(&shell().join(folder), &["xml", "plist", "svg"])).collect();
    all.push(shell().join("../icons/elbowroom.svg"));
    all
}

#[test]
fn every_xml_file_is_well_formed() {
    let all = xml_files();
    assert!(all.len() >= 15, "{all:?}");
    for path in all {
        let found = elements(&fs::read_to_string(&path).unwrap()).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert!(!found.is_empty(), "{}", path.display());
    }
    for fault in ["<a>", "<a></b>", "<a b=c/>", "<a/><b/>", "words <a/>", "<a b=\"1\" b=\"2\"/>", "<a><b></a></b>"] {
        assert!(elements(fault).is_err(), "{fault}");
    }
}

/// All values of attributes.
fn values(text: &str) -> Vec<String> {
    elements(text).unwrap().into_iter().flat_map(|(_, attributes)| attributes).map(|(_, value)| value).collect()
}

#[test]
fn what_the_android_project_names_is_there() {
    let resources = shell().join("gen/android/app/src/main/res");
    let all = files(&resources, &["xml", "png"]);
    // By their folder without its qualifiers, and by what files of values define.
    let mut known = BTreeSet::new();
    for path in &all {
        let folder = path.parent().unwrap().file_name().unwrap().to_str().unwrap().split('-').next().unwrap().to_owned();
        if folder == "values" {
            for (element, attributes) in elements(&fs::read_to_string(path).unwrap()).unwrap() {
                let name = attributes.iter().find(|(key, _)| key == "name");
                known.extend(name.map(|(_, name)| format!("@{element}/{name}")));
            }
        } else {
            known.insert(format!("@{folder}/{}", path.file_stem().unwrap().to_str().unwrap()));
        }
    }
    let mut named = values(&read("gen/android/app/src/main/AndroidManifest.xml"));
    for path in all.iter().filter(|path| path.extension().is_some_and(|kind| kind == "xml")) {
        named.extend(values(&fs::read_to_string(path).unwrap()));
    }
    named.retain(|value| value.starts_with('@') && !value.starts_with("@android"));
    assert!(named.len() >= 10, "{named:?}");
    for value in named {
        assert!(known.contains(&value), "{value} is named and not there");
    }
}

#[test]
fn android_keeps_the_saved_games_and_nothing_else() {
    for file in ["backup_rules", "data_extraction_rules"] {
        let found = elements(&read(format!("gen/android/app/src/main/res/xml/{file}.xml"))).unwrap();
        let kept: Vec<_> = found.iter().filter(|(element, _)| element == "include").collect();
        assert!(!kept.is_empty(), "{file}");
        for (_, attributes) in kept {
            let slots = [("domain".to_owned(), "root".to_owned()), ("path".to_owned(), "slots".to_owned())];
            assert_eq!(attributes[..], slots, "{file}");
        }
    }
    // That is where the mirrors of all games lie, out of which the database is made anew.
    assert!(read("crates/saves/src/copies.rs").contains("\"slots\""));
    let manifest = read("gen/android/app/src/main/AndroidManifest.xml");
    for wanted in [
        "android:allowBackup=\"true\"",
        "android:fullBackupContent=\"@xml/backup_rules\"",
        "android:dataExtractionRules=\"@xml/data_extraction_rules\"",
        "android:screenOrientation=\"fullUser\"",
        "android:enableOnBackInvokedCallback=\"true\"",
    ] {
        assert!(manifest.contains(wanted), "{wanted}");
    }
}

#[test]
fn every_system_knows_saved_games_by_one_name() {
    let config: Value = serde_json::from_str(&read("tauri.conf.json")).unwrap();
    let kind = &config["bundle"]["fileAssociations"][0];
    assert_eq!((&kind["mimeType"], &kind["ext"][0]), (&Value::from(KIND), &Value::from("elbow")));
    for file in [
        "packaging/linux/elbowroom.desktop",
        "packaging/linux/elbowroom-mime.xml",
        "packaging/linux/app.elbowroom.table.metainfo.xml",
        "gen/android/app/src/main/AndroidManifest.xml",
    ] {
        assert!(read(file).contains(KIND), "{file}");
    }
    // Files begin as the type says they do.
    assert!(read("packaging/linux/elbowroom-mime.xml").contains("value=\"ELBOWSAV \""));
    assert!(read("crates/saves/src/envelope.rs").contains("\"ELBOWSAV\""));
}

#[test]
fn each_package_speaks_three_languages() {
    let entry = read("packaging/linux/elbowroom.desktop");
    for key in ["GenericName", "Comment", "Keywords"] {
        for language in ["", "[zh_CN]", "[zh_TW]"] {
            assert!(entry.lines().any(|line| line.starts_with(&format!("{key}{language}="))), "{key}{language}");
        }
    }
    let store = elements(&read("packaging/linux/app.elbowroom.table.metainfo.xml")).unwrap();
    let said = |element: &str, language: Option<&str>| {
        let of = |attributes: &[(String, String)]| attributes.iter().find(|(key, _)| key == "xml:lang").map(|(_, value)| value.clone());
        store.iter().filter(|(name, attributes)| name == element && of(attributes).as_deref() == language).count()
    };
    for element in ["summary", "p", "li"] {
        let english = said(element, None);
        assert!(english > 0);
        assert_eq!([said(element, Some("zh-CN")), said(element, Some("zh-TW"))], [english; 2], "{element}");
    }
    for list in ["macos", "ios"] {
        let text = read(format!("packaging/{list}/Info.plist"));
        assert!(["en", "zh-Hans", "zh-Hant"].iter().all(|language| text.contains(&format!("<string>{language}</string>"))), "{list}");
    }
}

/// Every text in a configuration that looks like the path of a file.
fn paths(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::String(text) if text.contains('/') && !text.contains("://") && !text.contains(' ') && !text.starts_with('/') => {
            into.push(text.clone());
        }
        Value::Array(list) => list.iter().for_each(|value| paths(value, into)),
        Value::Object(map) => map.values().for_each(|value| paths(value, into)),
        _ => {}
    }
}

#[test]
fn what_the_configurations_name_is_there() {
    let mut seen = 0;
    for system in ["", ".macos", ".ios", ".windows", ".android"] {
        let name = format!("tauri{system}.conf.json");
        let config: Value = serde_json::from_str(&read(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut named = Vec::new();
        paths(&config["bundle"], &mut named);
        named.retain(|path| path != KIND);
        seen += named.len();
        for path in named {
            assert!(shell().join(&path).is_file(), "{name} names {path}, which is not there");
        }
    }
    assert!(seen > 15, "{seen}");
}

#[test]
fn no_package_asks_for_the_network() {
    let entitlements = read("packaging/macos/entitlements.plist");
    assert!(entitlements.contains("com.apple.security.app-sandbox") && !entitlements.contains("com.apple.security.network"));
    let flatpak = read("packaging/flatpak/app.elbowroom.table.yml");
    assert!(!flatpak.contains("share=network") && !flatpak.contains("filesystem=home") && !flatpak.contains("filesystem=host"));
}
