//! The server is a development tool: nothing of it may come into the app.

use std::collections::{BTreeMap, BTreeSet};

/// The names of all packages that `root` stands on, on any system, tests included; from `Cargo.lock`.
fn below(root: &str) -> BTreeSet<String> {
    let lock: toml::Table = include_str!("../../../../Cargo.lock").parse().unwrap();
    let mut needs: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in lock["package"].as_array().unwrap() {
        // `name`, or `name version` where there are several; those of all versions count.
        let list = package.get("dependencies").and_then(toml::Value::as_array).into_iter().flatten();
        let names = list.map(|name| name.as_str().unwrap().split(' ').next().unwrap());
        needs.entry(package["name"].as_str().unwrap()).or_default().extend(names);
    }
    let (mut found, mut open) = (BTreeSet::new(), vec![root]);
    while let Some(name) = open.pop() {
        if found.insert(name.to_owned()) {
            open.extend(&needs[name]);
        }
    }
    found
}

#[test]
fn no_server_is_in_the_app() {
    let app = below("elbowroom");
    for server in ["loopback", "axum"] {
        assert!(!app.contains(server), "{server}");
    }
    // The reading of the file is right, or the above would hold of anything.
    assert!(app.contains("table") && app.contains("tokio") && app.contains("tauri"));
    assert!(below("elbow").contains("axum"));
}
