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
const BROTLI_QUALITY = { small: 10, large: 6 };
/** Bytes up to which a body is kept in every encoding. */
const MAX_BYTES_FOR_ALL_ENCODINGS = 200_000;
/** Bytes of large bodies kept in encodings other than brotli; the oldest are dropped. */
const MAX_BYTES_OF_OTHERS = 24_000_000;

/** Compresses a text once for all requests. */
export async function makeBody(version: string, text: string): Promise<CachedBody> {
  const identity = Buffer.from(text);
  const small = identity.length <= MAX_BYTES_FOR_ALL_ENCODINGS;
  const [br, zipped] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: small ? BROTLI_QUALITY.small : BROTLI_QUALITY.large,
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
const otherEncodings = new Map<CachedBody, number>();
let otherEncodingsBytes = 0;

/** Bytes of a body in an encoding, converted from brotli if necessary. */
export async function encodedBytes(body: CachedBody, encoding: Encoding): Promise<Buffer> {
  const cachedBytes = body[encoding];
  if (cachedBytes) return cachedBytes;
  const identity = body.identity ?? (await fromBrotli(body.br));
  const bytes = encoding === 'gzip' ? await toGzip(identity) : identity;
  body[encoding] = bytes;
  keepEncoding(body, bytes.length);
  return bytes;
}

function keepEncoding(body: CachedBody, bytes: number): void {
  otherEncodings.set(body, (otherEncodings.get(body) ?? 0) + bytes);
  otherEncodingsBytes += bytes;
  for (const [oldest, size] of otherEncodings) {
    if (otherEncodingsBytes <= MAX_BYTES_OF_OTHERS || oldest === body) break;
    otherEncodings.delete(oldest);
    otherEncodingsBytes -= size;
    oldest.gzip = null;
    oldest.identity = null;
  }
}
