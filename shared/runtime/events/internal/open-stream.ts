import { EVENT_STREAM, streamChanges } from '../../../api/calls/desk/events';
import type { ServerChange } from '../../../api/schemas/desk/events';
import { ApiError, errorOf, retryAfterOf } from '../../http/api-error';
import { callAuthorised } from '../../http/authorised';
import { clock } from '../../page/clock';
import { EventParser } from './event-parser';

/** Milliseconds without a sign of life after which a connection counts as lost; the server sends one every 25 s. */
const SILENCE = 60_000;

/** One event of the stream. */
export interface HeardChanges {
  id: string | null;
  changes: readonly ServerChange[];
}

/**
 * Opens the stream and delivers its events until the server ends it.
 * @param last id of the last event heard; the first event then holds what was missed
 */
export type OpenStream = (last: string | null, signal: AbortSignal) => AsyncIterable<HeardChanges>;

/** Opens the stream by fetch, because `EventSource` cannot send the access token. */
export const openStream: OpenStream = async function* (last, signal) {
  const silent = new AbortController();
  const cut = () => silent.abort();
  let timer = setTimeout(cut, SILENCE);
  signal.addEventListener('abort', cut, { once: true });
  try {
    const headers = { Accept: EVENT_STREAM, ...(last !== null && { 'Last-Event-ID': last }) };
    const reader = await callAuthorised(streamChanges, { headers }, (all) => connect(all, silent.signal));
    const decoder = new TextDecoder();
    const parser = new EventParser();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(cut, SILENCE);
      for (const { id, data } of parser.take(decoder.decode(value, { stream: true })))
        yield { id, changes: JSON.parse(data) as ServerChange[] };
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cut);
    // Where the reader of this stream stops first, the connection must not stay open.
    cut();
  }
};

async function connect(headers: Record<string, string>, signal: AbortSignal) {
  const response = await fetch(`/api/${streamChanges.path()}`, { headers, signal, cache: 'no-store' });
  if (response.status === 200 && response.body) return response.body.getReader();
  const data: unknown = await response.json().catch(() => null);
  if (response.status === 200) throw new ApiError('answer_invalid', 200);
  throw errorOf(response.status, data, retryAfterOf(response.headers.get('retry-after'), clock.now()));
}
