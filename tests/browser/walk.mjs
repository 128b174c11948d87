// A walk over every screen and the main states of the tables, for the tests of access and for the gallery.
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { decide, player } from "./harness.mjs";

const root = normalize(join(dirname(fileURLToPath(import.meta.url)), "..", ".."));

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
    await look(
      "shelf",
      screen("new-game", {}, () => page.locator(".shelf .box").first().waitFor()),
    );
    for (const game of ["small-world", "underground", "warcraft", "mixed", "chaos"]) {
      await look(
        `new-${game}`,
        screen("new-game", {}, async () => {
          await press(page.locator(`.games [data-option="${game}"]`));
          await page.locator(game === "chaos" ? ".ch-new" : ".new-game").waitFor();
          if (!(await page.locator(".new-player.open").count())) await press(page.locator("#seat-2"));
          await page.waitForTimeout(350);
          await unfold(page);
        }),
      );
    }
    const people = [
      { name: "Ada 甲", colour: 2, who: "human" },
      { name: "", colour: 0, who: "bot", level: "hard", style: "raider" },
    ];
    const tables = [{ setup: { game: "small-world", players: 2, map: "small-world-2p" }, people }];
    await setting(page, { tables, names: ["Ada 甲", "Ben 乙", "Cy"] });
    await look(
      "home, like last time",
      screen("home", {}, () => page.locator("#like-last").waitFor()),
    );
    await look(
      "shelf, like last time",
      screen("new-game", {}, () => page.locator("#like-last").waitFor()),
    );
    await look("known people", async () => {
      if (await page.locator(".known").count()) return;
      await press(page.locator(".games [data-option=small-world]"));
      await press(page.locator("#seat-1"));
      await page.locator(".known").waitFor();
    });
    await setting(page, { tables: null, names: null });
    const piece = {
      tokens: 5,
      supply: 10,
      abilities: [
        { word: "income", regions: { of: ["hill", "forest"] }, coins: 1, declined: true },
        { word: "crosses_chasms" },
        { word: "feud", faction: "horde" },
      ],
      look: { name: "Newts 蝾螈", glyph: { known: "kraken" }, colour: 6 },
    };
    for (const id of ["newts", "newts_2"]) await inApp(page, (app, row) => app.call("keep_piece", { kind: "race", row }), { ...piece, id });
    const workshop = async () => {
      await show(page, "home");
      await screen("workshop", {}, () => page.locator(".ws-piece").first().waitFor())();
    };
    await look("workshop", workshop);
    await look("workshop: a race", async () => {
      await workshop();
      await press(page.locator(".ws-piece-main").first());
      await page.locator(".ws-idle").waitFor();
      await unfold(page);
    });
    await look("workshop: abilities", async () => {
      await workshop();
      await press(page.locator("#ws-new-power"));
      await press(page.locator("[data-option=drawn]"));
      await press(page.locator("#ws-add"));
      await page.locator(".ws-word").first().waitFor();
    });
    await look("workshop: a board grows", async () => {
      await workshop();
      await press(page.locator("#ws-new-board"));
      await page.locator(".ws-plan").waitFor();
    });
    await look("workshop: a board", async () => {
      await workshop();
      await press(page.locator("#ws-new-board"));
      await press(page.locator("#ws-blank"));
      await page.locator(".reasons").waitFor();
    });
    await look("workshop: is it fair", async () => {
      await workshop();
      await press(page.locator("[data-tool=fair]").first());
      await press(page.locator(".ws-fair [data-option='2']"));
      await press(page.locator("#ws-try"));
      await page.locator(".ws-outcome").waitFor({ timeout: 60000 });
      await press(page.locator("#ws-stop"));
      await page.locator("#ws-try").waitFor();
    });
    await look("workshop: share", async () => {
      await workshop();
      await press(page.locator("[data-tool=share]").first());
      await page.locator(".code").waitFor();
    });
    await look("workshop: take in", async () => {
      await workshop();
      await press(page.locator("#ws-bring"));
      await page.locator("#ws-paste").fill(JSON.stringify({ races: [{ ...piece, id: "newts" }, { id: "x" }], powers: [] }));
      await press(page.locator("#ws-read"));
      await page.locator(".ws-refused").waitFor();
    });
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
      "book, a board",
      screen("book", { book: "small-world", page: "sw-conquest" }, () => page.locator(".book-board svg").first().waitFor()),
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
    const [finished] = await inApp(page, async (app) => (await app.call("slots")).slots.map(({ slot }) => slot));
    await look(
      "review",
      screen("review", { slot: finished }, () => page.locator(".review-list").waitFor()),
    );
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
  async tables(page, look, screen, unhurried) {
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
          if (await page.locator(".since").count()) await look(`${name}, what happened`, async () => {});
          if (humans > 1 && seen.size === 2) {
            await look(
              `${game}: seats and sounds`,
              screen("settings", { from: "table" }, () => page.locator("main .settings").waitFor()),
            );
            await inApp(page, (app) => app.go("table"));
            await page.locator("#table").waitFor();
          }
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
            // Of more players it takes a backend that is not optimised twenty seconds, and looks the same.
            if (players === 2 || unhurried)
              await look(`${name}, a hint`, async () => {
                if (!(await page.locator(".hint .plan-steps li").count())) await press(page.locator("#hint:visible").first());
                await page.locator(".hint .plan-steps li").first().waitFor();
              });
            await inApp(page, (app) => {
              app.recap.value = null;
            });
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
    const saves = screen("saves", {}, () => page.locator(".slot").first().waitFor());
    await look("saves: as a code or text", async () => {
      await inApp(page, (app) => app.go("home"));
      await saves();
      await press(page.locator("[data-tool=hand-on]").first());
      await page.locator(".code, #code-too-long").waitFor();
    });
    await look("saves: from text", async () => {
      await inApp(page, (app) => app.go("home"));
      await saves();
      await press(page.locator("#from-text"));
      await page.locator("#game-paste").waitFor();
    });
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
/** Whether a place of the walk shows what the table of another game has shown already, with other pieces. */
export const alike = (name) => /^(underground|warcraft) \d/.test(name);

/**
 * Walks over every screen and the main states of the tables. `look(name, prepare)` is called at each; `prepare` brings the screen back to
 * that
 * state after the language or the window has changed. Who is `unhurried` sees hints of every game. */
export async function walk(page, visit, parts = Object.keys(ways), unhurried = false) {
  const look = (name, prepare) => {
    if (process.env.SHOW_STEPS) console.error(name);
    return visit(name, prepare);
  };
  await setting(page, { bot_speed: "instant", sound: false });
  for (const part of parts) await ways[part](page, look, screenOf(page), unhurried);
}
