import type { Call } from '../../api/call';
import { ApiError } from './api-error';
import { hostCookie, readCookie } from './cookies';

/** Provides access tokens; set by the session. */
export interface TokenSource {
  /** an access token, or null when none can be obtained */
  token(): Promise<string | null>;
  /** called with a token that the server refused; returns another one, or null */
  renew(refused: string): Promise<string | null>;
  /** whether a token can be expected: somebody is logged in, or was when the browser was last open */
  readonly known: boolean;
  /** called when a call needs a login that does not exist */
  askLogin(): void;
  /** called when the server refuses for lack of a role that the person had when the page opened */
  recheck(): void;
}

let tokens: TokenSource | undefined;
export function setTokenSource(source: TokenSource | undefined): void {
  tokens = source;
}

/** Options of a request, from a call or a download. */
interface AuthorisedOptions {
  body?: unknown;
  ifVersion?: number;
  anonymous?: boolean;
  headers?: Record<string, string>;
}

/** The plain cookie name is used by servers without https. */
const csrfToken = (): string | null => readCookie(hostCookie('csrftoken')) ?? readCookie('csrftoken');

function requestHeaders(
  method: Call['method'],
  a: AuthorisedOptions,
  token: string | null,
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    ...(a.body !== undefined && { 'Content-Type': 'application/json' }),
    ...a.headers,
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (a.ifVersion !== undefined) headers['If-Match'] = `"${a.ifVersion}"`;
  const csrf = method === 'GET' || method === 'OPTIONS' ? null : csrfToken();
  if (csrf) headers['X-CSRFToken'] = csrf;
  return headers;
}

async function tokenFor(access: Call['access'], anonymous: boolean): Promise<string | null> {
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

/**
 * Sends a request with the headers of the logged-in person; repeats it once with another token when the
 * server refuses the first.
 */
export async function callAuthorised<R>(
  c: Pick<Call, 'method' | 'access'>,
  a: AuthorisedOptions,
  attempt: (headers: Record<string, string>) => Promise<R>,
): Promise<R> {
  const token = await tokenFor(c.access, a.anonymous ?? false);
  try {
    return await attempt(requestHeaders(c.method, a, token));
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status === 403) tokens?.recheck();
    // The server may refuse a token before its expiry: revoked, or signed with a key that was replaced.
    if (!(thrown instanceof ApiError) || thrown.status !== 401 || token === null || !tokens) throw thrown;
    const other = await tokens.renew(token);
    if (other === null && c.access !== 'open') {
      tokens.askLogin();
      throw new ApiError('aborted', 0);
    }
    return attempt(requestHeaders(c.method, a, other));
  }
}
