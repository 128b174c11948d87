// Which tasks the page's own thread had: traced by the browser, in processor time of that thread, so that a machine with much else to do
// is not taken for a slow page.

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];

/** What is told of a task: its parts of so many milliseconds or more. */
const PART = 3;

/** What the fixed piece of work takes on the machine on which this was written, in milliseconds. */
const HERE = 9;

/** How many times slower the page's thread is now: in the middle of nine times, since what else the machine does disturbs all work. */
export const slowness = (page) =>
  page.evaluate((here) => {
    const once = () => {
      const from = performance.now();
      let h = 1;
      for (let i = 0; i < 4e6; i++) h = Math.imul(h ^ i, 0x2c1b3c6d) ^ (h >>> 12);
      return performance.now() - from + (h & 0);
    };
    const times = Array.from({ length: 9 }, once).toSorted((a, b) => a - b);
    return Math.max(1, times[4] / here);
  }, HERE);

/** Traces `page` until the answer is called, which tells its tasks: `[{ cpu, wall, inside }]`, in milliseconds. */
export async function traced(page) {
  const cdp = await page.context().newCDPSession(page);
  const events = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: CATEGORIES } });
  return async () => {
    // Tells which thread is the page's.
    await page.evaluate(() => console.timeStamp("here"));
    const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
    await cdp.send("Tracing.end");
    await done;
    await cdp.detach();
    return tasksOf(events);
  };
}

/** The tasks of the thread that runs the page, out of the events of a trace. */
function tasksOf(events) {
  const own = events.find((e) => e.name === "TimeStamp" && e.args?.data?.message === "here");
  const here = events.filter((e) => e.ph === "X" && e.pid === own.pid && e.tid === own.tid && e.tdur);
  const isTask = (e) => e.name.endsWith("RunTask");
  const tasks = [];
  // A task is told twice, one inside the other.
  for (const e of here.filter(isTask).toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const last = tasks.at(-1);
    if (!last || e.ts >= last.ts + last.dur) tasks.push(e);
  }
  const parts = here.filter((e) => !isTask(e) && e.tdur >= PART * 1000);
  return tasks.map(({ ts, dur, tdur }) => ({
    cpu: tdur / 1000,
    wall: dur / 1000,
    inside: parts.filter((e) => e.ts >= ts && e.ts < ts + dur).map((e) => `${e.name} ${Math.round(e.tdur / 1000)}`),
  }));
}
