import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileName } from '@ciguawatch/shared/domain/text/files/file-name';

/** Backups that the server made by itself: `ciguawatch-2026-11-20T0210.jsonl.gz`, with `.age` where encrypted. */
const MADE = /^ciguawatch-\d{4}-\d{2}-\d{2}T\d{4}\.jsonl\.gz(\.age)?$/;
/** Those made before its schema changed: `ciguawatch-2026-11-20T0210-before-0025_sampling_station.jsonl.gz`. */
const BEFORE = /^ciguawatch-\d{4}-\d{2}-\d{2}T\d{4}-before-\w+\.jsonl\.gz(\.age)?$/;
/** Somebody at the server asks for one in a file of this name. */
const ASKED = /^asked-[0-9a-f-]{36}$/;

/** Name of a backup that is made now; in order of time when sorted. */
export function backupName(now: number): string {
  return fileName(`ciguawatch-${new Date(now).toISOString().slice(0, 16).replace(/:/, '')}.jsonl.gz`);
}

/** Backups in a folder, the oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => MADE.test(name)).sort();
}

/** Removes the oldest backups of a folder, so that so many are left. Files of other names stay. */
export async function rotate(folder: string, keep: number): Promise<void> {
  await removeOldest(folder, await backupsIn(folder), keep);
}

/** Name of a backup that is made before the schema changes: its time, then the first change that it lacks. */
export const beforeName = (change: string, now: number): string =>
  backupName(now).replace(/\.jsonl\.gz$/, `-before-${change}.jsonl.gz`);

/** Milliseconds that a backup of before a change of the schema stays: as long as what it holds may be restored. */
const BEFORE_MS = 30 * 86_400_000;

/** Removes backups made before a migration once they are thirty days old, because they hold what was erased since. */
export async function removeOldMigrationBackups(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const oldest = backupName(now - BEFORE_MS);
  for (const name of names)
    if (BEFORE.test(name) && name < oldest) await rm(join(folder, name), { force: true });
}

/** Removes the oldest of those that were made before the schema changed; the last one stays in any case. */
export async function rotateBefore(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => BEFORE.test(name)).sort();
  await removeOldest(folder, names, Math.max(1, keep));
}

async function removeOldest(folder: string, names: readonly string[], keep: number): Promise<void> {
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name));
}

/**
 * Asks the server that has the embedded database open for a backup: no second program may open it.
 * @returns the name of the request; it is gone once the server has made the backup
 */
export async function askForBackup(folder: string): Promise<string> {
  const name = `asked-${randomUUID()}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, name), '', { mode: 0o600 });
  return name;
}

/** Requests that wait. */
export async function askedFor(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => ASKED.test(name));
}

/** Takes requests that were answered, or given up, away. */
export async function answered(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

/** Whether a request still waits. */
export const waits = (folder: string, name: string): Promise<boolean> =>
  stat(join(folder, name)).then(
    () => true,
    () => false,
  );
