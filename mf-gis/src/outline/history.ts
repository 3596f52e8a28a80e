/** One step of an edit: the state before, and a label. */
interface Step<State> {
  before: State;
  /** Text key of the action. */
  label: string;
  /** Consecutive steps of the same run count as one; see `record`. */
  run?: string;
}

/** An edited state with undo and redo; immutable. */
export interface History<State> {
  now: State;
  done: readonly Step<State>[];
  undone: readonly Step<State>[];
}

/** Most steps kept; older ones are dropped (about 0.4 MB each at 50,000 vertices). */
export const MAX_UNDO_STEPS = 500;

/** A history without steps. */
export const startOf = <State>(now: State): History<State> => ({ now, done: [], undone: [] });

/**
 * The history after an action; undone steps are discarded. Actions without effect are not recorded. An
 * action with the same `run` as the previous one joins it, so that fifty presses of an arrow key are undone
 * at once.
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
  return { now: next, done: [...history.done, step].slice(-MAX_UNDO_STEPS), undone: [] };
}

/** Undoes the last step; returns the same history without a step. */
export function undo<State>(history: History<State>): History<State> {
  const last = history.done.at(-1);
  if (!last) return history;
  return {
    now: last.before,
    done: history.done.slice(0, -1),
    undone: [...history.undone, { before: history.now, label: last.label }],
  };
}

/** Redoes the last undone step; returns the same history without one. */
export function redo<State>(history: History<State>): History<State> {
  const last = history.undone.at(-1);
  if (!last) return history;
  return {
    now: last.before,
    done: [...history.done, { before: history.now, label: last.label }],
    undone: history.undone.slice(0, -1),
  };
}
