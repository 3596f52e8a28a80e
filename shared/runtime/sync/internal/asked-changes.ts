import { type CheckKind, checkChanges } from '../../../api/calls/sync';
import { ApiError } from '../../http/api-error';
import { callWithHeaders } from '../../http/call';
import { withRetries } from './retry';

/** What went and what changed since a watermark, and the watermark to ask from next. */
interface Changes {
  gone: readonly number[];
  changed: readonly number[];
  stamp: string;
}

/** Fetches what changed since a watermark; null when that is too much and the whole list must be read. */
export async function askChanges(
  kind: CheckKind,
  after: string,
  how: { anonymous: boolean; signal: AbortSignal },
): Promise<Changes | null> {
  const ask = (del: boolean) =>
    withRetries(
      () => callWithHeaders(checkChanges, { params: { kind, after, ...(del ? { del } : {}) }, ...how }),
      how.signal,
    );
  try {
    // The stamp of the earlier question: what changes between the two is reported again next time.
    const gone = await ask(true);
    const changed = await ask(false);
    return { gone: gone.data, changed: changed.data, stamp: gone.header('x-sync-at') ?? after };
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status === 410) return null;
    throw thrown;
  }
}
