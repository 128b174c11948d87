// Files that the screens make go to the person: shared where the device can, among the downloads else.

import { call, inApp } from "../backend.js";
import { t } from "../i18n.js";
import { attempt, tell } from "../state.js";

/** The bytes of a file as base64. @param {Blob} blob @returns {Promise<string>} */
const base64 = (blob) =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^.*?,/, ""));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });

/** Keeps a file among the downloads, in the way the window or the browser has. @param {string} name @param {Blob} blob */
export async function keep(name, blob) {
  if (inApp()) {
    const kept = await attempt(async () => call("save_file", { file_name: name, data: await base64(blob) }));
    if (kept) tell(t("exported-to", { path: kept.path }), { stay: 9000 });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  tell(t("exported", { name }), { stay: 9000 });
}

/** Hands a picture to whatever the device shares with, or keeps it. @param {string} name @param {Blob} blob */
export async function share(name, blob) {
  const files = [new File([blob], name, { type: blob.type })];
  if (!inApp() && matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return;
    } catch (error) {
      // Whoever thinks better of it wants no file either.
      if (/** @type {Error} */ (error).name === "AbortError") return;
    }
  }
  await keep(name, blob);
}
