import type { ErrorBody, ErrorCode } from '@ciguawatch/shared/contract/error-codes';

/** What an error may carry besides its code. */
export interface ErrorDetails {
  message?: string;
  fields?: Record<string, ErrorCode>;
  /** Value the server holds, with `conflict`. */
  current?: unknown;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** Methods that exist, with `method_not_allowed`. */
  allow?: string[];
  /** Account it is about, for the log of security events; not answered. */
  user?: number;
}

/** A response other than success, thrown from anywhere below a route. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(details.message ?? code);
  }

  /** The one shape of every refused call. */
  body(): ErrorBody {
    const { fields, current } = this.details;
    return {
      code: this.code,
      message: this.details.message ?? englishOf(this.code),
      ...(fields && { fields }),
      ...(current !== undefined && { current }),
    };
  }
}

/** `token_missing` as "Token missing.": enough for a log; people read the dictionary. */
function englishOf(code: ErrorCode): string {
  const words = code.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** A body that cannot be taken, with a reason per field. */
export const invalidFields = (fields: Record<string, ErrorCode>): HttpError =>
  new HttpError(400, 'invalid_body', { message: 'Some fields cannot be taken.', fields });

export const notFound = (message = 'Nothing is here.'): HttpError =>
  new HttpError(404, 'not_found', { message });
