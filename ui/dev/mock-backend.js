// A stand-in for the backend, for looking at the screens and for tests of the
// pages alone. It answers the commands of PROTOCOL.md with a toy that moves like
// the game but does not know its rules. Never loaded by index.html.
const races = { amazons: 6, dwarves: 3, elves: 6, ghouls: 5, giants: 6, halflings: 6, humans: 5, orcs: 5, ratmen: 8, skeletons: 6, sorcerers: 5, tritons: 6, trolls: 5, wizards: 5 };
const powers = { alchemist: 4, berserk: 4, bivouacking: 5, commando: 4, diplomat: 5, dragon_master: 5, flying: 5, forest: 4, fortified: 3, heroic: 5, hill: 4, merchant: 2, mounted: 5, pillaging: 5, seafaring: 5, spirit: 5, stout: 4, swamp: 4, underworld: 5, wealthy: 4 };
const rules = ["open_coins", "ghouls_act_when_declining", "failed_attempt_spoils_peace", "substitute_needs_token", "substitute_counts_as_attack", "berserk_may_skip_roll", "fortresses_return", "pillage_counts_at_conquest", "halflings_reenter_anywhere", "seafaring_starts_on_rim_sea", "stout_may_decline_early", "elves_keep_substituted", "abandoned_can_be_retaken", "ties_share", "keep_reverse_badges"];
const off = new Set(["open_coins", "ghouls_act_when_declining", "substitute_needs_token"]);
const rounds = { 2: 10, 3: 10, 4: 9, 5: 8 };
const water = new Set(["sea", "lake"]);
const clone = (value) => JSON.parse(JSON.stringify(value));
const refuse = (kind, message, data = null) => { throw { kind, message, data }; };

/** A small random stream, so that each visit looks the same. */
function stream(seed) {
  let s = seed >>> 0 || 1;
  return (n) => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return Math.floor((s / 2 ** 32) * n); };
}

function shuffled(list, random) {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) { const j = random(i + 1); [out[i], out[j]] = [out[j], out[i]]; }
  return out;
}

