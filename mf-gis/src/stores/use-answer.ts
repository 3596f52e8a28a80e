import type { Call } from '@ciguawatch/shared/api/call';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useCallback, useEffect, useState } from 'react';

/** What a call answered last; the answer before stays until the next is there. */
interface Answer<R> {
  data: R | null;
  /** what the call failed with, when nothing newer came */
  failed: unknown;
  /** asks again */
  again: () => void;
  /** takes an answer that came by another way */
  put: (data: R) => void;
}

/**
 * Asks whenever the parameters change; null asks nothing. Kept in memory only, gone with the page. An answer that
 * comes too late is dropped.
 */
export function useAnswer<P, R>(asked: Call<P, void, R>, params: P | null): Answer<R> {
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
  }, [asked, question, round]);
  const again = useCallback(() => setRound((at) => at + 1), []);
  const put = useCallback((data: R) => setState({ data, failed: null }), []);
  return { ...state, again, put };
}
