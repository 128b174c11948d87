// Sample views of Chaos in the Old World, as the backend would give them; no rule is played.
import { figureIds, powers } from "../games/chaos/board/picture.js";

const lands = {
  norsca: 1,
  troll_country: 1,
  kislev: 3,
  the_empire: 5,
  bretonnia: 3,
  estalia: 4,
  tilea: 2,
  the_border_princes: 1,
  the_badlands: 1,
};
const letters = { c: "cultist", w: "warrior", d: "daemon" };
const stats = { cultist: [0, 1], warrior: [1, 2], daemon: [3, 3] };

/** One land from a short form: `figures` "khorne cww nurgle cc", `tokens`, `corruption`, `slots`, and anything else as it is. */
function land(name, numbers, { figures = "", corruption = {}, tokens = {}, slots = [null, null], resistance = lands[name], ...more } = {}) {
  const list = [];
  const words = figures.split(" ").filter(Boolean);
  for (let i = 0; i < words.length; i += 2) {
    for (const letter of words[i + 1]) {
      const [power, kind] = [words[i], letters[letter]];
      const id = figureIds[power][kind];
      numbers[id] = (numbers[id] ?? 0) + 1;
      list.push({
        figure: `${id}_${numbers[id]}`,
        owner: power,
        controller: power,
        kind,
        attack: stats[kind][0],
        defence: stats[kind][1],
        shielded: false,
        hits: 0,
        by: [],
        slot: null,
      });
    }
  }
  const blight = Object.values(corruption).reduce((a, b) => a + b, 0) + (tokens.warpstone ?? 0);
  const value = (power) =>
    list.filter((f) => f.controller === power).length + slots.reduce((sum, s) => sum + (s?.power === power ? s.cost : 0), 0);
  const domination = Object.fromEntries(powers.map((p) => [p, { value: value(p), items: [] }]));
  const most = Math.max(...powers.map(value));
  const ahead = powers.filter((p) => value(p) === most && most > 0);
  const dominator = ahead.length === 1 && most > resistance ? ahead[0] : null;
  const fights = (f) => list.some((g) => g.controller !== f.controller) || (tokens.peasant ?? 0) > 0;
  return {
    land: name,
    ruined: null,
    fresh: false,
    figures: list,
    corruption,
    blight,
    ruin_at: 12,
    blight_next: blight + list.filter((f) => f.kind === "cultist").length,
    tokens,
    slots,
    resistance: { value: resistance, items: [{ cause: "printed", amount: lands[name] }] },
    points: { value: lands[name] + (tokens.noble ?? 0), items: [] },
    domination,
    dominator,
    tie: ahead.length > 1,
    dice: {},
    battle: list.some((f) => f.kind !== "cultist" && fights(f)),
    counters: [],
    ...more,
  };
}

const card = (power, id, cost, more = {}) => ({ card: id, power, cost, magic: false, blank: false, ...more });

