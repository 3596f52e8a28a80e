import {
  type ListParams,
  listCaseAnchors,
  listCaseRows,
  type RowParams,
} from '@ciguawatch/shared/api/calls/case-list';
import type { CaseRows } from '@ciguawatch/shared/api/schemas/case-list';
import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { RowSource } from '@ciguawatch/shared/ui/grid/paged-rows';
import { type CaseListQuery, paramsOf } from '../../../case-filter/query-address';
import type { CaseLine } from './case-line';
import type { PageStart } from './case-list-port';

/** Parameters of the calls that list cases; the language decides how names are sorted. */
export function listParams(query: CaseListQuery): ListParams {
  const { deleted, ...params } = paramsOf(query);
  return { ...params, language: language.code, ...(deleted && { deleted: true }) };
}

/**
 * Fetches rows page by page. The first page also returns the count, which saves a request.
 * @param onRead called with the server's time at which the first page was read
 */
export function listRows(
  query: CaseListQuery,
  columns: readonly CaseListColumnName[],
  onRead: (at: string) => void,
): RowSource<CaseLine, PageStart> {
  const list = listParams(query);
  const ask = (more: Partial<RowParams>, signal: AbortSignal) =>
    call(listCaseRows, { params: { ...list, columns, ...more }, signal });
  const askAnchors = (signal: AbortSignal) => call(listCaseAnchors, { params: list, signal });
  let coming: Promise<CaseRows> | null = null;
  const first = (signal: AbortSignal) => {
    coming ??= ask({ count: true }, signal).finally(() => {
      coming = null;
    });
    return coming;
  };
  return {
    count: async (signal) => {
      const { count, results } = await first(signal);
      if (count && !count.more) return count.n;
      return count ? (await askAnchors(signal)).count : results.length;
    },
    page: async (mark, signal) => {
      const { results, next, at } = await (mark === null ? first(signal) : ask(mark, signal));
      if (mark === null) onRead(at);
      return { rows: results, next: next === null ? null : { after: next } };
    },
    anchors: async (signal) => {
      const { every, anchors } = await askAnchors(signal);
      return { step: every, marks: anchors.slice(1).map((from) => ({ from })) };
    },
  };
}
