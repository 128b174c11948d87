//! Says whether this is for a desktop or for a phone or tablet, in the words that Tauri has for its apps.

fn main() {
    let mobile = std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| ["android", "ios"].contains(&system.as_str()));
    println!("cargo:rustc-check-cfg=cfg(desktop, mobile)");
    println!("cargo:rustc-cfg={}", if mobile { "mobile" } else { "desktop" });
    println!("cargo:rerun-if-changed=build.rs");
}
