import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { digest } from '../../security/hash';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Content encodings that responses are sent in. */
export type Encoding = 'identity' | 'br' | 'gzip';

/** A cached body: always in brotli; in the other encodings if it is small, or once a client asked for them. */
export interface CachedBody {
  /** Version of the data it was made from; never sent. */
  version: string;
  /** ETag: a hash of the text, so that it reveals nothing beyond the text. */
  tag: string;
  br: Buffer;
  gzip: Buffer | null;
  identity: Buffer | null;
}

/**
 * Brotli qualities; after each change a user waits for the compression. Small bodies use 10: 5 % larger than the
 * best, in a sixth of its time (0.1 s for the packed chunk of the reference data). Large ones use 6, which takes
 * a hundredth of it.
 */
const QUALITY = { small: 10, large: 6 };
/** Bytes up to which a body is kept in every encoding. */
const ALL_UP_TO = 200_000;
/** Bytes of large bodies kept in encodings other than brotli; the oldest are dropped. */
const OTHERS_UP_TO = 24_000_000;

/** Compresses a text once for all requests. */
export async function makeBody(version: string, text: string): Promise<CachedBody> {
  const identity = Buffer.from(text);
  const small = identity.length <= ALL_UP_TO;
  const [br, zipped] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: small ? QUALITY.small : QUALITY.large,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    small ? toGzip(identity) : null,
  ]);
  return { version, tag: bodyTag(text), br, gzip: zipped, identity: small ? identity : null };
}

/** ETag of a text. */
export const bodyTag = (text: string): string => `W/"${digest(text).slice(0, 22)}"`;

/** Large bodies kept in other encodings with their bytes, the latest last. */
const others = new Map<CachedBody, number>();
let othersBytes = 0;

/** Bytes of a body in an encoding, converted from brotli if necessary. */
export async function bytesIn(body: CachedBody, encoding: Encoding): Promise<Buffer> {
  const held = body[encoding];
  if (held) return held;
  const identity = body.identity ?? (await fromBrotli(body.br));
  const bytes = encoding === 'gzip' ? await toGzip(identity) : identity;
  body[encoding] = bytes;
  hold(body, bytes.length);
  return bytes;
}

function hold(body: CachedBody, bytes: number): void {
  others.set(body, (others.get(body) ?? 0) + bytes);
  othersBytes += bytes;
  for (const [oldest, size] of others) {
    if (othersBytes <= OTHERS_UP_TO || oldest === body) break;
    others.delete(oldest);
    othersBytes -= size;
    oldest.gzip = null;
    oldest.identity = null;
  }
}
