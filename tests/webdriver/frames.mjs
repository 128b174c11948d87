// How evenly the real window draws while bots think: the time from frame to frame, measured in the page, at a table of three
// bots of LEVEL, until they have thought for SECONDS. Fails if, while they think, more than one frame in a hundred comes later
// than LATE ms after the one before it. The app of the tests will do: what bots think with is optimised in it. Where no graphics
// card paints, pieces that move take as long themselves: MOTION=off leaves them out.
//
//   APP=target/debug/elbowroom node tests/webdriver/frames.mjs
import { newFolder, Session, until } from "./client.mjs";

const level = process.env.LEVEL ?? "expert";
const late = Number(process.env.LATE ?? 50);
const enough = Number(process.env.SECONDS ?? 20);
const games = (process.env.GAMES ?? "small-world,chaos").split(",");
const motion = process.env.MOTION ?? "full";

/** Begins to note when frames come, and whether a bot was thinking then. */
const watch = () => {
  const seen = { frames: [], on: true };
  window.__frames = seen;
  const frame = (now) => {
    if (!seen.on) return;
    seen.frames.push([now, document.querySelector("[data-thinking]") !== null]);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

/** What was noted: times from frame to frame, those during thinking and the others. */
const noted = (end) => {
  const { frames } = window.__frames;
  if (end) window.__frames.on = false;
  const gaps = { thinking: [], else: [] };
  for (let index = 1; index < frames.length; index += 1) {
    const [[from, was], [to, is]] = [frames[index - 1], frames[index]];
    gaps[was && is ? "thinking" : "else"].push(to - from);
  }
  return gaps;
};

const seconds = (gaps) => gaps.reduce((sum, gap) => sum + gap, 0) / 1000;

function tell(what, gaps) {
  gaps.sort((a, b) => a - b);
  const at = (share) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? Number.NaN;
  const slow = gaps.filter((gap) => gap > late).length;
  const ends = `p50 ${at(0.5).toFixed(0)}, p99 ${at(0.99).toFixed(0)}, longest ${at(1).toFixed(0)} ms`;
  console.log(`${what}: ${gaps.length} frames in ${seconds(gaps).toFixed(1)} s; ${ends}; ${slow} later than ${late} ms`);
  return gaps.length > 0 && slow * 100 <= gaps.length;
}

const folder = await newFolder();
const app = await Session.start({ folder: folder.path, seen: true });
try {
  await app.find("#new-game");
  await app.invoke("settings", { set: { language: "en", sound: false, motion } });
  for (const game of games) {
    const seats = [0, 1, 2].map((colour) => ({ name: "", colour, who: "bot", level }));
    await app.invoke("new_game", { setup: { game, players: 3, seed: 11 }, seats });
    await app.reload();
    await app.find("#continue");
    await app.run(watch);
    await app.press("#continue");
    await until(async () => seconds((await app.run(noted, false)).thinking) >= enough, 300_000, `bots think for ${enough} s`);
    const gaps = await app.run(noted, true);
    if (!tell(`${game}, bots think`, gaps.thinking)) process.exitCode = 1;
    tell(`${game}, the rest of the time`, gaps.else);
  }
} finally {
  await app.quit();
  await folder.remove();
}
