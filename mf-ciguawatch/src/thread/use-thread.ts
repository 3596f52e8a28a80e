import { getThread, seeThread } from '@ciguawatch/shared/api/calls/desk/thread';
import type { CaseThread } from '@ciguawatch/shared/api/schemas/desk/thread';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useCallback, useEffect, useState } from 'react';
import { colleagues } from './colleagues';

/** The thread of a case as last read, and how to change it on the screen after the server has answered. */
interface ThreadInHand {
  thread: CaseThread | null;
  error: unknown;
  retry: () => void;
  change: (edit: (thread: CaseThread) => CaseThread) => void;
}

/** Fetches the thread of a case, and tells the server that its notes were seen where one mentions the reader. */
export function useThread(id: number): ThreadInHand {
  const [thread, setThread] = useState<CaseThread | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    setError(null);
    void colleagues.load();
    call(getThread, { params: { id }, signal }).then(
      (found) => {
        setThread(found);
        // Without an answer the case stays among those of the reader, which harms nobody.
        if (found.mentioned) call(seeThread, { params: { id } }).catch(() => undefined);
      },
      (thrown: unknown) => !signal.aborted && setError(thrown),
    );
    return () => control.abort();
  }, [id, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const change = useCallback(
    (edit: (thread: CaseThread) => CaseThread) => setThread((before) => before && edit(before)),
    [],
  );
  return { thread, error, retry, change };
}
