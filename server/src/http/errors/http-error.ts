import type { ErrorBody, ErrorCode } from '@ciguawatch/shared/contract/error-codes';

/** Optional parts of an error. */
export interface ErrorDetails {
  message?: string;
  fields?: Record<string, ErrorCode>;
  /** Current value of the object, with `conflict`. */
  current?: unknown;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** Methods of the path, with `method_not_allowed`. */
  allow?: string[];
  /** Account concerned, for the log of security events only. */
  user?: number;
}

/** A response other than success; may be thrown anywhere below a route. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(details.message ?? code);
  }

  /** The common body of all error responses. */
  body(): ErrorBody {
    const { fields, current } = this.details;
    return {
      code: this.code,
      message: this.details.message ?? englishSentence(this.code),
      ...(fields && { fields }),
      ...(current !== undefined && { current }),
    };
  }
}

/** `token_missing` as "Token missing." for logs; the interface shows the translated text. */
function englishSentence(code: ErrorCode): string {
  const words = code.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Error for a body with invalid fields, with a code for each. */
export const invalidFields = (fields: Record<string, ErrorCode>): HttpError =>
  new HttpError(400, 'invalid_body', { message: 'Some fields cannot be taken.', fields });

/** Error for an address or object that does not exist. */
export const notFound = (message = 'Nothing is here.'): HttpError =>
  new HttpError(404, 'not_found', { message });
