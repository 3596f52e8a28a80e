import { type ErrorDetails, HttpError } from './errors/http-error';

/**
 * What was sent once under an identifier may be sent again; anything else under it is refused, since one of the two
 * would be lost.
 * @param held fingerprint of the first body; null for rows of before fingerprints were kept
 * @throws HttpError 409 `uuid_reused`
 */
export function checkRepeat(held: string | null, hash: string, details: ErrorDetails = {}): void {
  if (held === null || held === hash) return;
  throw new HttpError(409, 'uuid_reused', {
    message: 'Something else was sent under this identifier.',
    ...details,
  });
}
