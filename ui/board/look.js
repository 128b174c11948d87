// What is seen in a region or land is compared as plain values.

/** Same look? Lets a region that did not change keep its nodes. */
export function sameLook(a, b) {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
