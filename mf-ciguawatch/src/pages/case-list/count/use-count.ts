import { countCases } from '@ciguawatch/shared/api/calls/desk/count';
import type { CountAsk } from '@ciguawatch/shared/domain/case-list/count/axes';
import { type CountSpan, spanOf } from '@ciguawatch/shared/domain/case-list/count/count-filter';
import { type CountTable, countTable } from '@ciguawatch/shared/domain/case-list/count/count-table';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import type { CaseListQuery } from '../../../case-filter/query-address';
import { listParams } from '../store/list-rows';

/** A count as the panel shows it. */
export interface ShownCount {
  /** what the table is of; the previous one while another is being counted */
  ask: CountAsk;
  table: CountTable;
  span: CountSpan;
  /** years that the table covers, oldest first */
  years: readonly number[];
  /** cases that the list finds, in the figures or not */
  found: number;
  at: string;
}

/** Which cases a count takes: deleted ones are in no figure, so that their list counts all. */
const setOf = (query: CaseListQuery, { of }: CountAsk): CountAsk['of'] => (query.deleted ? 'all' : of);

/**
 * Counts the cases of a query. Call it inside a MobX observer: the table ends at the current month.
 * @param version counts again when it changes
 */
export function useCount(query: CaseListQuery, count: CountAsk, version: number) {
  const { sort: _sort, ...params } = listParams(query);
  const of = setOf(query, count);
  const answer = useAnswer(countCases, { ...params, by: count.by.join(','), of }, version);
  // The number of keys says which axes the response is of: an earlier one stays until the next arrives.
  const { data } = answer;
  const isOf = data === null || data.cells.every(({ keys }) => keys.length === count.by.length);
  const shown = data && isOf ? shownCount(query, { by: count.by, of }, data) : null;
  return { shown, failed: answer.failed, again: answer.again };
}

function shownCount(
  { filter }: CaseListQuery,
  ask: CountAsk,
  { cells, found, at }: { cells: Parameters<typeof countTable>[1]; found: number; at: string },
): ShownCount {
  const span = spanOf(filter);
  const now = homeMonth();
  const table = countTable(ask.by, cells, span, now);
  const keys = ask.by.flatMap((axis, i) =>
    axis === 'month' || axis === 'year' ? (i === 0 ? table.rows : table.columns) : [],
  );
  const dated = [...new Set(keys.flatMap((key) => (key ? [Number(key.slice(0, 4))] : [])))];
  const first = span.from ?? now.year;
  const last = Math.min(span.to ?? now.year, now.year);
  const asked = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return { ask, table, span, years: dated.length > 0 ? dated : asked, found, at };
}
