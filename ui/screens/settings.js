// Settings; each takes effect at once.

import { Hand, Sounds } from "../around/card.js";
import { dress } from "../around/dress.js";
import { peopleOf, Seating } from "../around/seating.js";
import { isTablet } from "../around/sides.js";
import { Button, Choice, PageHead, Sign, Switch } from "../controls.js";
import { ToReview } from "../counsel/after.js";
import { shown } from "../faces.js";
import { languages, t } from "../i18n.js";
import { html } from "../lib.js";
import { added, change, go, screen, settings, table } from "../state.js";
import { Swatch } from "../table/seatmark.js";

/** The screen, when its words are there. */
export const open = () => dress().then(() => Settings);

/** Settings screen. `from`: the screen to go back to. */
export function Settings({ from = "home" }) {
  const now = settings.value;
  const state = table.value;
  const set = (key) => (value) => change({ [key]: value });
  const all = (prefix, ids) => ids.map((id) => ({ id, text: t(`${prefix}-${id}`) }));
  return html`<main class="page"><${PageHead} title=${t("settings")} onBack=${() => go(from)}>
      ${
        from === "table" &&
        html`<${Button} id="book" kind="quiet on-desk" onPress=${() => go("book", { book: shown.value, back: screen.value })}>
      <${Sign} name="book" /> ${t("screen-book")}</${Button}>
      ${state && !state.practice && (state.view.over || !state.hints.off) && html`<${ToReview} slot=${state.slot} kind="quiet on-desk" />`}`
      }</${PageHead}>
    <div class="settings">
      <section class="card"><${Choice} legend=${t("language")} value=${now.language} onPick=${set("language")}
        options=${[{ id: "auto", text: t("as-system") }, ...languages.map((l) => ({ id: l.id, text: l.name }))]} />
        <${Choice} legend=${t("text-size")} value=${Number(now.text_size)} onPick=${set("text_size")}
          options=${[100, 115, 130, 150, 200].map((n) => ({ id: n, text: `${n} %` }))} /></section>
      <section class="card"><${Choice} legend=${t("theme")} value=${now.theme} onPick=${set("theme")}
        options=${all("theme", ["auto", "light", "dark"])} />
        <${Choice} legend=${t("palette")} value=${now.palette} onPick=${set("palette")}
          options=${all("palette", ["map", "bright", "contrast"])} />
        <div class="row tight" aria-hidden="true">${[0, 1, 2, 3, 4].map((c) => html`<${Swatch} colour=${c} size=${40} />`)}</div>
        <${Choice} legend=${t("motion")} value=${now.motion} onPick=${set("motion")} options=${all("motion", ["full", "off"])} /></section>
      <section class="card"><${Switch} text=${t("confirm-setting")} note=${t("confirm-note")} on=${now.confirm}
        onChange=${set("confirm")} />
        <${Switch} text=${t("ask-end-setting")} note=${t("ask-end-note")} on=${now.ask_end !== false} onChange=${set("ask_end")} />
        ${
          matchMedia("(hover: hover)").matches &&
          html`<${Switch} text=${t("keys-setting")} note=${t("keys-note")}
          on=${now.keys !== false} onChange=${set("keys")} />`
        }
        <${Choice} legend=${t("bot-speed")} value=${now.bot_speed} onPick=${set("bot_speed")}
          options=${all("speed", ["slow", "normal", "fast", "instant"])} />
        <${Hand} /></section>
      <${Sounds} />
      ${from === "table" && state && isTablet() && peopleOf(state.seats).length > 1 && html`<${Seating} state=${state} />`}
      ${added.value.Card && html`<${added.value.Card} from=${from} />`}
    </div></main>`;
}
