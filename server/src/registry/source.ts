import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Text of the registry, with an etag that changes when it does. */
interface RegistryText {
  text: string;
  etag: string;
}

/** Reads the registry; null when there is none. */
export type RegistrySource = () => Promise<RegistryText | null>;

/** The file `registry.json`, which a deployment or a person changes in place. */
export const registryFile = (portalDir: string): RegistrySource =>
  watchedFile(join(portalDir, 'registry.json'));

/** The file with the names that the shell offers from `shared/`; replaced when the shell is rebuilt. */
export const offerFile = (portalDir: string): RegistrySource => watchedFile(join(portalDir, 'surface.json'));

/** A file that is read again when it has changed; null when it does not exist. */
export function watchedFile(file: string): RegistrySource {
  let held: RegistryText | null = null;
  return async () => {
    const stats = await stat(file).catch(() => null);
    if (!stats) return null;
    const etag = `${stats.mtimeMs}-${stats.size}-${stats.ino}`;
    if (held?.etag !== etag) held = { text: await readFile(file, 'utf8'), etag };
    return held;
  };
}
