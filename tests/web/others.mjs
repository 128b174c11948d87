// The page in other browsers than Chromium: Firefox, by the WebDriver BiDi that it speaks itself, and WebKitGTK's MiniBrowser, by
// WebKitWebDriver. Both are played in: a first visit, a game, an end by force, a start without a host.
//
//   node tests/web/others.mjs firefox|webkit [KILLS]
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { host, setup } from "./harness.mjs";

const MINIBROWSER = process.env.MINIBROWSER ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** Ends a process and all it has started, as a battery that gives out would. */
const killed = async (child) => {
  const gone = child.exitCode === null && child.signalCode === null ? new Promise((done) => child.once("exit", done)) : null;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It is gone already.
  }
  await gone;
};

/** What a process says that matches. */
const heard = (child, pattern) =>
  new Promise((done, fail) => {
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => {
        said += data;
        const found = pattern.exec(said);
        if (found) done(found);
      });
    child.on("exit", (code) => fail(new Error(`it ended with ${code}: ${said}`)));
  });

/** Firefox with a profile: `{go(url), run(expression), kill()}`. */
async function firefox(profile) {
  mkdirSync(profile, { recursive: true });
  writeFileSync(
    join(profile, "user.js"),
    'user_pref("app.update.enabled", false);\nuser_pref("datareporting.policy.dataSubmissionEnabled", false);\n' +
      'user_pref("browser.shell.checkDefaultBrowser", false);\nuser_pref("intl.accept_languages", "en-GB");\n',
  );
  const child = spawn("firefox-esr", ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const [, address] = await heard(child, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error("Firefox does not answer"));
  });
  const waiting = new Map();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data);
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.type === "error") one?.fail(new Error(answer.message));
    else one?.done(answer.result);
  };
  socket.onclose = () => {
    for (const { fail } of waiting.values()) fail(new Error("Firefox is gone"));
  };
  const send = (method, params) =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, { done, fail });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send("session.new", { capabilities: {} });
  const { context } = await send("browsingContext.create", { type: "tab" });
  return {
    go: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    async run(expression) {
      const { type, result, exceptionDetails } = await send("script.evaluate", {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      if (type === "exception") throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    kill: () => killed(child),
  };
}

/** The same for MiniBrowser; its profile is where the desktop says that data is kept. */
async function webkit(profile) {
  for (const name of ["data", "cache", "config"]) mkdirSync(join(profile, name), { recursive: true });
  const port = 20000 + Math.floor(Math.random() * 20000);
  const child = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: {
      ...process.env,
      XDG_DATA_HOME: join(profile, "data"),
      XDG_CACHE_HOME: join(profile, "cache"),
      XDG_CONFIG_HOME: join(profile, "config"),
    },
  });
  const base = `http://127.0.0.1:${port}`;
  const send = async (method, path, body) => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message ?? JSON.stringify(value));
    return value;
  };
  for (let i = 0; i < 100; i++) {
    if (
      await send("GET", "/status").then(
        () => true,
        () => false,
      )
    )
      break;
    await sleep(100);
  }
  const { sessionId } = await send("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: MINIBROWSER, args: ["--automation"] } } },
  });
  const at = `/session/${sessionId}`;
  await send("POST", `${at}/timeouts`, { script: 120000, pageLoad: 60000 });
  return {
    // Whoever drives it gets a session that keeps nothing.
    forgets: true,
    go: (url) => send("POST", `${at}/url`, { url }),
    async run(expression) {
      const script = `const done = arguments[arguments.length - 1];
        (async () => (await (${expression})) ?? null)().then(
          (value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error?.stack ?? error) })))`;
      const { value, error } = JSON.parse(await send("POST", `${at}/execute/async`, { script, args: [] }));
      if (error) throw new Error(error);
      return value;
    },
    async kill() {
      await Promise.race([send("DELETE", at).catch(() => {}), sleep(3000)]);
      await killed(child);
    },
  };
}

/** Runs `work(app, arg)` with the modules of the app. */
const inApp = (one, work, arg = null) =>
  one.run(`(async () => {
  const load = (path) => import(new URL(path, document.baseURI).href);
  const [backend, state, engine, offline] =
    await Promise.all(["backend.js", "state.js", "web/engine.js", "web/offline.js"].map(load));
  return (${work})({ ...backend, ...state, ...engine, offline }, ${JSON.stringify(arg)});
})()`);

const standing = (one) =>
  inApp(one, async (app) => {
    for (let i = 0; i < 600 && app.engine.value.at === "coming"; i++) await new Promise((done) => setTimeout(done, 50));
    const refusal = app.engine.value.at === "refused" ? await app.call("slots").catch((error) => String(error)) : undefined;
    return { ...app.engine.value, kept: app.offline.kept.value, refusal };
  });

const browsers = { firefox, webkit };
const [name, kills = "3"] = process.argv.slice(2);
const open = browsers[name];
if (!open) throw new Error(`name one of ${Object.keys(browsers).join(", ")}`);
const profile = mkdtempSync(join(tmpdir(), "elbowroom-other-"));
const site = await host();
/** The browser after an end by force; where it forgets everything then, only its page is left and opened again. */
const again = async (/** @type {any} */ one) => {
  if (one.forgets) {
    await one.go("about:blank");
    return one;
  }
  await one.kill();
  return open(profile);
};
let one = await open(profile);
try {
  await one.go(site.url);
  const first = await standing(one);
  console.log(`${name}: ${JSON.stringify(first)}`);
  assert.equal(first.at, "there");
  const kept = await inApp(one, async (app) => {
    for (let i = 0; i < 600 && app.offline.kept.value === "coming"; i++) await new Promise((done) => setTimeout(done, 50));
    return app.offline.kept.value;
  });
  console.log(`${name}: the page is ${kept === "kept" ? "kept" : "not kept"}`);
  let told = { slot: "", step: -1 };
  for (let i = 0; i <= Number(kills); i++) {
    const slots = (await inApp(one, (app) => app.call("slots"))).slots;
    if (told.slot) {
      const found = slots.find((s) => s.slot === told.slot);
      assert.equal(found?.step, told.step, `after kill ${i}: ${JSON.stringify(found)}`);
    }
    told = await inApp(
      one,
      async (app, wish) => {
        const last = (await app.call("slots")).slots.find((s) => !s.over && !s.autosave);
        let state = last ? await app.call("open_slot", { slot: last.slot }) : await app.call("new_game", wish);
        for (let n = 0; n < 15 && !state.view.over; n++) {
          if (state.curtain) state = await app.call("lift_curtain", { seat: state.curtain.seat });
          else if (state.bot_to_act) state = await app.call("bot_move");
          else state = await app.call("act", { action: state.view.actions[0] });
        }
        return { slot: state.slot, step: state.step };
      },
      setup(),
    );
    if (i === Number(kills)) break;
    one = await again(one);
    await one.go(site.url);
    const back = await standing(one);
    assert.equal(back.at, "there", JSON.stringify(back));
  }
  console.log(`${name}: a game of ${told.step} actions lost nothing in ${kills} ends ${one.forgets ? "of its page" : "by force"}`);
  if (kept === "kept") {
    await site.stop();
    one = await again(one);
    await one.go(site.url);
    const last = await standing(one);
    assert.equal(last.at, "there", JSON.stringify(last));
    const { slots } = await inApp(one, (app) => app.call("slots"));
    assert.equal(slots.find((s) => s.slot === told.slot)?.step, told.step);
    console.log(`${name}: it starts without a host, and the game is there`);
  }
} finally {
  await one.kill();
  await site.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(0);
