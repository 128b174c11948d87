// What the tests of access share: a walk over every screen, the search for cut text, axe.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { decide, player } from "./harness.mjs";

const root = normalize(join(dirname(fileURLToPath(import.meta.url)), "..", ".."));
const axeSource = readFileSync(createRequire(join(root, "ui", "package.json")).resolve("axe-core/axe.min.js"), "utf8");

/** Runs `work(app, arg)` in the page; `app` holds the screens' own modules. */
export const inApp = (page, work, arg = null) =>
  page.evaluate(`(async () => {
  const load = (path) => import(new URL(path, document.baseURI).href);
  const [backend, state, session, layout] = await Promise.all(["backend.js", "state.js", "session.js", "table/layout.js"].map(load));
  return (${work})({ ...backend, ...state, ...session, ...layout }, ${JSON.stringify(arg)});
})()`);

/** Changes settings as the settings page does, and lets the screen take its place again. */
export async function setting(page, set) {
  await inApp(page, (app, wish) => app.change(wish), set);
  await settle(page);
}

const settle = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))));

export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  // The page may hear of it a little later.
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
  await settle(page);
}

/** Starts a game without the new-game screen: the first `humans` seats are people. */
export async function begin(page, { game, players, humans, seed = 5, setup = {} }) {
  await inApp(
    page,
    async (app, wish) => {
      const catalog = await app.loadCatalog();
      const map = catalog.games.find((g) => g.id === wish.game).maps.find((m) => m.players === wish.players).id;
      const board = wish.game === "chaos" ? {} : { map, first: 0 };
      const seats = Array.from({ length: wish.players }, (_, i) => ({
        name: `${i < wish.humans ? "Player" : "Bot"} ${i + 1}`,
        colour: i,
        who: i < wish.humans ? "human" : "bot",
        ...(i < wish.humans ? {} : { level: "random" }),
      }));
      await app.sit(
        await app.call("new_game", { setup: { game: wish.game, players: wish.players, seed: wish.seed, ...board, ...wish.setup }, seats }),
      );
    },
    { game, players, humans, seed, setup },
  );
  await page.locator("#table, .curtain").first().waitFor();
}

const show = (page, name, params = {}) =>
  inApp(
    page,
    (app, [to, more]) => {
      app.go(to, more);
      return new Promise((done) => setTimeout(done, 60));
    },
    [name, params],
  );
/** Presses without a finger: nothing of what guards a finger's place waits. */
const press = (found) => found.evaluate((node) => node.click());
const tab = async (page, name) => {
  const found = page.locator(`#tab-${name}`);
  if (await found.count()) if ((await found.getAttribute("aria-selected")) !== "true") await press(found);
};
const unfold = (page) =>
  page.evaluate(() => {
    for (const d of document.querySelectorAll("details")) d.open = true;
  });

const screenOf =
  (page) =>
  (name, params = {}, more = async () => {}) =>
  async () => {
    await show(page, name, params);
    await more();
  };

