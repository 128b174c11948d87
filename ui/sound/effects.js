// Small dry sounds made on the spot: wood, coins, a die, bells, a low horn. No file is played.

import { audio, loudness, noise } from "./audio.js";

/** @typedef {{ ctx: AudioContext, out: AudioNode, count: number }} Desk */
/** @typedef {{ at?: number, volume?: number, length?: number }} Knock */
/** @typedef {Knock & { type?: OscillatorType, to?: number, rise?: number }} Tone */

/** A tone of `frequency` hertz that dies away within `length` seconds. @param {Desk} desk @param {number} frequency @param {Tone} [of] */
function tone({ ctx, out }, frequency, { at = 0, volume = 0.1, length = 0.2, type = "sine", to = frequency, rise = 0.004 } = {}) {
  const start = ctx.currentTime + at;
  const source = new OscillatorNode(ctx, { type, frequency });
  const gain = new GainNode(ctx, { gain: 0 });
  source.frequency.setValueAtTime(frequency, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + length + 0.02);
}

/**
 * A dry knock: noise through a narrow filter at `frequency` hertz.
 * @param {Desk} desk
 * @param {number} frequency
 * @param {Knock & { q?: number }} [of]
 */
function knock({ ctx, out }, frequency, { at = 0, volume = 0.16, length = 0.05, q = 4 } = {}) {
  const start = ctx.currentTime + at;
  const source = new AudioBufferSourceNode(ctx, { buffer: noise(ctx, length) });
  const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency, Q: q });
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(volume * 4, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
}

/** A struck bell or plucked tongue: a tone with two overtones. @param {Desk} desk @param {number} frequency @param {Knock} [of] */
function bell(desk, frequency, { at = 0, volume = 0.06, length = 0.9 } = {}) {
  tone(desk, frequency, { at, volume, length });
  tone(desk, frequency * 2.76, { at, volume: volume * 0.35, length: length * 0.45 });
  tone(desk, frequency * 5.4, { at, volume: volume * 0.12, length: length * 0.2 });
}

/** @param {Desk} desk @param {number} frequency */
function horn(desk, frequency, at = 0, length = 0.8) {
  tone(desk, frequency, { at, to: frequency * 0.89, length, volume: 0.07, type: "sawtooth", rise: 0.05 });
  tone(desk, frequency * 1.5, { at: at + 0.04, to: frequency * 1.34, length: length * 0.9, volume: 0.03, type: "sawtooth", rise: 0.05 });
}

/** The sounds by name. `count`: how many coins, at most as many as are heard apart. @type {Record<string, (desk: Desk) => void>} */
export const sounds = {
  wood: (desk) => {
    knock(desk, 720);
    tone(desk, 210, { to: 150, length: 0.07, volume: 0.07 });
  },
  tap: (desk) => knock(desk, 1150, { volume: 0.06, length: 0.03 }),
  conquest: (desk) => {
    knock(desk, 520, { volume: 0.2 });
    tone(desk, 120, { to: 70, length: 0.18, volume: 0.16 });
    knock(desk, 900, { at: 0.07, volume: 0.08 });
  },
  fall: (desk) => {
    knock(desk, 380, { volume: 0.18, length: 0.08 });
    tone(desk, 190, { to: 80, length: 0.25, volume: 0.08, type: "triangle" });
  },
  paper: (desk) => knock(desk, 2600, { volume: 0.05, length: 0.09 }),
  coin: (desk) => {
    for (let i = 0; i < Math.max(1, Math.min(5, Math.ceil(desk.count / 2))); i++) {
      tone(desk, 2093 * (1 + (i % 3) * 0.03), { at: i * 0.09, length: 0.16, volume: 0.035, type: "triangle" });
      tone(desk, 3136, { at: i * 0.09 + 0.05, length: 0.2, volume: 0.03, type: "triangle" });
    }
  },
  die: (desk) => {
    for (const [i, at] of [0, 0.07, 0.12, 0.2, 0.31].entries()) knock(desk, 1100 - i * 70, { at, volume: 0.12 });
  },
  horn: (desk) => horn(desk, 110),
  bell: (desk) => bell(desk, 523, { volume: 0.04, length: 0.7 }),
  turn: (desk) => {
    bell(desk, 659);
    bell(desk, 880, { at: 0.14 });
  },
  find: (desk) => {
    for (const [i, frequency] of [784, 988, 1319].entries()) bell(desk, frequency, { at: i * 0.08, volume: 0.04, length: 0.5 });
  },
  dial: (desk) => {
    for (let i = 0; i < 4; i++) knock(desk, 1800, { at: i * 0.055, volume: 0.07, length: 0.02, q: 8 });
  },
  drum: (desk) => {
    for (const at of [0, 0.22, 0.33]) tone(desk, 95, { at, to: 55, length: 0.24, volume: 0.16 });
  },
  roar: (desk) => {
    knock(desk, 240, { length: 0.9, volume: 0.3, q: 0.8 });
    tone(desk, 92, { to: 48, length: 0.9, volume: 0.1, type: "sawtooth", rise: 0.12 });
  },
  ruin: (desk) => {
    knock(desk, 110, { length: 1.4, volume: 0.5, q: 0.6 });
    tone(desk, 62, { to: 34, length: 1.3, volume: 0.18 });
    horn(desk, 73, 0.1, 1.2);
  },
  win: (desk) => {
    for (const [i, frequency] of [392, 494, 587, 784].entries()) {
      tone(desk, frequency, { at: i * 0.13, length: i === 3 ? 1.1 : 0.3, volume: 0.05, type: "triangle", rise: 0.02 });
      bell(desk, frequency * 2, { at: i * 0.13, volume: 0.025 });
    }
  },
};

/**
 * Plays a sound.
 * @param {string} name
 * @param {number} percent how loud, from 0 to 100
 * @param {number} [count]
 * @param {number} [wait] in how many seconds
 */
export function play(name, percent, count = 1, wait = 0) {
  if (percent <= 0 || !sounds[name]) return;
  try {
    const ctx = audio();
    // What was to be heard before the page was touched is past.
    if (!ctx || (ctx.state !== "running" && ctx.currentTime > 0)) return;
    const out = new GainNode(ctx, { gain: loudness(percent) * 2 });
    const late = wait > 0 ? new DelayNode(ctx, { delayTime: wait, maxDelayTime: 2 }) : null;
    (late ? out.connect(late) : out).connect(ctx.destination);
    sounds[name]({ ctx, out, count });
    setTimeout(() => (late ?? out).disconnect(), 4000);
  } catch {
    // A device without sound plays the game all the same.
  }
}
