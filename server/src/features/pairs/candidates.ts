import type { PairCase } from '@ciguawatch/shared/domain/pairs/pair-case';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { fullCase } from '../cases/full';
import type { PlaceIndex } from '../locations/place-index';
import { isPairable, receivedBefore, WINDOW_DAYS } from './live';
import { nearIslands } from './near-islands';

/** Largest number of candidates of one case, nearest days first. */
const MOST = 200;

/** Ids of two cases, the one received first at the front. */
export type Numbers = readonly [low: number, high: number];

/**
 * Cases worth comparing with given ones: same country, within three days, same island or one within sight; a
 * case without island is compared within its archipelago. Uses an index on country and day, so that never all
 * cases are compared.
 */
export async function candidatesOf(
  trx: Transaction<DB>,
  places: PlaceIndex,
  ids: readonly number[],
): Promise<Numbers[]> {
  const near = nearIslands(places);
  const { rows } = await sql<{ one: number; other: number; before: boolean }>`
    with near as (select * from unnest(${near.from}::int[], ${near.to}::int[]) as pair (here, there))
    select s.id as one, found.id as other, found.before from case_report s
    cross join lateral (
      select c.id, ${receivedBefore('s', 'c')} as before from case_report c
      where c.case_country = s.case_country
        and c.case_eventdate between s.case_eventdate - ${sql.lit(WINDOW_DAYS)}::int
          and s.case_eventdate + ${sql.lit(WINDOW_DAYS)}::int
        and c.id <> s.id and ${isPairable('c')}
        and (c.case_island = s.case_island
          or ((c.case_island is null or s.case_island is null)
            and (c.case_archi = s.case_archi or c.case_archi is null or s.case_archi is null))
          or exists (select 1 from near where here = s.case_island and there = c.case_island))
      order by abs(c.case_eventdate - s.case_eventdate), c.created_at desc, c.id desc
      limit ${sql.lit(MOST)}
    ) found
    where s.id = any(${ids}::int[]) and ${isPairable('s')}`.execute(trx);
  const pairs = new Map<string, Numbers>();
  for (const { one, other, before } of rows) {
    const pair: Numbers = before ? [one, other] : [other, one];
    pairs.set(pair.join('-'), pair);
  }
  return [...pairs.values()].sort(([a, b], [c, d]) => a - c || b - d);
}

/** A case with the columns to compare, and its country. */
export type CountryCase = PairCase & { case_country: number | null };

/** Columns to compare of some cases, by id. */
export async function comparedCases(
  trx: Transaction<DB>,
  places: PlaceIndex,
  ids: readonly number[],
): Promise<Map<number, CountryCase>> {
  if (ids.length === 0) return new Map();
  const rows = await trx.selectFrom('case_report').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, fullCase(row, places) as CountryCase]));
}
