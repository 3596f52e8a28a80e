import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema';
import { quotedIdentifier, tableNames } from './tables';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Runs `work` without foreign keys and without the portal's triggers, because a restore inserts table by
 * table and the rows already hold what the triggers computed. The keys are checked at the end.
 * @throws when a row refers to a missing one
 */
export async function withoutConstraints(trx: Transaction<DB>, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by conname`.execute(trx);
  const tables = await tableNames(trx);
  for (const { table, name } of keys)
    await sql`alter table ${sql.raw(table)} drop constraint ${quotedIdentifier(name)}`.execute(trx);
  for (const table of tables)
    await sql`alter table ${quotedIdentifier(table)} disable trigger user`.execute(trx);
  await work();
  for (const table of tables)
    await sql`alter table ${quotedIdentifier(table)} enable trigger user`.execute(trx);
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.raw(table)} add constraint ${quotedIdentifier(name)} ${sql.raw(definition)}`.execute(
      trx,
    );
}
