import { listCases, MOST_CASE_IDS } from '../../../api/calls/cases';
import { packedCases } from '../../../api/packed-lists';
import { CHUNK_IDS, PUBLIC_COLUMNS, type PublicCaseRow } from '../../../domain/case-table/case-columns';
import { CASE_PACKING } from '../../../domain/case-table/case-packing';
import { unpack } from '../../../domain/packed/packed';
import { ApiError } from '../../http/api-error';
import { callWithHeaders } from '../../http/call';
import { askChanges } from './asked-changes';
import { withRetries } from './retry';
import type { Page, SyncedSource } from './synced-source';

/** Chunks asked for together, after the first. */
const TOGETHER = 4;

/** Rows with their values in the order this build knows, whatever order the server names. */
function inOrder(rows: PublicCaseRow[], named: string | null): PublicCaseRow[] {
  const order = named ? named.split(',').map((column) => column.trim()) : [...PUBLIC_COLUMNS];
  if (PUBLIC_COLUMNS.every((column, at) => order[at] === column)) return rows;
  const from = PUBLIC_COLUMNS.map((column) => order.indexOf(column));
  return rows.map((row) => from.map((at) => (at < 0 ? null : row[at])));
}

/** Some cases by their numbers; those that are not answered are not public any more. */
async function readSome(ids: readonly number[], signal: AbortSignal): Promise<Page<PublicCaseRow>> {
  const { data, header } = await withRetries(
    () => callWithHeaders(listCases, { params: { ids }, signal, anonymous: true }),
    signal,
  );
  const rows = inOrder(data, header('x-columns'));
  const found = new Set(rows.map((row) => row[0]));
  return { rows, deleted: ids.filter((id) => !found.has(id)), stamp: header('x-sync-at') };
}

/** One chunk of the cases, with the number of chunks. */
type Chunk = Page<PublicCaseRow> & { count: number };

/** One chunk, or null past the last one: only 404 is the end, any other failure is tried again. */
async function readChunk(chunk: number, signal: AbortSignal): Promise<Chunk | null> {
  try {
    const { data, header } = await withRetries(
      () => callWithHeaders(packedCases, { params: { chunk }, signal, anonymous: true }),
      signal,
    );
    const replaces = [chunk * CHUNK_IDS + 1, (chunk + 1) * CHUNK_IDS] as const;
    return {
      rows: Array.isArray(data)
        ? inOrder(data, header('x-columns'))
        : unpack(data, PUBLIC_COLUMNS, CASE_PACKING),
      deleted: [],
      stamp: header('x-sync-at'),
      behind: header('x-behind') === '1',
      replaces,
      count: Number(header('x-chunks')),
    };
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status === 404) return null;
    throw thrown;
  }
}

/** All chunks there are; one that begins meanwhile comes with the next query for changes. */
async function* whole(signal: AbortSignal): AsyncIterable<Page<PublicCaseRow>> {
  const first = await readChunk(0, signal);
  if (!first) return yield { rows: [], deleted: [], stamp: null };
  yield first;
  for (let chunk = 1; chunk < first.count; chunk += TOGETHER) {
    const group = Array.from({ length: Math.min(TOGETHER, first.count - chunk) }, (_, at) => chunk + at);
    for (const page of await Promise.all(group.map((one) => readChunk(one, signal)))) if (page) yield page;
  }
}

async function* changes(after: string, signal: AbortSignal): AsyncIterable<Page<PublicCaseRow>> {
  const told = await askChanges('case', after, { signal, anonymous: true });
  if (!told) return yield* whole(signal);
  yield { rows: [], deleted: told.gone, stamp: told.stamp };
  if (told.changed.length === 0) return;
  if (told.changed.length <= MOST_CASE_IDS) return yield await readSome(told.changed, signal);
  // An unchanged chunk costs a 304: the browser keeps it with its ETag.
  const chunks = [...new Set(told.changed.map((id) => Math.floor((id - 1) / CHUNK_IDS)))].sort(
    (a, b) => a - b,
  );
  for (const chunk of chunks) {
    const page = await readChunk(chunk, signal);
    if (page) yield page;
  }
}

/** The public list of cases, as rows in the order of `PUBLIC_COLUMNS`. */
export const casesSource: SyncedSource<PublicCaseRow> = {
  name: 'case',
  schema: 2,
  keep: 'device',
  blockSize: CHUNK_IDS,
  key: (row) => row[0] as number,
  pull: (since, signal) => (since === null ? whole(signal) : changes(since, signal)),
};
