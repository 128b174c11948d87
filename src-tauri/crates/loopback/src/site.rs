//! What is answered to whom.
//!
//! Host, origin and token are looked at before anything else, above all before a single byte of a body is taken in.

use std::{path::PathBuf, pin::Pin, sync::Arc, time::Duration};

use axum::{
    Extension, Router,
    body::{self, Body},
    extract::{Path, Request, State},
    http::{
        HeaderMap, HeaderValue, StatusCode,
        header::{self, HeaderName},
    },
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use hyper::body::Body as _;
use serde_json::Value;
use table::CommandError;
use tokio::{sync::Semaphore, task::spawn_blocking, time::timeout};

use crate::{files, guests::Guest};

/// The longest body: an exported game with room to spare.
const MAX_BODY: usize = 20 << 20;

/// A body above this is a large one, of which few are read side by side.
const LARGE: u64 = 256 << 10;

/// How many large bodies are held at one time.
const LARGE_AT_ONCE: usize = 2;

/// Sent with every answer. The policy is the app window's, but for the connection to this server itself.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; \
connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (header::CACHE_CONTROL, "no-store"),
];

/// What a command comes to, some time.
pub(crate) type Done = Pin<Box<dyn Future<Output = Result<Value, CommandError>> + Send>>;

/// What is served.
pub(crate) struct Site {
    pub token: String,
    pub port: u16,
    /// The folder of the screens, without links in its path.
    pub ui: PathBuf,
    /// Runs a command.
    pub api: Box<dyn Fn(String, Value) -> Done + Send + Sync>,
    /// A body that is not there after so long is not waited for.
    pub body_time: Duration,
    large: Semaphore,
}

impl Site {
    pub fn new(
        port: u16,
        ui: PathBuf,
        token: String,
        body_time: Duration,
        api: Box<dyn Fn(String, Value) -> Done + Send + Sync>,
    ) -> Arc<Self> {
        Arc::new(Self { token, port, ui, api, body_time, large: Semaphore::new(LARGE_AT_ONCE) })
    }

    /// All answers; each request must carry its [`Guest`] as an extension.
    pub fn router(self: Arc<Self>) -> Router {
        Router::new()
            .route("/{token}", get(to_the_folder))
            .route("/{token}/api/{command}", post(command))
            .fallback_service(get(file).with_state(self.clone()))
            .layer(middleware::from_fn_with_state(self.clone(), admit))
            .with_state(self)
    }

    /// The status for somebody who is not to be served.
    fn refusal(&self, request: &Request) -> Option<StatusCode> {
        let ours = |host: &str| {
            let name = host.strip_suffix(&format!(":{}", self.port));
            matches!(name, Some("127.0.0.1" | "localhost"))
        };
        let headers = request.headers();
        let from_here = text(headers, &header::ORIGIN).is_none_or(|origin| origin.strip_prefix("http://").is_some_and(ours));
        if !from_here || !text(headers, &header::HOST).is_some_and(ours) {
            return Some(StatusCode::FORBIDDEN);
        }
        let token = request.uri().path().split('/').nth(1).unwrap_or_default();
        (!same(token, &self.token)).then_some(StatusCode::NOT_FOUND)
    }

    /// The whole body, or the status that says why not.
    async fn body(&self, body: Body) -> Result<body::Bytes, StatusCode> {
        if body.size_hint().lower() > MAX_BODY as u64 {
            return Err(StatusCode::PAYLOAD_TOO_LARGE);
        }
        match timeout(self.body_time, body::to_bytes(body, MAX_BODY)).await {
            Ok(Ok(bytes)) => Ok(bytes),
            // Too long without having said so; or the other side is gone, and then nobody reads the status.
            Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE),
            Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
        }
    }
}

/// Lets nobody pass who does not come from here with the token.
async fn admit(State(site): State<Arc<Site>>, Extension(guest): Extension<Arc<Guest>>, request: Request, next: Next) -> Response {
    let mut answer = if let Some(status) = site.refusal(&request) {
        plain(status, true)
    } else {
        guest.is_heard();
        next.run(request).await
    };
    for (name, value) in HEADERS {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    answer
}

/// Paths in the screens are relative to the folder.
async fn to_the_folder(State(site): State<Arc<Site>>) -> Response {
    (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, format!("/{}/", site.token))]).into_response()
}

async fn command(State(site): State<Arc<Site>>, Path((_, command)): Path<(String, String)>, body: Body) -> Response {
    // Whoever has the token is trusted with this much memory at a time; small requests never wait for large ones.
    let hint = body.size_hint();
    let large = hint.upper().is_none_or(|most| most > LARGE);
    let _held = if large { site.large.acquire().await.ok() } else { None };
    let bytes = match site.body(body).await {
        Ok(bytes) => bytes,
        // What is left of the body is not taken in.
        Err(status) => return plain(status, true),
    };
    let args = if bytes.is_empty() { Ok(Value::Null) } else { serde_json::from_slice(&bytes) };
    drop(bytes);
    let done = match args {
        Ok(args) => (site.api)(command, args).await,
        Err(error) => Err(CommandError::BadRequest { detail: error.to_string() }),
    };
    let (status, text) = match done {
        Ok(value) => (StatusCode::OK, serde_json::to_vec(&value)),
        Err(error) => (StatusCode::BAD_REQUEST, serde_json::to_vec(&error)),
    };
    (status, [(header::CONTENT_TYPE, "application/json")], text.unwrap_or_default()).into_response()
}

async fn file(State(site): State<Arc<Site>>, request: Request) -> Response {
    let path = request.uri().path();
    let path = path.strip_prefix('/').and_then(|path| path.strip_prefix(&site.token)?.strip_prefix('/')).unwrap_or_default().to_owned();
    let read = spawn_blocking(move || files::find(&site.ui, &path).and_then(|(file, kind)| Some((files::read(&file).ok()?, kind))));
    match read.await {
        Ok(Some((bytes, kind))) => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        _ => plain(StatusCode::NOT_FOUND, false),
    }
}

/// A status with one line of text; `last` ends the connection.
fn plain(status: StatusCode, last: bool) -> Response {
    let mut answer = (status, format!("{status}\n")).into_response();
    if last {
        answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    answer
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    // What is no text is no host of ours either.
    headers.get(name).map(|value| value.to_str().unwrap_or(""))
}

/// Whether two tokens are equal, in a time that does not tell how far they agree.
fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}
