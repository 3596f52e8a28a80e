import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';

/** Holds an alert until the transaction ends: of two changes at once, the second one sees the first. */
export async function holdAlert(trx: Transaction<DB>, id: number): Promise<void> {
  await trx.selectFrom('alert').select('id').where('id', '=', id).forUpdate().execute();
}
