import { clock } from '../page/clock';
import { recallJson, remember } from '../storage/local-storage';

/** A lease outlives a killed tab by this many milliseconds. */
export const LOCK_LIFE = 15_000;

interface StoredLock {
  owner: string;
  until: number;
}

const keyOf = (name: string) => `ciguawatch.lock.${name}`;

/** Web Locks of the browser; older ones, and pages without TLS, have none. */
export const webLocks = () => (navigator as { locks?: LockManager }).locks;

/** Whether no tab holds a lease; one that a wrong clock dated is none. */
export function isFree(name: string): boolean {
  const held = recallJson<StoredLock>(keyOf(name));
  return !held || held.until < clock.now() || held.until > clock.now() + LOCK_LIFE;
}

/** Writes a lease, over whatever is there; false where the browser remembers nothing. */
export const writeLock = (name: string, owner: string) =>
  remember(keyOf(name), JSON.stringify({ owner, until: clock.now() + LOCK_LIFE } satisfies StoredLock));

export const holdsLock = (name: string, owner: string) =>
  recallJson<StoredLock>(keyOf(name))?.owner === owner;

/** Gives a lease back, unless another tab has it by now. */
export function dropLock(name: string, owner: string): void {
  if (holdsLock(name, owner)) remember(keyOf(name), null);
}
