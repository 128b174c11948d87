// Long work as a generator: done at once, or some milliseconds at a time.

/** How long is worked without a pause, in milliseconds: a finger is answered in time. */
const STRETCH = 6;

/** The next moment in which nothing else waits. */
export const moment = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done(null);
    };
    port2.postMessage(null);
  });

/** Does all of it now. @template T @param {Generator<unknown, T>} work @returns {T} */
export function atOnce(work) {
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
}

/** Does it with pauses. @template T @param {Generator<unknown, T>} work @returns {Promise<T>} */
export async function inSteps(work) {
  await moment();
  let from = performance.now();
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
    if (performance.now() - from < STRETCH) continue;
    await moment();
    from = performance.now();
  }
}
