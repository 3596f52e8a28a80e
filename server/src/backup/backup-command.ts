import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../config/config';
import { isDataFolderOpen } from '../db/embedded/is-open';
import { openStore } from '../db/open';
import { backupName, backupsIn, isWaiting, requestBackup } from './backups';
import { sizeOf } from './format';
import { storedFiles } from './stored-files';
import { writeBackup } from './write-backup';

/** Milliseconds to wait until the running server has made the requested backup. */
const PATIENCE = 15 * 60_000;

/** npm starts the script in `server/`, but file names are meant relative to the caller's folder. */
const callerFolder = process.env.INIT_CWD ?? process.cwd();

/**
 * `npm run backup [-- FILE]`: writes the database, the pictures and the private files into one file. If a server has the
 * embedded database open, that server is asked to do it, since no second program may open the folder.
 */
async function main(): Promise<void> {
  const { database: _, ...config } = readConfig(process.env);
  const { dataDir, databaseUrl, backup } = config;
  const named = process.argv[2];
  if (!databaseUrl && (await isDataFolderOpen(dataDir))) {
    if (named)
      throw new Error(
        `A server has ${dataDir} open: without a file name it makes the backup, in ${backup.folder}.`,
      );
    return letServerMake(backup.folder);
  }
  const now = Date.now();
  const name = named ? resolve(callerFolder, named) : join(backup.folder, backupName(now));
  const store = await openStore(config);
  try {
    const source = { store, media: storedFiles(config), recipients: backup.recipients };
    const { file, end } = await writeBackup(source, name, now);
    const { rows, tables, files } = sizeOf(end);
    console.log(`${file}\n${rows} rows of ${tables} tables, ${files} files.`);
  } finally {
    await store.close();
  }
}

async function letServerMake(folder: string): Promise<void> {
  const before = new Set(await backupsIn(folder));
  const request = await requestBackup(folder);
  for (const end = Date.now() + PATIENCE; await isWaiting(folder, request); await pause(300)) {
    if (Date.now() > end) throw new Error('The server that has the data folder open did not answer.');
  }
  const made = (await backupsIn(folder)).filter((name) => !before.has(name));
  if (made.length === 0) throw new Error('The server could not make it: its log says why.');
  console.log(made.map((name) => join(folder, name)).join('\n'));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
