import { type CheckKind, checkChanges } from '../../../api/calls/sync';
import { ApiError } from '../../http/api-error';
import { callWithHeaders } from '../../http/call';
import { withRetries } from './retry';

/** Ids deleted and changed since a watermark, and the watermark for the next query. */
interface ChangedIds {
  gone: readonly number[];
  changed: readonly number[];
  stamp: string;
}

/**
 * Fetches the ids changed since a watermark; null when there are too many and the whole list should be
 * read.
 */
export async function askChanges(
  kind: CheckKind,
  after: string,
  how: { anonymous: boolean; signal: AbortSignal },
): Promise<ChangedIds | null> {
  const ask = (del: boolean) =>
    withRetries(
      () => callWithHeaders(checkChanges, { params: { kind, after, ...(del ? { del } : {}) }, ...how }),
      how.signal,
    );
  try {
    // Uses the watermark of the first query, so that changes between the two are reported again next time.
    const gone = await ask(true);
    const changed = await ask(false);
    return { gone: gone.data, changed: changed.data, stamp: gone.header('x-sync-at') ?? after };
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status === 410) return null;
    throw thrown;
  }
}
