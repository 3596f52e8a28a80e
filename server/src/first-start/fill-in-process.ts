import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { SIGNALS } from '../signals';

/** Command-line argument: fill a new database and exit. */
export const FILL_ARGUMENT = 'fill';

/** Whether this start must create the embedded database. */
export const isFirstStart = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): boolean =>
  !databaseUrl && !existsSync(join(dataDir, 'pgdata', 'PG_VERSION'));

/**
 * Creates and fills the embedded database in a separate process, because the engine never releases memory and
 * filling needs twice as much as serving. Errors are ignored: the following start does what is left and
 * reports the cause.
 * @param program Node arguments and the server's bundle
 */
export function fillInProcess(
  program: readonly string[] = [...process.execArgv, process.argv[1] ?? ''],
): Promise<void> {
  const child = spawn(process.execPath, [...program, FILL_ARGUMENT], { stdio: 'ignore' });
  // SIGTERM lets it close the database; a folder cut off during its creation cannot be opened again.
  const end = (): void => void child.kill('SIGTERM');
  for (const signal of SIGNALS) process.once(signal, end);
  return new Promise((resolve) => {
    const stopListening = (): void => {
      for (const signal of SIGNALS) process.off(signal, end);
      resolve();
    };
    child.once('error', stopListening);
    child.once('exit', stopListening);
  });
}
