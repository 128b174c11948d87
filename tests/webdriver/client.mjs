// Drives the real app over WebDriver: WebKitWebDriver → the app's own web view.
// Needs the program's path in APP, a screen (Xvfb will do) and a message bus; `cargo xtask test` sees to all of that.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { unseen } from "../unseen.mjs";

/** How long one request may take, in milliseconds. */
const PATIENCE = 30_000;
/** What the driver says of an element that is no longer in the page. */
const STALE = "stale element reference";
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Whether an element is shown: the driver itself takes what is not painted for hidden. */
const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;

/** The first element that matches a selector and is shown; unless pixels are to be seen, none are filled from here on. */
const firstShown = `(selector, seen) => {
  if (!seen && !window.unseen) (${unseen})();
  return [...document.querySelectorAll(selector)].find(${isShown}) ?? null;
}`;

/** The app under test. */
export const APP = process.env.APP;

/** A new empty folder to keep games in; removed with `remove()`. */
export async function newFolder() {
  const path = await mkdtemp(join(tmpdir(), "elbowroom-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

async function freePort() {
  const server = createServer();
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** One running app. Times are in milliseconds. */
export class Session {
  #driver;
  #base;
  #seen;

  /**
   * Starts `app` with `args`, keeping its games in `folder`; its pixels are filled where they are `seen`. The driver at times loses an app
   * at its start; then it starts once more.
   */
  static async start({ app = APP, folder, args = [], env = {}, seen = Boolean(process.env.PICTURES), attempts = 2 } = {}) {
    if (!app) throw new Error("APP must hold the path of the program to test");
    const session = new Session();
    session.#seen = seen;
    try {
      return await session.#open(app, folder, args, env);
    } catch (error) {
      await session.quit();
      if (attempts > 1) return Session.start({ app, folder, args, env, seen, attempts: attempts - 1 });
      throw new Error(`the app did not open: ${error.message}\n${session.output}`);
    }
  }

  async #open(app, folder, args, env) {
    const port = await freePort();
    this.output = "";
    this.#driver = spawn("WebKitWebDriver", [`--port=${port}`], {
      // The app inherits this; with it Tauri lets a driver into its web view.
      env: { ...process.env, TAURI_AUTOMATION: "true", TAURI_WEBVIEW_AUTOMATION: "true", ELBOWROOM_DATA_DIR: folder, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true, // leads a group of its own, so that nothing it started can outlive it
    });
    for (const stream of [this.#driver.stdout, this.#driver.stderr]) {
      stream.on("data", (text) => (this.output += text));
    }
    const server = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${server}/status`)).ok, 15_000, "WebKitWebDriver answers");
    // WebDriver's own answer to "is it open": the window exists and its page can be talked to.
    const answer = await post(`${server}/session`, {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: app, args } } },
    });
    this.capabilities = answer.capabilities;
    this.#base = `${server}/session/${answer.sessionId}`;
    return this;
  }

  /** Runs `script` (a function or its text, with JSON arguments) in the page; a promise is waited for. */
  async run(script, ...args) {
    const answer = await post(`${this.#base}/execute/async`, {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${script})(...Array.from(arguments).slice(0, -1)))
          .then(
            (value) => done({ value: value === undefined ? null : value }),
            (error) => done({ error: error && error.kind ? error : String(error) }),
          );`,
      args,
    });
    if (answer.error)
      throw Object.assign(new Error(answer.error.message ?? answer.error), { kind: answer.error.kind, data: answer.error.data });
    return answer.value;
  }

  /** Asks the backend as the screens do. */
  invoke(command, args = {}) {
    return this.run((name, args) => window.__TAURI__.core.invoke(name, { args }), command, args);
  }

  /** All elements that match a CSS selector. */
  async all(selector) {
    const found = await post(`${this.#base}/elements`, { using: "css selector", value: selector });
    return found.map((element) => element[ELEMENT]);
  }

  /** Waits for an element that matches and is shown, and gives it. */
  async find(selector, patience = 60_000) {
    const found = await until(() => this.run(firstShown, selector, this.#seen), patience, `${selector} is on the screen`);
    return found[ELEMENT];
  }

  shown(element) {
    return this.run(isShown, { [ELEMENT]: element });
  }

  /** The words in an element, painted or not. */
  text(element) {
    return this.run((found) => found.innerText, { [ELEMENT]: element });
  }

  /** Scrolls, as a person would, until an element is well inside what can be seen. */
  #show(element) {
    return this.run((shown) => shown.scrollIntoView({ block: "center", behavior: "instant" }), { [ELEMENT]: element });
  }

  /** Waits as a person does who looks before pressing again: a place that has just changed its meaning does not listen yet. */
  #looked() {
    const listens = () => new Promise((done) => setTimeout(() => done(!document.documentElement.hasAttribute("data-guard")), 40));
    return until(() => this.run(listens), 10_000, "the page listens");
  }

  /** Clicks as a mouse does: in the middle, on what is on top there. */
  async click(element) {
    await this.#show(element);
    await this.#looked();
    await post(`${this.#base}/element/${element}/click`, {});
  }

  /** Types into an element. */
  async type(element, text) {
    await this.#show(element);
    await post(`${this.#base}/element/${element}/value`, { text });
  }

  /** Waits for a selector and clicks what it finds; what the page draws afresh in between is looked for again, for it was not clicked. */
  async press(selector, patience = 60_000) {
    const end = Date.now() + patience;
    for (;;) {
      const element = await this.find(selector, Math.max(end - Date.now(), 1));
      try {
        return await this.click(element);
      } catch (error) {
        if (error.code !== STALE || Date.now() >= end) throw error;
      }
    }
  }

  /** Loads the page anew, and waits until the old one is gone: whatever is found from here on belongs to the new one. */
  async reload() {
    await this.run(() => {
      window.leaving = true;
      setTimeout(() => location.reload());
    });
    await until(() => this.run(() => !window.leaving && document.readyState === "complete"), 15_000, "the page is loaded anew");
  }

  /** Presses and lets go at a point of the page. */
  async clickAt(x, y) {
    await this.#looked();
    const pointer = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } };
    const actions = [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await post(`${this.#base}/actions`, { actions: [{ ...pointer, actions }] });
  }

  title() {
    return get(`${this.#base}/title`);
  }

  resize(width, height) {
    return post(`${this.#base}/window/rect`, { width, height });
  }

  /** A picture of the window, as PNG bytes. */
  async picture() {
    return Buffer.from(await get(`${this.#base}/screenshot`), "base64");
  }

  /** Closes the app. */
  async quit() {
    try {
      if (this.#base) await fetch(this.#base, { method: "DELETE", signal: AbortSignal.timeout(PATIENCE) });
    } finally {
      if (this.#driver) await endGroup(this.#driver);
    }
  }
}

/** Ends a driver and all it started, and lets go of their output, which would keep this program waiting. */
async function endGroup(driver) {
  const running = () => driver.exitCode === null && driver.signalCode === null;
  const signal = (name) => {
    try {
      process.kill(-driver.pid, name);
    } catch {
      // Nobody of the group is left.
    }
  };
  if (running()) {
    const gone = new Promise((done) => driver.once("exit", done));
    signal("SIGTERM");
    await Promise.race([gone, sleep(5_000, undefined, { ref: false })]);
  }
  signal("SIGKILL");
  driver.stdout.destroy();
  driver.stderr.destroy();
}

/** Waits until `check` gives something true; an error counts as not yet. */
export async function until(check, patience, what) {
  const end = Date.now() + patience;
  let last;
  do {
    try {
      const result = await check();
      if (result) return result;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await sleep(30);
  } while (Date.now() < end);
  throw new Error(`not within ${patience} ms: ${what}${last ? ` (${last.message})` : ""}`);
}

async function answer(response, url) {
  const { value } = await response.json();
  if (!response.ok) throw Object.assign(new Error(`${value?.error ?? response.status}: ${value?.message ?? url}`), { code: value?.error });
  return value;
}

async function post(url, body) {
  const headers = { "content-type": "application/json" };
  return answer(await fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE) }), url);
}

async function get(url) {
  return answer(await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }), url);
}
