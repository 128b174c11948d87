//! The app as it ships, on a runtime without a web view.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::path::Path;

use serde_json::{Value, json};
use tauri::ipc::{CallbackFn, InvokeBody};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{App, RunEvent, WebviewUrl, WebviewWindow, WebviewWindowBuilder};
use window::{assemble, on_event};

/// An app and its window.
pub struct Running {
    pub window: WebviewWindow<MockRuntime>,
    pub app: App<MockRuntime>,
}

impl Drop for Running {
    fn drop(&mut self) {
        on_event(self.app.handle(), RunEvent::Exit);
    }
}

impl Running {
    /// The app with its games in a folder.
    pub fn in_folder(dir: &Path) -> Self {
        let app = assemble(mock_builder(), tauri::generate_context!(), Some(dir.to_path_buf())).expect("the app can be put together");
        let window = WebviewWindowBuilder::new(&app, "main", WebviewUrl::default()).build().expect("a window");
        Self { window, app }
    }

    /// Sends what the web view would send.
    pub fn send(&self, command: &str, body: Value) -> Result<Value, Value> {
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

    /// What a command answers.
    #[track_caller]
    pub fn call(&self, command: &str, args: &Value) -> Value {
        self.send(command, json!({ "args": args })).unwrap_or_else(|error| panic!("{command} {args}: {error}"))
    }

    /// The kind of error a command answers; the sentence must be one.
    #[track_caller]
    pub fn refusal(&self, command: &str, args: &Value) -> String {
        let error = self.send(command, json!({ "args": args })).expect_err(command);
        let message = error["message"].as_str().unwrap_or_else(|| panic!("{command}: {error}"));
        assert!(message.len() > 15 && message.ends_with('.'), "{message}");
        assert!(error.get("data").is_some(), "{error}");
        error["kind"].as_str().expect("a kind").to_owned()
    }

    /// A game of two people, its curtain lifted.
    pub fn with_game(dir: &Path) -> (Self, Value) {
        let app = Self::in_folder(dir);
        app.call("new_game", &json!({ "setup": setup(), "seats": [human("Ada", 0), human("Ben", 1)], "name": "first" }));
        let state = app.seen();
        (app, state)
    }

    /// The table after lifting a curtain that may be due.
    pub fn seen(&self) -> Value {
        let state = self.call("view", &json!({}));
        match state["curtain"]["seat"].as_u64() {
            Some(seat) => self.call("lift_curtain", &json!({ "seat": seat })),
            None => state,
        }
    }

    /// Plays the first legal decision.
    pub fn play_one(&self) -> Value {
        let state = self.seen();
        self.call("act", &json!({ "action": state["view"]["actions"][0] }))
    }
}

/// A small game of two.
pub fn setup() -> Value {
    json!({ "game": "small-world", "players": 2, "seed": 7, "first": 0 })
}

/// A person at the table.
pub fn human(name: &str, colour: u8) -> Value {
    json!({ "name": name, "colour": colour, "who": "human" })
}

/// A bot at the table.
pub fn bot(name: &str, colour: u8) -> Value {
    json!({ "name": name, "colour": colour, "who": "bot", "level": "easy" })
}