const ways = {
  async pages(page, look, screen) {
    await look("home", screen("home"));
    for (const game of ["small-world", "underground", "warcraft", "mixed", "chaos"]) {
      await look(
        `new-${game}`,
        screen("new-game", {}, async () => {
          await press(page.locator(`.games [data-option="${game}"]`));
          await page.locator(game === "chaos" ? ".ch-new" : ".new-game").waitFor();
          await page.waitForTimeout(350);
          await unfold(page);
        }),
      );
    }
    const learn = screen("learn", {}, () => page.locator(".lesson-entry").first().waitFor());
    await look("learn", learn);
    await look("lesson", async () => {
      if (await page.locator(".coach").count()) return;
      await learn();
      await press(page.locator(".lesson-entry .button").last());
      await page.locator(".coach").waitFor();
    });
    await inApp(page, (app) => app.leave());
    for (const name of ["settings", "credits"])
      await look(
        name,
        screen(name, {}, () => page.locator("main .settings").waitFor()),
      );
    for (const [book, at] of [
      ["small-world", null],
      ["small-world", "sw-conquest"],
      ["chaos", null],
      ["chaos", "chaos-power-khorne"],
    ])
      await look(
        `book ${book} ${at ?? ""}`,
        screen("book", { book, page: at }, () => page.locator(at ? `[data-page="${at}"]` : ".book-contents").waitFor()),
      );
    await look(
      "book, a search",
      screen("book", { book: "small-world", wish: "what if I lose my last region" }, () => page.locator(".book-hit").first().waitFor()),
    );
    await look(
      "no saves",
      screen("saves", {}, () => page.locator(".empty, .slot").first().waitFor()),
    );
  },
  async ends(page, look, screen) {
    // Games that are over: old saves played to the end.
    for (const game of ["small-world-4p", "chaos-4p"]) {
      const slot = await inApp(
        page,
        async (app, data) => (await app.call("import_slot", { data })).slot,
        readFileSync(join(root, "tests", "saves", `${game}-v1.elbow`), "utf8"),
      );
      await look(`${game}: end`, async () => {
        await inApp(
          page,
          async (app, id) => {
            app.go("home");
            await app.sit(await app.call("open_slot", { slot: id }));
          },
          slot,
        );
        await page.locator(".end #share").waitFor();
      });
      await look(
        `${game}: replay`,
        screen("replay", { slot, step: 40 }, async () => {
          await page.locator(".replay-bar").waitFor();
          await page.waitForTimeout(100);
        }),
      );
    }
    const statistics = screen("statistics", {}, () => page.locator(".stats-games").waitFor());
    await look("statistics", statistics);
    await look("statistics, one game", async () => {
      await statistics();
      await press(page.locator(".stats [data-option='small-world']"));
      await page.locator(".stats-records").waitFor();
    });
    await look(
      "a person",
      screen("statistics", { person: "Ada 甲" }, async () => {
        await page.locator(".stats-person").waitFor();
        if (await page.locator("#forget-person").count()) await press(page.locator("#forget-person"));
      }),
    );
  },
  async tables(page, look, screen) {
    // The family of Small World: every stage that comes, with what a tap opens.
    for (const [game, players, humans, seed] of [
      ["small-world", 2, 2, 3],
      ["underground", 3, 1, 12],
      ["warcraft", 5, 1, 4],
    ]) {
      await begin(page, { game, players, humans, seed });
      const me = player(page);
      const memory = { turns: 0, taps: 0 };
      const seen = new Set();
      for (let i = 0; i < 40 && seen.size < 4; i++) {
        const now = await me.where();
        if (now.stage === "curtain") {
          if (!seen.has("curtain")) {
            seen.add("curtain");
            await look(`${game} ${players}: curtain`, async () => {});
          }
        } else if (now.mine && !now.busy && !seen.has(now.stage)) {
          seen.add(now.stage);
          const name = `${game} ${players}: ${now.stage}`;
          await look(name, async () => {});
          if (now.stage === "choose") {
            await press(page.locator("[data-combo='2']"));
            await look(`${name}, a combo opened`, async () => {
              await tab(page, "market");
              const help = page.locator(".combo-help").nth(2);
              if ((await help.getAttribute("aria-expanded")) === "false") await press(help);
            });
            await look(`${name}, players`, () => tab(page, "players"));
          }
          if (now.stage === "conquest") {
            const free = await me.lit("open");
            if (free.length) {
              await me.tapRegion(free[0]);
              await look(`${name}, a price`, async () => {});
            }
            await inApp(page, (app) => {
              app.picked.value = {
                ...app.picked.value,
                region: app.table.value.view.targets?.find?.((x) => x.blocked)?.region ?? 0,
                option: 0,
              };
            });
            await look(`${name}, out of reach`, async () => {});
            await look(`${name}, players`, async () => {
              await tab(page, "players");
              await unfold(page);
            });
            await look(`${name}, log`, () => tab(page, "log"));
            await look(`${name}, looked up`, async () => {
              await tab(page, "players");
              if (!(await page.locator(".look").count())) await press(page.locator(".ask-piece").first());
              await page.locator(".look h2").waitFor();
            });
            await page.keyboard.press("Escape");
            await page.locator(".look").waitFor({ state: "detached" });
            await inApp(page, (app) => {
              app.picked.value = { ...app.picked.value, region: null };
            });
          }
          if (now.stage === "redeploy") {
            const put = await me.lit("put");
            if (put.length) {
              await me.tapRegion(put[0]);
              await look(`${name}, a region`, async () => {});
            }
          }
        }
        if (now.stage === "end") break;
        await decide(page, me, memory);
      }
    }
    await look(
      "saves",
      screen("saves", {}, () => page.locator(".slot").first().waitFor()),
    );
    await look(
      "home with a game",
      screen("home", {}, () => page.locator("#continue").waitFor()),
    );
  },
  async chaos(page, look) {
    // Chaos.
    await begin(page, { game: "chaos", players: 4, humans: 2, seed: 9 });
    await look("chaos: curtain", async () => {});
    await press(page.locator("#lift"));
    await page.locator("#table[data-mine=true][aria-busy=false]").waitFor();
    await look("chaos: act", async () => {});
    await look("chaos: powers", () => tab(page, "players"));
    await look("chaos: log", () => tab(page, "log"));
    const offer = page.locator(".ch-figure:not(.shut)").first();
    if (await offer.count()) {
      await press(offer);
      await look("chaos: a figure", async () => {});
    }
  },
};
/**
 * Walks over every screen and the main states of the tables. `look(name, prepare)` is called at each; `prepare` brings the screen back to
 * that
 * state after the language or the window has changed. */
