import type { IncomingMessage } from 'node:http';

/** A sender of more than this is cut off in the middle: no mistake is that large. */
const MOST = 16 * 1_048_576;

/**
 * Waits until the rest of a refused body has arrived and been thrown away. A response given earlier
 * ends the connection while the sender still writes, and many a client then reports a broken
 * network instead of the response.
 */
export function restOfBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((done) => {
    let seen = 0;
    request.on('data', (part: Buffer) => {
      seen += part.length;
      if (seen > MOST) done();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => done());
    request.resume();
  });
}
