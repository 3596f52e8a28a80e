import { useCallback, useEffect, useState } from 'react';
import type { Call } from '../../api/call';
import { call } from './call';

/** What a call answered last; the answer before stays until the next is there. */
export interface Answer<R> {
  data: R | null;
  /** what the call failed with, when nothing newer came; null otherwise */
  failed: unknown;
  /** asks again */
  again: () => void;
  /** takes an answer that came by another way */
  put: (data: R) => void;
}

/**
 * Asks whenever the parameters change; null asks nothing. Kept in memory only, gone with the page: answers may hold
 * health data. An answer that comes too late is dropped.
 * @param version asks again when it changes
 */
export function useAnswer<P, R>(asked: Call<P, void, R>, params: P | null, version = 0): Answer<R> {
  const question = params === null ? null : JSON.stringify(params ?? 0);
  const [state, setState] = useState<{ data: R | null; failed: unknown }>({ data: null, failed: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (question === null) return undefined;
    const leaving = new AbortController();
    call(asked, { params: JSON.parse(question) as P, signal: leaving.signal }).then(
      (data) => {
        if (!leaving.signal.aborted) setState({ data, failed: null });
      },
      (failed: unknown) => {
        if (!leaving.signal.aborted) setState((before) => ({ ...before, failed }));
      },
    );
    return () => leaving.abort();
  }, [asked, question, round, version]);
  const again = useCallback(() => setRound((at) => at + 1), []);
  const put = useCallback((data: R) => setState({ data, failed: null }), []);
  return { ...state, again, put };
}
