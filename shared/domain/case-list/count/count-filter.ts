import { AGE_BUCKETS } from '../../codes/age';
import type { CaseListColumnName } from '../columns';
import { type CaseListFilter, readFilter } from '../filter';
import { COLUMN_OF, type CountAxis, type CountKey, type CountSet } from './axes';

/** Filter of `counting` for the cases in the figures of any year. */
const IN_FIGURES = 'counted,earlier';

/** Years and months of the year that a filter leaves; an open end is null. */
export interface CountSpan {
  from: number | null;
  to: number | null;
  /** 1 to 12 */
  months: readonly number[];
}

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Ranges of numbers or dates of a column's filter; none without one. */
function ranges(filter: CaseListFilter, name: CaseListColumnName) {
  const text = filter[name];
  const read = text === undefined ? null : readFilter(name, text);
  return read?.ok ? read.parts.flatMap((part) => (part.is === 'between' ? [part] : [])) : [];
}

const yearOf = (end: string | number | null): number | null =>
  end === null ? null : Number(String(end).slice(0, 4));

/** Smallest or largest of some ends; null where one is open. */
const outer = (ends: readonly (number | null)[], pick: (...all: number[]) => number): number | null =>
  ends.length === 0 || ends.includes(null) ? null : pick(...(ends as number[]));

/** The years and months that the filters of year, month and day of the meal leave. */
export function spanOf(filter: CaseListFilter): CountSpan {
  const columns = (['case_eventyear', 'case_eventdate'] as const).map((name) => ranges(filter, name));
  const known = (ends: (number | null)[]) => ends.filter((end) => end !== null);
  const froms = known(
    columns.map((parts) =>
      outer(
        parts.map(({ from }) => yearOf(from)),
        Math.min,
      ),
    ),
  );
  const tos = known(
    columns.map((parts) =>
      outer(
        parts.map(({ to }) => yearOf(to)),
        Math.max,
      ),
    ),
  );
  const chosen = ranges(filter, 'case_eventmonth');
  const isIn = (month: number) =>
    chosen.some(({ from, to }) => Number(from ?? 1) <= month && month <= Number(to ?? 12));
  return {
    from: froms.length === 0 ? null : Math.max(...froms),
    to: tos.length === 0 ? null : Math.min(...tos),
    months: chosen.length === 0 ? EVERY_MONTH : EVERY_MONTH.filter(isIn),
  };
}

/** A range of ages within the one that the filter already allows. */
function agesWithin(bucket: string, text: string | undefined): string {
  const { from, to } = AGE_BUCKETS.find(({ id }) => id === bucket) ?? { from: 0, to: 200 };
  const read = text === undefined ? null : readFilter('age', text);
  const parts = read?.ok ? read.parts.flatMap((part) => (part.is === 'between' ? [part] : [])) : [];
  if (parts.length === 0) return `${from}..${to}`;
  return parts
    .map((part) => [Math.max(from, Number(part.from ?? 0)), Math.min(to, Number(part.to ?? 200))] as const)
    .filter(([least, most]) => least <= most)
    .map(([least, most]) => `${least}..${most}`)
    .join(',');
}

function narrowed(filter: CaseListFilter, axis: CountAxis, key: CountKey): CaseListFilter {
  if (axis === 'month') {
    if (key === null) return filter;
    const [year = '', month = ''] = key.split('-');
    return { ...filter, case_eventyear: year, case_eventmonth: String(Number(month)) };
  }
  const column = COLUMN_OF[axis] as CaseListColumnName;
  if (key === null) return { ...filter, [column]: 'none' };
  return { ...filter, [column]: axis === 'age' ? agesWithin(key, filter.age) : key };
}

/**
 * Filter that finds the cases of a cell of a count: that of the list, with the value of each axis. A case without a
 * month may have a year, so that no filter finds the unknown of `month`: null.
 * @param keys value on each axis; an axis without one is not narrowed, as in a total
 */
export function filterOfCell(
  filter: CaseListFilter,
  by: readonly CountAxis[],
  keys: readonly (CountKey | undefined)[],
  of: CountSet,
): CaseListFilter | null {
  if (by.some((axis, i) => axis === 'month' && keys[i] === null)) return null;
  return by.reduce<CaseListFilter>(
    (left, axis, i) => (keys[i] === undefined ? left : narrowed(left, axis, keys[i])),
    countedFilter(filter, of),
  );
}

/** The filter with the cases that a count takes; a filter by `counting` of the reader's own stays. */
export const countedFilter = (filter: CaseListFilter, of: CountSet): CaseListFilter =>
  of === 'all' || filter.counting !== undefined ? filter : { ...filter, counting: IN_FIGURES };
