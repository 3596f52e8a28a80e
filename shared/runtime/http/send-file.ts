import type { Call } from '../../api/call';
import { type CallOptions, call } from './call';

/** Time limit in milliseconds: 10 MB over the connection of an outer island. */
const TIMEOUT = 300_000;

/**
 * Sends a call whose body is a file. `progress` receives the number of bytes sent; after an abort through
 * `signal` the server stores nothing.
 * @throws ApiError as `call` does
 */
export function sendFile<P, R>(c: Call<P, Blob, R>, a: CallOptions<P, Blob> & { body: Blob }): Promise<R> {
  const type = a.body.type || 'application/octet-stream';
  return call(c, { timeout: TIMEOUT, ...a, headers: { ...a.headers, 'Content-Type': type } });
}
