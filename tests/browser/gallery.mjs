// Pictures of every screen and main state of every game, at four sizes, in three languages, on light and dark paper, with a page to
// scroll through them: `cargo xtask gallery`. The list of places is the walk of the tests of access.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { open, served } from "./harness.mjs";
import { resize, setting, walk } from "./walk.mjs";

const folder = process.env.GALLERY ?? "target/gallery";
// Pixels are filled where pictures are kept.
process.env.PICTURES ??= folder;
const site = served();

const given = (name, all) => (process.env[name] ?? all).split(",");
const sizes = given("WINDOWS", "390x844,820x1180,1280x800,1920x1080");
const languages = given("LANGUAGES", "en,zh-Hans,zh-Hant");
const themes = given("THEMES", "light,dark");
const parts = given("PARTS", "pages,ends,tables,chaos");

/** @param {string} name */
const imageOf = (name) => `<a href="${name}"><img loading="lazy" src="${name}" alt="${name}"></a>`;

/** A page that shows the pictures by place; what is ticked above is shown. */
function index() {
  const names = readdirSync(folder).filter((name) => name.endsWith(".jpg"));
  const places = Map.groupBy(names, (name) => name.split("~")[0]);
  const ticks = [sizes, languages, themes]
    .map((all) => `<p>${all.map((one) => `<label><input type="checkbox" value="${one}" checked> ${one}</label>`).join(" ")}</p>`)
    .join("");
  const shown = [...places].map(([place, all]) => `<section><h2>${place}</h2>${all.map(imageOf).join("")}</section>`).join("\n");
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Elbowroom: gallery</title>
<style>body{font:16px sans-serif;margin:1rem;background:#888}header{position:sticky;top:0;background:#eee;padding:.2rem 1rem}
img{height:26rem;margin:.2rem;border:1px solid #333}section{overflow-x:auto;white-space:nowrap}p{margin:.3rem}</style>
<header>${ticks}</header>${shown}
<script>
const boxes = [...document.querySelectorAll("input")];
const rows = [...document.querySelectorAll("header p")];
const show = () => { for (const a of document.querySelectorAll("section a")) a.hidden = !rows.every((row) =>
  [...row.querySelectorAll("input:checked")].some((box) => a.getAttribute("href").split(/[~.]/).includes(box.value))); };
for (const box of boxes) box.onchange = show;
</script>`,
  );
  return names.length;
}

test("the gallery", { timeout: 7200000 }, async () => {
  mkdirSync(folder, { recursive: true });
  let order = 0;
  for (const part of parts) {
    const page = await open(site, { width: 1280, height: 800 });
    page.setDefaultTimeout(30000);
    await walk(
      page,
      async (name, prepare) => {
        order += 1;
        const place = `${String(order).padStart(3, "0")}-${name.replaceAll(/\W+/g, "-")}`;
        for (const size of sizes) {
          await resize(page, size.split("x").map(Number));
          for (const language of languages)
            for (const theme of themes) {
              await setting(page, { language, theme });
              await prepare();
              await page.screenshot({ path: join(folder, `${place}~${size}~${language}~${theme}.jpg`), type: "jpeg", quality: 75 });
            }
        }
        await resize(page, [1280, 800]);
        await setting(page, { language: "en", theme: "light" });
        await prepare();
      },
      [part],
      true,
    );
    index();
    await page.context().close();
  }
  console.log(`# ${index()} pictures in ${folder}/index.html`);
});
