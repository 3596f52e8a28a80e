import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A parsed JSON file with an etag that changes when it does. */
export interface TextFile {
  content: unknown;
  etag: string;
}

const cachedFiles = new Map<string, TextFile>();

/** A file of the portal, read again when it has changed; null when it does not exist. */
export async function localFile(portalDir: string, path: string): Promise<TextFile | null> {
  const file = join(portalDir, path);
  try {
    const { mtimeMs, size } = await stat(file);
    const etag = `${mtimeMs}-${size}`;
    const cached = cachedFiles.get(file);
    if (cached?.etag === etag) return cached;
    const read = { content: JSON.parse(await readFile(file, 'utf8')) as unknown, etag };
    cachedFiles.set(file, read);
    return read;
  } catch (error) {
    cachedFiles.delete(file);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Fetches a file; null when its host does not have it. Rejects when the host does not respond. */
type FetchFile = (address: string) => Promise<unknown>;

/** Milliseconds to wait for a module's host. */
const FETCH_TIMEOUT_MS = 2_000;

const fetchFile: FetchFile = async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
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
  ask: FetchFile = fetchFile,
): (id: string, path: string) => Promise<TextFile | null> {
  const requests = new Map<string, Promise<TextFile | null>>();
  return async (id, path) => {
    const release = addresses.find((one) => one.endsWith(`/${id}/release.json`));
    if (!release) return null;
    const address = new URL(path, release).href;
    const fetching =
      requests.get(address) ?? ask(address).then((content) => content && { content, etag: address });
    requests.set(address, fetching as Promise<TextFile | null>);
    try {
      return (await fetching) as TextFile | null;
    } catch {
      requests.delete(address);
      return null;
    }
  };
}
