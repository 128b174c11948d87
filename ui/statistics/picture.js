// The picture of a result, drawn on the device to be sent to others: who won, the places, what was played, the course.

import { t } from "../i18n.js";

const [WIDTH, MARGIN] = [1080, 64];

/** @param {string} name */
const style = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The colour of a seat, as the page shows it. @param {number} colour @param {string} [within] */
function colourOf(colour, within = "") {
  const box = document.body.appendChild(Object.assign(document.createElement("div"), { className: within }));
  const probe = box.appendChild(Object.assign(document.createElement("i"), { className: `eb-p${colour}` }));
  const found = getComputedStyle(probe).getPropertyValue("--c").trim();
  box.remove();
  return found || style("--ink");
}

/**
 * As much of a text as fits into a width.
 * @param {CanvasRenderingContext2D} pen @param {string} text @param {number} width
 */
function fitting(pen, text, width) {
  if (pen.measureText(text).width <= width) return text;
  let kept = [...text];
  while (kept.length > 1 && pen.measureText(`${kept.join("")}…`).width > width) kept = kept.slice(0, -1);
  return `${kept.join("").trimEnd()}…`;
}

/**
 * A text in lines of at most a width; scripts without blanks break anywhere.
 * @param {CanvasRenderingContext2D} pen @param {string} text @param {number} width
 * @returns {string[]}
 */
export function linesOf(pen, text, width) {
  const parts = text.match(/[^\s\u2e80-\u9fff]+\s*|[\u2e80-\u9fff]|\s+/g) ?? [];
  const lines = [""];
  for (const part of parts) {
    const longer = lines[lines.length - 1] + part;
    if (lines[lines.length - 1] && pen.measureText(longer.trimEnd()).width > width) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => line.trimEnd());
}

/**
 * Draws the picture. `title`: who won; `about`: game, board and date; `told`: the words of the game.
 * @param {{ result: Ui.GameResult, title: string, about: string, notes: string[], told: Ui.ResultWords }} what
 * @returns {Promise<Blob>}
 */
