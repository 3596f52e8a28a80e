/**
 * Events by which modules inform each other. An event carries ids, never rows, so that modules of different
 * builds understand each other.
 */
export interface Events {
  /** A case was stored, changed or removed: lists and statistics refresh. */
  'case:changed': { id: number | null };
  /** An outline or a location changed. */
  'location:changed': { id: number };
  /** A species or group changed, after a moderator approved it. */
  'species:changed': { id: number };
  /** The months that a source observed in a country changed. */
  'coverage:changed': { country: number };
  /** An algae report changed. */
  'algae:changed': { id: number | null };
  /**
   * The page is about to be replaced: pages with unsaved work save it now and pass the promise to `hold`,
   * which the shell waits for.
   */
  'drafts:save': { hold(work: Promise<unknown>): void };
}

export type EventName = keyof Events;

/** Name of the DOM event that carries an event between bundles. */
export function domEvent(name: EventName): string {
  return `ciguawatch:${name}`;
}
