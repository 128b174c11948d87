// Saved games: open, rename, copy, delete and take back, export, import.

import { call, inApp } from "../backend.js";
import { Button, PageHead, Sign } from "../controls.js";
import { has, listing, t, when } from "../i18n.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { attempt, go, plain, tell } from "../state.js";
import { SeatMark } from "../table/seatmark.js";
import { mapName } from "../words.js";
import { aheadIn, Glance } from "./glance.js";
import { openSlot } from "./home.js";

/** One sentence on where a game stands. @param {Ui.SlotHeader} slot */
export function standing(slot) {
  if (slot.trouble)
    return has(`trouble-${slot.trouble.kind}`)
      ? t(`trouble-${slot.trouble.kind}`)
      : has(`error-${slot.trouble.kind}`)
        ? t(`error-${slot.trouble.kind}`)
        : t("trouble-other");
  if (slot.over && (slot.winners ?? []).length === 0) return t("over-lost");
  if (slot.over) return t("over-won-by", { names: listing((slot.winners ?? []).map((w) => slot.seats[w]?.name ?? "")) });
  return t("round-of", { round: slot.round, rounds: slot.rounds });
}

/** @param {Ui.SlotHeader} slot */
async function exportSlot(slot) {
  if (inApp()) {
    const kept = await attempt(() => call("save_file", { slot: slot.slot }));
    if (kept?.path) tell(`${t("exported-to", { path: kept.path })} ${t("same-dice")}`, { stay: 9000 });
    return;
  }
  const file = await attempt(() => call("export_slot", { slot: slot.slot }));
  if (!file) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file.data], { type: "application/octet-stream" }));
  link.download = file.file_name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  tell(`${t("exported", { name: file.file_name })} ${t("same-dice")}`, { stay: 9000 });
}

/** Three corners of a code. */
const code = html`<svg class="sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor"
  stroke-width="2.2"><path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3h3v4M14 20v1" /></svg>`;

/**
 * A saved game in the list; `shown`: it has just come.
 * @param {{ slot: Ui.SlotHeader, onChanged: () => unknown, onGive: () => unknown, shown: boolean }} props
 */
