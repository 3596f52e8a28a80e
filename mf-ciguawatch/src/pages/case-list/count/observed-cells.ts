import type { CountAxis, CountKey } from '@ciguawatch/shared/domain/case-list/count/axes';
import type { CountSpan } from '@ciguawatch/shared/domain/case-list/count/count-filter';
import type { CaseListFilter } from '@ciguawatch/shared/domain/case-list/filter';
import {
  type MonthOf,
  makeIsObserved,
  type ObservedPlace,
} from '@ciguawatch/shared/domain/statistics/coverage';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observedPlaces } from '../../../public-cases/observed-places';

/** Places by kind, as the coverage is asked for them. */
interface CountPlaces {
  countries: number[];
  archis: number[];
  islands: number[];
}

const idsIn = (text: string | undefined): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0);

/** The narrowest places that a filter names, else the countries of the editor. Call it inside an observer. */
export function placesOfFilter(filter: CaseListFilter): CountPlaces {
  const within = idsIn(filter.place).flatMap((id) => collections.location.get(id) ?? []);
  const of = (type: string) => within.filter((one) => one.type === type);
  const islands = [...idsIn(filter.case_island), ...of('I').map(({ id }) => id)];
  if (islands.length > 0) return { countries: [], archis: [], islands };
  const archis = [...idsIn(filter.case_archi), ...of('A').map(({ id }) => id)];
  if (archis.length > 0) return { countries: [], archis, islands: [] };
  const countries = [...idsIn(filter.case_country), ...of('C').map(({ country }) => country)];
  const own = session.user?.profile.manage_countries ?? [];
  return { countries: countries.length > 0 ? countries : [...own], archis: [], islands: [] };
}

/** Months that the values of the time axes mean, within some years. */
function monthsOf(
  values: ReadonlyMap<CountAxis, CountKey>,
  years: readonly number[],
  span: CountSpan,
): MonthOf[] {
  const [year, month] = (values.get('month') ?? '').split('-').map(Number);
  if (year && month) return [{ year, month }];
  const asked = values.get('year') ? [Number(values.get('year'))] : years;
  const ofYear = values.get('month_of_year') ? [Number(values.get('month_of_year'))] : span.months;
  return asked.flatMap((one) => ofYear.map((each) => ({ year: one, month: each })));
}

/** Places that the value of an axis of places means; null where the axes have none. */
function placesOfKeys(values: ReadonlyMap<CountAxis, CountKey>): ObservedPlace[] | null {
  const [island, archipelago] = [values.get('island'), values.get('archipelago')];
  if (island) return observedPlaces({ countries: [], archis: [], islands: [Number(island)] });
  if (archipelago) return observedPlaces({ countries: [], archis: [Number(archipelago)], islands: [] });
  return null;
}

/**
 * Whether anybody observed the place and time of a cell, so that its zero means no cases. Cells without a time, or of
 * an unknown one, always count as observed. Call it inside an observer.
 * @param years that the table covers, for cells that name a month only
 */
export function observedCells(
  by: readonly CountAxis[],
  filter: CaseListFilter,
  span: CountSpan,
  years: readonly number[],
  now: MonthOf,
): (keys: readonly (CountKey | undefined)[]) => boolean {
  const coverage = collections.coverage.all();
  const everywhere = observedPlaces(placesOfFilter(filter));
  const tests = new Map<string, ReturnType<typeof makeIsObserved>>();
  return (keys) => {
    const values = new Map(by.flatMap((axis, i) => (keys[i] == null ? [] : [[axis, keys[i]] as const])));
    const timed = ['month', 'year', 'month_of_year'].some((axis) => values.has(axis as CountAxis));
    if (!timed || coverage.length === 0) return true;
    const place = `${values.get('island')} ${values.get('archipelago')}`;
    const test = tests.get(place) ?? makeIsObserved(coverage, placesOfKeys(values) ?? everywhere, now);
    tests.set(place, test);
    const months = monthsOf(values, years, span);
    return months.length === 0 || months.some(test);
  };
}
