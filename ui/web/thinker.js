// A worker that only thinks: it has an engine of its own, so that the host answers meanwhile. Whoever wants it to stop ends it.

import { Engine } from "./wasm.js";

/** Word of how far a thought is comes so often at most, in milliseconds. */
const OFTEN = 50;

/** @type {Engine | null} */
let engine = null;
let told = 0;

/** @param {number} done @param {number} total */
function progress(done, total) {
  const now = performance.now();
  if (now - told < OFTEN) return;
  told = now;
  postMessage({ done, total });
}

/**
 * First comes the compiled engine, then errands.
 * @param {MessageEvent<{ module?: WebAssembly.Module, text: string, within: number }>} event
 */
self.onmessage = ({ data: { module, text, within } }) => {
  if (module) {
    engine = new Engine(module, progress);
    return;
  }
  try {
    postMessage({ reply: engine?.text("think", `{"errand":${text},"within":${within}}`) });
  } catch (error) {
    engine?.back();
    postMessage({ fault: /** @type {Error} */ (error).message });
  }
};
