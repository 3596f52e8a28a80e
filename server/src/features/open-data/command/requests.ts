import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `npm run open-data` asks the running server by an empty file of this name, which becomes the answer. */
const ASKED = /^asked-([0-9a-f-]{36})$/;

/** Folder of the requests. */
export const requestsFolder = (dataDir: string): string => join(dataDir, 'open-data');

/** Leaves a request, and returns its number. */
export async function askForRelease(folder: string): Promise<string> {
  const id = randomUUID();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, `asked-${id}`), '', { mode: 0o600 });
  return id;
}

/** Numbers of the requests that wait; none where there is no folder. */
export async function waitingRequests(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => ASKED.exec(name)?.[1] ?? []);
}

/** Answers a request. */
export async function answerRequest(folder: string, id: string, text: string): Promise<void> {
  const file = join(folder, `asked-${id}`);
  await writeFile(file, text);
  await rename(file, join(folder, `answered-${id}`));
}

/** Takes the answer of a request; null as long as there is none. */
export async function takeAnswer(folder: string, id: string): Promise<string | null> {
  const file = join(folder, `answered-${id}`);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) await rm(file, { force: true });
  return text;
}
