import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * The source text that an edited text was made from, so that it is looked at again when that text changes. What is
 * stored already takes the present one when the server starts: the texts of the portal are in files
 * (`features/i18n/sources.ts`). The check of the row (0037) holds the column, too.
 */
const statements = ['alter table translation_override add column source text'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
