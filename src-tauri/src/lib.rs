//! What a phone or tablet loads.

/// Starts the app.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() -> std::process::ExitCode {
    window::run(tauri::generate_context!())
}
