// Where the browser keeps saved games: two sides with two places each (see src-tauri/crates/saves/src/log.rs), bytes that this file
// does not look into.
//
// In files of the page's own (OPFS), which a worker writes and flushes at once; where there are none, in IndexedDB. What is written is
// durable when `write` is done; when it fails, what was there is there.

/**
 * @typedef {import("./wasm.js").Write} Write
 * @typedef {{ kind: "opfs" | "idb" | "memory", places: Uint8Array[][], write(writes: Write[], urgent?: boolean): Promise<void>,
 *   clear(side: number, place: number): Promise<void> }} Store
 * @typedef {{ getSize(): number, truncate(size: number): void, flush(): void, close(): void, read(into: Uint8Array, options: { at:
 *   number }): number,
 *   write(from: Uint8Array, options: { at: number }): number }} Handle a file that is open in a worker
 */

const FOLDER = "elbowroom";
const SIDES = ["database", "mirrors"];

/** Files end with so many bytes of zeros at least, which are void: room for what is urgent, such as deleting, where there is no more. */
const STEP = 1 << 16;

/** How long the files may still be held by a worker that has just ended, in milliseconds. */
const PATIENCE = 3000;

/** No room is left. */
const full = () => new DOMException("the browser has no room left", "QuotaExceededError");

/** The store of this browser. It throws where there is none, or what is there cannot be opened. @returns {Promise<Store>} */
export async function openStore() {
  const files = await openFiles();
  if (!files) return openDatabase();
  // What was kept before the browser had files comes along.
  if (files.places.flat().every((bytes) => bytes.length === 0)) {
    const before = await openDatabase().catch(() => null);
    const kept = before?.places ?? [];
    const moved = kept.flatMap((side, number) => side.map((bytes, place) => ({ side: number, place, at: 0, bytes })));
    const there = moved.filter(({ bytes }) => bytes.length);
    if (before && there.length) {
      await files.write(there);
      await Promise.all(there.map(({ side, place }) => before.clear(side, place)));
      return { ...files, places: kept };
    }
  }
  return files;
}

/** What keeps nothing. @returns {Store} */
export const noStore = () => ({ kind: "memory", places: SIDES.map(() => []), write: async () => {}, clear: async () => {} });

/** Files of the page's own; null where the browser has none. @returns {Promise<Store | null>} */
async function openFiles() {
  if (typeof FileSystemFileHandle === "undefined" || !("createSyncAccessHandle" in FileSystemFileHandle.prototype)) return null;
  let folder;
  try {
    folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  } catch (error) {
    // Private windows of some browsers.
    if (/** @type {DOMException} */ (error).name === "SecurityError") return null;
    throw error;
  }
  const names = SIDES.map((side) => [0, 1].map((place) => `${side}-${place}.log`));
  const handles = await Promise.all(names.map((side) => Promise.all(side.map((name) => opened(folder, name)))));
  return onHandles(handles);
}

/**
 * @param {FileSystemDirectoryHandle} folder
 * @param {string} name
 * @returns {Promise<Handle>}
 */
async function opened(folder, name) {
  const file = /** @type {{ createSyncAccessHandle(): Promise<Handle> }} */ (
    /** @type {unknown} */ (await folder.getFileHandle(name, { create: true }))
  );
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (/** @type {DOMException} */ (error).name !== "NoModificationAllowedError" || Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** A store on open files. @param {Handle[][]} handles @returns {Store} */
export function onHandles(handles) {
  const places = handles.map((side) =>
    side.map((handle) => {
      const bytes = new Uint8Array(handle.getSize());
      return bytes.subarray(0, handle.read(bytes, { at: 0 }));
    }),
  );
  return {
    kind: "opfs",
    places,
    async write(writes, urgent = false) {
      /** @type {Write[]} */
      const begun = [];
      try {
        for (const one of writes) {
          begun.push(one);
          put(handles[one.side][one.place], one, urgent);
        }
      } catch (error) {
        // The later one first: as long as it is there the earlier may be the newer of the two.
        for (const { side, place, at } of begun.reverse()) cut(handles[side][place], at);
        throw error;
      }
    },
    async clear(side, place) {
      handles[side][place].truncate(0);
      handles[side][place].flush();
    },
  };
}

/** @param {Handle} handle @param {Write} write @param {boolean} urgent */
function put(handle, { at, bytes }, urgent) {
  const end = at + bytes.length;
  if (end + STEP > handle.getSize()) {
    try {
      handle.truncate((Math.floor(end / STEP) + 2) * STEP);
    } catch {
      if (!urgent) throw full();
      // Then with what is held ready.
    }
  }
  if (handle.write(bytes, { at }) !== bytes.length) throw full();
  handle.flush();
}

/** What was begun at `at` is void again; if even that fails, the next write covers it. @param {Handle} handle @param {number} at */
function cut(handle, at) {
  try {
    if (handle.getSize() <= at) return;
    const zeros = new Uint8Array(handle.getSize() - at);
    // Room that is there is kept.
    if (handle.write(zeros, { at }) !== zeros.length) handle.truncate(at);
    handle.flush();
  } catch {
    // It was not acknowledged.
  }
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The parts of a place, by side, place and number. @param {number} side @param {number} place */
const parts = (side, place) => IDBKeyRange.bound([side, place, 0], [side, place, Infinity]);

/** A store in IndexedDB: each place is a list of parts. @returns {Promise<Store>} */
export async function openDatabase() {
  const request = indexedDB.open(FOLDER, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("logs");
  const database = await done(request);

  /** @param {IDBTransactionMode} mode @param {(logs: IDBObjectStore) => Promise<void> | void} work */
  const within = (mode, work) =>
    new Promise((/** @type {(value?: unknown) => void} */ resolve, reject) => {
      const transaction = database.transaction("logs", mode, { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the browser gave up"));
      Promise.resolve(work(transaction.objectStore("logs"))).catch((error) => {
        reject(error);
        transaction.abort();
      });
    });

  const places = SIDES.map(() => [new Uint8Array(), new Uint8Array()]);
  /** The next number of each place. */
  const next = SIDES.map(() => [0, 0]);
  await within("readonly", async (logs) => {
    for (const side of [0, 1]) {
      for (const place of [0, 1]) {
        const [keys, values] = await Promise.all([done(logs.getAllKeys(parts(side, place))), done(logs.getAll(parts(side, place)))]);
        places[side][place] = joined(values);
        next[side][place] = Number(/** @type {number[]} */ (keys.at(-1) ?? [])[2] ?? -1) + 1;
      }
    }
  });
  const lengths = places.map((side) => side.map((bytes) => bytes.length));
  return {
    kind: "idb",
    places,
    async write(writes) {
      await within("readwrite", async (logs) => {
        for (const { side, place, at, bytes } of writes) {
          if (at < lengths[side][place]) {
            const kept = joined(await done(logs.getAll(parts(side, place)))).slice(0, at);
            logs.delete(parts(side, place));
            if (kept.length) logs.put(kept, [side, place, next[side][place] - 1]);
          }
          logs.put(bytes.slice(), [side, place, next[side][place]]);
        }
      });
      for (const { side, place, at, bytes } of writes) {
        lengths[side][place] = at + bytes.length;
        next[side][place] += 1;
      }
    },
    async clear(side, place) {
      await within("readwrite", (logs) => void logs.delete(parts(side, place)));
      lengths[side][place] = 0;
    },
  };
}

/** @param {Uint8Array[]} list */
function joined(list) {
  const all = new Uint8Array(list.reduce((sum, bytes) => sum + bytes.length, 0));
  let at = 0;
  for (const bytes of list) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}
