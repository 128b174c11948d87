// The sheet of small screens: market, players and log as tabs over the bar, in
// three heights. Only the page in it scrolls.

import { t } from "../i18n.js";
import { html, useEffect, useRef, useState } from "../lib.js";

const heights = ["peek", "half", "full"];

/**
 * `pages`: `[{id, text, glyph, node}]`. `wanted`: a page to be shown at half height when it changes
 * (the market when a race must be chosen), or null to go down again.
 */
export function Sheet({ pages, wanted, beside = false, tools = null }) {
  const [page, setPage] = useState(pages[0].id);
  const [height, setHeight] = useState(beside ? "full" : "peek");
  const drag = useRef(/** @type {{ y: number, moved: boolean } | null} */ (null));
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (beside) {
      if (wanted) setPage(wanted);
      return;
    }
    if (wanted) {
      setPage(wanted);
      setHeight("half");
    } else setHeight((h) => (h === "full" ? h : "peek"));
  }, [wanted, beside]);
  const change = (by) => setHeight(heights[Math.max(0, Math.min(2, heights.indexOf(height) + by))]);
  const press = (id) => {
    if (!beside && id === page && height !== "peek") return setHeight("peek");
    setPage(id);
    body.current?.scrollTo?.(0, 0);
    if (height === "peek") setHeight("half");
  };
  const down = (event) => {
    drag.current = { y: event.clientY, moved: false };
  };
  const up = (event) => {
    const by = drag.current ? drag.current.y - event.clientY : 0;
    drag.current = null;
    if (Math.abs(by) > 24) change(by > 0 ? 1 : -1);
  };
  const keys = (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const at = pages.findIndex((p) => p.id === page);
    const next = pages[(at + by + pages.length) % pages.length];
    setPage(next.id);
    event.currentTarget.querySelector(`[data-page="${next.id}"]`)?.focus();
  };
  const shown = pages.find((p) => p.id === page) ?? pages[0];
  const open = beside || height !== "peek";
  return html`<section class=${`sheet sheet-${beside ? "beside" : height}`} aria-label=${t("sheet")}>
    ${
      !beside &&
      html`<button type="button" class="grip" aria-label=${t(height === "full" ? "sheet-lower" : "sheet-raise")} onPointerDown=${down}
        onPointerUp=${up}
      onClick=${(e) => e.detail === 0 && setHeight(height === "full" ? "peek" : heights[heights.indexOf(height) + 1])}><span></span>
        </button>`
    }
    <div class="tabs" onPointerDown=${down} onPointerUp=${up}><div class="tab-list" role="tablist" onKeyDown=${keys}>${pages.map(
      (p) => html`<button type="button" role="tab" key=${p.id} data-page=${p.id} id=${`tab-${p.id}`}
      aria-selected=${String(p.id === page && open)} aria-controls="sheet-page" tabindex=${p.id === page ? 0 : -1}
        onClick=${() => press(p.id)}>${p.text}</button>`,
    )}</div>${tools}</div>
    ${
      open &&
      html`<div class="sheet-page" id="sheet-page" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${shown.id}`} ref=${body}>
    <h2 class="sr">${shown.text}</h2>${shown.node}</div>`
    }
  </section>`;
}
