import type { SavedView, ViewCreate } from '@ciguawatch/shared/api/schemas/case-list';
import { writeSort } from '@ciguawatch/shared/domain/case-list/sort';
import type { ColumnLayout } from '@ciguawatch/shared/ui/grid/column-layout';
import { addressOf, type CaseListQuery, countParams, queryOf } from '../../../case-filter/query-address';

/** What a saved view stores. The last visit is left out, because it differs at every opening. */
export function contentOf(
  query: CaseListQuery,
  { shown, widths }: ColumnLayout,
): Pick<ViewCreate, 'filter' | 'sort' | 'columns'> {
  const { search, deleted } = query;
  return {
    filter: {
      ...query.filter,
      ...(search.trim() !== '' && { search }),
      ...(deleted && { deleted: 'true' as const }),
      ...countParams(query.count),
    },
    sort: writeSort(query.sort),
    columns: shown.map((name) => ({ name, width: widths[name] ?? null })),
  };
}

/** Query that a view stores. */
export const queryOfView = ({ filter, sort }: Pick<SavedView, 'filter' | 'sort'>): CaseListQuery =>
  queryOf(new URLSearchParams({ ...filter, sort }));

/** Column layout of a view; null when it stores none. */
export function layoutOfView({ columns }: Pick<SavedView, 'columns'>): Partial<ColumnLayout> | null {
  if (columns.length === 0) return null;
  const names = columns.map(({ name }) => name);
  const widths = columns.flatMap(({ name, width }) => (width === null ? [] : [[name, width] as const]));
  return { order: names, shown: names, widths: Object.fromEntries(widths) };
}

/** Whether two queries have the same URL. */
export const isShown = (query: CaseListQuery, other: CaseListQuery): boolean =>
  addressOf(query).toString() === addressOf(other).toString();
