import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Hash of the body sent under an identifier: tells a repeat from another body. Older rows have none, and any
 * body sent for them counts as the repeat.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table tracking add column body_hash text`,
    `alter table location add column body_hash text`,
    `alter table revision add column body_hash text`,
  ]);
}
