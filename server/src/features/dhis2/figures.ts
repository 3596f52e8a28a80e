import type { Dhis2Completeness, Dhis2Values } from '@ciguawatch/shared/api/schemas/exchange/dhis2';
import { PUBLIC_COLUMNS, type PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import {
  type IsObserved,
  type MonthOf,
  makeIsObserved,
  type Observed,
} from '@ciguawatch/shared/domain/statistics/coverage';
import { casesByMonth } from '@ciguawatch/shared/domain/statistics/statistics-months';
import type { Reader } from '../../db/store';
import { publicRows } from '../cases/public/public-table';
import type { PlaceIndex } from '../locations/place-index';
import { MONTHLY, monthlyElementOf } from './elements';
import { DATA_SET } from './metadata';
import { unitOf } from './organisation-units';
import { DEFAULT_COMBINATION } from './uid';

/** What people and reports of a month are counted from. */
const COUNTED = [
  'id',
  'case_country',
  'case_eventyear',
  'case_eventmonth',
  'case_island',
  'mass_poisoning',
  'mass_poisoning_nb',
  'meal_group',
] as const satisfies readonly PublicColumn[];

/** A year of a country, and the current month there, which is not over. */
export interface YearOfCountry {
  country: number;
  year: number;
  now: MonthOf;
}

const periodOf = ({ year, month }: MonthOf) => `${year}${String(month).padStart(2, '0')}`;

/** The months of a year that are over: DHIS2 takes no figures of the running one. */
function closedMonths({ year, now }: YearOfCountry): MonthOf[] {
  const months = Array.from({ length: 12 }, (_, at) => ({ year, month: at + 1 }));
  return months.filter(({ month }) => year < now.year || (year === now.year && month < now.month));
}

/** The islands of a country in the order of their ids, each with the test of whether a month was observed there. */
function islandsWithMonths(
  places: PlaceIndex,
  coverage: readonly Observed[],
  asked: YearOfCountry,
): { island: number; isObserved: IsObserved }[] {
  return [...places.all()]
    .filter((place) => place.type === 'I' && place.country === asked.country)
    .sort((a, b) => a.id - b.id)
    .map(({ id: island }) => ({
      island,
      isObserved: makeIsObserved(coverage, [{ country: asked.country, island }], asked.now),
    }));
}

/**
 * Reports and people ill by island and month, counted as the statistics count public rows. A month without reports
 * is 0 where a source observed it, and left out elsewhere.
 */
export async function monthlyValues(
  db: Reader,
  places: PlaceIndex,
  coverage: readonly Observed[],
  asked: YearOfCountry,
): Promise<Dhis2Values> {
  const rows: Partial<Record<PublicColumn, unknown>>[] = await publicRows(db, COUNTED)
    .selectAll()
    .where('case_country', '=', asked.country)
    .where('case_eventyear', '=', asked.year)
    .execute();
  const table = packRows(rows.map((row) => PUBLIC_COLUMNS.map((column) => row[column] ?? null)));
  const rowsOf = new Map<number, number[]>();
  for (let row = 0; row < table.size; row += 1) {
    const island = table.island[row] as number;
    const mine = rowsOf.get(island) ?? [];
    mine.push(row);
    rowsOf.set(island, mine);
  }
  const months = closedMonths(asked);
  const dataValues = islandsWithMonths(places, coverage, asked).flatMap(({ island, isObserved }) => {
    const counted = casesByMonth(table, Uint32Array.from(rowsOf.get(island) ?? []));
    return months.flatMap((at) => {
      const found = counted.find(({ month }) => month === at.month);
      if (!found && !isObserved(at)) return [];
      const figures = { reports: found?.reports ?? 0, people: found?.cases ?? 0 };
      return MONTHLY.map((figure) => ({
        dataElement: monthlyElementOf(figure),
        period: periodOf(at),
        orgUnit: unitOf(island),
        categoryOptionCombo: DEFAULT_COMBINATION.option,
        attributeOptionCombo: DEFAULT_COMBINATION.option,
        value: String(figures[figure]),
      }));
    });
  });
  return { dataSet: DATA_SET, dataValues };
}

/** The months of islands that a source observed, as complete. */
export function completeness(
  places: PlaceIndex,
  coverage: readonly Observed[],
  asked: YearOfCountry,
): Dhis2Completeness {
  const months = closedMonths(asked);
  return {
    completeDataSetRegistrations: islandsWithMonths(places, coverage, asked).flatMap(
      ({ island, isObserved }) =>
        months.filter(isObserved).map((at) => ({
          dataSet: DATA_SET,
          period: periodOf(at),
          organisationUnit: unitOf(island),
          attributeOptionCombo: DEFAULT_COMBINATION.option,
          completed: true,
        })),
    ),
  };
}
