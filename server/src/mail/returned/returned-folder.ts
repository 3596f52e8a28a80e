import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markedMail } from './mark';

/** Notices handled at once, so that a flood of them cannot hold up the server. */
const BATCH = 1000;

const folderOf = (dataDir: string): string => join(dataDir, 'returned');

/**
 * Leaves word for the server that a mail came back: an empty file named by its mark. The notice itself, which holds an
 * address, is not kept.
 * @throws Error without the data folder of a portal, which no mail server may create
 */
export async function recordReturnedMail(dataDir: string, mark: string): Promise<void> {
  await stat(dataDir);
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(join(folderOf(dataDir), mark), '', { mode: 0o600 });
}

/**
 * Hands the numbers of mails that came back to `note`, then forgets them; what bears no signature of ours is dropped.
 * @param secret key of the marks
 */
export async function takeReturned(
  dataDir: string,
  secret: string,
  note: (mails: number[]) => Promise<unknown>,
): Promise<void> {
  const names = (await readdir(folderOf(dataDir)).catch(() => [])).slice(0, BATCH);
  const mails = names.flatMap((name) => markedMail(secret, name) ?? []);
  if (mails.length > 0) await note(mails);
  for (const name of names) await rm(join(folderOf(dataDir), name), { force: true });
}
