// Which tasks of the page's own thread are long: traced by the browser, in processor time of that thread, so that a machine with much
// else to do is not taken for a slow page.

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "__metadata"];

/** Traces `page` until the answer is called, which tells its tasks: `[{ cpu, wall, at, inside: [[name, cpu]] }]`, in milliseconds. */
export async function traced(page) {
  const cdp = await page.context().newCDPSession(page);
  const events = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: CATEGORIES } });
  await page.evaluate(() => console.timeStamp("here"));
  return async () => {
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
  const here = events.filter((e) => e.ph === "X" && e.pid === own.pid && e.tid === own.tid);
  const parts = here.filter((e) => !/^(RunTask|ThreadControllerImpl::RunTask)$/.test(e.name));
  return here
    .filter((e) => e.name === "RunTask" || e.name === "ThreadControllerImpl::RunTask")
    .map((task) => ({
      cpu: (task.tdur ?? 0) / 1000,
      wall: task.dur / 1000,
      at: task.ts / 1000,
      inside: parts
        .filter((e) => e.ts >= task.ts && e.ts + (e.dur ?? 0) <= task.ts + task.dur && (e.tdur ?? 0) > (globalThis.least ?? 3) * 1000)
        .map((e) => [e.name, Math.round(e.tdur / 100) / 10, e.args?.data?.url?.split("/ui/").pop(), e.args?.data?.functionName]),
    }))
    .toSorted((a, b) => a.at - b.at);
}
