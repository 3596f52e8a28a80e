import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { reclass } from './reclass';

/**
 * Classes the cases that triggers noted in this transaction: those of which signs, product, meal or state changed, and
 * the others of their meals. Every transaction ends with it, so that no way of writing a case can leave its class behind.
 */
export async function classifyChangedCases(trx: Transaction<DB>): Promise<void> {
  const { rows } = await sql<{ due: string | null }>`
    select current_setting('ciguawatch.class_due', true) as due`.execute(trx);
  if (rows[0]?.due === 'on') await classNoted(trx);
}

/**
 * Classes the noted cases, also those noted outside of a transaction, as by a restored backup. A class may decide those
 * of later cases of the species, which are noted by it in turn. Changes of cases that nobody touched are told to
 * streams: a change of the others is told already.
 */
export async function classNoted(trx: Transaction<DB>): Promise<void> {
  const told = new Set<number>();
  for (;;) {
    const { rows: due } = await sql<{ id: number; own: boolean }>`
      delete from class_due returning case_id as id, own`.execute(trx);
    if (due.length === 0) break;
    const own = new Set(due.flatMap((one) => (one.own ? [one.id] : [])));
    const ids = due.map(({ id }) => id);
    for (const { id, country } of await reclass(trx, ids))
      if (country !== null && !own.has(id)) told.add(country);
  }
  for (const country of told) await sql`select pg_notify('ciguawatch', ${`case ${country}`})`.execute(trx);
  await sql`select set_config('ciguawatch.class_due', '', true)`.execute(trx);
}
