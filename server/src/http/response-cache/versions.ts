import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { watermark } from '../../features/sync/watermark';

/** What decides which public responses are current, as the database keeps it. */
export interface Versions {
  /** Watermark read before all else: every change before it is part of these versions. */
  at: string;
  location: string;
  specie: string;
  phenotype: string;
  /** Months in which cases are looked for. */
  coverage: string;
  /** Of what the laboratory says of alerts. */
  alerts: string;
  /** Of the chunks of the list of cases that have one. */
  chunks: ReadonlyMap<number, string>;
  /** Number of the last chunk. */
  lastChunk: number;
  /** Moves with any of the chunks. */
  cases: string;
}

/** Moves with every row that is added, changed or removed, in whatever order their transactions end. */
const TABLE = sql.raw('count(*), coalesce(sum(version), 0), extract(epoch from max(changed_at))');

/** A place that was made and deleted between two looks leaves nothing in its table but is known to have been. */
const question = sql<Omit<Versions, 'at' | 'chunks' | 'cases'> & { notes: [number, string][] }>`
  select
    (select coalesce(json_agg(json_build_array(chunk, version) order by chunk), '[]') from (
      select chunk, concat_ws('-', coalesce(sum(n), 0), extract(epoch from max(at))) as version
      from case_chunk group by chunk) c) as notes,
    (select coalesce(max(chunk), 0) from public_case) as "lastChunk",
    (select concat_ws('-', ${TABLE}, (select count(*) from deleted_place)) from location) as location,
    (select concat_ws('-', ${TABLE}) from specie) as specie,
    (select concat_ws('-', ${TABLE}) from phenotype) as phenotype,
    (select coalesce(md5(string_agg(concat_ws(' ', country, source, island, observed, from_month, until_month), ',' order by id)), '')
      from coverage) as coverage,
    (select concat_ws('-', count(*), coalesce(sum(version), 0)) from alert) as alerts`;

/** Reads all versions in one look. */
export async function readVersions(store: Store): Promise<Versions> {
  const at = await watermark(store);
  const { rows } = await question.execute(store.read);
  const [row] = rows;
  if (!row) throw new Error('the database did not say what its versions are');
  const { notes, ...versions } = row;
  const cases = createHash('sha256').update(JSON.stringify(notes)).digest('hex').slice(0, 16);
  return { ...versions, at, cases, chunks: new Map(notes) };
}
