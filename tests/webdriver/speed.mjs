// How long a command takes in the real window: from the call in the page, through the backend, which plays the action and has it on the
// disk, to the new view in the page. Two people's games are played by the first decision, the last, and so on by turns, ACTIONS times.
// Fails if the middle value is above P50 ms or the 99th percentile above P99 ms.
import { newFolder, Session } from "./client.mjs";

const actions = Number(process.env.ACTIONS ?? 400);
const limits = { p50: Number(process.env.P50 ?? 3), p99: Number(process.env.P99 ?? 25) };

const folder = await newFolder();
const app = await Session.start({ folder: folder.path, seen: true });
try {
  await app.find("#new-game");
  const times = await app.run(async (wanted) => {
    const ask = (command, args = {}) => window.__TAURI__.core.invoke(command, { args });
    const found = [];
    for (let seed = 1; found.length < wanted; seed += 1) {
      let state = await ask("new_game", { setup: { game: "small-world", players: 2, seed } });
      while (!state.view.over && found.length < wanted) {
        if (state.curtain) {
          state = await ask("lift_curtain", { seat: state.curtain.seat });
          continue;
        }
        const list = state.view.actions;
        const action = list[found.length % 3 === 0 ? 0 : list.length - 1];
        const start = performance.now();
        state = await ask("act", { action, revision: state.revision });
        found.push(performance.now() - start);
      }
    }
    return found;
  }, actions);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const show = (value) => `${value.toFixed(1)} ms`;
  const within = [`p50 ${show(at(0.5))} (limit ${limits.p50})`, `p99 ${show(at(0.99))} (limit ${limits.p99})`];
  console.log(`${times.length} actions: ${within.join(", ")}, longest ${show(at(1))}`);
  process.exitCode = at(0.5) <= limits.p50 && at(0.99) <= limits.p99 ? 0 : 1;
} finally {
  await app.quit();
  await folder.remove();
}