export async function pictureOf({ result, title, about, notes, told }) {
  await document.fonts.ready;
  const { seats, by_round: rows } = result;
  const order = seats.map((seat, i) => ({ seat, i })).sort((a, b) => a.seat.rank - b.seat.rank || b.seat.points - a.seat.points);
  const canvas = document.createElement("canvas");
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const [serif, sans] = [style("--serif"), style("--sans")];
  const [paper, ink, soft, line, gold] = ["--paper-high", "--ink", "--ink-soft", "--line", "--gold"].map(style);
  pen.font = `800 76px ${serif}`;
  const heads = linesOf(pen, title, WIDTH - 2 * MARGIN);
  pen.font = `400 30px ${sans}`;
  const facts = notes.flatMap((note) => linesOf(pen, note, WIDTH - 2 * MARGIN));
  const [rowTall, plotTall] = [112, rows.length > 1 ? 420 : 0];
  const tall = 2 * MARGIN + heads.length * 84 + 60 + order.length * rowTall + facts.length * 42 + plotTall + 110;
  [canvas.width, canvas.height] = [WIDTH, tall];
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, tall);
  pen.strokeStyle = gold;
  pen.lineWidth = 6;
  pen.strokeRect(22, 22, WIDTH - 44, tall - 44);
  pen.textBaseline = "alphabetic";
  pen.textAlign = "center";
  pen.fillStyle = ink;
  pen.font = `800 76px ${serif}`;
  let y = MARGIN + 64;
  for (const head of heads) {
    pen.fillText(head, WIDTH / 2, y);
    y += 84;
  }
  pen.fillStyle = soft;
  pen.font = `400 32px ${sans}`;
  pen.fillText(fitting(pen, about, WIDTH - 2 * MARGIN), WIDTH / 2, y - 20);
  y += 24;
  for (const { seat } of order) {
    if (seat.won) {
      pen.fillStyle = `color-mix(in srgb, ${gold} 22%, transparent)`;
      pen.fillRect(MARGIN - 16, y, WIDTH - 2 * MARGIN + 32, rowTall - 8);
    }
    pen.fillStyle = colourOf(seat.colour, told.colours);
    pen.beginPath();
    pen.arc(MARGIN + 42, y + 52, 34, 0, 2 * Math.PI);
    pen.fill();
    pen.strokeStyle = ink;
    pen.lineWidth = 2;
    pen.stroke();
    pen.textAlign = "end";
    pen.fillStyle = ink;
    pen.font = `800 56px ${serif}`;
    pen.fillText(String(seat.points), WIDTH - MARGIN, y + 70);
    pen.textAlign = "start";
    const wide = WIDTH - 2 * MARGIN - 260;
    pen.font = `800 42px ${serif}`;
    pen.fillText(fitting(pen, `${seat.rank}. ${seat.name || t("stats-somebody")}`, wide), MARGIN + 100, y + 46);
    pen.fillStyle = soft;
    pen.font = `400 27px ${sans}`;
    const pieces = seat.pieces.map(({ ids, points }) => (seat.pieces.length > 1 ? `${told.piece(ids)} ${points}` : told.piece(ids)));
    pen.fillText(fitting(pen, pieces.join(" · "), wide + 60), MARGIN + 100, y + 86);
    y += rowTall;
  }
  y += 44;
  pen.fillStyle = ink;
  pen.font = `400 30px ${sans}`;
  for (const fact of facts) {
    pen.fillText(fact, MARGIN, y);
    y += 42;
  }
  if (plotTall > 0)
    plot(pen, result, {
      x: MARGIN + 50,
      y: y + 10,
      width: WIDTH - 2 * MARGIN - 60,
      height: plotTall - 90,
      line,
      soft,
      sans,
      paper,
      colours: seats.map((seat) => colourOf(seat.colour, told.colours)),
    });
  y += plotTall;
  pen.textAlign = "center";
  pen.fillStyle = soft;
  pen.font = `800 32px ${serif}`;
  pen.fillText("Elbowroom", WIDTH / 2, tall - MARGIN);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

/**
 * Points by round.
 * @param {CanvasRenderingContext2D} pen @param {Ui.GameResult} result
 * @param {{ x: number, y: number, width: number, height: number, line: string, soft: string, sans: string, paper: string,
 *   colours: string[] }} box
 */
function plot(pen, { seats, by_round: rows }, { x, y, width, height, line, soft, sans, paper, colours }) {
  const top = Math.max(10, ...rows.flat());
  const step = [5, 10, 20, 50, 100].find((n) => top / n <= 6) ?? 200;
  const at = (/** @type {number} */ i, /** @type {number} */ v) =>
    /** @type {[number, number]} */ ([x + (i * width) / Math.max(1, rows.length - 1), y + height - (v * height) / top]);
  pen.font = `400 26px ${sans}`;
  pen.fillStyle = soft;
  pen.strokeStyle = line;
  pen.lineWidth = 2;
  for (let v = 0; v <= top; v += step) {
    const [, level] = at(0, v);
    pen.beginPath();
    pen.moveTo(x, level);
    pen.lineTo(x + width, level);
    pen.stroke();
    pen.textAlign = "end";
    pen.fillText(String(v), x - 12, level + 9);
  }
  pen.textAlign = "center";
  for (let i = 1; i < rows.length; i += 1) pen.fillText(String(i), at(i, 0)[0], y + height + 36);
  for (const i of seats.keys()) {
    pen.strokeStyle = colours[i];
    pen.fillStyle = pen.strokeStyle;
    pen.lineWidth = 7;
    pen.lineJoin = "round";
    pen.beginPath();
    for (const [round, row] of rows.entries()) pen.lineTo(...at(round, row[i]));
    pen.stroke();
    for (const [round, row] of rows.entries()) {
      pen.beginPath();
      pen.arc(...at(round, row[i]), 9, 0, 2 * Math.PI);
      pen.fill();
      pen.strokeStyle = paper;
      pen.lineWidth = 2;
      pen.stroke();
    }
  }
}
