import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Whether a new address was asked for by a manager, so that its confirmation ends the logins of the account. */
const statements = ['alter table one_time_token add column by_manager boolean not null default false'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
