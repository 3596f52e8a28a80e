import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';

/**
 * Locks reports by identifier until the transaction ends, whether they have arrived or not, so that of two
 * reports that name each other the second sees the first. Always in one order, so that two callers cannot
 * deadlock.
 */
export async function lockReports(
  trx: Transaction<DB>,
  uuids: readonly (string | undefined)[],
): Promise<void> {
  const names = new Set(uuids.flatMap((uuid) => uuid?.toLowerCase() ?? []));
  for (const name of [...names].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
}
