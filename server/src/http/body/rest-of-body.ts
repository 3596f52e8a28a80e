import type { IncomingMessage } from 'node:http';

/** Bytes after which the sender of a refused body is cut off: no mistake is that large. */
const MOST = 16 * 1_048_576;

/**
 * Waits until the rest of a refused body has arrived and was discarded. An earlier response would close the
 * connection while the client still writes, and many clients then report a broken network instead of the
 * response.
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
