import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { brotli } from './brotli';
import { improveSoon } from './improve';

const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

export type Encoding = 'identity' | 'br' | 'gzip';

/** An answer as it is kept: always in brotli, and in the other encodings where they are small or were asked for. */
export interface Ready {
  version: string;
  br: Buffer;
  gzip: Buffer | null;
  identity: Buffer | null;
}

/** Good compression in a hundredth of the time of the best one; it runs at each change. */
const QUICK = 6;
/** Bytes up to which every encoding is kept; 200 chunks of a million cases in all of them are 400 MB. */
const ALL_UP_TO = 200_000;
/** Bytes of large answers that are kept in other encodings than brotli, the latest ones. */
const OTHERS_UP_TO = 24_000_000;

/**
 * Compresses a text once for all that will ask.
 * @param former the answer that it replaces
 */
export async function makeReady(version: string, text: string, former: Ready | null = null): Promise<Ready> {
  const identity = Buffer.from(text);
  const small = identity.length <= ALL_UP_TO;
  const [br, zipped] = await Promise.all([brotli(identity, QUICK), small ? toGzip(identity) : null]);
  const ready: Ready = { version, br, gzip: zipped, identity: small ? identity : null };
  improveSoon(ready, identity, former);
  return ready;
}

/** Large answers in other encodings, the latest last. */
const others = new Map<Ready, number>();
let othersBytes = 0;

/** The bytes of an answer; made of the brotli ones where they are not kept. */
export async function bytesIn(ready: Ready, encoding: Encoding): Promise<Buffer> {
  const kept = ready[encoding];
  if (kept) return kept;
  const identity = ready.identity ?? (await fromBrotli(ready.br));
  const bytes = encoding === 'gzip' ? await toGzip(identity) : identity;
  ready[encoding] = bytes;
  keep(ready, bytes.length);
  return bytes;
}

function keep(ready: Ready, bytes: number): void {
  others.set(ready, (others.get(ready) ?? 0) + bytes);
  othersBytes += bytes;
  for (const [oldest, size] of others) {
    if (othersBytes <= OTHERS_UP_TO || oldest === ready) break;
    others.delete(oldest);
    othersBytes -= size;
    oldest.gzip = null;
    oldest.identity = null;
  }
}
