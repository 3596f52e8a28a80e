import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { keptResidents } from './keep';
import { putBack } from './put-back';

/**
 * Gives a restored place its residents again, and the islands that shared their number. A number that the
 * deletion dropped stays away when one of these islands is gone or was counted otherwise since: people would be
 * counted twice.
 */
export async function rejoinResidents(trx: Transaction<DB>, id: number): Promise<void> {
  const residents = await keptResidents(trx, id);
  if (!residents) return;
  const { unit, dropped, islands } = residents;
  if (dropped) {
    const free = await trx
      .selectFrom('location')
      .select('id')
      .where('id', 'in', [id, ...islands])
      .where('population_unit_id', 'is', null)
      .forUpdate()
      .execute();
    if (free.length <= islands.length) return;
    await putBack(trx, id, { table: 'population_unit' });
  }
  await sql`update location set population_unit_id = ${unit}
    where id = any(${[id, ...(dropped ? islands : [])]}::int[])
      and exists (select from population_unit where id = ${unit})`.execute(trx);
}
