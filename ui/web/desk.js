// What the host worker does: commands one after the other, each answered when what it has changed is written; and thoughts elsewhere
// meanwhile.
//
// When a change cannot be written, or the engine meets a fault, the engine is put back to what it was before the command: nothing that
// was not answered has happened.

import { Trap } from "./wasm.js";

/**
 * @typedef {import("./wasm.js").Engine} Engine
 * @typedef {{ kind: string, message: string, data: unknown }} Refusal
 * @typedef {import("./store.js").Store} Store
 * @typedef {{ think(text: string, within: number): Promise<string | null>, stop(): void, progress(): { done: number, total: number } |
 *   null }} Thinker
 */

/** Commands that change nothing at the table: what they find need not be remembered. */
const READING = new Set(
  (
    "startup catalog board check_setup view chances reason log slots export_slot replay review result results export_results " +
    "workshop check_piece shelf"
  ).split(" "),
);

/** However a bot is told to hurry, it thinks for so long; and no longer than that about one decision, in milliseconds. */
const [LEAST, LONGEST] = [12, 20_000];

/** So many bytes of a log may be void before it is written anew. */
const VOID = 1 << 20;

/** How the request begins that gives room, and for which some is held ready. */
const DELETING = '{"run":{"command":"delete_slot"';

/** @param {string} kind @param {string} message @param {unknown} [data] @returns {Refusal} */
export const refusal = (kind, message, data = null) => ({ kind, message, data });

/** @param {unknown} error @returns {Refusal} */
function refused(error) {
  if (error && typeof error === "object" && "kind" in error) return /** @type {Refusal} */ (error);
  if (error instanceof Trap) {
    const detail = error.message.slice(0, 200);
    return refusal("internal", `Something went wrong inside Elbowroom (${detail}); the game is saved: open it again.`, { detail });
  }
  const detail = String(/** @type {any} */ (error)?.message ?? error);
  if (/** @type {any} */ (error)?.name === "QuotaExceededError") {
    return refusal("quota", "This browser has no room left, so nothing was saved; free some space and try again.");
  }
  return refusal("io", `The saved games cannot be reached (${detail}); check the disk and try again.`, { detail });
}

export class Desk {
  /** What was begun last, whether it ends well or not. @type {Promise<unknown>} */
  #last = Promise.resolve();
  /** How often bots were told to hurry. */
  #told = 0;
  /** The decision that was due when they were told last. */
  #toldDue = "";
  /** Games of bots that are played one by one: how far that is. @type {{ done: number, total: number } | null} */
  #tried = null;

  /** @param {Engine} engine @param {Store} store @param {Thinker} thinker @param {number} [longest] */
  constructor(engine, store, thinker, longest = LONGEST) {
    this.longest = longest;
    this.engine = engine;
    this.store = store;
    this.thinker = thinker;
  }

  /** Writes what opening the saved games has mended. */
  async begin() {
    await this.#inTurn(() => this.#write(true));
    this.engine.keep();
  }

  /**
   * Answers a command.
   * @param {string} command
   * @param {any} args
   * @returns {Promise<unknown>}
   */
  async answer(command, args) {
    try {
      if (command === "bot_stop") return this.#hurry();
      if (command === "bot_progress") return this.#progress();
      const asked = this.#told;
      if (command === "try_piece") return await this.#tryPiece(args, asked);
      return await this.#run(command, args, asked);
    } catch (error) {
      throw refused(error);
    }
  }

