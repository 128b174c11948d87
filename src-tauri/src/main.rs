//! What a desktop starts.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() -> std::process::ExitCode {
    window::run(tauri::generate_context!())
}
