import { createHash } from 'node:crypto';
import { CHUNK_IDS, PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { countedCase, rowTables, rowValues } from './row-values';

const values = rowValues(true);
const row = sql.raw(`json_build_array(${values})`);
const isPublic = sql.raw(countedCase);

/** Names and rules of the columns are part of the version: a device that comes back gets new rules at once. */
const rules = createHash('sha256').update(PUBLIC_COLUMNS.join()).update(values).digest('hex').slice(0, 8);

const version = (chunk: number) => sql`(
  select concat_ws('-', ${rules}::text, coalesce(sum(n), 0), extract(epoch from max(at))) from case_chunk where chunk = ${chunk})`;

/** What a question without a table of its own answers: always one row. */
const one = <Row>(rows: readonly Row[]): Row => rows[0] as Row;

/** The state of a chunk: its version, and whether ids reach as far. */
export async function chunkState(store: Store, chunk: number): Promise<{ version: string; last: number }> {
  const { rows } = await sql<{ version: string; last: number }>`
    select ${version(chunk)} as version, (select coalesce((max(id) - 1) / ${CHUNK_IDS}, 0)::int from case_report) as last
  `.execute(store.read);
  return one(rows);
}

/** The public rows of a chunk as JSON text; the version is that of the same snapshot. */
export async function chunkText(store: Store, chunk: number): Promise<{ version: string; text: string }> {
  const { rows } = await sql<{ version: string; text: string }>`
    select ${version(chunk)} as version, (
      select coalesce(json_agg(${row} order by c.id), '[]')::text
      from ${sql.raw(rowTables)}
      where c.id > ${chunk * CHUNK_IDS} and c.id <= ${(chunk + 1) * CHUNK_IDS} and ${isPublic}
    ) as text`.execute(store.read);
  return one(rows);
}

/** Puts the notes of each chunk together, which leaves its version as it is. */
export async function compactChunks(store: Store): Promise<void> {
  await store.tx(async (trx) => {
    await sql`
      with gone as (delete from case_chunk returning chunk, n, at)
      insert into case_chunk (chunk, n, at) select chunk, sum(n)::int, max(at) from gone group by chunk`.execute(
      trx,
    );
  });
}
