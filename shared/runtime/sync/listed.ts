import type { Call } from '../../api/call';
import type { CheckKind } from '../../api/calls/sync';
import { callWithHeaders } from '../http/call';
import { askChanges } from './internal/asked-changes';
import { earlierTime } from './internal/earlier';
import { withRetries } from './internal/retry';
import type { Page, SyncedSource } from './internal/synced-source';

/** How to read a source whose complete list is a single call. */
export interface ListedSourceOptions<Row> {
  name: string;
  schema: number;
  keep: SyncedSource<Row>['keep'];
  /** the call for the complete list */
  list(): Promise<{ call: Call<never, void, Row[]>; params: unknown }>;
  /** extracts the rows where the response is not an array of rows */
  rows?(answer: never): Row[];
  /** name of the source in `a/check/{kind}/`; without it the complete list is read each time */
  check?: CheckKind;
  /** reads rows by id; without it any change reads the complete list */
  some?(ids: readonly number[], signal: AbortSignal): Promise<Row[]>;
}

/** With more changes than this the complete list is cheaper. */
const MAX_CHANGES_TO_FETCH = 60;
const ALL_IDS = [1, Number.MAX_SAFE_INTEGER] as const;

/** A source of rows with an `id` that is refreshed by changed ids. */
export function listedSource<Row extends { id: number }>(of: ListedSourceOptions<Row>): SyncedSource<Row> {
  const anonymous = of.keep === 'device';

  async function whole(signal: AbortSignal): Promise<Page<Row>> {
    const { call, params } = await of.list();
    const { data, header } = await withRetries(
      () => callWithHeaders(call as unknown as Call<unknown, void, Row[]>, { params, signal, anonymous }),
      signal,
    );
    const behind = header('x-behind') === '1';
    return {
      rows: of.rows?.(data as never) ?? data,
      deleted: [],
      stamp: header('x-sync-at'),
      behind,
      replaces: ALL_IDS,
    };
  }

  async function* changes(kind: CheckKind, after: string, signal: AbortSignal): AsyncIterable<Page<Row>> {
    const told = await askChanges(kind, after, { signal, anonymous });
    if (!told) return yield await whole(signal);
    const { gone, changed, stamp } = told;
    if (changed.length > MAX_CHANGES_TO_FETCH || (changed.length > 0 && !of.some)) {
      const page = await whole(signal);
      // The list may come from the server's cache and be older than the announced change.
      return yield { ...page, stamp: earlierTime(page.stamp, stamp) };
    }
    const rows = changed.length > 0 && of.some ? await of.some(changed, signal) : [];
    yield { rows, deleted: gone, stamp };
  }

  async function* once(signal: AbortSignal): AsyncIterable<Page<Row>> {
    yield await whole(signal);
  }

  return {
    name: of.name,
    schema: of.schema,
    keep: of.keep,
    key: (row) => row.id,
    pull: (since, signal) => (since === null || !of.check ? once(signal) : changes(of.check, since, signal)),
  };
}
