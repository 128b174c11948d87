// How long from the start of the program until its home screen can be used, next to a window with one button in it.
// Both are started RUNS times by turns. The best of each are compared, since a machine that is busy with other things can only make a
// start slower. Fails if the app needs more than LIMIT ms longer.
import { readdir, readFile } from "node:fs/promises";

import { newFolder, Session, until } from "./client.mjs";

const runs = Number(process.env.RUNS ?? 5);
const limit = Number(process.env.LIMIT ?? 300);
const { APP: app, EMPTY: empty } = process.env;

/** When the newest process of `program` was started, in milliseconds since 1970 (to 10 ms, as the kernel tells it). */
async function started(program) {
  const booted = Number(/^btime (\d+)$/m.exec(await readFile("/proc/stat", "utf8"))[1]) * 1000;
  const uptime = Number((await readFile("/proc/uptime", "utf8")).split(" ")[0]) * 1000;
  // `btime` is whole seconds; the clock now less the uptime is the same moment, exactly.
  const boot = Math.abs(Date.now() - uptime - booted) < 2000 ? Date.now() - uptime : booted;
  let newest;
  for (const id of await readdir("/proc")) {
    if (!/^\d+$/.test(id)) continue;
    try {
      const name = (await readFile(`/proc/${id}/cmdline`, "utf8")).split("\0")[0];
      if (name !== program) continue;
      const stat = await readFile(`/proc/${id}/stat`, "utf8");
      const ticks = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]);
      newest = Math.max(newest ?? 0, boot + ticks * 10);
    } catch {
      // It ended while it was looked at.
    }
  }
  if (newest === undefined) throw new Error(`${program} does not run`);
  return newest;
}

/**
 * When the screen could be used: the page's own clock, at the first picture that held anything, or when the page marks `home` if that is
 * later.
 */
async function usable(session) {
  await session.find("button");
  return until(
    () =>
      session.run(() => {
        const home = performance.getEntriesByName("home", "mark")[0];
        const paint = performance.getEntriesByName("first-contentful-paint", "paint")[0];
        if (!paint) return null;
        return performance.timeOrigin + Math.max(paint.startTime, home ? home.startTime : 0);
      }),
    30_000,
    "the page tells when it was drawn",
  );
}

async function time(program) {
  const folder = await newFolder();
  const session = await Session.start({ app: program, folder: folder.path, seen: true });
  try {
    return (await usable(session)) - (await started(program));
  } finally {
    await session.quit();
    await folder.remove();
  }
}

const sorted = (values) => [...values].sort((a, b) => a - b);
const best = (values) => sorted(values)[0];
const middle = (values) => sorted(values)[values.length >> 1];
const times = { app: [], empty: [] };
// The first start of each fills the system's caches and is not counted.
await time(empty);
await time(app);
for (let run = 0; run < runs; run += 1) {
  times.empty.push(await time(empty));
  times.app.push(await time(app));
}
const show = (values) => values.map((value) => Math.round(value)).join(", ");
const tell = (what, values) =>
  console.log(`${what} best ${Math.round(best(values))} ms, middle ${Math.round(middle(values))} ms (${show(values)})`);
const more = best(times.app) - best(times.empty);
tell("empty window:", times.empty);
tell("home screen: ", times.app);
console.log(`${Math.round(more)} ms more (middle: ${Math.round(middle(times.app) - middle(times.empty))} ms); the limit is ${limit} ms`);
process.exitCode = more <= limit ? 0 : 1;
