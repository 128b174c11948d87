// The seats of a game that is about to begin: people and bots in their order, one of them opened to be changed.

import { patterns } from "../board/pieces.js";
import { Button, Choice, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { html, useState } from "../lib.js";
import { SeatDisc, Swatch } from "../table/seatmark.js";
import { CharacterChoice, freshStyle } from "./characters.js";
import { levels, nameFor, nameOf } from "./people.js";

/** One more at the table: a bot of a level that plays here already, or a person. @param {Ui.Seated[]} people @param {string} [who] */
export function joined(people, who = "bot") {
  const colour = [0, 1, 2, 3, 4].find((c) => !people.some((p) => p.colour === c)) ?? 0;
  const level = people.findLast((p) => p.who === "bot")?.level ?? "normal";
  const more = who === "bot" ? { who, level, style: freshStyle(people) } : { who, level, style: null };
  return /** @type {Ui.Seated[]} */ ([...people, { name: "", colour, same: null, ...more }]);
}

/**
 * The seats of `order` (their numbers so far) in that order; who had several seats keeps those that are left.
 * @param {Ui.Seated[]} people
 * @param {number[]} order
 * @returns {Ui.Seated[]}
 */
export function reseated(people, order) {
  const whose = (/** @type {number} */ i) => people[i].same ?? i;
  return order.map((old, i) => {
    const first = order.findIndex((other) => whose(other) === whose(old));
    return first === i ? { ...people[old], name: people[whose(old)].name, same: null } : { ...people[old], same: first };
  });
}

/** As many as wished: the last ones go, bots come. @param {Ui.Seated[]} people @param {number} count */
export function resized(people, count) {
  let now = people.slice(0, count);
  while (now.length < count) now = joined(now);
  return now;
}

/** The people of a table at a game for `counts` players. @param {Ui.Seated[]} people @param {number[]} counts */
export const fitted = (people, counts) =>
  counts.length === 0 || counts.includes(people.length)
    ? people
    : resized(people, people.length > /** @type {number} */ (counts.at(-1)) ? /** @type {number} */ (counts.at(-1)) : counts[0]);

/** Who sits down when nobody did before: a person and a bot. */
export const newcomers = () => joined(joined([], "human"));

/**
 * Gives a colour to a seat; who had it takes the other one.
 * @template {{ colour: number }} T
 * @param {T[]} players
 * @param {number} index
 * @param {number} colour
 */
export function swapColour(players, index, colour) {
  const had = players[index].colour;
  return players.map((p, i) => (i === index ? { ...p, colour } : p.colour === colour ? { ...p, colour: had } : p));
}

/** Names of people who do not sit here yet, to be pressed. @param {{ names: string[], onPick: (name: string) => void }} props */
const Known = ({ names, onPick }) =>
  names.length > 0 &&
  html`<div class="known" role="group" aria-label=${t("known-people")}>${names.map(
    (name) => html`<${Button} key=${name} onPress=${() => onPick(name)}>${name}</${Button}>`,
  )}</div>`;

/** What can be changed at the seat that is opened. */
function Editor({ people, index, least, names, colours, shared, set, place, onColour }) {
  const player = people[index];
  const { who, level, style } = player;
  const mate = player.same !== null && people[player.same] ? player.same : null;
  const mates = shared ? people.flatMap((p, i) => (i < index && p.who === "human" && p.same === null ? [i] : [])) : [];
  const seated = new Set(people.map((_, i) => nameOf(people, i)));
  const choose = (id) =>
    set(
      id === "human"
        ? { who: "human", same: null }
        : id.startsWith("same-")
          ? { who: "human", same: Number(id.slice(5)) }
          : { who: "bot", level: id, style: style ?? freshStyle(people), same: null },
    );
  const person = html`<${Sign} name="person" size=${20} />`;
  return html`<div class="seat-editor" id=${`seat-editor-${index}`}>
    <${Choice} legend=${t("who-plays")} hideLegend value=${who === "bot" ? level : mate === null ? "human" : `same-${mate}`}
      onPick=${choose} options=${[
        { id: "human", text: t("human"), picture: person },
        ...mates.map((i) => ({ id: `same-${i}`, text: t("same-as", { name: nameOf(people, i) }), picture: person })),
        ...levels.map((l) => ({ id: l, text: t(`short-${l}`), label: t(`level-${l}`), picture: html`<${Sign} name="bot" size=${20} />` })),
      ]} />
    ${who === "bot" && html`<${CharacterChoice} style=${style} onPick=${(other) => set({ style: other })} />`}
    ${
      mate === null &&
      html`<input class="input" maxlength="24" value=${player.name} placeholder=${nameFor(people, index)}
        aria-label=${t("name-of-player", { number: index + 1 })} onInput=${(e) => set({ name: e.currentTarget.value })}
        autocomplete="off" />`
    }
    ${
      who === "human" &&
      mate === null &&
      html`<${Known} names=${names.filter((name) => !seated.has(name)).slice(0, 6)} onPick=${(name) => set({ name })} />`
    }
    ${
      colours &&
      html`<${Choice} legend=${t("colour")} hideLegend value=${player.colour} onPick=${onColour}
      options=${patterns.map((p, i) => ({
        id: i,
        label: `${t(`colour-${i}`)} (${t(`pattern-${p}`)})`,
        picture: html`<${Swatch} colour=${i} size=${36} />`,
      }))} />`
    }
    <div class="row tight"><${Button} why=${index > 0 ? null : t("seat-first")} onPress=${() => place(index - 1)}>
        <${Sign} name="up" size=${20} /> ${t("seat-up")}</${Button}>
      <${Button} why=${index < people.length - 1 ? null : t("seat-last")} onPress=${() => place(index + 1)}>
        <${Sign} name="down" size=${20} /> ${t("seat-down")}</${Button}>
      ${
        people.length > least &&
        html`<${Button} onPress=${() => place(null)}><${Sign} name="trash" size=${20} /> ${t("seat-away")}</${Button}>`
      }
    </div></div>`;
}

/**
 * The seats. `counts`: for how many the game is; `names`: known people; `mark(i)` and `title(i)`: what a seat wears and is called besides,
 * where its game says it; `tail(i)`: what stands at the end of its row; `shared`: may one person have several seats?
 * @param {{ people: Ui.Seated[], counts: number[], names?: string[], onPeople: (people: Ui.Seated[]) => void, mark?: (i: number) => any,
 *   title?: (i: number) => string, tail?: (i: number) => any, shared?: boolean, children?: any }} props
 */
export function Seats({ people, counts, names = [], onPeople, mark, title, tail, shared = false, children }) {
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const all = people.map((_, i) => i);
  /** @param {number} i @param {number | null} to */
  const place = (i, to) => {
    const others = all.filter((other) => other !== i);
    onPeople(reseated(people, to === null ? others : others.toSpliced(to, 0, i)));
    setOpen(to);
  };
  const add = (who) => {
    onPeople(joined(people, who));
    setOpen(who === "human" ? people.length : null);
  };
  const row = (p, i) => {
    const name = nameOf(people, i);
    const note = p.who === "bot" ? t(`level-${p.level}`) : t("human");
    return html`<li key=${i} class=${`new-player eb-p${p.colour}${open === i ? " open" : ""}`}>
      <button type="button" class="seat-head" id=${`seat-${i + 1}`} aria-expanded=${String(open === i)}
        onClick=${() => setOpen(open === i ? null : i)}>
        ${mark ? mark(i) : html`<${SeatDisc} seat=${{ ...p, name }} size=${48} />`}
        <span class="seat-words">${title && html`<span class="seat-title">${title(i)}</span>`}<b>${name}</b>
          <span class="soft small">${note}</span></span>
        ${tail?.(i)}<${Sign} name=${open === i ? "up" : "edit"} size=${20} /></button>
      ${
        open === i &&
        html`<${Editor} people=${people} index=${i} least=${least} names=${names} colours=${!mark} shared=${shared}
          set=${(change) => onPeople(people.map((o, j) => (j === i ? { ...o, ...change } : o)))}
          place=${(to) => place(i, to)} onColour=${(colour) => onPeople(swapColour(people, i, colour))} />`
      }</li>`;
  };
  return html`<section class="card new-who"><div class="row spread"><h2>${t("players")}</h2>
    <${Choice} legend=${t("number-of-players")} hideLegend value=${people.length} onPick=${(n) => {
      onPeople(resized(people, n));
      setOpen(null);
    }} options=${counts.map((n) => ({ id: n, text: String(n), label: t("n-players", { count: n }) }))} /></div>${children}
    <ul class="new-players" aria-label=${t("players")}>${people.map(row)}</ul>
    ${
      people.length < most &&
      html`<div class="row tight seat-add"><${Button} id="add-person" onPress=${() => add("human")}><${Sign} name="person" size=${20} />
        ${t("add-person")}</${Button}><${Button} id="add-bot" onPress=${() => add("bot")}><${Sign} name="bot" size=${20} />
        ${t("add-bot")}</${Button}></div>`
    }</section>`;
}
