import type { Coverage } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import { withoutSilentCountries } from '@ciguawatch/shared/domain/statistics/silent-islands';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';

/**
 * What is noted of the months that were observed, by source and country, and of single islands; their months in a row
 * are one entry. Editors mark by it; figures ask `readObserved`.
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

/** The same as figures need it: a country was not observed in months in which all of its islands were silent. */
export async function readObserved(db: Reader): Promise<Coverage[]> {
  const noted = await readCoverage(db);
  if (noted.every(({ observed }) => observed)) return noted;
  const islands = await db.selectFrom('location').select(['id', 'country']).where('type', '=', 'I').execute();
  const byCountry = new Map<number, number[]>();
  for (const { id, country } of islands) byCountry.set(country, [...(byCountry.get(country) ?? []), id]);
  const seen = withoutSilentCountries(noted, (country) => byCountry.get(country) ?? []);
  // A row that was cut is two, and devices know rows by their number.
  return seen.map((row, i) => ({ ...row, id: i + 1 }));
}
