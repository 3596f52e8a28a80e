import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { SampleRow } from './rows';

/**
 * Takes the link to a case off its samples, and a name of the person out of their codes and texts. The fish stays.
 * @param mentions whether a text mentions the person
 * @returns ids of these samples
 */
export async function unlinkSamples(
  trx: Transaction<DB>,
  caseId: number,
  mentions: (text: string) => boolean,
  now: number,
): Promise<number[]> {
  const rows = await trx.selectFrom('sample').selectAll().where('case_id', '=', caseId).forUpdate().execute();
  for (const row of rows) await clear(trx, row, mentions, { case_id: null, of_meal: false, now });
  return rows.map(({ id }) => id);
}

/** Takes a name of the person out of the code and the texts of one sample, if it is still there. */
export async function clearSample(
  trx: Transaction<DB>,
  id: number,
  mentions: (text: string) => boolean,
  now: number,
): Promise<void> {
  const row = await trx.selectFrom('sample').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row) await clear(trx, row, mentions, { now });
}

async function clear(
  trx: Transaction<DB>,
  row: SampleRow,
  mentions: (text: string) => boolean,
  { now, ...link }: { now: number; case_id?: null; of_meal?: false },
): Promise<void> {
  const said = (text: string | null) => (text !== null && mentions(text) ? null : text);
  await trx
    .updateTable('sample')
    .set({
      ...{ ...link, changed_at: new Date(now), version: row.version + 1 },
      ...{ code: said(row.code) ?? `#${row.id}`, species_text: said(row.species_text) },
    })
    .where('id', '=', row.id)
    .execute();
  // What an import keeps to undo itself may name the person too.
  await trx.deleteFrom('sample_import').where('sample_id', '=', row.id).execute();
  const results = await trx
    .selectFrom('sample_result')
    .select(['id', 'reference'])
    .where('sample_id', '=', row.id)
    .execute();
  const named = results.filter(({ reference }) => said(reference) !== reference).map(({ id }) => id);
  if (named.length > 0)
    await sql`update sample_result set reference = null where id = any(${named}::int[])`.execute(trx);
}
