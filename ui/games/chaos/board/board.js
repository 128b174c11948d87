// The map of the Old World: land below, what lies in each land above, one box that zooms. It is told what may be
// done; it knows no rule. Land, fingers and zoom are those of the board of Small World.

import { makeControl } from "../../../board/control.js";
import { useGestures, useRoom } from "../../../board/gestures.js";
import { Ground } from "../../../board/ground.js";
import { sameLook } from "../../../board/look.js";
import { fitScale, toMap } from "../../../board/viewport.js";
import { t } from "../../../i18n.js";
import { Component, html, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "../../../lib.js";
import { atlasOf } from "./atlas.js";
import { placesOf } from "./layout.js";
import { ChipMark, FigureMark, PennantMark, PowerMark, RingMark, RuinMark, ShieldMark, SlotMark, SwordsMark, TokenMark } from "./marks.js";
import { patches, register } from "./motion.js";
import { picturesOf, powers } from "./picture.js";
import { cornersOf, isClear, targetAt, targetsOf } from "./targets.js";

/** Length of a move of the map, in milliseconds. */
const GLIDE = 220;

/** Scales between which nothing is laid out anew. */
const levelOf = (scale) => Math.round(Math.log2(scale) * 5);
const scaleOf = (level) => 2 ** (level / 5);

/** Keeps its nodes while its data look the same. */
class Still extends Component {
  shouldComponentUpdate(next) {
    return next.of !== this.props.of && !sameLook(next.of, this.props.of);
  }
  render({ draw, of }) {
    return draw(of);
  }
}

const put = (x, y, mark, k = 1) =>
  html`<g transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})${k === 1 ? "" : `scale(${k.toFixed(3)})`}`}>${mark}</g>`;

/** On which side of its name's ring the sum of a land grows. */
function besides({ chip, ring }) {
  if (Math.abs(chip[1] - ring[1]) < 20) return "";
  return chip[1] < ring[1] ? " ow-up" : " ow-down";
}

const MARKS = { figure: FigureMark, token: TokenMark, battle: SwordsMark };

/** A name, in two lines where its land has room for two and it is long: a place is [x, y, lines]. */
function Name({ at: [x, y, lines = 1], text }) {
  const cut = lines > 1 && text.length > 14 ? text.lastIndexOf(" ") : -1;
  return html`<text class="ow-name" x=${x} y=${y + 8}>${
    cut > 0
      ? html`<tspan x=${x} dy="-.4em">${text.slice(0, cut)}</tspan>
    <tspan x=${x} dy=".92em">${text.slice(cut + 1)}</tspan>`
      : text
  }</text>`;
}

/** What lies in one land, and what it says of itself. */
const drawLand = ({ look, region, places, name }) => html`<g class=${`ow-land${look.ruined ? " ow-is-ruined" : ""}`}>
  ${targetsOf(look, places, region).map((target) =>
    target.kind === "slot"
      ? html`<rect class="ow-lit" x=${target.x - 24} y=${target.y - 32} width="48" height="64" rx="7" />`
      : target.kind !== "corruption" && html`<circle class="ow-lit" cx=${target.x} cy=${target.y} r=${target.r + 2} />`,
  )}
  <${Name} at=${region.name} text=${name} />
  ${look.slots.map((slot, i) => put(...region.slots[i], html`<${SlotMark} ...${slot} />`))}
  ${
    look.ruined
      ? put(...region.ring, html`<${RuinMark} number=${look.ruined} />`)
      : put(
          ...region.ring,
          html`<${RingMark}
    ...${look.ring} />`,
        )
  }
  ${
    !look.ruined &&
    look.resistance !== null &&
    put(
      region.shield[0],
      region.shield[1] - (look.lead ? (region.populous ? 4 : 9) : 0),
      html`<${ShieldMark}
    value=${look.resistance} printed=${look.printed} populous=${region.populous} />`,
    )
  }
  ${look.lead && put(region.shield[0], region.shield[1] + (region.populous ? 31 : 28), html`<${PennantMark} lead=${look.lead} />`)}
  ${places.map((p) => put(p.x, p.y, html`<${MARKS[p.type]} ...${p} />`, p.k))}
  ${
    look.corruption.length > 0 &&
    html`<rect class="ow-plate" x=${region.at[0] - look.corruption.length * 31 - 6} y=${region.at[1] - 36}
    width=${look.corruption.length * 62 + 12} height="72" rx="10" />`
  }
  ${cornersOf(look, region).map((c) =>
    put(
      c.x,
      c.y,
      html`<${PowerMark} power=${c.power} size=${44} />
  <text class="ow-count" x="17" y="26">${c.count}</text>`,
    ),
  )}
  ${places.map((p) => p.marked && html`<circle class="ow-marked" cx=${p.x} cy=${p.y} r=${30 * p.k} />`)}