  /** Makes whoever thinks, and whoever is about to, answer. */
  #hurry() {
    this.#told += 1;
    this.#toldDue = this.#due();
    this.thinker.stop();
    return { stopped: true };
  }

  #due() {
    try {
      return this.engine.text("ask", '"due"');
    } catch {
      this.engine.back();
      return "";
    }
  }

  #progress() {
    const now = this.#tried ?? this.thinker.progress();
    return { thinking: now !== null, done: now?.done ?? 0, total: now?.total ?? 0 };
  }

  /**
   * Does work when all before it is done.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  #inTurn(work) {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** @param {string} command @param {any} args @param {number} asked */
  async #run(command, args, asked) {
    const begun = await this.#inTurn(async () => {
      const due = command === "bot_move" ? this.#due() : "";
      const reply = await this.#ask(JSON.stringify({ run: { command, args: args ?? {} } }), READING.has(command));
      return { ...reply, hurried: due !== "" && due === this.#toldDue };
    });
    if (!begun.errand) return begun.answer;
    const [number, text] = begun.errand;
    /** @type {string | null} */
    let thought = null;
    try {
      if (!begun.hurried && asked === this.#told) thought = await this.thinker.think(text, this.longest);
    } catch (error) {
      await this.#inTurn(() => this.#ask(JSON.stringify({ end: { errand: number } }), true)).catch(() => {});
      throw error;
    }
    // The text of a thought is not read here: some of its numbers are longer than this language knows.
    const hurried = JSON.stringify({ hurry: { errand: number, within: LEAST } });
    const request = thought === null ? hurried : `{"end":{"errand":${number},"thought":${thought}}}`;
    return (await this.#inTurn(() => this.#ask(request, false))).answer;
  }

  /** Games one by one, so that what was played is not lost when somebody has had enough. @param {any} args @param {number} asked */
  async #tryPiece(args, asked) {
    const begun = await this.#inTurn(() => this.#ask(JSON.stringify({ run: { command: "try_piece", args: args ?? {} } }), true));
    const [number] = begun.errand ?? [0];
    await this.#inTurn(() => this.#ask(JSON.stringify({ end: { errand: number } }), true));
    const { first, games } = args;
    /** @type {{ own: unknown[], printed: unknown[] }} */
    const all = { own: [], printed: [] };
    try {
      for (let done = 0; done < games; done += 1) {
        this.#tried = { done, total: games };
        const text = JSON.stringify({ wish: { Piece: { ...args, first: first + done, games: 1 } } });
        const thought = asked === this.#told ? await this.thinker.think(text, this.longest * games) : null;
        if (thought === null) break;
        const { own, printed } = JSON.parse(thought);
        all.own.push(...own);
        all.printed.push(...printed);
      }
    } finally {
      this.#tried = null;
    }
    return all;
  }

  /**
   * Asks the engine, and writes what has changed.
   * @param {string} request
   * @param {boolean} reads whether the table is the same afterwards
   * @param {boolean} [again] whether this was tried before
   * @returns {Promise<{ answer?: any, errand?: [number, string] }>}
   */
  async #ask(request, reads, again = false) {
    let wrote = false;
    let reply;
    try {
      reply = JSON.parse(this.engine.text("ask", request));
      wrote = await this.#write(request.startsWith(DELETING));
    } catch (error) {
      this.engine.back();
      // What is void makes room; then once more.
      if (/** @type {any} */ (error)?.name !== "QuotaExceededError" || again || !(await this.#tidy(0))) throw error;
      return this.#ask(request, reads, true);
    }
    if (wrote || !reads) this.engine.keep();
    if (reply.error) throw reply.error;
    return reply;
  }

  /** Writes what has changed, if anything has. @param {boolean} urgent */
  async #write(urgent) {
    const writes = this.engine.changes();
    if (!writes.length) return false;
    await this.store.write(writes, urgent);
    this.engine.written();
    await this.#tidy(VOID);
    return true;
  }

  /**
   * Writes logs anew that are mostly void; where that fails the old ones stand.
   * @param {number} enough
   * @returns {Promise<boolean>} whether that gave room
   */
  async #tidy(enough) {
    let tidied = false;
    for (let side = 0; side < 2; side += 1) {
      const writes = this.engine.anew(enough);
      if (!writes.length) break;
      try {
        await this.store.write(writes, true);
        this.engine.written();
        await this.store.clear(writes[0].side, 1 - writes[0].place);
        tidied = true;
      } catch {
        break;
      }
    }
    if (tidied) this.engine.keep();
    return tidied;
  }
}
