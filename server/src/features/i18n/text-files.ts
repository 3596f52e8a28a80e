import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A JSON file and an etag that moves when it does. */
export interface TextFile {
  content: unknown;
  etag: string;
}

const held = new Map<string, TextFile>();

/** A file of the portal, read again when it has changed; null when it is not there. */
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

/** Asks for a file; rejects when its host does not answer, null when it has none. */
type AskFile = (address: string) => Promise<unknown>;

/** Milliseconds that a reader waits for a module that hangs. */
const LIMIT = 2_000;

const askFile: AskFile = async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
};

/**
 * Files of the releases of modules that are hosted apart, beside the `release.json` that names them. What lies in a
 * release never changes, so that each file is asked for once; one that cannot be had is asked for again.
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
