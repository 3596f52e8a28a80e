import { accessSync, chmodSync, constants, type Dirent, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/start-error';

const FOLDER = 0o700;
const FILE = 0o600;
/** What everybody else may do with a file made from now on: nothing. */
const MASK = 0o077;

/**
 * Makes the data folder and keeps it to this account: mails hold links that open accounts, and the
 * database holds health data. One that this account may not write to is a one-sentence error.
 */
export function makeDataFolder(dir: string): void {
  process.umask(MASK);
  try {
    mkdirSync(dir, { recursive: true, mode: FOLDER });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${dir} cannot be used (${(error as Error).message}): set DATA_DIR to a folder this account may write to.`,
    );
  }
}

/** What the server keeps in its data folder. Nothing else in there is touched. */
const OWN = /^(pgdata|outbox|media|backups|secret\.key|server\.pid|write-probe)(\.\d+)?$/;

/**
 * Mends the rights of what an earlier version, another program or a copy left open: folders 0700, files
 * 0600. Links are left alone, since they may lead out of the folder; so is the data folder itself
 * when others keep something in it.
 * @returns what could not be mended, for instance because it belongs to another account
 */
export function mendRights(dir: string): string[] {
  if (process.platform === 'win32') return [];
  const wrong: string[] = [];
  const entries = entriesOf(dir, wrong);
  const own = entries.filter(({ name }) => OWN.test(name));
  if (own.length === entries.length) mend(dir, FOLDER, wrong);
  const waiting: [string, Dirent][] = own.map((entry) => [dir, entry]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [folder, entry] = next;
    const path = join(folder, entry.name);
    if (entry.isFile()) mend(path, FILE, wrong);
    if (!entry.isDirectory()) continue;
    mend(path, FOLDER, wrong);
    for (const below of entriesOf(path, wrong)) waiting.push([path, below]);
  }
  return wrong;
}

function entriesOf(folder: string, wrong: string[]): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    wrong.push(folder);
    return [];
  }
}

function mend(path: string, mode: number, wrong: string[]): void {
  try {
    if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch (error) {
    // What vanished meanwhile needs no rights.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') wrong.push(path);
  }
}
