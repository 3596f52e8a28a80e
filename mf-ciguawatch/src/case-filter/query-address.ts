import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import { type CountAsk, readAxes } from '@ciguawatch/shared/domain/case-list/count/axes';
import { type CaseListFilter, readFilter } from '@ciguawatch/shared/domain/case-list/filter';
import { NEWEST_FIRST, readSort, type SortKey, writeSort } from '@ciguawatch/shared/domain/case-list/sort';
import { filterField } from './filter-field';

/** Filters, search and sort order of the case list, as kept in the URL. */
export interface CaseListQuery {
  readonly filter: CaseListFilter;
  /** search words as typed */
  readonly search: string;
  /** ISO instant; only cases received after it are listed. Empty for no limit. */
  readonly newerThan: string;
  readonly sort: readonly SortKey[];
  /** lists the deleted cases only, not the current ones */
  readonly deleted: boolean;
  /** the count shown above the list; null without one */
  readonly count: CountAsk | null;
}

/** Query without filters, newest cases first. */
export const ALL_CASES: CaseListQuery = {
  filter: {},
  search: '',
  newerThan: '',
  sort: NEWEST_FIRST,
  deleted: false,
  count: null,
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/;

/** Reads a query from URL parameters; unknown or invalid parameters are ignored. */
export function queryOf(params: URLSearchParams): CaseListQuery {
  const filter = Object.fromEntries(
    [...params].filter(([id, text]) => {
      const field = filterField(id);
      return field !== undefined && readFilter(field.id, text).ok;
    }),
  );
  const deleted = params.get('deleted') === 'true';
  const sort = readSort(params.get('sort') ?? '', deleted);
  const newerThan = params.get('newer_than') ?? '';
  const by = readAxes(params.get('by'));
  return {
    filter,
    search: params.get('search') ?? '',
    newerThan: INSTANT.test(newerThan) ? newerThan : '',
    sort: sort.ok ? sort.keys : NEWEST_FIRST,
    deleted,
    count: by && { by, of: params.get('of') === 'all' ? 'all' : 'figures' },
  };
}

/** Parameters of a count in the URL and in saved views. */
export const countParams = (count: CountAsk | null): { by?: string; of?: 'all' } =>
  count === null ? {} : { by: count.by.join(','), ...(count.of === 'all' && { of: 'all' }) };

/** Parameters of a query, which the URL and the calls share; defaults are left out. */
export function paramsOf({
  filter,
  search,
  newerThan,
  sort,
  deleted,
}: CaseListQuery): Record<string, string> {
  const order = writeSort(sort);
  return {
    ...filter,
    ...(search.trim() !== '' && { search }),
    ...(newerThan !== '' && { newer_than: newerThan }),
    ...(order !== writeSort(NEWEST_FIRST) && { sort: order }),
    ...(deleted && { deleted: 'true' }),
  };
}

/** URL parameters in a fixed order, so that equal queries have equal URLs and a saved view can be recognised. */
export function addressOf(query: CaseListQuery): URLSearchParams {
  const all = Object.entries({ ...paramsOf(query), ...countParams(query.count) });
  return new URLSearchParams(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The filters with the one of a column replaced, or removed when `text` is null. */
export function withFilter(
  filter: CaseListFilter,
  id: CaseListColumnName,
  text: string | null,
): CaseListFilter {
  const { [id]: _before, ...rest } = filter;
  return text === null ? rest : { ...rest, [id]: text };
}

/** Whether two queries find the same cases, ignoring their order. */
export const isSameSelection = (a: CaseListQuery, b: CaseListQuery): boolean =>
  addressOf({ ...a, sort: NEWEST_FIRST, count: null }).toString() ===
  addressOf({ ...b, sort: NEWEST_FIRST, count: null }).toString();
