// What is heard behind a game: wind or water that swells and sinks, a low hum, now and then a plucked note. Made on the spot, never the
// same.

import { audio, loudness, noise } from "./audio.js";

/** How long a change of loudness takes, in seconds. */
const FADE = 1.5;

/** @type {{ bed: Ui.Bed, out: GainNode, end: () => void } | null} */
let now = null;

/** A random number from `least` to `most`. @param {[number, number]} range */
const between = ([least, most]) => least + Math.random() * (most - least);

/** @param {AudioContext} ctx @param {Ui.Bed} bed */
function begin(ctx, bed) {
  const out = new GainNode(ctx, { gain: 0 });
  out.connect(ctx.destination);
  /** @type {AudioScheduledSourceNode[]} */
  const sources = [];
  for (const { frequency, q = 0.7, volume, swell, depth = 0.5 } of bed.airs) {
    const source = new AudioBufferSourceNode(ctx, { buffer: noise(ctx, 7, true), loop: true });
    const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency, Q: q });
    const gain = new GainNode(ctx, { gain: volume });
    const slow = new OscillatorNode(ctx, { frequency: 1 / swell });
    slow.connect(new GainNode(ctx, { gain: volume * depth })).connect(gain.gain);
    slow.connect(new GainNode(ctx, { gain: frequency * 0.3 })).connect(filter.frequency);
    source.connect(filter).connect(gain).connect(out);
    sources.push(source, slow);
  }
  for (const [i, frequency] of (bed.hum ?? []).entries()) {
    const source = new OscillatorNode(ctx, { frequency, type: "triangle", detune: i * 4 });
    source.connect(new GainNode(ctx, { gain: 0.02 })).connect(out);
    sources.push(source);
  }
  for (const source of sources) source.start();
  let timer = 0;
  const pluck = () => {
    timer = setTimeout(pluck, between(bed.every) * 1000);
    if (ctx.state !== "running") return;
    const frequency = bed.notes[Math.floor(Math.random() * bed.notes.length)];
    for (const [over, volume] of [
      [1, 0.05],
      [3, 0.008],
    ]) {
      const source = new OscillatorNode(ctx, { frequency: frequency * over });
      const gain = new GainNode(ctx, { gain: 0 });
      gain.gain.setValueAtTime(0, ctx.currentTime);
      gain.gain.linearRampToValueAtTime(volume, ctx.currentTime + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, ctx.currentTime + bed.ring / over);
      source.connect(gain).connect(out);
      source.start();
      source.stop(ctx.currentTime + bed.ring);
    }
  };
  timer = setTimeout(pluck, between(bed.every) * 500);
  const end = () => {
    clearTimeout(timer);
    out.gain.setTargetAtTime(0, ctx.currentTime, FADE / 3);
    for (const source of sources) source.stop(ctx.currentTime + FADE);
    setTimeout(() => out.disconnect(), FADE * 1000 + 200);
  };
  return { bed, out, end };
}

/**
 * Lets a bed be heard so loud; another one fades away, and null or 0 ends it.
 * @param {Ui.Bed | null} bed
 * @param {number} percent from 0 to 100
 */
export function lay(bed, percent) {
  try {
    const wanted = percent > 0 ? bed : null;
    if (now && now.bed !== wanted) {
      now.end();
      now = null;
    }
    const ctx = wanted && audio();
    if (!wanted || !ctx) return;
    now ??= begin(ctx, wanted);
    now.out.gain.setTargetAtTime(loudness(percent), ctx.currentTime, FADE / 3);
  } catch {
    // A device without sound plays the game all the same.
  }
}
