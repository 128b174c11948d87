//! The window around the table.

/// Starts the app.
pub fn run() -> std::process::ExitCode {
    let r = tauri::Builder::default().run(tauri::generate_context!());
    if r.is_err() { std::process::ExitCode::FAILURE } else { std::process::ExitCode::SUCCESS }
}
