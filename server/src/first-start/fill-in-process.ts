import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { SIGNALS } from '../signals';

/** Command-line argument that makes the server fill a new database and end. */
export const FILL = 'fill';

/** Whether the start creates the embedded database. */
export const isFirstStart = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): boolean =>
  !databaseUrl && !existsSync(join(dataDir, 'pgdata', 'PG_VERSION'));

/**
 * Makes and fills the embedded database in a process of its own: memory of the engine only ever grows, and filling
 * takes twice what the server needs afterwards. Whatever goes wrong, the start that follows does the
 * rest itself, and says what is in the way.
 * @param program what runs it: Node's own arguments, the bundle of the server
 */
export function fillInProcess(
  program: readonly string[] = [...process.execArgv, process.argv[1] ?? ''],
): Promise<void> {
  const child = spawn(process.execPath, [...program, FILL], { stdio: 'ignore' });
  // It closes the database before it ends; a folder that is cut while it is made cannot be opened again.
  const end = (): void => void child.kill('SIGTERM');
  for (const signal of SIGNALS) process.once(signal, end);
  return new Promise((resolve) => {
    const done = (): void => {
      for (const signal of SIGNALS) process.off(signal, end);
      resolve();
    };
    child.once('error', done);
    child.once('exit', done);
  });
}
