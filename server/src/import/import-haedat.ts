import { resolve } from 'node:path';
import { backupBefore } from '../backup/before-migration';
import { readConfig } from '../config/config';
import { openStore } from '../db/open';
import { prepare } from '../db/start/prepare';
import { importHaedat } from './haedat';
import { eventRows } from './haedat-file';
import { describeReport } from './haedat-report';

/** Exit codes: all rows imported, failed, some rows refused. */
const EXIT_DONE = 0;
const EXIT_FAILED = 1;
const EXIT_PARTLY_REFUSED = 2;

/** npm starts the script in `server/`, but file names are meant relative to the caller's folder. */
const callerFolder = process.env.INIT_CWD ?? process.cwd();

async function main(): Promise<number> {
  const name = process.argv[2];
  if (!name) throw new Error('Usage: npm run import:haedat -w server -- FILE');
  const file = resolve(callerFolder, name);
  const rows = eventRows(file);
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    await prepare(store, backupBefore(config, Date.now()));
    const onProgress = (done: number, total: number) => console.log(`${done} of ${total} rows`);
    const report = await importHaedat(store, rows, { now: Date.now(), onProgress });
    for (const line of describeReport(report)) console.log(line);
    return report.refused.length > 0 ? EXIT_PARTLY_REFUSED : EXIT_DONE;
  } finally {
    await store.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = EXIT_FAILED;
  },
);
