//! All icons from one picture.

use std::fs;

use crate::bundle::tauri;
use crate::process::{Done, fail, root, run, say, target};
use crate::system::{NPM, install};

/// Icons of the desktop packages; the rest of the set goes to the Android project.
const DESKTOP: &[&str] = &["32x32.png", "64x64.png", "128x128.png", "128x128@2x.png", "icon.png", "icon.icns", "icon.ico"];

/// What a browser installs the page with: its name in `icons/web`, its size, and whether it fills the whole square, from which a device
/// cuts whatever shape it likes.
const WEB: &[(&str, u32, bool)] =
    &[("icon-192.png", 192, false), ("icon-512.png", 512, false), ("whole-180.png", 180, true), ("whole-512.png", 512, true)];

/// The rounded square under the picture.
const GROUND: &str = r##"<rect width="512" height="512" rx="112" fill="#1d5a70"/>"##;

/// The picture with its ground up to the edges, and drawn smaller, so that nothing of it is cut off.
fn whole(picture: &str) -> Done<String> {
    let Some((before, after)) = picture.split_once(GROUND) else { return fail(format!("icons/elbowroom.svg has no ground {GROUND}")) };
    let ground = GROUND.replace(" rx=\"112\"", "");
    let after = after.replace("</svg>", "</g></svg>");
    Ok(format!("{before}{ground}<g transform=\"translate(51 51) scale(0.8)\">{after}"))
}

/// Makes the icons of the page.
fn for_the_page() -> Done {
    let (folder, made) = (root().join("icons/web"), target().join("icons/web"));
    fs::create_dir_all(&folder)?;
    fs::create_dir_all(&made)?;
    let picture = fs::read_to_string(root().join("icons/elbowroom.svg"))?;
    fs::write(made.join("whole.svg"), whole(&picture)?)?;
    for (name, size, fills) in WEB {
        let source = if *fills { made.join("whole.svg") } else { root().join("icons/elbowroom.svg") };
        run(tauri(&["icon", "--png", &size.to_string(), "--output"]).arg(&made).arg(source))?;
        fs::copy(made.join(format!("{size}x{size}.png")), folder.join(name))?;
    }
    Ok(())
}

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
    for_the_page()?;
    say!("   icons/ and the Android project are up to date");
    Ok(())
}
