import { createHash } from 'node:crypto';
import {
  CHUNK_IDS,
  PUBLIC_COLUMNS,
  type PublicColumn,
} from '@ciguawatch/shared/domain/case-table/case-columns';
import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { PUBLIC_CASE } from '../sync/kinds';

/**
 * Columns that say something about the patient: withheld where the residents of
 * the commune are few or not known, since neighbours could tell who it is.
 */
const ABOUT_PATIENT: ReadonlySet<PublicColumn> = new Set<PublicColumn>([
  'age_bucket',
  'gender',
  ...GRADED_SYMPTOMS,
  ...SYMPTOM_FLAG_KEYS,
  'gsympt_delay',
  'gsympt_persist',
  'history',
]);

/**
 * The number of people ill where details are withheld: the lower bound of its class, and of the
 * smallest one where only yes was answered (product decisions, "Cases for the public").
 */
const MASS_CLASSES = [20, 10, 5, 2];
const massAtLeast = `case ${MASS_CLASSES.map((least) => `when c.mass_poisoning_nb >= ${least} then ${least}`).join(' ')}
  when c.mass_poisoning and c.mass_poisoning_nb is null then ${MASS_CLASSES.at(-1)} end`;

const ageBucket = `case ${AGE_BUCKETS.map(
  ({ id, from, to }) => `when c.age between ${from} and ${to} then '${id}'`,
).join(' ')} end`;

/** SQL of one column; only names of our own list get here. */
function expression(column: PublicColumn): string {
  const value = special(column);
  return ABOUT_PATIENT.has(column)
    ? `case when coalesce(place.withhold, true) then null else ${value} end`
    : value;
}

function special(column: PublicColumn): string {
  if (column === 'age_bucket') return ageBucket;
  if (column === 'mass_poisoning_nb')
    return `case when coalesce(place.withhold, true) then ${massAtLeast} else c.mass_poisoning_nb end`;
  // The point of the report itself never leaves: the island's label stands for it.
  return column === 'case_geom' ? 'island.center' : `c.${column}`;
}

const values = PUBLIC_COLUMNS.map(expression).join(', ');
const row = sql.raw(`json_build_array(${values})`);
const isPublic = sql.raw(
  PUBLIC_CASE.replaceAll('deleted_at', 'c.deleted_at')
    .replaceAll('duplicate_of', 'c.duplicate_of')
    .replaceAll('review_state', 'c.review_state'),
);

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
      from case_report c
      left join location island on island.id = c.case_island
      left join location place on place.id = coalesce(c.case_island, c.case_archi, c.case_location_id)
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
