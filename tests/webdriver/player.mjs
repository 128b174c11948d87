// Plays at the table by clicks alone. It looks at the backend's view to decide what to click, never to play.
import { until } from "./client.mjs";

/** The table as the backend tells it. */
export const table = (app) => app.invoke("view");

/** A point well inside a region's shape, on which nothing of the page lies. */
async function inside(app, region) {
  const point = await app.run((id) => {
    const shape = document.querySelector(`.eb-board [data-region="${id}"]`);
    const board = shape.closest(".eb-board");
    const box = shape.getBoundingClientRect();
    const matrix = shape.getScreenCTM().inverse();
    const within = (x, y) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
    const steps = 24;
    let best = null;
    for (let i = 1; i < steps; i += 1) {
      for (let j = 1; j < steps; j += 1) {
        const [x, y] = [box.left + (box.width * i) / steps, box.top + (box.height * j) / steps];
        if (!within(x, y) || !board.contains(document.elementFromPoint(x, y))) continue;
        // The more room around a point, the further it is from the borders.
        let room = 0;
        while (room < 60 && [[1, 0], [-1, 0], [0, 1], [0, -1]].every(([dx, dy]) => within(x + dx * (room + 4), y + dy * (room + 4)))) room += 4;
        if (!best || room > best.room) best = { x, y, room };
      }
    }
    return best;
  }, region);
  if (!point) throw new Error(`region ${region} cannot be clicked`);
  return point;
}

/** Clicks on a region of the map. */
export async function tap(app, region) {
  const { x, y } = await inside(app, region);
  await app.clickAt(x, y);
}

/** Waits until the table has moved on from `before`, or gives the reason on the screen. */
async function moved(app, before) {
  return until(
    async () => {
      const now = await table(app);
      return now.revision !== before.revision || now.curtain?.seat !== before.curtain?.seat ? now : null;
    },
    8_000,
    `the game goes on from step ${before.step} (${before.view.stage})`,
  ).catch(async (error) => {
    const text = await app.run(() => document.querySelector("#app").innerText.slice(0, 1500));
    throw new Error(`${error.message}\nThe screen says:\n${text}`);
  });
}

/** Presses the primary button once it can be pressed. */
const primary = (app) => app.press("#primary:not([aria-disabled=true])");

/** A button beside the primary one, by its key. */
const other = (app, key) => app.press(`.others button[aria-keyshortcuts="${key}"]`);

const region = (action) => action.region;

async function conquer(app, state) {
  const { view } = state;
  const targets = view.targets.filter((target) => target.options.length > 0);
  const price = (target) => target.options[0].price;
  const sure = targets.filter((target) => target.options[0].method === "conquer").sort((a, b) => price(a) - price(b));
  const mine = view.seats[view.to_act];
  const spent = (mine.active?.hand ?? 0) < 4 && (mine.active?.regions ?? 0) > 0;
  if (view.may_decline && view.conquered === 0 && spent && view.round > 1 && view.round < view.rounds) {
    await other(app, "D");
    return primary(app);
  }
  const target = sure[0] ?? targets.find((candidate) => candidate.options[0].method === "attempt");
  if (!target) return primary(app);
  await tap(app, target.region);
  return primary(app);
}

async function place(app, state) {
  const { view } = state;
  const offers = (type) => view.actions.filter((action) => action.type === type);
  const spare = (view.placing?.hand ?? 0) - (view.placing?.owed ?? 0);
  const all = offers("put_all")[0];
  const one = offers("put").find((action) => action.piece === "token");
  if (spare > 0 && (all || one)) {
    await tap(app, region(all ?? one));
    return app.press(all && spare > 1 ? ".place-row > .button:not([aria-disabled=true])" : ".place-row .stepper button:last-of-type");
  }
  return primary(app);
}

/** Makes one decision by clicks and gives the table after it. */
export async function decide(app, state) {
  if (state.curtain) {
    await app.press("#lift");
    return moved(app, state);
  }
  switch (state.view.stage) {
    case "choose":
      await app.press('[data-combo="0"]');
      await primary(app);
      break;
    case "ghouls":
    case "conquest":
      await conquer(app, state);
      break;
    case "redeploy":
    case "retreat":
      await place(app, state);
      break;
    default:
      await primary(app);
  }
  return moved(app, state);
}

/** Plays by clicks until `enough(state)`. */
export async function playUntil(app, enough) {
  let state = await table(app);
  for (let decisions = 0; !enough(state); decisions += 1) {
    if (decisions > 3_000) throw new Error("the game does not end");
    state = await decide(app, state);
  }
  return state;
}
