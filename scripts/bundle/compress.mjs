import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { walk } from '../../shared/webpack/files.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|html|json|geojson|svg|pbf|ttf|map|txt|webmanifest)$/;
/** Below this many bytes compression saves no network packet. */
const MIN_BYTES = 1000;
/** Changed in place by deployments and by hand, so a compressed copy would become outdated. */
const MUTABLE_FILES = /[\\/]registry\.json$/;

/** Writes `.br` and `.gz` of a file; unless `always`, existing ones are kept. */
export async function compressFile(file, always = true) {
  if (!always && existsSync(`${file}.br`)) return;
  const content = await readFile(file);
  if (content.length < MIN_BYTES || MUTABLE_FILES.test(file)) {
    await Promise.all([`${file}.br`, `${file}.gz`].map((old) => rm(old, { force: true })));
    return;
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/**
 * Writes `.br` and `.gz` beside every file worth compressing, so that the server need not compress.
 * @param {(file: string) => boolean} mutable files whose name does not change with their content
 */
export async function compressFolder(folder, mutable = () => false) {
  const files = walk(folder).filter((file) => COMPRESSIBLE.test(file));
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop())
      await compressFile(file, mutable(file));
  };
  await Promise.all([worker(), worker(), worker()]);
}
