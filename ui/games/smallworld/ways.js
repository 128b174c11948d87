// The options of one target, sorted for the slip: ways to take it, and the relics that may serve.
// Plain data, read from the options; no rule is known here.

const setOf = (option) => option.with ?? [];
const sameSet = (a, b) => a.length === b.length && a.every((tool) => b.includes(tool));
const apart = (a, b) => a.filter((tool) => !b.includes(tool)).length + b.filter((tool) => !a.includes(tool)).length;

/** What makes two options the same way: paying and the last die are one, unless both are open with the same relics. */
function keysOf(options) {
  const plain = (option) =>
    ["conquer", "attempt"].includes(option.method) ? "conquest" : `${option.method}${option.action.bag ? " bag" : ""}`;
  const keys = options.map(plain);
  const clash = options.some((a, i) => options.some((b, j) => i < j && keys[i] === keys[j] && sameSet(setOf(a), setOf(b))));
  return clash ? options.map((option) => `${option.method}${option.action.bag ? " bag" : ""}`) : keys;
}

/**
 * `{ways, tools}` for the option that is chosen: `ways`: `[{index, option, chosen}]`, one for each way; `tools`:
 * `[{tool, on, index, option}]`, each relic that may serve this way, with the option a tap on it leads to
 * (`index` null where the relic cannot be left out). Every option can be reached.
 */
export function waysOf(options, chosen) {
  const keys = keysOf(options);
  const now = setOf(options[chosen]);
  const ways = [...new Set(keys)].map((key) => {
    const index = key === keys[chosen] ? chosen : keys.indexOf(key);
    return { index, option: options[index], chosen: index === chosen };
  });
  const peers = options.map((option, index) => ({ option, index })).filter(({ index }) => keys[index] === keys[chosen]);
  const tools = [...new Set(peers.flatMap(({ option }) => setOf(option)))].map((tool) => {
    const on = now.includes(tool);
    const want = on ? now.filter((other) => other !== tool) : [...now, tool];
    const [best] = peers
      .filter(({ option }) => setOf(option).includes(tool) !== on)
      .sort((a, b) => apart(setOf(a.option), want) - apart(setOf(b.option), want) || a.index - b.index);
    return { tool, on, index: best?.index ?? null, option: best?.option ?? null };
  });
  return { ways, tools };
}
