import { resolve } from 'node:path';
import { readConfig } from '../config/config';
import { openStore } from '../db/open';
import { sizeOf } from './format';
import { restore } from './restore';
import { storedFiles } from './stored-files';

/** npm starts the script in `server/`, but file names are meant relative to the caller's folder. */
const callerFolder = process.env.INIT_CWD ?? process.cwd();

/**
 * `npm run restore -- FILE [KEY_FILE]`: loads a backup into an empty database of `DATABASE_URL` or into the
 * embedded one of a new `DATA_DIR`. The backup may come from the other engine.
 */
async function main(): Promise<void> {
  const [name, key] = process.argv.slice(2);
  if (!name) throw new Error('Usage: npm run restore -- FILE [KEY_FILE]');
  const { database: _, ...config } = readConfig(process.env);
  const store = await openStore(config);
  try {
    const from = { file: resolve(callerFolder, name), ...(key && { keyFile: resolve(callerFolder, key) }) };
    const end = await restore({ store, media: storedFiles(config) }, from);
    const { rows, tables, files } = sizeOf(end);
    console.log(`Restored and compared: ${rows} rows of ${tables} tables, ${files} files.`);
  } finally {
    await store.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
