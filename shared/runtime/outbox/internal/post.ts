import { ApiError, errorOf, retryAfterOf } from '../../http/api-error';

/** Time limit in milliseconds, as for every writing call. */
const TIMEOUT = 60_000;

/**
 * Sends a call without an account from the service worker, which has neither session nor axios; returns the
 * response of the server.
 */
export async function postAlone(path: string, body: object): Promise<{ id: number }> {
  const stop = new AbortController();
  const late = setTimeout(() => stop.abort(), TIMEOUT);
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      // Without cookies: the report must not be linked with an account that is logged in by now.
      credentials: 'omit',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: stop.signal,
    });
    const data: unknown = await response.json().catch(() => null);
    const retryAfter = retryAfterOf(response.headers.get('retry-after'), Date.now());
    if (!response.ok) throw errorOf(response.status, data, retryAfter);
    const id = (data as { id?: unknown } | null)?.id;
    // A captive portal responds to anything with 200.
    if (typeof id !== 'number') throw new ApiError('answer_invalid', 0);
    return data as { id: number };
  } catch (thrown) {
    if (thrown instanceof ApiError) throw thrown;
    throw new ApiError(stop.signal.aborted ? 'timeout' : 'network', 0);
  } finally {
    clearTimeout(late);
  }
}
