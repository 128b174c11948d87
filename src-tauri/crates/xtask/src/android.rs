//! The app for Android, as far as it can be checked without Google's tools.

use std::fs;
use std::path::Path;

use crate::process::{Done, cargo, fail, root, run, say, target};
use crate::system::{ANDROID, BUILD, install};

/// Type-checks the whole app for 64-bit Android and looks at the project's manifest.
pub fn check() -> Done {
    manifest()?;
    // Debian's compiler brings the sources of the standard library, which is checked along with the app:
    // no prebuilt Android library and no NDK is needed for that.
    install(&[BUILD, ANDROID])?;
    run(cargo(&["check", "--package", "elbowroom", "--lib", "--target", "aarch64-linux-android", "-Zbuild-std=std,panic_abort"])
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", target().join("android"))
        .env_remove("RUSTUP_TOOLCHAIN"))
}

/// The app never asks for the network: no permission in the manifest of what ships.
pub fn manifest() -> Done {
    let file = root().join("src-tauri/gen/android/app/src/main/AndroidManifest.xml");
    let text = read(&file)?;
    if !text.contains("<application") || !text.contains(".MainActivity") {
        return fail(format!("{} does not describe the app", file.display()));
    }
    if let Some(why) = network(&text) {
        return fail(format!("{}: {why}", file.display()));
    }
    say!("   the Android manifest asks for no permission and refuses the network to libraries");
    Ok(())
}

/// What is wrong with the permissions in a manifest: nothing may be asked for, and the network must be refused.
fn network(manifest: &str) -> Option<String> {
    let permissions: Vec<&str> = manifest.split('<').filter(|tag| tag.starts_with("uses-permission")).collect();
    if let Some(asked) = permissions.iter().find(|tag| !tag.contains("tools:node=\"remove\"")) {
        return Some(format!("asks for a permission: <{}", asked.trim()));
    }
    if permissions.iter().any(|tag| tag.contains("android.permission.INTERNET")) {
        None
    } else {
        Some("does not refuse the network".to_owned())
    }
}

fn read(file: &Path) -> Done<String> {
    fs::read_to_string(file).or_else(|error| fail(format!("{} cannot be read: {error}", file.display())))
}

#[cfg(test)]
mod tests {
    use super::network;

    #[test]
    fn a_manifest_may_only_refuse() {
        let refusing = r#"<uses-permission android:name="android.permission.INTERNET" tools:node="remove" />"#;
        let asking = r#"<uses-permission android:name="android.permission.CAMERA" />"#;
        assert_eq!(network(refusing), None);
        assert!(network(&format!("{refusing}{asking}")).is_some_and(|why| why.contains("CAMERA")));
        assert!(network("<application/>").is_some());
    }
}
