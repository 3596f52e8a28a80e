import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { watermark } from '../../features/sync/watermark';

/** Versions of the data behind public responses, as kept in the database. */
export interface Versions {
  /** Watermark read first, so that every earlier change is part of these versions. */
  at: string;
  location: string;
  specie: string;
  phenotype: string;
  /** Version of the observed months. */
  coverage: string;
  /** Version of the editors' decisions on alerts. */
  alerts: string;
  /** Version of the numbers of reviewed cases; a review changes no public row. */
  reviewed: string;
  /** Versions of the chunks of the case list. */
  chunks: ReadonlyMap<number, string>;
  /** Number of the last chunk. */
  lastChunk: number;
  /** Version of all cases: changes with any chunk. */
  cases: string;
}

/**
 * SQL of a table's version, which changes with every insert, update and delete, in whatever order transactions
 * end.
 */
const TABLE_VERSION = sql.raw('count(*), coalesce(sum(version), 0), extract(epoch from max(changed_at))');

/** Deleted places are counted too: a place created and deleted between two queries leaves no other trace. */
const versionsQuery = sql<Omit<Versions, 'at' | 'chunks' | 'cases'> & { notes: [number, string][] }>`
  select
    (select coalesce(json_agg(json_build_array(chunk, version) order by chunk), '[]') from (
      select chunk, concat_ws('-', coalesce(sum(n), 0), extract(epoch from max(at))) as version
      from case_chunk group by chunk) c) as notes,
    (select coalesce(max(chunk), 0) from public_case) as "lastChunk",
    (select concat_ws('-', ${TABLE_VERSION}, (select count(*) from deleted_place)) from location) as location,
    (select concat_ws('-', ${TABLE_VERSION}) from specie) as specie,
    (select concat_ws('-', ${TABLE_VERSION}) from phenotype) as phenotype,
    (select coalesce(md5(string_agg(concat_ws(' ', country, source, island, observed, from_month, until_month), ',' order by id)), '')
      from coverage) as coverage,
    (select concat_ws('-', count(*), coalesce(sum(version), 0)) from alert) as alerts,
    (select coalesce(sum(n * hashtext(concat_ws(' ', country, year, month, key))::bigint), 0)::text
      from case_tally where part = 'reviewed') as reviewed`;

/** Reads all versions by one query. */
export async function readVersions(store: Store): Promise<Versions> {
  const at = await watermark(store);
  const { rows } = await versionsQuery.execute(store.read);
  const [row] = rows;
  if (!row) throw new Error('the database returned no versions');
  const { notes, ...versions } = row;
  const cases = createHash('sha256').update(JSON.stringify(notes)).digest('hex').slice(0, 16);
  return { ...versions, at, cases, chunks: new Map(notes) };
}
