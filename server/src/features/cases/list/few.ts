import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import { type Condition, every } from './conditions';

/** Cases up to which a filter is answered first and sorted then. */
const FEW = 5000;
/** A count of something that no index holds stops here. */
export const COUNTED = 10_000;

/** What a first look found of a filter. */
export interface Found {
  /** every case of it, or null where there are more than a few */
  ids: readonly number[] | null;
  /** how many there are, as far as was looked */
  n: number;
}

/**
 * Looks for the cases of a filter before they are put in order. The database guesses badly how many fulfil it, and
 * would walk a whole order, country by country, for three of them. Few cases are named; many are met on the
 * way soon enough.
 * @param counting looks as far as the count goes, so that it needs no second look
 */
export async function lookFirst(
  store: Store,
  countries: readonly number[],
  conditions: readonly Condition[],
  counting: boolean,
): Promise<Found> {
  if (countries.length === 0) return { ids: [], n: 0 };
  const { rows } = await sql<Found>`
    select count(*)::int as n, case when count(*) <= ${sql.lit(FEW)} then coalesce(array_agg(id), '{}') end as ids from (
      select c.id from case_report c where ${inCountries(countries)} and ${every(conditions)}
      limit ${sql.lit((counting ? COUNTED : FEW) + 1)}
    ) as found`.execute(store.read);
  return rows[0] as Found;
}

/** Cases of any of these countries. */
export const inCountries = (countries: readonly number[]): Condition =>
  sql`c.case_country = any(${countries}::int[])`;