export async function walk(page, visit, parts = Object.keys(ways)) {
  const look = (name, prepare) => {
    if (process.env.SHOW_STEPS) console.error(name);
    return visit(name, prepare);
  };
  await setting(page, { bot_speed: "instant", sound: false });
  for (const part of parts) await ways[part](page, look, screenOf(page));
}

/** What `look` finds in the page while its pixels are filled. */
export const inSight = (page, look) =>
  page.evaluate(`(async () => {
  if (window.unseen) window.unseen.disabled = true;
  try {
    return await (${look})();
  } finally {
    if (window.unseen) window.unseen.disabled = false;
  }
})()`);

/** Text that is cut, covered by other text, or cannot be scrolled to. Runs in the page, in sight. */
export function cutText() {
  const faults = [];
  const styleOf = new Map();
  const style = (e) => {
    if (!styleOf.has(e)) styleOf.set(e, getComputedStyle(e));
    return styleOf.get(e);
  };
  const named = (e) => {
    const classes = typeof e.className === "string" && e.className ? `.${e.className.trim().split(/\s+/).join(".")}` : "";
    return `${e.tagName.toLowerCase()}${e.id ? `#${e.id}` : ""}${classes}`;
  };
  const span = (from, to) => `${Math.round(from)}, ${Math.round(to)}`;
  const hides = (value) => value === "hidden" || value === "clip";
  const scrolls = (value) => value === "auto" || value === "scroll";
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const texts = [];
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || e.closest("svg, .sr, [inert], [aria-hidden=true] .still-board, option") || !shown(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) texts.push({ e, box, words: node.data.trim().slice(0, 40) });
  }
  for (const text of texts) {
    // What is left of a line after everything that hides; what scrolls takes it over.
    let { left, right, top, bottom } = text.box;
    let fixed = style(text.e).position === "fixed";
    let layer = text.e;
    for (let up = text.e; up && up !== document.documentElement && !fixed; up = up.parentElement) {
      const { overflowX, overflowY, position } = style(up);
      if (position === "fixed") {
        fixed = true;
        layer = up;
      }
      const box = up.getBoundingClientRect();
      const slack = 1.5;
      const inside = { left: box.left + up.clientLeft, top: box.top + up.clientTop };
      inside.right = inside.left + up.clientWidth;
      inside.bottom = inside.top + up.clientHeight;
      if (up !== text.e || !["inline", "contents"].includes(style(up).display)) {
        if (hides(overflowX) && (left < inside.left - slack || right > inside.right + slack)) {
          faults.push(`“${text.words}” is cut by the side of ${named(up)} (${span(left - inside.left, right - inside.right)})`);
          break;
        }
        if (hides(overflowY)) {
          // The letters themselves may be smaller than their line.
          const spare = (bottom - top) * 0.22;
          if (top < inside.top - spare || bottom > inside.bottom + spare) {
            faults.push(`“${text.words}” is cut at top or bottom by ${named(up)} (${span(top - inside.top, bottom - inside.bottom)})`);
            break;
          }
        }
        if (scrolls(overflowX)) {
          left = Math.max(left, inside.left);
          right = Math.min(right, inside.right);
          if (left > right) [left, right] = [inside.left, inside.left];
        }
        if (scrolls(overflowY)) {
          if (up.clientHeight < 40) {
            faults.push(`“${text.words}” scrolls in only ${up.clientHeight} pixels of ${named(up)}`);
            break;
          }
          top = Math.max(top, inside.top);
          bottom = Math.min(bottom, inside.bottom);
          if (top > bottom) [top, bottom] = [inside.top, inside.top];
          layer = up;
        }
      }
      if (fixed && scrolls(overflowY)) break;
    }
    text.layer = layer;
    const reach = !fixed && page.scrollHeight > innerHeight + 1 && scrollableRoot() ? page.scrollHeight - scrollY : innerHeight;
    if (left < -1.5 || right > innerWidth + 1.5)
      faults.push(`“${text.words}” of ${named(text.e)} leaves the window sideways (${Math.round(left)} to ${Math.round(right)})`);
    else if (top < -0.22 * (bottom - top) - 1.5 - scrollY || bottom > reach + 1.5)
      faults.push(`“${text.words}” of ${named(text.e)} lies where nobody can scroll (${span(top, bottom)} of ${innerHeight})`);
    Object.assign(text, { left, right, top, bottom });
  }
  function scrollableRoot() {
    return !hides(style(document.body).overflowY) && !hides(style(document.documentElement).overflowY);
  }
  // Text over text: what stands in one layer must not lie on each other.
  const floats = (e) => {
    for (let up = e; up && up.id !== "app"; up = up.parentElement)
      if (["fixed", "sticky", "absolute"].includes(style(up).position) && !up.closest(".combo-help")) return up;
    return null;
  };
  const seen = texts.filter((t) => t.bottom - t.top > 4 && t.right - t.left > 4);
  for (const t of seen) t.float = floats(t.e);
  for (let i = 0; i < seen.length; i++) {
    for (let j = i + 1; j < seen.length; j++) {
      const [a, b] = [seen[i], seen[j]];
      if (a.e === b.e || a.float !== b.float) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 3 && high > 0.35 * Math.min(a.bottom - a.top, b.bottom - b.top) && high > 4)
        faults.push(`“${a.words}” and “${b.words}” lie on each other (${named(a.e)}, ${named(b.e)})`);
    }
  }
  // Buttons: their words stay inside them.
  for (const button of document.querySelectorAll("#app button, #app [role=tab], #app .combo")) {
    if (!shown(button) || button.closest("[inert], svg")) continue;
    const box = button.getBoundingClientRect();
    const out = texts.find(
      (t) =>
        button.contains(t.e) &&
        !["absolute"].includes(style(t.e).position) &&
        (t.box.left < box.left - 2 ||
          t.box.right > box.right + 2 ||
          t.box.bottom > box.bottom + 3 + 0.2 * t.box.height ||
          t.box.top < box.top - 3 - 0.2 * t.box.height),
    );
    if (out && !scrolls(style(button).overflowY)) faults.push(`“${out.words}” leaves its button ${named(button)}`);
  }
  return [...new Set(faults)];
}

/** What axe finds wrong on the page: `rule: element`. */
export async function axe(page) {
  if (!(await page.evaluate(() => Boolean(globalThis.axe)))) await page.evaluate(axeSource);
  return inSight(page, async () => {
    // What a bar covers that stays at the window's edge is reached by scrolling.
    const bar = document.querySelector(".start-bar");
    if (bar) bar.style.position = "static";
    const { violations } = await globalThis.axe.run(document, {
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    bar?.style.removeProperty("position");
    return violations.flatMap((v) =>
      v.nodes.map((n) => `${v.id}: ${n.target.join(" ")} · ${(n.any[0] ?? n.all[0] ?? n.none[0])?.message ?? ""}`),
    );
  });
}
