//! The window around the table.
//!
//! No rule and no file format lives here: a command is handed to [`table::Host`] by a task of its own and its answer is handed
//! back. What the shell adds is the window, the folder the games are kept in, and a start that cannot fail silently: the window
//! opens at once, the games are opened meanwhile, and if that fails every command says why until `startup` has tried again.

mod arrivals;
mod command_names;
mod commands;
mod desk;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use tauri::{App, AppHandle, Builder, Context, Manager, RunEvent, Runtime, WindowEvent};

use crate::arrivals::Arrivals;
use crate::desk::Desk;

pub use crate::command_names::OF_THE_WINDOW;

/// Names the folder the games are kept in, instead of the system's usual place for an app's data. Exported games then go to `exports`
/// in it, instead of the downloads.
pub const DATA_DIR: &str = "ELBOWROOM_DATA_DIR";

/// Starts the app, with what was put into the program when it was built (configuration, capabilities and screens), and stays until its
/// window is closed. Files that are named are taken among the saved games; if another copy of the app has these, it is given the files,
/// and the screen, and this one ends.
pub fn run(context: Context) -> ExitCode {
    if no_window_system() {
        eprintln!("elbowroom: there is no window system here (DISPLAY and WAYLAND_DISPLAY are empty). Start it from a desktop session.");
        return ExitCode::FAILURE;
    }
    let built = commands::attach(Builder::default()).build(context);
    match built.map(|app| (places(&app, std::env::var_os(DATA_DIR).map(PathBuf::from)), app)) {
        Ok(((dir, exports), app)) => {
            let files = arrivals::named(std::env::args_os().skip(1));
            if cfg!(desktop) && dir.as_ref().is_ok_and(|dir| Arrivals::left_to_another(dir, &files)) {
                println!("elbowroom: it is open already, and has taken what was brought.");
                return ExitCode::SUCCESS;
            }
            app.manage(Desk::opening(dir, exports));
            ExitCode::from(u8::try_from(app.run_return(on_event)).unwrap_or(1))
        }
        Err(error) => {
            eprintln!("elbowroom: the window cannot be opened: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Puts the app together without showing it; games are kept in `dir`, or in the system's place for the app's data.
///
/// Opening the games begins at once, on a thread of its own, so that it costs the window no time.
pub fn assemble<R: Runtime>(builder: Builder<R>, context: Context<R>, dir: Option<PathBuf>) -> tauri::Result<App<R>> {
    let app = commands::attach(builder).build(context)?;
    let (dir, exports) = places(&app, dir);
    app.manage(Desk::opening(dir, exports));
    Ok(app)
}

/// Where the games are kept, in `dir` or in the system's place for the app's data, and where files for the player go.
fn places<R: Runtime>(app: &App<R>, dir: Option<PathBuf>) -> (tauri::Result<PathBuf>, Option<PathBuf>) {
    let paths = app.path();
    let exports = dir.as_ref().map(|dir| dir.join("exports")).or_else(|| paths.download_dir().ok());
    (dir.map_or_else(|| paths.app_data_dir(), Ok), exports)
}

/// Looks again and again whether something has arrived: a second start has left it to this one.
#[cfg(desktop)]
fn watch<R: Runtime>(app: AppHandle<R>, desk: &Arc<Desk>) {
    let Some(arrivals) = desk.arrivals() else { return };
    let desk = Arc::downgrade(desk);
    // Without a thread to be had, what arrives waits for the next start.
    let _ = std::thread::Builder::new().name("arrivals".into()).spawn(move || {
        // What waits at the start the page asks for by itself.
        let mut known = arrivals.waiting();
        while desk.upgrade().is_some_and(|desk| !desk.is_closed()) {
            std::thread::sleep(arrivals::PAUSE);
            let (knocked, waiting) = (arrivals.answer_knocks(), arrivals.waiting());
            let new = waiting.iter().any(|name| !known.contains(name));
            if knocked || new {
                announce(&app, new);
            }
            known = waiting;
        }
    });
}

/// Shows the window, and tells its page if something has arrived.
fn announce<R: Runtime>(app: &AppHandle<R>, arrived: bool) {
    for window in app.webview_windows().values() {
        // A window that cannot be shown is no reason to keep a game from it.
        #[cfg(desktop)]
        let _ = (window.unminimize(), window.show(), window.set_focus());
        if arrived {
            let _ = window.eval("dispatchEvent(new Event('arrival'))");
        }
    }
}

/// What is left to do when the app is put aside or closed, every action being on the disk before it is answered: stop a thinking bot,
/// which would otherwise go on behind a screen nobody sees, and in the end let go of the games.
#[expect(clippy::needless_pass_by_value, reason = "Tauri hands events over by value")]
pub fn on_event<R: Runtime>(app: &AppHandle<R>, event: RunEvent) {
    let Some(desk) = app.try_state::<Arc<Desk>>() else { return };
    match event {
        #[cfg(desktop)]
        RunEvent::Ready => watch(app.clone(), &desk),
        RunEvent::Exit => desk.close(),
        #[cfg(mobile)]
        RunEvent::WindowEvent { event: WindowEvent::Suspended, .. } => desk.settle(),
        // Android's activity has put what another app sent among the arrivals by itself.
        #[cfg(target_os = "android")]
        RunEvent::WindowEvent { event: WindowEvent::Resumed, .. } => announce(app, true),
        #[cfg(any(target_os = "macos", target_os = "ios"))]
        RunEvent::Opened { urls } => {
            if let Some(arrivals) = desk.arrivals() {
                for path in urls.iter().filter_map(|url| url.to_file_path().ok()) {
                    // There is nowhere to say more: the page cannot show what the disk has no room for.
                    let _ = arrivals.hand_in(&path);
                }
                announce(app, true);
            }
        }
        RunEvent::WindowEvent { event: WindowEvent::CloseRequested { .. }, .. } => desk.settle(),
        _ => {}
    }
}

/// Whether a window is sure to fail for want of a window system.
fn no_window_system() -> bool {
    cfg!(all(target_os = "linux", not(target_os = "android")))
        && ["DISPLAY", "WAYLAND_DISPLAY"].iter().all(|name| std::env::var_os(name).is_none_or(|value| value.is_empty()))
}
