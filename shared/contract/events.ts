/**
 * What modules may tell each other besides addresses. An event says that something happened; it
 * carries ids, never rows, so that a module built later or earlier still understands it.
 */
export interface Events {
  /** A case was stored, changed or removed; lists and figures refresh. */
  'case:changed': { id: number | null };
  /** An outline or a location changed. */
  'location:changed': { id: number };
  /** A species or group changed, after a moderator approved it. */
  'species:changed': { id: number };
  /** An algae report changed. */
  'algae:changed': { id: number | null };
  /**
   * The page is about to be replaced: pages with unsaved work write it now and hand the work
   * over with `hold`, so that it is waited for.
   */
  'drafts:save': { hold(work: Promise<unknown>): void };
}

export type EventName = keyof Events;

/** Name of the DOM event that carries a contract event between bundles. */
export function domEvent(name: EventName): string {
  return `ciguawatch:${name}`;
}
