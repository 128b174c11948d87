// One way to the backend: `call(command, args)`. Inside the app window it is
// Tauri's invoke, in a browser a POST beside the page. Names and types of the
// commands are those of PROTOCOL.md.

/** A refusal by the backend: `kind` is stable, `data` holds reasons and amounts. */
export class CommandError extends Error {
  constructor({ kind = "internal", message = "", data = /** @type {any} */ (null) } = {}) {
    super(message);
    this.name = "CommandError";
    this.kind = kind;
    this.data = data;
  }
}

const failure = (/** @type {any} */ value) => {
  if (value instanceof CommandError) return value;
  if (value && typeof value === "object" && typeof value.kind === "string") return new CommandError(value);
  return new CommandError({ kind: "internal", message: String(value?.message ?? value) });
};

/**
 * @param {string} command
 * @param {object} args
 */
async function overTauri(command, args) {
  return window.__TAURI__?.core.invoke(command, { args });
}

/**
 * @param {string} command
 * @param {object} args
 */
async function overHttp(command, args) {
  let answer;
  try {
    answer = await fetch(new URL(`api/${command}`, document.baseURI), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(args),
    });
  } catch (error) {
    throw new CommandError({ kind: "no_backend", message: String(error) });
  }
  const value = await answer.json().catch(() => null);
  if (!answer.ok) throw failure(value ?? { kind: "no_backend", message: `HTTP ${answer.status}` });
  return value;
}

/** @type {((command: string, args: object) => Promise<any>) | null} */
let carrier = null;

/** Puts another carrier in place: `async (command, args) => value` (development pages and tests). @param {typeof carrier} other */
export function useCarrier(other) {
  carrier = other;
}

/** Is this the app's own window (and not a browser)? */
export const inApp = () => typeof window !== "undefined" && window.__TAURI__ !== undefined;

/**
 * Runs one command; rejects with a CommandError.
 * @template {keyof Ui.Commands} K
 * @param {K} command
 * @param {Parameters<Ui.Commands[K]>[0]} [args]
 * @returns {Promise<ReturnType<Ui.Commands[K]>>}
 */
export async function call(command, args) {
  try {
    const answer = await (carrier ?? (inApp() ? overTauri : overHttp))(command, args ?? {});
    if (answer?.view?.own) await (await import("./workshop/own.js")).know(answer.view.own);
    return answer;
  } catch (error) {
    throw failure(error);
  }
}
