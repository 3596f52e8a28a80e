import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { type NumbersByCountry, numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { monthsBefore } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import { earliest, toWaitingWork } from '../../http/waiting-work';
import { readObserved } from '../coverage/read';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';
import { RULE_CASE } from '../sync/kinds';

/**
 * Number of past months in which a missing bulletin counts as work to do; older ones are taken as left out for
 * good.
 */
const LOOK_BACK_MONTHS = 12;

/**
 * Counts past observed months of the last twelve without a bulletin, for the list of work of an account. It is
 * urgent when an island exceeded the outbreak threshold in one of them.
 * @param now milliseconds since 1970 UTC
 */
export async function monthsUnissued(
  store: Store,
  { places, numbers }: { places: PlaceIndex; numbers: NumbersByCountry },
  who: Operator,
  now: number,
): Promise<WaitingWork> {
  const coverage = await readObserved(store.read);
  const dueMonths = who.countries.flatMap((country) => {
    const currentMonth = civilOf(now, zoneOf(places, country));
    const isObserved = makeIsObserved(coverage, [{ country, island: null }], currentMonth);
    return Array.from({ length: LOOK_BACK_MONTHS }, (_, back) => monthsBefore(currentMonth, back + 1))
      .filter(isObserved)
      .map(
        ({ year, month }) =>
          sql`(${country}::int, ${year}::int, ${month}::int, ${numbersOf(country, numbers).outbreakThreshold}::int)`,
      );
  });
  if (dueMonths.length === 0) return { count: 0, urgent: false };
  const { rows } = await sql<{ year: number; month: number; outbreak: boolean }>`
    select w.year, w.month, exists (
      select from case_report where case_country = w.country and case_eventyear = w.year
        and case_eventmonth = w.month and case_island is not null and ${sql.raw(RULE_CASE)}
      group by case_island having count(*) > w.threshold
    ) as outbreak
    from (values ${sql.join(dueMonths)}) as w (country, year, month, threshold)
    where not exists (select from report_issue i
      where i.country = w.country and i.year = w.year and i.month = w.month)`.execute(store.read);
  // A bulletin waits from the end of its month.
  const ends = rows.map(({ year, month }) => new Date(Date.UTC(year, month, 1)));
  return toWaitingWork(
    rows.length,
    rows.some(({ outbreak }) => outbreak),
    earliest(ends),
  );
}
