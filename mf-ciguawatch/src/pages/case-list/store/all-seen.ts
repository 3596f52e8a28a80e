import { listCaseRows } from '@ciguawatch/shared/api/calls/case-list';
import { MOST_ROWS } from '@ciguawatch/shared/api/schemas/case-list';
import { call } from '@ciguawatch/shared/runtime/http/call';
import type { CaseListQuery } from '../../../case-filter/query-address';
import type { ShownVersion } from './case-line';
import { listParams } from './list-rows';

/** Ids and versions of all cases that a query finds, fetched in pages of `MOST_ROWS`. */
export async function allSeen(query: CaseListQuery, signal: AbortSignal): Promise<ShownVersion[]> {
  const list = listParams(query);
  const found: ShownVersion[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const more: { after?: string } = after === '' ? {} : { after };
    const { results, next } = await call(listCaseRows, {
      params: { ...list, ...more, limit: MOST_ROWS },
      signal,
    });
    found.push(...results.map(({ id, version }) => ({ id, version })));
    after = next;
  }
  return found;
}
