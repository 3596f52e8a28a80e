import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { timeLimit } from '../../time-limit';

/** Milliseconds before a question is given up. */
const LIMIT = 30_000;

/**
 * Reads something public of the server with the browser's own means. Home is the first page of a
 * slow first visit: the http client and the schemas of the calls would weigh more than the page.
 * @throws when there is no response, or one that is not a success
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