/** A mock: an async function `(command, args)`. `maps`: folder of the map files. */
export function mockBackend({ maps = "../src-tauri/crates/smallworld/maps", storage = {} } = {}) {
  const boards = new Map();
  const board = async (map) => {
    if (!boards.has(map)) boards.set(map, await (await fetch(`${maps}/${map}.json`)).json());
    return boards.get(map);
  };
  const slots = [];
  let settings = { ...storage };
  let game = null;

  function deal(setup, seats, geometry) {
    const random = stream(setup.seed ?? 7);
    const combos = shuffled(Object.keys(races), random).map((race, i) => ({ race, power: shuffled(Object.keys(powers), random)[i] }));
    return {
      random, geometry, setup, seats, combos, coinsOn: combos.map(() => 0), round: 1, turn: setup.first ?? 0, stage: "choose", conquered: 0, gained: [],
      players: seats.map(() => ({ coins: 5, hand: 0, active: null, declined: null })), owe: 0,
      regions: geometry.regions.map((r) => ({ owner: r.marks?.includes("lost_tribe") ? { lost_tribe: true } : null, tokens: r.marks?.includes("lost_tribe") ? 1 : 0, markers: r.terrain === "mountain" ? [{ kind: "mountain", count: 1 }] : [] })),
      journal: [], history: [], log: [], revision: 0, coinsByTurn: [], winners: null, viewer: null, curtain: null, over: false,
    };
  }

  const own = (g, seat = g.turn, slot = "active") => g.regions.flatMap((r, i) => (r.owner?.seat === seat && r.owner.slot === slot ? [i] : []));

  function target(g, i) {
    const me = g.turn;
    const plan = g.geometry.regions[i];
    const now = g.regions[i];
    const no = (reason, more = {}) => ({ region: i, options: [], blocked: { reason, ...more } });
    if (now.owner?.seat === me && now.owner.slot === "active") return no("own_region");
    if (water.has(plan.terrain)) return no("water");
    const mine = own(g);
    if (mine.length === 0 ? !plan.entry : !plan.adjacent.some((a) => mine.includes(a))) return no(mine.length === 0 ? "not_at_entry" : "not_adjacent");
    const items = [{ cause: "land", amount: 2 }];
    if (plan.terrain === "mountain") items.push({ cause: "mountain", amount: 1 });
    if (now.owner?.lost_tribe) items.push({ cause: "lost_tribe", amount: now.tokens });
    else if (now.tokens > 0) items.push({ cause: "tokens", amount: now.tokens });
    if (g.players[me].active?.power === "commando") items.push({ cause: "power", id: "commando", amount: -1 });
    const price = items.reduce((n, x) => n + x.amount, 0);
    const hand = g.players[me].hand;
    const option = { action: { type: "conquer", region: i }, method: "conquer", price, pay: price, short: 0, chance: null, items };
    if (hand >= price) return { region: i, options: [option], blocked: null };
    const short = price - hand;
    if (hand > 0 && short <= 3) return { region: i, options: [{ ...option, action: { type: "attempt", region: i }, method: "attempt", pay: hand, short, chance: { in: 4 - short, of: 6 } }], blocked: null };
    return no(hand === 0 ? "no_tokens" : "too_strong", { short, items, price });
  }

  const earned = (g, seat) => {
    const active = own(g, seat).length;
    const declined = own(g, seat, "declined").length;
    const items = [];
    if (active) items.push({ cause: "regions", slot: "active", regions: own(g, seat), amount: active });
    if (g.players[seat].active?.power === "merchant" && active) items.push({ cause: "power", id: "merchant", regions: own(g, seat), amount: active });
    if (declined) items.push({ cause: "declined_regions", slot: "declined", regions: own(g, seat, "declined"), amount: declined });
    return { total: items.reduce((n, x) => n + x.amount, 0), items };
  };

  function actions(g) {
    const me = g.players[g.turn];
    if (g.over) return [];
    if (g.stage === "choose") return [0, 1, 2, 3, 4, 5].filter((c) => c <= me.coins).map((combo) => ({ type: "pick", combo }));
    if (g.stage === "start") return [{ type: "ready" }, { type: "decline" }];
    if (g.stage === "conquest") {
      const list = g.conquered === 0 && !g.fresh ? own(g).map((region) => ({ type: "abandon", region })) : [];
      for (let i = 0; i < g.regions.length; i++) list.push(...target(g, i).options.map((o) => o.action));
      return [...list, { type: "end_conquest" }];
    }
    const mine = own(g);
    const list = [];
    if (me.hand > 0) for (const region of mine) list.push({ type: "put", piece: "token", region }, { type: "put_all", region });
    for (const region of mine) if (g.regions[region].tokens > 1) list.push({ type: "take", piece: "token", region });
    if (me.hand === 0 || mine.length === 0) list.push({ type: "done" });
    return list;
  }

  function apply(g, a) {
    const events = [];
    const seat = g.turn;
    const me = g.players[seat];
    if (a.type === "pick") {
      const [combo] = g.combos.splice(a.combo, 1);
      const [taken] = g.coinsOn.splice(a.combo, 1);
      for (let i = 0; i < a.combo; i++) g.coinsOn[i] += 1;
      g.coinsOn.push(0);
      me.coins += taken - a.combo;
      me.active = { ...combo };
      me.hand = races[combo.race] + powers[combo.power];
      events.push({ type: "picked", seat, ...combo, paid: a.combo, taken, tokens: me.hand });
      g.stage = "conquest";
      g.fresh = true;
    } else if (a.type === "conquer" || a.type === "attempt") {
      const now = g.regions[a.region];
      const { price } = target(g, a.region).options[0];
      let pay = price;
      if (a.type === "attempt") {
        const face = [0, 0, 0, 1, 2, 3][g.random(6)];
        events.push({ type: "rolled", seat, purpose: "attempt", face, needed: price - me.hand });
        if (face < price - me.hand) {
          events.push({ type: "attempt_failed", seat, region: a.region, short: price - me.hand - face });
          g.stage = "redeploy";
          return events;
        }
        pay = me.hand;
      }
      if (now.owner) events.push({ type: "defeated", seat: now.owner.seat ?? null, slot: now.owner.slot ?? null, race: now.owner.race ?? null, region: a.region, lost: 1, withdrawn: now.owner.slot === "active" ? now.tokens - 1 : 0 });
      if (now.owner?.slot === "active") g.players[now.owner.seat].hand += now.tokens - 1;
      g.regions[a.region] = { ...now, owner: { seat, slot: "active", race: me.active.race }, tokens: pay };
      me.hand -= pay;
      g.conquered += 1;
      events.push({ type: "conquered", seat, slot: "active", race: me.active.race, region: a.region, tokens: pay, method: a.type, price });
      if (a.type === "attempt") g.stage = "redeploy";
    } else if (a.type === "ready") {
      for (const i of own(g)) { me.hand += g.regions[i].tokens - 1; g.regions[i].tokens = 1; }
      g.stage = "conquest";
      events.push({ type: "readied", seat, slot: "active", tokens: me.hand });
    } else if (a.type === "abandon") {
      me.hand += g.regions[a.region].tokens;
      events.push({ type: "abandoned", seat, slot: "active", region: a.region, tokens: g.regions[a.region].tokens });
      g.regions[a.region] = { ...g.regions[a.region], owner: null, tokens: 0 };
    } else if (a.type === "end_conquest") g.stage = "redeploy";
    else if (a.type === "put" || a.type === "put_all") {
      const n = a.type === "put" ? 1 : me.hand;
      g.regions[a.region].tokens += n;
      me.hand -= n;
      events.push({ type: "placed", seat, piece: "token", region: a.region, count: n });
    } else if (a.type === "take") {
      g.regions[a.region].tokens -= 1;
      me.hand += 1;
      events.push({ type: "removed", seat, piece: "token", region: a.region, count: 1 });
    } else if (a.type === "decline") {
      for (const i of own(g, seat, "declined")) g.regions[i] = { ...g.regions[i], owner: null, tokens: 0 };
      for (const i of own(g)) { g.regions[i].owner = { ...g.regions[i].owner, slot: "declined" }; g.regions[i].tokens = 1; }
      events.push({ type: "declined", seat, race: me.active.race, regions: own(g, seat, "declined").length });
      me.declined = { race: me.active.race, power: null };
      me.active = null;
      me.hand = 0;
      events.push(...endTurn(g));
    } else if (a.type === "done") events.push({ type: "redeployed", seat, slot: "active" }, ...endTurn(g));
    return events;
  }

  function endTurn(g) {
    const seat = g.turn;
    const paid = earned(g, seat);
    g.players[seat].coins += paid.total;
    const events = [{ type: "income", seat, ...paid }];
    g.coinsByTurn.push(g.players.map((p) => p.coins));
    g.turn = (g.turn + 1) % g.players.length;
    if (g.turn === (g.setup.first ?? 0)) g.round += 1;
    if (g.round > rounds[g.players.length]) {
      g.round -= 1;
      g.over = true;
      const best = Math.max(...g.players.map((p) => p.coins));
      g.winners = g.players.flatMap((p, i) => (p.coins === best ? [i] : []));
      events.push({ type: "game_over", winners: g.winners, coins: g.players.map((p) => p.coins), tokens: g.players.map((_, s) => g.regions.filter((r) => r.owner?.seat === s).reduce((n, r) => n + r.tokens, 0)) });
      return events;
    }
    const next = g.players[g.turn];
    events.push({ type: "turn_started", seat: g.turn, round: g.round });
    g.conquered = 0;
    g.fresh = false;
    g.stage = next.active ? "start" : "choose";
    return events;
  }

  function view(g, viewer) {
    const acts = viewer === g.turn && !g.over;
    const seats = g.players.map((p, seat) => ({
      seat, coins: g.over || viewer === seat || g.setup.house_rules?.open_coins ? p.coins : null, hand: p.hand, withdrawn: 0, regions: own(g, seat).length + own(g, seat, "declined").length, income: earned(g, seat).total,
      active: p.active && { ...p.active, hand: p.hand, on_map: own(g, seat).reduce((n, i) => n + g.regions[i].tokens, 0), tray: 0, regions: own(g, seat).length },
      declined: p.declined && own(g, seat, "declined").length ? [{ ...p.declined, hand: 0, on_map: own(g, seat, "declined").length, tray: 0, regions: own(g, seat, "declined").length }] : [],
      ally: null, pieces: { encampment: 0, fortress: 0, hero: 0, dragon: 0 },
    }));
    return {
      game: "small-world", map: g.geometry.id, players: g.players.length, viewer, round: g.round, rounds: rounds[g.players.length], turn: g.turn, to_act: g.turn, stage: g.over ? "over" : g.stage, over: g.over, winners: g.winners,
      may_decline: g.stage === "start", conquered: g.conquered, die: null, acting_race: { seat: g.turn, slot: "active" }, seats,
      regions: g.regions.map((r, region) => ({ region, ...clone(r), defence: 0, immune: null })),
      market: g.combos.slice(0, 6).map((c, combo) => ({ combo, ...c, coins: g.coinsOn[combo], cost: combo, tokens: races[c.race] + powers[c.power], affordable: combo <= g.players[g.turn].coins })),
      stacks: { races: Math.max(0, g.combos.length - 6), powers: 12 }, actions: acts ? actions(g) : [], targets: acts && g.stage === "conquest" ? g.regions.map((_, i) => target(g, i)) : [],
      placing: acts && g.stage === "redeploy" ? { hand: g.players[g.turn].hand, owed: 0, pieces: [{ kind: "token", in_hand: g.players[g.turn].hand }] } : null,
    };
  }

  const bot = (g) => g.seats[g.turn].who === "bot";
  function settle(g) {
    const people = g.seats.flatMap((s, i) => (s.who === "human" ? [i] : []));
    if (g.over) { g.curtain = null; return; }
    if (people.length === 1) [g.viewer] = people;
    else if (!bot(g) && g.viewer !== g.turn) { g.viewer = null; g.curtain = { seat: g.turn }; }
  }

  function state(g, events = []) {
    settle(g);
    const can = g.history.length > 0;
    return clone({ slot: g.slot, name: g.name, game: "small-world", revision: g.revision, seats: g.seats, viewer: g.viewer, curtain: g.curtain, bot_to_act: !g.over && bot(g), undo: can ? { ok: true } : { ok: false, why: "other_player" },
      redo: { ok: false, why: "nothing" }, step: g.journal.length, events, view: view(g, g.viewer) });
  }

  const light = (g) => ({ ...g, history: [], geometry: null, random: null });
  function step(g, action) {
    if (!actions(g).some((a) => JSON.stringify(a) === JSON.stringify(action))) refuse("illegal", "not now", { reason: "not_offered" });
    const before = clone(light(g));
    const turn = g.turn;
    const round = g.round;
    const events = apply(g, action);
    g.journal.push(action);
    g.history = g.turn === turn && action.type !== "attempt" ? [...g.history, before] : [];
    g.log.push({ step: g.journal.length - 1, seat: turn, turn, round, action, text: action.type, events });
    g.frames.push(clone(view(g, null)));
    g.revision += 1;
    return events;
  }

  const header = (g) => ({ slot: g.slot, name: g.name, game: "small-world", map: g.geometry.id, seats: g.seats, round: g.round, rounds: rounds[g.seats.length], step: g.journal.length, over: g.over, created: g.created, modified: g.modified, format: 1, engine: "0.1.0", autosave: false, winners: g.winners, trouble: null });
  const find = (slot) => slots.find((g) => g.slot === slot && !g.gone) ?? refuse("slot_not_found", "no such slot");
  const starts = (g) => { const out = []; for (const e of g.log) if (!out.length || out.at(-1).round !== e.round || out.at(-1).seat !== e.turn) out.push({ step: e.step, round: e.round, seat: e.turn }); return out; };

  const commands = {
    catalog: () => ({ games: [{ id: "small-world", maps: [2, 3, 4, 5].map((n) => ({ id: `small-world-${n}p`, players: n, rounds: rounds[n], regions: 0 })), races: [], powers: [], house_rules: rules.map((id) => ({ id, default: !off.has(id), rulings: [] })) }] }),
    board: ({ map }) => board(map),
    check_setup: ({ seats }) => (new Set(seats?.map((s) => s.colour)).size === seats?.length ? { ok: true } : { ok: false, reasons: [{ kind: "colours", message: "", data: {} }] }),
    async new_game({ setup, seats, name }) {
      const g = deal(setup, seats ?? Array.from({ length: setup.players }, (_, i) => ({ name: `P${i + 1}`, colour: i, who: "human" })), await board(setup.map ?? `small-world-${setup.players}p`));
      Object.assign(g, { slot: String(slots.length + 1).padStart(16, "0"), name: name ?? seats.map((s) => s.name).join(", "), created: Date.now(), modified: Date.now(), frames: [] });
      g.frames.push(clone(view(g, null)));
      slots.unshift(g);
      game = g;
      return state(g);
    },
    view: () => state(game ?? refuse("no_table", "")),
    act({ action, revision }) {
      if (revision !== undefined && revision !== game.revision) refuse("stale", "");
      if (game.curtain) refuse("curtain_due", "");
      return state(game, step(game, action));
    },
    undo() {
      const before = game.history.at(-1) ?? refuse("undo_refused", "", { why: "other_player" });
      Object.assign(game, before, { history: game.history.slice(0, -1), random: game.random, geometry: game.geometry, revision: game.revision + 1 });
      return state(game);
    },
    redo: () => refuse("undo_refused", "", { why: "nothing" }),
    async bot_move() {
      const all = actions(game);
      const good = all.filter((a) => a.type === "ready" || a.type === "conquer" || a.type === "pick" || a.type === "put_all" || a.type === "done");
      const list = game.round > 3 && game.stage === "start" && game.random(4) === 0 && all.some((a) => a.type === "decline") ? [{ type: "decline" }] : good.length ? good : all.filter((a) => a.type !== "take" && a.type !== "abandon" && a.type !== "decline");
      return state(game, step(game, list[game.random(list.length)]));
    },
    bot_stop: () => ({ stopped: true }),
    lift_curtain({ seat }) { game.viewer = seat; game.curtain = null; return state(game); },
    log: ({ from = 0, to }) => ({ length: game.log.length, entries: clone(game.log.slice(from, to)) }),
    slots: () => ({ slots: slots.filter((g) => !g.gone).map(header), deleted: slots.filter((g) => g.gone).map(header), notices: [] }),
    open_slot({ slot }) { game = find(slot); return state(game); },
    rename_slot({ slot, name }) { find(slot).name = name; return header(find(slot)); },
    duplicate_slot({ slot, name }) { const g = { ...find(slot), slot: String(slots.length + 1).padStart(16, "0"), name, modified: Date.now() }; slots.unshift(g); return header(g); },
    delete_slot({ slot }) { find(slot).gone = true; return { slot }; },
    restore_slot({ slot }) { slots.find((g) => g.slot === slot).gone = false; return { slot }; },
    export_slot: ({ slot }) => ({ file_name: `${find(slot).name}.elbow`, data: "sample" }),
    import_slot: () => refuse("import_invalid", "", { reason: "not_an_export" }),
    replay({ slot, step: at }) {
      const g = slot ? find(slot) : game;
      return clone({ slot: g.slot, name: g.name, game: "small-world", seats: g.seats, step: at, steps: g.journal.length, turns: starts(g), ...(g.over ? { coins: g.coinsByTurn } : {}), view: g.frames[at], events: at > 0 ? g.log[at - 1].events : [] });
    },
    fork({ slot, name }) { const g = find(slot ?? game.slot); game = { ...g, slot: String(slots.length + 1).padStart(16, "0"), name }; slots.unshift(game); return state(game); },
    startup: () => ({ version: "0.1.0", error: null, notices: [] }),
    settings({ set }) { settings = { ...settings, ...set }; return settings; },
    close_table: () => { game = null; return { closed: true }; },
  };
  return async (command, args) => {
    if (!commands[command]) refuse("unknown_command", command);
    return clone(await commands[command](args ?? {}));
  };
}
