import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileName } from '@ciguawatch/shared/domain/text/files/file-name';

/**
 * Names of daily and requested backups: `ciguawatch-2026-11-20T0210.jsonl.gz`, with `.age` when encrypted.
 */
const MADE = /^ciguawatch-\d{4}-\d{2}-\d{2}T\d{4}\.jsonl\.gz(\.age)?$/;
/**
 * Names of backups before a migration: `ciguawatch-2026-11-20T0210-before-0025_sampling_station.jsonl.gz`.
 */
const BEFORE = /^ciguawatch-\d{4}-\d{2}-\d{2}T\d{4}-before-\w+\.jsonl\.gz(\.age)?$/;
/** `npm run backup` asks the running server for a backup by an empty file of this name. */
const ASKED = /^asked-[0-9a-f-]{36}$/;

/** Name of a backup made at `now` (milliseconds since 1970 UTC); sorting the names sorts by time. */
export function backupName(now: number): string {
  return fileName(`ciguawatch-${new Date(now).toISOString().slice(0, 16).replace(/:/, '')}.jsonl.gz`);
}

/** Names of the daily and requested backups of a folder, the oldest first; none if there is no folder. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => MADE.test(name)).sort();
}

/** Minute of the newest daily or requested backup of a folder, in UTC; null when there is none. */
export async function lastBackup(folder: string): Promise<string | null> {
  const [, day, hour, minute] =
    /(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})/.exec((await backupsIn(folder)).at(-1) ?? '') ?? [];
  return day ? `${day}T${hour}:${minute}:00.000Z` : null;
}

/** Removes the oldest daily backups until `keep` are left; files of other names are not touched. */
export async function rotateDailyBackups(folder: string, keep: number): Promise<void> {
  await removeOldest(folder, await backupsIn(folder), keep);
}

/** Name of a backup made before a migration: its time, then the first migration that the database lacks. */
export const migrationBackupName = (change: string, now: number): string =>
  backupName(now).replace(/\.jsonl\.gz$/, `-before-${change}.jsonl.gz`);

/**
 * Milliseconds that a backup before a migration is kept: personal data erased since would come back with it.
 */
const BEFORE_MS = 30 * 86_400_000;

/** Removes backups made before a migration once they are thirty days old, because they hold what was erased since. */
export async function removeOldMigrationBackups(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const oldest = backupName(now - BEFORE_MS);
  for (const name of names)
    if (BEFORE.test(name) && name < oldest) await rm(join(folder, name), { force: true });
}

/** Removes the oldest backups before migrations until `keep` are left, but always keeps the newest. */
export async function rotateMigrationBackups(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => BEFORE.test(name)).sort();
  await removeOldest(folder, names, Math.max(1, keep));
}

async function removeOldest(folder: string, names: readonly string[], keep: number): Promise<void> {
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name));
}

/**
 * Asks the server that has the embedded database open for a backup, since no second program may open it.
 * @returns the name of the request file, which the server removes when it has finished
 */
export async function requestBackup(folder: string): Promise<string> {
  const name = `asked-${randomUUID()}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, name), '', { mode: 0o600 });
  return name;
}

/** Names of the request files that the server has not handled yet. */
export async function backupRequests(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => ASKED.test(name));
}

/** Removes request files that were handled or given up. */
export async function removeRequests(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

/** Whether the server has not handled a request file yet. */
export const isWaiting = (folder: string, name: string): Promise<boolean> =>
  stat(join(folder, name)).then(
    () => true,
    () => false,
  );
