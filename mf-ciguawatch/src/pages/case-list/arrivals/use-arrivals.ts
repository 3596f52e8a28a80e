import { listCaseRows } from '@ciguawatch/shared/api/calls/case-list';
import { useServerChanges } from '@ciguawatch/shared/runtime/events/use-server-changes';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';
import type { CaseListStore } from '../store/case-list-store';
import { listParams } from '../store/list-rows';

/**
 * Number of cases that others sent and that the list would show if it were loaded again; counted whenever the
 * server tells of an arrival. Use it in an observer.
 */
export function useArrivals({ query, since }: Pick<CaseListStore, 'query' | 'since'>): number {
  const [version, setVersion] = useState(0);
  const [found, setFound] = useState<{ since: string; n: number } | null>(null);
  useServerChanges(['arrival'], () => setVersion((at) => at + 1));
  const shown = query === null || query.deleted ? null : JSON.stringify(listParams(query));
  useEffect(() => {
    if (version === 0 || shown === null || since === null) return;
    const control = new AbortController();
    const list = JSON.parse(shown) as ReturnType<typeof listParams>;
    const later = list.newer_than !== undefined && list.newer_than > since ? list.newer_than : since;
    const params = { ...list, newer_than: later, by_others: true, count: true, limit: 1 };
    call(listCaseRows, { params, signal: control.signal }).then(
      ({ count }) => setFound({ since, n: count?.n ?? 0 }),
      // The next arrival counts again.
      () => undefined,
    );
    return () => control.abort();
  }, [version, shown, since]);
  return found !== null && found.since === since ? found.n : 0;
}
