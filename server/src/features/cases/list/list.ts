import type { CaseRows } from '@ciguawatch/shared/api/schemas/case-list';
import { MOST_ROWS } from '@ciguawatch/shared/api/schemas/case-list';
import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import { invalidFields } from '../../../http/errors/http-error';
import type { PlaceIndex } from '../../locations/place-index';
import type { CaseListRequest, Query } from './case-list-request';
import { COUNTED } from './filter-probe';
import { orderBy, type Position, readCursor, reversed, writeCursor } from './keys';
import { type ScanRange, scanAll, scanByCountry } from './list-scan';
import { type ReadRow, readColumns, rowOf, selected } from './rows';

const PAGE = 200;

/** Whether PostgreSQL refused a value as out of range or malformed (SQLSTATE class 22). */
const isDataException = (thrown: unknown): boolean =>
  String((thrown as { code?: unknown } | null)?.code).startsWith('22');

/** Rows of one stretch of the list in order, each with its position. */
export async function readRows(
  store: Store,
  ask: CaseListRequest,
  stretch: ScanRange & { limit: number },
  columns: readonly CaseListColumnName[],
): Promise<{ row: ReadRow; at: Position }[]> {
  if (ask.countries.length === 0) return [];
  const keys = sql.join(
    ask.keys.map((key, i) => sql`${sql.ref(`p.${key.column}`)}::text as ${sql.ref(`k${i}`)}`),
  );
  const { rows } = await sql<ReadRow>`
    with found as (${scanByCountry(ask, stretch)}),
      p as (select * from found order by ${orderBy(ask.keys, 'found')} limit ${sql.lit(stretch.limit)})
    select ${selected(columns, ask.currentYear)}, ${keys} from p join case_report c on c.id = p.id
    order by ${orderBy(ask.keys, 'p')}`.execute(store.read);
  return rows.map((row) => ({ row, at: ask.keys.map((_, i) => row[`k${i}`] as string) }));
}

/** Number of listed cases: exact where an index counts or all ids are known, otherwise up to `COUNTED`. */
export async function countRows(
  store: Store,
  ask: CaseListRequest,
  exact = false,
): Promise<{ n: number; more: boolean }> {
  if (ask.countries.length === 0) return { n: 0, more: false };
  if (ask.ids) return { n: ask.ids.length, more: false };
  if (ask.found && !exact) return { n: Math.min(ask.found.n, COUNTED), more: ask.found.n > COUNTED };
  const { rows } = await sql<{
    n: string;
  }>`select count(*) as n from (${scanAll(ask, sql`1`)}) as each_one`.execute(store.read);
  return { n: Number(rows[0]?.n ?? 0), more: false };
}

/**
 * One page of the case list: after a position, before one or from one on.
 * @param now milliseconds since 1970 UTC
 * @throws HttpError 400 for a wrong limit, cursor or column
 */
export async function readPage(
  store: Store,
  places: PlaceIndex,
  ask: CaseListRequest,
  query: Query,
  now: number,
): Promise<CaseRows> {
  const columns = readColumns(query.columns);
  const limit = Number(query.limit ?? PAGE);
  if (limit < 1) throw invalidFields({ limit: 'too_small' });
  if (limit > MOST_ROWS) throw invalidFields({ limit: 'too_large' });
  const [given, ...others] = (['after', 'before', 'from'] as const).filter(
    (name) => query[name] !== undefined,
  );
  if (others[0]) throw invalidFields({ [others[0]]: 'unknown_field' });
  const at = given === undefined ? null : readCursor(query[given] as string, ask.sort, ask.keys);
  if (given !== undefined && at === null) throw invalidFields({ [given]: 'pattern' });
  const back = given === 'before';
  const walked = back ? { ...ask, keys: reversed(ask.keys) } : ask;
  const read = await readRows(
    store,
    walked,
    { at, inclusive: given === 'from', limit: limit + 1 },
    columns,
  ).catch((thrown: unknown) => {
    // A forged cursor can have the form of a value without being one, such as the 99th of a month.
    if (given !== undefined && isDataException(thrown)) throw invalidFields({ [given]: 'pattern' });
    throw thrown;
  });
  const beyond = read.length > limit;
  const page = read.slice(0, limit);
  if (back) page.reverse();
  const cursor = (one: { at: Position } | undefined, is: boolean) =>
    one && is ? writeCursor(ask.sort, one.at) : null;
  return {
    results: page.map(({ row }) => rowOf(row, columns, places)),
    next: cursor(page.at(-1), back || beyond),
    previous: cursor(page[0], back ? beyond : given !== undefined),
    count: query.count === 'true' ? await countRows(store, ask) : null,
    at: new Date(now).toISOString(),
  };
}
