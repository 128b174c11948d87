//! The desktop binary; everything is in the library, which mobile systems load instead.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() -> std::process::ExitCode {
    elbowroom_lib::run()
}
