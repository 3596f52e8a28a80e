import type { Call } from '../../api/call';
import { ApiError } from './api-error';
import { hostCookie, readCookie } from './cookies';
import { type HttpResponse, send } from './transport';

export { ApiError, asApiError } from './api-error';

/** Milliseconds before a call is given up: reading, and writing over a slow upload. */
const TIMEOUT_READ = 30_000;
const TIMEOUT_WRITE = 60_000;

export interface CallOptions<P, B> {
  params: P;
  body?: B;
  signal?: AbortSignal;
  /** version that a change is based on, sent as `If-Match`; a 409 says that it moved */
  ifVersion?: number;
  /** milliseconds */
  timeout?: number;
  /** send no token even when somebody is signed in */
  anonymous?: boolean;
  headers?: Record<string, string>;
}

/** Where tokens come from; the session sets it. */
export interface TokenSource {
  /** an access token, or null when none can be obtained */
  token(): Promise<string | null>;
  /** the server refused this token: obtain another, or null */
  renew(refused: string): Promise<string | null>;
  /** whether somebody is, or may be, signed in */
  readonly known: boolean;
  /** a call needed a sign-in that is not there */
  askLogin(): void;
}

let tokens: TokenSource | undefined;
export function setTokenSource(source: TokenSource | undefined): void {
  tokens = source;
}

/** The plain name is that of a server which was not told that people reach it by https. */
const csrfToken = (): string | null => readCookie(hostCookie('csrftoken')) ?? readCookie('csrftoken');

function headersOf<P, B, R>(
  c: Call<P, B, R>,
  a: CallOptions<P, B>,
  token: string | null,
): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', ...a.headers };
  if (a.body !== undefined && !(a.body instanceof FormData)) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  if (a.ifVersion !== undefined) headers['If-Match'] = `"${a.ifVersion}"`;
  const csrf = c.method === 'GET' || c.method === 'OPTIONS' ? null : csrfToken();
  if (csrf) headers['X-CSRFToken'] = csrf;
  return headers;
}

async function tokenFor(
  access: Call<never, never, never>['access'],
  anonymous: boolean,
): Promise<string | null> {
  if (anonymous || !tokens?.known) {
    if (access === 'open' || anonymous) return null;
  }
  const token = (await tokens?.token()) ?? null;
  if (token === null && access !== 'open') {
    tokens?.askLogin();
    throw new ApiError('aborted', 0);
  }
  return token;
}

/** Development and tests notice an answer that is not what the call promises; people never pay for it. */
function checkAnswer<P, B, R>(c: Call<P, B, R>, data: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  const parsed = c.answer.safeParse(data ?? {});
  if (parsed.success) return;
  console.error(`answer of ${c.name}`, parsed.error.issues);
  throw new ApiError('answer_invalid', 200);
}

/** Like `call`, with the headers of the answer. */
export async function callWithHeaders<P, B, R>(
  c: Call<P, B, R>,
  a: CallOptions<P, B>,
): Promise<{ data: R; header: HttpResponse['header'] }> {
  const attempt = (token: string | null) =>
    send({
      method: c.method,
      path: c.path(a.params),
      body: a.body,
      headers: headersOf(c, a, token),
      timeout: a.timeout ?? (c.method === 'GET' ? TIMEOUT_READ : TIMEOUT_WRITE),
      ...(a.signal ? { signal: a.signal } : {}),
    });
  const token = await tokenFor(c.access, a.anonymous ?? false);
  let answer: HttpResponse;
  try {
    answer = await attempt(token);
  } catch (thrown) {
    // The server may refuse a token before its time: revoked, or signed with a key since replaced.
    if (!(thrown instanceof ApiError) || thrown.status !== 401 || token === null || !tokens) throw thrown;
    const other = await tokens.renew(token);
    if (other === null && c.access !== 'open') {
      tokens.askLogin();
      throw new ApiError('aborted', 0);
    }
    answer = await attempt(other);
  }
  checkAnswer(c, answer.data);
  return { data: answer.data as R, header: answer.header };
}

/**
 * Sends one call of `shared/api` and answers its body.
 * Rejects with an ApiError; code `aborted` when no token could be obtained: the session then asks
 * for a sign-in and the screen shows nothing (specification, section 7).
 */
export async function call<P, B, R>(c: Call<P, B, R>, a: CallOptions<P, B>): Promise<R> {
  return (await callWithHeaders(c, a)).data;
}
