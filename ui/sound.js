// Small dry sounds made on the spot: wood, coin, die, a low horn.
import { settings } from "./state.js";

/** @type {AudioContext | null} */
let context = null;

function audio() {
  const Audio = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Audio || !settings.value.sound) return null;
  context ??= new Audio();
  if (context.state === "suspended") context.resume().catch(() => {});
  return context;
}

/**
 * A tone of `frequency` hertz that dies away within `length` seconds.
 * @param {AudioContext} ctx
 * @param {{ frequency: number, length: number, at?: number, volume?: number, type?: OscillatorType, to?: number }} of
 */
function tone(ctx, { frequency, length, at = 0, volume = 0.1, type = "sine", to = frequency }) {
  const start = ctx.currentTime + at;
  const source = new OscillatorNode(ctx, { type, frequency });
  const gain = new GainNode(ctx, { gain: 0 });
  source.frequency.setValueAtTime(frequency, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(ctx.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

/** A short dry knock: noise through a narrow filter. */
function knock(ctx, { frequency, at = 0, volume = 0.16, length = 0.05 }) {
  const start = ctx.currentTime + at;
  const samples = Math.ceil(ctx.sampleRate * length);
  const buffer = ctx.createBuffer(1, samples, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(ctx, { buffer });
  const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency, Q: 4 });
  const gain = new GainNode(ctx, { gain: volume * 4 });
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start(start);
}

/** The sounds by name. */
const sounds = {
  wood: (ctx) => {
    knock(ctx, { frequency: 720 });
    tone(ctx, { frequency: 210, to: 150, length: 0.07, volume: 0.07 });
  },
  paper: (ctx) => knock(ctx, { frequency: 2600, volume: 0.05, length: 0.09 }),
  coin: (ctx) => {
    tone(ctx, { frequency: 2093, length: 0.16, volume: 0.035, type: "triangle" });
    tone(ctx, { frequency: 3136, length: 0.2, at: 0.05, volume: 0.03, type: "triangle" });
  },
  die: (ctx) => {
    for (const [i, at] of [0, 0.07, 0.12, 0.2, 0.31].entries()) knock(ctx, { frequency: 1100 - i * 70, at, volume: 0.12 });
  },
  horn: (ctx) => {
    tone(ctx, { frequency: 110, to: 98, length: 0.8, volume: 0.07, type: "sawtooth" });
    tone(ctx, { frequency: 165, to: 147, length: 0.7, at: 0.04, volume: 0.03, type: "sawtooth" });
  },
};

/** Plays a sound, if sounds are on. */
export function play(name) {
  try {
    const ctx = audio();
    if (ctx) sounds[name]?.(ctx);
  } catch {
    // A device without sound plays the game all the same.
  }
}
