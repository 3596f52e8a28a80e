import { asApiError } from '@ciguawatch/shared/runtime/http/call';
import { refreshWhenStale } from '@ciguawatch/shared/runtime/sync/refresh-policy';
import { useCallback, useEffect, useState } from 'react';
import { type RevisionPage, readRevisions } from '../../revisions/read-page';
import { keptChanges } from '../../revisions/send';

/** The person's own changes, newest first; loaded again when they may have been decided. */
export function useChanges() {
  const [found, setFound] = useState<RevisionPage | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((at) => at + 1), []);
  const kept = keptChanges().length;
  // `kept` and `round` are dependencies because changes sent in the meantime then appear in the server's
  // list.
  useEffect(() => {
    const control = new AbortController();
    readRevisions({ mine: true }, control.signal).then(
      (page) => {
        setFound(page);
        setFailed(null);
      },
      (thrown: unknown) => !asApiError(thrown).aborted && setFailed(thrown),
    );
    return () => control.abort();
  }, [round, kept]);
  useEffect(() => refreshWhenStale(again), [again]);
  const next = found?.next ?? null;
  const more = () => {
    if (next === null) return;
    readRevisions({ mine: true, after: next }).then(
      (page) => setFound((before) => ({ ...page, results: [...(before?.results ?? []), ...page.results] })),
      (thrown: unknown) => setFailed(thrown),
    );
  };
  return { results: found?.results ?? null, next, failed, more, again };
}
