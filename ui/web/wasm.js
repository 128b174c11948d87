// The engine in WebAssembly: calls in, bytes out. What the exports do is said in src-tauri/crates/web/src/page.rs.

/**
 * Something to be written into the store; the order of a list matters.
 * @typedef {{ side: number, place: number, at: number, bytes: Uint8Array }} Write
 * @typedef {{ memory: WebAssembly.Memory, input(length: number): number, output(): number, found(side: number, place: number): void,
 *   open(): void, ask(): number,
 *   changes(): number, anew(enough: number): number, written(): void, think(): number, proof(): number }} Exports
 */

/** The engine has met a fault of its own: the instance is gone. */
export class Trap extends Error {}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** Fetches the engine. @param {URL | string} url @returns {Promise<WebAssembly.Module>} */
export async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: HTTP ${answer.status}`);
  // Some hosts do not know what to call such a file, and then it cannot be compiled while it comes.
  const known = answer.headers.get("content-type")?.startsWith("application/wasm");
  return known && WebAssembly.compileStreaming ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** An instance of the engine, which is made anew after a fault. */
export class Engine {
  /** @type {Exports} */
  #exports;
  #words = "";
  /** @type {Uint8Array | null} */
  #image = null;

  /** @param {WebAssembly.Module} module @param {(done: number, total: number) => void} [progress] */
  constructor(module, progress = () => {}) {
    this.module = module;
    this.progress = progress;
    this.#exports = this.#instance();
  }

  #instance() {
    const random = new Uint32Array(1);
    const page = {
      now: () => Date.now(),
      chance: () => crypto.getRandomValues(random)[0],
      progress: (/** @type {number} */ done, /** @type {number} */ total) => this.progress(done, total),
      fault: (/** @type {number} */ at, /** @type {number} */ length) => {
        this.#words = this.#read(at >>> 0, length >>> 0);
      },
    };
    return /** @type {Exports} */ (/** @type {unknown} */ (new WebAssembly.Instance(this.module, { page }).exports));
  }

  /**
   * Calls an export.
   * @template T
   * @param {(exports: Exports) => T} call
   */
  #guarded(call) {
    this.#words = "";
    try {
      return call(this.#exports);
    } catch (error) {
      throw new Trap(this.#words || String(error));
    }
  }

  /** @param {number} at @param {number} length */
  #read(at, length) {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, at, length));
  }

  /** Puts bytes in. @param {Uint8Array} bytes */
  #put(bytes) {
    const at = this.#exports.input(bytes.length) >>> 0;
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
  }

  /**
   * Text in, text out.
   * @param {"ask" | "think" | "proof"} name
   * @param {string} text
   */
  text(name, text) {
    return this.#guarded((exports) => {
      this.#put(encoder.encode(text));
      const length = exports[name]() >>> 0;
      return this.#read(exports.output() >>> 0, length);
    });
  }

  /** Opens the saved games in what a store has. @param {Uint8Array[][]} places */
  open(places) {
    this.#guarded((exports) => {
      places.forEach((side, number) => {
        side.forEach((bytes, place) => {
          this.#put(bytes);
          exports.found(number, place);
        });
      });
      exports.open();
    });
    this.keep();
  }

  /** What is to be written to keep what has changed. */
  changes() {
    return this.#writes((exports) => exports.changes());
  }

  /** A log that is worth writing anew for so many bytes that are given back, if there is one. @param {number} enough */
  anew(enough) {
    return this.#writes((exports) => exports.anew(enough));
  }

  /** @param {(exports: Exports) => number} call @returns {Write[]} */
  #writes(call) {
    return this.#guarded((exports) => {
      const length = call(exports) >>> 0;
      if (!length) return [];
      const { buffer } = exports.memory;
      const start = exports.output() >>> 0;
      // The bytes are copied: the engine goes on with its memory.
      const bytes = new Uint8Array(buffer.slice(start, start + length));
      const numbers = new DataView(bytes.buffer);
      const count = numbers.getUint32(0, true);
      let from = 4 + 16 * count;
      return Array.from({ length: count }, (_, index) => {
        const [side, place, at, size] = [0, 4, 8, 12].map((offset) => numbers.getUint32(4 + 16 * index + offset, true));
        from += size;
        return { side, place, at, bytes: bytes.subarray(from - size, from) };
      });
    });
  }

  /** What was to be written is. */
  written() {
    this.#guarded((exports) => exports.written());
  }

  /** Remembers the engine as it is now. */
  keep() {
    const now = new Uint8Array(this.#exports.memory.buffer);
    if (this.#image?.length === now.length) this.#image.set(now);
    else this.#image = now.slice();
  }

  /** Makes it what it was when it was kept last, whatever has happened to it; without that it begins afresh. */
  back() {
    this.#exports = this.#instance();
    if (!this.#image) return;
    const { memory } = this.#exports;
    const missing = this.#image.length - memory.buffer.byteLength;
    if (missing > 0) memory.grow(missing / 65536);
    new Uint8Array(memory.buffer).set(this.#image);
  }

  /** How much memory it has, in bytes. */
  get size() {
    return this.#exports.memory.buffer.byteLength;
  }
}
