import { useCallback, useRef, useState } from 'react';

export interface Busy {
  /** work is under way: what begins it shows so */
  busy: boolean;
  /**
   * Does work that must not be done twice. While it is under way anything else that is asked is left undone, also within
   * the tick of one press, before the page has been drawn again.
   * @returns what the work answers, undefined for what was left undone
   */
  once: <T>(work: () => Promise<T>) => Promise<T | undefined>;
}

/** The guard of buttons and keys that send: a page has one for all that excludes each other. */
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
