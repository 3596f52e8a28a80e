import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { digest } from '../../security/hash';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

export type Encoding = 'identity' | 'br' | 'gzip';

/** A body as it is held: always in brotli, and in the other encodings where they are small or were asked for. */
export interface CachedBody {
  /** Of what it was made of; known to this server alone. */
  version: string;
  /** Hash of the text: it says nothing that the text does not. */
  tag: string;
  br: Buffer;
  gzip: Buffer | null;
  identity: Buffer | null;
}

/**
 * Qualities of brotli: somebody waits for it after each change. Of a small body 10, a twentieth larger than the best in a
 * sixth of its time (0.1 s for the packed chunk of the reference data); of a large one 6, in a hundredth.
 */
const QUALITY = { small: 10, large: 6 };
/** Bytes up to which every encoding is held. */
const ALL_UP_TO = 200_000;
/** Bytes of large bodies that are held in other encodings than brotli, the latest ones. */
const OTHERS_UP_TO = 24_000_000;

/** Compresses a text once for all that will ask. */
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

/** The tag of a text, as `ETag` names it. */
export const bodyTag = (text: string): string => `W/"${digest(text).slice(0, 22)}"`;

/** Large bodies in other encodings, the latest last. */
const others = new Map<CachedBody, number>();
let othersBytes = 0;

/** The bytes of a body; made of the brotli ones where they are not held. */
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
