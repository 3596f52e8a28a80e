import { newUuid } from '../storage/local-storage';
import { dropLock, holdsLock, isFree, LOCK_LIFE, webLocks, writeLock } from '../tabs/lock-fallback';

/** Whether any tab of this browser holds the edit lock of a name, such as that of a draft. */
export async function isEditLocked(name: string): Promise<boolean> {
  const locks = webLocks();
  if (!locks) return !isFree(name);
  const { held = [] } = await locks.query();
  return held.some((lock) => lock.name === `ciguawatch.${name}`);
}

/**
 * Takes an edit lock, also from a tab that holds it, until it is released or this tab closes.
 * @param lost called when another tab takes the lock
 * @returns releases the lock
 */
export function takeEditLock(name: string, lost: () => void): () => void {
  const locks = webLocks();
  if (!locks) return takeStoredLock(name, lost);
  let had = false;
  let release = () => {};
  const until = new Promise<void>((done) => {
    release = done;
  });
  const hold = () => {
    had = true;
    return until;
  };
  // If the browser refuses locks to this page, the page works as if it were the only tab.
  locks.request(`ciguawatch.${name}`, { steal: true }, hold).catch(() => {
    if (had) lost();
  });
  return () => {
    had = false;
    release();
  };
}

function takeStoredLock(name: string, lost: () => void): () => void {
  const owner = newUuid();
  const letGo = () => {
    clearInterval(renew);
    window.removeEventListener('pagehide', letGo);
    dropLock(name, owner);
  };
  const renew = setInterval(() => {
    if (holdsLock(name, owner)) writeLock(name, owner);
    else {
      letGo();
      lost();
    }
  }, LOCK_LIFE / 3);
  window.addEventListener('pagehide', letGo);
  writeLock(name, owner);
  return letGo;
}
