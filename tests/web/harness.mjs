// What the tests of the page share: a host of files that can be stopped and changed, a browser that can be killed, and people at it.
//
// The folder is the one of `cargo xtask web`, target/web or WEB; the host is `xtask web --serve`, target/debug/xtask or XTASK; the browser
// is CHROMIUM or the system's.
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { patient } from "../browser/press.mjs";
import { unseen } from "../unseen.mjs";

export const root = normalize(join(dirname(fileURLToPath(import.meta.url)), "..", ".."));
const { chromium } = createRequire(join(root, "ui", "package.json"))("playwright-core");

const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
export const built = process.env.WEB ?? join(target, "web");
const xtask = process.env.XTASK ?? join(target, "debug", "xtask");

/** What is to be put away when the tests of a file are over, the newest first. @type {(() => unknown)[]} */
const later = [];
after(async () => {
  for (const work of later.reverse()) await work();
});

/** A folder of one's own. */
export function folder() {
  const path = mkdtempSync(join(tmpdir(), "elbowroom-web-"));
  later.push(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

/** A host that shows a copy of the folder: `{url, files, stop(), start()}`; it comes back at the same address. */
export async function host() {
  if (!existsSync(join(built, "sw.js"))) throw new Error(`there is no page in ${built}: cargo xtask web`);
  const files = join(folder(), "site");
  cpSync(built, files, { recursive: true });
  let child = null;
  let port = 0;
  const me = {
    files,
    url: "",
    async start() {
      child = spawn(xtask, ["web", "--serve", "--folder", files, "--port", String(port)], { stdio: ["ignore", "pipe", "inherit"] });
      me.url = await new Promise((done, fail) => {
        let said = "";
        child.stdout.on("data", (data) => {
          said += data;
          const found = /http:\/\/\S+/.exec(said);
          if (found) done(found[0]);
        });
        child.on("exit", (code) => fail(new Error(`the host ended with ${code}: ${said}`)));
      });
      port = Number(new URL(me.url).port);
    },
    async stop() {
      if (!child) return;
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGKILL");
      await gone;
      child = null;
    },
  };
  await me.start();
  later.push(me.stop);
  return me;
}

/** A new version in the folder of a host: `changed` gets each text of `paths` and answers the new one. */
export async function newVersion(files, paths, changed) {
  const { createHash } = await import("node:crypto");
  const worker = join(files, "sw.js");
  let text = readFileSync(worker, "utf8");
  for (const path of paths) {
    const next = changed(readFileSync(join(files, path), "utf8"), path);
    writeFileSync(join(files, path), next);
    const hash = createHash("sha256").update(next).digest("hex").slice(0, 32);
    text = text.replace(new RegExp(`(\\["${path.replaceAll(".", "\\.")}", ")[0-9a-f]{32}`), (_, before) => before + hash);
  }
  const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
  writeFileSync(worker, text.replace(/const VERSION = "[0-9a-f]{16}"/, `const VERSION = "${version}"`));
  return version;
}

/** A browser with a profile of its own, as a process that can be killed: `{browser, context, kill(), close()}`. */
export async function browse(profile, { size = [820, 1180] } = {}) {
  const child = spawn(
    process.env.CHROMIUM ?? "/usr/bin/chromium",
    [
      ...[
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--no-default-browser-check",
      ],
      ...["--remote-debugging-port=0", `--user-data-dir=${profile}`, `--window-size=${size.join(",")}`, "--lang=en-GB", "about:blank"],
    ],
    { stdio: ["ignore", "ignore", "pipe"], detached: true, env: { ...process.env, LANGUAGE: "en_GB" } },
  );
  const gone = new Promise((done) => child.once("exit", done));
  const kill = async () => {
    try {
      // With everything it has started.
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It is gone already.
    }
    await gone;
  };
  later.push(kill);
  const address = await new Promise((done, fail) => {
    let said = "";
    child.stderr.on("data", (data) => {
      said += data;
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found) done(found[1]);
    });
    child.on("exit", (code) => fail(new Error(`the browser ended with ${code}: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  return {
    browser,
    context,
    kill,
    async close() {
      const end = browser.newBrowserCDPSession().then((session) => session.send("Browser.close"));
      await end.catch(() => {});
      await Promise.race([gone, new Promise((done) => setTimeout(done, 5000))]);
      await kill();
    },
  };
}

/** A browser for what needs no profile: `context({size, touch})` is a person with a device of their own. */
export async function shelf() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  later.push(() => browser.close());
  return {
    context: ({ size: [width, height] = [820, 1180], touch = true, locale = "en-GB" } = {}) =>
      browser.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch && width < 600, locale, reducedMotion: "reduce" }),
  };
}

/** A page of the app; what it reports as an error is kept in `page.faults`. Its pixels are filled only where they are `seen`. */
export async function visit(context, url, { size = null, wait = "#new-game, #table", seen = Boolean(process.env.PICTURES) } = {}) {
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.stack ?? String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") page.faults.push(`${message.text()} ${message.location().url}`);
  });
  if (!seen) await page.addInitScript(unseen);
  if (size) await page.setViewportSize({ width: size[0], height: size[1] });
  await page.emulateMedia({ reducedMotion: "reduce" });
  patient(page);
  await page.goto(url);
  await page.locator(wait).first().waitFor();
  return page;
}

/** Runs `work` in the page with the modules of the app: `work(app, arg)`. */
export const inApp = (page, work, arg = null) =>
  page.evaluate(`(async () => {
  const load = (path) => import(new URL(path, document.baseURI).href);
  const [backend, state, session, engine, offline] =
    await Promise.all(["backend.js", "state.js", "session.js", "web/engine.js", "web/offline.js"].map(load));
  return (${work})({ ...backend, ...state, ...session, ...engine, offline }, ${JSON.stringify(arg)});
})()`);

/** Waits until `work(app)` holds in the page. */
export const until = (page, work, seconds = 60) =>
  inApp(
    page,
    `async (app, end) => {
      const begun = performance.now();
      while (!(await (${work})(app))) {
        if (performance.now() - begun > end) throw new Error("it does not come about");
        await new Promise((done) => setTimeout(done, 50));
      }
    }`,
    seconds * 1000,
  );

/** Waits until the page is kept and would start without a network. */
export const isKept = (page) =>
  until(page, async (app) => {
    const registration = await navigator.serviceWorker.getRegistration();
    return app.offline.kept.value === "kept" && registration?.active?.state === "activated" && !registration.installing;
  });

/** Waits until a new version waits to be taken. */
export const hasUpdate = (page) => until(page, (app) => app.offline.waiting.value !== null);

/** What a game needs to begin without the new-game screen: the first `humans` of two seats are people. */
export const setup = (game = "small-world", humans = 1, seed = 7, players = game === "chaos" || game === "mixed" ? 3 : 2) => ({
  setup: { game, players, seed },
  seats: Array.from({ length: players }, (_, i) => ({
    name: `${i < humans ? "Player" : "Bot"} ${i + 1}`,
    colour: i,
    who: i < humans ? "human" : "bot",
    ...(i < humans ? {} : { level: "random" }),
  })),
});
