import { HttpError } from '../../http/errors/http-error';

/** Largest number of waiting jobs, each of which holds a file in memory. */
const MAX_WAITING_JOBS = 8;

/**
 * Runs jobs one after the other: decoding takes a core and some hundred megabytes for a second, and other
 * calls must go on.
 * @throws HttpError 503 when too many wait
 */
export class JobQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING_JOBS)
      throw new HttpError(503, 'unavailable', { retryAfter: 10, message: 'Other pictures are being read.' });
    this.waiting += 1;
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }
}
