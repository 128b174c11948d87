//! The window around the table.
//!
//! No rule and no file format lives here: a command is handed to [`table::Host`] by a task of its own and its answer is handed
//! back. What the shell adds is the window, the folder the games are kept in, and a start that cannot fail silently: the window
//! opens at once, the games are opened meanwhile, and if that fails every command says why until `startup` has tried again.

mod command_names;
mod commands;
mod desk;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use tauri::{App, AppHandle, Builder, Context, Manager, RunEvent, Runtime, WindowEvent};

use crate::desk::Desk;

pub use crate::command_names::COMMANDS;

/// Names the folder the games are kept in, instead of the system's usual place for an app's data. Exported games then go to `exports`
/// in it, instead of the downloads.
pub const DATA_DIR: &str = "ELBOWROOM_DATA_DIR";

/// Starts the app and stays until its window is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() -> ExitCode {
    if no_window_system() {
        eprintln!("elbowroom: there is no window system here (DISPLAY and WAYLAND_DISPLAY are empty). Start it from a desktop session.");
        return ExitCode::FAILURE;
    }
    match assemble(Builder::default(), context(), std::env::var_os(DATA_DIR).map(PathBuf::from)) {
        Ok(app) => ExitCode::from(u8::try_from(app.run_return(on_event)).unwrap_or(1)),
        Err(error) => {
            eprintln!("elbowroom: the window cannot be opened: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Everything that was put into the program at build time: configuration, capabilities and screens.
pub fn context<R: Runtime>() -> Context<R> {
    tauri::generate_context!()
}

/// Puts the app together without showing it; games are kept in `dir`, or in the system's place for the app's data.
///
/// Opening the games begins at once, on a thread of its own, so that it costs the window no time.
pub fn assemble<R: Runtime>(builder: Builder<R>, context: Context<R>, dir: Option<PathBuf>) -> tauri::Result<App<R>> {
    let app = commands::attach(builder).build(context)?;
    let paths = app.path();
    let exports = dir.as_ref().map(|dir| dir.join("exports")).or_else(|| paths.download_dir().ok());
    app.manage(Desk::opening(dir.map_or_else(|| paths.app_data_dir(), Ok), exports));
    Ok(app)
}

/// What is left to do when the app is put aside or closed, every action being on the disk before it is answered: stop a thinking bot,
/// which would otherwise go on behind a screen nobody sees, and in the end let go of the games.
#[expect(clippy::needless_pass_by_value, reason = "Tauri hands events over by value")]
pub fn on_event<R: Runtime>(app: &AppHandle<R>, event: RunEvent) {
    let Some(desk) = app.try_state::<Arc<Desk>>() else { return };
    match event {
        RunEvent::Exit => desk.close(),
        #[cfg(mobile)]
        RunEvent::WindowEvent { event: WindowEvent::Suspended, .. } => desk.settle(),
        RunEvent::WindowEvent { event: WindowEvent::CloseRequested { .. }, .. } => desk.settle(),
        _ => {}
    }
}

/// Whether a window is sure to fail for want of a window system.
fn no_window_system() -> bool {
    cfg!(all(target_os = "linux", not(target_os = "android")))
        && ["DISPLAY", "WAYLAND_DISPLAY"].iter().all(|name| std::env::var_os(name).is_none_or(|value| value.is_empty()))
}
