//! A window with one word in it, made as the app makes its own: what the start of the app is measured against.

use std::process::ExitCode;

fn main() -> ExitCode {
    match tauri::Builder::default().run(tauri::generate_context!("examples/empty/tauri.conf.json")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("empty_window: {error}");
            ExitCode::FAILURE
        }
    }
}
