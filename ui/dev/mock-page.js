// Starts the screens over the stand-in backend; the address says from where.
import { call, useCarrier } from "../backend.js";
import { start } from "../start.js";
import { sit } from "../session.js";
import { go } from "../state.js";
import { mockBackend } from "./mock-backend.js";

const query = new URLSearchParams(location.search);
const settings = Object.fromEntries(["language", "theme", "palette", "motion", "bot_speed"].filter((k) => query.has(k)).map((k) => [k, query.get(k)]));
if (query.has("text_size")) settings.text_size = Number(query.get("text_size"));
useCarrier(mockBackend({ maps: new URL("../../src-tauri/crates/smallworld/maps", import.meta.url).href, storage: settings }));
await start(document.getElementById("app"));

const players = Number(query.get("players") ?? 0);
if (players > 0) {
  const humans = Number(query.get("humans") ?? 1);
  const names = ["Ada", "Ben", "Cleo", "Dan", "Eve"];
  const real = Array.from({ length: players }, (_, i) => ({ name: names[i], colour: i, who: i < humans ? "human" : "bot", ...(i < humans ? {} : { level: "normal" }) }));
  const state = await call("new_game", { setup: { game: "small-world", players, map: `small-world-${players}p`, seed: Number(query.get("seed") ?? 7), first: 0, house_rules: {} }, seats: real });
  let last = state;
  for (let turns = 0, guard = 0; turns < Number(query.get("turns") ?? 0) && guard < 2000 && !last.view.over; guard++) {
    if (last.curtain) last = await call("lift_curtain", { seat: last.curtain.seat });
    const turn = last.view.turn;
    last = await call("bot_move");
    if (last.view.turn !== turn) turns += 1;
  }
  const more = Number(query.get("moves") ?? 0);
  for (let i = 0; i < more; i++) last = await call("bot_move");
  if (query.get("screen") === "home") { go("credits"); await new Promise((r) => setTimeout(r, 50)); go("home"); }
  else if (query.get("screen") === "replay") go("replay", { slot: last.slot, step: Number(query.get("step") ?? 0) });
  else if (query.has("screen")) go(query.get("screen"));
  else await sit(last);
} else if (query.has("screen")) go(query.get("screen"));
window.elbowroom = { call, go, sit };
