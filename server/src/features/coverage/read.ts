import type { Coverage } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';

/** Which months were observed, by source and country, and of single islands; their months in a row are one entry. */
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
