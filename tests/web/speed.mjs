// How soon the first screen stands: over a slow network the first time, and from what is kept afterwards.
//
//   node tests/web/speed.mjs [TIMES]
import { host, isKept, shelf, visit } from "./harness.mjs";

const times = Number(process.argv[2] ?? 3);

/** Slow 4G as Lighthouse and WebPageTest have it, and as Chromium's own tools do, whose every request waits much longer. */
const NETWORKS = {
  "slow 4G": { latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (0.75 * 1e6) / 8 },
  "slow 4G of the developer tools": { latency: 562.5, downloadThroughput: (1.44 * 1e6) / 8, uploadThroughput: (0.675 * 1e6) / 8 },
};

/** The times of a page in milliseconds, from the start of its navigation. */
const marks = (page) =>
  page.evaluate(async () => {
    while (performance.getEntriesByName("screen").length === 0) await new Promise((done) => setTimeout(done, 20));
    const at = (name) => Math.round(performance.getEntriesByName(name)[0]?.startTime ?? NaN);
    return { painted: at("first-contentful-paint"), screen: at("screen") };
  });

const home = (page) =>
  page.evaluate(async () => {
    while (performance.getEntriesByName("home").length === 0) await new Promise((done) => setTimeout(done, 20));
    return Math.round(performance.getEntriesByName("home")[0].startTime);
  });

const middle = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const tell = (what, all) => {
  const said = Object.keys(all[0]).map((key) => `${key} ${middle(all.map((one) => one[key]))} ms`);
  console.log(`${what}: ${said.join(", ")} (the middle of ${all.length})`);
};

const site = await host();
const browser = await shelf();
for (const [name, network] of Object.entries(NETWORKS)) {
  const all = [];
  for (let i = 0; i < times; i++) {
    const context = await browser.context();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
    await page.goto(site.url, { waitUntil: "commit" });
    await page.locator("#new-game").waitFor();
    all.push({ ...(await marks(page)), engine: await home(page) });
    await context.close();
  }
  tell(`first visit over ${name}`, all);
}
const context = await browser.context();
const first = await visit(context, site.url, { seen: true });
await isKept(first);
await first.close();
await site.stop();
const all = [];
for (let i = 0; i < times + 2; i++) {
  const page = await visit(context, site.url, { seen: true });
  all.push({ ...(await marks(page)), engine: await home(page) });
  await page.close();
}
tell("from what is kept, without a host", all);
process.exit(0);
