// From a view to what is to be seen in each region: plain values, no page, no rule.
// What may be done is read from `targets` and `actions`, as the backend gives them.

/** Kind of mode for a stage, when the screen does not say. @param {Ui.FamilyView} view */
export function modeOf(view) {
  if (view.stage === "conquest" || view.stage === "ghouls") return { kind: "conquest" };
  if (view.stage === "redeploy" || view.stage === "retreat") return { kind: "redeploy", piece: "token" };
  return { kind: "look" };
}

/** Chance of a die roll in whole percent. */
export const percent = ({ in: good, of }) => Math.round((100 * good) / of);

/** The pieces that stand in a region: `{tribe, seat, colour, race, slot, declined, count}` or null. */
export function stackOf(region, seats) {
  const { owner, tokens } = region;
  if (!owner || !tokens) return null;
  if (owner.monsters) return { tribe: true, seat: null, colour: null, race: "monsters", slot: null, declined: false, count: tokens };
  if (owner.murloc) return { tribe: true, seat: null, colour: null, race: "murloc", slot: null, declined: false, count: tokens };
  if (owner.lost_tribe) return { tribe: true, seat: null, colour: null, race: "lost_tribe", slot: null, declined: false, count: tokens };
  return {
    tribe: false,
    seat: owner.seat,
    colour: seats?.[owner.seat]?.colour ?? owner.seat,
    race: owner.race,
    slot: owner.slot,
    declined: owner.slot !== "active",
    count: tokens,
  };
}

/** What a conquest target shows: `{kind: pay|die|lock, number?, percent?, glyph?, more, fee?}` or null. */
export function chipOf(target, mode) {
  if (!target) return null;
  const [first, ...rest] = target.options;
  if (!first) return mode.why && target.blocked ? { kind: "lock", reason: target.blocked.reason, more: false } : null;
  const more = rest.length > 0;
  const fee = (first.fees ?? []).reduce((sum, due) => sum + due.coins, 0) || null;
  if (first.chance || first.method === "attempt") {
    return { kind: "die", number: first.pay, percent: first.chance ? percent(first.chance) : null, more, ...(fee && { fee }) };
  }
  const glyph =
    {
      dragon: "dragon_master",
      substitute: "sorcerers",
      drain: "vampire",
      orb: "shiny_orb",
      champion: "champion",
      strike: "warcraft_gnomes",
    }[first.method] ??
    {
      doormat: "flying_doormat",
      socks: "stinky_trolls_socks",
      sword: "sword_of_the_killer_rabbit",
      ashes: "ashes_of_alar",
      doomhammer: "doomhammer",
      frostmourne: "frostmourne",
      claim: "ethereals",
    }[first.with?.[0]?.replace("bag_", "")] ??
    null;
  return { kind: "pay", number: first.pay, glyph, more, ...(fee && { fee }) };
}

/** Regions in which `piece` may be put now, from the legal actions. @param {Ui.FamilyView} view */
export function putRegions(view, piece = "token") {
  const found = new Set();
  for (const a of view.actions ?? []) {
    if ((a.type === "put" && a.piece === piece) || (a.type === "put_all" && piece === "token")) found.add(a.region);
  }
  return found;
}

/** Regions from which `piece` may be taken now. @param {Ui.FamilyView} view */
export function takeRegions(view, piece = "token") {
  const found = new Set();
  for (const a of view.actions ?? []) if (a.type === "take" && a.piece === piece) found.add(a.region);
  return found;
}

/**
 * The picture of a position: one entry a region, in order of id.
 *
 * `mode`: `{kind: "conquest", why?}`, `{kind: "redeploy", piece?}`, `{kind: "abandon"}`,
 * `{kind: "pick", regions}` or `{kind: "look"}`; `patch`: regions as they stand in the middle of a motion;
 * `selected`: a region that shows its lock without `why`.
 * Entry: `{id, stack, markers, immune, chip, light}`; `light` is open (can be done now), die, put, or null.
 */
export function pictureOf(view, seats, mode = modeOf(view), patch = /** @type {Record<number, any> | null} */ (null), selected = null) {
  const targets = new Map((view.targets ?? []).map((t) => [t.region, t]));
  const puts = mode.kind === "redeploy" ? putRegions(view, mode.piece) : null;
  const takes = mode.kind === "redeploy" ? takeRegions(view, mode.piece) : null;
  const picked = mode.kind === "pick" ? new Set(mode.regions) : null;
  const leave = mode.kind === "abandon" ? new Set((view.actions ?? []).filter((a) => a.type === "abandon").map((a) => a.region)) : null;
  return view.regions.map((plain) => {
    const region = patch?.[plain.region] ? { ...plain, ...patch[plain.region] } : plain;
    const chip =
      mode.kind === "conquest" ? chipOf(targets.get(region.region), region.region === selected ? { ...mode, why: true } : mode) : null;
    /** @type {"die" | "open" | "put" | null} */
    let light = null;
    if (chip && chip.kind !== "lock") light = chip.kind === "die" ? "die" : "open";
    if (puts?.has(region.region)) light = "put";
    if (picked?.has(region.region) || leave?.has(region.region)) light = "open";
    return {
      id: region.region,
      stack: stackOf(region, seats),
      markers: [
        ...(region.markers ?? []).filter((m) => m.count > 0),
        ...(region.marks ?? []).map(({ seat, by }) => ({ kind: "mark", by, colour: seats?.[seat]?.colour ?? seat })),
      ],
      finds: region.finds ?? [],
      immune: region.immune ?? null,
      chip,
      light,
      movable: takes?.has(region.region) ?? false,
    };
  });
}
