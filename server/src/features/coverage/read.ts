import type { Coverage } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';

/** Which months were observed, by source and country. */
export async function readCoverage(db: Reader): Promise<Coverage[]> {
  const { rows } = await sql<Coverage>`
    select id, source, country, to_char(from_month, 'YYYY-MM') as "from", to_char(until_month, 'YYYY-MM') as "until"
    from coverage order by id`.execute(db);
  return rows;
}
