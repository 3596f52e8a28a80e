import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { RULE_BY_CELL } from '../alerts/backing';
import { publicTable } from '../cases/row-values';

/** Public columns that the counters are computed from. */
const PUBLIC_COLUMNS = publicTable([
  'case_country',
  'case_eventyear',
  'case_eventmonth',
  'case_island',
  'specie_id',
]);

/** Merges the increments of each counter into one row; the sums stay. */
export async function compactTally(store: Store): Promise<void> {
  await store.tx(async (trx) => {
    await sql`
      with many as (
        select country, part, year, month, key from case_tally group by 1, 2, 3, 4, 5 having count(*) > 1 or sum(n) = 0
      ), gone as (
        delete from case_tally t using many m
        where (t.country, t.part, t.year, t.month, t.key) = (m.country, m.part, m.year, m.month, m.key)
        returning t.*
      )
      insert into case_tally (country, part, year, month, key, n)
      select country, part, year, month, key, sum(n)::int from gone group by 1, 2, 3, 4, 5 having sum(n) <> 0`.execute(
      trx,
    );
  });
}

/**
 * Counts all cases and corrects counters that differ. One statement reads both at the same moment; concurrent
 * writes add their own increments.
 * @returns names of the cells that were wrong
 */
export async function checkTally(store: Store): Promise<string[]> {
  const correcting = sql<{ cell: string }>`
    with counted as (
      select t.case_country as country, p.part, t.case_eventyear as year, p.month, p.key, count(*)::int as n
      from ${sql.raw(PUBLIC_COLUMNS)} t
      cross join lateral (values
        ('month', coalesce(t.case_eventmonth, 0)::int, 0),
        ('island', t.case_eventmonth::int, t.case_island),
        ('specie', 0, t.specie_id)) as p (part, month, key)
      where t.case_country is not null and t.case_eventyear is not null and p.month is not null
        and p.key is not null
      group by 1, 2, 3, 4, 5
      union all
      ${sql.raw(RULE_BY_CELL)}
    ), noted as (
      select country, part, year, month, key, sum(n)::int as n from case_tally group by 1, 2, 3, 4, 5
    ), wrong as (
      select country, part, year, month, key, coalesce(c.n, 0) - coalesce(t.n, 0) as n
      from counted c full join noted t using (country, part, year, month, key)
      where coalesce(c.n, 0) <> coalesce(t.n, 0)
    )
    insert into case_tally (country, part, year, month, key, n) select * from wrong
    returning concat_ws(' ', country, part, year, month, key, n) as cell`;
  return store.tx(async (trx) => {
    const { rows } = await correcting.execute(trx);
    // The counts are cached by the version of the chunks, so a change row invalidates them.
    if (rows.length > 0) await trx.insertInto('case_chunk').values({ chunk: 0 }).execute();
    return rows.map(({ cell }) => cell);
  });
}
