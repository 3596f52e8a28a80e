import { useCallback, useRef, useState } from 'react';

export interface Busy {
  /** whether work is running; its button shows this */
  busy: boolean;
  /**
   * Runs work that must not run twice. While it runs, further calls are ignored, even within the same press
   * before the page has re-rendered.
   * @returns the result of the work; undefined for an ignored call
   */
  once: <T>(work: () => Promise<T>) => Promise<T | undefined>;
}

/**
 * Guards buttons and keys against double sending; a page uses one guard for everything that must not run
 * together.
 */
export function useBusy(): Busy {
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const once = useCallback(async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (underway.current) return undefined;
    underway.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      underway.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, once };
}
