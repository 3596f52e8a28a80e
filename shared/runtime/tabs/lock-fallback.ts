import { clock } from '../page/clock';
import { recallJson, remember } from '../storage/local-storage';

/** Milliseconds for which a lease stays valid after its tab was killed. */
export const LOCK_LIFE = 15_000;

interface StoredLock {
  owner: string;
  until: number;
}

const keyOf = (name: string) => `ciguawatch.lock.${name}`;

/** Web Locks of the browser; missing in older ones, and on pages without TLS. */
export const webLocks = () => (navigator as { locks?: LockManager }).locks;

/**
 * Whether no tab holds a lease. A lease farther in the future than its lifetime was dated by a wrong clock
 * and does not count.
 */
export function isFree(name: string): boolean {
  const held = recallJson<StoredLock>(keyOf(name));
  return !held || held.until < clock.device() || held.until > clock.device() + LOCK_LIFE;
}

/** Writes a lease over any other; false where the browser stores nothing. */
export const writeLock = (name: string, owner: string) =>
  remember(keyOf(name), JSON.stringify({ owner, until: clock.device() + LOCK_LIFE } satisfies StoredLock));

export const holdsLock = (name: string, owner: string) =>
  recallJson<StoredLock>(keyOf(name))?.owner === owner;

/** Returns a lease, unless another tab holds it by now. */
export function dropLock(name: string, owner: string): void {
  if (holdsLock(name, owner)) remember(keyOf(name), null);
}
