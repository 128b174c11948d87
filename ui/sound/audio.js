// The one way to the loudspeaker: silent until somebody has turned something up and touched the page.

/** @type {AudioContext | null} */
let context = null;

/** The sound of the device, or null where there is none. A browser lets it begin with a touch or a key. */
export function audio() {
  const Audio = globalThis.AudioContext ?? /** @type {any} */ (globalThis).webkitAudioContext;
  if (!Audio) return null;
  if (!context) {
    const made = new Audio();
    context = made;
    const wake = () => made.state === "suspended" && !document.hidden && made.resume().catch(() => {});
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, wake, true);
    // Nobody listens to a page that is not seen.
    document.addEventListener("visibilitychange", () => (document.hidden ? made.suspend().catch(() => {}) : wake()));
  }
  if (context.state === "suspended" && !document.hidden) context.resume().catch(() => {});
  return context;
}

/**
 * How loud a slider at `percent` is: ears hear by proportion.
 * @param {number} percent from 0 to 100
 */
export const loudness = (percent) => (Math.max(0, Math.min(100, percent)) / 100) ** 2;

/** A buffer of noise, white or (softer, like wind) brown. @param {AudioContext} ctx @param {number} seconds @param {boolean} brown */
export function noise(ctx, seconds, brown = false) {
  const samples = Math.ceil(ctx.sampleRate * seconds);
  const buffer = ctx.createBuffer(1, samples, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples; i++) {
    const white = Math.random() * 2 - 1;
    last = brown ? (last + 0.02 * white) / 1.02 : white;
    data[i] = brown ? last * 3.5 : last;
  }
  return buffer;
}
