import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { timeLimit } from '../../time-limit';

/** Time limit of a request in milliseconds. */
const LIMIT = 30_000;

/**
 * Reads public data with plain fetch: on home, the first page of a slow first visit, axios and the schemas
 * would be larger than the page itself.
 * @throws when there is no response, or an unsuccessful one
 */
export async function getJson<T>(path: string, signal: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { signal: timeLimit(LIMIT, signal) });
  } catch (thrown) {
    if (!signal.aborted) connectivity.failed();
    throw thrown;
  }
  connectivity.answered();
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return (await response.json()) as T;
}
