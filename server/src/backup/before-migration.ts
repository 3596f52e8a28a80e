import { join } from 'node:path';
import type { Config } from '../config/config';
import type { BeforeMigration } from '../db/start/migrate';
import { StartError } from '../db/start/start-error';
import { migrationBackupName, rotateMigrationBackups } from './backups';
import { type FileFolders, storedFiles } from './stored-files';
import { writeBackup } from './write-backup';

/**
 * Returns a function that backs up the database before its schema changes; if that fails, the migration does
 * not run and the start stops.
 * @param now milliseconds since 1970 UTC
 */
export function backupBefore(
  { backup: { folder, keep, recipients }, ...folders }: Pick<Config, 'backup'> & FileFolders,
  now: number,
): BeforeMigration {
  return async (store, pending) => {
    const file = join(folder, migrationBackupName(pending[0] ?? '', now));
    try {
      await writeBackup({ store, media: storedFiles(folders), recipients }, file, now);
      await rotateMigrationBackups(folder, keep);
    } catch (error) {
      throw new StartError(
        `The database was left as it is, since no backup could be made before its schema changes (${(error as Error).message}): make room in ${folder}, or set BACKUP_DIR to another folder.`,
      );
    }
  };
}
