import type { SortKey } from '@ciguawatch/shared/ui/grid/sort-order';
import { FILTER_FIELDS, type FilterField } from './filter-field';

/** What the list is asked for: filters by parameter as the address spells them, words, and the order. */
export interface DeskQuery {
  readonly filter: Readonly<Record<string, string>>;
  /** words of the free text, as typed */
  readonly words: string;
  readonly sort: readonly SortKey[];
}

/** The newest reports first. */
export const DEFAULT_SORT: readonly SortKey[] = [{ column: 'id', descending: true }];

const WORDS = 'q';
const SORT = 'sort';

/** The parameters of a field: one of values with commas between, or the two ends of a range. */
export function paramsOf({ id, kind }: FilterField): readonly string[] {
  return kind === 'dates' || kind === 'numbers' ? [`${id}_from`, `${id}_to`] : [id];
}

const KNOWN = new Set(FILTER_FIELDS.flatMap(paramsOf));

/** What an address asks for; parameters that no filter has are left out. */
export function queryOf(params: URLSearchParams): DeskQuery {
  const filter = Object.fromEntries([...params].filter(([key, value]) => KNOWN.has(key) && value !== ''));
  const sort = (params.get(SORT) ?? '')
    .split(',')
    .filter(Boolean)
    .map((key) => ({ column: key.replace(/^-/, ''), descending: key.startsWith('-') }));
  return { filter, words: params.get(WORDS) ?? '', sort: sort.length > 0 ? sort : DEFAULT_SORT };
}

export const sortText = (sort: readonly SortKey[]): string =>
  sort.map(({ column, descending }) => (descending ? `-${column}` : column)).join(',');

/** The address of a query, always spelled the same, so that a view is known by it. */
export function addressOf({ filter, words, sort }: DeskQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of [...KNOWN].sort()) if (filter[key]) params.set(key, filter[key]);
  if (words !== '') params.set(WORDS, words);
  const order = sortText(sort);
  if (order !== sortText(DEFAULT_SORT)) params.set(SORT, order);
  return params;
}

/** The chosen values of a field. */
export const valuesIn = (filter: DeskQuery['filter'], id: string): string[] =>
  (filter[id] ?? '').split(',').filter(Boolean);

/** The filter with other values under some parameters; what is empty goes. */
export function withParams(
  filter: DeskQuery['filter'],
  values: Readonly<Record<string, string | null>>,
): DeskQuery['filter'] {
  return Object.fromEntries(
    Object.entries({ ...filter, ...values }).filter((one): one is [string, string] => Boolean(one[1])),
  );
}

/** Whether two queries find the same rows, in whichever order. */
export const findsSame = (a: DeskQuery, b: DeskQuery): boolean =>
  addressOf({ ...a, sort: DEFAULT_SORT }).toString() === addressOf({ ...b, sort: DEFAULT_SORT }).toString();