const plans = {
  opening: {
    norsca: { tokens: { peasant: 1 } },
    troll_country: { tokens: { warpstone: 1 } },
    kislev: { tokens: { noble: 1 } },
    the_empire: { tokens: { peasant: 1 }, figures: "khorne c" },
    bretonnia: { tokens: { peasant: 1 }, figures: "slaanesh cc" },
    estalia: { tokens: { warpstone: 1 }, figures: "tzeentch c" },
    tilea: { tokens: { noble: 1 } },
    the_border_princes: { tokens: { warpstone: 1 }, figures: "nurgle w" },
    the_badlands: { tokens: { peasant: 1 } },
  },
  crowded: {
    norsca: {
      figures: "khorne ww tzeentch c",
      tokens: { peasant: 1 },
      corruption: { tzeentch: 2 },
      slots: [card("khorne", "battle_cry", 1), null],
    },
    troll_country: { figures: "slaanesh cc khorne c", tokens: { noble: 1, warpstone: 1 }, corruption: { slaanesh: 4, khorne: 1 } },
    kislev: {
      figures: "nurgle ccw tzeentch cw",
      tokens: { hero: 1 },
      corruption: { nurgle: 5, tzeentch: 4 },
      slots: [card("nurgle", "rain_of_pus", 2), card("tzeentch", "changer_of_ways", 0, { magic: true })],
    },
    the_empire: {
      figures: "khorne dwww nurgle ccw tzeentch cw slaanesh ccd",
      tokens: { noble: 2, skaven: 2, hero: 1 },
      resistance: 3,
      corruption: { khorne: 1, nurgle: 4, tzeentch: 2, slaanesh: 3 },
      slots: [card("slaanesh", "dark_influence", 2), card("khorne", "the_skull_throne", 3)],
    },
    bretonnia: {
      figures: "nurgle ccc khorne w",
      tokens: { peasant: 2, event: 1 },
      corruption: { nurgle: 7, khorne: 1 },
      slots: [card("nurgle", "influenza", 1, { blank: true }), null],
    },
    estalia: { figures: "tzeentch ccw slaanesh c", tokens: { warpstone: 1 }, corruption: { tzeentch: 3 } },
    tilea: {
      figures: "slaanesh cw nurgle cw khorne w",
      tokens: { skaven: 1 },
      resistance: 1,
      corruption: { slaanesh: 2, nurgle: 1 },
      slots: [card("slaanesh", "soporific_musk", 1), card("tzeentch", "teleport", 1, { magic: true })],
    },
    the_border_princes: { figures: "tzeentch d nurgle d", corruption: { nurgle: 8 }, tokens: { warpstone: 2 } },
    the_badlands: { figures: "khorne c", corruption: { khorne: 2 }, tokens: { event: 1, peasant: 1 } },
  },
};
plans.battle = { ...plans.crowded };
plans.ruined = {
  ...plans.crowded,
  kislev: { ruined: 1, figures: "nurgle cw", slots: [card("nurgle", "rain_of_pus", 2), null] },
  the_border_princes: { ruined: 2, fresh: true, corruption: { nurgle: 9, khorne: 2 }, tokens: { warpstone: 2 }, figures: "tzeentch d" },
  norsca: { ruined: 3 },
};

/** Names of the samples. */
export const samples = Object.keys(plans);

/** A view of one of them. */
export function sampleView(name) {
  const numbers = {};
  const view = {
    round: 3,
    powers: powers.map((power, seat) => ({ power, seat })),
    lands: Object.keys(lands).map((id) => land(id, numbers, plans[name][id])),
    battle: null,
  };
  const at = (id) => view.lands.find((l) => l.land === id);
  if (name === "battle") {
    view.battle = { land: "the_empire" };
    Object.assign(at("the_empire").figures[0], { hits: 2, by: ["slaanesh"] });
    Object.assign(at("the_empire").figures[4], { shielded: true });
    Object.assign(at("the_empire").figures[5], { controller: "slaanesh" });
    const horror = at("kislev").figures.find((f) => f.owner === "tzeentch" && f.kind === "warrior");
    horror.slot = 2;
  }
  return view;
}

/** Modes of the board. */
export const sampleModes = {
  look: () => ({ kind: "look" }),
  lands: () => ({
    kind: "lands",
    lands: ["the_empire", "kislev", "bretonnia", "tilea"],
    chips: {
      the_empire: { text: "2", kind: "cost" },
      kislev: { text: "3", kind: "cost" },
      bretonnia: { text: "0", kind: "free" },
      tilea: { text: "2", kind: "cost" },
      norsca: { text: "", kind: "blocked" },
      the_badlands: { text: "", kind: "blocked" },
    },
  }),
  figures: (view) => ({
    kind: "figures",
    figures: view.lands
      .find((l) => l.land === "the_empire")
      .figures.filter((f) => f.owner !== "khorne")
      .map((f) => f.figure),
    tokens: [{ land: "tilea", token: "skaven" }],
  }),
  corruption: () => ({ kind: "corruption", corruption: ["khorne", "nurgle", "tzeentch"].map((power) => ({ land: "the_empire", power })) }),
  slots: () => ({
    kind: "slots",
    slots: [
      { land: "kislev", slot: 1 },
      { land: "kislev", slot: 2 },
    ],
  }),
};
