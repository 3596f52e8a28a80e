import { listCases, MOST_CASE_IDS } from '../../../api/calls/cases';
import { packedCases } from '../../../api/packed-lists';
import { PUBLIC_COLUMNS, type PublicCaseRow } from '../../../domain/case-table/case-columns';
import { CASE_PACKING } from '../../../domain/case-table/case-packing';
import { unpack } from '../../../domain/packed/packed';
import { ApiError } from '../../http/api-error';
import { callWithHeaders } from '../../http/call';
import { askChanges } from './asked-changes';
import { withRetries } from './retry';
import type { Page, SyncedSource } from './synced-source';

/** Number of parallel requests after the first chunk. */
const PARALLEL_REQUESTS = 4;
/** With more changes than this the whole list is cheaper: unchanged chunks cost a 304. */
const MAX_CHANGES_TO_FETCH = 1000;
/** Keys per block on the device: case ids are random below 1,000,000,000, which gives sixty blocks. */
const KEYS_PER_BLOCK = 2 ** 24;

/** Rows with their values in the order of this build, whatever order the server uses. */
function reorderedColumns(rows: PublicCaseRow[], named: string | null): PublicCaseRow[] {
  const order = named ? named.split(',').map((column) => column.trim()) : [...PUBLIC_COLUMNS];
  if (PUBLIC_COLUMNS.every((column, at) => order[at] === column)) return rows;
  const from = PUBLIC_COLUMNS.map((column) => order.indexOf(column));
  return rows.map((row) => from.map((at) => (at < 0 ? null : row[at])));
}

/** Cases by id; those missing in the response are not public any more. */
async function readSome(ids: readonly number[], signal: AbortSignal): Promise<Page<PublicCaseRow>> {
  const { data, header } = await withRetries(
    () => callWithHeaders(listCases, { params: { ids }, signal, anonymous: true }),
    signal,
  );
  const rows = reorderedColumns(data, header('x-columns'));
  const found = new Set(rows.map((row) => row[0]));
  return { rows, deleted: ids.filter((id) => !found.has(id)), stamp: header('x-sync-at') };
}

/** One chunk of the list, with the total number of chunks. */
type CasesChunk = Page<PublicCaseRow> & { count: number };

/** Reads one chunk; null past the last one. Only 404 means the end, any other failure is retried. */
async function readChunk(chunk: number, signal: AbortSignal): Promise<CasesChunk | null> {
  try {
    const { data, header } = await withRetries(
      () => callWithHeaders(packedCases, { params: { chunk }, signal, anonymous: true }),
      signal,
    );
    return {
      rows: Array.isArray(data)
        ? reorderedColumns(data, header('x-columns'))
        : unpack(data, PUBLIC_COLUMNS, CASE_PACKING),
      deleted: [],
      stamp: header('x-sync-at'),
      behind: header('x-behind') === '1',
      count: Number(header('x-chunks')),
    };
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status === 404) return null;
    throw thrown;
  }
}

/** Maps items in groups of parallel requests, keeping their order. */
async function* together<T>(
  items: readonly T[],
  ask: (item: T) => Promise<Page<PublicCaseRow> | null>,
): AsyncIterable<Page<PublicCaseRow>> {
  for (let from = 0; from < items.length; from += PARALLEL_REQUESTS) {
    const group = items.slice(from, from + PARALLEL_REQUESTS);
    for (const page of await Promise.all(group.map(ask))) if (page) yield page;
  }
}

/**
 * Reads all chunks and replaces all stored rows. A chunk added during the read arrives with the next query
 * for changes.
 */
async function* whole(signal: AbortSignal): AsyncIterable<Page<PublicCaseRow>> {
  const first = await readChunk(0, signal);
  if (!first) return yield { rows: [], deleted: [], stamp: null };
  yield { ...first, replaces: [1, Number.MAX_SAFE_INTEGER] };
  const others = Array.from({ length: Math.max((first.count || 1) - 1, 0) }, (_, at) => at + 1);
  yield* together(others, (chunk) => readChunk(chunk, signal));
}

async function* changes(after: string, signal: AbortSignal): AsyncIterable<Page<PublicCaseRow>> {
  const told = await askChanges('case', after, { signal, anonymous: true });
  if (!told) return yield* whole(signal);
  yield { rows: [], deleted: told.gone, stamp: told.stamp };
  if (told.changed.length > MAX_CHANGES_TO_FETCH) return yield* whole(signal);
  const groups = Array.from({ length: Math.ceil(told.changed.length / MOST_CASE_IDS) }, (_, at) =>
    told.changed.slice(at * MOST_CASE_IDS, (at + 1) * MOST_CASE_IDS),
  );
  yield* together(groups, (ids) => readSome(ids, signal));
}

/** Source of the public list of cases, as rows in the order of `PUBLIC_COLUMNS`. */
export const casesSource: SyncedSource<PublicCaseRow> = {
  name: 'case',
  schema: 3,
  keep: 'device',
  blockSize: KEYS_PER_BLOCK,
  key: (row) => row[0] as number,
  pull: (since, signal) => (since === null ? whole(signal) : changes(since, signal)),
};
