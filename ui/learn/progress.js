// How far lessons have come, kept among the settings; and the rules of a lesson as plain functions.

import { change, settings } from "../state.js";

/** What is kept of lessons, by their ids. @returns {Record<string, Ui.LessonKept>} */
export const kept = () => /** @type {any} */ (settings.value).lessons ?? {};

/** Keeps how far one has come. @param {string} id @param {Ui.LessonKept} now */
export const keep = (id, now) => change(/** @type {any} */ ({ lessons: { ...kept(), [id]: now } }));

/**
 * Is an action what a pattern asks for? A list stands for any of its members.
 * @param {Record<string, unknown>} pattern
 * @param {Record<string, any>} action
 */
export const fits = (pattern, action) =>
  Object.entries(pattern).every(([key, value]) => (Array.isArray(value) ? value.includes(action[key]) : action[key] === value));

/**
 * May this action be played in a step?
 * @param {Ui.LessonStep} step
 * @param {any} action
 * @param {any} view
 */
export function isRight(step, action, view) {
  const { right } = step;
  if (!right) return false;
  return typeof right === "function" ? right(action, view) : right.some((pattern) => fits(pattern, action));
}

/**
 * Has a step come to its end in `state`, when it began after `since` actions? One that only says something ends when the learner goes on.
 * @param {Ui.LessonStep} step
 * @param {Ui.State} state
 * @param {number} since
 * @param {boolean} mine
 */
export function isOver(step, state, since, mine) {
  if (step.theirs) return mine;
  if (!step.right) return false;
  if (step.done) return state.step > since && step.done(state.view);
  return state.step > since;
}

/** All that the others do in a lesson, in order. @param {Ui.Lesson} lesson */
export const theirs = (lesson) => lesson.steps.flatMap((step) => step.theirs ?? []);

/**
 * The step that is due after something was taken back: the last one that began no later.
 * @param {number[]} marks after how many actions each step so far began
 * @param {number} step
 */
export const backTo = (marks, step) =>
  Math.max(
    0,
    marks.findLastIndex((mark) => mark <= step),
  );
