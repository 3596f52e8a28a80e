import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A parsed JSON file with an etag that changes when it does. */
export interface TextFile {
  content: unknown;
  etag: string;
}

const held = new Map<string, TextFile>();

/** A file of the portal, read again when it has changed; null when it does not exist. */
export async function localFile(portalDir: string, path: string): Promise<TextFile | null> {
  const file = join(portalDir, path);
  try {
    const { mtimeMs, size } = await stat(file);
    const etag = `${mtimeMs}-${size}`;
    const known = held.get(file);
    if (known?.etag === etag) return known;
    const read = { content: JSON.parse(await readFile(file, 'utf8')) as unknown, etag };
    held.set(file, read);
    return read;
  } catch (error) {
    held.delete(file);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Fetches a file; null when its host does not have it. Rejects when the host does not respond. */
type AskFile = (address: string) => Promise<unknown>;

/** Milliseconds to wait for a module's host. */
const LIMIT = 2_000;

const askFile: AskFile = async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
};

/**
 * Reads files of modules that are hosted elsewhere. Files of a release never change, so each is fetched once;
 * a failed one is fetched again.
 * @param addresses of the modules' `release.json`
 */
export function remoteFiles(
  addresses: readonly string[],
  ask: AskFile = askFile,
): (id: string, path: string) => Promise<TextFile | null> {
  const known = new Map<string, Promise<TextFile | null>>();
  return async (id, path) => {
    const release = addresses.find((one) => one.endsWith(`/${id}/release.json`));
    if (!release) return null;
    const address = new URL(path, release).href;
    const asked = known.get(address) ?? ask(address).then((content) => content && { content, etag: address });
    known.set(address, asked as Promise<TextFile | null>);
    try {
      return (await asked) as TextFile | null;
    } catch {
      known.delete(address);
      return null;
    }
  };
}
