import { ROLE, type RoleName } from '@ciguawatch/shared/contract/access/roles';
import { HELP_TASKS } from '@ciguawatch/shared/contract/help-tasks';
import { findRoute } from '@ciguawatch/shared/contract/paths';
import { WALKS } from '@ciguawatch/shared/contract/walks';

/** Where a person is in a walk, as kept for the account. */
export interface WalkState {
  role: RoleName;
  /** Place of the current step, from 0. */
  at: number;
  /** Ids of the steps that were done. */
  done: readonly string[];
  /** Whether the panel is shown; false after it was left or ended. */
  on: boolean;
  /** When it was begun, ISO. */
  begun: string;
}

/** Reads the setting; anything that no portal wrote counts as none. */
export function walkOf(value: unknown): WalkState | null {
  const one = value as Partial<WalkState> | null;
  if (typeof one !== 'object' || one === null || !Object.hasOwn(ROLE, String(one.role))) return null;
  const { role, at, done, on, begun } = one as WalkState;
  const steps = WALKS[role];
  const known = Array.isArray(done) ? steps.filter(({ id }) => done.includes(id)).map(({ id }) => id) : [];
  if (!Number.isInteger(at) || at < 0 || at >= steps.length || typeof begun !== 'string') return null;
  return { role, at, done: known, on: on === true, begun };
}

/** The walk of a person who has its role; null where there is none, or the role was taken away meanwhile. */
export const heldWalk = (state: WalkState | null | undefined, groups: readonly number[]): WalkState | null =>
  state && groups.includes(ROLE[state.role]) ? state : null;

/** A walk from its first step. @param begun ISO time */
export const newWalk = (role: RoleName, begun: string): WalkState => ({
  ...{ role, at: 0, done: [], on: true, begun },
});

/** The state after steps were done; the same where they already were. */
export function withDone(state: WalkState, ids: readonly string[]): WalkState {
  const added = ids.filter((id) => !state.done.includes(id));
  return added.length === 0 ? state : { ...state, done: [...state.done, ...added] };
}

const PAGES = Object.keys(HELP_TASKS).map((path) => ({ path }));

/** Pattern of the declared page of an address; undefined where there is none. */
export const pageOf = (path: string): string | undefined => findRoute(PAGES, path)?.route.path;

/** Ids of the steps that are done by opening an address. */
export const stepsOn = (role: RoleName, path: string): string[] =>
  WALKS[role]
    .filter(({ page, reviews }) => reviews === undefined && page === pageOf(path))
    .map(({ id }) => id);
