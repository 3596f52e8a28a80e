import { type RevisionFilter, summariseRevisions } from '@ciguawatch/shared/api/calls/revisions';
import type { RevisionSummary } from '@ciguawatch/shared/api/schemas/revision';
import { asApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { refreshWhenStale } from '@ciguawatch/shared/runtime/sync/refresh-policy';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type RevisionPage, readRevisions } from '../../revisions/read-page';

/** Milliseconds between two refreshes while the page is visible, to notice other moderators' decisions. */
const REFRESH_INTERVAL_MS = 30_000;

/** A page of the queue with what its filters offer. */
type QueuePage = RevisionPage & RevisionSummary;

const readQueue = async (filter: RevisionFilter): Promise<QueuePage> => {
  const [page, summary] = await Promise.all([
    readRevisions(filter),
    call(summariseRevisions, { params: {} }),
  ]);
  return { ...page, ...summary };
};

/** A list of the queue, refreshed every half minute and whenever it may be outdated. */
export function useList(filter: RevisionFilter) {
  const question = JSON.stringify(filter);
  const [page, setPage] = useState<QueuePage | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asked = useRef(0);

  const load = useCallback(async (): Promise<QueuePage | null> => {
    asked.current += 1;
    const mine = asked.current;
    try {
      const found = await readQueue(JSON.parse(question) as RevisionFilter);
      if (mine !== asked.current) return null;
      setPage(found);
      setError(null);
      return found;
    } catch (thrown) {
      if (mine === asked.current && !asApiError(thrown).aborted) setError(thrown);
      return null;
    }
  }, [question]);

  useEffect(() => {
    setPage(null);
    void load();
    const look = () => {
      if (document.visibilityState === 'visible' && connectivity.online) void load();
    };
    const timer = setInterval(look, REFRESH_INTERVAL_MS);
    const stop = refreshWhenStale(look);
    return () => {
      asked.current += 1;
      clearInterval(timer);
      stop();
    };
  }, [load]);

  const more = async (): Promise<void> => {
    if (!page?.next) return;
    try {
      const found = await readRevisions({ ...filter, after: page.next });
      setPage((before) => before && { ...before, ...found, results: [...before.results, ...found.results] });
    } catch (thrown) {
      setError(thrown);
    }
  };
  return { page, error, load, more };
}
