import { clock } from '../page/clock';
import { recallJson, remember } from '../storage/local-storage';

/** A lease outlives a killed tab by this many milliseconds. */
export const LEASE = 15_000;

interface Lease {
  owner: string;
  until: number;
}

const keyOf = (name: string) => `ciguawatch.lease.${name}`;

/** Web Locks of the browser; older ones, and pages without TLS, have none. */
export const webLocks = () => (navigator as { locks?: LockManager }).locks;

/** Whether no tab holds a lease; one that a wrong clock dated is none. */
export function isFree(name: string): boolean {
  const held = recallJson<Lease>(keyOf(name));
  return !held || held.until < clock.now() || held.until > clock.now() + LEASE;
}

/** Writes a lease, over whatever is there; false where the browser remembers nothing. */
export const writeLease = (name: string, owner: string) =>
  remember(keyOf(name), JSON.stringify({ owner, until: clock.now() + LEASE } satisfies Lease));

export const holdsLease = (name: string, owner: string) => recallJson<Lease>(keyOf(name))?.owner === owner;

/** Gives a lease back, unless another tab has it by now. */
export function dropLease(name: string, owner: string): void {
  if (holdsLease(name, owner)) remember(keyOf(name), null);
}
