//! Where a manifest says that nothing is to be tested, nothing asks to be: a test that is never compiled cannot fail.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

mod files;

use files::files;

/// What a package builds of its sources.
struct Target {
    name: String,
    files: Vec<PathBuf>,
    tested: bool,
    examples_run: bool,
}

/// The libraries and programs of the workspace, as cargo understands their manifests.
fn targets() -> Vec<Target> {
    let asked = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
    let said = Command::new(env!("CARGO")).args(asked).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let said: Value = serde_json::from_slice(&said.stdout).unwrap();
    let mut all = Vec::new();
    for package in said["packages"].as_array().unwrap() {
        for target in package["targets"].as_array().unwrap() {
            let kind = target["kind"][0].as_str().unwrap();
            let source = PathBuf::from(target["src_path"].as_str().unwrap());
            let library = kind.ends_with("lib");
            let files = match kind {
                _ if library => files(source.parent().unwrap(), &["rs"]),
                "bin" => vec![source],
                _ => continue,
            };
            // Cargo takes no examples out of a program.
            let examples_run = !library || target["doctest"].as_bool().unwrap();
            all.push(Target { name: target["name"].to_string(), files, tested: target["test"].as_bool().unwrap(), examples_run });
        }
    }
    all
}

/// What a text asks to be run that is not.
fn asked_in_vain(text: &str, tested: bool, examples_run: bool) -> Vec<&str> {
    let line = |line: &&str| {
        let line = line.trim_start();
        (!tested && (line.starts_with("#[test]") || line.starts_with("#[cfg(test)]")))
            || (!examples_run && (line.starts_with("///") || line.starts_with("//!")) && line.contains("```"))
    };
    text.lines().filter(line).collect()
}

#[test]
fn nothing_asks_in_vain_to_be_tested() {
    let targets = targets();
    assert!(targets.iter().any(|target| !target.tested) && targets.iter().any(|target| !target.examples_run));
    for target in targets {
        for file in target.files {
            let text = fs::read_to_string(&file).unwrap();
            let vain = asked_in_vain(&text, target.tested, target.examples_run);
            assert!(vain.is_empty(), "{}: {vain:?} of {} is never run, see its manifest", target.name, file.display());
        }
    }
}

#[test]
fn what_asks_in_vain_is_found() {
    let text = "    #[test]\n/// ```\nfn there() {}\n// ``` and #[test]\n";
    assert_eq!(asked_in_vain(text, false, true), ["    #[test]"]);
    assert_eq!(asked_in_vain(text, true, false), ["/// ```"]);
    assert!(asked_in_vain(text, true, true).is_empty());
}
