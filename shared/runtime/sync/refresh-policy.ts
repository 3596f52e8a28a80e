import { reaction } from 'mobx';
import { connectivity } from '../http/connectivity';

/** Milliseconds between two looks for changes while a page stays open and in sight: five minutes. */
export const REFRESH_EVERY = 5 * 60_000;

/**
 * Calls back whenever what an open page shows may have grown old: every five minutes while the page
 * is in sight, when it comes back into sight, and when the connection returns. Out of sight or
 * without a connection nothing is asked. Answers how to stop.
 */
export function refreshWhenStale(refresh: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && connectivity.online) refresh();
  };
  const timer = setInterval(look, REFRESH_EVERY);
  document.addEventListener('visibilitychange', look);
  const stop = reaction(() => connectivity.online, look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
