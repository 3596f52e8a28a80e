import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Numbers } from './candidates';
import { isPairable, receivedBefore } from './live';

/**
 * Pairs in which one report names the other as being of its meal, however far apart; the list of proposals
 * leaves out those that are one meal already. Both must be of one country, whose editor decides.
 */
export async function claimedMeals(trx: Transaction<DB>, ids: readonly number[]): Promise<Numbers[]> {
  const before = receivedBefore('a', 'b');
  const { rows } = await sql<{ low: number; high: number }>`
    select distinct case when ${before} then a.id else b.id end as low, case when ${before} then b.id else a.id end as high
    from case_report a join case_report b on b.case_uuid = a.same_meal_as and b.case_country = a.case_country
    where a.id <> b.id and ${isPairable('a')} and ${isPairable('b')}
      and (a.id = any(${ids}::int[]) or b.id = any(${ids}::int[]))
    order by low, high`.execute(trx);
  return rows.map(({ low, high }) => [low, high] as const);
}
