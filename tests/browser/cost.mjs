// What the page's own thread costs: processor time of scripts, styles and layout, without the pixels.
import { inApp } from "./access.mjs";

/** Begins to count on `page`: `since()` tells the milliseconds of the processor since it was last asked. */
export async function clock(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return { script: of.ScriptDuration * 1000, style: of.RecalcStyleDuration * 1000, layout: of.LayoutDuration * 1000, nodes: of.Nodes };
  };
  let last = await read();
  return {
    cdp,
    async since() {
      const now = await read();
      const spent = { script: now.script - last.script, style: now.style - last.style, layout: now.layout - last.layout };
      last = now;
      return { ...spent, all: spent.script + spent.style + spent.layout, nodes: now.nodes };
    },
  };
}

/** Plays the first, or another, action that is offered; answers its kind once the table has drawn what came of it. */
export const playOne = (page, turn) =>
  inApp(
    page,
    async (app, n) => {
      const state = app.table.value;
      const kinds = ["pick", "ready", "conquer", "put", "put_all", "end_conquest", "done"];
      const offered = state.view.actions ?? [];
      const kind = kinds.filter((k) => offered.some((a) => a.type === k && (k !== "put_all" || n % 3 === 0)))[0] ?? offered[0].type;
      const some = offered.filter((a) => a.type === kind);
      await app.act(some[n % some.length]);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return kind;
    },
    turn,
  );
