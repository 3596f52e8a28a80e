import type { CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import { sql, type Transaction } from 'kysely';
import type { CsvRow } from '../../db/reference/files';
import type { DB } from '../../db/schema';

/**
 * Stores the months in which a source is known to have been silent for all islands of an archipelago. Existing rows
 * of an island and month stay, since an editor may have decided otherwise.
 * @param rows lines of `silent_islands.csv`
 */
export async function storeSilentMonths(db: Transaction<DB>, rows: readonly CsvRow[]): Promise<void> {
  for (const { source, archipelago_id, from, until } of rows)
    await sql`
      insert into coverage (source, country, island, observed, from_month, until_month)
      select ${source as CaseSource}, l.country, l.id, false, m::date, m::date
      from location l, generate_series(${`${from}-01`}::date, ${`${until}-01`}::date, interval '1 month') as m
      where l.type = 'I' and l.parent_id = ${Number(archipelago_id)}::int
      on conflict do nothing`.execute(db);
}