function Slot({ slot, onChanged, onGive, shown }) {
  const [name, setName] = useState(/** @type {string | null} */ (null));
  const rename = async (event) => {
    event.preventDefault();
    const wish = (name ?? "").trim();
    setName(null);
    if (wish && wish !== slot.name && (await attempt(() => call("rename_slot", { slot: slot.slot, name: wish })))) onChanged();
  };
  const copy = async () => {
    if (!(await attempt(() => call("duplicate_slot", { slot: slot.slot, name: t("copy-of", { name: slot.name }).slice(0, 80) })))) return;
    onChanged();
    tell(`${t("copied", { name: slot.name })} ${t("same-dice")}`, { stay: 9000 });
  };
  const restore = async () => {
    if (await attempt(() => call("restore_slot", { slot: slot.slot }))) onChanged();
  };
  const remove = async () => {
    if (!(await attempt(() => call("delete_slot", { slot: slot.slot })))) return;
    onChanged();
    tell(t("deleted", { name: slot.name }), { action: { label: t("take-back"), run: restore }, stay: 10000 });
  };
  const good = !slot.trouble;
  /** The old name lies there selected, once. */
  const greet = (node) => {
    if (!node || node.dataset.met) return;
    node.dataset.met = "1";
    node.focus();
    node.select();
  };
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  const names = slot.seats.map((s) => s.name);
  // What the table calls a game that nobody named, in every language.
  const unnamed = slot.name === names.join(", ");
  useEffect(() => {
    if (shown) line.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return html`<li ref=${line} class=${`card slot${slot.trouble ? " slot-bad" : ""}${shown ? " slot-new" : ""}`} data-slot=${slot.slot}>
    ${
      name === null
        ? html`<button type="button" class="slot-main"
          onClick=${() => (good ? openSlot(slot.slot) : tell(standing(slot), { tone: "bad" }))}>
        ${good && html`<${Glance} slot=${slot} />`}<span class="slot-words"><span class="slot-game small soft">
        ${has(`game-${slot.game}`) ? t(`game-${slot.game}`) : slot.game}</span>
        <b class="slot-name">${slot.name}${slot.autosave && html` <span class="tag">${t("autosave")}</span>`}</b>
        <span class="soft">${standing(slot)}${t("comma")}${mapName(slot.map)}${t("comma")}${when(slot.modified)}</span>
        ${aheadIn(slot) && html`<span class="slot-ahead">${aheadIn(slot)}</span>`}
        <span class="row tight">${slot.seats.map((s) => html`<${SeatMark} game=${slot.game} seat=${s} size=${28} />`)}
        ${!unnamed && html`<span class="small soft">${names.join(t("comma"))}</span>`}</span></span></button>`
        : html`<form class="row grow" onSubmit=${rename}><input class="input grow" maxlength="80" value=${name}
          aria-label=${t("new-name")} onInput=${(e) => setName(e.currentTarget.value)} ref=${greet} />
        <button class="button primary small-primary" type="submit">${t("rename")}</button>
        <${Button} kind="quiet" onPress=${() => setName(null)}>${t("cancel")}</${Button}></form>`
    }
    <div class="slot-tools">
      ${
        good &&
        html`<${Button} kind="quiet icon" label=${t("watch-replay")} onPress=${() => go("replay", { slot: slot.slot, from: "saves" })}>
          <${Sign} name="play" /></${Button}>
      ${
        slot.over &&
        html`<${Button} kind="quiet icon" label=${t("screen-review")} onPress=${() => go("review", { slot: slot.slot, from: "saves" })}>
      <${Sign} name="plot" /></${Button}>`
      }
      <${Button} kind="quiet icon" label=${t("rename")} onPress=${() => setName(slot.name)}><${Sign} name="edit" /></${Button}>
      <${Button} kind="quiet icon" label=${t("duplicate")} onPress=${copy}><${Sign} name="copy" /></${Button}>
      <${Button} kind="quiet icon" label=${t("export")} onPress=${() => exportSlot(slot)}><${Sign} name="export" /></${Button}>
      <${Button} kind="quiet icon" label=${t("hand-on")} data-tool="hand-on" onPress=${onGive}>${code}</${Button}>`
      }
      <${Button} kind="quiet icon danger-icon" label=${t("delete")} onPress=${remove}><${Sign} name="trash" /></${Button}></div></li>`;
}

/** The list of saved games; `shown`: one that has just come. @param {{ shown?: string }} props */
export function Saves({ shown }) {
  const [answer, setAnswer] = useState(/** @type {Ui.SlotsAnswer | null} */ (null));
  /** What lies over the list: a game that is given away, or one that comes. */
  const [over, setOver] = useState(/** @type {any} */ (null));
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const load = () => attempt(() => call("slots")).then((a) => a && setAnswer(a));
  useEffect(() => {
    load();
  }, [shown]);
  const bring = async (event) => {
    const file = event.currentTarget.files[0];
    event.currentTarget.value = "";
    if (!file) return;
    if (file.size > 8_000_000) return tell(t("file-too-large"), { tone: "bad" });
    await take(await file.text());
  };
  /** @param {string} data */
  const take = async (data) => {
    const header = await attempt(() => call("import_slot", { data }));
    if (!header) return;
    setOver(null);
    tell(t("imported", { name: header.name }));
    load();
  };
  /** A page of screens/hand-on.js. @param {"Give" | "Take"} name @param {object} props */
  const open = (name, props) =>
    attempt(async () => {
      const { [name]: Page } = await import("./hand-on.js");
      setOver(html`<${Page} ...${props} onBack=${() => setOver(null)} />`);
    });
  const restore = async (slot) => {
    if (await attempt(() => call("restore_slot", { slot: slot.slot }))) load();
  };
  /** Something noticed about a game, in words. */
  const said = (/** @type {any} */ { kind, slot, data }) => {
    const name = answer?.slots.find((s) => s.slot === slot)?.name ?? "";
    return has(`notice-${kind}`) ? t(`notice-${kind}`, { name, ...plain(data) }) : t("notice-other");
  };
  const named = answer?.slots.filter((s) => !s.autosave) ?? [];
  const rolling = answer?.slots.filter((s) => s.autosave) ?? [];
  if (over) return over;
  const slots = (/** @type {Ui.SlotHeader[]} */ some) =>
    some.map(
      (s) =>
        html`<${Slot} key=${s.slot} slot=${s} onChanged=${load} shown=${s.slot === shown} onGive=${() => open("Give", { slot: s })} />`,
    );
  return html`<main class="page"><${PageHead} title=${t("saved-games")} onBack=${() => go("home")}>
      <${Button} kind="on-desk quiet" id="import" label=${t("import")} onPress=${() => input.current?.click()}>
      <${Sign} name="import" /> <span class="roomy">${t("import")}</span></${Button}>
      <${Button} kind="on-desk quiet icon" id="from-text" label=${t("from-text")} onPress=${() => open("Take", { onTaken: take })}>
      ${code}</${Button}><input ref=${input} type="file" accept=".elbow" hidden onChange=${bring} /></${PageHead}>
    <div class="slots">
      ${(answer?.notices ?? []).map(
        (n) => html`<p class="card notice">
      ${said(n)}
      </p>`,
      )}
      ${
        answer &&
        named.length + rolling.length === 0 &&
        html`<div class="card empty"><p>${t("no-saves")}</p>
      <${Button} kind="primary" onPress=${() => go("new-game")}>${t("new-game")}</${Button}></div>`
      }
      <ul class="slot-list">${slots(named)}</ul>
      ${
        rolling.length > 0 &&
        html`<h2 class="on-desk">${t("autosaves")}</h2><ul class="slot-list">
      ${slots(rolling)}</ul>`
      }
      ${
        (answer?.deleted ?? []).length > 0 &&
        html`<h2 class="on-desk">${t("deleted-games")}</h2><p class="on-desk-soft">${t("deleted-note")}</p>
        <ul class="slot-list">${(answer?.deleted ?? []).map(
          (s) => html`<li class="card slot slot-gone" key=${s.slot}><span class="grow"><b>
        ${s.name}</b> <span class="soft">${standing(s)}</span></span><${Button} onPress=${() => restore(s)}>${t("take-back")}</${Button}>
        </li>`,
        )}</ul>`
      }
    </div></main>`;
}
