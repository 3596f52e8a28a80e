import { reaction } from 'mobx';
import { connectivity } from '../http/connectivity';

/** Milliseconds between two refreshes of a visible page: five minutes. */
export const REFRESH_INTERVAL_MS = 5 * 60_000;

/**
 * Calls back whenever an open page may be outdated: every five minutes while visible, when it becomes
 * visible, and when the connection returns; never while hidden or offline.
 * @returns stops it
 */
export function refreshWhenStale(refresh: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && connectivity.online) refresh();
  };
  const timer = setInterval(look, REFRESH_INTERVAL_MS);
  document.addEventListener('visibilitychange', look);
  const stop = reaction(() => connectivity.online, look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
