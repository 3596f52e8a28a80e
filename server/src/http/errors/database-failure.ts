import type { Failure } from '../../db/failure';
import { failureOf } from '../../db/failure';
import { HttpError } from './http-error';

/**
 * Responses by kind of failure, with the seconds after which a retry makes sense: a restart takes a few,
 * freeing a disk longer.
 */
const RESPONSES: Record<Failure, () => HttpError> = {
  away: () => unavailable('The database does not answer at the moment.', 5),
  busy: () => unavailable('The database is busy.', 3),
  collision: () => unavailable('Too many changes at once.', 1),
  full: () =>
    new HttpError(503, 'disk_full', {
      retryAfter: 60,
      message: 'The disk of the server is full: nothing can be stored.',
    }),
};

const unavailable = (message: string, retryAfter: number): HttpError =>
  new HttpError(503, 'unavailable', { message, retryAfter });

/** The response for a failure that a later retry may overcome; null for any other error. */
export function temporaryFailure(error: unknown): HttpError | null {
  const failure = failureOf(error);
  return failure && RESPONSES[failure]();
}
