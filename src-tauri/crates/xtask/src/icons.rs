//! All icons from one picture.

use std::fs;

use crate::bundle::tauri;
use crate::process::{Done, root, run, say, target};
use crate::system::{NPM, install};

/// Icons of the desktop packages; the rest of the set goes to the Android project.
const DESKTOP: &[&str] = &["32x32.png", "64x64.png", "128x128.png", "128x128@2x.png", "icon.png", "icon.icns", "icon.ico"];

/// Makes the icons of every platform from `icons/elbowroom.svg`.
pub fn make() -> Done {
    install(&[NPM])?;
    let made = target().join("icons");
    fs::create_dir_all(&made)?;
    run(tauri(&["icon", "icons/elbowroom.svg", "--ios-color", "#1d5a70", "--output"]).arg(&made))?;
    for name in DESKTOP {
        fs::copy(made.join(name), root().join("icons").join(name))?;
    }
    let resources = root().join("src-tauri/gen/android/app/src/main/res");
    if resources.is_dir() {
        for folder in fs::read_dir(made.join("android"))? {
            let folder = folder?;
            // The adaptive icon is drawn by hand (`res/drawable`), so that no mask cuts into it.
            if !folder.file_name().to_string_lossy().starts_with("mipmap-") || folder.file_name() == "mipmap-anydpi-v26" {
                continue;
            }
            let to = resources.join(folder.file_name());
            fs::create_dir_all(&to)?;
            for file in fs::read_dir(folder.path())? {
                let file = file?;
                if file.file_name() == "ic_launcher_foreground.png" {
                    continue;
                }
                fs::copy(file.path(), to.join(file.file_name()))?;
            }
        }
    }
    say!("   icons/ and the Android project are up to date");
    Ok(())
}
