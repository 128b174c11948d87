// The one door to the vendored libraries: every module of the screens and of
// the board imports from here, by relative path.
export { h, Fragment, render, createContext, cloneElement, toChildArray, Component } from "./vendor/preact.js";
export {
  useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useContext, useId, useReducer,
} from "./vendor/hooks.js";
export { html } from "./vendor/htm-preact.js";
export { signal, computed, effect, batch, untracked, useSignal, useComputed, useSignalEffect } from "./vendor/signals.js";
export { FluentBundle, FluentResource } from "./vendor/fluent/index.js";
