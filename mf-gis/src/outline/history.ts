/** One step of an edit: what it was before, and what was done. */
interface Step<State> {
  before: State;
  /** What was done, as a key of the page's texts. */
  label: string;
  /** Steps of one run of a key follow one another as one; see `record`. */
  run?: string;
}

/** An edited state with its way back and forth. It is never changed in place. */
export interface History<State> {
  now: State;
  done: readonly Step<State>[];
  undone: readonly Step<State>[];
}

/** Steps that are kept: beyond them the oldest are forgotten (about 0.4 MB a step at 50,000 vertices). */
export const MAX_STEPS = 500;

/** A history in which nothing was done. */
export const startOf = <State>(now: State): History<State> => ({ now, done: [], undone: [] });

/**
 * The history after an action; what was undone can no longer be done again. Actions that change nothing are not
 * recorded. With `run`, an action joins the step before when that has the same run: fifty presses of an arrow key
 * are undone at once.
 */
export function record<State>(
  history: History<State>,
  next: State,
  label: string,
  run?: string,
): History<State> {
  if (next === history.now) return history;
  const last = history.done.at(-1);
  if (run !== undefined && last?.run === run && history.undone.length === 0) return { ...history, now: next };
  const step: Step<State> = { before: history.now, label, ...(run === undefined ? {} : { run }) };
  return { now: next, done: [...history.done, step].slice(-MAX_STEPS), undone: [] };
}

/** One step back; the same history when there is none. */
export function undo<State>(history: History<State>): History<State> {
  const last = history.done.at(-1);
  if (!last) return history;
  return {
    now: last.before,
    done: history.done.slice(0, -1),
    undone: [...history.undone, { before: history.now, label: last.label }],
  };
}

/** One step forth again; the same history when nothing was undone. */
export function redo<State>(history: History<State>): History<State> {
  const last = history.undone.at(-1);
  if (!last) return history;
  return {
    now: last.before,
    done: [...history.done, { before: history.now, label: last.label }],
    undone: history.undone.slice(0, -1),
  };
}
