import { HttpError } from '../../http/errors/http-error';

/** Works that may wait: each holds a file in memory. */
const MOST = 8;

/**
 * Runs one work after the other: a picture takes a core and some hundred megabytes for a second, and the other
 * calls go on meanwhile. @throws HttpError 503 when too many wait
 */
export class OneByOne {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST)
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
