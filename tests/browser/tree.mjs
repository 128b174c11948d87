// A player who has nothing but the accessibility tree: what a screen reader is told, and no more. It finds things by role, name and
// state, and acts by focusing them and pressing Enter.

/** Of a node what a screen reader says of it. */
function told(node) {
  const of = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  const is = (name) => [true, "true", 1].includes(of[name]);
  return {
    id: node.backendDOMNodeId,
    role: node.role?.value ?? "",
    name: (node.name?.value ?? "").trim(),
    description: node.description?.value ?? "",
    disabled: is("disabled"),
    busy: is("busy"),
    focused: is("focused"),
    on: is("pressed") || is("checked") || is("selected"),
    keys: of.keyshortcuts ?? "",
    live: of.live ?? "off",
    within: [],
  };
}

/** The tree as a list, from top to bottom; each node with those it lies in. */
async function nodesOf(cdp) {
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const list = [];
  const visit = (node, within) => {
    let inside = within;
    if (!node.ignored && node.role?.value !== "InlineTextBox") {
      const now = { ...told(node), within };
      list.push(now);
      inside = [...within, now];
    }
    for (const child of node.childIds ?? []) if (byId.has(child)) visit(byId.get(child), inside);
  };
  visit(nodes[0], []);
  return list;
}

const fits = (wish, text) => (wish instanceof RegExp ? wish.test(text) : wish === text);

/** What the tree says at one moment. */
function sight(nodes) {
  const all = (role, name = /./, place = null) =>
    nodes.filter((n) => n.role === role && fits(name, n.name) && (place === null || n.within.some((w) => fits(place, w.name) && w.name)));
  return {
    nodes,
    all,
    one: (...wish) => all(...wish)[0] ?? null,
    /** Everything that is spoken by itself. */
    spoken: nodes.filter((n) => n.role === "StaticText" && n.within.some((w) => w.live !== "off")).map((n) => n.name),
    /** Every text on the page, to say what stood there when nothing fits. */
    text: () => nodes.map((n) => `${n.role} “${n.name}”${n.disabled ? " disabled" : ""}${n.on ? " on" : ""}`).join("\n"),
  };
}

/** A reader of `page`. */
export async function reader(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Accessibility.enable");
  const look = async () => sight(await nodesOf(cdp));
  const me = {
    look,
    /** Looks until `found` answers with something; what it answered, and where. */
    async until(found, what, limit = 20000) {
      const end = Date.now() + limit;
      for (;;) {
        const seen = await look();
        const answer = found(seen);
        if (answer) return { seen, answer };
        if (Date.now() > end) {
          const focus = seen.nodes.findLast((n) => n.focused);
          throw new Error(`the tree never tells: ${what}; the focus is at ${focus?.role} “${focus?.name}”\n${seen.text()}`);
        }
        await page.waitForTimeout(60);
      }
    },
    /** Focuses a node and presses Enter. Shift tells the guard against keys pressed twice that somebody has moved there. */
    async activate(node) {
      if (node.disabled) throw new Error(`“${node.name}” is disabled`);
      await cdp.send("DOM.focus", { backendNodeId: node.id });
      await page.keyboard.pressNow("Shift");
      await page.keyboard.pressNow("Enter");
    },
    /** Focuses a field and types. */
    async type(node, text) {
      await cdp.send("DOM.focus", { backendNodeId: node.id });
      await page.keyboard.type(text);
    },
    /** Does so until the tree tells something else than was `seen`: what comes up just then may take the press, as it would a person's. */
    async act(node, seen) {
      const before = seen.text();
      const changed = (next) => next.text() !== before || next.nodes.some((node) => node.busy);
      try {
        await me.activate(node);
      } catch (error) {
        // It may have gone since it was seen, when a table covers itself for the next player, or a line of the log has come.
        await page.waitForTimeout(100);
        if (changed(await look())) return;
        throw error;
      }
      await me.until(changed, `what came of “${node.name}”`, 8000).catch(async () => {
        // A busy machine may have been late with the answer: then a second press would fall on what has come.
        const now = await look();
        if (changed(now)) return;
        if (!now.nodes.some((other) => other.focused && other.id === node.id))
          throw new Error(`the focus has left “${node.name}”, and nothing came of it`);
        await me.activate(node);
        await me.until(changed, `what came of “${node.name}”, pressed twice`);
      });
    },
  };
  return me;
}
