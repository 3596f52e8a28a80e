import type { Call, VersionedCall } from '../../api/call';
import { ApiError } from './api-error';
import { callAuthorised } from './authorised';
import { type HttpResponse, send } from './transport';

export { ApiError, asApiError } from './api-error';
export { setTokenSource, type TokenSource } from './authorised';

/** Time limits of a call in milliseconds; writing has to allow for slow uploads. */
const READ_TIMEOUT_MS = 30_000;
const WRITE_TIMEOUT_MS = 60_000;

export interface CallOptions<P, B> {
  params: P;
  body?: B;
  signal?: AbortSignal;
  /**
   * version that the change is based on, sent as `If-Match`; the server responds 409 when it is not current
   * any more
   */
  ifVersion?: number;
  /** time limit in milliseconds */
  timeout?: number;
  /** send no token even when somebody is logged in */
  anonymous?: boolean;
  headers?: Record<string, string>;
  /** called with the number of body bytes sent so far, for writing calls */
  progress?: (sent: number) => void;
}

/**
 * Validates responses in development and tests only: in production the schemas would cost download time.
 */
function checkAnswer<P, B, R>(c: Call<P, B, R>, data: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  const parsed = c.answer.safeParse(data ?? {});
  if (parsed.success) return;
  console.error(`answer of ${c.name}`, parsed.error.issues);
  throw new ApiError('answer_invalid', 200);
}

/** Like `call`, with the headers of the response. */
export async function callWithHeaders<P, B, R>(
  c: Call<P, B, R>,
  a: CallOptions<P, B>,
): Promise<{ data: R; header: HttpResponse['header'] }> {
  const response = await callAuthorised(c, a, (headers) =>
    send({
      method: c.method,
      path: c.path(a.params),
      body: a.body,
      headers,
      timeout: a.timeout ?? (c.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS),
      ...(a.signal ? { signal: a.signal } : {}),
      ...(a.progress && { progress: a.progress }),
    }),
  );
  checkAnswer(c, response.data);
  return { data: response.data as R, header: response.header };
}

/**
 * Sends one call of `shared/api` and returns its body.
 * @throws ApiError; `aborted` when no token could be obtained: the session then asks for a login and the
 * screen shows nothing (specification, section 7)
 */
export async function call<P, B, R>(c: Call<P, B, R>, a: CallOptions<P, B>): Promise<R> {
  return (await callWithHeaders(c, a)).data;
}

/**
 * Sends a call that changes a versioned object. The version must be the one that was shown: reading it
 * again before sending would overwrite other people's changes unseen.
 */
export function change<P, B, R>(
  c: VersionedCall<P, B, R>,
  a: CallOptions<P, B> & { ifVersion: number },
): Promise<R> {
  return call({ ...c, ifMatch: undefined as never }, a);
}
