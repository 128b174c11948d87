//! The app as it ships, on a runtime without a web view: every command answers what it should, and every failure says why.

use std::collections::BTreeSet;
use std::path::Path;

use elbowroom_lib::{COMMANDS, assemble, context};
use serde_json::{Value, json};
use tauri::ipc::{CallbackFn, InvokeBody};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{App, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

/// A running app, its window, and the folder it keeps games in.
struct Running {
    _app: App<MockRuntime>,
    window: WebviewWindow<MockRuntime>,
}

impl Running {
    fn in_folder(dir: &Path) -> Self {
        let app = assemble(mock_builder(), context(), Some(dir.to_path_buf())).expect("the app can be put together");
        let window = WebviewWindowBuilder::new(&app, "main", WebviewUrl::default()).build().expect("a window");
        Self { _app: app, window }
    }

    fn ask(&self, command: &str, body: Value) -> Result<Value, Value> {
        let request = InvokeRequest {
            cmd: command.into(),
            callback: CallbackFn(0),
            error: CallbackFn(1),
            url: "tauri://localhost".parse().expect("an address"),
            body: InvokeBody::Json(body),
            headers: tauri::http::HeaderMap::default(),
            invoke_key: INVOKE_KEY.to_string(),
        };
        get_ipc_response(&self.window, request).map(|answer| answer.deserialize().expect("JSON"))
    }

    fn call(&self, command: &str, args: Value) -> Value {
        self.ask(command, json!({ "args": args })).unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    fn refuse(&self, command: &str, args: Value) -> Value {
        self.ask(command, json!({ "args": args })).expect_err(command)
    }
}

#[test]
fn startup_names_version_and_folder() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let answer = Running::in_folder(dir.path()).call("startup", json!({}));
    assert_eq!(answer, json!({ "version": env!("CARGO_PKG_VERSION"), "data_dir": dir.path() }));
}

#[test]
fn capabilities_grant_each_command_and_nothing_else() {
    let file: Value = serde_json::from_str(include_str!("../capabilities/main.json")).expect("JSON");
    let granted: BTreeSet<String> =
        file["permissions"].as_array().expect("a list").iter().map(|name| name.as_str().expect("a name").to_owned()).collect();
    let wanted: BTreeSet<String> = COMMANDS.iter().map(|command| format!("allow-{}", command.replace('_', "-"))).collect();
    assert_eq!(granted, wanted);
    assert_eq!(file["windows"], json!(["main"]));
}
