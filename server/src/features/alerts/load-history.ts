import type { HistoryCase, IslandHistory } from '@ciguawatch/shared/domain/alerts/history';
import { monthsBefore } from '@ciguawatch/shared/domain/alerts/replay';
import { HISTORY_MONTHS } from '@ciguawatch/shared/domain/alerts/usual';
import { type NumbersByCountry, numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { observedIn } from '@ciguawatch/shared/domain/statistics/coverage';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { readCoverage } from '../coverage/read';
import type { PlaceIndex } from '../locations/place-index';
import { PUBLIC_CASE } from '../sync/kinds';

/** Columns of a case as a rule reads it. */
export const HISTORY_COLUMNS = sql.raw(
  `id, case_eventyear as year, case_eventmonth as month, to_char(case_eventdate, 'YYYY-MM-DD') as date`,
);

/** Cases that count and whose island and month are known. */
export const COUNTED = sql.raw(`${PUBLIC_CASE} and case_island is not null and case_eventmonth is not null`);

/**
 * The history of an island as of a civil date, with the other islands of its archipelago. Counted are
 * reports, before any filter of fish or meal.
 */
export async function loadHistory(
  db: Reader,
  { places, numbers }: { places: PlaceIndex; numbers: NumbersByCountry },
  island: number,
  today: string,
): Promise<IslandHistory> {
  const chain = places.chain(island);
  const mates = matesOf(places, island, chain?.case_archi ?? null);
  const [year, month] = today.split('-').map(Number) as [number, number];
  const now = year * 12 + month - 1;
  // The moving window of 30 days reaches into the month before, and over February into the one before that.
  const near = await sql<HistoryCase & { island: number }>`
    select case_island as island, ${HISTORY_COLUMNS} from case_report
    where ${COUNTED} and case_island = any(${mates}::int[]) and case_eventyear >= ${Math.floor((now - 2) / 12)}
      and case_eventyear * 12 + case_eventmonth - 1 between ${now - 2} and ${now} order by id`.execute(db);
  const counts = await sql<{ island: number; cell: number; n: number }>`
    select case_island as island, case_eventyear * 12 + case_eventmonth - 1 as cell, count(*)::int as n
    from case_report
    where ${COUNTED} and case_island = any(${mates}::int[]) and case_eventyear >= ${Math.floor((now - HISTORY_MONTHS) / 12)}
    group by 1, 2`.execute(db);
  const watched = observedIn(await readCoverage(db), chain ? [chain.case_country] : [], { year, month });
  const mine = numbersOf(chain?.case_country ?? 0, numbers);
  const one = (id: number): IslandHistory => ({
    island: id,
    numbers: mine,
    today,
    cases: near.rows.filter((row) => row.island === id),
    before: monthsBefore(
      today,
      new Map(counts.rows.filter((row) => row.island === id).map(({ cell, n }) => [cell, n])),
      watched,
    ),
    neighbours: [],
  });
  return { ...one(island), neighbours: mates.filter((id) => id !== island).map(one) };
}

/** The islands of the archipelago, the island itself among them. */
function matesOf(places: PlaceIndex, island: number, archi: number | null): number[] {
  const mates = [...places.all()].filter(
    (place) => place.type === 'I' && archi !== null && place.parent_id === archi,
  );
  return [...new Set([island, ...mates.map(({ id }) => id)])];
}
