import { sql } from 'kysely';
import type { Store } from '../db/store';

/** Public cases of a country, and of the islands of all, from the counters of home. */
export interface HeadCounts {
  /** cases of the last twelve months and of all years, those without a month included in the latter */
  country: Counted;
  /** the same by id of the island */
  islands: ReadonlyMap<number, Counted>;
  /** cases of all years by id of the species */
  species: ReadonlyMap<number, number>;
  /** first year with a case; null without any */
  since: number | null;
}

/** Cases of the last twelve months and of all years. */
export interface Counted {
  year: number;
  all: number;
}

export const NONE: Counted = { year: 0, all: 0 };

/**
 * Counts the public cases of a country.
 * @param now the current month at the place, which the last twelve months end with
 */
export async function readCounts(
  { read }: Store,
  country: number,
  now: { year: number; month: number },
): Promise<HeadCounts> {
  const first = now.year * 12 + now.month - 11;
  const { rows } = await sql<{ part: string; key: number; year: number; all: number; since: number | null }>`
    select part, key, sum(n)::int as all, min(year) filter (where n > 0)::int as since,
      coalesce(sum(n) filter (where month > 0 and year * 12 + month >= ${first}), 0)::int as year
    from case_tally
    where part = 'island' or (country = ${country} and part in ('month', 'specie'))
    group by part, key having sum(n) > 0`.execute(read);
  const of = (part: string) => rows.filter((row) => row.part === part);
  const [whole] = of('month');
  return {
    country: whole ? { year: whole.year, all: whole.all } : NONE,
    islands: new Map(of('island').map(({ key, year, all }) => [key, { year, all }])),
    species: new Map(of('specie').map(({ key, all }) => [key, all])),
    since: whole?.since ?? null,
  };
}
