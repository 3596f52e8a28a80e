import type { IncomingMessage } from 'node:http';

/** Bytes after which the sender of a refused body is cut off: no mistake is that large. */
const MAX_DISCARDED_BYTES = 16 * 1_048_576;

/**
 * Waits until the rest of a refused body has arrived and was discarded. An earlier response would close the
 * connection while the client still writes, and many clients then report a broken network instead of the
 * response.
 */
export function discardRestOfBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((done) => {
    let receivedBytes = 0;
    request.on('data', (part: Buffer) => {
      receivedBytes += part.length;
      if (receivedBytes > MAX_DISCARDED_BYTES) done();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => done());
    request.resume();
  });
}
