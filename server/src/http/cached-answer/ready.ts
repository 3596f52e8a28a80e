import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
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
/** A quarter smaller, at about 5 seconds per megabyte. */
const BEST = 11;
/** Bytes up to which the best compression is worth its time. */
const BEST_UP_TO = 600_000;
/** Bytes up to which every encoding is kept; 200 chunks of a million cases in all of them are 400 MB. */
const ALL_UP_TO = 200_000;
/** Bytes of large answers that are kept in other encodings than brotli, the latest ones. */
const OTHERS_UP_TO = 24_000_000;

const compress = (identity: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });

/** Compresses a text once for all that will ask. */
export async function makeReady(version: string, text: string): Promise<Ready> {
  const identity = Buffer.from(text);
  const small = identity.length <= ALL_UP_TO;
  const [br, zipped] = await Promise.all([compress(identity, QUICK), small ? toGzip(identity) : null]);
  const ready: Ready = { version, br, gzip: zipped, identity: small ? identity : null };
  if (identity.length <= BEST_UP_TO) void improve(ready, identity).catch(() => undefined);
  return ready;
}

/** Puts the best compression in place of the quick one, behind whoever asks meanwhile. */
export async function improve(ready: Ready, identity: Buffer): Promise<void> {
  if (identity.length <= BEST_UP_TO) ready.br = await compress(identity, BEST);
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
