import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What files of samplings say beyond a count per gram: another unit of the count (null is cells per gram, as before), the
 * name as the analyst wrote it where a qualifier (cf., sp. 4) keeps it from being a species of the list, and the source
 * of the data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table tracking add column cells_unit text`,
    `alter table tracking add column identification text`,
    `alter table tracking add column data_source text`,
  ]);
}
