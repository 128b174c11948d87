// Thoughts for the host worker, one after the other in a worker of their own; told to stop, it is ended and another takes its place.

import { Trap } from "./wasm.js";

/**
 * @typedef {{ tell(message: unknown): void, end(): void, hear(heard: (said: Said) => void): void }} Mind a worker with `thinker.js`
 *   that has its engine
 * @typedef {{ done?: number, total?: number, reply?: string, fault?: string, gone?: boolean }} Said
 * @typedef {{ text: string, within: number, resolve: (thought: string | null) => void, reject: (error: unknown) => void }} Thought
 */

/** How a thought begins that came to an end. */
const GOOD = '{"thought":';

export class Thinking {
  /** @type {Mind | null} */
  #mind = null;
  /** What is thought about, and what waits for that. @type {Thought[]} */
  #thoughts = [];
  /** @type {{ done: number, total: number } | null} */
  #progress = null;

  /** @param {() => Mind} hire */
  constructor(hire) {
    this.hire = hire;
  }

  /** Has a worker ready. */
  prepare() {
    if (this.#mind) return;
    const mind = this.hire();
    mind.hear((said) => this.#heard(said));
    this.#mind = mind;
  }

  /**
   * The text of a thought; null if it was stopped.
   * @param {string} text
   * @param {number} within
   * @returns {Promise<string | null>}
   */
  think(text, within) {
    return new Promise((resolve, reject) => {
      this.#thoughts.push({ text, within, resolve, reject });
      if (this.#thoughts.length === 1) this.#begin();
    });
  }

  #begin() {
    const [first] = this.#thoughts;
    this.#progress = first ? { done: 0, total: 1 } : null;
    if (!first) return;
    this.prepare();
    this.#mind?.tell({ text: first.text, within: first.within });
  }

  /** @param {Said} said */
  #heard({ done, total, reply, fault, gone }) {
    if (done !== undefined && total) {
      const before = this.#progress;
      if (before && done * before.total > before.done * total) this.#progress = { done: Math.min(done, total), total };
      return;
    }
    if (gone) this.#end();
    const thought = this.#thoughts.shift();
    if (reply?.startsWith(GOOD)) thought?.resolve(reply.slice(GOOD.length, -1));
    else thought?.reject(reply ? JSON.parse(reply).error : new Trap(fault));
    this.#begin();
  }

  #end() {
    this.#mind?.end();
    this.#mind = null;
  }

  /** Ends all thoughts: those who wait for them answer for themselves. */
  stop() {
    const stopped = this.#thoughts.splice(0);
    if (!stopped.length) return;
    this.#end();
    this.#progress = null;
    for (const { resolve } of stopped) resolve(null);
    // The next one is there when it is needed.
    setTimeout(() => this.prepare(), 100);
  }

  /** How far the thought is that somebody waits for. */
  progress() {
    return this.#progress;
  }
}
