//! The toy is beside the house: nothing stands on it.

#[test]
fn nothing_stands_on_the_toy() {
    let lock = include_str!("../../../../../Cargo.lock");
    assert!(lock.contains("\nname = \"toy\"\n"), "the file is read rightly");
    assert!(lock.contains("\n \"tabletop\",\n"), "so are what packages stand on");
    assert!(!lock.contains("\n \"toy\",\n"));
}

#[test]
fn the_toy_stands_on_the_contract_alone() {
    let manifest = include_str!("../../Cargo.toml");
    let needs = manifest.split("[dependencies]").nth(1).and_then(|rest| rest.split('[').next()).unwrap();
    let names: Vec<&str> = needs.lines().filter_map(|line| line.split('.').next()).filter(|name| !name.is_empty()).collect();
    assert_eq!(names, ["serde", "serde_json", "tabletop", "thiserror"]);
}
