import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import { allOf, type Condition } from './conditions';

/** Up to this many matching cases, the ids are read first and then sorted. */
const FEW = 5000;
/** Largest count of a filter without an index; beyond it the response says "more than". */
export const COUNTED = 10_000;

/** Result of a first look for a filter. */
export interface FilterProbe {
  /** ids of all matching cases; null when there are more than `FEW` */
  ids: readonly number[] | null;
  /** number of matching cases, up to where the query stopped */
  n: number;
}

/**
 * Looks for the matching cases before sorting them: the planner cannot estimate such filters and would walk a
 * whole index for three cases. If there are many, walking the order finds them soon.
 * @param counting counts on to `COUNTED`, which saves a second query
 */
export async function lookFirst(
  store: Store,
  countries: readonly number[],
  conditions: readonly Condition[],
  counting: boolean,
): Promise<FilterProbe> {
  if (countries.length === 0) return { ids: [], n: 0 };
  const { rows } = await sql<FilterProbe>`
    select count(*)::int as n, case when count(*) <= ${sql.lit(FEW)} then coalesce(array_agg(id), '{}') end as ids from (
      select c.id from case_report c where ${inCountries(countries)} and ${allOf(conditions)}
      limit ${sql.lit((counting ? COUNTED : FEW) + 1)}
    ) as found`.execute(store.read);
  return rows[0] as FilterProbe;
}

/** Condition for cases of these countries. */
export const inCountries = (countries: readonly number[]): Condition =>
  sql`c.case_country = any(${countries}::int[])`;
