import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import { type CaseListFilter, readFilter } from '@ciguawatch/shared/domain/case-list/filter';
import { NEWEST_FIRST, readSort, type SortKey, writeSort } from '@ciguawatch/shared/domain/case-list/sort';
import { filterField } from './filter-field';

/** What the list is asked for, as the address spells it. */
export interface CaseListQuery {
  readonly filter: CaseListFilter;
  /** words of the free text, as typed */
  readonly search: string;
  /** instant after which cases came; empty for all */
  readonly newerThan: string;
  readonly sort: readonly SortKey[];
  /** the cases that were deleted, instead of those that are there */
  readonly deleted: boolean;
}

/** Everything there is, the newest first. */
export const ALL: CaseListQuery = {
  filter: {},
  search: '',
  newerThan: '',
  sort: NEWEST_FIRST,
  deleted: false,
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/;

/** What an address asks for; what no list can be asked for is left out. */
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
  return {
    filter,
    search: params.get('search') ?? '',
    newerThan: INSTANT.test(newerThan) ? newerThan : '',
    sort: sort.ok ? sort.keys : NEWEST_FIRST,
    deleted,
  };
}

/** The parameters of a query, as address and calls spell them. */
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

/** The address of a query, always spelled the same, so that a view is known by it. */
export function addressOf(query: CaseListQuery): URLSearchParams {
  return new URLSearchParams(Object.entries(paramsOf(query)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The filters with another one for a column; without one for null. */
export function withFilter(
  filter: CaseListFilter,
  id: CaseListColumnName,
  text: string | null,
): CaseListFilter {
  const { [id]: _before, ...rest } = filter;
  return text === null ? rest : { ...rest, [id]: text };
}

/** Whether two queries find the same rows, in whichever order. */
export const findsSame = (a: CaseListQuery, b: CaseListQuery): boolean =>
  addressOf({ ...a, sort: NEWEST_FIRST }).toString() === addressOf({ ...b, sort: NEWEST_FIRST }).toString();
