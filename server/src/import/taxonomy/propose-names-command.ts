import { basename, resolve } from 'node:path';
import { backupBefore } from '../../backup/before-migration';
import { systemClock } from '../../clock';
import { readConfig } from '../../config/config';
import { openStore } from '../../db/open';
import { prepare } from '../../db/start/prepare';
import { describeNames, proposeNames } from './propose-names';
import { registeredNames } from './register-file';

/** Exit codes: all asked for, failed, some left open or refused. */
const EXIT_DONE = 0;
const EXIT_FAILED = 1;
const EXIT_OPEN = 2;

/** npm starts the script in `server/`, but file names are meant relative to the caller's folder. */
const callerFolder = process.env.INIT_CWD ?? process.cwd();

async function main(): Promise<number> {
  const [name, email] = process.argv.slice(2);
  if (!name || !email) throw new Error('Usage: npm run propose:names -w server -- FILE EDITOR');
  const register = registeredNames(resolve(callerFolder, name));
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    await prepare(store, backupBefore(config, systemClock.now()));
    const result = await proposeNames({ store, clock: systemClock }, email, register, basename(name));
    for (const line of describeNames(result)) console.log(line);
    return result.open.length + result.refused.length > 0 ? EXIT_OPEN : EXIT_DONE;
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
