// The worker that makes the page work without a network: it keeps every file of one version, by its hash, and gives the page nothing else.
//
// `cargo xtask web` writes version and list. A new version is fetched beside the one in use, wholly or not at all, and taken only
// when the page asks for it: which version is given is written down (`CHOSEN`), so that closing the last window changes nothing.

const VERSION = "";
/** @type {string[][]} */
const FILES = [];

const worker = /** @type {any} */ (self);
/** Others may live on the same host. */
const OURS = `elbowroom ${worker.registration.scope} `;
const CHOSEN = `${OURS}chosen`;
const storeOf = (/** @type {string} */ version) => `${OURS}version ${version}`;

/** How many files are fetched at a time. */
const AT_ONCE = 6;

/** What files are, whatever a host says. @type {Record<string, string>} */
const KINDS = {
  css: "text/css; charset=utf-8",
  ftl: "text/plain; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

const address = (/** @type {string} */ file) => new URL(file, worker.registration.scope).href;

/** The first half of the SHA-256, as the list has it. @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes), 0, 16);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file as the host has it, if it is the one of the list. @param {string} file @param {string} hash @param {RequestCache} cache */
async function fetched(file, hash, cache) {
  // Hosts that answer for a folder often send whoever asks for its page by name elsewhere.
  const answer = await fetch(address(file === "index.html" ? "" : file), { cache });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  return (await hashOf(bytes)) === hash ? bytes : null;
}

/** Keeps one file of this version: from a version that is there, if that has the same, else from the host. */
async function keep(/** @type {Cache} */ store, /** @type {string[]} */ older, /** @type {string} */ file, /** @type {string} */ hash) {
  for (const name of older) {
    const same = await caches.match(address(file), { cacheName: name });
    // Older versions kept the whole of it.
    if (same?.headers.get("x-hash")?.startsWith(hash)) return store.put(address(file), same);
  }
  // What the browser still has of the visit will often do; else it is asked for anew.
  const bytes = (await fetched(file, hash, "default")) ?? (await fetched(file, hash, "reload"));
  if (!bytes) throw new Error(`${file} is not the one of this version`);
  const headers = { "content-type": KINDS[file.split(".").pop() ?? ""] ?? "application/octet-stream", "x-hash": hash };
  return store.put(address(file), new Response(bytes, { headers }));
}

async function install() {
  const name = storeOf(VERSION);
  const store = await caches.open(name);
  const older = (await caches.keys()).filter((other) => other.startsWith(`${OURS}version `));
  const left = [...FILES];
  const one = async () => {
    for (let next = left.pop(); next; next = left.pop()) await keep(store, older, next[0], next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  // Another version may have cleared away meanwhile.
  const held = (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0;
  if (held < FILES.length) throw new Error(`${held} of ${FILES.length} files are kept`);
}

/** @type {Promise<string> | null} */
let chosen = null;

/** The version that is given: the one that was agreed to, or this one. */
function chosenVersion() {
  chosen ??= caches
    .match(CHOSEN_AT, { cacheName: CHOSEN })
    .then((kept) => kept?.text())
    .then(async (version) => (version && (await caches.has(storeOf(version))) ? version : VERSION));
  return chosen;
}

const CHOSEN_AT = address("chosen");

/** Gives this version from now on, and keeps no other. */
async function take() {
  const pointer = await caches.open(CHOSEN);
  await pointer.put(CHOSEN_AT, new Response(VERSION));
  chosen = Promise.resolve(VERSION);
}

async function clear() {
  const spared = [CHOSEN, storeOf(await chosenVersion()), storeOf(VERSION)];
  const all = (await caches.keys()).filter((name) => name.startsWith(OURS) && !spared.includes(name));
  await Promise.all(all.map((name) => caches.delete(name)));
}

async function activate() {
  if ((await chosenVersion()) === VERSION) await take();
  await clear();
  // The first page is kept from now on, too.
  await worker.clients.claim();
}

/** @param {Request} request @param {URL} url */
async function answer(request, url) {
  const scope = new URL(worker.registration.scope);
  const path = url.pathname.slice(scope.pathname.length);
  const file = request.mode === "navigate" && (path === "" || !path.includes(".")) ? "index.html" : path;
  const kept = await caches.match(address(file), { cacheName: storeOf(await chosenVersion()) });
  return kept ?? fetch(request);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "GET" && url.href.startsWith(worker.registration.scope)) event.respondWith(answer(request, url));
});

/** What the page asks; it is answered on the port that it sent. @type {Record<string, () => Promise<object>>} */
const answers = {
  which: async () => ({ version: VERSION, chosen: await chosenVersion() }),
  take: async () => {
    await take();
    await worker.skipWaiting();
    await clear();
    return { version: VERSION, chosen: VERSION };
  },
};

worker.addEventListener("message", (/** @type {any} */ event) => {
  const asked = answers[event.data?.ask];
  const reply = (/** @type {any} */ value) => event.ports[0]?.postMessage(value);
  if (asked) event.waitUntil(asked().then(reply, (/** @type {any} */ error) => reply({ error: String(error) })));
});
