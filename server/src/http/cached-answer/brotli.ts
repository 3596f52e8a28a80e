import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Compressed off the main thread. @param quality 0 to 11 */
export const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
