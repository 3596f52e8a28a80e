import { createHash } from 'node:crypto';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { CASE_PACKING } from '@ciguawatch/shared/domain/case-table/case-packing';
import { pack } from '@ciguawatch/shared/domain/packed/packed';
import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import type { Versions } from '../../../http/response-cache/versions';
import { publicTable } from '../row-values';

const table = publicTable(PUBLIC_COLUMNS);
const source = sql.raw(table);
/** A public row as JSON array. */
const row = sql.raw(`json_build_array(${PUBLIC_COLUMNS.map((column) => `p.${column}`).join(', ')})`);

/** Column names and SQL are part of the version, so that a new release invalidates cached chunks. */
const rules = createHash('sha256').update(PUBLIC_COLUMNS.join()).update(table).digest('hex').slice(0, 8);

/** The only row of an aggregate query. */
const onlyRow = <Row>(rows: readonly Row[]): Row => rows[0] as Row;

/** Version of a chunk; an empty chunk has one too. */
export const versionOf = ({ chunks }: Pick<Versions, 'chunks'>, chunk: number): string =>
  `${rules}-${chunks.get(chunk) ?? 0}`;

/** The public rows of a chunk as JSON text. */
export async function chunkText(store: Store, chunk: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(${row} order by p.id), '[]')::text as text
    from ${source} p join public_case j on j.id = p.id
    where j.chunk = ${chunk}`.execute(store.read);
  return onlyRow(rows).text;
}

/** The public rows of a chunk as packed columns. */
export async function packedChunk(store: Store, chunk: number): Promise<string> {
  return JSON.stringify(pack(PUBLIC_COLUMNS, JSON.parse(await chunkText(store, chunk)), CASE_PACKING));
}

/** The public rows of some cases as JSON text, without cases that are not public. */
export async function rowsText(store: Store, ids: readonly number[]): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(${row} order by p.id), '[]')::text as text
    from ${source} p
    where p.id = any(${ids}::int[])`.execute(store.read);
  return onlyRow(rows).text;
}

/** Merges the change rows of each chunk; their sum, the version, stays the same. */
export async function compactChunks(store: Store): Promise<void> {
  await store.tx(async (trx) => {
    await sql`
      with gone as (delete from case_chunk returning chunk, n, at)
      insert into case_chunk (chunk, n, at) select chunk, sum(n)::int, max(at) from gone group by chunk`.execute(
      trx,
    );
  });
}
