import type { Call } from '../../api/call';
import { ApiError, errorOf, retryAfterOf } from '../http/api-error';
import { callAuthorised } from '../http/authorised';
import { connectivity } from '../http/connectivity';
import { clock } from '../page/clock';

/** A completely downloaded file. */
export interface Downloaded {
  blob: Blob;
  header: (name: string) => string | null;
}

export interface DownloadOptions<P, B> {
  params: P;
  body?: B;
  /** Cancels the download, which then rejects with the code `aborted`. */
  signal?: AbortSignal;
  /** Called with each piece as it arrives. */
  onPiece?: (piece: Uint8Array, header: Downloaded['header']) => void;
}

/**
 * Downloads the response of a call piece by piece, so that a page can show progress.
 * @throws ApiError; `network` also when the connection broke before the end
 */
export function download<P, B>(c: Call<P, B, unknown>, a: DownloadOptions<P, B>): Promise<Downloaded> {
  const asking = { ...(a.body !== undefined && { body: a.body }), headers: { Accept: '*/*' } };
  return callAuthorised(c, asking, async (headers) => {
    try {
      const response = await fetch(`/api/${c.path(a.params)}`, {
        method: c.method,
        headers,
        body: a.body === undefined ? null : JSON.stringify(a.body),
        signal: a.signal ?? null,
      });
      connectivity.answered();
      const header = (name: string) => response.headers.get(name);
      if (!response.ok) throw await errorFrom(response);
      return { blob: await wholeOf(response, (piece) => a.onPiece?.(piece, header)), header };
    } catch (thrown) {
      if (thrown instanceof ApiError) throw thrown;
      if (a.signal?.aborted) throw new ApiError('aborted', 0);
      connectivity.failed();
      throw new ApiError('network', 0);
    }
  });
}

async function errorFrom(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return errorOf(response.status, body, retryAfterOf(response.headers.get('retry-after'), clock.now()));
}

async function wholeOf(response: Response, onPiece: (piece: Uint8Array) => void): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    pieces.push(read.value);
    onPiece(read.value);
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}
