// What goes to others by eye or by hand: a code to be scanned, a text to be copied.

import { Button, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { tell } from "../state.js";

/** A code to be scanned. @param {{ text: string }} props */
export function Code({ text }) {
  const [drawn, setDrawn] = useState(/** @type {{ size: number, path: string } | null} */ (null));
  useEffect(() => {
    let here = true;
    import("../vendor/uqr.js").then(({ encode }) => {
      const { size, data } = encode(text, { ecc: "L", border: 3 });
      const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
      if (here) setDrawn({ size, path });
    });
    return () => {
      here = false;
    };
  }, [text]);
  return (
    drawn &&
    html`<svg class="code" viewBox=${`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label=${t("code-to-scan")}
    shape-rendering="crispEdges">
    <path class="code-paper" d=${`M0 0h${drawn.size}v${drawn.size}h-${drawn.size}z`} /><path d=${drawn.path} /></svg>`
  );
}

/** A text, and a button that copies it. @param {{ text: string, id: string }} props */
export function TextToCopy({ text, id }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      tell(t("text-copied"));
    } catch {
      /** @type {HTMLTextAreaElement | null} */ (document.querySelector(`#${id}-text`))?.select();
      tell(t("copy-yourself"));
    }
  };
  return html`<h2>${t("as-text")}</h2><textarea class="input" id=${`${id}-text`} readonly rows="4" aria-label=${t("as-text")}
    value=${text}></textarea><${Button} id=${`${id}-copy`} onPress=${copy}><${Sign} name="copy" /> ${t("copy-text")}</${Button}>`;
}
