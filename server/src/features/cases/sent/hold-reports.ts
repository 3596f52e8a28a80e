import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';

/**
 * Holds reports by the identifiers made on the device until the transaction ends, whether they arrived
 * or not: of two that name each other, or of a report and its withdrawal, the second sees what the
 * first did. Always in one order, so that no two wait for each other.
 */
export async function holdReports(
  trx: Transaction<DB>,
  uuids: readonly (string | undefined)[],
): Promise<void> {
  const names = new Set(uuids.flatMap((uuid) => uuid?.toLowerCase() ?? []));
  for (const name of [...names].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
}
