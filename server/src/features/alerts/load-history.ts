import { HISTORY_MONTHS } from '@ciguawatch/shared/domain/alerts/baseline';
import type { HistoryCase, IslandHistory } from '@ciguawatch/shared/domain/alerts/history';
import type { CountryBaseline } from '@ciguawatch/shared/domain/alerts/pooled/country-baseline';
import { monthsBefore } from '@ciguawatch/shared/domain/alerts/replay';
import { type NumbersByCountry, numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { readObserved } from '../coverage/read';
import type { PlaceIndex } from '../locations/place-index';
import { RULE_CASE } from '../sync/kinds';

/** Columns of a case that rules read. */
export const HISTORY_COLUMNS = sql.raw(
  `id, case_eventyear as year, case_eventmonth as month, to_char(case_eventdate, 'YYYY-MM-DD') as date, meal_group as meal, specie_id as fish`,
);

/** Condition for cases that count and have a known island and month. */
export const COUNTED = sql.raw(`${RULE_CASE} and case_island is not null and case_eventmonth is not null`);

interface Known {
  places: PlaceIndex;
  numbers: NumbersByCountry;
  /** what is usual in a country as of now, in meals */
  usualOf: (country: number) => Promise<CountryBaseline>;
  /** adds to cases what relates them to one another; without it only their meals do */
  marked?: (cases: readonly HistoryCase[]) => Promise<HistoryCase[]>;
}

/** Data of one island from which the rules can be checked as of any day of a span. */
interface IslandHistories {
  /** counted cases from a year before the span to its last month */
  cases: readonly HistoryCase[];
  asOf(day: string): IslandHistory;
}

/** Months that the longest window, a year, can reach into before its last one. */
const WINDOW_MONTHS = 12;

const cellOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/**
 * Reads the cases of an island once for all days of a span; reports count whatever fish or meal they name.
 * @param known places, thresholds, and what is usual in a country
 * @param from first civil date to check
 * @param until last civil date to check
 */
export async function loadHistories(
  db: Reader,
  { places, numbers, usualOf, marked }: Known,
  island: number,
  from: string,
  until: string,
): Promise<IslandHistories> {
  const [first, last] = [cellOf(from), cellOf(until)];
  const { rows: counted } = await sql<HistoryCase>`
    select ${HISTORY_COLUMNS} from case_report
    where ${COUNTED} and case_island = ${island} and case_eventyear >= ${Math.floor((first - WINDOW_MONTHS) / 12)}
      and case_eventyear * 12 + case_eventmonth - 1 between ${first - WINDOW_MONTHS} and ${last} order by id`.execute(
    db,
  );
  const cases = marked ? await marked(counted) : counted;
  const { rows: months } = await sql<{ cell: number; n: number }>`
    select case_eventyear * 12 + case_eventmonth - 1 as cell, count(*)::int as n from case_report
    where ${COUNTED} and case_island = ${island} and case_eventyear >= ${Math.floor((first - HISTORY_MONTHS) / 12)}
    group by 1`.execute(db);
  const counts = new Map(months.map(({ cell, n }) => [cell, n]));
  const country = places.chain(island)?.case_country;
  const coverage = await readObserved(db);
  const usual = country === undefined ? undefined : await usualOf(country);
  const watched = country === undefined ? [] : [{ country, island }];
  return {
    cases,
    asOf(day) {
      const now = cellOf(day);
      const observed = makeIsObserved(coverage, watched, {
        year: Math.floor(now / 12),
        month: (now % 12) + 1,
      });
      return {
        ...{ island, numbers: numbersOf(country ?? 0, numbers), today: day },
        cases: cases.filter(({ year, month }) => {
          const cell = year * 12 + month - 1;
          return now - WINDOW_MONTHS <= cell && cell <= now;
        }),
        before: monthsBefore(day, counts, observed),
        ...(usual && { usual }),
      };
    },
  };
}

/** The history of an island as of one civil date (`YYYY-MM-DD`). */
export const loadHistory = async (
  db: Reader,
  known: Known,
  island: number,
  day: string,
): Promise<IslandHistory> => (await loadHistories(db, known, island, day, day)).asOf(day);
