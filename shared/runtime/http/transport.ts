import { clock } from '../page/clock';
import { ApiError, errorOf, retryAfterOf } from './api-error';
import { connectivity } from './connectivity';
import type { HttpRequest, HttpResponse, Transport } from './internal/exchange';

export type { HttpRequest, HttpResponse, Transport };

/** Parses the body of a response: JSON, otherwise text, null when empty. */
async function dataOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reading requests use fetch: every first visit reads, and a library would cost download time. */
const readOverTheNetwork: Transport = async (sent) => {
  const stop = new AbortController();
  const late = setTimeout(() => stop.abort('timeout'), sent.timeout);
  const cancel = () => stop.abort('aborted');
  sent.signal?.addEventListener('abort', cancel, { once: true });
  if (sent.signal?.aborted) cancel();
  try {
    const response = await fetch(`/api/${sent.path}`, {
      method: sent.method,
      signal: stop.signal,
      headers: sent.headers,
    });
    const data = await dataOf(response);
    connectivity.answered();
    return { status: response.status, data, header: (name) => response.headers.get(name) };
  } catch {
    if (stop.signal.reason === 'aborted') throw new ApiError('aborted', 0);
    connectivity.failed();
    throw new ApiError(stop.signal.aborted ? 'timeout' : 'network', 0);
  } finally {
    clearTimeout(late);
    sent.signal?.removeEventListener('abort', cancel);
  }
};

/** Writing requests use axios, loaded with the first of them (docs/adr/0007). */
const overTheNetwork: Transport = async (sent) => {
  if (sent.method === 'GET' || sent.method === 'OPTIONS') return readOverTheNetwork(sent);
  const { writeOverTheNetwork } = await import('./internal/write').catch(() => {
    connectivity.failed();
    throw new ApiError('network', 0);
  });
  return writeOverTheNetwork(sent);
};

let transport: Transport = overTheNetwork;

/** Replaces the network in tests; without a function the real network is restored. */
export function setTransport(other?: Transport): void {
  transport = other ?? overTheNetwork;
}

/**
 * Corrects the clock by a response that can only come from the server now: what was written, or may be kept
 * by no cache.
 */
function learnTime({ method }: HttpRequest, { header }: HttpResponse): void {
  if (method !== 'GET' || header('cache-control')?.includes('no-store')) clock.learn(header('date'));
}

/** Whether the server stored a change for approval by a second person instead of making it. */
const isAwaitingApproval = ({ status, data }: HttpResponse): boolean =>
  status === 202 && (data as { code?: unknown } | null)?.code === 'awaits_approval';

/**
 * Sends a request.
 * @throws ApiError for a status outside 200 to 299, and for a change that waits for a second person (202
 * `awaits_approval`), because nothing has changed yet
 */
export async function send(sent: HttpRequest): Promise<HttpResponse> {
  const response = await transport(sent);
  learnTime(sent, response);
  if (isAwaitingApproval(response)) throw errorOf(response.status, response.data);
  if (response.status >= 200 && response.status < 300) return response;
  throw errorOf(response.status, response.data, retryAfterOf(response.header('retry-after'), clock.now()));
}
