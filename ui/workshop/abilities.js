// The abilities of a piece: sentences with their numbers and regions, and the words to choose from.

import { Button, Choice, Sign, Stepper, Switch } from "../controls.js";
import { has, t } from "../i18n.js";
import { html, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { lineOf, regionsInWords, ruleOf } from "./rules.js";
import { factions, fresh, groupOf, groups, kindOf, regionsOf, symbols, terrains } from "./vocabulary.js";

/** A number of an ability. @param {{ field: string, value: number, most: number, onChange: (value: number) => void }} props */
function Amount({ field, value, most, onChange }) {
  const name = t(`ws-field-${field}`);
  return html`<div class="ws-field"><span>${name}</span><${Stepper} value=${value} text=${t("ws-is", { name, value })}
    less=${t("ws-less", { name })} more=${t("ws-more", { name })} onLess=${value > 1 ? () => onChange(value - 1) : null}
    onMore=${value < most ? () => onChange(value + 1) : null} /></div>`;
}

/** Some of many, at least one. @param {{ legend: string, all: string[], value: string[], name: any, onChange: any }} props */
function Several({ legend, all, value, name, onChange }) {
  const press = (/** @type {string} */ id) => {
    const next = value.includes(id) ? value.filter((other) => other !== id) : all.filter((other) => other === id || value.includes(other));
    if (next.length > 0) onChange(next);
  };
  return html`<div class="ws-several" role="group" aria-label=${legend}>${all.map(
    (id) => html`<button type="button" key=${id} class="chip ws-chip" data-terrain=${id} aria-pressed=${String(value.includes(id))}
    onClick=${() => press(id)}>${name(id)}</button>`,
  )}</div>`;
}

/** Which regions. @param {{ kinds: string[], value: any, onChange: (regions: any) => void }} props */
function Regions({ kinds, value, onChange }) {
  const kind = kindOf(value);
  const legend = t("ws-field-regions");
  return html`<div class="ws-regions">
    ${
      kinds.length > 1 &&
      html`<${Choice} legend=${legend} value=${kind} onPick=${(/** @type {string} */ id) => onChange(regionsOf(id))}
      options=${kinds.map((id) => ({ id, text: t(`ws-where-${id}`) }))} />`
    }
    ${
      ["of", "beside_own"].includes(kind) &&
      html`<${Several} legend=${t("ws-terrains")} all=${terrains} value=${value[kind]}
      name=${(/** @type {string} */ id) => t(`terrain-${id}`)} onChange=${(/** @type {string[]} */ list) => onChange({ [kind]: list })} />`
    }
    ${
      kind === "with" &&
      html`<${Choice} legend=${t("ws-signs")} hideLegend value=${value.with} onPick=${(/** @type {string} */ id) => onChange({ with: id })}
      options=${symbols.map((id) => ({ id, text: t(`symbol-${id}`) }))} />`
    }</div>`;
}

/**
 * One ability with everything it takes.
 * @param {{ ability: any, word: Ui.Word | undefined, onChange: (ability: any) => void, onDrop: () => void }} props
 */
function Ability({ ability, word, onChange, onDrop }) {
  const takes = word?.takes ?? [];
  const set = (/** @type {object} */ change) => onChange({ ...ability, ...change });
  const line = lineOf(ability);
  return html`<li class="ws-ability" data-word=${ability.word}><div class="ws-ability-head"><b class="grow">${line}</b>
      <${Button} kind="quiet icon danger-icon" label=${t("ws-drop", { line })} onPress=${onDrop}><${Sign} name="trash" /></${Button}></div>
    ${
      takes.includes("regions") &&
      html`<${Regions} kinds=${word?.regions ?? []} value=${ability.regions}
      onChange=${(/** @type {any} */ regions) => set({ regions })} />`
    }
    ${takes
      .filter((field) => !["regions", "faction"].includes(field))
      .map(
        (field) => html`<${Amount} key=${field} field=${field} value=${ability[field]} most=${word?.most ?? 10}
        onChange=${(/** @type {number} */ value) => set({ [field]: value })} />`,
      )}
    ${
      takes.includes("faction") &&
      html`<${Choice} legend=${t("ws-faction")} hideLegend value=${ability.faction}
      onPick=${(/** @type {string} */ faction) => set({ faction })} options=${factions.map((id) => ({ id, text: t(`faction-${id}`) }))} />`
    }
    ${
      word?.declined &&
      html`<${Switch} text=${t("ws-declined")} on=${ability.declined === true} onChange=${(/** @type {boolean} */ on) => {
        const { declined, ...rest } = ability;
        onChange(on ? { ...rest, declined: true } : rest);
      }} />`
    }
    <details class="more"><summary>${t("ws-whole-rule")}</summary><p>${ruleOf(ability)}</p></details></li>`;
}

/** The name of a printed piece. @param {string} id */
const printedName = (id) => {
  const kind = ["race", "power"].find((of) => has(`${of}-${id}`));
  return kind ? t(`${kind}-${id}`) : null;
};

/**
 * All words, by what they are for, or found.
 * @param {{ words: Ui.Word[], abilities: any[], onPick: (word: Ui.Word) => void, onClose: () => void }} props
 */
function Chooser({ words, abilities, onPick, onClose }) {
  const [wish, setWish] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => box.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  const entries = useMemo(
    () =>
      words.map((word) => {
        const ability = fresh(word);
        const names = word.printed.slice(0, 3).flatMap((id) => printedName(id) ?? []);
        const line = lineOf(ability);
        const kinds = (word.regions ?? []).map((kind) => regionsInWords(regionsOf(kind)));
        return { word, line, names, group: groupOf(word.name), all: `${line} ${ruleOf(ability)} ${names} ${kinds}`.toLowerCase() };
      }),
    [words],
  );
  const said = (/** @type {string} */ name) => abilities.filter((ability) => ability.word === name).length;
  const parts = wish.trim().toLowerCase().split(/\s+/);
  const found = entries.filter(({ all }) => parts.every((part) => all.includes(part)));
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return html`<div class="ws-chooser" ref=${box} role="group" aria-label=${t("ws-choose")} onKeyDown=${keys}>
    <div class="row"><label class="grow"><span class="sr">${t("ws-search")}</span><input class="input" type="search" id="ws-search"
      placeholder=${t("ws-search")} value=${wish} onInput=${(/** @type {any} */ e) => setWish(e.currentTarget.value)} /></label>
      <${Button} kind="quiet icon" label=${t("close")} onPress=${onClose}><${Sign} name="close" /></${Button}></div>
    ${found.length === 0 && html`<p class="soft" role="status">${t("ws-nothing-found")}</p>`}
    ${Object.keys(groups).map((group) => {
      const here = found.filter((entry) => entry.group === group);
      return (
        here.length > 0 &&
        html`<section key=${group}><h3>${t(`ws-group-${group}`)}</h3><ul class="ws-words">${here.map(({ word, line, names }) => {
          const full = said(word.name) >= word.times;
          const note = full ? t("ws-said") : names.length > 0 && t("ws-like", { names: names.join(t("comma")) });
          return html`<li key=${word.name}><button type="button" class="ws-word" data-word=${word.name}
            aria-disabled=${full ? "true" : null} onClick=${() => !full && onPick(word)}><span>${line}</span>
            ${note && html`<span class="small soft">${note}</span>`}
            </button></li>`;
        })}</ul></section>`
      );
    })}</div>`;
}

/**
 * The abilities of a piece.
 * @param {{ words: Ui.Word[], most: number, abilities: any[], onChange: (abilities: any[]) => void }} props
 */
export function Abilities({ words, most, abilities, onChange }) {
  const [open, setOpen] = useState(false);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const added = useRef(false);
  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    /** @type {HTMLElement | null} */ (list.current?.querySelector("li:last-child button"))?.focus();
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [abilities]);
  const pick = (/** @type {Ui.Word} */ word) => {
    added.current = true;
    setOpen(false);
    onChange([...abilities, fresh(word)]);
  };
  const close = () => {
    setOpen(false);
    setTimeout(() => document.getElementById("ws-add")?.focus(), 0);
  };
  return html`<section class="card ws-abilities"><h2>${t("ws-abilities")}</h2>
    ${abilities.length === 0 && html`<p class="soft">${t("ws-no-ability")}</p>`}
    <ul class="ws-list" ref=${list}>${abilities.map(
      (ability, i) => html`<${Ability} key=${`${ability.word} ${i}`} ability=${ability} word=${words.find((w) => w.name === ability.word)}
      onChange=${(/** @type {any} */ next) => onChange(abilities.map((other, j) => (j === i ? next : other)))}
      onDrop=${() => onChange(abilities.filter((_, j) => j !== i))} />`,
    )}</ul>
    ${
      open
        ? html`<${Chooser} words=${words} abilities=${abilities} onPick=${pick} onClose=${close} />`
        : html`<${Button} id="ws-add" why=${abilities.length >= most ? t("ws-full", { most }) : null} onPress=${() => setOpen(true)}>
          <${Sign} name="plus" /> ${t("ws-add")}</${Button}>`
    }</section>`;
}
