// The app starts, shows its home screen, answers, and can do nothing else.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { newFolder, Session } from "./client.mjs";

let app;
let folder;

before(async () => {
  folder = await newFolder();
  app = await Session.start({ folder: folder.path });
});

after(async () => {
  await app?.quit();
  await folder.remove();
});

test("the window has its title and a home screen to press on", async () => {
  assert.equal(await app.title(), "Elbowroom");
  await app.find("button");
});

test("the backend answers and its saved games open", async () => {
  const startup = await app.invoke("startup");
  assert.equal(startup.error, null);
  assert.match(startup.version, /^\d+\.\d+\.\d+/);
  assert.deepEqual((await app.invoke("slots")).slots, []);
});

test("a refusal comes as an object the screens can translate", async () => {
  await assert.rejects(app.invoke("view"), (error) => error.kind === "no_table" && error.message.length > 10);
});

test("the page can reach neither the network nor anything of the system", async () => {
  const blocked = await app.run(() => {
    const seen = [];
    document.addEventListener("securitypolicyviolation", (event) => seen.push(event.effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "window.inlineRan = true";
    document.head.append(script);
    return fetch("http://127.0.0.1:9/").then(
      () => "reached",
      () => new Promise((later) => setTimeout(() => later({ seen, inline: window.inlineRan === true }), 100)),
    );
  });
  assert.equal(blocked.inline, false);
  assert.ok(blocked.seen.includes("connect-src"), JSON.stringify(blocked));
  assert.ok(
    blocked.seen.some((directive) => directive.startsWith("script-src")),
    JSON.stringify(blocked),
  );
  await assert.rejects(
    app.run(() => window.__TAURI__.core.invoke("plugin:path|resolve_directory", { directory: 1 })),
    /not allowed/,
  );
});
