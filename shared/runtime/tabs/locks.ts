import { newUuid } from '../storage/local-storage';
import { dropLock, holdsLock, isFree, LOCK_LIFE, webLocks, writeLock } from './lock-fallback';

const LOOK_AGAIN = 120;

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Used where Web Locks are missing: a lease in localStorage, read again after writing to detect a race. */
async function withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
  const owner = newUuid();
  for (;;) {
    if (isFree(name)) {
      if (!writeLock(name, owner)) break;
      await pause(20);
      if (holdsLock(name, owner)) break;
    }
    await pause(LOOK_AGAIN);
  }
  const renew = setInterval(() => {
    if (holdsLock(name, owner)) writeLock(name, owner);
  }, LOCK_LIFE / 3);
  try {
    return await work();
  } finally {
    clearInterval(renew);
    dropLock(name, owner);
  }
}

/** Runs work that only one tab of the browser may run at a time; other tabs wait. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = webLocks();
  if (!locks) return withLease(name, work);
  return locks.request(`ciguawatch.${name}`, work) as Promise<T>;
}