</g>`;

/** See api.js for the props. @param {any} props */
export function ChaosBoard(props) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const size = useRoom(box, (is, before) => before ?? is, []);
  return html`<div class="eb-frame ch-frame" ref=${box}>${size && html`<${Chartered} ...${props} size=${size} />`}</div>`;
}

/** The map in a box of a size. @param {any} props */
function Chartered(props) {
  const { geometry, view, mode = { kind: "look" }, marks, selected = null, labels, label, names, powersColours, zoomRef } = props;
  const id = useId();
  const atlas = useMemo(() => atlasOf(geometry), [geometry]);
  const { land, ground, regions, byName } = atlas;
  const [level, setLevel] = useState(() => levelOf(fitScale(...props.size, land.world)));
  const [focused, setFocused] = useState(land.order[0]);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const world = useRef(null);
  const live = useRef({ port: /** @type {any} */ (null), w: 0, h: 0, auto: true, told: "null" });
  const spot = useRef(/** @type {Ui.Point | null} */ (null));
  const near = useRef(/** @type {string | null} */ (null));
  const latest = useRef(/** @type {any} */ (null));
  const changed = patches(view);
  const looks = useMemo(() => picturesOf(view, mode, marks, changed), [view, changed, JSON.stringify([mode, marks])]);
  const laid = regions
    .map((region) => {
      const look = looks.get(region.land);
      return {
        look,
        region,
        places: look ? placesOf(look, region.room, scaleOf(level)) : [],
        name: names?.[region.land] ?? t(`chaos-land-${region.land}`),
      };
    })
    .filter(({ look }) => look);
  const targets = laid.flatMap(({ look, places, region }) => targetsOf(look, places, region));
  const chosen = byName.get(selected)?.id ?? null;

  const tell = (target) => props.onTap?.({ kind: target.kind, land: target.land, id: target.id });
  const tap = (number) => {
    const name = regions[number].land;
    const point = spot.current;
    spot.current = null;
    const { scale } = live.current.port;
    const found = point && targetAt(targets, point, scale);
    if (found) {
      if (isClear(targets, found, scale) || !control.nearer(found.land)) return tell(found);
      near.current = found.land;
      return undefined;
    }
    const own = targets.filter((target) => target.land === name);
    // Space and Enter mean the only target of a land; with several, each has its own place in the order of the keys.
    if (own.length === 1) return tell(own[0]);
    const piece =
      point &&
      mode.kind === "look" &&
      laid
        .find((l) => l.region.id === number)
        .places.find(
          (p) => p.type === "figure" && !p.folded && Math.hypot(p.x - point[0], p.y - point[1]) < 24 * p.k && p.k * scale > 0.45,
        );
    props.onTap?.(piece ? { kind: "figure", land: name, id: piece.figure } : { kind: "land", land: name, id: name });
  };
  latest.current = {
    props: {
      ...props,
      onTap: tap,
      onAnchor: props.onAnchor && ((place) => props.onAnchor(place && { ...place, land: regions[place.region].land })),
    },
    mode,
    looks: new Map(),
    selected: chosen,
    land,
    setFocused,
    setLifted: () => {},
    targets,
    regions,
  };
  const control = useMemo(() => controlOf({ box, world, live, latest, spot, setLevel }), []);

  useGestures(box, control);
  useLayoutEffect(() => control.measure(props.size), []);
  useEffect(
    () => register({ ...control, view: () => latest.current.props.view, seats: () => [], byName: () => byName, box: () => box.current }),
    [byName],
  );
  useEffect(() => {
    if (zoomRef) zoomRef.current = { ...control.zoom, to: (name) => control.nearer(name) };
  }, [zoomRef]);
  useLayoutEffect(() => control.anchor(), [chosen]);
  // A land that came nearer for a choice goes back when the choice is made.
  const asked = near.current !== null && targets.some((target) => target.land === near.current);
  useEffect(() => {
    if (near.current === null || asked) return;
    near.current = null;
    control.zoom.all();
  });

  const { left, top, width, height } = land.world;
  const frame = { viewBox: `${left - 36} ${top - 36} ${width + 72} ${height + 72}`, width: width + 72, height: height + 72 };
  const fill = (number) => ground.regions[number].fill;
  const colours = powers.map((p) => (powersColours?.[p] ? `--ch-${p}:${powersColours[p]};` : "")).join("");
  const keyed = (target) => (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    tell(target);
  };
  return html`<div class="eb-board eb-ocean ch-board" ref=${box} style=${colours} onKeyDown=${control.key}>
    <div class="eb-world" ref=${world} style=${`width:${frame.width}px;height:${frame.height}px`}>
      <svg class="eb-svg eb-svg-ground" ...${frame} aria-hidden="true" focusable="false">
        <${Still} of=${atlas.drawn.id} draw=${() => html`<${Ground} geometry=${atlas.drawn} id=${id} />`} />
        <defs><pattern id=${`${id}-char`} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path class="ow-char-line" d="M0 3H14M0 10H14" /></pattern></defs>
        ${laid.map(
          ({ look, region }) =>
            look.ruined &&
            html`<g key=${region.id} class=${`ow-charred${look.fresh ? " ow-fresh" : ""}`}>
        <path class="ow-ash" d=${fill(region.id)} /><path d=${fill(region.id)} fill=${`url(#${id}-char)`} />
        <path class="ow-ember" d=${fill(region.id)} /></g>`,
        )}
      </svg>
      <svg class="eb-svg eb-svg-play" ...${frame} role="group" aria-label=${label ?? null}>
        <g>${land.order.map((number) => {
          const { land: name } = regions[number];
          return html`<path key=${number}
            class=${`eb-shape ow-shape${looks.get(name)?.light ? ` ow-light-${looks.get(name).light}` : ""}`} d=${fill(number)}
              data-region=${number} data-land=${name} role="button"
            tabindex=${focused === number ? 0 : -1} aria-label=${labels ? labels(name) : name}
              aria-description=${labels?.notes?.(number) ?? null} aria-pressed=${chosen === number ? "true" : "false"}
                onFocus=${control.focus} onClick=${(event) => event.detail === 0 && control.tap(number)} />`;
        })}</g>
        <g class="eb-front" aria-hidden="true">
          ${chosen !== null && html`<path class="eb-ring" d=${fill(chosen)} />`}
          ${laid.map((of) => html`<${Still} key=${of.region.id} of=${of} draw=${drawLand} />`)}
          ${laid.map(
            ({ look, region }) =>
              look.chip &&
              put(
                ...region.chip,
                html`<g
            class=${`ow-sized${besides(region)}`}>
              <${ChipMark} ...${look.chip} /></g>`,
              ),
          )}
        </g>
        <g>${targets.map(
          (target) => html`<circle key=${`${target.land} ${target.kind} ${target.id}`} class="ow-target" cx=${target.x} cy=${target.y}
            r=${target.r} role="button" tabindex="0"
          aria-label=${labels ? labels(target.land, { kind: target.kind, id: target.id }) : `${target.land} ${target.id}`}
            onKeyDown=${keyed(target)} onClick=${(event) => event.detail === 0 && tell(target)} />`,
        )}</g>
      </svg>
    </div>
  </div>`;
}

/** The control of the board of Small World, for lands with several things to tap. */
function controlOf({ box, world, live, latest, spot, setLevel }) {
  const control = makeControl(box, world, live, latest);
  const { anchor, region } = control;
  let gliding = 0;
  control.anchor = () => {
    anchor();
    const { scale } = live.current.port ?? {};
    if (!scale) return;
    world.current.style.setProperty("--ch-name", `${Math.max(25, 11.5 / scale).toFixed(1)}px`);
    world.current.style.setProperty("--ch-sized", Math.max(1, 0.66 / scale).toFixed(3));
    setLevel(levelOf(scale));
  };
  control.region = (p) => {
    const { scale } = live.current.port;
    spot.current = toMap(live.current.port, p);
    const { targets, regions } = latest.current;
    const target = targetAt(targets, spot.current, scale);
    return target ? regions.find((r) => r.land === target.land).id : region(p);
  };
  /** Pixels of the page of a map point. */
  control.spot = ([x, y]) => {
    const rect = box.current.getBoundingClientRect();
    const { port } = live.current;
    return [rect.left + x * port.scale + port.x, rect.top + y * port.scale + port.y];
  };
  control.scale = () => live.current.port?.scale ?? 1;
  /** Brings a land near enough to fill the box; false when it is as near as it gets. */
  control.nearer = (name) => {
    const l = live.current;
    const { land, regions, props } = latest.current;
    const known = regions.find((r) => r.land === name);
    if (!known || !l.port) return false;
    const [x0, y0, x1, y1] = land.byId.get(known.id).box;
    const scale = Math.min(l.w / (x1 - x0 + 24), l.h / (y1 - y0 + 24), 2);
    if (l.port.scale > scale * 0.9) return false;
    const from = l.port;
    const to = { scale, x: l.w / 2 - ((x0 + x1) / 2) * scale, y: l.h / 2 - ((y0 + y1) / 2) * scale };
    cancelAnimationFrame(gliding);
    const begun = performance.now();
    const step = (time) => {
      const part = props.reducedMotion || document.hidden ? 1 : Math.min(1, Math.max(0, time - begun) / GLIDE);
      const e = 1 - (1 - part) ** 3;
      const mix = (key) => from[key] + (to[key] - from[key]) * e;
      l.auto = false;
      l.port = { scale: mix("scale"), x: mix("x"), y: mix("y") };
      control.measure();
      if (part < 1) gliding = requestAnimationFrame(step);
    };
    step(begun);
    return true;
  };
  const { key } = control;
  control.key = (event) => {
    spot.current = null;
    key(event);
  };
  return control;
}
