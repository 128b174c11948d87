// A saved game as a text that survives being scanned, mailed and pasted: the file, packed, in capital letters and digits, of which a code
// holds most. The file itself is the same everywhere.

/** What such a text begins with. */
const HEAD = "ELBOWGAME1.";

/** More characters than these make a code that a telephone hardly reads from a screen. */
export const MOST_SCANNED = 2520;

/** The most that a saved game may be. */
const MOST = 8_000_000;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as text, five bits a letter. @param {Uint8Array} bytes */
export function lettersOf(bytes) {
  let text = "";
  let [held, count] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (count += 8; count >= 5; count -= 5) text += LETTERS[(held >> (count - 5)) & 31];
    held &= 31;
  }
  return count > 0 ? text + LETTERS[(held << (5 - count)) & 31] : text;
}

/** The same back; null where there is another letter. @param {string} text */
export function bytesOf(text) {
  const bytes = [];
  let [held, count] = [0, 0];
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    held = ((held & 255) << 5) | value;
    count += 5;
    if (count >= 8) {
      count -= 8;
      bytes.push((held >> count) & 255);
    }
  }
  return new Uint8Array(bytes);
}

/** All that comes out of a stream, up to what a saved game may be. @param {ReadableStream<Uint8Array>} stream */
async function whole(stream) {
  const parts = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    size += value.length;
    if (size > MOST) throw new RangeError("too long");
    parts.push(/** @type {Uint8Array<ArrayBuffer>} */ (value));
  }
}

/** A file as such a text; as it is where the browser cannot pack. @param {string} file */
export async function packed(file) {
  if (!globalThis.CompressionStream) return file;
  const bytes = await whole(new Blob([file]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  return HEAD + lettersOf(new Uint8Array(await bytes.arrayBuffer()));
}

/**
 * The file that a text holds, wherever in it; the text itself where it is none of ours: what it is, the engine says.
 * @param {string} text
 */
export async function unpacked(text) {
  const at = text.indexOf(HEAD);
  if (at < 0) return text;
  const [letters] = /^[A-Z2-7]*/.exec(text.slice(at + HEAD.length).replace(/\s/g, "")) ?? [""];
  const bytes = bytesOf(letters);
  try {
    return await (await whole(new Blob([bytes ?? ""]).stream().pipeThrough(new DecompressionStream("deflate-raw")))).text();
  } catch {
    // Cut off, or changed on the way.
    return text;
  }
}
