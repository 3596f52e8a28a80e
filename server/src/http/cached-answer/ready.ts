import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** An answer in every encoding it is sent in. */
export interface Ready {
  version: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Good compression in a hundredth of the time of the best one; it runs at each change. */
const QUICK = 6;
/** A quarter smaller, at about 5 seconds per megabyte. */
const BEST = 11;
/** Bytes up to which the best compression is worth its time. */
const BEST_UP_TO = 600_000;

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
  const [br, zipped] = await Promise.all([compress(identity, QUICK), toGzip(identity)]);
  return { version, identity, br, gzip: zipped };
}

/** Puts the best compression in place of the quick one, behind whoever asks meanwhile. */
export async function improve(ready: Ready): Promise<void> {
  if (ready.identity.length <= BEST_UP_TO) ready.br = await compress(ready.identity, BEST);
}

/** Answers that stay as they are until their version moves. */
export class ReadyAnswers {
  readonly #held = new Map<string, Ready>();
  readonly #making = new Map<string, Promise<Ready>>();

  /**
   * The answer of a key at a version, made at most once however many ask at the
   * same time.
   * @param make gives the text, with the version it really is of
   */
  async get(
    key: string,
    version: string,
    make: () => Promise<{ version: string; text: string }>,
  ): Promise<Ready> {
    const held = this.#held.get(key);
    if (held?.version === version) return held;
    const work = `${key} ${version}`;
    const making = this.#making.get(work);
    if (making) return making;
    const made = make()
      .then(({ version: own, text }) => makeReady(own, text))
      .then((ready) => {
        this.#held.set(key, ready);
        void improve(ready).catch(() => undefined);
        return ready;
      })
      .finally(() => this.#making.delete(work));
    this.#making.set(work, made);
    return made;
  }
}
