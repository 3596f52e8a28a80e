import { useCallback, useEffect, useState } from 'react';
import type { Call } from '../../api/call';
import { call } from './call';

/** The last response of a call; it stays until the next one arrives. */
export interface Answer<R> {
  data: R | null;
  /** error of the last request, when it failed; null otherwise */
  failed: unknown;
  /** repeats the request */
  again: () => void;
  /** stores a response that was obtained in another way */
  put: (data: R) => void;
}

/**
 * Makes a call whenever its parameters change; null makes none. Responses stay in memory only, because they
 * may contain health data. A response that arrives after the parameters changed is dropped.
 * @param version repeats the request when it changes
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
