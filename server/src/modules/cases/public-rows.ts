import { createHash } from 'node:crypto';
import { CHUNK_IDS, PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { CASE_PACKING } from '@ciguawatch/shared/domain/case-table/case-packing';
import { pack } from '@ciguawatch/shared/domain/packed/packed';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { Known } from '../../http/cached-answer/known';
import { watermark } from '../sync/watermark';
import { publicTable } from './row-values';

const table = publicTable(PUBLIC_COLUMNS);
const source = sql.raw(table);
/** A row as it travels. */
const row = sql.raw(`json_build_array(${PUBLIC_COLUMNS.map((column) => `p.${column}`).join(', ')})`);

/** Names and rules of the columns are part of the version: a device that comes back gets new rules at once. */
const rules = createHash('sha256').update(PUBLIC_COLUMNS.join()).update(table).digest('hex').slice(0, 8);

const versionText = sql`concat_ws('-', ${rules}::text, coalesce(sum(n), 0), extract(epoch from max(at)))`;
const version = (chunk: number) => sql`(select ${versionText} from case_chunk where chunk = ${chunk})`;

/** What a question without a table of its own answers: always one row. */
const one = <Row>(rows: readonly Row[]): Row => rows[0] as Row;

/** What decides which chunks are current. */
export interface CaseState {
  /** Watermark read before all else: every change before it is part of these versions. */
  at: string;
  /** Number of the last chunk that ids reach to. */
  last: number;
  /** Versions of the chunks that have one. */
  versions: ReadonlyMap<number, string>;
  /** Moves with any of them. */
  all: string;
}

/** Version of a chunk at a state. */
export const versionOf = ({ versions }: CaseState, chunk: number): string =>
  versions.get(chunk) ?? `${rules}-0`;

/** The state of all chunks, in one look. */
export async function readCaseState(store: Store): Promise<CaseState> {
  const at = await watermark(store);
  const { rows } = await sql<{ chunks: [number, string][] | null; last: number }>`
    select (select json_agg(json_build_array(chunk, version)) from (
        select chunk, ${versionText} as version from case_chunk group by chunk order by chunk) t) as chunks,
      (select coalesce((max(id) - 1) / ${CHUNK_IDS}, 0)::int from case_report) as last
  `.execute(store.read);
  const { chunks, last } = one(rows);
  const versions = new Map(chunks ?? []);
  const all = createHash('sha256').update(JSON.stringify(chunks)).digest('hex').slice(0, 16);
  return { at, last, versions, all };
}

/** One per database of this process. */
const states = new WeakMap<Store['changes'], Known<CaseState>>();

/** The same as far as it is known without the database. */
export function caseState(store: Store): Known<CaseState> {
  const known =
    states.get(store.changes) ??
    new Known(store, ['case_report', 'case_chunk', 'location'], () => readCaseState(store));
  states.set(store.changes, known);
  return known;
}

/** The public rows of a chunk as JSON text; the version is that of the same snapshot. */
export async function chunkText(store: Store, chunk: number): Promise<{ version: string; text: string }> {
  const { rows } = await sql<{ version: string; text: string }>`
    select ${version(chunk)} as version, (
      select coalesce(json_agg(${row} order by p.id), '[]')::text
      from ${source} p
      where p.id > ${chunk * CHUNK_IDS} and p.id <= ${(chunk + 1) * CHUNK_IDS}
    ) as text`.execute(store.read);
  return one(rows);
}

/** The same as packed columns. */
export async function packedChunk(store: Store, chunk: number): Promise<{ version: string; text: string }> {
  const { version: own, text } = await chunkText(store, chunk);
  return { version: own, text: JSON.stringify(pack(PUBLIC_COLUMNS, JSON.parse(text), CASE_PACKING)) };
}

/** The public rows of some cases as JSON text; a case that the public may not see is left out. */
export async function rowsText(store: Store, ids: readonly number[]): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(${row} order by p.id), '[]')::text as text
    from ${source} p
    where p.id = any(${ids}::int[])`.execute(store.read);
  return one(rows).text;
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
