import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';

/** Locks an alert until the transaction ends, so that the second of two concurrent changes sees the first. */
export async function holdAlert(trx: Transaction<DB>, id: number): Promise<void> {
  await trx.selectFrom('alert').select('id').where('id', '=', id).forUpdate().execute();
}
