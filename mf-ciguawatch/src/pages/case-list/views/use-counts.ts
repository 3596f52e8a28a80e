import { noteVisit } from '@ciguawatch/shared/api/calls/accounts/settings';
import { listCaseRows } from '@ciguawatch/shared/api/calls/case-list';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';
import { ALL_CASES, type CaseListQuery } from '../../../case-filter/query-address';
import { listParams } from '../store/list-rows';

/** Key under which the server stores an account's settings for the case list and its last visit there. */
export const CASE_LIST_SETTING = 'case-list';

/** Instant of the account's previous visit; null on the first visit and until it is loaded. */
export function useLastVisit(): string | null {
  const [previous, setPrevious] = useState<string | null>(null);
  useEffect(() => {
    const control = new AbortController();
    call(noteVisit, { params: { key: CASE_LIST_SETTING }, signal: control.signal }).then(
      (visit) => setPrevious(visit.previous),
      // Without it, the list only lacks its "new since my last visit" view.
      () => undefined,
    );
    return () => control.abort();
  }, []);
  return previous;
}

/**
 * Number of cases that each query finds, by key; counted again when `version` changes. Keys without a query or
 * with a failed count are missing.
 */
export function useCounts(
  queries: Readonly<Record<string, Partial<CaseListQuery> | null>>,
  version: unknown,
): Readonly<Record<string, number>> {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const asked = JSON.stringify(queries);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    for (const [key, query] of Object.entries(JSON.parse(asked) as typeof queries)) {
      if (!query) continue;
      const params = { ...listParams({ ...ALL_CASES, ...query }), count: true, limit: 1 };
      call(listCaseRows, { params, signal }).then(
        ({ count }) => count && setCounts((before) => ({ ...before, [key]: count.n })),
        () => undefined,
      );
    }
    return () => control.abort();
  }, [asked, version]);
  return counts;
}
