// A saved game at a glance: its board in little, and who is ahead as far as everybody may know.

import { boxOf } from "../board/geometry.js";
import { plainOf } from "../board/islands.js";
import { shapesOf } from "../games/registry.js";
import { listing, t } from "../i18n.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { boardOf } from "../state.js";

const plans = new Map();

/** What is drawn of a board: `{box, regions: [{d, at, terrain}]}`, asked for and worked out once. */
function planOf(map) {
  if (!plans.has(map))
    plans.set(
      map,
      boardOf(map)
        .then((board) => sketchOf(plainOf(board)))
        .catch((error) => {
          plans.delete(map);
          throw error;
        }),
    );
  return plans.get(map);
}

/** The same of a geometry that is at hand. */
export function sketchOf({ regions, scenery = [] }) {
  const [left, top, right, bottom] = boxOf([...regions, ...scenery].flatMap((r) => r.outline));
  const wide = Math.max(right - left, bottom - top);
  return {
    box: [left, top, right - left, bottom - top],
    unit: wide / 100,
    regions: regions.map((r) => ({
      d: `M${r.outline.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`,
      at: r.at,
      terrain: r.terrain ?? "old-world",
    })),
  };
}

/**
 * Who holds the region of a character of `owners`: `{seat, declined}`, `{ruined}` or null.
 * @param {string | undefined} letter
 * @returns {{ seat: number, declined: boolean, ruined?: false } | { ruined: true } | null}
 */
export function holderOf(letter) {
  if (!letter) return null;
  if (letter === "x") return { ruined: true };
  if (letter >= "0" && letter <= "9") return { seat: Number(letter), declined: false };
  if (letter >= "a" && letter <= "e") return { seat: letter.charCodeAt(0) - 97, declined: true };
  return null;
}

/** Who is ahead, in words; null where nobody is or nobody may know. */
export function aheadIn({ glance, over, seats }) {
  const most = Math.max(0, ...(glance?.standing ?? []));
  if (!glance || over || most === 0 || !["regions", "coins", "points"].includes(glance.counts)) return null;
  const names = seats.filter((_, seat) => glance.standing[seat] === most).map((s) => s.name);
  return names.length === seats.length ? null : t(`glance-${glance.counts}`, { names: listing(names), count: most });
}

function Held({ shapes, holder, seats, at: [x, y], r }) {
  if (holder.ruined)
    return html`<path class="glance-ruin" stroke-width=${r / 3}
      d=${`M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`} />`;
  const colour = seats[holder.seat]?.colour ?? 0;
  if (shapes)
    return html`<path class=${`glance-power power-${colour}`} d=${shapes[colour]}
      transform=${`translate(${x - r} ${y - r})scale(${r / 16})`} />`;
  return html`<g class=${`eb-p${colour}${holder.declined ? " glance-declined" : ""}`}>
    <circle class="glance-disc" cx=${x} cy=${y} r=${r} stroke-width=${r / 4} /><text class="glance-number" x=${x} y=${y + r * 0.42}
      font-size=${r * 1.25}>${([...(seats[holder.seat]?.name ?? "").trim()][0] ?? "").toUpperCase()}</text></g>`;
}

/** The board of a slot with who holds what; drawn when it comes into sight. */
export function Glance({ slot }) {
  const [plan, setPlan] = useState(/** @type {{ box: number[], unit: number, regions: any[] } | null} */ (null));
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    let here = true;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((s) => s.isIntersecting)) return;
        watch.disconnect();
        planOf(slot.map).then(
          (p) => here && setPlan(p),
          () => {},
        );
      },
      { rootMargin: "200px" },
    );
    watch.observe(/** @type {HTMLElement} */ (place.current));
    return () => {
      here = false;
      watch.disconnect();
    };
  }, [slot.map]);
  const owners = slot.glance?.owners ?? "";
  // Who wears a shape stands in lands that several may share; a disc's region is its own and takes its colour.
  const shapes = shapesOf(slot.game);
  return html`<span class=${`glance glance-${slot.game}`} ref=${place} aria-hidden="true">${
    plan &&
    html`<svg viewBox=${plan.box.join(" ")} preserveAspectRatio="xMidYMid meet">
    ${plan.regions.map((r, i) => {
      const held = holderOf(owners[i]);
      const worn = held && !held.ruined && !shapes ? (slot.seats[held.seat]?.colour ?? 0) : null;
      const colour = worn !== null ? ` glance-held eb-p${worn}${held && !held.ruined && held.declined ? " glance-declined" : ""}` : "";
      return html`<path key=${i} class=${`eb-region eb-t-${r.terrain} glance-land${colour}`}
          stroke-width=${plan.unit * 0.6} d=${r.d} />`;
    })}
    ${plan.regions.map((r, i) => {
      const held = holderOf(owners[i]);
      return (
        held &&
        html`<${Held} key=${i} shapes=${shapes} holder=${held} seats=${slot.seats} at=${r.at} r=${plan.unit * (shapes ? 5 : 3.6)} />`
      );
    })}</svg>`
  }</span>`;
}
