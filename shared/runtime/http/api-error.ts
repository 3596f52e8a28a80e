import type { ErrorBody, ErrorCode } from '../../contract/error-codes';

/** A failed call. `code` is a key of the namespace `errors`, page `code`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  /** HTTP status; 0 when no response came */
  readonly status: number;
  /** code per field name, for a refused body */
  readonly fields?: Record<string, ErrorCode>;
  /** seconds to wait before retrying */
  readonly retryAfter?: number;
  /** current value on the server, with `conflict` and `awaits_approval` */
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

  /**
   * Whether the call was cancelled without a message, for example for lack of a token: screens show
   * nothing.
   */
  get aborted(): boolean {
    return this.code === 'aborted';
  }

  /**
   * Whether repeating the call unchanged may help: no response, too many requests, or an error of the
   * server.
   */
  get transient(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/** `Retry-After` in seconds, from a number or an HTTP date; undefined when missing or unreadable. */
export function retryAfterOf(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
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
  // A proxy without its server behind it: the message must not blame the person's network.
  502: 'unavailable',
  503: 'unavailable',
  504: 'timeout',
};

/** The error of a response. A proxy's response, without the server's body, is described by its status. */
export function errorOf(status: number, body: unknown, retryAfter?: number): ApiError {
  const said = typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : {};
  const code = said.code ?? CODE_OF_STATUS[status] ?? (status >= 500 ? 'server_error' : 'invalid_body');
  return new ApiError(code, status, {
    ...(said.fields ? { fields: said.fields } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(said.current === undefined ? {} : { current: said.current }),
  });
}

/** Any thrown value as an ApiError; other errors are bugs and become `server_error`. */
export function asApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError('server_error', 500);
}
