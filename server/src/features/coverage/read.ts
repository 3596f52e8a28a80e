import type { Coverage } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import { withoutSilentCountries } from '@ciguawatch/shared/domain/statistics/silent-islands';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';

/**
 * Reads the coverage as stored, by source and country or island, with consecutive months merged into one entry.
 * Editors change marks with it; counts use `readObserved`.
 */
export async function readCoverage(db: Reader): Promise<Coverage[]> {
  const { rows } = await sql<Coverage>`
    select min(id)::int as id, source, country, island, observed,
      to_char(min(from_month), 'YYYY-MM') as "from",
      case when bool_or(until_month is null) then null else to_char(max(until_month), 'YYYY-MM') end as "until"
    from (
      select *, case when island is null then id else
        extract(year from from_month)::int * 12 + extract(month from from_month)::int
          - row_number() over (partition by source, island, observed order by from_month)
      end as run
      from coverage where observed is not null
    ) c
    group by source, country, island, observed, run
    order by min(id)`.execute(db);
  return rows;
}

/**
 * Reads the coverage for counting. Months in which all islands of a country were silent are cut out of its rows,
 * because nobody observed the country then.
 */
export async function readObserved(db: Reader): Promise<Coverage[]> {
  const storedCoverage = await readCoverage(db);
  if (storedCoverage.every(({ observed }) => observed)) return storedCoverage;
  const islands = await db.selectFrom('location').select(['id', 'country']).where('type', '=', 'I').execute();
  const byCountry = new Map<number, number[]>();
  for (const { id, country } of islands) byCountry.set(country, [...(byCountry.get(country) ?? []), id]);
  const observedCoverage = withoutSilentCountries(storedCoverage, (country) => byCountry.get(country) ?? []);
  // Cutting splits a row in two with the same id, and devices need distinct ids, so they are numbered again.
  return observedCoverage.map((row, i) => ({ ...row, id: i + 1 }));
}
