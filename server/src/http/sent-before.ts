import { type ErrorDetails, HttpError } from './errors/http-error';

/**
 * Accepts a repeat and refuses another body under the same identifier, because one of the two would be lost.
 * @param held hash of the first body; null for rows without one, which accept any
 * @throws HttpError 409 `uuid_reused`
 */
export function checkRepeat(held: string | null, hash: string, details: ErrorDetails = {}): void {
  if (held === null || held === hash) return;
  throw new HttpError(409, 'uuid_reused', {
    message: 'Something else was sent under this identifier.',
    ...details,
  });
}
