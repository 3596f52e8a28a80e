import type { ErrorBody, ErrorCode } from '../../contract/error-codes';

/** A call that did not do what was asked. `code` is a key of the namespace `errors`, page `code`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  /** HTTP status; 0 when no response came */
  readonly status: number;
  /** code per field name, for a refused body */
  readonly fields?: Record<string, ErrorCode>;
  /** seconds to wait before asking again */
  readonly retryAfter?: number;
  /** what the server holds, with `conflict` and `awaits_approval` */
  readonly current?: unknown;

  constructor(
    code: ErrorCode,
    status: number,
    more: { fields?: Record<string, ErrorCode>; retryAfter?: number; current?: unknown } = {},
  ) {
    super(`${code} (${status})`);
    this.code = code;
    this.status = status;
    Object.assign(this, more);
  }

  /** The call was given up silently, for instance for want of a token: screens show nothing. */
  get aborted(): boolean {
    return this.code === 'aborted';
  }

  /** Worth repeating unchanged: no response, too many requests, or the server's own fault. */
  get transient(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/** `Retry-After` in seconds, from a number or an HTTP date. */
export function retryAfterOf(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

const BY_STATUS: Record<number, ErrorCode> = {
  401: 'token_invalid',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  409: 'conflict',
  412: 'conflict',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  // A proxy in front of a server that is down: the network of the person is not to blame.
  502: 'unavailable',
  503: 'unavailable',
  504: 'timeout',
};

/** The error of a response; one from a proxy, without the server's body, is given by its status. */
export function errorOf(status: number, body: unknown, retryAfter?: number): ApiError {
  const said = typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : {};
  const code = said.code ?? BY_STATUS[status] ?? (status >= 500 ? 'server_error' : 'invalid_body');
  return new ApiError(code, status, {
    ...(said.fields ? { fields: said.fields } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(said.current === undefined ? {} : { current: said.current }),
  });
}

/** Any thrown value as an ApiError; what is not one is a fault of ours. */
export function asApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError('server_error', 500);
}
