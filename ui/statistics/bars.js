// Numbers as bars that can be read as a table: a row for what they are about, a bar for each seat in its colour.

import { html } from "../lib.js";

/**
 * A bar that takes its share of a width.
 * @param {number} part @param {number} all
 * @returns {(node: HTMLElement | null) => void}
 */
export const wide = (part, all) => (node) => node?.style.setProperty("inline-size", `${all > 0 ? (part * 100) / all : 0}%`);

/**
 * Rows of bars. `rows`: `[{label, values: [{text, value, colour, name}]}]`; `caption`: what it is.
 * @param {{ caption: string, rows: { key: string, label: any, values: { name: string, value: number, colour: number }[] }[] }} props
 */
export function Bars({ caption, rows }) {
  const top = Math.max(1, ...rows.flatMap((row) => row.values.map(({ value }) => Math.abs(value))));
  return html`<table class="bars"><caption class="sr">${caption}</caption><tbody>${rows.map(
    ({ key, label, values }) =>
      html`<tr key=${key}><th scope="row">${label}</th><td>${values.map(
        ({ name, value, colour }, i) => html`<div key=${i} class=${`bar eb-p${colour}${value < 0 ? " bar-less" : ""}`}>
        <span class="sr">${name}</span><i ref=${wide(Math.abs(value), top)}></i>
        <b class="numeral">${value < 0 ? `−${-value}` : value}</b></div>`,
      )}</td></tr>`,
  )}</tbody></table>`;
}

/**
 * How often something came out well, as a bar with its share.
 * @param {{ part: number, all: number }} props
 */
export const Share = ({ part, all }) =>
  html`<span class="share"><i ref=${wide(part, all)}></i><b class="numeral">${all > 0 ? Math.round((part * 100) / all) : 0} %</b></span>`;
