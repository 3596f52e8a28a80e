import { ApiError, asApiError } from '../../http/api-error';

/** Waits between attempts, in milliseconds. */
const RETRY_DELAYS_MS = [1000, 2500, 6000] as const;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const stop = () => {
      clearTimeout(timer);
      failed(new ApiError('aborted', 0));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      done();
    }, milliseconds);
    signal.addEventListener('abort', stop);
  });
}

/** Retries a read after failures that may pass: no response, too many requests, an error of the server. */
export async function withRetries<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const wait of RETRY_DELAYS_MS) {
    try {
      return await read();
    } catch (thrown) {
      const error = asApiError(thrown);
      // Without any network, waiting costs battery for nothing: the next refresh will do.
      if (error.aborted || !error.transient || !navigator.onLine) throw error;
      await pause(Math.max(wait, (error.retryAfter ?? 0) * 1000), signal);
    }
  }
  return read();
}
