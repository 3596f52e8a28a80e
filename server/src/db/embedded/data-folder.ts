import { accessSync, chmodSync, constants, type Dirent, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/start-error';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Permission bits that new files never give: none for the group and others. */
const PRIVATE_UMASK = 0o077;

/**
 * Creates the data folder, readable by this account alone: it holds health data, and mails with links that
 * open accounts.
 * @throws StartError when this account may not write to it
 */
export function makeDataFolder(dir: string): void {
  process.umask(PRIVATE_UMASK);
  try {
    mkdirSync(dir, { recursive: true, mode: FOLDER_MODE });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${dir} cannot be used (${(error as Error).message}): set DATA_DIR to a folder this account may write to.`,
    );
  }
}

/**
 * Files and folders that the server itself makes in its data folder; it changes the permissions of no others.
 */
const OWN_ENTRIES = /^(pgdata|outbox|media|backups|secret\.key|server\.pid|write-probe)(\.\d+)?$/;

/**
 * Restores the permissions (folders 0700, files 0600) that an earlier version, another program or a copy left
 * open. Symbolic links are skipped because they may lead out of the folder, and the folder itself if it holds
 * foreign files.
 * @returns paths that could not be changed, for instance because another account owns them
 */
export function restorePermissions(dir: string): string[] {
  if (process.platform === 'win32') return [];
  const unchanged: string[] = [];
  const entries = entriesOf(dir, unchanged);
  const ownEntries = entries.filter(({ name }) => OWN_ENTRIES.test(name));
  if (ownEntries.length === entries.length) restoreMode(dir, FOLDER_MODE, unchanged);
  const waiting: [string, Dirent][] = ownEntries.map((entry) => [dir, entry]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [folder, entry] = next;
    const path = join(folder, entry.name);
    if (entry.isFile()) restoreMode(path, FILE_MODE, unchanged);
    if (!entry.isDirectory()) continue;
    restoreMode(path, FOLDER_MODE, unchanged);
    for (const below of entriesOf(path, unchanged)) waiting.push([path, below]);
  }
  return unchanged;
}

function entriesOf(folder: string, failedPaths: string[]): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    failedPaths.push(folder);
    return [];
  }
}

function restoreMode(path: string, mode: number, failedPaths: string[]): void {
  try {
    if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch (error) {
    // A file that was removed meanwhile needs no permissions.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failedPaths.push(path);
  }
}
