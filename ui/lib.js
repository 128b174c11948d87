// The one door to the vendored libraries: every module of the screens and of
// the board imports from here, by relative path.

export { FluentBundle, FluentResource } from "./vendor/fluent/index.js";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "./vendor/hooks.js";
export { Component, cloneElement, createContext, Fragment, h, render, toChildArray } from "./vendor/preact.js";
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "./vendor/signals.js";

import htm from "./vendor/htm.js";
import { h } from "./vendor/preact.js";

/**
 * Templates as nodes, made anew at each call. By itself htm keeps the parts of a template that never change as nodes for ever, and
 * each of them holds the whole tree that it was drawn in, long after that tree has left the page; `this[0] = 3` says that a part may
 * change.
 */
export const html = /** @type {(strings: TemplateStringsArray, ...values: any[]) => import("preact").VNode<any>} */ (
  htm.bind(
    /** @this {number[]} */ function changing(/** @type {[any, any]} */ ...parts) {
      this[0] = 3;
      return h(...parts);
    },
  )
);
