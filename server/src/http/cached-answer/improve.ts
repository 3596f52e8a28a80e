import { setTimeout as pause } from 'node:timers/promises';
import { brotli } from './brotli';

/** What is improved of an answer. */
interface Compressed {
  br: Buffer;
}

/** The best compression of brotli: a quarter smaller, at up to 5 seconds per megabyte. */
const BEST = 11;
/** Bytes up to which it is worth its time. */
const BEST_UP_TO = 600_000;
/** Milliseconds for which an answer in the place of another one stands before it is worth the same. */
export const SETTLED_MS = 3_000;

const replaced = new WeakSet<Compressed>();
let before: Promise<void> = Promise.resolve();

/**
 * Puts the best compression in place of the quick one, behind whoever asks meanwhile: one answer after another, so that
 * the quick ones never wait for more than one of them, and none that a newer one has replaced by then. An answer that
 * replaces another one must have stood for a while: where reports come every second, none is compressed twice.
 * @param former the answer that it replaces
 */
export function improveSoon(ready: Compressed, identity: Buffer, former: Compressed | null): void {
  if (former) replaced.add(former);
  if (identity.length > BEST_UP_TO) return;
  const stood = former ? pause(SETTLED_MS, undefined, { ref: false }) : Promise.resolve();
  void stood.then(() => {
    before = before
      .then(() => (replaced.has(ready) ? undefined : improve(ready, identity)))
      .catch(() => undefined);
  });
}

async function improve(ready: Compressed, identity: Buffer): Promise<void> {
  ready.br = await brotli(identity, BEST);
}
