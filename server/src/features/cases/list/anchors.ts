import type { Anchors } from '@ciguawatch/shared/api/schemas/case-list';
import { MOST_ROWS } from '@ciguawatch/shared/api/schemas/case-list';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../../db/store';
import { invalidFields } from '../../../http/errors/http-error';
import type { CaseListRequest, Query } from './case-list-request';
import { orderBy, writeCursor } from './keys';
import { scanAll, scanByCountry } from './list-scan';
import { pack } from './packed';

const EVERY = 200;
const MOST_ANCHORS = 1000;

/** Sorted array of all cases of the list, and how to get the case id from an element. */
interface Sorted {
  array: RawBuilder<unknown>;
  idOf(element: RawBuilder<unknown>): RawBuilder<unknown>;
}

/**
 * Cursors at every n-th row of the list, so that a screen can jump into it; the first is its start.
 * @throws HttpError 400 for a step that is too small or too large
 */
export async function readAnchors(store: Store, ask: CaseListRequest, query: Query): Promise<Anchors> {
  const wanted = Number(query.every ?? EVERY);
  if (wanted < 50) throw invalidFields({ every: 'too_small' });
  if (wanted > MOST_ROWS) throw invalidFields({ every: 'too_large' });
  if (ask.countries.length === 0) return { count: 0, every: wanted, anchors: [] };
  const { array, idOf } = sortedCases(ask, await greatestId(store));
  const names = ask.keys.map((key, i) => sql`${sql.ref(`c.${key.column}`)}::text as ${sql.ref(`k${i}`)}`);
  const { rows } = await sql<Record<string, string> & { count: number }>`
    with sorted as (${array}),
      -- Materialized: otherwise each chosen row would carry the array of all cases along.
      chosen as materialized (
        select n, array_length(sorted.cases, 1) as count, (${idOf(sql`sorted.cases[n]`)})::int as id
        from sorted cross join generate_series(1, array_length(sorted.cases, 1), ${sql.lit(wanted)}) as n)
    select chosen.count, ${sql.join(names)} from chosen join case_report c on c.id = chosen.id
    order by n`.execute(store.read);
  const step = Math.ceil(rows.length / MOST_ANCHORS);
  const anchors = rows
    .filter((_, i) => i % step === 0)
    .map((row) =>
      writeCursor(
        ask.sort,
        ask.keys.map((_, i) => row[`k${i}`] as string),
      ),
    );
  return { count: rows[0]?.count ?? 0, every: wanted * Math.max(1, step), anchors };
}

/** Sorts packed numbers where the keys fit into one, otherwise the keys themselves. */
function sortedCases(ask: CaseListRequest, mostId: number): Sorted {
  const packed = pack(ask.keys, mostId);
  if (!packed) return { array: sortedByKeys(ask), idOf: (element) => element };
  // A case added since `mostId` was read would not fit into the bits reserved for ids.
  const known = { ...ask, conditions: [...ask.conditions, sql`c.id <= ${sql.lit(mostId)}`] };
  return {
    array: sql`select array_agg(one.key order by one.key) as cases from (${scanAll(known, sql`${packed.key} as key`)}) as one`,
    idOf: packed.idOf,
  };
}

/**
 * For an order by one key, an index holds each country's cases in order and the database merges them; other
 * orders need a full sort.
 */
function sortedByKeys(ask: CaseListRequest): RawBuilder<unknown> {
  const cases =
    ask.plain && ask.keys.length === 2 ? scanByCountry(ask, { at: null, inclusive: true }) : scanAll(ask);
  return sql`select array_agg(one.id) as cases from (
    select found.id from (${cases}) as found order by ${orderBy(ask.keys, 'found')}) as one`;
}

async function greatestId(store: Store): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from case_report`.execute(
    store.read,
  );
  return rows[0]?.id ?? 0;
}
