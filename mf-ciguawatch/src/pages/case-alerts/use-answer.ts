import type { Call } from '@ciguawatch/shared/api/call';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useCallback, useEffect, useState } from 'react';

/** What a call answered last; the answer before stays until the next is there. */
interface Answer<R> {
  data: R | null;
  /** the call failed and nothing newer came */
  failed: boolean;
  /** asks again */
  again: () => void;
  /** takes an answer that came by another way */
  put: (data: R) => void;
}

/**
 * Asks whenever the parameters change; null asks nothing. Health data: kept in memory only, gone with the page.
 * An answer that comes too late is dropped.
 * @param version asks again when it changes
 */
export function useAnswer<P, R>(asked: Call<P, void, R>, params: P | null, version = 0): Answer<R> {
  const question = params === null ? null : JSON.stringify(params);
  const [state, setState] = useState<{ question: string | null; data: R | null; failed: boolean }>({
    question: null,
    data: null,
    failed: false,
  });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (question === null) return undefined;
    const leaving = new AbortController();
    call(asked, { params: JSON.parse(question) as P, signal: leaving.signal }).then(
      (data) => {
        if (!leaving.signal.aborted) setState({ question, data, failed: false });
      },
      () => {
        if (!leaving.signal.aborted) setState((before) => ({ ...before, question, failed: true }));
      },
    );
    return () => leaving.abort();
  }, [asked, question, round, version]);
  const again = useCallback(() => setRound((at) => at + 1), []);
  const put = useCallback((data: R) => setState((before) => ({ ...before, data, failed: false })), []);
  return { data: state.data, failed: state.failed, again, put };
}
