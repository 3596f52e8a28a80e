import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What was sent under an identifier, as a fingerprint: another body under the same one is distinguished from a repeat. Rows of
 * before have none: what still waits for them on a device is taken as the repeat it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table tracking add column body_hash text`,
    `alter table location add column body_hash text`,
    `alter table revision add column body_hash text`,
  ]);
}
