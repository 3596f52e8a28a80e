import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';

/** What a case may name of the species directory. */
interface Named {
  specie_id?: number | null;
  phenotype_id?: number | null;
}

/**
 * Marks a deleted species or group as changed when a case comes to name it: devices dropped it, and take it up again
 * with their next sync, so that the case has a label.
 */
export async function listNamed(trx: Transaction<DB>, { specie_id, phenotype_id }: Named): Promise<void> {
  for (const [table, id] of [
    ['specie', specie_id],
    ['phenotype', phenotype_id],
  ] as const)
    if (typeof id === 'number')
      await trx
        .updateTable(table as 'specie')
        .set({ changed_at: sql`now()` } as never)
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .execute();
}
