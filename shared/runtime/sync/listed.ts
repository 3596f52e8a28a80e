import type { Call } from '../../api/call';
import { type CheckKind, checkChanges } from '../../api/calls/sync';
import { callWithHeaders } from '../http/call';
import { withRetries } from './internal/retry';
import type { Page, SyncedSource } from './internal/synced-source';

/** How a source that the server lists whole is read. */
export interface Listed<Row> {
  name: string;
  schema: number;
  keep: SyncedSource<Row>['keep'];
  /** the whole list */
  list(): Promise<{ call: Call<never, void, Row[]>; params: unknown }>;
  /** its name in `a/check/{kind}/`; without one the whole list is read each time */
  check?: CheckKind;
  /** rows of some ids; without it a change reads the whole list */
  some?(ids: readonly number[], signal: AbortSignal): Promise<Row[]>;
}

/** More changes than this and the whole list is the shorter way. */
const MANY = 60;
const ALL = [1, Number.MAX_SAFE_INTEGER] as const;

/** A source of rows with an `id`, refreshed by the ids that changed. */
export function listedSource<Row extends { id: number }>(of: Listed<Row>): SyncedSource<Row> {
  const anonymous = of.keep === 'device';

  async function whole(signal: AbortSignal): Promise<Page<Row>> {
    const { call, params } = await of.list();
    const { data, header } = await withRetries(
      () => callWithHeaders(call as unknown as Call<unknown, void, Row[]>, { params, signal, anonymous }),
      signal,
    );
    return { rows: data, deleted: [], stamp: header('x-sync-at'), replaces: ALL };
  }

  async function* changes(kind: CheckKind, after: string, signal: AbortSignal): AsyncIterable<Page<Row>> {
    const ask = (del: boolean) =>
      withRetries(
        () =>
          callWithHeaders(checkChanges, {
            params: { kind, after, ...(del ? { del } : {}) },
            signal,
            anonymous,
          }),
        signal,
      );
    const gone = await ask(true);
    const changed = await ask(false);
    const stamp = gone.header('x-sync-at') ?? after;
    if (changed.data.length > MANY || (changed.data.length > 0 && !of.some))
      return yield { ...(await whole(signal)), stamp };
    const rows = changed.data.length > 0 && of.some ? await of.some(changed.data, signal) : [];
    yield { rows, deleted: gone.data, stamp };
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
