import type { Call } from '../../api/call';
import { type CallOptions, call } from './call';

/** Time limit in milliseconds: 10 MB over the connection of an outer island. */
const UPLOAD_TIMEOUT_MS = 300_000;

/**
 * Sends a call whose body is a file. `progress` receives the number of bytes sent; after an abort through
 * `signal` the server stores nothing.
 * @throws ApiError as `call` does
 */
export function sendFile<P, R>(c: Call<P, Blob, R>, a: CallOptions<P, Blob> & { body: Blob }): Promise<R> {
  const type = a.body.type || 'application/octet-stream';
  return call(c, { timeout: UPLOAD_TIMEOUT_MS, ...a, headers: { ...a.headers, 'Content-Type': type } });
}
